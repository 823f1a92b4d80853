/** The three great stations of a haven: a millstone with a picture, and a ribbon with number and name. */
import { TextStyle } from 'pixi.js'
import type { Art } from '../../../table/assets.ts'
import { branch } from '../../../table/branch.ts'
import { Actor, type Cast } from '../../../table/cast.tsx'
import { numberStyle } from '../../../table/station.tsx'
import { Track, type TrackStyle } from '../../../table/track.tsx'
import { PLACE_DATA } from '../data/index.ts'
import type { EventId, View } from '../types.ts'
import type { BoardPlace } from './geometry.ts'
import { Lantern } from './lantern.tsx'
import { havenEvent, lanternOf } from './placements.ts'

const MIDDLE = { x: 0.5, y: 0.5 }
/** Of the art: radius of the stone, and of its face from top to middle. */
const RADIUS = 53
const FACE = RADIUS * 0.86
/** What the ribbon's picture has around the ribbon, and the parts of it that must not be stretched. */
const MARGIN = 12
const SLICE = { leftWidth: 40, rightWidth: 24, topHeight: 20, bottomHeight: 20 }

const names = new Map<number, TextStyle>()
function nameStyle(size: number): TextStyle {
  const known = names.get(size)
  if (known) return known
  const style = new TextStyle({ fontFamily: ['IM Fell English SC', 'Georgia', 'serif'], fontSize: size, fill: '#2B2118' })
  names.set(size, style)
  return style
}

/** The way itself belongs to the picture; only its dots are drawn here. */
const DOTS: TrackStyle = { width: 0, dust: '#000000', dustAlpha: 0, edge: '#000000', edgeAlpha: 0, dot: '#140D08', spacing: 9 }

interface HavenProps {
  readonly view: View
  readonly board: BoardPlace
  readonly art: Art
  readonly cast: Cast
  readonly nameOf: (event: EventId) => string
  readonly sharpness: number
  readonly hasFonts: boolean
}

export function Haven(props: HavenProps) {
  const { view, board, art, cast } = props
  const standing = view.place === board.place ? havenEvent(view) : 1
  return (
    <pixiContainer label="great stations" ref={branch} sortableChildren eventMode="none">
      <Track label="way" points={board.way} style={DOTS} scale={board.scale * 1.5} />
      {board.stops.map((p, i) => (
        <GreatStation
          key={PLACE_DATA[board.place].events[i]?.id ?? i}
          {...props}
          n={i + 1}
          x={p.x}
          y={p.y}
          state={i + 1 < standing ? 'done' : i + 1 === standing ? 'now' : 'open'}
        />
      ))}
      <Actor cast={cast} label={lanternOf('event')}>
        <Lantern art={art} kind="event" />
      </Actor>
    </pixiContainer>
  )
}

interface GreatStationProps extends HavenProps {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly state: 'open' | 'now' | 'done'
}

function GreatStation({ board, art, n, x, y, state, nameOf, sharpness, hasFonts }: GreatStationProps) {
  const event = PLACE_DATA[board.place].events[n - 1]
  const scale = (board.scale * board.sizes.main) / RADIUS
  const name = event ? nameOf(event.id) : ''
  const size = board.isBleeding ? 23 : 19.5
  const width = Math.max(90, name.length * size * 0.5 + 46)
  const left = -width / 2
  return (
    <pixiContainer label={`stop/${n} ${state}`} x={x} y={y} zIndex={y} scale={scale}>
      <pixiSprite key={state} label="stone" texture={art.texture(`stone/haven-${state}`)} />
      <pixiSprite label="picture" texture={art.texture(`haven/${board.place}-${n}`)} alpha={state === 'done' ? 0.55 : 1} />
      <pixiContainer label="ribbon" y={FACE * 0.9}>
        <pixiNineSliceSprite
          key={state}
          label="strip"
          texture={art.texture(`ribbon/${state}`)}
          anchor={0}
          {...SLICE}
          x={left - MARGIN}
          y={-2}
          width={width + MARGIN * 2}
          height={44}
        />
        {hasFonts && (
          <>
            <pixiText
              label="number"
              text={String(n)}
              anchor={MIDDLE}
              x={left + 12}
              y={14}
              style={numberStyle(16, '#FFF3D6', '#140D08', 0)}
              resolution={sharpness}
            />
            <pixiText
              label="name"
              text={name}
              anchor={MIDDLE}
              x={13}
              y={13}
              style={nameStyle(size)}
              alpha={state === 'done' ? 0.78 : 1}
              resolution={sharpness}
            />
          </>
        )}
      </pixiContainer>
    </pixiContainer>
  )
}
