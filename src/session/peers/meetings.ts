/**
 * What devices in a match tell each other: what each has, what the other misses, and everything new at once. Copes with texts
 * that are lost, repeated or late.
 */
import type { DeviceId } from '../together.ts'
import type { DifferenceLogs } from './difference-logs.ts'
import type { Device, Hub } from './hub.ts'
import { writeItem } from './items.ts'
import type { AnyPeerSession, Fresh } from './peer-session.ts'
import type { SeatProofs } from './seat-proofs.ts'
import { differsFrom, type Have, haveOf, isBehind, missingFor } from './sync.ts'
import { inTexts, type Message } from './wire.ts'
import type { Wishes } from './wishes.ts'

/** A device that has something else is told once in so long; on a table that stopped, once in that. */
const HAVE_AGAIN_MS = 1500
const HAVE_AGAIN_STOPPED_MS = 8000
/** A long answer is not given more often. */
const LONG_ANSWER_MS = 1000
const LONG_ANSWER = 20

export interface MeetingsInput {
  readonly hub: Hub
  readonly proofs: SeatProofs
  readonly differences: DifferenceLogs
  readonly wishes: Wishes
  readonly session: () => AnyPeerSession | null
  readonly now: () => number
  /** What this device has. */
  readonly tag: () => string | null
  readonly changed: () => void
}

export class Meetings {
  private readonly told = new Map<DeviceId, number>()
  private readonly answered = new Map<DeviceId, number>()

  constructor(private readonly input: MeetingsInput) {}

  private isDue(times: Map<DeviceId, number>, { id }: Device, ms: number): boolean {
    const last = times.get(id)
    return last === undefined || Math.abs(this.input.now() - last) >= ms
  }

  tell(device: Device, atOnce: boolean): void {
    const session = this.input.session()
    if (!session) return
    const pause = session.replica.stopped ? HAVE_AGAIN_STOPPED_MS : HAVE_AGAIN_MS
    if (!atOnce && !this.isDue(this.told, device, pause)) return
    this.told.set(device.id, this.input.now())
    this.input.hub.send(device, { t: 'have', have: haveOf(session.replica.history) })
  }

  receive(session: AnyPeerSession, device: Device, message: Message): void {
    switch (message.t) {
      case 'beat':
        if (message.tag !== this.input.tag()) this.tell(device, false)
        return
      case 'wish':
        this.input.wishes.hear(device, message)
        return this.input.changed()
      case 'refuse-wish':
        this.input.wishes.refused(message.seat)
        return this.input.changed()
      case 'have':
        this.answerHave(session, device, message.have)
        return this.input.differences.check()
      case 'items':
        session.receive(message.items, device.id)
        return this.input.differences.check()
      case 'prove':
        this.input.proofs.take(device, message.seats)
        return session.publish()
      case 'log?':
        return this.input.differences.asked(device)
      case 'log':
        this.input.differences.take(device, message.file)
        return session.publish()
      default:
    }
  }

  private answerHave(session: AnyPeerSession, device: Device, have: Have): void {
    const { history } = session.replica
    const seat = this.input.proofs.seatOf(device)
    if (seat !== null && differsFrom(history, have)) {
      history.difference ??= { branch: history.here.id, at: have.length, seat }
      session.publish()
    }
    // What is not safe here yet might be said otherwise after a restart.
    const lines = missingFor(history, have)
      .map(writeItem)
      .filter((line) => session.isSafe(line))
    if (lines.length < LONG_ANSWER || this.isDue(this.answered, device, LONG_ANSWER_MS)) {
      if (lines.length >= LONG_ANSWER) this.answered.set(device.id, this.input.now())
      for (const items of inTexts(lines)) this.input.hub.send(device, { t: 'items', items })
    }
    if (isBehind(history, have)) this.tell(device, false)
  }

  /** To every device that may not have it: what is ours to all, what others sent to those who cannot hear them. */
  passOn(items: readonly Fresh[]): void {
    const { hub } = this.input
    for (const device of hub.devices.values()) {
      const lines = items.flatMap(({ line, from }) => {
        if (from === null) return line
        const claims = hub.devices.get(from)?.claims ?? from
        return from === device.id || device.sees.has(claims) ? [] : line
      })
      for (const texts of inTexts(lines)) hub.send(device, { t: 'items', items: texts })
    }
  }
}
