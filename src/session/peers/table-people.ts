/** The facet of a match that is about people and devices: who holds which seat and can be heard, who watches. */
import type { GameEvent } from '../../engine/index.ts'
import type { DeviceId, DoorTrouble, SeatHolder, SeatWish, Together } from '../together.ts'
import type { History } from './history.ts'
import type { Hub } from './hub.ts'
import type { OwnSeats } from './own-seats.ts'
import type { SeatProofs } from './seat-proofs.ts'

export type People = Pick<Together, 'word' | 'holders' | 'watchers' | 'wishes' | 'trouble' | 'settling' | 'refused' | 'alone' | 'lastHeard'>

export interface PeopleInput {
  readonly self: DeviceId
  readonly word: string
  readonly hub: Hub
  readonly proofs: SeatProofs
  readonly own: OwnSeats
  readonly history: History<object, unknown, GameEvent> | null
  readonly wishes: readonly SeatWish[]
  readonly trouble: DoorTrouble | null
  readonly settling: boolean
}

export function peopleOf({ self, word, hub, proofs, own, history, wishes, trouble, settling }: PeopleInput): People {
  const holders = (history?.tip.seats ?? []).map((holding, seat): SeatHolder => {
    const mine = own.holds(holding)
    const device = mine ? null : proofs.deviceOf(holding.key)
    const before = history?.path.map((branch) => branch.seats[seat]) ?? []
    return {
      seat,
      name: holding.name,
      playedBy: holding.playedBy,
      mine,
      wasMine: !mine && before.some((one) => one !== undefined && own.holds(one)),
      device: mine ? self : (device?.id ?? null),
      presence: mine ? { state: 'mine' } : device ? hub.presence(device) : { state: 'unseen' },
    }
  })
  const seated = new Set(holders.map(({ device }) => device))
  const devices = [...hub.devices.values()].filter(({ cutOff }) => !cutOff)
  return {
    word,
    holders,
    watchers: devices
      .filter((device) => !seated.has(device.id) && device.leftAt === null && (hub.isGenuine(device) || hub.isHere(device)))
      .map((device) => ({ device: device.id, name: device.name, presence: hub.presence(device) })),
    wishes,
    trouble,
    settling,
    refused: hub.refused,
    alone: !devices.some((device) => hub.isHere(device)),
    lastHeard: hub.lastHeard,
  }
}
