/**
 * Where everything that moves stands in a view. The scene after a jump is these placements; an animation runs between two of them. Pure.
 */
import { at, type Placement, type Placements } from '../../../table/cast.tsx'
import { clamp } from '../../../table/tween.ts'
import { PLACE_DATA } from '../data/index.ts'
import { ACTIVITIES, type Activity, type View } from '../types.ts'
import { type BoardPlace, companies, type Geometry, type RoadPlace, standing } from './geometry.ts'

export const figureOf = (hobbit: string): string => `figure/${hobbit}`
export const lanternOf = (line: Activity | 'event'): string => `lantern/${line}`

/** How near the leading hobbit and Sauron are to each other: 0 as at the start, 1 when they meet. */
export function closeness(view: View): number {
  const lead = Math.max(0, ...view.players.filter((p) => p.alive).map((p) => p.step))
  return 1 - clamp((view.sauron - lead) / Math.max(1, view.sauronStart), 0, 1)
}
/** Step of the hobbit that has come furthest. */
export const leading = (view: View): number => Math.max(0, ...view.players.filter((p) => p.alive).map((p) => p.step))

/** The event that stands in a haven, 1 to 3. */
export function havenEvent(view: View): number {
  if (view.phase.type !== 'haven') return 3
  const { doing } = view
  const events = PLACE_DATA[view.place].events
  const standing = doing.type === 'event' ? events.find((e) => e.id === doing.event)?.n : undefined
  return clamp(standing ?? view.phase.event, 1, 3)
}

function onRoad(view: View, road: RoadPlace, put: (label: string, p: Placement) => void): void {
  const { layout, rect } = road
  for (const [step, there] of companies(view.players)) {
    const spots = standing(there.length, layout.pair)
    const p = road.at(step)
    there.forEach((player, i) => {
      const spot = spots[i] ?? { x: 0, y: 0, scale: 1 }
      // the first step lies below the menu button: who still stands there stands a little to the right of it
      const aside = step === 0 ? layout.pair * 0.55 : 0
      const y = p.y + spot.y * road.scaleY
      put(figureOf(player.hobbit), at(p.x + (spot.x + aside) * road.scaleX, y, layout.figure * road.scale * spot.scale, { z: y }))
    })
  }
  const sauron = road.at(view.sauron)
  const near = closeness(view)
  put('sauron', at(sauron.x, sauron.y + road.scaleY, layout.sauron * road.scale, { z: sauron.y + 1 }))
  put('glow/sauron', at(sauron.x, sauron.y - 34 * road.scale, road.scale * (0.8 + near * 0.5), { alpha: 0.35 + near * 0.4 }))
  const night = sauron.x - 2.2 * layout.step * road.scaleX
  const width = Math.max(40, rect.x + rect.width - night)
  put('night', { ...at(night, rect.y), scaleX: width / 600, scaleY: rect.height / 126 })
  const lead = road.at(leading(view))
  put('glow/lead', at(lead.x, lead.y - 24 * road.scale, road.scale * (1.5 - near * 0.5), { alpha: 0.42 - near * 0.12 }))
}

function onBoard(view: View, board: BoardPlace, put: (label: string, p: Placement) => void): void {
  const { sizes, scale, layout, stops } = board
  const lantern = sizes.lantern * scale
  const main = PLACE_DATA[board.place].main
  for (const line of ACTIVITIES) {
    const n = view.board?.lines[line]
    const p = n === null || n === undefined ? undefined : board.lines[line]?.[n]
    if (!p) continue
    const radius = (line === main ? sizes.main : sizes.side) * scale
    put(lanternOf(line), at(p.x, p.y - radius * 0.5, lantern, { z: p.y + 0.5 }))
    if (line === main && layout.eye) {
      const eye = board.at(layout.eye)
      const length = Math.hypot(p.x - eye.x, p.y - eye.y)
      put('beam', { ...at(eye.x, eye.y), rotation: Math.atan2(p.y - eye.y, p.x - eye.x), scaleX: length / 240, scaleY: scale, alpha: 0.9 })
    }
  }
  if (layout.standard) {
    const first = PLACE_DATA[board.place].lines.travelling?.parts?.[0] ?? 0
    const isRaised = (view.board?.lines.travelling ?? 0) >= first
    const p = board.at(layout.standard)
    put('standard', at(p.x, p.y + (isRaised ? 0 : 26 * scale), scale, { alpha: isRaised ? 1 : 0.75, z: p.y - 20 }))
  }
  if (layout.doom) {
    const p = board.at(layout.doom)
    const isThere = view.phase.type === 'mount-doom' || (view.ending?.place === 'mordor' && view.ending.cause !== 'ring-bearer-lost')
    put('ring', at(p.x, p.y - 10 * scale, scale * 0.62, { alpha: isThere ? 1 : 0, z: 9999 }))
  }
  const stop = stops[havenEvent(view) - 1]
  if (stop) {
    const radius = sizes.main * scale
    put(lanternOf('event'), at(stop.x + radius * 0.88, stop.y - radius * 0.36, lantern, { z: stop.y + 100 }))
  }
}

export function placements(view: View, geometry: Geometry): Placements {
  const all = new Map<string, Placement>()
  const put = (label: string, p: Placement) => all.set(label, p)
  if (geometry.road) onRoad(view, geometry.road, put)
  if (geometry.board) onBoard(view, geometry.board, put)
  put('board', at(0, 0))
  const { page } = geometry
  put('dusk', { ...at(page.x, page.y), scaleX: page.width / 256, scaleY: page.height / 256, alpha: 0.18 + closeness(view) * 0.72 })
  return all
}
