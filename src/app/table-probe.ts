/**
 * What tests and measurements see of a table of several devices, and how they play at it quickly: there only on pages opened
 * with `?probe`, in a chunk of its own. Chooses through the session as a finger would, for the seats of this device.
 */
import { generator, policies, type Refusal, type Seat } from '../engine/index.ts'
import type { AnyPeerSession } from '../session/peers/peer-session.ts'
import type { Presence } from '../session/together.ts'

export interface TableSeen {
  /** Entries of the log, and the fingerprint of the state after them. */
  readonly length: number
  readonly fingerprint: string
  /** The stretch of the match since the last proposal that was carried. */
  readonly branch: string
  readonly over: boolean
  readonly mine: readonly Seat[]
  readonly waits: readonly Seat[]
  /** What people at this device are asked. */
  readonly decisions: readonly { readonly seat: Seat; readonly keys: readonly string[] }[]
  readonly proposal: boolean
  readonly stopped: string | null
  /** By seat. */
  readonly presence: readonly Presence['state'][]
}

export interface TableProbe {
  table(): TableSeen
  choose(seat: Seat, keys: readonly string[]): Refusal | null
  /** Something a seat that is asked may choose; empty where it is not. */
  suggest(seat: Seat): readonly string[]
  /** When the log of this device was first seen to be longer than that, in milliseconds since 1970; null while it is not. */
  longerSince(length: number): number | null
  /** When this device first knew that seat's answer to the decision at that length. */
  answeredAt(length: number, seat: Seat): number | null
  /** Plays the seats of this device until the log is so long, the match over, or nothing has happened for a while. */
  play(until: number, patienceMs: number): Promise<TableSeen>
}

const MOST_TIMES = 5000
const LOOK_MS = 15

const clock = (): number => performance.timeOrigin + performance.now()

export function probeTable(session: AnyPeerSession): TableProbe {
  const below = generator(1)
  const times = new Map<number, number>()
  const answered = new Map<string, number>()
  let before: { readonly length: number; readonly seats: readonly Seat[] } = { length: -1, seats: [] }
  const longerSince = (length: number): number | null => [...times].find(([at]) => at > length)?.[1] ?? null
  const note = (): void => {
    if (times.size >= MOST_TIMES) return
    const { length, together } = session.getSnapshot()
    const seats = (together?.waits ?? []).filter(({ what }) => what === 'choose').map(({ seat }) => seat)
    const now = clock()
    if (!times.has(length)) times.set(length, now)
    if (before.length === length) for (const seat of before.seats) if (!seats.includes(seat)) answered.set(`${length} ${seat}`, now)
    before = { length, seats }
  }
  note()
  session.subscribe(note)

  function table(): TableSeen {
    const { length, decision, outcome, together } = session.getSnapshot()
    const { history } = session.replica
    return {
      length,
      fingerprint: history.log.fingerprint(),
      branch: history.here.id,
      over: outcome !== null,
      mine: together?.mine ?? [],
      waits: together?.waits.map(({ seat }) => seat) ?? [],
      decisions: (decision?.seats ?? []).map(({ seat, prompt }) => ({ seat, keys: prompt.keys })),
      proposal: Boolean(together?.proposal),
      stopped: together?.stopped?.code ?? null,
      presence: together?.holders.map(({ presence }) => presence.state) ?? [],
    }
  }
  function suggest(seat: Seat): readonly string[] {
    const request = session.replica.history.match.pending
    const asked = request?.type === 'ask' ? request.asked.find((one) => one.seat === seat) : undefined
    return (asked && policies.first(asked, below)) ?? (asked?.pass === undefined ? [] : [asked.pass])
  }

  return {
    table,
    suggest,
    choose: (seat, keys) => session.choose(seat, keys),
    longerSince,
    answeredAt: (length, seat) => answered.get(`${length} ${seat}`) ?? longerSince(length),
    async play(until, patienceMs) {
      let [length, since] = [-1, clock()]
      for (;;) {
        const seen = table()
        if (seen.over || seen.length >= until) return seen
        if (seen.length !== length) [length, since] = [seen.length, clock()]
        if (clock() - since > patienceMs) return seen
        const asked = seen.decisions[0]
        if (asked) session.choose(asked.seat, suggest(asked.seat))
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      }
    },
  }
}
