/**
 * How each event moves on the table: one plan for the director, beat by beat. It never decides anything; where it breaks off,
 * the scene is settled from the view. Times are those of speed 1.
 */
import type { Container, Texture } from 'pixi.js'
import type { Point } from '../../../table/camera.ts'
import { throwCard } from '../../../table/card.ts'
import { at, type Cast, type Placement, type Placements, put } from '../../../table/cast.tsx'
import { rollDie } from '../../../table/die.ts'
import type { Beat, Plan, Step } from '../../../table/director.ts'
import { turnTile } from '../../../table/tile.ts'
import { fade, fly, glide, passing, WALK, walk } from '../../../table/token.ts'
import { heavy, inOut } from '../../../table/tween.ts'
import { type LotrEvent, PLACES, type Place, type View } from '../types.ts'
import { type Geometry, middle } from './geometry.ts'
import { figureOf, lanternOf, placements } from './placements.ts'
import { told } from './shown.ts'

/** What a plan works with. */
export interface Stagehands {
  readonly cast: Cast
  /** Things in flight, over everything. */
  readonly layer: Container
  readonly isReduced: boolean
  texture(name: string): Texture
  geometry(place: Place): Geometry
  /** Shows this state of stations, tiles and die. */
  show(view: View): void
  /** Whether the pictures of the place are there and mounted. */
  isReady(place: Place): boolean
}

const SAURON = 900
const differs = (a: Placement, b: Placement) =>
  a.x !== b.x || a.y !== b.y || a.scaleX !== b.scaleX || a.scaleY !== b.scaleY || a.rotation !== b.rotation || a.alpha !== b.alpha

/** Everything that stands elsewhere afterwards goes there; `walker` walks, the rest makes room. */
function transition(before: Placements, after: Placements, hands: Stagehands, walker: string | null, ms: number): readonly Step[] {
  const steps: Step[] = []
  for (const [label, to] of after) {
    const from = before.get(label) ?? { ...to, alpha: 0 }
    if (!differs(from, to)) continue
    const thing = hands.cast.get(label)
    if (hands.isReduced && label !== 'dusk') steps.push(fade(label, thing, from, to))
    else if (label === walker) steps.push(walk(label, thing, from, to, label.startsWith('lantern') ? 16 : 12, ms))
    else steps.push(glide(label, thing, from, to, ms, ms > WALK ? heavy : inOut))
  }
  return steps
}

const pause = (label: string, ms: number): Step => ({ label, ms })

/** Where a seat's slip lies, or its figure on the road. */
function seatPoint(view: View, seat: number, geometry: Geometry): Point | null {
  const slip = geometry.slots[`seat-${seat}`]
  if (slip) return middle(slip)
  const player = view.players.find((p) => p.seat === seat)
  return player ? (placements(view, geometry).get(figureOf(player.hobbit)) ?? null) : null
}
function handPoint(view: View, seat: number, geometry: Geometry): Point | null {
  const { hand } = geometry.slots
  return seat === view.viewer && hand ? { x: hand.x + hand.width / 2, y: hand.y + 20 } : seatPoint(view, seat, geometry)
}
const boardMiddle = (geometry: Geometry): Point => middle(geometry.board?.rect ?? geometry.page)

/** A hobbit goes on or back, step by step. */
function* hobbitWalks(now: View, event: LotrEvent & { type: 'corrupt' | 'heal' }, end: View, hands: Stagehands): Generator<Beat, View> {
  const hobbit = now.players.find((p) => p.seat === event.seat)?.hobbit
  const geometry = hands.geometry(now.place)
  const way = Math.sign(event.to - event.from)
  let view = now
  for (let step = event.from; step !== event.to; step += way) {
    const next = told(view, { ...event, to: step + way }, end)
    yield transition(placements(view, geometry), placements(next, geometry), hands, hobbit ? figureOf(hobbit) : null, WALK)
    view = next
  }
  return view
}

