/** The slips of all hobbits in clockwise order; in the Council, arrows between them show the way of the cards. */
import { Fragment } from 'react'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import type { View } from '../types.ts'
import { usePanelText } from './context.ts'
import { PlayerSlip } from './player-slip.tsx'
import './players.css'

/** The next one on the road to the left. */
export function nextAlive(view: View, seat: number): number | null {
  const seats = view.players.length
  for (let i = 1; i < seats; i++) {
    const next = (seat + i) % seats
    if (view.players[next]?.alive) return next
  }
  return null
}

export function Players({ view, shape, front, asked, onSeat, prompt, people, marks, selection }: TablePartProps<View>) {
  const { words } = usePanelText()
  const passing = view.doing.type === 'event' && view.doing.event === 'council'
  const chooser = asked[0] ?? null
  const next = view.board ? nextAlive(view, view.active) : null
  const receiver = passing && chooser !== null ? nextAlive(view, chooser) : null
  const mark = (seat: number) => {
    if (passing) return seat === chooser ? words.chooses : seat === receiver ? words.receives : ''
    return seat === next ? words.next : ''
  }
  return (
    <div className="players" data-passing={passing || undefined} data-count={view.players.length}>
      {view.players.map((player, i) => (
        <Fragment key={player.seat}>
          <PlayerSlip
            player={player}
            shape={shape}
            isActive={player.alive && (passing ? player.seat === chooser : player.seat === view.active)}
            isBearer={player.seat === view.ringBearer}
            inFront={player.seat === front}
            mark={passing && player.seat === chooser ? words.chooses : mark(player.seat)}
            person={people[player.seat] ?? ''}
            presence={marks[player.seat] ?? ''}
            choosable={
              prompt?.kind === 'choose-player' &&
              prompt.keys.includes(`player:${player.seat}`) &&
              !selection.includes(`player:${player.seat}`)
            }
            onPress={() => onSeat(player.seat)}
          />
          {passing && i < view.players.length - 1 ? <PassArrow on={player.seat === chooser} /> : null}
        </Fragment>
      ))}
    </div>
  )
}

function PassArrow({ on }: { readonly on: boolean }) {
  return (
    <svg className="pass-arrow" width="26" height="16" viewBox="0 -2 26 20" aria-hidden="true">
      <path d="M7 -2h12v10h7L13 17L0 8H7Z" fill={on ? '#9E2B25' : '#C9B183'} stroke="#2B2118" strokeWidth="1.3" strokeLinejoin="round" />
    </svg>
  )
}
