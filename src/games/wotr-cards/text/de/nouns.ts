/** German nouns with their cases, and numbers. */
import type { Noun, PlaceNoun } from '../words/nouns.ts'

const NUMBERS = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']
/** "drei"; above twelve in digits. */
export const zahl = (n: number): string => NUMBERS[n] ?? String(n)
/** "keine Karten", "eine Karte", "drei Karten": nouns of the feminine, and all whose object has the same ending. */
export const karten = (n: number, one = 'Karte', many = 'Karten'): string =>
  n === 0 ? `keine ${many}` : n === 1 ? `eine ${one}` : `${zahl(n)} ${many}`
/** "1 Schild", "3 Schilde". */
export const ziffern = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
export const gross = (text: string): string => text.slice(0, 1).toLocaleUpperCase('de') + text.slice(1)
export const liste = (items: readonly (string | number)[], und: 'und' | 'oder' = 'und'): string =>
  items.length < 2 ? String(items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${und} ${items.at(-1)}`

export const genitiv = (name: string): string => (/[sxzß]$/.test(name) ? `${name}’` : `${name}s`)
const stem = (title: string): string => title.replace(/^(Der|Die|Das) /, '')

/** A proper name, without article. `inside`: where a sentence says it otherwise; `cases` where it changes. */
export const name = (title: string, short = title, inside = title, cases: Partial<Noun> = {}): Noun => ({
  title,
  short,
  nom: inside,
  acc: inside,
  dat: inside,
  gen: genitiv(inside),
  plural: false,
  ...cases,
})
/** The title of an event. */
export const titel = (title: string, short: string): Noun => name(title, short, `*${title.replace(/[.!]$/, '')}*`)
/** Masculine, feminine, neuter, plural; `oblique` is the word in accusative and dative where it changes. */
export const der = (title: string, short = stem(title), oblique = stem(title)): Noun =>
  name(title, short, stem(title), {
    nom: `der ${stem(title)}`,
    acc: `den ${oblique}`,
    dat: `dem ${oblique}`,
    gen: `des ${genitiv(oblique)}`,
  })
export const die = (title: string, short = stem(title), oblique = stem(title)): Noun =>
  name(title, short, stem(title), { nom: `die ${stem(title)}`, acc: `die ${stem(title)}`, dat: `der ${oblique}`, gen: `der ${oblique}` })
export const das = (title: string, short = stem(title), oblique = stem(title)): Noun =>
  name(title, short, stem(title), {
    nom: `das ${stem(title)}`,
    acc: `das ${stem(title)}`,
    dat: `dem ${oblique}`,
    gen: `des ${genitiv(oblique)}`,
  })
export const viele = (title: string, short = stem(title), dative = stem(title)): Noun =>
  name(title, short, stem(title), {
    nom: `die ${stem(title)}`,
    acc: `die ${stem(title)}`,
    dat: `den ${dative}`,
    gen: `der ${stem(title)}`,
    plural: true,
  })

/** A title that begins with an adjective, whose ending changes after the article. */
export const gebeugt = (noun: Noun, nom: string, acc = nom): Noun => ({ ...noun, nom, acc })

/** A place with its prepositions: "in Lórien", "nach Lórien". */
export const ort = (title: string, at: string, to: string, short = stem(title), cases: Partial<Noun> = {}): PlaceNoun => ({
  ...name(title, short, stem(title), cases),
  at,
  to,
})
/** A place one goes to with "nach", and is in with "in" or "bei". */
export const nach = (title: string, at: 'in' | 'bei' = 'in', short = title): PlaceNoun =>
  ort(title, `${at} ${title}`, `nach ${title}`, short)
