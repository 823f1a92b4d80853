/**
 * What happened in one go, cut into parts one can follow: an act, then each combat as support, attack, shields, losses and
 * clean-up. The views between are told by the events; the last one is what the rules left. Pure.
 */
import type { Stage } from '../../../ui/game-panels.ts'
import { attackersOf } from '../text/compose/preview.ts'
import type { CardsEvent, Combat, LocationId, LocationView, PieceView, View } from '../types.ts'

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

/** The view after an event, as far as it shows. */
function after(view: View, event: CardsEvent): View {
  const { combat } = view
  switch (event.type) {
    case 'step':
      return event.step === 'action' ? view : { ...view, phase: { type: event.step } }
    case 'combat':
      return { ...view, combat: newCombat(event.location, event.cause) }
    case 'support':
      return combat ? { ...view, combat: { ...combat, support: [...event.support] } } : view
    case 'count':
      return combat ? { ...view, combat: { ...combat, attack: event.attack, shields: event.shields, left: event.left } } : view
    case 'casualties':
      return combat ? { ...view, combat: { ...combat, lost: [...event.handles] } } : view
    case 'cycle':
    case 'eliminate':
      return event.from === 'play' ? without(view, event.handles) : view
    case 'won':
      return {
        ...view,
        combat: null,
        battlegrounds: view.battlegrounds.filter(({ id }) => id !== event.location),
        scored: { ...view.scored, [event.side]: [...view.scored[event.side], event.location] },
      }
    case 'path-ended':
      return {
        ...view,
        combat: null,
        path: null,
        corruption: view.corruption + event.corruption,
        scored: event.side ? { ...view.scored, [event.side]: [...view.scored[event.side], event.path] } : view.scored,
      }
    case 'score':
      return { ...view, score: { free: event.free, shadow: event.shadow } }
    default:
      return view
  }
}

/** A part ends with each of these. */
const CUTS: readonly CardsEvent['type'][] = ['combat', 'support', 'count', 'casualties', 'won', 'path-ended']

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
  for (const event of events) {
    // what was done before a combat begins is told by itself
    if (event.type === 'combat' && part.length) cut(view)
    part.push(event)
    if (event.type === 'count' && view.combat) cut({ ...view, combat: { ...view.combat, attack: event.attack } })
    view = after(view, event)
    if (CUTS.includes(event.type)) cut(view)
  }
  if (part.length || !stages.length) stages.push({ events: part, view: end })
  else stages[stages.length - 1] = { events: stages[stages.length - 1]?.events ?? [], view: end }
  return stages
}
