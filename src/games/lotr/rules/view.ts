/** What one seat, or a spectator, may see: the whole table, but only the faces it knows. */
import type { Faces, Handle, Seat } from '../../../engine/types.ts'
import type { Board, BoardView, CardId, CardView, Player, PlayerView, State, TileId, View } from '../types.ts'

export function view(state: State, seat: Seat | null, faces: Faces): View {
  return {
    viewer: seat,
    place: state.place,
    phase: state.phase,
    doing: state.doing,
    players: state.players.map((player, at) => viewPlayer(player, at, faces)),
    ringBearer: state.ringBearer,
    active: state.active,
    sauron: state.sauron,
    sauronStart: state.options.sauronStart,
    deck: state.deck.length,
    discard: state.discard.length,
    gandalf: state.gandalf,
    bigShields: state.bigShields.length,
    board: state.board && viewBoard(state.board, faces),
    payment: state.payment,
    shown: state.shown.map((handle) => viewCard(handle, faces)),
    used: state.used.map((handle) => viewCard(handle, faces)),
    spares: state.spares ?? [],
    die: state.die,
    ending: state.ending,
    options: state.options,
  }
}

const viewCard = (handle: Handle, faces: Faces): CardView => ({ handle, face: faces.face(handle) as CardId | null })

const viewPlayer = (player: Player, seat: Seat, faces: Faces): PlayerView => ({
  seat,
  hobbit: player.hobbit,
  alive: player.alive,
  step: player.step,
  hand: player.hand.map((handle) => viewCard(handle, faces)),
  tokens: player.tokens,
  shields: player.shields,
})

const viewBoard = (board: Board, faces: Faces): BoardView => ({
  place: board.place,
  lines: board.lines,
  event: board.event,
  tilesLeft: board.tiles.length,
  tile: board.tile === null ? null : (faces.face(board.tile) as TileId | null),
  ringUsed: board.ringUsed,
  features: board.features,
  blanked: board.blanked ?? false,
})
