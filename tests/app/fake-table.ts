/** A scripted table of several devices: snapshots are put in, what the screens ask for is written down. */
import type { Lobby, LobbySeat, LobbySnapshot } from '../../src/session/lobby-types.ts'
import type { Presence, SeatHolder, Together } from '../../src/session/together.ts'

export const NOW = 1_000_000
export const HERE: Presence = { state: 'here', roundTripMs: 40, via: 'straight' }
export const SLOW: Presence = { state: 'here', roundTripMs: 400, via: 'relay' }
export const MINE: Presence = { state: 'mine' }
export const away = (seconds: number): Presence => ({ state: 'away', since: NOW - seconds * 1000 })

export function seat(at: number, name: string | null, presence: Presence = HERE): LobbySeat {
  const holder = name === null ? null : { name, playedBy: 'person' as const, device: name, mine: presence === MINE, presence }
  return { seat: at, holder }
}

export function lobbyWith(seats: readonly LobbySeat[], more: Partial<LobbySnapshot> = {}): LobbySnapshot {
  const taken = seats.flatMap(({ seat: at, holder }) => (holder ? [{ at, holder }] : []))
  return {
    revision: 1,
    word: 'HARTE',
    table: { game: 'lotr', rulesVersion: 1, options: {}, title: '', seats },
    members: taken.map(({ at, holder }) => ({ ...holder, seats: [at] })),
    keeper: true,
    keeperName: 'Anna',
    hindrance: null,
    trouble: null,
    refused: [],
    searchingSince: null,
    started: null,
    ...more,
  }
}

export function holder(at: number, name: string, presence: Presence = HERE, more: Partial<SeatHolder> = {}): SeatHolder {
  return { seat: at, name, playedBy: 'person', mine: presence === MINE, wasMine: false, device: name, presence, ...more }
}

export function togetherWith(holders: readonly SeatHolder[], more: Partial<Together> = {}): Together {
  return {
    match: 'm',
    word: 'HARTE',
    mine: holders.filter(({ mine }) => mine).map((one) => one.seat),
    holders,
    watchers: [],
    waits: [],
    proposal: null,
    wishes: [],
    stopped: null,
    trouble: null,
    refused: [],
    alone: false,
    lastHeard: NOW,
    ...more,
  }
}

export interface FakeLobby extends Lobby {
  /** What was asked for, in order: `sit 1 Ben person`. */
  readonly asked: readonly string[]
  show(snapshot: LobbySnapshot): void
}

export function fakeLobby(first: LobbySnapshot): FakeLobby {
  let shown = first
  const asked: string[] = []
  const listeners = new Set<() => void>()
  const note =
    (what: string) =>
    (...words: readonly unknown[]): void => {
      asked.push([what, ...words].join(' '))
    }
  return {
    asked,
    show(snapshot) {
      shown = snapshot
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => shown,
    sit: note('sit'),
    stand: note('stand'),
    rename: note('rename'),
    leaveOut: note('leaveOut'),
    addSeat: note('addSeat'),
    remove: note('remove'),
    start: note('start'),
    leave: note('leave'),
  }
}
