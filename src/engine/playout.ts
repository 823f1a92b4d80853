/** Matches played by a policy instead of people: for tests, simulations, bots and coverage. */
import { type Below, type Dealer, generator, localDealer, mixSeeds } from './dealer.ts'
import { Match, type MatchSetup } from './match.ts'
import type { Asked, AskRequest, ChanceRequest, Entry, GameEvent, Prompt, Rules } from './types.ts'

export const POLICIES = ['random', 'first'] as const
export type PolicyId = (typeof POLICIES)[number]
/** Chooses for one seat. Returns null to let a window pass without looking at it. */
export type Policy = (asked: Asked, below: Below) => readonly string[] | null

/** How often, of eight times, the random player does not even look at an interrupt window. */
const LETS_PASS = 7

function randomKeys(prompt: Prompt, below: Below): readonly string[] {
  const { keys, min, max } = prompt
  if (prompt.refuse) {
    const examples = prompt.examples?.() ?? []
    return examples[below(examples.length)] ?? []
  }
  const count = min + below(Math.min(max, keys.length) - min + 1)
  if (count === 1) return [keys[below(keys.length)] as string]
  const left = keys.slice()
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] as string)
}

function firstKeys(prompt: Prompt): readonly string[] {
  return prompt.refuse ? (prompt.examples?.()[0] ?? []) : prompt.keys.slice(0, Math.max(1, prompt.min))
}

export const policies: Readonly<Record<PolicyId, Policy>> = {
  random: (asked, below) => (asked.pass !== undefined && below(8) < LETS_PASS ? null : randomKeys(asked.prompt(), below)),
  first: (asked) => (asked.pass !== undefined ? null : firstKeys(asked.prompt())),
}

/** The entries that answer a decision: one for a round of passes, one for each seat that does something. */
export function answersOf(request: AskRequest, policy: Policy, below: Below): Entry[] {
  const entries: Entry[] = []
  const passing: number[] = []
  for (const asked of request.asked) {
    const keys = policy(asked, below)
    if (keys === null || (keys.length === 1 && keys[0] === asked.pass)) passing.push(asked.seat)
    else entries.push({ type: 'answer', seat: asked.seat, keys })
  }
  if (passing.length) entries.push({ type: 'pass', seats: passing })
  return entries
}

/** No game is meant to come near this many log entries; a match that does has lost its way. */
export const MAX_ENTRIES = 20_000

/**
 * Plays a match to its end. `watch` is called after every entry.
 * Throws if the match does not end within MAX_ENTRIES.
 */
export function playout<S extends object, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  setup: MatchSetup,
  seed: number,
  policy: Policy = policies.random,
  watch?: (match: Match<S, V, E>, entry: Entry) => void,
): Match<S, V, E> {
  return playOn(Match.start(rules, setup), localDealer(seed), generator(mixSeeds(seed, -1)), policy, watch)
}

/** Plays an open match on to its end. */
export function playOn<S extends object, V, E extends GameEvent>(
  match: Match<S, V, E>,
  dealer: Dealer,
  below: Below,
  policy: Policy,
  watch?: (match: Match<S, V, E>, entry: Entry) => void,
): Match<S, V, E> {
  for (let request = match.pending; request; request = match.pending) {
    if (match.log.length > MAX_ENTRIES) throw new Error(`the match has not ended after ${MAX_ENTRIES} entries`)
    const entries =
      request.type === 'ask' ? answersOf(request, policy, below) : [dealer.answer(request as ChanceRequest, match.cards, match.log.length)]
    for (const entry of entries) {
      match.put(entry)
      watch?.(match, entry)
    }
  }
  return match
}
