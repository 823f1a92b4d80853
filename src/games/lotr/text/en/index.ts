/** All English sentences of this game, put together. */
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

export const EN: LotrText = {
  title: 'The Lord of the Rings',
  subtitle: 'Together, from Bag End to Mount Doom',
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
