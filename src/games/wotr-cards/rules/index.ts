/** The rules of the game as the engine takes them. */
import type { Rules } from '../../../engine/types.ts'
import { CARDS_OPTIONS } from '../data/options.ts'
import type { CardsEvent, State, View } from '../types.ts'
import { invariants } from './invariants.ts'
import { read } from './notation.ts'
import { write } from './notation-write.ts'
import { outcome, round } from './round.ts'
import { setup } from './setup.ts'
import { view } from './view.ts'
import { why } from './why.ts'

export const wotrCardsRules: Rules<State, View, CardsEvent> = {
  id: 'wotr-cards',
  version: 1,
  seats: { min: 2, max: 4 },
  options: CARDS_OPTIONS,
  setup,
  round,
  outcome,
  view,
  invariants,
  why,
  notation: { write, read },
}