/** The plate goes dark, the next one comes up when its pictures are there. */
function* arrive(now: View, next: View, hands: Stagehands): Generator<Beat> {
  if (now.place === next.place) {
    hands.show(next)
    return
  }
  const dim = (label: string, from: number, to: number, ms: number): Step => ({
    label,
    ms,
    move(t) {
      const board = hands.cast.get('board')
      if (board && !board.destroyed) put(board, at(0, 0, 1, { alpha: from + (to - from) * t }))
    },
  })
  yield dim('leave', 1, 0, 260)
  const there = new Map(placements(next, hands.geometry(next.place))).set('board', at(0, 0, 1, { alpha: 0 }))
  yield {
    label: 'load',
    ms: 0,
    begin() {
      // who is mounted from now on goes to the right place, unseen
      hands.cast.settle(there)
      hands.show(next)
    },
    ready: () => hands.isReady(next.place),
  }
  yield pause('mount', 20)
  yield dim('arrive', 0, 1, 420)
}

/** Those who met Sauron pale, rise a little, and are gone. */
function ghosts(now: View, seats: readonly number[], hands: Stagehands): readonly Step[] {
  const where = placements(now, hands.geometry(now.place))
  return now.players
    .filter((p) => seats.includes(p.seat))
    .map((player): Step => {
      const label = figureOf(player.hobbit)
      const figure = hands.cast.get(label)
      const p = where.get(label)
      let ghost: Container | null = null
      return {
        label: `ghost ${player.hobbit}`,
        ms: hands.isReduced ? 300 : 1100,
        begin() {
          const sprite = passing(hands.layer, hands.texture(`${label}-lost`), `${label} ghost`)
          sprite.anchor.copyFrom(sprite.texture.defaultAnchor ?? { x: 0.5, y: 1 })
          if (p) put(sprite, { ...p, alpha: 0 })
          ghost = sprite
        },
        move(t) {
          if (figure && !figure.destroyed) figure.alpha = Math.max(0, 1 - t * 2.2)
          if (!ghost || ghost.destroyed || !p) return
          put(ghost, { ...p, y: p.y - t * 10, alpha: t < 0.4 ? t / 0.4 : Math.max(0, (1 - t) / 0.6) })
        },
        end() {
          ghost?.destroy()
          ghost = null
        },
      }
    })
}

