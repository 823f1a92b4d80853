/** What a lobby may become: changes by its keeper (null where there is nothing to change), which of two states holds, the match. */
import type { Seat } from '../../engine/index.ts'
import type { LobbySnapshot } from '../lobby-types.ts'
import type { DeviceId, Presence } from '../together.ts'
import type { Genesis } from './genesis.ts'
import type { LobbyState } from './wire.ts'

type Change = Pick<LobbyState, 'seats'> | Pick<LobbyState, 'members'> | Pick<LobbyState, 'seats' | 'members'> | null

export const MAX_MEMBERS = 24

/** A member, or its name of now. */
export function withMember({ members }: LobbyState, device: DeviceId, name: string): Change {
  const known = members.find((member) => member.device === device)
  if (known?.name === name || (!known && members.length >= MAX_MEMBERS)) return null
  if (!known) return { members: [...members, { device, name }] }
  return { members: members.map((member) => (member === known ? { ...member, name } : member)) }
}
export function withoutMember({ seats, members }: LobbyState, device: DeviceId): Change {
  return {
    seats: seats.map((seat) => (seat?.device === device ? null : seat)),
    members: members.filter((member) => member.device !== device),
  }
}
export function withHolder({ seats }: LobbyState, seat: Seat, holder: LobbyState['seats'][number]): Change {
  if (JSON.stringify(seats[seat]) === JSON.stringify(holder)) return null
  return { seats: seats.map((old, i) => (i === seat ? holder : old)) }
}
/** Fewer seats: the free one goes, those behind it move up. */
export function withoutSeat({ seats }: LobbyState, seat: Seat, least: number): Change {
  return seats[seat] === null && seats.length > least ? { seats: seats.filter((_, i) => i !== seat) } : null
}
export function withSeat({ seats }: LobbyState, most: number): Change {
  return seats.length < most ? { seats: [...seats, null] } : null
}

/** Of two keepers the one with the higher term holds, and of equal terms the smaller name. */
export function holdsOver(one: LobbyState, other: LobbyState): boolean {
  if (one.term !== other.term) return one.term > other.term
  if (one.keeper !== other.keeper) return one.keeper < other.keeper
  return one.rev > other.rev
}

/** Why its keeper cannot begin the match yet. */
export function hindranceOf({ seats }: LobbyState, least: number, presenceOf: (device: DeviceId) => Presence): LobbySnapshot['hindrance'] {
  const taken = seats.filter((seat) => seat !== null)
  if (!taken.some(({ playedBy }) => playedBy === 'person')) return 'no-seats-taken'
  if (taken.length < least) return 'too-few-seats'
  if (taken.some(({ device }) => !['mine', 'here'].includes(presenceOf(device).state))) return 'somebody-away'
  return null
}

/** The match with the seats that are taken. */
export function genesisOf({ game, rulesVersion, options, seats }: LobbyState, nonce: string): Genesis {
  return {
    format: 'mathom-table-1',
    game,
    rulesVersion,
    options,
    seats: seats.flatMap((seat) => (seat ? [{ name: seat.name, key: seat.key, chance: seat.chance, playedBy: seat.playedBy }] : [])),
    nonce,
  }
}
