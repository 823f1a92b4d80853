/**
 * For whom a table of several devices waits, and why: sentences for the band, one word for each seat. Pure: what the
 * session says, the words and the clock in; nothing is decided here.
 */
import type { Seat } from '../../../engine/index.ts'
import type { SeatHolder, Together, Wait } from '../../../session/together.ts'
import { goneSince, qualityOf } from '../../lobby/presence.ts'
import type { TogetherText } from '../../text/together-types.ts'

export interface WaitingWords {
  readonly question: string
  readonly detail: string
  /** The same without a clock, for those who listen. */
  readonly spoken: string
}

const WHATS: readonly Wait['what'][] = ['choose', 'vote', 'chance']
const isPerson = (holder: SeatHolder): boolean => holder.playedBy === 'person'
const holderOf = ({ holders }: Together, seat: Seat): SeatHolder | null => holders.find((one) => one.seat === seat) ?? null

/** People of other devices who cannot be heard. */
export const goneOf = ({ holders }: Together): readonly SeatHolder[] =>
  holders.filter((holder) => isPerson(holder) && !holder.mine && goneSince(holder.presence) !== null)

/** Whether any sentence counts seconds now. */
export const hasClock = (together: Together): boolean => together.alone || goneOf(together).length > 0

/** Names of those the table waits for because of one thing, each once. This device's own part is not waited for by its person. */
function namesFor(together: Together, what: Wait['what']): readonly string[] {
  const seats = together.waits.filter((wait) => wait.what === what && !together.mine.includes(wait.seat))
  return [...new Set(seats.map(({ seat }) => holderOf(together, seat)?.name ?? '').filter(Boolean))]
}

function goneLine(holder: SeatHolder, text: TogetherText, now: number | null): string {
  const { table, duration } = text
  if (holder.presence.state === 'unseen') return table.unseen(holder.name)
  const since = goneSince(holder.presence)
  if (since === null) return ''
  if (now === null) return `${holder.name}: ${table.mark.away}.`
  return (holder.presence.state === 'left' ? table.left : table.away)(holder.name, duration(now - since))
}

/** While a question to all is open, it is the answers that are waited for. */
function voteLine({ proposal, holders, mine }: Together, { table }: TogetherText): string | null {
  if (!proposal) return null
  if (proposal.mayVote) return table.yourVote
  const others = proposal.missing.filter((seat) => !mine.includes(seat))
  const names = [...new Set(others.map((seat) => holders.find((one) => one.seat === seat)?.name ?? '').filter(Boolean))]
  if (!names.length) return null
  return names.length === 1 ? table.waitsFor('vote', names[0] as string) : table.waitsForMany('vote', names)
}

export function waitingWords(together: Together, text: TogetherText, now: number): WaitingWords {
  const { table } = text
  const reasons = WHATS.flatMap((what) => {
    const names = namesFor(together, what)
    if (!names.length) return []
    return [names.length === 1 ? table.waitsFor(what, names[0] as string) : table.waitsForMany(what, names)]
  })
  const ownChance = together.waits.some(({ seat, what }) => what === 'chance' && together.mine.includes(seat))
  const question =
    (together.settling ? table.listening : null) ??
    reasons[0] ??
    voteLine(together, text) ??
    (ownChance ? table.yourChance : table.settling)
  const waitedFor = new Set(together.waits.map(({ seat }) => seat))
  const missed = together.holders.filter(
    (holder) =>
      isPerson(holder) &&
      !holder.mine &&
      waitedFor.has(holder.seat) &&
      (goneSince(holder.presence) !== null || holder.presence.state === 'unseen'),
  )
  // Somebody with two seats is away once.
  const once = missed.filter((holder, i) => missed.findIndex(({ name }) => name === holder.name) === i)
  const rest = [...reasons.slice(1), together.mine.length === 0 ? table.watching : '']
  const join = (parts: readonly string[]) => parts.filter(Boolean).join(' ')
  const detail = join([...once.map((holder) => goneLine(holder, text, now)), ...rest])
  return { question, detail, spoken: join([question, ...once.map((holder) => goneLine(holder, text, null)), ...rest]) }
}

/** One word for the marker of each seat; null where there is nothing to say. */
export function marksOf(together: Together | null, seats: number, text: TogetherText): readonly (string | null)[] {
  if (!together) return []
  const { mark } = text.table
  return Array.from({ length: seats }, (_, seat) => {
    const holder = holderOf(together, seat)
    if (!holder || holder.mine || !isPerson(holder)) return null
    if (goneSince(holder.presence) !== null || holder.presence.state === 'unseen') return mark.away
    const wait = WHATS.find((what) => together.waits.some((one) => one.seat === seat && one.what === what))
    return wait ? mark[wait] : qualityOf(holder.presence) === 'slow' ? mark.slow : null
  })
}
