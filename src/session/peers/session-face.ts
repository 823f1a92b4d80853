/** A peer session as a plain object: screens take its functions apart, which methods of a class do not survive. */
import type { GameEvent } from '../../engine/index.ts'
import type { TableSession } from '../types.ts'
import type { PeerSession } from './peer-session.ts'

export function sessionFace<S extends object, V, E extends GameEvent>(session: PeerSession<S, V, E>): TableSession<V, E> {
  return {
    subscribe: (listener) => session.subscribe(listener),
    getSnapshot: () => session.getSnapshot(),
    choose: (seat, keys) => session.choose(seat, keys),
    goOn: () => session.goOn(),
    why: (seat, key) => session.why(seat, key),
    actFirst: (seat) => session.actFirst(seat),
    lastStep: () => session.lastStep(),
    undoNote: (to) => session.undoNote(to),
    undoTo: (to) => session.undoTo(to),
    look: (at, seat) => session.look(at, seat),
    faceShown: (handle) => session.faceShown(handle),
    get stops() {
      return session.stops
    },
    get told() {
      return session.told
    },
    get entries() {
      return session.entries
    },
    setAskFrom: (seat, window, from) => session.setAskFrom(seat, window, from),
    askFrom: (seat, window) => session.askFrom(seat, window),
    options: session.options,
    seats: session.seats,
    together: session.together,
    dispose: () => session.dispose(),
  }
}
