/** The seats of a side: who plays, what they do, their three piles and their reserve. Shadow above the fronts, Free Peoples below. */
import { useState } from 'react'
import { cx } from '../../../ui/class-names.ts'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import type { PlayerView, Side, View } from '../types.ts'
import { useCardsText } from './context.ts'
import { keysForPlace } from './keys.ts'
import { Piece } from './piece.tsx'
import { SeatDialog } from './seat-dialog.tsx'
import { seatTurn } from './seat-state.ts'
import './seats.css'

export function Seats(part: TablePartProps<View>) {
  const [open, setOpen] = useState<number | null>(null)
  const opened = open === null ? null : (part.view.players[open] ?? null)
  return (
    <>
      <SideSeats side="shadow" part={part} onOpen={setOpen} />
      <SideSeats side="free" part={part} onOpen={setOpen} />
      {opened ? <SeatDialog part={part} player={opened} onClose={() => setOpen(null)} /> : null}
    </>
  )
}

interface SideSeatsProps {
  readonly side: Side
  readonly part: TablePartProps<View>
  readonly onOpen: (seat: number) => void
}
function SideSeats({ side, part, onOpen }: SideSeatsProps) {
  const text = useCardsText()
  const names = part.view.players.filter((player) => player.side === side).map(({ id }) => text.seats[id].name)
  return (
    <section className={cx('seat-row', `seat-row-${side}`, `side-${side}`)} aria-label={names.join(' · ')}>
      {part.view.players.map((player) =>
        player.side === side ? <SeatStrip key={player.seat} part={part} player={player} onOpen={() => onOpen(player.seat)} /> : null,
      )}
    </section>
  )
}

interface SeatStripProps {
  readonly part: TablePartProps<View>
  readonly player: PlayerView
  readonly onOpen: () => void
}
function SeatStrip({ part, player, onOpen }: SeatStripProps) {
  const text = useCardsText()
  const { labels } = text
  const { view, shape, prompt, selection, faceOf, onPick, onSeat, people, marks, asked, front } = part
  const { seat, id, hand, deck, cycle, eliminated, reserve } = player
  const { order, state } = seatTurn(view, seat)
  const name = text.seats[id].name
  const person = people[seat]
  const keys = prompt && front === seat ? keysForPlace(prompt, selection, 'reserve', faceOf as never) : []
  const isPhone = shape === 'phone'
  const words = marks[seat] ?? (state ? labels[state] : '')
  const isAsked = asked.includes(seat)
  return (
    <div
      className={cx('seat-strip', (isAsked || state === 'acts') && 'seat-acts')}
      data-seat={seat}
      data-drop={front === seat ? `reserve:${seat}` : undefined}
    >
      <button type="button" className="seat-name" onClick={isPhone ? onOpen : () => onSeat(seat)} aria-pressed={front === seat}>
        <b>{name}</b>
        <i>
          {person && person !== name && !isPhone ? `${person} · ` : ''}
          {labels.inHand(hand.length)}
          {isPhone && words ? `, ${words}` : ''}
        </i>
        <span className="seat-turn">
          <u>{order.join('·')}</u>
          {isPhone ? null : words}
        </span>
      </button>
      {isPhone ? (
        <span className="seat-reserve-count">
          <b>{reserve.length}</b>
          {labels.reserve}
        </span>
      ) : (
        <>
          <button
            type="button"
            className="seat-piles"
            onClick={onOpen}
            aria-label={`${labels.pilesOf(name)}: ${deck} ${labels.draw}, ${cycle.count} ${labels.cycle}, ${eliminated.count} ${labels.gone}`}
          >
            <Pile n={deck} label={labels.draw} slot={`deck-${seat}`} />
            <Pile n={cycle.count} label={labels.cycle} slot={`cycle-${seat}`} drop={front === seat ? `cycle:${seat}` : undefined} />
            <Pile n={eliminated.count} label={labels.gone} slot={`gone-${seat}`} drop={front === seat ? `gone:${seat}` : undefined} />
          </button>
          {/* biome-ignore lint/a11y/useSemanticElements: cards side by side are no fieldset */}
          <div className="seat-reserve" role="group" aria-label={`${labels.reserve}: ${name}`} data-slot={`reserve-${seat}`}>
            {reserve.map((piece) => (
              <Piece key={piece.handle} part={part} piece={piece} counts={[]} small />
            ))}
            {keys.length ? (
              <button type="button" className="seat-here" onClick={() => onPick(keys)}>
                {labels.reserve}
              </button>
            ) : null}
          </div>
        </>
      )}
    </div>
  )
}

interface PileProps {
  readonly n: number
  readonly label: string
  readonly slot: string
  /** What a card dropped here is meant for. */
  readonly drop?: string | undefined
}
function Pile({ n, label, slot, drop }: PileProps) {
  return (
    <span className={`pile pile-${slot.split('-')[0]}`} data-slot={slot} data-drop={drop}>
      <b>{n}</b>
      <i>{label}</i>
    </span>
  )
}
