/** Alle deutschen Wörter und die Grammatik dieses Spiels, zusammengestellt. */
import type { Words } from '../words/index.ts'
import { ASKS } from './asks.ts'
import { CHOICES, FRONTS, LOSSES } from './choices.ts'
import { ENDINGS, ZONES } from './endings.ts'
import { EXPLAIN } from './explain.ts'
import { HELP } from './help.ts'
import { LABELS } from './labels.ts'
import { LOG } from './log.ts'
import { NAMES } from './names.ts'
import { liste } from './nouns.ts'
import { OPTIONS, optionValue } from './options.ts'
import { REFUSALS } from './refusals.ts'
import { RULES } from './rules.ts'
import { SCENARIOS, SEAT_LINES } from './screens.ts'

export const DE: Words = {
  title: 'Der Ringkrieg: Das Kartenspiel',
  subtitle: 'Jede Hand ist ein Heer, und jede Karte hat ihren Preis',
  sides: { free: 'Freie Völker', shadow: 'Schatten' },
  types: { army: 'Heer', character: 'Charakter', item: 'Gegenstand', event: 'Ereignis' },
  keywords: { nazgul: 'Nazgûl', ent: 'Ent', weapon: 'Waffe', mount: 'Reittier', ring: 'Ring', 'ring-bearer': 'Ringträger' },
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
  list: (items, and = 'and') => liste(items, and === 'and' ? 'und' : 'oder'),
}
