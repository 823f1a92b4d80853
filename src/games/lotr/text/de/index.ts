/** All German sentences of this game, put together. */
import type { LotrText } from '../types.ts'
import { cards } from './cards.ts'
import { choice, choices } from './choices.ts'
import { decision } from './decisions.ts'
import { ending } from './endings.ts'
import { events } from './events.ts'
import { explain } from './explain.ts'
import { help } from './help.ts'
import { standing, told } from './log.ts'
import { colors, gandalf, hobbits, placeOrder, places, tiles, windows } from './names.ts'
import { options, optionValue } from './options.ts'
import { refusal } from './refusals.ts'

export const DE: LotrText = {
  title: 'Der Herr der Ringe',
  subtitle: 'Gemeinsam von Beutelsend zum Schicksalsberg',
  hobbits,
  places,
  placeOrder,
  events,
  cards,
  colors,
  gandalf,
  tiles,
  windows,
  options,
  optionValue,
  decision,
  choice,
  choices,
  refusal,
  told,
  explain,
  ending,
  standing,
  help,
}
