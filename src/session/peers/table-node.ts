/**
 * One device at one table, from the lobby to the last move: joins the hub, the lobby and the match. Pure: lines, texts and time
 * come in; texts, things to store and changes go out. Knows no socket, no clock and no database.
 */
import type { Lobby, LobbySnapshot } from '../lobby-types.ts'
import type { DoorTrouble } from '../together.ts'
import { DifferenceLogs } from './difference-logs.ts'
import { COMES_AGAIN_MS, DoorTroubles } from './door-troubles.ts'
import { type Genesis, matchIdOf } from './genesis.ts'
import { type Device, Hub } from './hub.ts'
import { Keeping } from './keeping.ts'
import { type ReadKeep, readKeep, type TableKeep } from './kept.ts'
import { LobbyRoom } from './lobby.ts'
import { lobbyFace } from './lobby-face.ts'
import { Meetings } from './meetings.ts'
import { openSession } from './open-session.ts'
import { OwnSeats } from './own-seats.ts'
import type { AnyPeerSession } from './peer-session.ts'
import { RulesWanted } from './rules-wanted.ts'
import { SeatProofs } from './seat-proofs.ts'
import { SettlingIn } from './settling-in.ts'
import { haveOf, haveTag } from './sync.ts'
import type { AnyRules, TableNodeInput } from './table-node-input.ts'
import type { Message } from './wire.ts'
import { Wishes } from './wishes.ts'

export type { TableKeep, TableNodeInput }

export class TableNode {
  readonly hub: Hub
  readonly room: LobbyRoom
  readonly lobby: Lobby
  session: AnyPeerSession | null = null
  match: string | null = null
  private genesis: Genesis | null = null
  private own: OwnSeats | null = null
  private name: string
  private readonly bornAt: number
  private readonly troubles = new DoorTroubles()
  private troubleShown: DoorTrouble | null = null
  private readonly rules: RulesWanted
  private revision = 0
  private snapshot: LobbySnapshot
  private readonly listeners = new Set<() => void>()
  private readonly kept: ReadKeep
  private readonly keeping: Keeping
  private readonly wishes: Wishes
  private readonly proofs: SeatProofs
  private readonly differences: DifferenceLogs
  private readonly meetings: Meetings
  private readonly settlingIn: SettlingIn
  private disposed = false

  constructor(private readonly input: TableNodeInput) {
    this.bornAt = input.now()
    const kept = readKeep(input.kept, input.lines)
    this.name = kept.name ?? input.name.slice(0, 40)
    this.kept = kept
    const { now, random, signing, self } = input
    this.keeping = new Keeping({ keep: input.keep, save: input.save, toKeep: () => this.toKeep() })
    const session = (): AnyPeerSession | null => this.session
    const own = (): OwnSeats | null => this.own
    const genesis = (): Genesis | null => this.genesis
    this.hub = new Hub({
      self,
      app: input.app,
      name: () => this.name,
      match: () => this.match,
      tag: () => this.tag(),
      random,
      now,
      routeOf: input.routeOf,
      isPrecious: input.isPrecious,
      send: input.send,
      close: input.close,
      onHello: (device) => this.greet(device),
      onMessage: (device, message) => this.receiveMessage(device, message),
      onTrouble: (trouble) => this.stranger(trouble),
      onChange: () => this.changed(),
    })
    const { hub } = this
    this.room = new LobbyRoom({
      self,
      word: input.word,
      name: () => this.name,
      hub,
      signing,
      random,
      now,
      seatsOf: input.seatsOf,
      sitDown: input.sitDown,
      state: kept.lobby,
      secrets: kept.secrets,
      trouble: () => this.troubles.current,
      onChange: () => this.changed(),
      keep: () => this.keeping.keep(),
      isSafe: () => this.keeping.isSafe,
      onRemoved: (by) => {
        this.troubles.raise('seat', { code: 'removed', name: by }, () => this.room.isSentAway && !this.session)
        this.changed()
      },
      onStart: (begun, from) => this.begin(begun, from),
    })
    this.rules = new RulesWanted({
      rulesFor: input.rulesFor,
      now,
      isOver: () => this.disposed || this.session !== null,
      onRules: (begun, rules) => this.beginWith(begun, rules),
      onTrouble: (trouble, from) => this.fail(trouble, from),
    })
    const settlingIn = new SettlingIn({ hub, now, tag: () => this.tag(), own, settled: () => this.settled() })
    this.settlingIn = settlingIn
    this.proofs = new SeatProofs({ self, hub, signing, session, own, now })
    const { proofs } = this
    this.differences = new DifferenceLogs({ hub, proofs, session, genesis, now })
    this.wishes = new Wishes({
      hub,
      signing,
      random,
      now,
      session,
      own,
      keep: () => this.keeping.keep(),
      isSafe: () => this.keeping.isSafe,
    })
    this.meetings = new Meetings({
      hub,
      proofs,
      differences: this.differences,
      wishes: this.wishes,
      session,
      now,
      tag: () => this.tag(),
      changed: () => this.changed(),
    })
    this.snapshot = this.room.snapshot(0, null, null)
    this.lobby = lobbyFace({
      room: this.room,
      listeners: this.listeners,
      snapshot: () => this.snapshot,
      rename: (name) => {
        this.name = name
        this.room.renamed()
        void this.keeping.keep()
        this.changed()
      },
      leave: () => this.leave(),
    })
    if (kept.genesis) this.begin(kept.genesis, null)
  }

  lineUp(line: string): void {
    this.hub.lineUp(line)
  }
  lineDown(line: string): void {
    this.hub.lineDown(line)
  }
  receive(line: string, text: string): void {
    this.hub.receive(line, text)
  }
  private tag(): string | null {
    return this.session ? haveTag(haveOf(this.session.replica.history)) : null
  }

