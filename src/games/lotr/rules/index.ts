/** The rules of the game as the engine takes them. */
import type { Rules } from '../../../engine/types.ts'
import { LOTR_OPTIONS } from '../data/options.ts'
import type { LotrEvent, State, View } from '../types.ts'
import { invariants } from './invariants.ts'
import { read, write } from './notation.ts'
import { outcome, round } from './round.ts'
import { setup } from './setup.ts'
import { view } from './view.ts'
import { why } from './why.ts'

export const lotrRules: Rules<State, View, LotrEvent> = {
  id: 'lotr',
  version: 1,
  seats: { min: 1, max: 5 },
  options: LOTR_OPTIONS,
  setup,
  round,
  outcome,
  view,
  invariants,
  why,
  notation: { write, read },
}
