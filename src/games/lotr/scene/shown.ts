/**
 * What is on the table while events are being told: the view before them, changed event by event, for eyes only.
 * The view after the telling replaces it, so nothing here has to be complete. Pure.
 */
import type { LotrEvent, PlayerView, View } from '../types.ts'

const withPlayer = (view: View, seat: number, change: (player: PlayerView) => PlayerView): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? change(player) : player)),
})

/** The view after one more event. `end` is the view after all of them. */
export function told(view: View, event: LotrEvent, end: View): View {
  switch (event.type) {
    case 'arrived':
      return {
        ...view,
        place: event.place,
        phase: end.phase,
        doing: { type: 'idle' },
        board: opened(end, event.place),
        die: end.die && view.die,
      }
    case 'turn':
      return { ...view, active: event.seat, board: view.board && { ...view.board, tile: null } }
    case 'tile':
      return { ...view, board: view.board && { ...view.board, tile: event.tile, tilesLeft: event.left } }
    case 'event':
      return {
        ...view,
        doing: { type: 'event', event: event.event },
        phase: view.phase.type === 'haven' ? { type: 'haven', event: event.n } : view.phase,
        board: view.board && { ...view.board, event: event.n },
      }
    case 'marker':
      return { ...view, board: view.board && { ...view.board, lines: { ...view.board.lines, [event.line]: event.to } } }
    case 'corrupt':
    case 'heal':
      return withPlayer(view, event.seat, (p) => ({ ...p, step: event.to }))
    case 'sauron':
      return { ...view, sauron: event.to }
    case 'roll':
      return { ...view, die: { seat: event.seat, face: event.face } }
    case 'met-sauron':
      return { ...view, players: view.players.map((p) => (event.seats.includes(p.seat) ? { ...p, alive: false } : p)) }
    case 'ring-bearer':
      return { ...view, ringBearer: event.seat }
    case 'features-removed':
      return { ...view, board: view.board && { ...view.board, features: view.board.features.filter((f) => !event.features.includes(f)) } }
    case 'gain-card':
      return { ...view, board: view.board && { ...view.board, features: view.board.features.filter((f) => f !== event.card) } }
    case 'mount-doom':
      return { ...view, phase: { type: 'mount-doom' } }
    case 'ending':
      return { ...view, ending: event.ending, phase: { type: 'over' } }
    default:
      return view
  }
}

/** A board that has just been reached stands at its start, whatever the telling brings later. */
function opened(end: View, place: View['place']): View['board'] {
  if (!end.board || end.board.place !== place) return null
  const { lines } = end.board
  const start = (n: number | null) => (n === null ? null : 0)
  return {
    ...end.board,
    event: 0,
    tile: null,
    ringUsed: false,
    lines: {
      fighting: start(lines.fighting),
      hiding: start(lines.hiding),
      travelling: start(lines.travelling),
      friendship: start(lines.friendship),
    },
  }
}
