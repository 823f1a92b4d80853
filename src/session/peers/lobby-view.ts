/** The lobby as a screen shows it. Decides nothing. */
import type { LobbySnapshot } from '../lobby-types.ts'
import type { DeviceId, DoorTrouble, Presence } from '../together.ts'
import type { Hub } from './hub.ts'
import type { LobbyState } from './wire.ts'

export interface LobbyViewInput {
  readonly self: DeviceId
  readonly word: string
  readonly name: string
  readonly hub: Hub
  readonly state: LobbyState | null
  readonly hindrance: LobbySnapshot['hindrance']
  readonly trouble: DoorTrouble | null
  readonly revision: number
  readonly started: string | null
  readonly searchingSince: number | null
}

export function lobbySnapshot(input: LobbyViewInput): LobbySnapshot {
  const { self, word, hub, state, revision, hindrance, trouble, started, searchingSince } = input
  const presenceOf = (id: DeviceId): Presence => (id === self ? { state: 'mine' } : hub.presenceOf(id))
  const seats = state?.seats ?? []
  const members = state?.members ?? []
  const here = [...hub.devices.values()].filter((device) => device.claims !== self && (hub.isGenuine(device) || hub.isHere(device)))
  const ids = [...new Set([...members.map(({ device }) => device), ...here.map(({ claims }) => claims), self])]
  const nameOf = (id: DeviceId): string =>
    id === self ? input.name : (here.find(({ claims }) => claims === id)?.name ?? members.find(({ device }) => device === id)?.name ?? '')
  return {
    revision,
    word,
    table: state
      ? {
          game: state.game,
          rulesVersion: state.rulesVersion,
          options: state.options,
          title: state.title,
          seats: seats.map((holder, seat) => ({
            seat,
            holder: holder && {
              name: holder.name,
              playedBy: holder.playedBy,
              device: holder.device,
              mine: holder.device === self,
              presence: presenceOf(holder.device),
            },
          })),
        }
      : null,
    members: ids.map((device) => ({
      device,
      name: nameOf(device),
      mine: device === self,
      seats: seats.flatMap((holder, seat) => (holder?.device === device ? [seat] : [])),
      presence: presenceOf(device),
    })),
    keeper: state?.keeper === self,
    keeperName: members.find(({ device }) => device === state?.keeper)?.name ?? '',
    hindrance,
    trouble,
    refused: hub.refused,
    searchingSince,
    started,
  }
}
