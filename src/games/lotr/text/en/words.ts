/**
 * English building blocks: numbers as words, lists, plurals, names of the players. Everything else stands in sentences.
 * Nothing here knows a rule.
 */
import type { View } from '../../types.ts'
import { HOBBIT_NAMES } from './names.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "three"; above twelve in digits. */
export const number = (n: number): string => NUMBERS[n] ?? String(n)
/** "no cards", "one card", "three cards". */
export const count = (n: number, one: string, many = `${one}s`): string => `${number(n)} ${n === 1 ? one : many}`
/** "a card", "two cards". */
export const some = (n: number, one: string, many = `${one}s`): string => (n === 1 ? `${article(one)} ${one}` : count(n, one, many))
export const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a')

/** "Sam", "Sam and Merry", "Sam, Pippin and Merry". */
export function list(words: readonly string[], and = 'and'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`
}
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
/** Sign tokens in a row: "[eye][eye]". */
export const signs = (sign: string, n: number): string => `[${sign}]`.repeat(n)

export const nameOf = (view: View, seat: number): string => HOBBIT_NAMES[view.players[seat]?.hobbit ?? 'frodo']
export const namesOf = (view: View, seats: readonly number[], and?: string): string =>
  list(
    seats.map((seat) => nameOf(view, seat)),
    and,
  )
/** "you" for the one who is asked, else the name. */
export const you = (view: View, seat: number, asked: number): string => (seat === asked ? 'you' : nameOf(view, seat))
