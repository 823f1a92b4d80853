/** A match is opened at this table: its session, joined to everything of the table that it needs. */
import type { GameEvent } from '../../engine/index.ts'
import type { DeviceId, DoorTrouble } from '../together.ts'
import type { DifferenceLogs } from './difference-logs.ts'
import type { Genesis } from './genesis.ts'
import type { Hub } from './hub.ts'
import type { Keeping } from './keeping.ts'
import type { Meetings } from './meetings.ts'
import type { OwnSeats } from './own-seats.ts'
import { type AnyPeerSession, PeerSession } from './peer-session.ts'
import type { Helper } from './replica.ts'
import type { AnyRules } from './rules-wanted.ts'
import type { SeatProofs } from './seat-proofs.ts'
import type { SettlingIn } from './settling-in.ts'
import type { Signing } from './signing.ts'
import { togetherActions } from './table-actions.ts'
import { peopleOf } from './table-people.ts'
import type { Wishes } from './wishes.ts'

export interface OpenSessionInput {
  readonly node: {
    readonly self: DeviceId
    readonly word: string
    readonly signing: Signing
    readonly helper: Helper<object, unknown, GameEvent>
    readonly now: () => number
  }
  readonly rules: AnyRules
  readonly genesis: Genesis
  readonly match: string
  readonly own: OwnSeats
  readonly lines: readonly string[]
  readonly hub: Hub
  readonly keeping: Keeping
  readonly meetings: Meetings
  readonly proofs: SeatProofs
  readonly settlingIn: SettlingIn
  readonly wishes: Wishes
  readonly differences: DifferenceLogs
  readonly session: () => AnyPeerSession | null
  readonly trouble: () => DoorTrouble | null
  readonly changed: () => void
  readonly leave: () => void
}

/** Throws where the rules do. */
export function openSession(input: OpenSessionInput): AnyPeerSession {
  const { node, rules, genesis, match, own, lines, hub, keeping, meetings, proofs, settlingIn, wishes, differences, session } = input
  const { self, word, signing, helper, now } = node
  return new PeerSession<object, unknown, GameEvent>({
    rules,
    genesis,
    match,
    signing,
    own,
    helper,
    lines,
    save: (fresh) => keeping.save(fresh),
    passOn: (items) => meetings.passOn(items),
    onMisdeed: (device, misdeed) => hub.misdeed(device, misdeed),
    onProof: ({ key }) => {
      const device = proofs.deviceOf(key)
      if (device) hub.misdeed(device.id, 'two-answers')
    },
    isHeard: (device) => hub.isHeard(device),
    mayAnswer: () => settlingIn.isSettled,
    people: () =>
      peopleOf({
        self,
        word,
        hub,
        proofs,
        own,
        history: session()?.replica.history ?? null,
        wishes: wishes.open,
        settling: !settlingIn.isSettled,
        trouble: input.trouble(),
      }),
    actions: togetherActions({
      session: () => session() as AnyPeerSession,
      genesis,
      word,
      match,
      wishes,
      differences,
      changed: input.changed,
      leave: input.leave,
    }),
    now,
  })
}
