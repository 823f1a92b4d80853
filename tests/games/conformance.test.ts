/**
 * The same promises for every game: what is offered is accepted, what is not is refused and changes nothing, no match gets
 * stuck, the log is the whole truth, hidden things stay hidden, and undo is exact. Played by seeded random players.
 */
import { afterAll, describe, expect, it } from 'vitest'
import {
  ENGINE_REFUSALS,
  fingerprint,
  generator,
  localDealer,
  Match,
  notPlain,
  playout,
  readEntry,
  refuseKeys,
  writeEntry,
} from '../../src/engine/index.ts'
import type { Entry, GameEvent, Prompt } from '../../src/engine/types.ts'
import { compareHidden } from './hidden.ts'
import { lotrSubject } from './lotr/conformance.ts'
import type { Subject } from './subject.ts'
import { type AnyMatch, beginnings, fromScene, legalAnswers, named, prompts, roundScenes, setOut, walkOn } from './walk.ts'
import { wotrCardsSubject } from './wotr-cards/conformance.ts'

const SUBJECTS: readonly Subject[] = [lotrSubject(), wotrCardsSubject()]
const SEEDS = [11, 12]
/** Scenes of a walk that are looked at one by one; some games have a hundred and more. */
const SCENES_LOOKED_AT = 24

/** Some of the list, spread over all of it. */
function spread<T>(items: readonly T[], most: number): T[] {
  const step = Math.max(1, items.length / most)
  return Array.from({ length: Math.min(most, items.length) }, (_, i) => items[Math.floor(i * step)] as T)
}

/** Like `expect`, but cheap enough for hundreds of thousands of choices. */
function must(holds: boolean, sentence: () => string): void {
  if (!holds) throw new Error(sentence())
}

for (const subject of SUBJECTS) {
  const { rules } = subject
  const starts = beginnings(subject)

  describe(`${rules.id} keeps what every game promises`, () => {
    for (const at of starts) {
      it(`offers only what it accepts and refuses the rest, from ${named(at)}`, () => {
        for (const seed of SEEDS) examine(subject, at, seed)
      })
    }

    for (const at of starts) {
      it(`is its log: replay, undo and text, from ${named(at)}`, () => {
        for (const seed of SEEDS) replayAndUndo(subject, at, seed)
      })
    }

    for (const at of starts) {
      it(`hides what a seat may not see, from ${named(at)}`, () => {
        for (const seed of SEEDS) hidesFrom(subject, at, seed)
      })
    }

    for (const at of starts) {
      it(`writes and reads its scenes, from ${named(at)}`, () => {
        for (const seed of SEEDS) notationHolds(subject, at, seed)
      })
    }

    it('plays the same match twice from the same seed', () => {
      for (let seats = rules.seats.min; seats <= rules.seats.max; seats++) {
        const setup = { options: setOut(rules, { seats }, 1).match.setup.options, seats }
        const prints = [1, 2].map(() => fingerprint(playout(rules, setup, 99).state))
        expect(prints[0]).toBe(prints[1])
      }
    })

    afterAll(() => printCoverage(subject))
  })
}

/** Every offered choice is legal, a sample of others is not; the state stays sound. */
function examine(subject: Subject, at: Parameters<typeof setOut>[1], seed: number): void {
  const { rules, coverage } = subject
  const walk = setOut(rules, at, seed)
  const { match, below } = walk
  const strangers: string[] = ['nonsense', 'pass', 'refuse']
  const codes = new Set<string>([...ENGINE_REFUSALS, ...subject.refusalCodes])
  let told = 0
  const look = (): void => {
    sound(match)
    for (const { seat, prompt } of prompts(match)) {
      coverage.prompt(prompt)
      const answers = legalAnswers(prompt)
      must(answers.length > 0, () => `${prompt.kind} is a dead end`)
      for (const keys of answers) {
        const refusal = refuseKeys(match, seat, prompt, keys)
        must(refusal === null, () => `${keys.join()} is offered and refused: ${refusal?.code}`)
      }
      if (below(10) === 0) for (const keys of answers.slice(0, 12)) accepts(match, { type: 'answer', seat, keys })
      refusesStrangers(match, seat, prompt, strangers, codes, below)
      if (strangers.length < 400) strangers.push(...prompt.keys)
    }
    for (; told < walk.events.length; told++) coverage.event(walk.events[told] as GameEvent)
  }
  look()
  walkOn(walk, {
    before: (entry) =>
      coverage.answer(entry, entry.type === 'answer' ? (prompts(match).find(({ seat }) => seat === entry.seat)?.prompt ?? null) : null),
    after: look,
  })
  expect(match.outcome).not.toBeNull()
}

