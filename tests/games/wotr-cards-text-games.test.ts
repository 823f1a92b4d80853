/** Whole random games of the card game, told to every seat in both languages without a hole, and to nobody more than he may know. */
import { beforeAll, describe, expect, it } from 'vitest'
import {
  answersOf,
  defaultOptions,
  type GameEvent,
  generator,
  localDealer,
  Match,
  mixSeeds,
  type OptionValues,
  type Prompt,
  policies,
} from '../../src/engine/index.ts'
import { CARDS_OPTIONS } from '../../src/games/wotr-cards/data/index.ts'
import { wotrCardsRules } from '../../src/games/wotr-cards/index.ts'
import { cardsText, LANGUAGES } from '../../src/games/wotr-cards/text/index.ts'
import type { CardsText, FaceOf, Language } from '../../src/games/wotr-cards/text/types.ts'
import { type CardId, type CardsEvent, SIDES, type View } from '../../src/games/wotr-cards/types.ts'
import { flaws, LIMITS, type Limit, strings, viewOf } from './wotr-cards-sentences.ts'

let texts: Record<Language, CardsText>
let view: View
beforeAll(async () => {
  texts = { en: await cardsText('en'), de: await cardsText('de') }
  view = viewOf(Match.start(wotrCardsRules, { options: defaultOptions(CARDS_OPTIONS), seats: 4 }), 0)
})

/** Sends cards to the fronts, uses texts and passes rarely, so that much happens. */
const bold: typeof policies.random = (asked, below) => {
  const prompt = asked.prompt()
  if (prompt.kind !== 'action') return policies.random(asked, below)
  const better = [/^(play|move)@(?!reserve)/, /^use/, /^play/, /^(?!pass)/].map((wish) => prompt.keys.filter((key) => wish.test(key)))
  const wishes = better.filter((keys) => keys.length)
  const keys = wishes[below(8) ? 0 : below(wishes.length)] ?? prompt.keys
  return prompt.keys.includes('pass') && below(4) === 0 ? ['pass'] : [keys[below(keys.length)] as string]
}

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
      for (const entry of answersOf(request, seed % 3 ? bold : policies.random, below)) match.put(entry)
    } else match.put(dealer.answer(request, match.cards, match.log.length))
    tell()
  }
  const end = viewOf(match, null)
  for (const language of LANGUAGES) {
    const { title, line, why, sides } = texts[language].ending(end)
    for (const one of [title, line, why]) heard.said.log.add(one)
    for (const side of SIDES) {
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
    for (let seed = 1; seed <= 9; seed++) {
      const seats = [4, 2, 3, 2][seed % 4] as number
      listen(
        seed,
        seats,
        { two_seats: seed % 4 === 1 ? 'duel' : 'fellowship', zeroDefenseDefendersWhenOverrun: seed % 2 ? 'cycled' : 'eliminated' },
        heard,
      )
    }
    for (const limit of Object.keys(LIMITS) as Limit[]) expect(flaws([...heard.said[limit]], limit).slice(0, 12), limit).toEqual([])
    expect([...heard.kinds]).toEqual(expect.arrayContaining(['action', 'cycle', 'forsake', 'casualties', 'fight']))
    expect(heard.events.size).toBeGreaterThan(28)
  }, 240_000)
})
