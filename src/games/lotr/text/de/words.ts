/**
 * German building blocks: numbers as words, nouns with their cases, lists, names of the players.
 * Verbs and whole phrases stand in phrases.ts. Nothing here knows a rule.
 */
import type { View } from '../../types.ts'
import { HOBBIT_NAMES } from './names.ts'

const NUMBERS = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']

/** "drei"; above twelve in digits. For one alone: "eins". */
export const zahl = (n: number): string => NUMBERS[n] ?? String(n)

/** A noun with what sentences need of it: who (nominative), whom (accusative), many, and none. */
export interface Noun {
  readonly who: string
  readonly whom: string
  readonly many: string
  readonly none: string
}
const noun = (who: string, whom: string, many: string, none: string): Noun => ({ who, whom, many, none })
export const NOUNS = {
  card: noun('eine Karte', 'eine Karte', 'Karten', 'keine Karten'),
  shield: noun('ein Schild', 'einen Schild', 'Schilde', 'keine Schilde'),
  bigShield: noun('ein großer Schild', 'einen großen Schild', 'große Schilde', 'keine großen Schilde'),
  ring: noun('ein Ring', 'einen Ring', 'Ringe', 'keine Ringe'),
  heart: noun('ein Herz', 'ein Herz', 'Herzen', 'keine Herzen'),
  sun: noun('eine Sonne', 'eine Sonne', 'Sonnen', 'keine Sonnen'),
  token: noun('eine Lebensmarke', 'eine Lebensmarke', 'Lebensmarken', 'keine Lebensmarken'),
  step: noun('ein Schritt', 'einen Schritt', 'Schritte', 'keinen Schritt'),
  space: noun('ein Feld', 'ein Feld', 'Felder', 'kein Feld'),
  roll: noun('ein Wurf', 'einen Wurf', 'Würfe', 'keinen Wurf'),
  sign: noun('ein Zeichen', 'ein Zeichen', 'Zeichen', 'keine Zeichen'),
  kind: noun('eine Art Marke', 'eine Art Marke', 'Arten von Marken', 'keine Art Marke'),
  point: noun('ein Punkt', 'einen Punkt', 'Punkte', 'keine Punkte'),
  tile: noun('ein Plättchen', 'ein Plättchen', 'Plättchen', 'keine Plättchen'),
  event: noun('ein Ereignis', 'ein Ereignis', 'Ereignisse', 'keine Ereignisse'),
  stepBack: noun('ein Schritt zurück', 'einen Schritt zurück', 'Schritte zurück', 'keinen Schritt zurück'),
  nothing: noun('nichts', 'nichts', 'nichts', 'nichts'),
} as const
export type NounId = keyof typeof NOUNS

/** As subject: "ein Schild", "zwei Schilde". */
export const wer = (n: number, id: NounId): string => (n === 0 ? NOUNS[id].none : n === 1 ? NOUNS[id].who : `${zahl(n)} ${NOUNS[id].many}`)
/** As object: "einen Schild", "zwei Schilde". */
export const wen = (n: number, id: NounId): string => (n === 0 ? NOUNS[id].none : n === 1 ? NOUNS[id].whom : `${zahl(n)} ${NOUNS[id].many}`)
/** Dative plural is needed only of steps: "um einen Schritt", "um zwei Schritte"; the same as the object. */

/** "Sam", "Sam und Merry", "Sam, Pippin und Merry". */
export function liste(words: readonly string[], and = 'und'): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`
}
export const gross = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

export const nameOf = (view: View, seat: number): string => HOBBIT_NAMES[view.players[seat]?.hobbit ?? 'frodo']
export const namesOf = (view: View, seats: readonly number[]): string => liste(seats.map((seat) => nameOf(view, seat)))
/** "Frodos". */
export const genitive = (name: string): string => (/[sxz]$/.test(name) ? `${name}’` : `${name}s`)

/** The one who is asked is "du", "dich", "dir"; the others are named. */
export const du = (view: View, seat: number, asked: number): string => (seat === asked ? 'du' : nameOf(view, seat))
export const dich = (view: View, seat: number, asked: number): string => (seat === asked ? 'dich' : nameOf(view, seat))
export const dir = (view: View, seat: number, asked: number): string => (seat === asked ? 'dir' : nameOf(view, seat))
/** Picks the form of a verb: "du würfelst", "Frodo würfelt". */
export const tut = (isYou: boolean, second: string, third: string): string => (isYou ? second : third)
