/**
 * What the lobby says in its band: who is on the way, what is missing, and whether the match can begin.
 * Pure: a snapshot and the words in, sentences out.
 */
import type { LobbySeat, LobbySnapshot } from '../../session/lobby-types.ts'
import type { TogetherText } from '../text/together-types.ts'
import { goneSince, qualityOf } from './presence.ts'

export interface BandWords {
  readonly question: string
  readonly detail: string
  /** Null for those who cannot start the match. */
  readonly start: { readonly label: string; readonly hint: string; readonly ready: boolean } | null
}

interface Sitting {
  readonly name: string
  readonly presence: NonNullable<LobbySeat['holder']>['presence']
}

const sittingOf = (seats: readonly LobbySeat[]): Sitting[] =>
  seats.flatMap(({ holder }) => (holder && holder.playedBy === 'person' ? [holder] : []))

/** Whether a sentence of the lobby counts seconds. */
export function hasClock(lobby: LobbySnapshot): boolean {
  return lobby.searchingSince !== null || lobby.members.some(({ presence }) => goneSince(presence) !== null)
}

export function bandWords(lobby: LobbySnapshot, text: TogetherText, roles: readonly string[], now: number): BandWords {
  const { band } = text.lobby
  const seats = lobby.table?.seats ?? []
  const taken = seats.filter(({ holder }) => holder)
  const free = seats.filter(({ holder }) => !holder)
  const sitting = sittingOf(seats)
  const joining = sitting.find(({ presence }) => qualityOf(presence) === 'way')
  const gone = sitting.find(({ presence }) => goneSince(presence) !== null)
  const slow = sitting.find(({ presence }) => qualityOf(presence) === 'slow')
  const since = gone ? goneSince(gone.presence) : null
  const question = [
    gone && since !== null ? band.away(gone.name, text.duration(now - since)) : '',
    joining ? band.joining(joining.name) : '',
    free.length ? band.free(free.length) : gone || joining ? '' : band.full,
  ]
  const why = {
    'no-seats-taken': band.nobodySits,
    'too-few-seats': band.tooFew,
    'somebody-away': band.waitForThem(gone?.name ?? joining?.name ?? ''),
    'not-keeper': band.keeperStarts(lobby.keeperName),
  }
  const mayStart = lobby.hindrance === null
  const home = free.map(({ seat }) => roles[seat] ?? '').filter(Boolean)
  const detail = [lobby.hindrance ? why[lobby.hindrance] : home.length ? band.without(home) : band.ready, slow ? band.slow(slow.name) : '']
  const join = (parts: readonly string[]) => parts.filter(Boolean).join(' ')
  return {
    question: join(question),
    detail: join(detail),
    start: lobby.keeper
      ? {
          label: text.lobby.start(taken.length),
          hint: joining ? text.lobby.startWhen(joining.name) : mayStart ? text.lobby.startNow : '',
          ready: mayStart,
        }
      : null,
  }
}
