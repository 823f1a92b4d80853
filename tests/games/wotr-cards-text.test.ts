/**
 * The sentences of the card game, both languages: nothing is missing, nothing half finished, nothing too long for its place, nothing
 * told that is hidden; and whole random games can be told without a hole.
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
} from '../../src/engine/index.ts'
import { CARDS, CARDS_OPTIONS } from '../../src/games/wotr-cards/data/index.ts'
import { wotrCardsRules } from '../../src/games/wotr-cards/index.ts'
import { ICONS, TERMS } from '../../src/games/wotr-cards/text/compose/explain.ts'
import { readKey } from '../../src/games/wotr-cards/text/compose/keys.ts'
import { runsOf } from '../../src/games/wotr-cards/text/compose/rules.ts'
import { cardsText, LANGUAGES } from '../../src/games/wotr-cards/text/index.ts'
import type { CardsText, Explanation, FaceOf, Language } from '../../src/games/wotr-cards/text/types.ts'
import type { CardId, CardsEvent, LocationView, PieceView, State, View } from '../../src/games/wotr-cards/types.ts'
import * as words from '../../src/games/wotr-cards/types.ts'

/** Letters that fit into a place on the smallest screen. */
const LIMITS = {
  short: 18,
  name: 36,
  kind: 30,
  rule: 190,
  brief: 240,
  actor: 42,
  question: 96,
  detail: 420,
  label: 70,
  hint: 190,
  front: 60,
  log: 190,
  refusal: 120,
  story: 110,
  standing: 90,
  option: 110,
  page: 700,
  pages: 15,
} as const
type Limit = keyof typeof LIMITS

