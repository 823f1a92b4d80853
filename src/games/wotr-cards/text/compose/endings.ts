/** How it ended: headline, one sentence, why, the parts of both scores, and the story round by round. */
import { SCENARIO_DATA } from '../../data/index.ts'
import { isBattleground, isPath, type LocationId, type Side, type View } from '../../types.ts'
import type { EndingText, RoundText, ScorePart, Told } from '../types.ts'
import { pointsOf } from './preview.ts'
import { placeNoun, type Words } from './words.ts'

function parts(words: Words, view: View, side: Side): ScorePart[] {
  const { endings: say } = words
  const scored = view.scored[side]
  const grounds = scored.filter(isBattleground)
  const paths = scored.filter(isPath)
  const sum = (ids: readonly LocationId[]): number => ids.reduce((total, id) => total + pointsOf(id), 0)
  const named = (ids: readonly LocationId[]): string => {
    const titles = ids.map((id) => placeNoun(words, id).short)
    return !titles.length ? say.none : titles.length > 4 ? say.more(titles.slice(0, 3).join(', '), titles.length - 3) : titles.join(', ')
  }
  const second: ScorePart =
    side === 'free'
      ? {
          id: 'paths',
          value: sum(paths),
          label: say.parts.paths,
          detail: paths.length ? say.paths(paths.length, SCENARIO_DATA[view.scenario].lastPath) : say.none,
        }
      : { id: 'corruption', value: view.corruption, label: say.parts.corruption, detail: say.corruption(view.corruption) }
  const found: ScorePart[] = [{ id: 'battlegrounds', value: sum(grounds), label: say.parts.battlegrounds, detail: named(grounds) }, second]
  const kept = ringsKept(view, side)
  if (kept.worth || SCENARIO_DATA[view.scenario].unusedRings)
    found.push({
      id: 'rings',
      value: kept.worth,
      label: say.parts.rings,
      detail: kept.seats.length ? say.rings(kept.seats.map((seat) => words.names.seats[view.players[seat]?.id ?? 'frodo'])) : say.ringsNone,
    })
  return found
}

/** Unused tokens count only in the last score. */
function ringsKept(view: View, side: Side): { worth: number; seats: number[] } {
  const kept = view.ending?.cause === 'last-path' ? view.players.filter((player) => player.side === side && player.ringScore > 0) : []
  return { worth: kept.reduce((sum, { ringScore }) => sum + ringScore, 0), seats: kept.map(({ seat }) => seat) }
}

/** See `CardsText.ending`. Before the end it tells how things stand. */
export function endingText(words: Words, view: View): EndingText {
  const { endings: say } = words
  const { ending, score, lastWalked } = view
  const side = (one: Side) => ({ score: ending ? ending[one] : score[one], parts: parts(words, view, one) })
  const sides = { free: side('free'), shadow: side('shadow') }
  if (!ending) return { ...say.open, sides }
  const { winner, cause } = ending
  const loser: Side = winner === 'free' ? 'shadow' : 'free'
  return {
    title: say.title[winner],
    line: say.line[winner][cause](lastWalked ? placeNoun(words, lastWalked).at : ''),
    why: say.why[cause](winner, ending[winner], ending[loser], view.round, ending.free === ending.shadow),
    sides,
  }
}

/** The story of the match, a column a round. */
export function roundsText(words: Words, told: Told): RoundText[] {
  const rounds: { round: number; free: number; shadow: number; won: RoundText['won'][number][] }[] = []
  for (const { event } of told) {
    const now = rounds.at(-1)
    if (event.type === 'round') rounds.push({ round: event.round, free: now?.free ?? 0, shadow: now?.shadow ?? 0, won: [] })
    else if (!now) continue
    else if (event.type === 'won') now.won.push({ location: event.location, side: event.side, points: event.points, corruption: 0 })
    else if (event.type === 'path-ended')
      now.won.push({ location: event.path, side: event.side, points: event.points, corruption: event.corruption })
    else if (event.type === 'score') Object.assign(now, { free: event.free, shadow: event.shadow })
    else if (event.type === 'ending') Object.assign(now, { free: event.ending.free, shadow: event.ending.shadow })
  }
  const { endings: say } = words
  return rounds.map((one) => {
    const won = one.won.map(({ side, location, points, corruption }) =>
      say.wonBy(side, placeNoun(words, location).title, points, corruption),
    )
    return { ...one, line: say.round(one.round, won, one.free, one.shadow) }
  })
}
