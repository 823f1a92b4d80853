/** Everything on the table that a finger may touch, with the keys it stands for. Pure. */
import type { Preview } from '../../../table/contract.ts'
import { FINGER, type TouchTarget } from '../../../table/touch-targets.ts'
import { PLACE_DATA } from '../data/index.ts'
import { ACTIVITIES, type View } from '../types.ts'
import { type Choices, keysFor, keysOfLine } from './choices.ts'
import { type BoardPlace, type Geometry, middle, type RoadPlace } from './geometry.ts'
import { figureOf, placements } from './placements.ts'

/** The key a station would have been: with the raised card if there is one, unless that card may go there and only comes less far. */
const wouldBe = (preview: Preview | null, line: string, keys: readonly string[]): string => {
  const card = /^(?:play@[a-z]+|give|use):(.*#\d+)$/.exec(preview?.keys[0] ?? '')?.[1]
  const key = `play@${line}:${card}`
  return card && !keys.includes(key) ? key : `line:${line}`
}

function ofLines(view: View, board: BoardPlace, choices: Choices, preview: Preview | null, isPhone: boolean): TouchTarget[] {
  const targets: TouchTarget[] = []
  for (const line of ACTIVITIES) {
    const points = board.lines[line]
    if (!points) continue
    const keys = keysOfLine(choices, line)
    const why = wouldBe(preview, line, keys)
    const n = view.board?.lines[line]
    targets.push({
      label: `line/${line}`,
      area: { points, r: isPhone ? 30 : FINGER + 4 },
      keys,
      why,
      topic: `sign:${line}`,
      layer: isPhone ? 2 : 1,
      isFixed: false,
    })
    const radius = Math.max(FINGER, board.sizes.main * board.scale + 4)
    points.forEach((p, space) => {
      const isWhole = isPhone || choices.lines.has(line)
      targets.push({
        label: `station/${line}-${space}`,
        area: { x: p.x, y: p.y + 3 * board.scale, r: radius },
        keys: isWhole ? keys : n !== null && n !== undefined && space > n ? keysFor(choices, line, space) : [],
        why,
        topic: space === 0 ? `sign:${line}` : `space:${view.place}:${line}:${space}`,
        layer: 2,
        isFixed: false,
      })
    })
  }
  board.stops.forEach((p, i) => {
    const event = PLACE_DATA[board.place].events[i]
    if (!event) return
    const area = { x: p.x, y: p.y + 14 * board.scale, r: board.sizes.main * board.scale * 1.15 }
    targets.push({ label: `stop/${i + 1}`, area, keys: [], why: null, topic: `event:${event.id}`, layer: 2, isFixed: false })
  })
  return targets
}

function ofRoad(view: View, geometry: Geometry, road: RoadPlace, choices: Choices): TouchTarget[] {
  const where = placements(view, geometry)
  const targets: TouchTarget[] = []
  const { rect } = road
  const figureHeight = 74 * road.layout.figure * road.scale
  for (const player of view.players) {
    const p = where.get(figureOf(player.hobbit))
    if (!player.alive || !p) continue
    const key = choices.playerKey.get(player.seat)
    targets.push({
      label: figureOf(player.hobbit),
      area: { x: p.x, y: p.y - figureHeight * 0.42, r: Math.max(FINGER + 4, figureHeight * 0.55) },
      keys: key ? [key] : [],
      why: `player:${player.seat}`,
      topic: `hobbit:${player.hobbit}`,
      layer: 3,
      isFixed: true,
    })
  }
  const sauron = where.get('sauron')
  if (sauron)
    targets.push({
      label: 'sauron',
      area: { x: sauron.x, y: sauron.y - 44 * road.scale, r: 46 * road.scale },
      keys: [],
      why: null,
      topic: 'sauron',
      layer: 2,
      isFixed: true,
    })
  const y = rect.y + rect.height * 0.72
  const ends = [
    { x: rect.x, y },
    { x: rect.x + rect.width, y },
  ]
  targets.push({ label: 'road', area: { points: ends, r: rect.height * 0.3 }, keys: [], why: null, topic: 'road', layer: 1, isFixed: true })
  return targets
}

export function touchTargets(view: View, geometry: Geometry, choices: Choices, preview: Preview | null): readonly TouchTarget[] {
  const targets: TouchTarget[] = []
  if (geometry.road) targets.push(...ofRoad(view, geometry, geometry.road, choices))
  if (geometry.board?.place === view.place) targets.push(...ofLines(view, geometry.board, choices, preview, geometry.shape === 'phone'))
  const { tile, die } = geometry.slots
  const lying = (label: string, rect: typeof tile, topic: string) => {
    if (rect)
      targets.push({
        label,
        area: { ...middle(rect), r: Math.max(FINGER, rect.width / 2) },
        keys: [],
        why: null,
        topic,
        layer: 2,
        isFixed: true,
      })
  }
  if (view.board?.tile) lying('tile', tile, `tile:${view.board.tile}`)
  if (view.die) lying('die', die, 'die')
  return targets
}