/** One event. Returns the view as it stands afterwards on the table. */
function* perform(now: View, event: LotrEvent, end: View, hands: Stagehands, from: Point | null): Generator<Beat, View> {
  const geometry = hands.geometry(now.place)
  const next = told(now, event, end)
  const { layer, isReduced } = hands
  const scale = geometry.board?.scale ?? 1
  const flight = (label: string, texture: string, a: Point | null, b: Point | null, count: number, size: number): readonly Step[] =>
    a && b && !isReduced
      ? Array.from({ length: Math.min(3, count) }, (_, i) =>
          fly(label, layer, hands.texture(texture), a, b, {
            ms: 520,
            delay: i * 110,
            fromScale: size * 0.7,
            toScale: size,
            lift: 46,
            fades: 0.18,
          }),
        )
      : []
  const cards = (texture: string, a: Point | null, b: Point | null, count: number): readonly Step[] =>
    a && b && !isReduced
      ? Array.from({ length: Math.min(3, count) }, (_, i) =>
          throwCard(layer, hands.texture(texture), a, b, 0.62 * Math.max(0.7, scale), i * 90),
        )
      : []

  switch (event.type) {
    case 'arrived':
      yield* arrive(now, next, hands)
      return next
    case 'marker':
      yield transition(placements(now, geometry), placements(next, geometry), hands, lanternOf(event.line), WALK)
      hands.show(next)
      return next
    case 'corrupt':
    case 'heal':
      return yield* hobbitWalks(now, event, end, hands)
    case 'sauron':
      yield transition(placements(now, geometry), placements(next, geometry), hands, null, SAURON)
      return next
    case 'gain': {
      const texture = event.what === 'bigShield' ? 'token/shield' : `token/${event.what}`
      yield flight(
        'gain',
        texture,
        from ?? boardMiddle(geometry),
        seatPoint(now, event.seat, geometry),
        event.amount,
        event.what === 'bigShield' ? 0.95 : 0.7,
      )
      return next
    }
    case 'gain-card':
      yield cards('card-back/feature', from ?? boardMiddle(geometry), handPoint(now, event.seat, geometry), 1)
      hands.show(next)
      return next
    case 'play': {
      const line = placements(now, geometry).get(lanternOf(event.line))
      yield cards(
        'card-back/hobbit',
        handPoint(now, event.seat, geometry),
        line ? { x: line.x, y: line.y - 20 * scale } : boardMiddle(geometry),
        1,
      )
      return next
    }
    case 'call':
      yield cards('card-back/gandalf', handPoint(now, event.seat, geometry), boardMiddle(geometry), 1)
      return next
    case 'use':
      yield cards('card-back/feature', handPoint(now, event.seat, geometry), boardMiddle(geometry), 1)
      return next
    case 'discard':
      yield cards('card-back/hobbit', handPoint(now, event.seat, geometry), boardMiddle(geometry), event.handles.length)
      return next
    case 'pay':
      yield cards('card-back/hobbit', handPoint(now, event.seat, geometry), boardMiddle(geometry), event.cards.length)
      return next
    case 'pass-card':
      yield cards('card-back/hobbit', seatPoint(now, event.from, geometry), seatPoint(now, event.to, geometry), 1)
      return next
    case 'tile': {
      const { tiles, tile } = geometry.slots
      hands.show({ ...next, board: next.board && { ...next.board, tile: null } })
      if (tile && !isReduced) {
        const start = middle(tiles ?? tile)
        const size = Math.min(tile.width, tile.height) / 92
        yield turnTile(layer, hands.texture('tile/back'), hands.texture(`tile/${event.tile}`), start, middle(tile), size * 0.84, size)
      }
      hands.show(next)
      return next
    }
    case 'roll': {
      const { die } = geometry.slots
      hands.show({ ...next, die: null })
      const place = die ? middle(die) : boardMiddle(geometry)
      const size = die ? Math.min(die.width, die.height) / 64 : 1
      const blurs = [1, 2, 3].map((n) => hands.texture(`die/blur-${n}`))
      if (isReduced) yield pause('roll die', 150)
      else yield rollDie(layer, blurs, hands.texture(`die/${event.face}`), { x: place.x - 130 * size, y: place.y - 30 * size }, place, size)
      hands.show(next)
      return next
    }
    case 'event':
      yield transition(placements(now, geometry), placements(next, geometry), hands, lanternOf('event'), 420)
      hands.show(next)
      return next
    case 'met-sauron':
      yield ghosts(now, event.seats, hands)
      hands.show(next)
      return next
    case 'ring-bearer':
      yield flight('the Ring', 'ring/one', seatPoint(now, event.from, geometry), seatPoint(now, event.seat, geometry), 1, 0.5)
      return next
    case 'ring-used': {
      const main =
        geometry.board?.lines.fighting && placements(now, geometry).get(lanternOf(now.place === 'mordor' ? 'travelling' : 'fighting'))
      yield flight(
        'the Ring',
        'ring/one',
        seatPoint(now, event.seat, geometry),
        main ? { x: main.x, y: main.y - 24 * scale } : boardMiddle(geometry),
        1,
        0.8,
      )
      return next
    }
    default: {
      const steps = transition(placements(now, geometry), placements(next, geometry), hands, null, WALK)
      if (steps.length > 0) yield steps
      if (next !== now) hands.show(next)
      return next
    }
  }
}

/** Where the thing stands that an event is about, for what flies away from it afterwards. */
function spotAfter(event: LotrEvent, view: View, hands: Stagehands, last: Point | null): Point | null {
  if (event.type === 'marker') return hands.geometry(view.place).board?.lines[event.line]?.[event.to] ?? last
  return event.type === 'gain' || event.type === 'roll' || event.type === 'heal' ? last : null
}

/** The whole of a telling. */
export function* choreography(before: View, events: readonly LotrEvent[], end: View, hands: Stagehands): Plan {
  let view = before
  let spot: Point | null = null
  for (const event of events) {
    view = yield* perform(view, event, end, hands, spot)
    spot = spotAfter(event, view, hands, spot)
  }
  // whatever was told differently from what it came to goes there now
  if (PLACES.includes(end.place)) {
    const geometry = hands.geometry(end.place)
    const rest = transition(placements(view, geometry), placements(end, geometry), hands, null, WALK)
    if (rest.length > 0) yield rest
  }
}
