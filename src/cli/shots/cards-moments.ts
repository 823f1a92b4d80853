/**
 * Moments of the card game worth a picture, found in matches played at random from fixed seeds: a full table, losses to
 * choose, a combat in the middle of an action, and an end. Knows the game's vocabulary only as words.
 */
import { type Match, type Policy, playout, policies } from '../../engine/index.ts'
import type { AnyRules } from '../../games/index.ts'
import { defaultSetup } from '../simulate.ts'
import { type Ask, asksOf, cut, type Moment } from './moments.ts'

const PEOPLE = ['Anna', 'Boris', 'Anna', 'Boris']
const SEEDS = 14

/** Plays cards to the fronts where it can, so that there is something to see. */
const lively: Policy = (asked, below) => {
  const { keys, kind } = asked.prompt()
  const some = <T>(list: readonly T[]) => list[below(list.length)] as T
  if (kind !== 'action') return policies.random(asked, below)
  const plays = keys.filter((key) => /^(play|move)@(?!reserve)/.test(key))
  const rest = keys.filter((key) => /^play/.test(key))
  return [some(plays.length && below(8) < 7 ? plays : rest.length ? rest : keys)]
}

interface Seen {
  readonly round: number
  readonly players: readonly { readonly hand: readonly unknown[]; readonly reserve: readonly unknown[] }[]
  readonly battlegrounds: readonly { readonly attackers: readonly unknown[]; readonly defenders: readonly unknown[] }[]
  readonly path: { readonly attackers: readonly unknown[]; readonly defenders: readonly unknown[] } | null
  readonly combat: { readonly cause: string } | null
}

/** How full the table is. */
function fullness({ players, battlegrounds, path }: Seen): number {
  const fronts = [...battlegrounds, ...(path ? [path] : [])]
  const full = fronts.filter(({ attackers, defenders }) => attackers.length && defenders.length && attackers.length + defenders.length < 8)
  return full.length * 4 + Math.min(3, fronts.length) + players.filter(({ reserve }) => reserve.length > 0 && reserve.length < 4).length
}

export function cardsMoments(rules: AnyRules): Moment[] {
  const best = new Map<string, { readonly worth: number; readonly match: Match; readonly ask: Ask }>()
  const offer = (id: string, worth: number, match: Match, ask: Ask) => {
    if (worth > (best.get(id)?.worth ?? 0)) best.set(id, { worth, match, ask })
  }
  let last: Match | null = null
  for (let seed = 1; seed <= SEEDS; seed++) {
    const match = playout(rules, defaultSetup(rules, 4), seed, lively)
    if (!last || (match.log.length > last.log.length && last.log.length < 500)) last = match
    for (const ask of asksOf(match)) {
      const { prompt, seat, view } = ask
      const seen = view as Seen
      const keys = prompt.keys.length
      if (prompt.kind === 'action' && seen.round >= 3 && (seen.players[seat]?.hand.length ?? 0) >= 5)
        offer('cards-table', fullness(seen) + (seat % 2 === 0 ? 2 : 0), match, ask)
      if (prompt.kind === 'casualties') offer('cards-losses', keys < 6 && seen.path === null ? keys : 0.5, match, ask)
      if (seen.combat?.cause === 'replaced') offer('cards-nested', 1, match, ask)
      if (prompt.kind === 'take' || prompt.kind === 'dig') offer('cards-search', Math.min(9, keys), match, ask)
      if (prompt.kind === 'target') offer('cards-target', Math.min(9, keys), match, ask)
      if (prompt.kind === 'cycle' && prompt.about?.reason === 'setup') offer('cards-first', 1, match, ask)
    }
  }
  const moments = [...best].map(
    ([id, { match, ask }]): Moment => ({
      id,
      file: cut(match, ask.at, PEOPLE),
      kind: ask.prompt.kind,
      keys: ask.prompt.keys,
      outcome: null,
    }),
  )
  if (last?.outcome) {
    const { result, score } = last.outcome
    moments.push({ id: 'cards-end', file: cut(last, last.log.length, PEOPLE), kind: null, keys: [], outcome: { result, score } })
  }
  return moments
}
