/**
 * What happens when two devices have reached different states: each asks for the other's log, finds the first entry that
 * differs, and keeps both for whoever has to find out why.
 */
import type { DeviceId } from '../together.ts'
import type { Genesis } from './genesis.ts'
import type { Device, Hub } from './hub.ts'
import type { AnyPeerSession } from './peer-session.ts'
import type { SeatProofs } from './seat-proofs.ts'
import { differenceOf, logFileOf } from './table-file.ts'
import { MAX_LOG } from './wire.ts'

const ASK_AGAIN_MS = 3000

export interface DifferenceLogsInput {
  readonly hub: Hub
  readonly proofs: SeatProofs
  readonly session: () => AnyPeerSession | null
  readonly genesis: () => Genesis | null
  readonly now: () => number
}

export class DifferenceLogs {
  private theirs: string | null = null
  private readonly askedAt = new Map<DeviceId, number>()
  private readonly answeredAt = new Map<DeviceId, number>()

  constructor(private readonly input: DifferenceLogsInput) {}

  private isDue(times: Map<DeviceId, number>, { id }: Device): boolean {
    const now = this.input.now()
    const last = times.get(id)
    if (last !== undefined && Math.abs(now - last) < ASK_AGAIN_MS) return false
    times.set(id, now)
    return true
  }
  private mine(): string | null {
    const [session, genesis] = [this.input.session(), this.input.genesis()]
    return session && genesis ? logFileOf(genesis, session.replica.history) : null
  }

  /** To be called after anything came: asks for the other log while it is missing. */
  check(): void {
    const history = this.input.session()?.replica.history
    if (!history?.difference) {
      this.theirs = null
      return
    }
    const { seat } = history.difference
    const device = seat === null ? null : this.input.proofs.deviceOf(history.tip.seats[seat]?.key ?? '')
    if (device && this.theirs === null && this.isDue(this.askedAt, device)) this.input.hub.send(device, { t: 'log?' })
  }

  /** Somebody sees a difference: gets the log, and is asked for its own. */
  asked(device: Device): void {
    const mine = this.mine()
    if (mine === null || !this.isDue(this.answeredAt, device)) return
    if (mine.length <= MAX_LOG) this.input.hub.send(device, { t: 'log', file: mine })
    if (this.input.proofs.seatOf(device) !== null && this.isDue(this.askedAt, device)) this.input.hub.send(device, { t: 'log?' })
  }

  /** Counts where it comes from somebody who holds a seat. */
  take(device: Device, file: string): void {
    const history = this.input.session()?.replica.history
    const mine = this.mine()
    const seat = this.input.proofs.seatOf(device)
    if (!history || mine === null || seat === null) return
    const found = differenceOf(mine, file)
    if (!found) return
    if (found.isReal) {
      const { difference } = history
      history.difference = { branch: history.here.id, seat: difference?.seat ?? seat, at: Math.min(found.at, difference?.at ?? found.at) }
    }
    if (history.difference) this.theirs = file
  }

  file(): string | null {
    const mine = this.mine()
    return mine === null || this.theirs === null ? null : (differenceOf(mine, this.theirs)?.text ?? null)
  }
}
