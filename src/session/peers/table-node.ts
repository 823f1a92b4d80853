/**
 * One device at one table, from the lobby to the last move: joins the hub, the lobby and the match. Pure: lines, texts and time
 * come in; texts, things to store and changes go out. Knows no socket, no clock and no database.
 */
import type { GameEvent, Refusal, Rules, Seat } from '../../engine/index.ts'
import type { Lobby, LobbySnapshot } from '../lobby-types.ts'
import type { DeviceId, DoorTrouble, SeatHolder, SeatWish, TableFileProblem, TogetherActions } from '../together.ts'
import { type Genesis, matchIdOf } from './genesis.ts'
import { type Device, Hub } from './hub.ts'
import { writeItem } from './items.ts'
import { LobbyRoom } from './lobby.ts'
import { OwnSeats, type SeatSecret } from './own-seats.ts'
import { type AnyPeerSession, type Fresh, PeerSession } from './peer-session.ts'
import type { Helper } from './replica.ts'
import type { Signing } from './signing.ts'
import { differsFrom, type Have, haveOf, haveTag, isBehind, missingFor } from './sync.ts'
import { differenceOf, logFileOf, parseTableFile, writeTableFile } from './table-file.ts'
import { inTexts, type LobbyState, type Message } from './wire.ts'
import { Wishes } from './wishes.ts'

type AnyRules = Rules<object, unknown, GameEvent>

/** What has to be kept of a table, besides the lines of its log. */
export interface TableKeep {
  readonly genesis: Genesis | null
  readonly lobby: LobbyState | null
  readonly secrets: readonly SeatSecret[]
}

export interface TableNodeInput {
  readonly self: DeviceId
  readonly app: string
  readonly word: string
  readonly name: string
  readonly signing: Signing
  /** Random text of 22 letters or more. */
  readonly random: () => string
  /** Milliseconds of this device's clock. */
  readonly now: () => number
  readonly seatsOf: (game: string) => { readonly min: number; readonly max: number } | null
  /** The rules a genesis asks for, or why this device has not got them. */
  readonly rulesFor: (genesis: Genesis) => AnyRules | DoorTrouble | Promise<AnyRules | DoorTrouble>
  readonly helper: Helper<object, unknown, GameEvent>
  readonly send: (line: string, text: string) => void
  readonly close: (line: string) => void
  readonly keep: (keep: TableKeep) => void | Promise<void>
  readonly save: (lines: readonly string[]) => void | Promise<void>
  readonly sitDown: boolean
  readonly kept: TableKeep
  readonly lines: readonly string[]
  /** The match has begun, or goes on. */
  readonly onSession: (session: AnyPeerSession) => void
}

