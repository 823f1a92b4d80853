/**
 * Cards held like a fan: any number may be raised, what can be used glows, one place in it has the focus and arrows move it.
 * Knows nothing of what a card shows; it asks for the picture.
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import './fan.css'
import { useArrowFocus } from './arrow-focus.ts'
import { cx } from './class-names.ts'

export interface FanCard {
  readonly id: string | number
  /** Said of the card: name, colour, signs, and whether it can be used. */
  readonly label: string
  readonly usable: boolean
  readonly raised: boolean
}
export interface FanMeasures {
  readonly width: number
  readonly height: number
  /** The widest distance between two cards. */
  readonly gap: number
  /** Turn of the card beside the middle one, in degrees, growing outwards. */
  readonly turn: number
  readonly arc: number
  readonly lift: number
  /** Space after a raised card. */
  readonly extra: number
}
/** Never closer: every card keeps a strip a finger can hit. */
const MIN_GAP = 44
/** So many cards from the middle the fan is as bent as it may be; with more it only flattens, or the outer ones would leave the room. */
const MOST_BENT = 3

export interface FanProps<C extends FanCard> {
  readonly label: string
  readonly cards: readonly C[]
  readonly measures: FanMeasures
  readonly draw: (card: C, index: number) => ReactNode
  readonly onTap: (card: C, element: HTMLElement) => void
  readonly empty?: ReactNode
}

export function Fan<C extends FanCard>({ label, cards, measures, draw, onTap, empty }: FanProps<C>) {
  const room = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [])
  const places = fanPlaces(cards, width, measures)
  const { current, setFocus, onKeyDown } = useArrowFocus(room, '.fan-card', cards.length)
  return (
    <div ref={room} className={cx('fan', places.scrolls && 'fan-scrolls')} style={{ minHeight: measures.height + measures.lift + 6 }}>
      {cards.length === 0 ? <p className="fan-empty">{empty}</p> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a hand is a group of cards, not a fieldset of a form */}
      <div role="group" aria-label={label} className="fan-cards" style={{ width: places.width || undefined }} onKeyDown={onKeyDown}>
        {cards.map((card, index) => {
          const place = places.at[index]
          if (!place) return null
          return (
            <button
              key={card.id}
              type="button"
              className={cx('fan-card', card.usable && 'fan-usable', card.raised && 'fan-raised')}
              aria-label={card.label}
              aria-pressed={card.raised}
              aria-disabled={!card.usable || undefined}
              tabIndex={index === current ? 0 : -1}
              style={{
                width: measures.width,
                height: measures.height,
                transform: `translate(${place.x}px, ${place.y}px) rotate(${place.turn}deg)`,
                zIndex: card.raised ? 30 : undefined,
              }}
              onFocus={() => setFocus(index)}
              onClick={(event) => onTap(card, event.currentTarget)}
            >
              {draw(card, index)}
            </button>
          )
        })}
      </div>
    </div>
  )
}

interface Place {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** Where each card lies: evenly about the middle, raised ones upright with room after them. */
export function fanPlaces(
  cards: readonly FanCard[],
  room: number,
  { width, gap: widest, turn, arc, lift, extra }: FanMeasures,
): { readonly at: readonly Place[]; readonly width: number; readonly scrolls: boolean } {
  const n = cards.length
  const gaps = cards.slice(0, -1).reduce((sum, card, i) => sum + (card.raised && !cards[i + 1]?.raised ? extra : 0), 0)
  const side = 8
  const fitting = n > 1 ? (room - 2 * side - width - gaps) / (n - 1) : widest
  const gap = Math.max(MIN_GAP, Math.min(widest, fitting))
  const span = (n - 1) * gap + gaps
  const needed = span + width + 2 * side
  const scrolls = room > 0 && needed > room + 1
  const left = scrolls ? side : (room - span - width) / 2
  const flat = Math.min(1, (MOST_BENT * gap) / (span / 2 || 1))
  let x = left
  const at = cards.map((card, i): Place => {
    const t = gap > 0 ? (flat * (x - left - span / 2)) / gap : 0
    const place = {
      x: round(x),
      y: round(lift + 4 + t * t * arc - (card.raised ? lift + t * t * arc : 0)),
      turn: card.raised ? 0 : round(t * turn),
    }
    x += gap + (card.raised && !cards[i + 1]?.raised ? extra : 0)
    return place
  })
  return { at, width: scrolls ? needed : room, scrolls }
}
const round = (n: number): number => Math.round(n * 10) / 10
