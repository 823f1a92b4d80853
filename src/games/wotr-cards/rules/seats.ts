/**
 * Who sits where, who is on which side, and who comes after whom. A seat is one deck being played; the turn order is a list of
 * slots in which a seat may stand twice. Knows no rule of play.
 */
import type { FaceId, Faces, Handle, Script, ScriptTable, Seat } from '../../../engine/types.ts'
import { CARDS, type CardData, DECK_FACTIONS, deckFaces, SCENARIO_DATA, type ScenarioData, type SeatData, type Who } from '../data/index.ts'
import { type CardId, type CardsEvent, type Faction, type Player, SCENARIOS, type ScenarioId, type Side, type State } from '../types.ts'

export type CardsTable = ScriptTable<State, CardsEvent>
export type { Script }

/** The state together with the faces that can be seen: what a question about cards in play needs. */
export interface Sight {
  readonly state: State
  peekFace(handle: Handle): FaceId | null
}
export const sightOf = (state: State, faces: Faces): Sight => ({ state, peekFace: (handle) => faces.face(handle) })

/** The face of a card that everybody sees. */
export function faceAt(s: Sight, handle: Handle): CardId {
  const face = s.peekFace(handle)
  if (face === null) throw new Error(`card ${handle} is not open to all`)
  return face as CardId
}
export const dataAt = (s: Sight, handle: Handle): CardData => CARDS[faceAt(s, handle)]

export const scenarioOf = (state: State): ScenarioData => SCENARIO_DATA[state.scenario]
export const playerAt = (state: State, seat: Seat): Player => state.players[seat] as Player
export const seatData = (state: State, seat: Seat): SeatData => scenarioOf(state).seats[seat] as SeatData
export const sideOf = (state: State, seat: Seat): Side => playerAt(state, seat).side
export const startingSeat = (state: State): Seat => scenarioOf(state).slots[state.start] as Seat

/** Every seat once, in the order of the slots from the starting player. */
export function seatsInOrder(state: State, side?: Side): Seat[] {
  const { slots } = scenarioOf(state)
  const seats: Seat[] = []
  for (let i = 0; i < slots.length; i++) {
    const seat = slots[(state.start + i) % slots.length] as Seat
    if (!seats.includes(seat) && (side === undefined || sideOf(state, seat) === side)) seats.push(seat)
  }
  return seats
}

function factionsOfSeat({ decks }: SeatData): ReadonlySet<Faction> {
  return new Set(
    decks.flatMap((deck) => (deck in DECK_FACTIONS ? DECK_FACTIONS[deck as 'frodo'] : deckFaces(deck).map((id) => CARDS[id].faction))),
  )
}
const BY_FACTION = Object.fromEntries(SCENARIOS.map((id) => [id, SCENARIO_DATA[id].seats.map(factionsOfSeat)])) as unknown as Readonly<
  Record<ScenarioId, readonly ReadonlySet<Faction>[]>
>

/** "The Elf player": the seat whose deck has cards of that faction, or null. [wotr-cards T2] */
export function seatOfFaction(state: State, faction: Faction): Seat | null {
  const seat = BY_FACTION[state.scenario].findIndex((factions) => factions.has(faction))
  return seat < 0 ? null : seat
}

/**
 * Whom an instruction concerns, in order (ruling simultaneousEachOrder); twice where the one seat of a side stands for two, which
 * repeats the instruction and no price (ruling doublingWithPlayCost, ruling duel3pEachShadowTwice). [wotr-cards Q9]
 */
export function concerned(state: State, who: Who, self: Seat): Seat[] {
  if (who === 'self') return [self]
  if (who === 'eachFree' || who === 'eachShadow') {
    const side = who === 'eachFree' ? 'free' : 'shadow'
    const seats = seatsInOrder(state, side)
    const { twice } = scenarioOf(state)
    const doubled = twice.includes(side) || (state.scenario === 'duel-3p' && state.options.duel3pEachShadowTwice)
    return doubled ? [...seats, ...seats] : seats
  }
  const seat = seatOfFaction(state, who.slice('faction:'.length) as Faction)
  return seat === null ? [] : [seat]
}

/** Cards of that id in the deck that this seat began with. */
const DECK_FACES = Object.fromEntries(
  SCENARIOS.map((id) => [id, SCENARIO_DATA[id].seats.map(({ decks }) => decks.flatMap(deckFaces))]),
) as unknown as Readonly<Record<ScenarioId, readonly (readonly CardId[])[]>>
export const facesOfSeat = (state: State, seat: Seat): readonly CardId[] => DECK_FACES[state.scenario][seat] ?? []