/** A device that has something else is told once in so long. */
const HAVE_AGAIN_MS = 1500

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
  private trouble: DoorTrouble | null = null
  private starting = false
  private revision = 0
  private snapshot: LobbySnapshot
  private readonly listeners = new Set<() => void>()
  private readonly wishes: Wishes
  /** Seat keys a device has proved to hold. */
  private readonly proved = new Map<DeviceId, Set<string>>()
  private readonly told = new Map<DeviceId, number>()
  private provedFor = ''
  private theirLog: string | null = null
  private disposed = false

  constructor(private readonly input: TableNodeInput) {
    this.name = input.name
    this.bornAt = input.now()
    this.hub = new Hub({
      self: input.self,
      app: input.app,
      name: () => this.name,
      match: () => this.match,
      tag: () => (this.session ? haveTag(haveOf(this.session.replica.history)) : null),
      random: input.random,
      now: input.now,
      send: input.send,
      close: input.close,
      onHello: (device) => this.greet(device),
      onMessage: (device, message) => this.receiveMessage(device, message),
      onTrouble: (trouble) => this.fail(trouble),
      onChange: () => this.changed(),
    })
    this.room = new LobbyRoom({
      self: input.self,
      word: input.word,
      name: () => this.name,
      hub: this.hub,
      signing: input.signing,
      random: input.random,
      now: input.now,
      seatsOf: input.seatsOf,
      sitDown: input.sitDown,
      state: input.kept.lobby,
      secrets: input.kept.secrets,
      trouble: () => this.trouble,
      onChange: () => this.changed(),
      onKeep: () => this.keep(),
      onStart: (genesis) => this.begin(genesis),
    })
    this.wishes = new Wishes({
      hub: this.hub,
      signing: input.signing,
      random: input.random,
      now: input.now,
      session: () => this.session,
      own: () => this.own,
      keep: () => this.keep(),
    })
    this.snapshot = this.room.snapshot(0, null, null)
    this.lobby = this.lobbyFace()
    if (input.kept.genesis) this.begin(input.kept.genesis)
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

  private get now(): number {
    return this.input.now()
  }
  /** To be called a few times a second. */
  tick(): void {
    this.hub.tick()
    if (!this.session) return this.room.tick()
    this.session.tick()
    this.wishes.tick()
    this.proveAgain()
  }

  private changed(): void {
    if (this.disposed) return
    this.revision++
    const searching = this.room.state || this.session ? null : this.bornAt
    this.snapshot = this.room.snapshot(this.revision, this.session ? this.match : null, searching)
    for (const listener of this.listeners) listener()
    this.session?.publish()
  }
  private fail(trouble: DoorTrouble): void {
    this.trouble = trouble
    this.changed()
  }

  private keep(): void | Promise<void> {
    return this.input.keep({ genesis: this.genesis, lobby: this.room.state, secrets: this.own?.secrets ?? [...this.room.secrets.values()] })
  }

  /** The match begins: as its keeper says, as a device that is in it says, or as it was kept. */
  private begin(genesis: Genesis): void {
    if (this.session || this.starting) return
    this.starting = true
    const rules = this.input.rulesFor(genesis)
    if (!(rules instanceof Promise)) return this.beginWith(genesis, rules)
    rules.then(
      (found) => this.beginWith(genesis, found),
      () => {
        this.starting = false
        this.fail({ code: 'unknown-game', game: genesis.game })
      },
    )
  }

  private beginWith(genesis: Genesis, rules: AnyRules | DoorTrouble): void {
    if (this.disposed) return
    if ('code' in rules) {
      this.starting = false
      return this.fail(rules)
    }
    const match = matchIdOf(genesis)
    this.match = match
    this.genesis = genesis
    const secrets = [...this.room.secrets].map(([key, secret]) => {
      const seat = genesis.seats.findIndex((one) => one.key === key)
      return seat < 0 ? secret : { ...secret, seat }
    })
    const own = new OwnSeats(match, this.input.signing, secrets)
    this.own = own
    const ready = (): void => {
      if (this.disposed) return
      this.session = new PeerSession<object, unknown, GameEvent>({
        rules,
        genesis,
        match,
        signing: this.input.signing,
        own,
        helper: this.input.helper,
        lines: this.input.lines,
        save: this.input.save,
        passOn: (items) => this.passOn(items),
        onMisdeed: (device, misdeed) => this.hub.misdeed(device, misdeed),
        people: () => this.people(),
        actions: this.actions(),
        now: this.input.now,
      })
      this.starting = false
      this.hub.broadcast({ t: 'genesis', genesis })
      for (const device of this.hub.devices.values()) this.meet(device)
      this.session.begin()
      this.input.onSession(this.session)
      this.changed()
    }
    // The secrets must be safe before anything is signed with them.
    const kept = this.keep()
    if (kept instanceof Promise) kept.then(ready, ready)
    else ready()
  }

  private greet(device: Device): void {
    if (this.match && device.match && device.match !== this.match) return this.fail({ code: 'other-table', name: device.name })
    if (!this.session) return this.room.greet(device)
    if (device.match === null) this.hub.send(device, { t: 'genesis', genesis: this.genesis as Genesis })
    this.meet(device)
  }
  private meet(device: Device): void {
    this.prove(device)
    this.tell(device, true)
    this.wishes.greet(device)
  }

  private tell(device: Device, atOnce: boolean): void {
    const { session } = this
    if (!session || (!atOnce && this.now - (this.told.get(device.id) ?? Number.NEGATIVE_INFINITY) < HAVE_AGAIN_MS)) return
    this.told.set(device.id, this.now)
    this.hub.send(device, { t: 'have', have: haveOf(session.replica.history) })
  }

  private proofText(by: DeviceId, nonce: string): string {
    return `${this.match}\nprove ${by} ${nonce}`
  }
  private prove(device: Device): void {
    const { session, own } = this
    if (!session || !own || !device.nonce) return
    const { seats } = session.replica.history.tip
    const proofs = session.replica.mine.flatMap((seat): [Seat, string][] => {
      const signature = own.sign(seats[seat] as (typeof seats)[number], this.proofText(this.input.self, device.nonce))
      return signature ? [[seat, signature]] : []
    })
    if (proofs.length) this.hub.send(device, { t: 'prove', seats: proofs })
  }
  /** Seats changed hands: whoever holds one says so again. */
  private proveAgain(): void {
    const tip = this.session?.replica.history.tip.id ?? ''
    if (tip === this.provedFor) return
    this.provedFor = tip
    for (const device of this.hub.devices.values()) this.prove(device)
  }

  private receiveMessage(device: Device, message: Message): void {
    const { session } = this
    if (!session) {
      this.room.receive(device, message)
      return
    }
    switch (message.t) {
      case 'beat':
        if (message.tag === null) this.hub.send(device, { t: 'genesis', genesis: this.genesis as Genesis })
        else if (message.tag !== haveTag(haveOf(session.replica.history))) this.tell(device, false)
        return
      case 'prove':
        return this.takeProofs(device, message.seats)
      case 'have':
        return this.answerHave(session, device, message.have)
      case 'items':
        session.receive(message.items, device.id)
        this.differ(session)
        return
      case 'wish':
        this.wishes.hear(device, message)
        return this.changed()
      case 'refuse-wish':
        this.wishes.refused(message.seat)
        return this.changed()
      case 'log?':
        this.hub.send(device, { t: 'log', file: logFileOf(this.genesis as Genesis, session.replica.history) })
        return
      case 'log':
        return this.takeLog(session, message.file)
      case 'genesis':
        device.match = matchIdOf(message.genesis)
        return
      default:
    }
  }

  private takeProofs(device: Device, proofs: readonly (readonly [Seat, string])[]): void {
    const { session } = this
    if (!session) return
    const keys = new Set<string>()
    for (const [seat, signature] of proofs) {
      const holding = session.replica.history.tip.seats[seat]
      // A seat may have changed hands on one of the two devices only: then the proof comes again.
      if (holding && this.input.signing.verify(holding.key, this.proofText(device.id, this.hub.nonce), signature)) keys.add(holding.key)
    }
    this.proved.set(device.id, keys)
    this.changed()
  }

  private answerHave(session: AnyPeerSession, device: Device, have: Have): void {
    const { history } = session.replica
    const keys = this.proved.get(device.id)
    const seat = history.tip.seats.findIndex(({ key }) => keys?.has(key))
    if (differsFrom(history, have) && seat >= 0) history.difference ??= { branch: history.here.id, at: have.length, seat }
    for (const items of inTexts(missingFor(history, have).map(writeItem))) this.hub.send(device, { t: 'items', items })
    if (isBehind(history, have)) this.tell(device, false)
    this.differ(session)
  }

  /** A difference was found: asks the other device for its log. */
  private differ(session: AnyPeerSession): void {
    const { difference } = session.replica.history
    if (!difference) {
      this.theirLog = null
      return
    }
    if (this.theirLog !== null || difference.seat === null) return
    const device = this.deviceOf(session.replica.history.tip.seats[difference.seat]?.key ?? '')
    if (device) this.hub.send(device, { t: 'log?' })
    this.changed()
  }
  private takeLog(session: AnyPeerSession, file: string): void {
    const { history } = session.replica
    if (!history.difference) return
    this.theirLog = file
    const found = differenceOf(logFileOf(this.genesis as Genesis, history), file)
    if (found) history.difference = { ...history.difference, at: Math.min(found.at, history.difference.at) }
    this.changed()
  }

  private deviceOf(key: string): Device | null {
    for (const [id, keys] of this.proved) if (keys.has(key)) return this.hub.devices.get(id) ?? null
    return null
  }

  /** To every device that may not have it: what is ours to all, what others sent to those who cannot hear them. */
  private passOn(items: readonly Fresh[]): void {
    for (const device of this.hub.devices.values()) {
      const lines = items.filter(({ from }) => from === null || (from !== device.id && !device.sees.has(from))).map(({ line }) => line)
      for (const text of inTexts(lines)) this.hub.send(device, { t: 'items', items: text })
    }
  }

  private people(): ReturnType<ConstructorParameters<typeof PeerSession>[0]['people']> {
    const { hub, own } = this
    const history = this.session?.replica.history
    const seats = history?.tip.seats ?? []
    const holders = seats.map((holding, seat): SeatHolder => {
      const mine = own?.holds(holding) ?? false
      const device = mine ? null : this.deviceOf(holding.key)
      return {
        seat,
        name: holding.name,
        playedBy: holding.playedBy,
        mine,
        wasMine: !mine && (history?.path.some((branch) => own?.holds(branch.seats[seat] as (typeof seats)[number])) ?? false),
        device: mine ? this.input.self : (device?.id ?? null),
        presence: mine ? { state: 'mine' } : device ? hub.presence(device) : { state: 'unseen' },
      }
    })
    const seated = new Set(holders.map(({ device }) => device))
    const devices = [...hub.devices.values()].filter(({ cutOff }) => !cutOff)
    return {
      word: this.input.word,
      holders,
      watchers: devices
        .filter(({ id, leftAt }) => !seated.has(id) && leftAt === null)
        .map((device) => ({ device: device.id, name: device.name, presence: hub.presence(device) })),
      wishes: this.wishes.open,
      trouble: this.trouble,
      refused: hub.refused,
      alone: !devices.some((device) => hub.isHere(device)),
      lastHeard: hub.lastHeard,
    }
  }

  private actions(): TogetherActions {
    const play = (): AnyPeerSession => this.session as AnyPeerSession
    const history = () => play().replica.history
    const then = <T>(result: T): T => {
      play().pump()
      return result
    }
    return {
      vote: (yes) => then(play().replica.vote(yes)),
      withdraw: () => then(play().replica.withdraw()),
      takeOver: (seats, playedBy, name) => then(this.wishes.takeOver(seats, playedBy, name)),
      wish: (seat, name) => this.wishes.wish(seat, name),
      grant: (wish: SeatWish, yes): Refusal | null => {
        const refusal = then(this.wishes.grant(wish, yes))
        this.changed()
        return refusal
      },
      differenceFile: () =>
        this.theirLog === null ? null : (differenceOf(logFileOf(this.genesis as Genesis, history()), this.theirLog)?.text ?? null),
      exportTable: () => writeTableFile(this.input.word, this.genesis as Genesis, history()),
      importTable: (text) => this.importTable(text),
      moveSeat: (seat) => this.wishes.moveSeat(seat, this.input.word, this.match as string),
      leave: () => this.leave(),
    }
  }

  private importTable(text: string): number | TableFileProblem {
    const file = parseTableFile(text)
    if ('code' in file) return file
    if (!this.session || matchIdOf(file.genesis) !== this.match) return { code: 'another-table' }
    return this.session.addLines(file.items)
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

  private lobbyFace(): Lobby {
    const { room } = this
    return {
      subscribe: (listener) => {
        this.listeners.add(listener)
        return () => this.listeners.delete(listener)
      },
      getSnapshot: () => this.snapshot,
      sit: (seat, name, playedBy) => room.sit(seat, name, playedBy),
      stand: (seat) => room.stand(seat),
      rename: (name) => {
        this.name = name.slice(0, 40)
        room.renamed()
        this.changed()
      },
      leaveOut: (seat) => room.leaveOut(seat),
      addSeat: () => room.addSeat(),
      remove: (device) => room.remove(device),
      start: () => room.start(),
      leave: () => this.leave(),
    }
  }
}