const PLACEHOLDER = /\bundefined\b|\bNaN\b|\[object|\bnull\b(?!,)|TODO|TBD|xxx|lorem|\$\{| {2}|#\d|\[[a-z]/

/** Why a sentence may not be shown, or null. */
function flaw(text: string, limit?: Limit): string | null {
  if (!text.trim()) return 'it is empty'
  if (PLACEHOLDER.test(text)) return `it is half finished: ${text}`
  if ((text.match(/\*\*/g)?.length ?? 0) % 2) return `a ** is open: ${text}`
  if ((text.replaceAll('**', '').match(/\*/g)?.length ?? 0) % 2) return `a * is open: ${text}`
  if (/\s[.,;:!?]|[.!?]\.|,,|,\./.test(text)) return `its points are odd: ${text}`
  if (limit && limit !== 'option' && /:\s*$/.test(text)) return `it breaks off: ${text}`
  if (/[a-z]-[a-z]+-[a-z]+-[a-z]/.test(text)) return `an id is in it: ${text}`
  return limit && text.length > LIMITS[limit] ? `${text.length} letters are too many for a ${limit}: ${text}` : null
}
const flaws = (said: readonly string[], limit?: Limit): string[] => [...new Set(said.flatMap((text) => flaw(text, limit) ?? []))]

/** All strings of an object, functions left out. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(strings)
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}

const LOCATIONS = [...words.BATTLEGROUNDS, ...words.PATHS]
let texts: Record<Language, CardsText>
let view: View
const viewOf = (match: Match<State, View, CardsEvent>, seat: number | null): View =>
  match.rules.view(match.state, seat, match.cards.seenBy(seat)) as View
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

describe('sentences', () => {
  const piece = (face: CardId, handle: number, icons: Partial<PieceView['icons']>): PieceView => ({
    handle,
    face,
    owner: 0,
    controller: 0,
    fresh: false,
    used: false,
    tokens: { attack: 0, defense: 0 },
    icons: { path: 0, attack: 0, defense: 0, leadAttack: 0, leadDefense: 0, ...icons },
    items: [],
    partner: null,
  })
  const guldur = (): LocationView => ({
    id: 'dol-guldur',
    shields: 2,
    tokens: { attack: 0, defense: 0 },
    bare: false,
    attackers: [piece('high-elves', 1, { attack: 2 }), piece('legolas', 2, { attack: 1 }), piece('gandalf-the-white', 3, { attack: 2 })],
    defenders: [piece('olog-hai', 4, { defense: 2 }), piece('mordor-orcs', 5, { defense: 1 })],
    forecast: { attack: 5, shields: 2, left: 3, defense: 3, winner: 'shadow' },
  })
  const prompt = (kind: string, keys: readonly string[], about: Prompt['about'] = {}): Prompt => ({
    kind,
    keys,
    min: 1,
    max: keys.length,
    about,
  })
  const noFace: FaceOf = () => null

  it('foretell what an item changes', () => {
    const at = { ...view, battlegrounds: [guldur()] }
    const key = 'play@legolas:bow-of-the-galadhrim#9'
    const asked = prompt('action', [key])
    expect(texts.en.choice(at, 2, asked, key, noFace)).toEqual({
      label: 'Legolas at Dol Guldur',
      hint: '6 against 5: Dol Guldur falls, worth 1',
    })
    expect(texts.de.choice(at, 2, asked, key, noFace)).toEqual({
      label: 'Legolas in Dol Guldur',
      hint: '6 gegen 5: Dol Guldur fällt, wert 1',
    })
    expect(texts.en.raised(at, 2, asked, 9, () => 'bow-of-the-galadhrim').question).toBe('Who shall carry the Bow of the Galadhrim?')
    expect(texts.de.raised(at, 2, asked, 9, () => 'bow-of-the-galadhrim').question).toBe('Wer soll den Bogen der Galadhrim tragen?')
  })
  it('tell the sum of a front', () => {
    expect(texts.en.front(view, guldur())).toEqual({
      line: 'Shadow defends · 2 shields',
      sum: '5 attack less 2 shields leaves 3 to cancel',
      result: 'holds',
      cost: 'holds, two lost',
    })
  })
  it('teach which losses are allowed', () => {
    const at: View = {
      ...view,
      battlegrounds: [guldur()],
      combat: {
        location: 'dol-guldur',
        cause: 'step',
        attackers: 'free',
        support: [],
        attack: 5,
        shields: 2,
        left: 2,
        lost: [],
        proposal: [],
      },
    }
    const asked = prompt('casualties', ['lose:olog-hai#4', 'lose:mordor-orcs#5'], { location: 'dol-guldur', left: 2 })
    expect(texts.en.losses(at, asked, ['lose:olog-hai#4'], noFace)).toMatchObject({ sum: '2 of 2', verdict: 'just enough', allowed: true })
    expect(texts.en.losses(at, asked, ['lose:mordor-orcs#5'], noFace)).toMatchObject({ verdict: 'one short', allowed: false })
    const both = texts.en.losses(
      { ...at, combat: null },
      { ...asked, about: { location: 'dol-guldur', left: 1 } },
      ['lose:olog-hai#4', 'lose:mordor-orcs#5'],
      noFace,
    )
    expect(both).toMatchObject({ verdict: '2 over', why: 'Mordor Orcs is 1 without Olog-hai', allowed: false })
  })
  it('tell why one may not pass yet', () => {
    const hand = (n: number) => Array.from({ length: n }, (_, handle) => ({ handle, face: null }))
    const counts = [4, 4, 6, 3]
    const at = { ...view, players: view.players.map((player, seat) => ({ ...player, hand: hand(counts[seat] ?? 0), mayPass: false })) }
    expect(texts.en.passing(at, 2)).toBe('No pass yet: 6 in hand, your limit is 2, and the Shadow holds 4 and 3.')
    expect(texts.de.passing(at, 2)).toBe('Noch kein Passen: 6 auf der Hand, deine Grenze ist 2, und der Schatten hat 4 und 3.')
  })
  it('read keys, unknown ones as they are', () => {
    expect(readKey('play@path:gimli#4', noFace)).toEqual({ verb: 'play', handle: 4, card: 'gimli', to: 'path', wielder: null })
    expect(readKey('cycle:#7', () => 'sting')).toEqual({ verb: 'cycle', handle: 7, card: 'sting' })
    expect(readKey('dance', noFace)).toEqual({ verb: 'other', key: 'dance' })
    expect(runsOf([1, 2, 3, 5])).toEqual([
      [1, 3],
      [5, 5],
    ])
  })
})

// ---------------------------------------------------------------- whole games

interface Heard {
  readonly said: Record<Limit, Set<string>>
  readonly kinds: Set<string>
  readonly events: Set<string>
}
const nothingHeard = (): Heard => ({
  said: Object.fromEntries(Object.keys(LIMITS).map((limit) => [limit, new Set<string>()])) as Record<Limit, Set<string>>,
  kinds: new Set(),
  events: new Set(),
})

/** Everything one seat could be told about its decision. */
function hear(text: CardsText, shown: View, open: View, seat: number, prompt: Prompt, faceOf: FaceOf, { said }: Heard): void {
  const ask = ({ question, detail }: { question: string; detail: string }) => {
    said.question.add(question)
    if (detail) said.detail.add(detail)
  }
  const button = ({ label, hint }: { label: string; hint: string }) => {
    said.label.add(label)
    if (hint) said.hint.add(hint)
  }
  ask(text.decision(shown, seat, prompt, [], faceOf))
  said.actor.add(text.actor(shown, seat, prompt))
  const story = text.story(shown, seat, prompt)
  said.story.add(story)
  // what stands on the cover is what a spectator could be told
  expect(text.story(open, seat, prompt)).toBe(story)
  const sets = [
    ...prompt.keys.slice(0, 12).map((key) => [key]),
    ...(prompt.examples?.() ?? []).slice(0, 4),
    prompt.keys.slice(0, prompt.min),
  ]
  for (const keys of sets) {
    ask(text.decision(shown, seat, prompt, keys, faceOf))
    button(text.choices(shown, seat, prompt, keys, faceOf))
    if (prompt.kind === 'casualties') said.hint.add(text.losses(shown, prompt, keys, faceOf).why)
  }
  for (const key of prompt.keys) button(text.choice(shown, seat, prompt, key, faceOf))
  for (const { handle } of shown.players[seat]?.hand.slice(0, 3) ?? []) ask(text.raised(shown, seat, prompt, handle, faceOf))
  for (const front of [...shown.battlegrounds, ...(shown.path ? [shown.path] : [])]) {
    for (const line of Object.values(text.front(shown, front))) said.front.add(line)
    for (const { handle } of [...front.attackers, ...front.defenders]) {
      const badge = text.badge(shown, handle, [handle])
      if (badge) said.front.add(badge)
    }
  }
}

/** One random game, heard by every seat in both languages. */
function listen(seed: number, seats: number, options: OptionValues, heard: Heard): void {
  const events: CardsEvent[] = []
  const log: { at: number; event: CardsEvent }[] = []
  const setup = { options: { ...defaultOptions(CARDS_OPTIONS), ...options }, seats }
  const match = Match.start(wotrCardsRules, setup, (event: GameEvent) => events.push(event as CardsEvent))
  const dealer = localDealer(seed)
  const below = generator(mixSeeds(seed, -1))
  const faceFor = (seat: number | null): FaceOf => {
    const faces = match.cards.seenBy(seat)
    return (handle) => faces.face(handle) as CardId | null
  }
  const tell = () => {
    const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
    const faces = viewers.map(faceFor)
    const open = events.length ? viewOf(match, null) : view
    for (const event of events.splice(0)) {
      log.push({ at: match.log.length, event })
      heard.events.add(event.type)
      for (const language of LANGUAGES) {
        const lines = faces.map((faceOf) => texts[language].told(open, event, faceOf))
        // public knowledge only: nobody reads more than a spectator
        expect(new Set(lines).size, `${event.type} is told differently: ${lines.join(' | ')}`).toBe(1)
        const [line] = lines
        if (line) heard.said.log.add(line)
      }
    }
  }
  tell()
  for (let request = match.pending; request; request = match.pending) {
    if (request.type === 'ask') {
      for (const { seat, prompt: build } of request.asked) {
        const prompt = build()
        heard.kinds.add(prompt.kind)
        // most decisions are turns of the action step: a sample of them is enough
        if (prompt.kind === 'action' && match.log.length % 5) continue
        const shown = viewOf(match, seat)
        const open = viewOf(match, null)
        for (const language of LANGUAGES) {
          hear(texts[language], shown, open, seat, prompt, faceFor(seat), heard)
          heard.said.standing.add(texts[language].standing(shown))
          for (const line of strings(texts[language].zones(shown).map(({ title, lines }) => [title, lines]))) heard.said.detail.add(line)
          expect(strings(texts[language].ending(shown)).filter((line) => !line.trim())).toEqual([])
        }
      }
      for (const entry of answersOf(request, policies.random, below)) match.put(entry)
    } else match.put(dealer.answer(request, match.cards, match.log.length))
    tell()
  }
  const end = viewOf(match, null)
  for (const language of LANGUAGES) {
    const { title, line, why, sides } = texts[language].ending(end)
    for (const one of [title, line, why]) heard.said.log.add(one)
    for (const side of words.SIDES) {
      heard.said.log.add(sides[side].parts.map(({ label, detail }) => `${label}: ${detail}`).join('; '))
      expect(sides[side].parts.reduce((sum, { value }) => sum + value, 0)).toBe(end.ending?.[side])
    }
    const rounds = texts[language].rounds(log)
    expect(rounds.length).toBe(end.round)
    expect(rounds.at(-1)).toMatchObject({ free: end.ending?.free, shadow: end.ending?.shadow })
    for (const one of rounds) heard.said.detail.add(one.line)
    for (const one of texts[language].lines(end, log, faceFor(null))) heard.said.log.add(one.text)
  }
}

describe('whole games', () => {
  it('can be told in both languages, every question, choice and event of them', () => {
    const heard = nothingHeard()
    for (let seed = 1; seed <= 12; seed++) {
      const seats = [4, 2, 3, 2][seed % 4] as number
      listen(
        seed,
        seats,
        { two_seats: seed % 4 === 1 ? 'duel' : 'fellowship', zeroDefenseDefendersWhenOverrun: seed % 2 ? 'cycled' : 'eliminated' },
        heard,
      )
    }
    for (const limit of Object.keys(LIMITS) as Limit[]) expect(flaws([...heard.said[limit]], limit).slice(0, 12), limit).toEqual([])
    expect([...heard.kinds]).toEqual(
      expect.arrayContaining(['action', 'cycle', 'forsake', 'casualties', 'fight', 'dig', 'take', 'path', 'place', 'support']),
    )
    expect(heard.events.size).toBeGreaterThan(28)
  }, 240_000)
})