  /** To be called a few times a second. */
  tick(): void {
    this.hub.tick()
    this.keeping.tick()
    if (this.troubles.current !== this.troubleShown) this.changed()
    if (!this.session) {
      this.rules.tick()
      return this.room.tick()
    }
    this.settlingIn.tick()
    this.session.tick()
    this.wishes.tick()
    this.proofs.tick()
    this.differences.check()
  }

  private changed(): void {
    if (this.disposed) return
    this.revision++
    this.troubleShown = this.troubles.current
    const searching = this.room.state || this.session ? null : this.bornAt
    this.snapshot = this.room.snapshot(this.revision, this.session ? this.match : null, searching)
    for (const listener of this.listeners) listener()
    this.session?.publish()
  }
  private stranger(trouble: DoorTrouble): void {
    const { now } = this.input
    const since = now()
    this.troubles.raise(trouble.code, trouble, () => Math.abs(now() - since) < COMES_AGAIN_MS)
    this.changed()
  }
  /** The match cannot begin here. `from` whom it came: gone, its match is no concern of ours. */
  private fail(trouble: DoorTrouble, from: Device | null): void {
    this.troubles.raise('match', trouble, () => from === null || this.hub.isHere(from))
    this.changed()
  }

  /** What the table is and what this device signs with. What could not be read goes back as it came. */
  private toKeep(): TableKeep {
    const kept: unknown = this.input.kept
    const before: Partial<TableKeep> = typeof kept === 'object' && kept !== null ? kept : {}
    return {
      genesis: this.genesis ?? before.genesis ?? null,
      lobby: this.room.state ?? before.lobby ?? null,
      name: this.name,
      secrets: [...(this.own?.secrets ?? this.room.secrets.all), ...this.kept.damaged],
    }
  }

  /** The match begins: as its keeper says, as a device that is in it says, or as it was kept. */
  private begin(genesis: Genesis, from: Device | null): void {
    if (!this.session) this.rules.want(genesis, from)
  }
  private beginWith(genesis: Genesis, rules: AnyRules): void {
    this.match = matchIdOf(genesis)
    this.genesis = genesis
    const secrets = this.room.secrets.forMatch(genesis, !this.kept.genesis)
    this.own = new OwnSeats(this.match, this.input.signing, secrets)
    this.settlingIn.begin(!this.kept.genesis && this.room.isFresh(genesis) && !this.own.hasMoved)
    const ready = (): void => {
      if (!this.disposed) this.open(rules, genesis)
    }
    // The secrets must be safe before anything is signed with them.
    const kept = this.keeping.keep()
    if (kept instanceof Promise) kept.then(ready, ready)
    else ready()
  }

  private open(rules: AnyRules, genesis: Genesis): void {
    const { own, match, hub, input } = this
    if (!own || match === null) return
    let session: AnyPeerSession
    try {
      session = openSession({
        node: input,
        rules,
        genesis,
        match,
        own,
        lines: this.kept.lines,
        hub,
        keeping: this.keeping,
        meetings: this.meetings,
        proofs: this.proofs,
        settlingIn: this.settlingIn,
        wishes: this.wishes,
        differences: this.differences,
        session: () => this.session,
        trouble: () => this.troubles.current,
        changed: () => this.changed(),
        leave: () => this.leave(),
      })
    } catch (error) {
      return this.rules.failedToOpen(genesis, error)
    }
    this.session = session
    this.troubles.clear('match')
    hub.sayHelloToAll()
    hub.broadcast({ t: 'genesis', genesis })
    for (const device of hub.devices.values()) this.meet(device)
    session.begin()
    input.onSession(session)
    this.changed()
  }
  /** This device knows what there is to know: it may answer now. */
  private settled(): void {
    if (this.own?.hasMoved) {
      this.own.settleIn()
      void this.keeping.keep()
    }
    this.session?.begin()
  }

  private isElsewhere(device: Device): boolean {
    return this.match !== null && device.match !== null && device.match !== this.match
  }
  private greet(device: Device): void {
    if (this.isElsewhere(device)) {
      const isThere = (): boolean => this.hub.isHere(device) && this.isElsewhere(device)
      this.troubles.raise(`table ${device.id}`, { code: 'other-table', name: device.name }, isThere)
      return this.changed()
    }
    if (!this.session) return this.room.greet(device)
    if (device.match === null) this.hub.send(device, { t: 'genesis', genesis: this.genesis as Genesis })
    this.meet(device)
  }
  private meet(device: Device): void {
    this.proofs.prove(device)
    this.meetings.tell(device, true)
    this.wishes.greet(device)
  }

  private receiveMessage(device: Device, message: Message): void {
    const { session } = this
    if (session && message.t === 'genesis') device.match = matchIdOf(message.genesis)
    if (this.isElsewhere(device)) return
    if (!session) return this.room.receive(device, message)
    if (message.t === 'beat' && message.tag === null) this.hub.send(device, { t: 'genesis', genesis: this.genesis as Genesis })
    else this.meetings.receive(session, device, message)
  }

  private leave(): void {
    if (!this.session) for (const { seat, holder } of this.snapshot.table?.seats ?? []) if (holder?.mine) this.room.stand(seat)
    this.sayGoodbye()
  }
  /** The page is being closed or put to sleep: the others need not wait to notice. */
  sayGoodbye(): void {
    this.hub.broadcast({ t: 'bye' })
  }

  dispose(): void {
    this.disposed = true
    this.listeners.clear()
    this.session?.dispose()
  }
}
