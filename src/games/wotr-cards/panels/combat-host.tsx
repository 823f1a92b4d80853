/** One side of a combat: who it is, its cards with what becomes of them, and what they add up to, part by part. */
import { cx } from '../../../ui/class-names.ts'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import type { Part } from '../text/compose/breakdown.ts'
import { countsOf } from '../text/compose/counts.ts'
import type { CardsText } from '../text/types.ts'
import type { Combat, PieceView, Side, View } from '../types.ts'
import { pairsOf } from './combat-steps.ts'
import { useCardsText } from './context.ts'
import { Piece } from './piece.tsx'
import { CardSign } from './signs.tsx'

export type Role = 'attack' | 'defense' | 'path'

export interface HostProps {
  readonly part: TablePartProps<View>
  readonly side: Side
  readonly pieces: readonly PieceView[]
  readonly role: Role
  readonly combat: Combat
  /** Handles that fall, once that is spoken of. */
  readonly lost: readonly number[] | null
  readonly children: React.ReactNode
}
export function Host({ part, side, pieces, role, combat, lost, children }: HostProps) {
  const text = useCardsText()
  const { view } = part
  const isCleared = !pieces.length && view.stage?.step === 'clean-up'
  const attacks = side === combat.attackers
  const seats = [...new Set(pieces.map(({ controller }) => controller))].map((seat) => text.seats[view.players[seat]?.id ?? 'frodo'].name)
  return (
    <div className={cx('combat-host', `side-${side}`)}>
      <div className="combat-who">
        <b>{attacks ? text.labels.theAttack : text.labels.theDefence}</b>
        <i>{seats.join(' · ')}</i>
        <small>{attacks ? text.labels.attackersGone : text.labels.oneIconCosts}</small>
      </div>
      <div className="combat-cards">
        {isCleared ? <p className="combat-cleared">{text.labels.cleared}</p> : null}
        {pairsOf(pieces, combat).map((group) => {
          const cards = group.map((piece) => (
            <Piece
              key={piece.handle}
              part={part}
              piece={piece}
              counts={countsOf(piece, role)}
              tag={lost ? { words: text.badge(view, piece.handle, lost), lost: lost.includes(piece.handle) } : undefined}
            />
          ))
          const [army, leader] = group
          if (!army || !leader) return cards
          return (
            <div key={`${army.handle} ${leader.handle}`} className="combat-pair">
              <span className="combat-bracket">
                <b>{text.labels.bracket(text.card(army.face).short)}</b>
              </span>
              {cards}
            </div>
          )
        })}
      </div>
      {children}
    </div>
  )
}

/** "3 Grond · 1 Commander, led · 1 token" */
export const partsLine = (text: CardsText, parts: readonly Part[]): string =>
  parts
    .map((part) => {
      const say = text.labels.part
      return part.from === 'card' || part.from === 'led' ? say[part.from](part.n, text.card(part.card).short) : say[part.from](part.n)
    })
    .join(' · ')

interface TotalProps {
  readonly sign: Role
  readonly n: number
  readonly of?: number | null
  readonly parts: readonly Part[]
  /** How it ends. */
  readonly note?: string
}
export function Total({ sign, n, of = null, parts, note }: TotalProps) {
  const text = useCardsText()
  return (
    <div className="combat-total">
      <b>
        <CardSign name={sign} />
        {n}
        {of === null ? null : <small>{text.labels.of(of)}</small>}
      </b>
      {parts.length ? <p>{partsLine(text, parts)}</p> : null}
      {note ? <p className="combat-note">{note}</p> : null}
    </div>
  )
}
