/** All English words and grammar of this game, put together. */
import type { Words } from '../words/index.ts'
import { ASKS } from './asks.ts'
import { CHOICES, FRONTS, LOSSES } from './choices.ts'
import { ENDINGS, ZONES } from './endings.ts'
import { EXPLAIN } from './explain.ts'
import { HELP } from './help.ts'
import { LABELS } from './labels.ts'
import { LOG } from './log.ts'
import { NAMES } from './names.ts'
import { list } from './nouns.ts'
import { OPTIONS, optionValue } from './options.ts'
import { REFUSALS } from './refusals.ts'
import { RULES } from './rules.ts'
import { SCENARIOS, SEAT_LINES } from './screens.ts'

export const EN: Words = {
  title: 'War of the Ring: The Card Game',
  subtitle: 'Every hand is an army; every card has its price',
  sides: { free: 'Free Peoples', shadow: 'Shadow' },
  types: { army: 'Army', character: 'Character', item: 'Item', event: 'Event' },
  keywords: { nazgul: 'Nazgûl', ent: 'Ent', weapon: 'Weapon', mount: 'Mount', ring: 'Ring', 'ring-bearer': 'Ring-bearer' },
  scenarios: SCENARIOS,
  seatLines: SEAT_LINES,
  options: OPTIONS,
  optionValue,
  names: NAMES,
  labels: LABELS,
  rules: RULES,
  asks: ASKS,
  choices: CHOICES,
  fronts: FRONTS,
  losses: LOSSES,
  log: LOG,
  refusals: REFUSALS,
  endings: ENDINGS,
  explain: EXPLAIN,
  zones: ZONES,
  help: HELP,
  list,
}
