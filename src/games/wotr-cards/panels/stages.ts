/**
 * What happened in one go, cut into parts one can follow: an act, then each combat as support, attack, shields, losses and
 * clean-up. The views between are told by the events; the last one is what the rules left. Pure.
 */
import type { Sequence, Stage } from '../../../ui/game-panels.ts'
import { attackersOf } from '../data/index.ts'
import {
  type CardsEvent,
  type Combat,
  type CombatStage,
  isBattleground,
  type LocationId,
  type LocationView,
  type PieceView,
  type View,
} from '../types.ts'

type CardsStage = Stage<View, CardsEvent>

const newCombat = (location: LocationId, cause: Combat['cause']): Combat => ({
  location,
  cause,
  attackers: attackersOf(location),
  support: [],
  attack: 0,
  shields: 0,
  left: 0,
  lost: [],
  proposal: [],
})

const mapFronts = (view: View, change: (front: LocationView) => LocationView): View => ({
  ...view,
  battlegrounds: view.battlegrounds.map(change),
  path: view.path && change(view.path),
})
/** Cards that went from the table, with what they carried. */
function without(view: View, handles: readonly number[]): View {
  const keep = (pieces: readonly PieceView[]): readonly PieceView[] =>
    pieces
      .filter(({ handle }) => !handles.includes(handle))
      .map((piece) => (piece.items.some(({ handle }) => handles.includes(handle)) ? { ...piece, items: keep(piece.items) } : piece))
  const fronts = mapFronts(view, (front) => ({ ...front, attackers: keep(front.attackers), defenders: keep(front.defenders) }))
  return { ...fronts, players: view.players.map((player) => ({ ...player, reserve: keep(player.reserve) })) }
}

const staged = (view: View, stage: CombatStage): View => ({ ...view, stage })
const fought = (view: View, change: Partial<Combat>): View => (view.combat ? { ...view, combat: { ...view.combat, ...change } } : view)
function ended(view: View): View {
  const { stage: _, ...rest } = view
  return { ...rest, combat: null }
}

/** The view after an event, as far as it shows. */
function after(view: View, event: CardsEvent): View {
  const { scored } = view
  switch (event.type) {
    case 'step':
      return event.step === 'action' ? view : { ...view, phase: { type: event.step } }
    case 'combat':
      return staged(
        { ...view, combat: newCombat(event.location, event.cause) },
        { step: isBattleground(event.location) ? 'support' : 'attack' },
      )
    case 'support':
      // each side tells its own
      return fought(view, { support: [...(view.combat?.support ?? []), ...event.support] })
    case 'count':
      return staged(fought(view, { attack: event.attack, shields: event.shields, left: event.left }), { step: 'shields' })
    case 'casualties':
      return staged(fought(view, { lost: [...event.handles], proposal: [] }), { step: 'losses', uncancelled: event.uncancelled })
    case 'cycle':
    case 'eliminate':
      return event.from === 'play' ? without(view, event.handles) : view
    case 'won':
      return {
        ...ended(view),
        battlegrounds: view.battlegrounds.filter(({ id }) => id !== event.location),
        scored: { ...scored, [event.side]: [...scored[event.side], event.location] },
      }
    case 'path-ended':
      return {
        ...ended(view),
        path: null,
        corruption: view.corruption + event.corruption,
        scored: event.side ? { ...scored, [event.side]: [...scored[event.side], event.path] } : scored,
      }
    case 'score':
      return { ...view, score: { free: event.free, shadow: event.shadow } }
    default:
      return view
  }
}

/** A part ends with each of these. */
const CUTS: readonly CardsEvent['type'][] = ['combat', 'support', 'count', 'casualties', 'won', 'path-ended']
const isEnd = (event: CardsEvent): event is Extract<CardsEvent, { type: 'won' | 'path-ended' }> =>
  event.type === 'won' || event.type === 'path-ended'

/** Cuts what one entry told; a game's rules are asked for nothing. */
export function stagesOf(before: View, events: readonly CardsEvent[], end: View): readonly CardsStage[] {
  const hasCombat = events.some(({ type }) => CUTS.includes(type))
  if (!hasCombat) return [{ events, view: end }]
  const stages: CardsStage[] = []
  let view = before
  let part: CardsEvent[] = []
  const cut = (shown: View) => {
    stages.push({ events: part, view: shown })
    part = []
  }
  for (const [at, event] of events.entries()) {
    // what was done before a combat begins is told by itself
    if (event.type === 'combat' && part.length) cut(view)
    // the field is cleared before it is scored
    if (isEnd(event) && view.combat) cut(staged(view, { ...view.stage, step: 'clean-up', winner: event.side }))
    part.push(event)
    if (event.type === 'count' && view.combat) cut(staged(fought(view, { attack: event.attack }), { step: 'attack' }))
    view = after(view, event)
    // what both sides lead is one part
    if (event.type === 'support' && events[at + 1]?.type === 'support') continue
    if (CUTS.includes(event.type)) cut(view)
  }
  if (part.length || !stages.length) stages.push({ events: part, view: end })
  else stages[stages.length - 1] = { events: stages[stages.length - 1]?.events ?? [], view: end }
  return stages
}

/** The combats of a match that have been fought out, to be looked at again; named by their location. */
export function sequencesOf(told: readonly { readonly event: CardsEvent }[]): readonly Sequence[] {
  const found: Sequence[] = []
  const begun: number[] = []
  told.forEach(({ event }, at) => {
    if (event.type === 'combat') begun.push(at)
    const from = isEnd(event) ? begun.pop() : undefined
    if (isEnd(event) && from !== undefined) found.push({ id: event.type === 'won' ? event.location : event.path, from, to: at })
  })
  return found
}
