/**
 * Moments of a match worth a picture: the middle of each place, a payment, windows, the ends. Played by the engine from a
 * seed, kept as match files cut off at the moment. Knows the game's vocabulary only as words.
 */
import {
  generator,
  LUCKY,
  localDealer,
  Match,
  type MatchFile,
  type Prompt,
  playout,
  policies,
  promptFor,
  step,
  writeMatchFile,
} from '../../engine/index.ts'
import type { AnyRules } from '../../games/index.ts'
import { defaultSetup } from '../simulate.ts'

export interface Moment {
  readonly id: string
  readonly file: MatchFile
  /** The decision that waits there; null at the end of a match. */
  readonly kind: string | null
  readonly keys: readonly string[]
  readonly outcome: { readonly result: string; readonly score: number } | null
}

export interface Ask {
  readonly at: number
  readonly seat: number
  /** As the asked seat sees it. */
  readonly view: unknown
  readonly place: string
  readonly prompt: Prompt
}

const SEED = 1
const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve']

function placeOf(match: Match): string {
  return (match.view(null) as { place?: string }).place ?? ''
}

/** Every decision of a match, found by playing it again. */
export function asksOf(whole: Match): Ask[] {
  const match = Match.start(whole.rules, whole.setup)
  const asks: Ask[] = []
  for (const entry of whole.log) {
    const [seat] = match.waitingFor
    const prompt = seat === undefined ? null : promptFor(match, seat)
    if (prompt && seat !== undefined) asks.push({ at: match.log.length, seat, view: match.view(seat), place: placeOf(match), prompt })
    match.put(entry)
  }
  return asks
}

/** A file of the match as it was after `at` actions. */
export function cut(match: Match, at: number, people: readonly string[] = PEOPLE): MatchFile {
  const past = Match.start(match.rules, match.setup)
  const prints = match.log.slice(0, at).map((entry) => {
    past.put(entry)
    return past.fingerprint()
  })
  return writeMatchFile(past, prints, people.slice(0, match.setup.seats))
}

/** The moments of one whole match: `bag_end` to `mordor` as far as it came, `payment`, `window`, `ring`, and its end. */
export function momentsIn(match: Match): Moment[] {
  const asks = asksOf(match)
  const places = [...new Set(asks.map(({ place }) => place))]
  const found: { id: string; ask: Ask | undefined }[] = places.map((place) => {
    const here = asks.filter((ask) => ask.place === place && ask.prompt.kind !== 'window')
    const plays = here.filter(({ prompt }) => prompt.kind === 'play-cards')
    const rich = plays.filter(({ prompt }) => prompt.keys.length > 6)
    const list = [rich, plays, here].find(({ length }) => length > 0) ?? here
    return { id: place, ask: list[Math.floor(list.length * 0.6)] }
  })
  const first = (test: (ask: Ask) => boolean) => asks.find(test)
  found.push(
    { id: 'payment', ask: first(({ prompt }) => prompt.kind === 'pay' && prompt.keys.length > 4) },
    { id: 'window', ask: first(({ prompt }) => prompt.kind === 'window' && prompt.weight === 'special') },
    { id: 'ring', ask: first(({ prompt }) => prompt.keys.includes('ring')) },
  )
  return [
    ...found.flatMap(({ id, ask }) =>
      ask ? [{ id, file: cut(match, ask.at), kind: ask.prompt.kind, keys: ask.prompt.keys, outcome: null }] : [],
    ),
    {
      id: match.outcome?.result ?? 'end',
      file: cut(match, match.log.length),
      kind: null,
      keys: [],
      outcome: match.outcome && { result: match.outcome.result, score: match.outcome.score },
    },
  ]
}

/** A match played with thought and luck, seen to reach every place, and one played at random that is lost early. */
export function momentsOf(rules: AnyRules, seats: number): Moment[] {
  const setup = defaultSetup(rules, seats)
  const match = Match.start(rules, { ...setup, options: { ...setup.options, sauronStart: 15 } })
  const [dealer, below] = [localDealer(SEED), generator(SEED)]
  while (match.pending) step(match, dealer, below, LUCKY)
  const lost = playout(rules, setup, SEED, policies.random)
  return [...momentsIn(match), ...momentsIn(lost).slice(-1)]
}
