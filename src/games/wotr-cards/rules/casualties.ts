/** Which defending cards are lost: a set that cancels what is left of the attack and would fall short without its biggest. [wotr-cards CA] */
import { cardKey, handleInKey } from '../../../engine/cards.ts'
import type { Handle, Prompt, Refusal, Script, Seat } from '../../../engine/types.ts'
import { otherSide } from '../data/index.ts'
import type { About, LocationId, Piece, Support } from '../types.ts'
import { unitIcons } from './icons.ts'
import { askSeat } from './piles.ts'
import { type CardsTable, faceAt, type Sight, seatsInOrder, sideOf } from './seats.ts'

/** An army or a character with its items, and what it can cancel. */
export interface Defender {
  readonly piece: Piece
  readonly value: number
}

export const defendersOf = (s: Sight, units: readonly Piece[], support: readonly Support[]): Defender[] =>
  units.map((piece) => {
    const { path, defense } = unitIcons(s, piece, support)
    return { piece, value: piece.at === 'path' ? path : defense }
  })

export const totalOf = (defenders: readonly Defender[]): number => defenders.reduce((sum, { value }) => sum + value, 0)

const biggest = (set: readonly Defender[]): number => set.reduce((most, { value }) => Math.max(most, value), 0)
/** ruling casualtySetMinimal */
const cancels = (set: readonly Defender[], left: number): boolean => totalOf(set) >= left && totalOf(set) - biggest(set) < left

/** Legal sets, at most `limit` of them. A card that cancels nothing is in none. ruling zeroDefenseDefendersMayBeChosen */
function legalSets(defenders: readonly Defender[], left: number, limit: number): Defender[][] {
  const useful = defenders.filter(({ value }) => value > 0)
  const sets: Defender[][] = []
  const extend = (chosen: readonly Defender[], from: number): void => {
    if (totalOf(chosen) >= left) {
      if (cancels(chosen, left)) sets.push([...chosen])
      // small ones lost before the biggest may go as well: the order of loss is free
      if (totalOf(chosen) - biggest(chosen) >= left) return
    }
    for (let i = from; i < useful.length && sets.length < limit; i++) extend([...chosen, useful[i] as Defender], i + 1)
  }
  extend([], 0)
  return sets
}

/** The cards that are lost. With only one possibility nobody is asked. */
export function* chooseCasualties(
  t: CardsTable,
  location: LocationId,
  defenders: readonly Defender[],
  left: number,
): Script<readonly Piece[]> {
  if (left <= 0 || !defenders.length) return []
  // ruling zeroDefenseDefendersWhenOverrun
  const spared = t.state.options.zeroDefenseDefendersWhenOverrun === 'cycled'
  if (totalOf(defenders) < left) return defenders.filter(({ value }) => value > 0 || !spared).map(({ piece }) => piece)
  const sets = legalSets(defenders, left, 2)
  if (sets.length === 1) return (sets[0] as Defender[]).map(({ piece }) => piece)
  const seats = seatsInOrder(t.state).filter((seat) => defenders.some(({ piece }) => piece.controller === seat))
  const chosen = yield* agree(t, seats, location, defenders, left)
  return defenders.filter(({ piece }) => chosen.includes(piece.handle)).map(({ piece }) => piece)
}

/** ruling casualtyDecider: the first proposes, the other agrees or leaves it to the attackers. */
function* agree(
  t: CardsTable,
  seats: readonly Seat[],
  location: LocationId,
  defenders: readonly Defender[],
  left: number,
): Script<readonly Handle[]> {
  const [first, second] = seats as [Seat, Seat?]
  const prompt = (): Prompt => casualtiesPrompt(t, location, defenders, left)
  const chosen = (yield* askSeat(t, first, prompt)).map(handleInKey)
  if (second === undefined) return chosen
  const { combat } = t.state
  if (combat) combat.proposal = chosen
  t.emit({ type: 'proposal', seat: first, handles: chosen })
  const about: About = { location, left, proposal: chosen }
  const [answer] = yield* askSeat(t, second, () => ({ kind: 'agree', keys: ['agree', 'refuse'], min: 1, max: 1, about }))
  if (combat) combat.proposal = []
  if (answer === 'agree') return chosen
  t.emit({ type: 'proposal-refused', seat: second })
  return (yield* askSeat(t, attackerWhoDecides(t, location, first), prompt)).map(handleInKey)
}

/** The attackers' first seat with a card there, or the first of that side. */
function attackerWhoDecides(t: CardsTable, location: LocationId, defender: Seat): Seat {
  const { state } = t
  const spot = state.path?.id === location ? 'path' : location
  const side = otherSide(sideOf(state, defender))
  const seats = seatsInOrder(state, side)
  return seats.find((seat) => state.pieces.some(({ at, controller }) => at === spot && controller === seat)) ?? (seats[0] as Seat)
}

function casualtiesPrompt(t: CardsTable, location: LocationId, defenders: readonly Defender[], left: number): Prompt {
  const key = ({ piece }: Defender): string => cardKey('lose', faceAt(t, piece.handle), piece.handle)
  const useful = defenders.filter(({ value }) => value > 0)
  const refuse = (keys: readonly string[]): Refusal | null => {
    const set = useful.filter(({ piece }) => keys.some((one) => handleInKey(one) === piece.handle))
    if (totalOf(set) < left) return { code: 'falls-short', data: { left, chosen: totalOf(set) } }
    return cancels(set, left) ? null : { code: 'more-than-needed', data: { left, chosen: totalOf(set) } }
  }
  return {
    kind: 'casualties',
    keys: useful.map(key),
    min: 1,
    max: useful.length,
    about: { location, left },
    refuse,
    examples: () => legalSets(defenders, left, 24).map((set) => set.map(key)),
  }
}
