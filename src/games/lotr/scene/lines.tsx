/** Tracks, stations and lanterns of a scenario board. */
import type { Container } from 'pixi.js'
import { useMemo } from 'react'
import type { Art } from '../../../table/assets.ts'
import { branch } from '../../../table/branch.ts'
import { Actor, type Cast } from '../../../table/cast.tsx'
import { type Halo, Station } from '../../../table/station.tsx'
import { DUST, Track, type TrackStyle } from '../../../table/track.tsx'
import { PLACE_DATA } from '../data/index.ts'
import { ACTIVITIES, type Activity, type View } from '../types.ts'
import type { BoardPlace } from './geometry.ts'
import { Lantern } from './lantern.tsx'
import { lanternOf } from './placements.ts'

interface LinesProps {
  readonly view: View
  readonly board: BoardPlace
  readonly art: Art
  readonly cast: Cast
  readonly halo: (line: Activity, space: number) => Halo
  readonly lit: ReadonlySet<Activity>
  readonly haloRef: (thing: Container | null) => (() => void) | undefined
  readonly sharpness: number
  readonly hasFonts: boolean
}

const linesOf = (board: BoardPlace): readonly Activity[] => ACTIVITIES.filter((line) => board.lines[line])

/** Under everything else: the paths. */
export function Tracks({ board, lit }: Pick<LinesProps, 'board' | 'lit'>) {
  const { layout, scale } = board
  return (
    <pixiContainer label="tracks" eventMode="none">
      {linesOf(board).map((line) => (
        <LineTrack
          key={line}
          line={line}
          board={board}
          isLit={lit.has(line)}
          scale={scale}
          gap={layout.gap?.line === line ? layout.gap.after : null}
        />
      ))}
    </pixiContainer>
  )
}

interface LineTrackProps {
  readonly line: Activity
  readonly board: BoardPlace
  readonly isLit: boolean
  readonly scale: number
  readonly gap: number | null
}
/** In two parts where the march pauses: a thin track joins them. */
function LineTrack({ line, board, isLit, scale, gap }: LineTrackProps) {
  const points = board.lines[line] ?? []
  const style = useMemo<TrackStyle>(() => ({ ...DUST, ...board.layout.track }), [board])
  const thin = useMemo<TrackStyle>(() => ({ ...style, width: 4, dustAlpha: 0.22 }), [style])
  const parts = useMemo(
    () => (gap === null ? null : [points.slice(0, gap + 1), points.slice(gap, gap + 2), points.slice(gap + 1)]),
    [points, gap],
  )
  const grown = scale * (board.isBleeding ? 1.3 : 1)
  if (!parts) return <Track label={`track ${line}`} points={points} style={style} scale={grown} isLit={isLit} />
  return (
    <pixiContainer label={`track ${line}`}>
      {parts.map((part, i) => (
        <Track key={part[0]?.x ?? i} label={`part ${i + 1}`} points={part} style={i === 1 ? thin : style} scale={grown} isLit={isLit} />
      ))}
    </pixiContainer>
  )
}

export function Stations(props: LinesProps) {
  const { board, art, cast } = props
  return (
    <pixiContainer label="stations" ref={branch} sortableChildren eventMode="none">
      {linesOf(board).map((line) => (
        <LineStations key={line} line={line} {...props} />
      ))}
      {linesOf(board).map((line) => (
        <Actor key={line} cast={cast} label={lanternOf(line)}>
          <Lantern art={art} kind={line} />
        </Actor>
      ))}
      {board.layout.doom && (
        <Actor cast={cast} label="ring">
          <pixiSprite label="glow" texture={art.texture('glow/lantern')} blendMode="add" scale={1.6} />
          <pixiSprite label="the Ring" texture={art.texture('ring/one')} />
        </Actor>
      )}
    </pixiContainer>
  )
}

function LineStations({ line, view, board, art, halo, haloRef, sharpness, hasFonts }: LinesProps & { readonly line: Activity }) {
  const data = PLACE_DATA[board.place].lines[line]
  const points = board.lines[line]
  if (!data || !points) return null
  const isMain = data.main
  const stone = isMain ? 'stone/main' : 'stone/side'
  const scale = (board.scale * (isMain ? board.sizes.main : board.sizes.side)) / (isMain ? 23 : 21)
  const now = view.board?.place === board.place ? (view.board.lines[line] ?? 0) : 0
  return points.map((p, n) => {
    const space = data.spaces[n - 1]
    const isGoal = isMain && n === data.spaces.length
    const isBig = space?.content === 'bigShield'
    const isDone = n > 0 && n < now
    const sign = n === 0 ? `sign/${line}-light` : signOf(space?.content, space?.card)
    const grown = isGoal ? 1 : isBig ? 1.2 : 1
    const label = isMain ? (n === 0 ? data.startLabel : space?.label) : undefined
    return (
      <Station
        // biome-ignore lint/suspicious/noArrayIndexKey: stations never change their order
        key={`${line}-${n}`}
        label={`station/${line}-${n}`}
        x={p.x}
        y={p.y}
        zIndex={p.y}
        scale={scale}
        stone={art.texture(isGoal ? 'stone/goal' : `${stone}-${n === 0 ? 'start' : isDone ? 'done' : 'open'}`)}
        stoneScale={grown}
        sign={sign ? art.texture(sign) : null}
        signScale={isMain ? 1 : 21 / 23}
        signAlpha={isDone || isTaken(view, space?.card) ? 0.42 : 1}
        number={label === undefined || !hasFonts ? null : String(label)}
        numberY={isGoal || isBig ? 22 : 18}
        halo={halo(line, n)}
        haloTexture={art.texture('halo/gold')}
        haloRef={haloRef}
        sharpness={sharpness}
      />
    )
  })
}

function signOf(content: string | undefined, card: string | undefined): string | null {
  if (!content || content === 'none') return null
  return content === 'card' ? (card ? `sign/card-${card}` : 'sign/card') : `sign/${content}`
}
const isTaken = (view: View, card: string | undefined): boolean =>
  card !== undefined && view.board !== null && !(view.board.features as readonly string[]).includes(card)
