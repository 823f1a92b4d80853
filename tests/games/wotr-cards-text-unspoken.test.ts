/** Nothing that the data of a card or location says is left out of its text: every key is read while the text is composed. */
import { describe, expect, it } from 'vitest'
import { BATTLEGROUND_DATA, CARDS, PATH_DATA } from '../../src/games/wotr-cards/data/index.ts'
import { cardText, locationText } from '../../src/games/wotr-cards/text/compose/rules.ts'
import { DE } from '../../src/games/wotr-cards/text/de/index.ts'
import { EN } from '../../src/games/wotr-cards/text/en/index.ts'
import { BATTLEGROUNDS, CARD_IDS, isBattleground, PATHS } from '../../src/games/wotr-cards/types.ts'

/** Keys that need no word, and why. */
const SILENT: Readonly<Record<string, string>> = {
  'activateBattleground.mandatory': 'a text commands unless it says "may"',
  'static.zone': 'icons count only in combats of their kind, and what counts elsewhere says where',
  'cycle.withItems': 'always, as the rules of cycling say',
  'eliminateAnyNumber.store': 'always; "as many" refers to it',
  'take.to': 'always the hand',
  'dig.rest': 'always cycled',
  'examineTop.distribute': 'always one each',
  'replace.instead': 'always cycled',
  'bonusOn.zones': 'always both',
  'drawStep.zone': 'always the reserve',
  'cannotEnter.zone': 'always a path',
  'filter.any': 'sets no condition',
  'onto.any': 'sets no condition',
}

interface Data {
  readonly op?: unknown
  readonly when?: unknown
  readonly [key: string]: unknown
}
/** The same data; `left` holds the keys that nobody has read yet. */
function watched(value: unknown, name: string, left: Map<string, string>, where: string): unknown {
  if (Array.isArray(value)) return value.map((one, n) => watched(one, name, left, `${where}/${n}`))
  if (typeof value !== 'object' || value === null) return value
  const data = value as Data
  const kind = String(data.op ?? data.when ?? name)
  for (const key of Object.keys(data)) left.set(`${where}.${key}`, `${kind}.${key}`)
  const inner = Object.fromEntries(Object.entries(data).map(([key, one]) => [key, watched(one, key, left, `${where}.${key}`)]))
  return new Proxy(inner, {
    get: (target, key) => {
      left.delete(`${where}.${String(key)}`)
      return target[String(key)]
    },
  })
}
const unspoken = (left: ReadonlyMap<string, string>): string[] =>
  [...left].flatMap(([where, key]) => (key in SILENT ? [] : [`${where} (${key})`]))

describe.each([
  ['en', EN],
  ['de', DE],
])('in %s', (_, words) => {
  it('a card says all that its data says', () => {
    const left = new Map<string, string>()
    for (const id of CARD_IDS) {
      const effects = watched(CARDS[id].effects, 'effect', left, id) as (typeof CARDS)[typeof id]['effects']
      cardText(words, id, { ...CARDS[id], effects })
    }
    expect(unspoken(left)).toEqual([])
  })

  it('a location says all that its data says', () => {
    const left = new Map<string, string>()
    for (const id of [...BATTLEGROUNDS, ...PATHS]) {
      const { onActivate } = isBattleground(id) ? BATTLEGROUND_DATA[id] : PATH_DATA[id]
      locationText(words, id, { onActivate: watched(onActivate, 'op', left, id) as typeof onActivate })
    }
    expect(unspoken(left)).toEqual([])
  })
})

it('conditions that are easily lost are heard', () => {
  const said = (id: (typeof CARD_IDS)[number]): string[] => [EN, DE].map((words) => cardText(words, id).rules.join(' '))
  for (const text of said('lembas')) expect(text).toMatch(/on the same path|auf demselben Pfad/)
  for (const id of ['anduril', 'shadowfax', 'the-black-captain', 'threats-and-promises', 'black-riders-mount', 'fell-beast'] as const)
    for (const text of said(id)) expect(text).toMatch(/even if played this round|auch wenn er diese Runde gespielt wurde/)
  for (const id of ['coastal-raiders', 'haradrim-cavalry', 'the-black-fleet', 'corsairs-of-umbar', 'haradrim-regulars'] as const)
    for (const text of said(id)) expect(text).toMatch(/from the (Free|Shadow) deck|aus dem Stapel de[rs] /)
  for (const text of said('death-ride-ride-to-ruin')) expect(text).toMatch(/any battlegrounds|beliebigen Schlachtfeldern/)
})
