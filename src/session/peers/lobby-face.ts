/** What a screen may do in the lobby, and how it hears of changes. */
import type { Lobby, LobbySnapshot } from '../lobby-types.ts'
import type { LobbyRoom } from './lobby.ts'

export interface LobbyFaceInput {
  readonly room: LobbyRoom
  readonly listeners: Set<() => void>
  readonly snapshot: () => LobbySnapshot
  readonly rename: (name: string) => void
  readonly leave: () => void
}

export function lobbyFace({ room, listeners, snapshot, rename, leave }: LobbyFaceInput): Lobby {
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: snapshot,
    sit: (seat, name, playedBy) => room.sit(seat, name, playedBy),
    stand: (seat) => room.stand(seat),
    rename: (name) => rename(name.slice(0, 40)),
    leaveOut: (seat) => room.leaveOut(seat),
    addSeat: () => room.addSeat(),
    remove: (device) => room.remove(device),
    start: () => room.start(),
    leave,
  }
}
