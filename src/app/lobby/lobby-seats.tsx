/** The seats of the lobby in order, and one more where the game has room for it. */
import type { SeatBounds } from '../../games/index.ts'
import type { Lobby, LobbySnapshot } from '../../session/lobby-types.ts'
import { Choice } from '../../ui/button.tsx'
import type { GamePanels } from '../../ui/game-panels.ts'
import { useText } from '../settings-context.tsx'
import { FreeSeat, TakenSeat } from './seat-card.tsx'

export interface LobbySeatsProps {
  readonly lobby: Lobby
  readonly snapshot: LobbySnapshot
  readonly view: unknown
  readonly panels: GamePanels | null
  readonly roles: readonly string[]
  readonly now: number
  /** How many seats there may be. */
  readonly bounds: SeatBounds
  /** Of the person at this device. */
  readonly name: string
  readonly onMore: (seat: number) => void
  readonly onSitMore: (seat: number) => void
  /** Of the person at this device, and with it of their first seat. */
  readonly onRename: (name: string) => void
}

export function LobbySeats(props: LobbySeatsProps) {
  const { lobby, snapshot, view, panels, roles, now, bounds, name, onMore, onSitMore, onRename } = props
  const { lobby: w, number } = useText().together
  const { keeper, keeperName, table } = snapshot
  const seats = table?.seats ?? []
  const first = seats.find(({ holder }) => holder?.mine && holder.playedBy === 'person')?.seat ?? null
  // The keeper is known by name only, and a name may come twice; of this device it is certain.
  const keeps = keeper ? first : (seats.find(({ holder }) => holder?.playedBy === 'person' && holder.name === keeperName)?.seat ?? null)
  const free = seats.find(({ holder }) => !holder)?.seat ?? null
  const picture = (seat: number, taken: boolean) => (panels && view ? panels.niche(view, seat, taken) : null)
  return (
    <>
      <ul className="lobby-list" aria-label={w.seats}>
        {seats.map(({ seat, holder }) => {
          const role = roles[seat] ?? ''
          return (
            <li key={seat}>
              {holder ? (
                <TakenSeat
                  role={role}
                  holder={holder}
                  picture={picture(seat, true)}
                  now={now}
                  isFirst={seat === first}
                  keeps={seat === keeps}
                  onMore={holder.mine || keeper ? () => onMore(seat) : null}
                  onRename={(typed) => (seat === first ? onRename(typed) : lobby.sit(seat, typed, 'person'))}
                />
              ) : (
                <FreeSeat
                  role={role}
                  picture={picture(seat, false)}
                  sits={first !== null}
                  primary={first === null && seat === free}
                  left={w.leftSeats(number(seats.length - 1), seats.length - 1)}
                  canLeaveOut={keeper && seats.length > bounds.min}
                  onSit={() => (first === null ? lobby.sit(seat, name, 'person') : onSitMore(seat))}
                  onHelper={() => lobby.sit(seat, role, 'helper')}
                  onLeaveOut={() => lobby.leaveOut(seat)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {keeper && seats.length < bounds.max ? <Choice className="lobby-add" label={w.addSeat} onPress={() => lobby.addSeat()} /> : null}
    </>
  )
}
