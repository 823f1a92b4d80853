// The landscape behind the silhouette of a card: a pale or dark sky in the faction's colour, a disc of light, two ridges.
import { FACTION_COLOURS, GROUND } from '../../../src/games/wotr-cards/text/pictures'
import type { Faction } from '../../../src/games/wotr-cards/types'
import { rng } from '../../kit/chance'
import { f } from '../../kit/geometry'
import { id } from '../../kit/names'
import { gradient } from '../../kit/pen'
import { isShadow } from '../colours'
import { skyStrokes } from '../land/pen'
import { seedOf } from '../land/scene'

const { width: W, height: H } = GROUND
const TOOTH = 13

export function ground(faction: Faction, variant: number): string {
  const r = rng(seedOf(`${faction}-${variant}`))
  const [colour, dark, sky] = [FACTION_COLOURS[faction], isShadow(faction), id('sky')]
  const horizon = H * (0.63 + r() * 0.09)
  let s = `<defs>${gradient(sky, dark ? '0 #3a2320, 1 #1a100e' : '0 #F3E6C4, 1 #D8C292', 'x1="0" x2="0" y1="0" y2="1"')}</defs>
    <rect width="${W}" height="${H}" fill="url(#${sky})"/><rect width="${W}" height="${H}" fill="${colour}" opacity="${dark ? 0.34 : 0.26}"/>
    <circle cx="${f(W * 0.5 + (r() - 0.5) * 8)}" cy="${f(H * 0.44)}" r="${f(H * 0.36)}" fill="${dark ? '#B5432C' : '#FFF8E2'}"
    opacity="${dark ? 0.3 : 0.8}"/>
    <path d="${skyStrokes({ w: W, r }, 22, 3, horizon - 6, [8, 22])}" stroke="${dark ? '#E8B08C' : '#5a4632'}" stroke-opacity=".22"/>`
  for (const [drop, opacity] of [
    [0, 0.4],
    [8, 0.75],
  ] as const) {
    const foot = horizon + drop
    let d = `M0 ${H}V${f(foot)}`
    for (let x = -TOOTH * r(); x < W; x += TOOTH) d += `L${f(x + TOOTH / 2)} ${f(foot - r() * H * 0.17)}L${f(x + TOOTH)} ${f(foot + 2)}`
    s += `<path d="${d}V${H}z" fill="${colour}" opacity="${opacity}"/>`
  }
  return s
}
