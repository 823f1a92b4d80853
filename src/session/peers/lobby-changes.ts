/** What the keeper of a lobby may change, as new states; null where there is nothing to change. */
import type { Seat } from '../../engine/index.ts'
import type { DeviceId } from '../together.ts'
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