/** A branch of the match takes the answer without harm. */
function accepts(match: AnyMatch, entry: Entry): void {
  const branch = match.at(match.log.length)
  for (const before of branch.waitingFor.length === match.waitingFor.length ? [] : match.log.slice(branch.log.length)) branch.put(before)
  branch.put(entry)
  sound(branch)
}

function sound(match: AnyMatch): void {
  const wrong = match.rules.invariants(match.state)
  must(wrong.length === 0, () => wrong.join('; '))
  must(notPlain(match.state) === null, () => `${notPlain(match.state)} is not plain data`)
}

function refusesStrangers(
  match: AnyMatch,
  seat: number,
  prompt: Prompt,
  strangers: readonly string[],
  codes: ReadonlySet<string>,
  below: (n: number) => number,
): void {
  const before = match.fingerprint()
  for (let i = 0; i < 4; i++) {
    const key = strangers[below(strangers.length)] as string
    if (prompt.keys.includes(key)) continue
    const refusal = refuseKeys(match, seat, prompt, [key])
    must(codes.has(refusal?.code ?? 'accepted'), () => `${key}: ${refusal?.code ?? 'accepted'}`)
  }
  must(match.fingerprint() === before, () => 'a refusal has changed the state')
}

/** A second instance follows the log, going back is exact, entries and state survive as text. */
function replayAndUndo({ rules }: Subject, at: Parameters<typeof setOut>[1], seed: number): void {
  const walk = setOut(rules, at, seed)
  const second = setOut(rules, at, seed + 1).match
  const prints = [walk.match.fingerprint()]
  walkOn(walk, {
    after: (entry) => {
      const line = writeEntry(entry)
      const again = readEntry(line)
      must(JSON.stringify(again) === JSON.stringify(entry), () => `${line} is read as something else`)
      second.put(again as Entry)
      const print = walk.match.fingerprint()
      prints.push(print)
      must(second.fingerprint() === print, () => `another state after entry ${prints.length - 1}, ${line}`)
      if (prints.length % 17 === 0) expect(JSON.parse(JSON.stringify(walk.match.state))).toEqual(walk.match.state)
    },
  })
  for (let i = 0; i < 8; i++) {
    const index = walk.below(prints.length)
    const past = walk.match.at(index)
    expect(past.fingerprint()).toBe(prints[index])
    expect(past.waitingFor).toEqual(index === prints.length - 1 ? [] : past.waitingFor)
    for (const entry of walk.match.log.slice(index, index + 15)) past.put(entry)
    expect(past.fingerprint()).toBe(prints[Math.min(index + 15, prints.length - 1)])
  }
}

function hidesFrom({ rules }: Subject, at: Parameters<typeof setOut>[1], seed: number): void {
  const below = generator(seed)
  let compared = 0
  for (const scene of spread(roundScenes(rules, at, seed), SCENES_LOOKED_AT)) {
    const seats = (scene.state as { players: unknown[] }).players.length
    for (let seat = 0; seat < seats; seat++) compared += compareHidden(rules, scene, seat, localDealer(seed), below)
  }
  if ('seats' in at && at.seats > 1) expect(compared).toBeGreaterThan(50)
}

/** Without the numbers of the cards, which a scene gives anew. */
function withoutHandles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHandles)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (key === 'handle' ? [] : [[key, withoutHandles(item)]])))
}

function notationHolds({ rules }: Subject, at: Parameters<typeof setOut>[1], seed: number): void {
  for (const scene of spread(roundScenes(rules, at, seed), SCENES_LOOKED_AT)) {
    const text = rules.notation.write(scene)
    const again = rules.notation.read(text)
    expect(rules.notation.write(again)).toBe(text)
    const all = (cards: typeof scene.cards) => ({ face: (handle: number) => cards[handle]?.face ?? null })
    const before = rules.view(scene.state, null, all(scene.cards))
    expect(withoutHandles(rules.view(again.state, null, all(again.cards)))).toEqual(withoutHandles(before))
    expect(rules.invariants(again.state)).toEqual([])
    expect(fromScene(rules, again).pending).toBeDefined()
    expect(Match.from(rules, fromScene(rules, scene).setup, scene).fingerprint()).toBe(fromScene(rules, scene).fingerprint())
  }
}

/** What occurred in the sample above, and what did not. */
function printCoverage({ rules, coverage }: Subject): void {
  const { seen, all } = coverage.table()
  const lines = Object.entries(all).map(([group, items]) => {
    const found = seen.get(group) ?? new Set<string>()
    const missing = items.filter((item) => !found.has(item))
    const counted = items.length ? `${items.length - missing.length} of ${items.length}` : `${found.size}`
    const rest = missing.length ? `; not seen: ${missing.join(', ')}` : ''
    return `  ${group}: ${counted}${rest}${items.length ? '' : `: ${[...found].sort().join(', ')}`}`
  })
  console.log(`Coverage of ${rules.id} in this sample\n${lines.join('\n')}`)
}
