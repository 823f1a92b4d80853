/**
 * The sentences of lotr, both languages: nothing is missing, nothing is half finished, the facts in them are those of the data,
 * and whole random games can be told without a hole.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import {
  answersOf,
  defaultOptions,
  ENGINE_REFUSALS,
  type GameEvent,
  generator,
  localDealer,
  Match,
  mixSeeds,
  type OptionValues,
  type Prompt,
  policies,
  type Refusal,
} from '../../src/engine/index.ts'
import { CARDS, LOTR_OPTIONS, PLACE_DATA } from '../../src/games/lotr/data/index.ts'
import { lotrRules } from '../../src/games/lotr/index.ts'
import { LANGUAGES, lotrText } from '../../src/games/lotr/text/index.ts'
import { tellAll } from '../../src/games/lotr/text/telling.ts'
import type { Explanation, FaceOf, Language, LotrText } from '../../src/games/lotr/text/types.ts'
import type { CardId, LotrEvent, LotrFace, View } from '../../src/games/lotr/types.ts'
import * as words from '../../src/games/lotr/types.ts'

const TOKENS = [...words.ACTIVITIES, 'wild', 'eye', 'die', 'dot', 'heal', 'card', 'shield', 'bigShield', 'ring', 'heart', 'sun', 'sundial']
const PLACEHOLDER = /\bundefined\b|\bNaN\b|\[object|\bnull\b|TODO|TBD|xxx|lorem|\$\{| {2}/

/** Why a sentence may not be shown, or null. */
function flaw(text: string): string | null {
  if (!text.trim()) return 'it is empty'
  if (PLACEHOLDER.test(text)) return `it is half finished: ${text}`
  for (const [, token] of text.matchAll(/\[([^\]]*)\]/g)) if (!TOKENS.includes(token ?? '')) return `[${token}] is no sign: ${text}`
  if ((text.match(/\*\*/g)?.length ?? 0) % 2) return `a ** is open: ${text}`
  if ((text.replaceAll('**', '').match(/\*/g)?.length ?? 0) % 2) return `a * is open: ${text}`
  if (text.includes('***')) return `signs of stress collide: ${text}`
  if (/\s[.,;:!?]|[.!?]\.|,,/.test(text.replace('…', ''))) return `its points are odd: ${text}`
  return null
}
const flaws = (texts: readonly string[]): string[] => texts.flatMap((text) => flaw(text) ?? [])
const tokensIn = (text: string): string[] => [...text.matchAll(/\[([^\]]*)\]/g)].map(([, token]) => token ?? '')

