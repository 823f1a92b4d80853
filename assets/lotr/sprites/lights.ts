// Glows to be added by the game, the look of the Eye, the way-lanterns.
import { lantern } from '../../kit/lantern'
import { ACTIVITY } from '../../kit/signs'
import { type Sprite, sprite } from './sprite'

/** falls from the anchor to the right, to be turned and stretched */
const beam = `<defs><linearGradient id="beamG"><stop offset="0" stop-color="#FFC46A" stop-opacity=".34"/>
  <stop offset="1" stop-color="#FFC46A" stop-opacity=".12"/></linearGradient></defs>
  <path d="M0 0L240 -48V48Z" fill="url(#beamG)" filter="url(#b4)"/>`
const round = (name: string, kind: string, rx: number, ry: number) =>
  sprite(`glow/${name}`, `<ellipse rx="${rx}" ry="${ry}" fill="url(#glow${kind})"/>`, rx, ry)
export const lights: Sprite[] = [
  round('lantern', 'G', 52, 48),
  round('ember', 'E', 60, 56),
  round('white', 'W', 46, 40),
  sprite('glow/beam', beam, 8, 60, 256, 60),
  ...[...Object.keys(ACTIVITY), 'event'].map((line) => sprite(`lantern/${line}`, lantern(0, 0, line, 1, false), 18, 56, 18, 9)),
]
