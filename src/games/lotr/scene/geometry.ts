/**
 * From the slots the shell has measured to pixels on the page: where each step of the road, each station and each piece belongs.
 * Pure; everything is in CSS pixels from the top left of the page.
 */
import type { Point } from '../../../table/camera.ts'
import type { Rect, Shape, Slots } from '../../../table/contract.ts'
import { ACTIVITIES, type Activity, type Place, type PlayerView, type View } from '../types.ts'
import { LAYOUTS, type Layout, PLATE, ROADS, type RoadLayout, type Share, type Sizes } from './layouts/index.ts'

export interface RoadPlace {
  readonly rect: Rect
  readonly layout: RoadLayout
  /** The picture lies at the foot of its slot; what is too high is cut off above. */
  readonly top: number
  readonly scaleX: number
  readonly scaleY: number
  /** Of what stands on the road. */
  readonly scale: number
  at(step: number): Point
  readonly numbersY: number
}
export interface BoardPlace {
  readonly place: Place
  readonly layout: Layout
  /** The picture. */
  readonly rect: Rect
  readonly isBleeding: boolean
  /** Pixels for one unit of the picture. */
  readonly scale: number
  readonly sizes: Sizes
  readonly lines: { readonly [A in Activity]?: readonly Point[] }
  readonly stops: readonly Point[]
  readonly way: readonly Point[]
  at(share: Share): Point
}
export interface Geometry {
  readonly page: Rect
  readonly shape: Shape
  readonly slots: Slots
  readonly road: RoadPlace | null
  readonly board: BoardPlace | null
}

/** How much a picture may be pulled out of its proportions before it is cut instead. */
const STRETCH = 1.3

export const middle = (rect: Rect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 })

function measureRoad(rect: Rect, shape: Shape): RoadPlace {
  const layout = ROADS[shape]
  const scaleX = rect.width / layout.width
  const scaleY = Math.max(rect.height / layout.height, scaleX / STRETCH)
  const top = rect.y + rect.height - layout.height * scaleY
  return {
    rect,
    layout,
    top,
    scaleX,
    scaleY,
    scale: Math.min(scaleX, scaleY),
    at: (step) => ({
      x: rect.x + (layout.first + step * layout.step) * scaleX,
      y: top + (layout.y + Math.sin(step * 0.75) * layout.wind) * scaleY,
    }),
    numbersY: top + (layout.height - (shape === 'phone' ? 10 : 12)) * scaleY,
  }
}

/** The picture fills its slot if that does not distort it too much; otherwise it lies in the middle. */
export function fitted(slot: Rect, stretch: number): Rect {
  const kx = slot.width / PLATE.width
  const ky = slot.height / PLATE.height
  const sx = Math.min(kx, ky * stretch)
  const sy = Math.min(ky, kx * stretch)
  const width = PLATE.width * sx
  const height = PLATE.height * sy
  return { x: slot.x + (slot.width - width) / 2, y: slot.y + (slot.height - height) / 2, width, height }
}

function measureBoard(slot: Rect, shape: Shape, place: Place): BoardPlace {
  const layout = LAYOUTS[place]
  const isPhone = shape === 'phone'
  const rect = fitted(slot, isPhone ? 1.36 : 1.18)
  const part = isPhone ? layout.phone : layout
  const at = ([x, y]: Share): Point => ({ x: rect.x + x * rect.width, y: rect.y + y * rect.height })
  const lines: { [A in Activity]?: readonly Point[] } = {}
  for (const line of ACTIVITIES) {
    const points = part.lines[line]
    if (points) lines[line] = points.map(at)
  }
  return {
    place,
    layout,
    rect,
    isBleeding: isPhone,
    scale: Math.min(rect.width / PLATE.width, rect.height / PLATE.height),
    sizes: part.sizes,
    lines,
    stops: part.stops.map(at),
    way: layout.way.map(at),
    at,
  }
}

export function measure(slots: Slots, shape: Shape, place: Place, page: Rect): Geometry {
  const { road, board } = slots
  return {
    page,
    shape,
    slots,
    road: road ? measureRoad(road, shape) : null,
    board: board ? measureBoard(board, shape, place) : null,
  }
}

/** Where those who share a step stand, relative to it, far ones first: side by side, or in two rows when there are many. */
export function standing(count: number, pair: number): readonly { readonly x: number; readonly y: number; readonly scale: number }[] {
  if (count <= 1) return [{ x: 0, y: 0, scale: 1 }]
  if (count === 2)
    return [
      { x: -pair / 2, y: -2, scale: 1 },
      { x: pair / 2, y: 0, scale: 1 },
    ]
  const scale = count === 3 ? 0.84 : count === 4 ? 0.76 : 0.7
  const behind = Math.floor(count / 2)
  const row = (n: number, y: number, gap: number) => Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * gap, y, scale }))
  return [...row(behind, -pair * 0.62, pair * 1.2), ...row(count - behind, 0, pair * (count > 4 ? 1.12 : 1))]
}

/** The living hobbits on each step, in seat order. */
export function companies(players: readonly PlayerView[]): ReadonlyMap<number, readonly PlayerView[]> {
  const steps = new Map<number, PlayerView[]>()
  for (const player of players) {
    if (!player.alive) continue
    const there = steps.get(player.step)
    if (there) there.push(player)
    else steps.set(player.step, [player])
  }
  return steps
}

/** What is going on now: the stations around every marker, or the event that stands. For framing. */
export function activePart(board: BoardPlace, view: View): Rect {
  const points: Point[] = [...(board.stops.length > 0 ? board.stops : [])]
  for (const line of ACTIVITIES) {
    const n = view.board?.lines[line]
    const there = board.lines[line]
    if (n === null || n === undefined || !there || n >= there.length - 1) continue
    points.push(...there.slice(Math.max(0, n - 1), n + 4))
  }
  if (points.length === 0) return board.rect
  const pad = board.sizes.main * board.scale * 2
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const x = Math.min(...xs) - pad
  const y = Math.min(...ys) - pad
  return { x, y, width: Math.max(...xs) + pad - x, height: Math.max(...ys) + pad - y }
}
