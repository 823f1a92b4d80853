/** One match played by a policy, with what a simulation wants to know about it. Knows no game, no file and no terminal. */
import {
  type Asked,
  type Below,
  defaultOptions,
  type Entry,
  generator,
  LUCKY,
  localDealer,
  Match,
  type MatchFile,
  type MatchSetup,
  mixSeeds,
  type OptionSpec,
  type OptionValue,
  POLICIES,
  type Policy,
  type PolicyId,
  playOn,
  policies,
  type Request,
  step,
  THINKING,
  writeMatchFile,
} from '../engine/index.ts'
import type { AnyRules } from '../games/index.ts'
import { type Coverage, coverEnd, coverEntry, coverEvent, coverKeys, coverPrompt } from './coverage.ts'

export interface Simulated {
  readonly game: string
  readonly seats: number
  readonly seed: number
  readonly actions: number
  readonly outcome: { readonly result: string; readonly winners: readonly number[]; readonly score: number }
  readonly fingerprint: string
  readonly ms: number
}

export const PLAYERS = [...POLICIES, 'thinking', 'lucky'] as const
export type PlayerId = (typeof PLAYERS)[number]

export interface Wish {
  /** Counts what occurs. */
  readonly coverage?: Coverage | undefined
  /** Keeps the fingerprint after each action and makes a match file. */
  readonly keep?: boolean
  readonly now: () => number
}

/** Hears what a policy is asked and answers; a prompt is still built only where the policy looks. */
function watched(policy: Policy, coverage: Coverage): Policy {
  return (asked: Asked, below: Below) => {
    let kind = 'window'
    const prompt = () => {
      const built = asked.prompt()
      kind = built.kind
      coverPrompt(coverage, built)
      return built
    }
    const keys = policy({ ...asked, prompt }, below)
    if (keys) coverKeys(coverage, kind, keys)
    return keys
  }
}

export function simulate(
  rules: AnyRules,
  setup: MatchSetup,
  seed: number,
  player: PlayerId,
  { coverage, keep = false, now }: Wish,
): { result: Simulated; file: MatchFile | null } {
  const began = now()
  const match = Match.start(rules, setup, coverage ? (event) => coverEvent(coverage, event) : undefined)
  const fingerprints: string[] = []
  let request: Request | null = match.pending
  const [dealer, below] = [localDealer(seed), generator(mixSeeds(seed, -1))]
  const watch = (entry: Entry): void => {
    if (coverage) coverEntry(coverage, request, entry)
    if (keep) fingerprints.push(match.fingerprint())
    request = match.pending
  }
  const thought = player === 'thinking' ? THINKING : player === 'lucky' ? LUCKY : null
  if (thought) while (match.pending) step(match, dealer, below, thought, watch)
  else
    playOn(match, dealer, below, coverage ? watched(policies[player as PolicyId], coverage) : policies[player as PolicyId], (_, entry) =>
      watch(entry),
    )
  const outcome = match.outcome
  if (!outcome) throw new Error(`the match with seed ${seed} waits for nothing and has no outcome`)
  if (coverage) coverEnd(coverage, outcome, setup.seats, setup.options)
  const result = {
    game: rules.id,
    seats: setup.seats,
    seed,
    actions: match.log.length,
    outcome: { result: outcome.result, winners: outcome.winners, score: outcome.score },
    fingerprint: match.fingerprint(),
    ms: Math.round((now() - began) * 100) / 100,
  }
  return { result, file: keep ? writeMatchFile(match, fingerprints) : null }
}

/** Every setting at its default, with this many seats or the nearest number the game has. */
export function defaultSetup(rules: AnyRules, seats: number): MatchSetup {
  const { min, max } = rules.seats
  return { seats: Math.min(max, Math.max(min, seats)), options: defaultOptions(rules.options) }
}

function someValue(spec: OptionSpec, below: Below): OptionValue {
  if (spec.type === 'flag') return below(2) === 1
  return spec.type === 'choice' ? (spec.values[below(spec.values.length)] as string) : spec.min + below(spec.max - spec.min + 1)
}

/** Seats and options drawn from the seed: half of the matches with every setting at its default but the numbers. */
export function mixedSetup(rules: AnyRules, seed: number): MatchSetup {
  const below = generator(mixSeeds(seed, 77))
  const { min, max } = rules.seats
  const seats = min + below(max - min + 1)
  const defaults = below(2) === 0
  const options = rules.options.map((spec) => [spec.id, defaults && spec.type !== 'number' ? spec.default : someValue(spec, below)])
  return { seats, options: Object.fromEntries(options) }
}
