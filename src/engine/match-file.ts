/**
 * A match as one JSON file: options plus log plus fingerprints. Reading takes any text and answers with a match that
 * has been played through and checked, or with one problem that says what is wrong and where.
 */
import * as v from 'valibot'
import { chainNext, chainStart } from './chain.ts'
import { readEntry, writeEntry } from './entry.ts'
import { EngineError, Match } from './match.ts'
import { isOptionProblem, type OptionProblem, parseOptions } from './options.ts'
import { refuseEntry } from './refusal.ts'
import type { GameEvent, Refusal, Rules } from './types.ts'

export const FORMAT = 'mathom-match-1'
/** Far above the longest game (about 40 KB); larger files are refused unread. */
export const MAX_FILE_BYTES = 1_000_000
const MAX_ACTIONS = 20_000

const MatchFileSchema = v.object({
  format: v.literal(FORMAT),
  game: v.pipe(v.string(), v.maxLength(40)),
  rulesVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  options: v.record(v.pipe(v.string(), v.maxLength(60)), v.union([v.boolean(), v.string(), v.number()])),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8)),
  /** Names of the people, by seat; may be missing. */
  names: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(8))),
  actions: v.pipe(v.array(v.string()), v.maxLength(MAX_ACTIONS)),
  /** One for each action: the state after it. */
  fingerprints: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/))), v.maxLength(MAX_ACTIONS)),
  /** SHA-256 head of the chain over the actions. */
  chain: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
export type MatchFile = v.InferOutput<typeof MatchFileSchema>

export type FileProblem =
  | { readonly code: 'too-large'; readonly bytes: number; readonly limit: number }
  | { readonly code: 'not-json'; readonly detail: string }
  /** `where`: the first thing that is wrong; null for the file as a whole. */
  | { readonly code: 'not-a-match'; readonly where: string | null }
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'other-rules'; readonly needs: number; readonly has: number }
  | { readonly code: 'bad-seats'; readonly seats: number }
  | { readonly code: 'bad-option'; readonly problem: OptionProblem }
  | { readonly code: 'unreadable-action'; readonly at: number; readonly action: string }
  | { readonly code: 'illegal-action'; readonly at: number; readonly action: string; readonly refusal: Refusal }
  | { readonly code: 'other-state'; readonly at: number; readonly action: string }
  | { readonly code: 'fingerprints-missing'; readonly actions: number; readonly fingerprints: number }
  | { readonly code: 'chain-broken' }
  | { readonly code: 'rules-failed'; readonly at: number; readonly detail: string }

/** A file from its parts, sealed with the chain. Needs no rules, so that a match of other rules can travel too. */
export function sealMatchFile(parts: Omit<MatchFile, 'format' | 'chain'>): MatchFile {
  const { game, rulesVersion, options, seats, names, actions, fingerprints } = parts
  const chain = actions.reduce(chainNext, chainStart(game, rulesVersion, options, seats))
  const file: MatchFile = { format: FORMAT, game, rulesVersion, options, seats, actions, fingerprints, chain }
  return names ? { ...file, names } : file
}

/** `names` only where people gave some. */
export function writeMatchFile<S extends object, V, E extends GameEvent>(
  match: Match<S, V, E>,
  fingerprints: readonly string[],
  names?: readonly string[],
): MatchFile {
  const { rules, setup } = match
  return sealMatchFile({
    game: rules.id,
    rulesVersion: rules.version,
    options: { ...setup.options },
    seats: setup.seats,
    names: names && [...names],
    actions: match.log.map(writeEntry),
    fingerprints: [...fingerprints],
  })
}

/** Text to a well-formed file. Says nothing yet about the rules. */
export function parseMatchFile(text: string): MatchFile | FileProblem {
  if (text.length > MAX_FILE_BYTES) return { code: 'too-large', bytes: text.length, limit: MAX_FILE_BYTES }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { code: 'not-json', detail: error instanceof Error ? error.message : String(error) }
  }
  const parsed = v.safeParse(MatchFileSchema, json, { abortEarly: true })
  if (parsed.success) return parsed.output
  return { code: 'not-a-match', where: v.getDotPath(parsed.issues[0]) }
}

export function isFileProblem(value: object): value is FileProblem {
  return 'code' in value
}

/** How much of a file is checked. `trusted` files were written by this device: their answers and states are not checked again. */
export type Trust = 'verify' | 'trusted'

/**
 * Plays a file through. `verify` checks every answer against its prompt, every chance against what could come up,
 * every fingerprint and the chain. `watch` hears the events. Stops after `upTo` actions.
 */
export function playMatchFile<S extends object, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  file: MatchFile,
  trust: Trust,
  { watch, upTo = file.actions.length }: { watch?: (event: E, match: Match<S, V, E> | null) => void; upTo?: number } = {},
): Match<S, V, E> | FileProblem {
  if (file.rulesVersion !== rules.version) return { code: 'other-rules', needs: file.rulesVersion, has: rules.version }
  if (file.seats < rules.seats.min || file.seats > rules.seats.max) return { code: 'bad-seats', seats: file.seats }
  const options = parseOptions(rules.options, file.options)
  if (isOptionProblem(options)) return { code: 'bad-option', problem: options }
  if (trust === 'verify' && file.fingerprints.length !== file.actions.length) {
    return { code: 'fingerprints-missing', actions: file.actions.length, fingerprints: file.fingerprints.length }
  }
  let at = 0
  let match: Match<S, V, E> | null = null
  try {
    match = Match.start(rules, { options, seats: file.seats }, watch ? (event) => watch(event, match) : undefined)
    for (; at < upTo; at++) {
      const action = file.actions[at] as string
      const entry = readEntry(action)
      if (!entry) return { code: 'unreadable-action', at, action: action.slice(0, 60) }
      if (trust === 'verify') {
        const refusal = refuseEntry(match, entry)
        if (refusal) return { code: 'illegal-action', at, action: action.slice(0, 60), refusal }
      }
      match.put(entry)
      if (trust === 'verify' && match.fingerprint() !== file.fingerprints[at])
        return { code: 'other-state', at, action: action.slice(0, 60) }
    }
  } catch (error) {
    if (error instanceof EngineError || error instanceof Error) return { code: 'rules-failed', at, detail: error.message }
    throw error
  }
  if (trust === 'verify' && upTo === file.actions.length) {
    const head = file.actions.reduce(chainNext, chainStart(rules.id, rules.version, options, file.seats))
    if (head !== file.chain) return { code: 'chain-broken' }
  }
  return match
}
