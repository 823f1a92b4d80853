/** English nouns and numbers. A noun has one form in a sentence, with or without its article. */
import type { Noun, PlaceNoun } from '../words/nouns.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
export const begin = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
export const list = (items: readonly (string | number)[], and: 'and' | 'or' = 'and'): string =>
  items.length < 2 ? String(items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`
/** "three"; above twelve in digits. */
export const number = (n: number): string => NUMBERS[n] ?? String(n)
/** "no cards", "one card", "three cards". */
export const count = (n: number, one: string, many = `${one}s`): string => `${number(n)} ${n === 1 ? one : many}`
/** "a card", "two cards". */
export const some = (n: number, one: string, many = `${one}s`): string =>
  n === 1 ? `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}` : count(n, one, many)
/** "1 shield", "3 shields". */
export const digits = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

const noun = (title: string, short: string, inside: string, plural: boolean): Noun => ({
  title,
  short,
  nom: inside,
  acc: inside,
  dat: inside,
  gen: inside.endsWith('s') && plural ? `${inside}’` : `${inside}’s`,
  plural,
})
/** A name as it is; `inside` where a sentence says it otherwise. */
export const proper = (title: string, short = title, inside = title): Noun => noun(title, short, inside, false)
/** With the article in a sentence: "the Hunter". */
export const the = (title: string, short = title): Noun => noun(title, short, `the ${title.replace(/^The /, '')}`, false)
/** Several: "the Wolf Riders", or without the article. */
export const many = (title: string, short = title, article?: 'the'): Noun =>
  noun(title, short, `${article ? 'the ' : ''}${title.replace(/^The /, '')}`, true)

/** A place with the preposition that goes with it. */
export function place(title: string, at: 'at' | 'in' | 'on', short = title, plural = false): PlaceNoun {
  const inside = title.replace(/^The /, 'the ')
  return { ...noun(title, short, inside, plural), at: `${at} ${inside}`, to: `to ${inside}` }
}
