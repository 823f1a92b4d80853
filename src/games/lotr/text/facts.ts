/**
 * The few questions sentences ask of the data: what lies where, what a card shows, what an event does if unpaid.
 * Language-free and read-only; the facts themselves stand in `data/`.
 */
import { CARDS, type Effect, type EventData, PLACE_DATA, type Space, TILE_DATA } from '../data/index.ts'
import { type Activity, type CardId, type Color, type EventId, PLACES, type Place, type Sign, TILES, type TileId } from '../types.ts'

export interface Printed {
  readonly color: Color
  readonly sign: Sign
  readonly count: number
}

/** Colour and signs of a card; null for the yellow ones. */
export function printedOn(card: CardId): Printed | null {
  const { color, sign, signs } = CARDS[card]
  return sign ? { color, sign, count: signs } : null
}

/** Spaces of a line in order; `[0]` is the first after the start. */
export const spacesOf = (place: Place, line: Activity): readonly Space[] => PLACE_DATA[place].lines[line]?.spaces ?? []
export const mainLineOf = (place: Place): Activity | null => PLACE_DATA[place].main

/** The number at a space as a sentence names it: the printed one on a main line, else the count of spaces. */
export function numberAt(place: Place, line: Activity, space: number): number {
  const data = PLACE_DATA[place].lines[line]
  return (space === 0 ? data?.startLabel : data?.spaces[space - 1]?.label) ?? space
}

const EVENTS = new Map<EventId, { place: Place; event: EventData }>(
  PLACES.flatMap((place) => PLACE_DATA[place].events.map((event) => [event.id, { place, event }] as const)),
)
/** Where an event happens. */
export const placeOfEvent = (id: EventId): Place => EVENTS.get(id)?.place ?? 'bag_end'
/** Its number on the board, from 1. */
export const numberOfEvent = (id: EventId): number => EVENTS.get(id)?.event.n ?? 0
/** The event with this number, or null past the end. */
export const eventAt = (place: Place, n: number): EventId | null => PLACE_DATA[place].events[n - 1]?.id ?? null

export const isTile = (id: EventId | TileId): id is TileId => (TILES as readonly string[]).includes(id)

/** What an event or tile does. */
export const effectsOf = (id: EventId | TileId): readonly Effect[] =>
  isTile(id) ? TILE_DATA[id].effect : (EVENTS.get(id)?.event.effect ?? [])

/** The question within an event or tile: to pay, to come forward, to accept. */
export type Ask = Extract<Effect, { op: 'pay' | 'volunteer' | 'accept' }>
export const askOf = (id: EventId | TileId): Ask | null =>
  effectsOf(id).find((effect): effect is Ask => effect.op === 'pay' || effect.op === 'volunteer' || effect.op === 'accept') ?? null
/** What can be drawn or healed instead, where a payment buys a choice. */
export const rewardOf = (id: EventId | TileId): Extract<Effect, { op: 'draw-or-heal' }> | null =>
  askOf(id)?.so.find((effect) => effect.op === 'draw-or-heal') ?? null
