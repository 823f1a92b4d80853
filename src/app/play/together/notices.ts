/**
 * The one thing a table of several devices wants to talk about now, by how much depends on it. Pure; what was put off by
 * "Not now" is given by its key.
 */
import type { DoorTrouble, OpenProposal, SeatHolder, SeatWish, Stopped, Together } from '../../../session/together.ts'
import { goneSince } from '../../lobby/presence.ts'
import { goneOf } from './waiting.ts'

export type Notice =
  | { readonly type: 'stopped'; readonly key: string; readonly stopped: Stopped }
  | { readonly type: 'trouble'; readonly key: string; readonly trouble: DoorTrouble }
  | { readonly type: 'proposal'; readonly key: string; readonly proposal: OpenProposal }
  | { readonly type: 'wish'; readonly key: string; readonly wish: SeatWish }
  /** Somebody else plays the seat this device held. */
  | { readonly type: 'lost'; readonly key: string; readonly holder: SeatHolder }
  | { readonly type: 'alone'; readonly key: string; readonly since: number | null }
  | { readonly type: 'gone'; readonly key: string; readonly holder: SeatHolder; readonly since: number }

/** So long somebody is away before a hand-over is offered: a tunnel is shorter. */
export const GONE_LONG_MS = 45_000

export function noticeOf(together: Together, now: number, putOff: ReadonlySet<string>): Notice | null {
  return allNotices(together, now).find(({ key }) => !putOff.has(key)) ?? null
}

function allNotices(together: Together, now: number): Notice[] {
  const { stopped, trouble, proposal, wishes, alone, mine, waits, holders } = together
  const found: Notice[] = []
  if (stopped) found.push({ type: 'stopped', key: `stopped ${stopped.code} ${stopped.at}`, stopped })
  if (trouble) found.push({ type: 'trouble', key: `trouble ${trouble.code}`, trouble })
  if (proposal) found.push({ type: 'proposal', key: `proposal ${proposal.id}`, proposal })
  if (mine.length) for (const wish of wishes) found.push({ type: 'wish', key: `wish ${wish.device} ${wish.seat}`, wish })
  if (alone) found.push({ type: 'alone', key: `alone ${together.lastHeard}`, since: together.lastHeard })
  // While nobody is heard, what stands here may be old.
  if (!alone && !proposal)
    for (const holder of holders)
      if (holder.wasMine && !holder.mine) found.push({ type: 'lost', key: `lost ${holder.seat} ${holder.name}`, holder })
  // A seat is handed over only where the table waits for it, and by somebody who has a word at the table.
  if (mine.length && !proposal && !alone)
    for (const holder of goneOf(together)) {
      const since = goneSince(holder.presence)
      if (since === null || now - since < GONE_LONG_MS || !waits.some(({ seat }) => seat === holder.seat)) continue
      found.push({ type: 'gone', key: `gone ${holder.seat} ${since}`, holder, since })
    }
  return found
}
