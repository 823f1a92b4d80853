/** How a match begins: hobbits by number of seats, everybody on step 0, Sauron where it was agreed. */
import type { OptionValues } from '../../../engine/types.ts'
import { GANDALF_CARDS, HOBBITS, type Hobbit, type Options, type Player, type State } from '../types.ts'

export const newPlayer = (hobbit: Hobbit): Player => ({
  hobbit,
  alive: true,
  step: 0,
  hand: [],
  tokens: { ring: 0, heart: 0, sun: 0 },
  shields: 0,
})

/** `options` have been read by the engine against `LOTR_OPTIONS`. */
export function setup(options: OptionValues, seats: number): State {
  const agreed = { ...options } as unknown as Options
  return {
    options: agreed,
    place: 'bag_end',
    phase: { type: 'haven', event: 1 },
    doing: { type: 'idle' },
    players: HOBBITS.slice(0, seats).map(newPlayer),
    ringBearer: 0,
    active: 0,
    sauron: agreed.sauronStart,
    deck: [],
    discard: [],
    used: [],
    gone: [],
    gandalf: [...GANDALF_CARDS],
    bigShields: [],
    board: null,
    payment: null,
    shown: [],
    die: null,
    tilesDone: 0,
    lost: [],
    spares: [],
    ending: null,
  }
}
