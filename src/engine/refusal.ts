/**
 * Whether an answer may enter the log. Every way in from outside (a player's tap, a file, a message) goes through here;
 * a refusal is a value with a closed code and leaves the match unchanged.
 */
import { UNKNOWN } from './cards.ts'
import type { Match } from './match.ts'
import type { Asked, ChanceRequest, Entry, GameEvent, Prompt, Refusal, Seat } from './types.ts'

/** The engine's own reason codes; games add theirs, prefixed with nothing, in their `text/`. */
export const ENGINE_REFUSALS = [
  'match-over',
  'not-asked',
  'already-answered',
  'chance-due',
  'answer-due',
  'too-few',
  'too-many',
  'twice',
  'no-pass-here',
  'bad-chance',
] as const
export type EngineRefusal = (typeof ENGINE_REFUSALS)[number]

function refusal(code: EngineRefusal, data?: Refusal['data']): Refusal {
  return data ? { code, data } : { code }
}

function askedOf<S extends object, V, E extends GameEvent>(match: Match<S, V, E>, seat: Seat): Asked | Refusal {
  const request = match.pending
  if (!request) return refusal('match-over')
  if (request.type !== 'ask') return refusal('chance-due', { due: request.type })
  const asked = request.asked.find((one) => one.seat === seat)
  if (!asked) return refusal('not-asked', { seat })
  if (!match.waitingFor.includes(seat)) return refusal('already-answered', { seat })
  return asked
}

/** The prompt this seat has to answer now, or null. Builds it: keep the result while the log does not grow. */
export function promptFor<S extends object, V, E extends GameEvent>(match: Match<S, V, E>, seat: Seat): Prompt | null {
  const asked = askedOf(match, seat)
  return 'code' in asked ? null : asked.prompt()
}

/** Why these keys are no answer to this prompt, or null when they are one. */
export function refuseKeys<S extends object, V, E extends GameEvent>(
  match: Match<S, V, E>,
  seat: Seat,
  prompt: Prompt,
  keys: readonly string[],
): Refusal | null {
  for (const key of keys) {
    if (!prompt.keys.includes(key)) return match.rules.why(match.state, seat, prompt, key, match.cards.seenBy(seat))
  }
  if (new Set(keys).size !== keys.length) return refusal('twice')
  if (keys.length < prompt.min) return refusal('too-few', { min: prompt.min, chosen: keys.length })
  if (keys.length > prompt.max) return refusal('too-many', { max: prompt.max, chosen: keys.length })
  return prompt.refuse?.(keys) ?? null
}

/** Why this entry may not be appended now, or null when it may. */
export function refuseEntry<S extends object, V, E extends GameEvent>(match: Match<S, V, E>, entry: Entry): Refusal | null {
  const request = match.pending
  if (!request) return refusal('match-over')
  if (entry.type === 'answer') {
    const asked = askedOf(match, entry.seat)
    return 'code' in asked ? asked : refuseKeys(match, entry.seat, asked.prompt(), entry.keys)
  }
  if (entry.type === 'pass') {
    if (request.type !== 'ask') return refusal('chance-due', { due: request.type })
    const waiting = match.waitingFor
    const windows = request.asked.every(({ pass }) => pass !== undefined)
    const known =
      entry.seats.length > 0 && new Set(entry.seats).size === entry.seats.length && entry.seats.every((seat) => waiting.includes(seat))
    return windows && known ? null : refusal('no-pass-here')
  }
  if (request.type === 'ask') return refusal('answer-due')
  return refuseChance(match, request, entry)
}

function refuseChance<S extends object, V, E extends GameEvent>(
  match: Match<S, V, E>,
  request: ChanceRequest,
  entry: Exclude<Entry, { type: 'answer' | 'pass' }>,
): Refusal | null {
  if (entry.type === 'roll' && request.type === 'roll') {
    const fits =
      entry.values.length === request.count && entry.values.every((value) => Number.isInteger(value) && value >= 0 && value < request.sides)
    return fits ? null : refusal('bad-chance', { due: 'roll' })
  }
  if (entry.type === 'shuffle' && request.type === 'shuffle') return null
  if ('faces' in entry && 'handles' in request && entry.type === request.type) {
    if (entry.faces.length !== request.handles.length) return refusal('bad-chance', { due: request.type })
    const pools = new Map<readonly string[], string[]>()
    const fits = entry.faces.every((face, i) => {
      const handle = request.handles[i] as number
      const known = match.cards.face(handle)
      if (known !== null) return known === face
      const pool = match.cards.pool(handle)
      const left = pools.get(pool) ?? pool.slice()
      pools.set(pool, left)
      const named = left.indexOf(face)
      // A card that went into its deck unknown to this device may be anything.
      const at = named >= 0 ? named : left.indexOf(UNKNOWN)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
    return fits ? null : refusal('bad-chance', { due: request.type })
  }
  return refusal('chance-due', { due: request.type })
}