/** All strings of an object, functions left out. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(strings)
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}

let texts: Record<Language, LotrText>
let view: View
beforeAll(async () => {
  texts = { en: await lotrText('en'), de: await lotrText('de') }
  const match = Match.start(lotrRules, { options: defaultOptions(LOTR_OPTIONS), seats: 5 })
  view = match.rules.view(match.state, 0, match.cards.seenBy(0)) as View
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('has every word it promises, none half finished', () => {
    const text = texts[language]
    expect(flaws(strings(text))).toEqual([])
    expect(Object.keys(text.events).sort()).toEqual([...words.EVENT_IDS].sort())
    expect(Object.keys(text.cards).sort()).toEqual([...words.HOBBIT_CARDS, ...words.FEATURE_CARDS].sort())
    expect(Object.keys(text.tiles).sort()).toEqual([...words.TILES].sort())
    expect(Object.keys(text.windows).sort()).toEqual([...words.WINDOWS].sort())
    for (let i = 0; i < 7; i++) expect(flaw(text.placeOrder(i))).toBeNull()
  })

  it('gives each refusal a sentence of its own', () => {
    const codes = [...words.REFUSALS, ...ENGINE_REFUSALS]
    const sentences = codes.map((code) => texts[language].refusal(view, { code, data: { seat: 1, min: 2, max: 1, shields: 3 } }))
    expect(flaws(sentences)).toEqual([])
    expect(new Set(sentences).size).toBe(codes.length)
    expect(flaws(codes.map((code) => texts[language].refusal(view, { code })))).toEqual([])
  })

  it('names every option and every value it can have', () => {
    const { options, optionValue } = texts[language]
    expect(Object.keys(options).sort()).toEqual(LOTR_OPTIONS.map(({ id }) => id).sort())
    for (const spec of LOTR_OPTIONS) {
      const values = spec.type === 'flag' ? [true, false] : spec.type === 'choice' ? spec.values : [spec.min, spec.max]
      for (const value of values) {
        const shown = optionValue(spec, value)
        expect(flaw(shown)).toBeNull()
        expect(shown, `${spec.id} ${value} is shown raw`).not.toMatch(/_|true|false/)
      }
    }
  })

  it('explains every thing on the table', () => {
    const topics = [
      ...Object.keys(CARDS).map((id) => `card:${id}`),
      ...words.GANDALF_CARDS.map((id) => `gandalf:${id}`),
      ...words.TILES.map((id) => `tile:${id}`),
      ...words.EVENT_IDS.map((id) => `event:${id}`),
      ...words.HOBBITS.map((id) => `hobbit:${id}`),
      ...[...words.ACTIVITIES, 'wild'].map((id) => `sign:${id}`),
      ...['ring', 'heart', 'sun', 'shield', 'bigShield'].map((id) => `token:${id}`),
      ...words.PLACES.map((id) => `place:${id}`),
      ...words.WINDOWS.map((id) => `window:${id}`),
      ...words.SCENARIOS.flatMap((place) =>
        Object.entries(PLACE_DATA[place].lines).flatMap(([line, data]) =>
          [0, ...data.spaces.keys()].map((n) => `space:${place}:${line}:${n}`),
        ),
      ),
      ...words.SCENARIOS.flatMap((place) =>
        Object.entries(PLACE_DATA[place].lines).map(([line, data]) => `space:${place}:${line}:${data.spaces.length}`),
      ),
      ...['die', 'sauron', 'road', 'ring', 'deck', 'discard', 'tiles'],
    ]
    const missing = topics.filter((topic) => texts[language].explain(topic) === null)
    expect(missing).toEqual([])
    expect(flaws(topics.flatMap((topic) => strings(texts[language].explain(topic) as Explanation)))).toEqual([])
    for (const topic of ['card:none', 'space:moria:friendship:1', 'space:moria:fighting:11', 'nothing', ''])
      expect(texts[language].explain(topic), topic).toBeNull()
  })

  it('keeps slabs short enough for 170 pixels', () => {
    for (const { terms } of Object.values(texts[language].events)) {
      const letters = terms.replace(/\[[^\]]*\]/g, '').replace(/[*\s]/g, '').length
      expect(letters + 2 * tokensIn(terms).length, terms).toBeLessThanOrEqual(24)
    }
  })

  it('prints as many signs in a rule as the data print on the card', () => {
    const numbers = { en: ['one', 'two', 'three'], de: ['einem', 'zwei', 'drei'] }[language]
    for (const [id, { sign, signs }] of Object.entries(CARDS))
      if (sign) expect(texts[language].cards[id as CardId].rule).toContain(`${numbers[signs - 1]} [${sign}]`)
  })

  it('tells the whole game in eight to twelve chapters', () => {
    expect(texts[language].help.length).toBeGreaterThanOrEqual(8)
    expect(texts[language].help.length).toBeLessThanOrEqual(12)
  })
})

describe('both languages', () => {
  it('show the same signs on every slab', () => {
    for (const id of words.EVENT_IDS) expect(tokensIn(texts.de.events[id].terms), id).toEqual(tokensIn(texts.en.events[id].terms))
  })
  it('show the same signs in every rule', () => {
    for (const id of Object.keys(CARDS) as CardId[])
      expect(tokensIn(texts.de.cards[id].rule), id).toEqual(tokensIn(texts.en.cards[id].rule))
  })
  it('spell names with their accents', () => {
    const en = strings(texts.en).join(' ')
    for (const name of ['Théoden', 'Éowyn', 'Éomer', 'Andúril', 'Lothlórien', 'Nazgûl', 'Ghân']) expect(en).toContain(name)
    expect([en, strings(texts.de).join(' ')].join(' ')).not.toMatch(/Theoden|Eowyn|Eomer|Anduril|Lothlorien|Nazgul|Ghan\b/)
  })
})

// ---------------------------------------------------------------- whole games

interface Heard {
  readonly said: string[]
  readonly kinds: Set<string>
  readonly events: Set<string>
  readonly moments: Set<string>
}

/** Everything one seat could be told about its decision: as it is asked, each choice, some sets of choices. */
function hear(text: LotrText, shown: View, seat: number, prompt: Prompt, faceOf: FaceOf, heard: Heard): void {
  const say = (labels: object) => heard.said.push(...strings(labels).filter((one) => one !== ''))
  const asked = text.decision(shown, seat, prompt, [], faceOf)
  heard.said.push(asked.question, asked.detail)
  const sets = [...prompt.keys.map((key) => [key]), ...(prompt.examples?.() ?? []), prompt.keys.slice(0, Math.max(1, prompt.min))]
  for (const keys of sets) {
    const told = text.decision(shown, seat, prompt, keys, faceOf)
    heard.said.push(told.question, told.detail)
    say(text.choices(shown, seat, prompt, keys, faceOf))
  }
  for (const key of prompt.keys) {
    const label = text.choice(shown, seat, prompt, key, faceOf)
    heard.said.push(label.label)
    say(label)
  }
}

