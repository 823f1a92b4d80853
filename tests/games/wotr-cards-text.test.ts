/**
 * The sentences of the card game, both languages: nothing is missing, nothing half finished, nothing too long for its place, nothing
 * told that is hidden; and whole random games can be told without a hole.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultOptions, ENGINE_REFUSALS, Match } from '../../src/engine/index.ts'
import { CARDS, CARDS_OPTIONS } from '../../src/games/wotr-cards/data/index.ts'
import { wotrCardsRules } from '../../src/games/wotr-cards/index.ts'
import { cardsText, LANGUAGES } from '../../src/games/wotr-cards/text/index.ts'
import type { CardsText, Explanation, Language } from '../../src/games/wotr-cards/text/types.ts'
import { ICONS, TERMS } from '../../src/games/wotr-cards/text/words/explain.ts'
import type { View } from '../../src/games/wotr-cards/types.ts'
import * as words from '../../src/games/wotr-cards/types.ts'
import { flaw, flaws, LIMITS, strings, viewOf } from './wotr-cards-sentences.ts'

const LOCATIONS = [...words.BATTLEGROUNDS, ...words.PATHS]
let texts: Record<Language, CardsText>
let view: View
beforeAll(async () => {
  texts = { en: await cardsText('en'), de: await cardsText('de') }
  view = viewOf(Match.start(wotrCardsRules, { options: defaultOptions(CARDS_OPTIONS), seats: 4 }), 0)
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('has every word it promises, none half finished', () => {
    const { help, labels, ...rest } = texts[language]
    expect(flaws(strings(rest))).toEqual([])
    expect(flaws(strings(labels))).toEqual([])
    expect(Object.keys(texts[language].factions).sort()).toEqual([...words.FACTIONS].sort())
    expect(Object.keys(texts[language].scenarios).sort()).toEqual([...words.SCENARIOS].sort())
    expect(Object.keys(texts[language].seats).sort()).toEqual([...words.SEAT_IDS].sort())
  })

  it('says what each card does, short enough for it', () => {
    const found = words.CARD_IDS.map((id) => texts[language].card(id))
    expect(
      flaws(
        found.map(({ name }) => name),
        'name',
      ),
    ).toEqual([])
    expect(
      flaws(
        found.map(({ short }) => short),
        'short',
      ),
    ).toEqual([])
    expect(
      flaws(
        found.map(({ kind }) => kind),
        'kind',
      ),
    ).toEqual([])
    expect(
      flaws(
        found.flatMap(({ rules, place }) => [...rules, place]),
        'rule',
      ),
    ).toEqual([])
    expect(
      flaws(
        found.map(({ brief }) => brief),
        'brief',
      ),
    ).toEqual([])
    expect(new Set(found.map(({ name }) => name)).size).toBe(words.CARD_IDS.length)
    expect(new Set(found.map(({ short }) => short)).size).toBe(words.CARD_IDS.length)
    for (const id of words.CARD_IDS) {
      const { rules } = texts[language].card(id)
      expect(rules.length > 0, id).toBe(CARDS[id].effects.length > 0)
      expect(rules.length, id).toBeLessThanOrEqual(3)
    }
  })

  it('says what each location does', () => {
    const found = LOCATIONS.map((id) => texts[language].location(id))
    expect(
      flaws(
        found.flatMap(({ rule, role, factions }) => [rule, role, ...factions]),
        'rule',
      ),
    ).toEqual([])
    expect(
      flaws(
        found.map(({ short }) => short),
        'short',
      ),
    ).toEqual([])
    expect(flaws(LOCATIONS.map((id) => texts[language].at(id)))).toEqual([])
    expect(new Set(found.map(({ name }) => name)).size).toBe(LOCATIONS.length)
  })

  it('gives each refusal a sentence of its own', () => {
    const codes = [...words.REFUSALS, ...ENGINE_REFUSALS]
    const data = { seat: 1, min: 2, max: 1, left: 5, chosen: 3, hand: 4, limit: 2 }
    const sentences = codes.map((code) => texts[language].refusal(view, { code, data }))
    expect(flaws(sentences, 'refusal')).toEqual([])
    expect(new Set(sentences).size).toBe(codes.length)
    expect(
      flaws(
        codes.map((code) => texts[language].refusal(view, { code })),
        'refusal',
      ),
    ).toEqual([])
    expect(flaw(texts[language].refusal(view, { code: 'unheard-of' }))).toBeNull()
  })

  it('names every option and every value it can have', () => {
    const { options, optionValue } = texts[language]
    expect(Object.keys(options).sort()).toEqual(CARDS_OPTIONS.map(({ id }) => id).sort())
    expect(
      flaws(
        Object.values(options).map(({ line }) => line),
        'option',
      ),
    ).toEqual([])
    for (const spec of CARDS_OPTIONS) {
      const values = spec.type === 'flag' ? [true, false] : spec.type === 'choice' ? spec.values : [spec.min, spec.max]
      for (const value of values) {
        const shown = optionValue(spec, value)
        expect(flaw(shown)).toBeNull()
        expect(shown, `${spec.id} ${value} is shown raw`).not.toMatch(/_|true|false|[a-z][A-Z]/)
      }
    }
  })

  it('explains every thing on the table', () => {
    const topics = [
      ...words.CARD_IDS.map((id) => `card:${id}`),
      ...words.BATTLEGROUNDS.map((id) => `battleground:${id}`),
      ...words.PATHS.map((id) => `path:${id}`),
      ...words.FACTIONS.map((id) => `faction:${id}`),
      ...words.CARD_TYPES.map((id) => `type:${id}`),
      ...words.KEYWORDS.map((id) => `keyword:${id}`),
      ...words.SEAT_IDS.map((id) => `seat:${id}`),
      ...words.SCENARIOS.map((id) => `scenario:${id}`),
      ...ICONS.map((id) => `icon:${id}`),
      ...TERMS.map((id) => `word:${id}`),
    ]
    expect(topics.filter((topic) => texts[language].explain(topic) === null)).toEqual([])
    expect(flaws(topics.flatMap((topic) => strings(texts[language].explain(topic) as Explanation)))).toEqual([])
    for (const topic of ['card:none', 'path:moria-gate', 'icon:none', 'nothing', ''])
      expect(texts[language].explain(topic), topic).toBeNull()
  })

  it('tells the whole game in short pages', () => {
    const { help } = texts[language]
    expect(help.length).toBeGreaterThanOrEqual(12)
    expect(help.length).toBeLessThanOrEqual(LIMITS.pages)
    expect(flaws(strings(help))).toEqual([])
    expect(
      flaws(
        help.map(({ body }) => body.join(' ')),
        'page',
      ),
    ).toEqual([])
  })
})

describe('both languages', () => {
  it('differ wherever words are not names', () => {
    for (const id of words.CARD_IDS) {
      expect(texts.de.card(id).place, id).not.toBe(texts.en.card(id).place)
      const [english] = texts.en.card(id).rules
      if (english) expect(texts.de.card(id).rules[0], id).not.toBe(english)
    }
    for (const id of LOCATIONS) expect(texts.de.location(id).rule, id).not.toBe(texts.en.location(id).rule)
    for (const code of words.REFUSALS) expect(texts.de.refusal(view, { code })).not.toBe(texts.en.refusal(view, { code }))
    const [en, de] = [texts.en, texts.de].map(({ help, options, labels }) => strings([help, options, labels]))
    expect(de?.filter((text) => en?.includes(text))).toEqual(['Reserve', 'Hand'])
  })
  it('tell as many texts for each card, and the same help', () => {
    for (const id of words.CARD_IDS) expect(texts.de.card(id).rules.length, id).toBe(texts.en.card(id).rules.length)
    expect(texts.de.help.map(({ body }) => body.length)).toEqual(texts.en.help.map(({ body }) => body.length))
  })
  it('spell names with their accents', () => {
    const all = LANGUAGES.flatMap((language) => [
      ...strings(texts[language]),
      ...words.CARD_IDS.flatMap((id) => strings(texts[language].card(id))),
      ...LOCATIONS.flatMap((id) => strings(texts[language].location(id))),
    ]).join(' ')
    for (const name of ['Dúnedain', 'Théoden', 'Éowyn', 'Éomer', 'Andúril', 'Lórien', 'Nazgûl', 'Khazad-dûm', 'Sméagol', 'Uglúk', 'Udûn'])
      expect(all).toContain(name)
    expect(all).not.toMatch(/Theoden|Eowyn|Eomer|Anduril|Nazgul|Dunedain|Smeagol|Ugluk|'s\b/)
  })
})
