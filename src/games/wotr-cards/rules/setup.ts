/** How a match begins: which scenario, the seats with their Ring tokens, and the first hands. [wotr-cards S1] to [wotr-cards S6] */

import { handleInKey } from '../../../engine/cards.ts'
import type { Answers, OptionValues, Script, Seat } from '../../../engine/types.ts'
import { type RingRule, SCENARIO_DATA, scenarioFor } from '../data/index.ts'
import type { Options, Player, State } from '../types.ts'
import { cyclePrompt } from './forsake.ts'
import { cycleFromHand, draw } from './piles.ts'
import { type CardsTable, facesOfSeat, seatData, seatsInOrder } from './seats.ts'

// [wotr-cards S4]
export const newRing = (rule: RingRule): Player['ring'] => (rule === 'none' ? null : 'ready')

/** `options` have been read by the engine against `CARDS_OPTIONS`. */
export function setup(options: OptionValues, seats: number): State {
  const agreed = { ...options } as unknown as Options
  const { two_seats } = agreed
  const scenario = scenarioFor(seats, two_seats)
  return {
    options: agreed,
    scenario,
    phase: { type: 'setup' },
    round: 1,
    start: 0, // [wotr-cards S5]
    players: SCENARIO_DATA[scenario].seats.map(({ id, side, ring }) => ({
      id,
      side,
      hand: [],
      deck: [],
      cycle: [],
      eliminated: [],
      ring: newRing(ring),
      passed: false,
      peeked: null,
    })),
    pieces: [],
    battlegrounds: [],
    path: null,
    nextPath: null,
    walked: [],
    scored: { free: [], shadow: [] },
    aside: [],
    corruption: 0,
    lastNumber: 0,
    lastFought: false,
    titles: [],
    permits: [],
    events: [],
    looking: null,
    combat: null,
    ending: null,
  }
}

/** Decks are shuffled, hands drawn, and some of the cards cycled in secret, by all at the same time. [wotr-cards S1] [wotr-cards S6] ruling setupCycleChoices */
export function* deal(t: CardsTable): Script {
  const { state } = t
  for (const [seat, player] of state.players.entries()) player.deck = [...(yield* t.shuffle(player.id, facesOfSeat(state, seat)))]
  const seats = seatsInOrder(state)
  for (const seat of seats) yield* draw(t, seat, seatData(state, seat).setup.draw)
  const cycling = seats.filter((seat) => seatData(state, seat).setup.cycle > 0)
  if (cycling.length) {
    const answers = yield* t.askAll(
      cycling.map((seat) => ({ seat, prompt: () => cyclePrompt(t, seat, seatData(state, seat).setup.cycle, { reason: 'setup' }) })),
    )
    cycleChosen(t, cycling, answers)
  }
  state.phase = { type: 'location' }
}

function cycleChosen(t: CardsTable, seats: readonly Seat[], answers: Answers): void {
  for (const seat of seats) cycleFromHand(t, seat, (answers.get(seat) ?? []).map(handleInKey))
}