/** One random game, heard by every seat in both languages. */
function listen(seed: number, seats: number, options: OptionValues): Heard {
  const heard: Heard = { said: [], kinds: new Set(), events: new Set(), moments: new Set() }
  const events: LotrEvent[] = []
  const log: { at: number; event: LotrEvent }[] = []
  const setup = { options: { ...defaultOptions(LOTR_OPTIONS), ...options }, seats }
  const match = Match.start(lotrRules, setup, (event: GameEvent) => events.push(event as LotrEvent))
  const dealer = localDealer(seed)
  const below = generator(mixSeeds(seed, -1))
  const faceFor = (seat: number | null): FaceOf => {
    const faces = match.cards.seenBy(seat)
    return (handle) => faces.face(handle) as LotrFace | null
  }
  const tell = () => {
    for (const event of events.splice(0)) {
      log.push({ at: match.log.length, event })
      heard.events.add(event.type)
      for (const seat of [0, null]) {
        const seen = match.rules.view(match.state, seat, match.cards.seenBy(seat)) as View
        for (const language of LANGUAGES) {
          const line = texts[language].told(seen, event, faceFor(seat))
          if (line !== null) heard.said.push(line)
        }
      }
    }
  }
  tell()
  for (let request = match.pending; request; request = match.pending) {
    if (request.type === 'ask') {
      for (const { seat, prompt: build } of request.asked) {
        const prompt = build()
        // most windows offer nothing but putting cards away: a sample of them is enough
        if (prompt.weight === 'idle' && match.log.length % 8) continue
        heard.kinds.add(prompt.kind)
        if (prompt.kind === 'window') heard.moments.add(String(prompt.about?.moment))
        const seen = match.rules.view(match.state, seat, match.cards.seenBy(seat)) as View
        for (const language of LANGUAGES) {
          hear(texts[language], seen, seat, prompt, faceFor(seat), heard)
          heard.said.push(texts[language].standing(seen), texts[language].ending(seen).line)
        }
      }
      for (const entry of answersOf(request, policies.random, below)) match.put(entry)
    } else match.put(dealer.answer(request, match.cards, match.log.length))
    tell()
  }
  const end = match.rules.view(match.state, null, match.cards.seenBy(null)) as View
  for (const language of LANGUAGES) {
    const { parts, title, line } = texts[language].ending(end)
    heard.said.push(title, line, ...parts.map(({ label }) => label))
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(end.ending?.score)
    heard.said.push(...tellAll(texts[language], end, log, faceFor(null)).map((one) => one.line))
  }
  return heard
}

describe('whole games', () => {
  it('can be told in both languages, every question, choice and event of them', () => {
    const kinds = new Set<string>()
    const events = new Set<string>()
    const moments = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const options: OptionValues =
        seed % 3 ? { sauronStart: 15 } : { sauronStart: 15, optional_gandalf_as_discard: true, discard_symbols_split: false }
      const heard = listen(seed, 1 + (seed % 5), options)
      expect([...new Set(flaws(heard.said))].slice(0, 10)).toEqual([])
      for (const kind of heard.kinds) kinds.add(kind)
      for (const event of heard.events) events.add(event)
      for (const moment of heard.moments) moments.add(moment)
    }
    expect([...kinds]).toEqual(
      expect.arrayContaining(['window', 'play-cards', 'play-second', 'pay', 'volunteer', 'accept', 'must-discard']),
    )
    expect(events.size).toBeGreaterThan(25)
    expect(moments.size).toBeGreaterThan(5)
  }, 120_000)

  it('name the rule when a choice is refused', () => {
    const refusal: Refusal = { code: 'staff-needs-items' }
    expect(texts.en.refusal(view, refusal)).toBe('The Staff stops only sundial tiles that show three items.')
  })
})
