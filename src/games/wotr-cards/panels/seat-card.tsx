/** A seat before the match: its medal, factions and draws, its place in the turn order, and who plays it. */
import { useId } from 'react'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icons.tsx'
import { CARDS } from '../data/cards.ts'
import { DECK_FACTIONS, type DeckId, deckFaces, type SeatData } from '../data/index.ts'
import { FACTION_COLOURS } from '../text/pictures.ts'
import { FACTIONS } from '../types.ts'
import { useCardsText } from './context.ts'
import { Medal } from './medal.tsx'
import './seat-card.css'
import { Token } from './signs.tsx'

const MAX_NAME = 24

export interface SeatCardProps {
  readonly seat: SeatData
  readonly turns: readonly number[]
  readonly name: string
  readonly placeholder: string
  /** "Boris plays both" */
  readonly both: string | null
  readonly onName: (name: string) => void
}

const factionsOf = (decks: readonly DeckId[]) => {
  const found = new Set(
    decks.flatMap((deck) =>
      deck in DECK_FACTIONS ? DECK_FACTIONS[deck as keyof typeof DECK_FACTIONS] : deckFaces(deck).map((id) => CARDS[id].faction),
    ),
  )
  return FACTIONS.filter((faction) => found.has(faction))
}

export function SeatCard({ seat, turns, name, placeholder, both, onName }: SeatCardProps) {
  const text = useCardsText()
  const w = text.labels.newMatch
  const field = useId()
  const { id, side, decks, setup, drawStep, ring } = seat
  const title = text.seats[id].name
  const cards = decks.reduce((sum, deck) => sum + deckFaces(deck).length, 0)
  return (
    <section className={cx('seat-card', `seat-card-${side}`)} aria-label={title}>
      <u className="seat-card-turn">{turns.join('·')}</u>
      <div className="seat-card-head">
        <Medal id={id} size={58} />
        <div>
          <h3>{title}</h3>
          <p>
            {text.sides[side]}
            {turns.includes(1) ? `, ${w.begins}` : ''}
          </p>
        </div>
      </div>
      <p className="seat-card-factions">
        {factionsOf(decks).map((faction) => (
          <span key={faction} style={{ '--faction': FACTION_COLOURS[faction] } as never}>
            {text.factions[faction]}
          </span>
        ))}
        <i>{w.cards(cards)}</i>
      </p>
      <p className="seat-card-draws">
        {w.draws(setup.draw, setup.cycle, drawStep)}
        {ring === 'none' ? null : <Token name="ring-ready" size={24} />}
      </p>
      <div className="seat-card-who">
        <label htmlFor={field}>
          <Icon name="device" size={22} />
          <span className="visually-hidden">{w.personOf(title)}</span>
        </label>
        <input
          id={field}
          value={name}
          maxLength={MAX_NAME}
          placeholder={placeholder}
          autoComplete="off"
          onChange={(event) => onName(event.target.value)}
        />
        {both ? <em>{both}</em> : null}
      </div>
    </section>
  )
}
