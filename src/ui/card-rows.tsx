/**
 * Complete cards side by side, row by row: nothing overlaps, what does not fit is reached by scrolling whole cards.
 * One place in it has the focus and arrows move it. Knows nothing of what a card shows; it asks for the picture.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import './card-rows.css'
import { useArrowFocus } from './arrow-focus.ts'
import { cx } from './class-names.ts'
import { type Drags, useDrag } from './drag.ts'
import type { FanCard } from './fan.tsx'

export interface CardRowsProps<C extends FanCard> {
  readonly label: string
  readonly cards: readonly C[]
  readonly draw: (card: C) => ReactNode
  readonly onTap: (card: C) => void
  /** Cards can be dragged out of the hand as well. */
  readonly drags?: Drags<C> | undefined
  readonly empty?: ReactNode
}

/** Which way the cards can be scrolled with a finger: the other way they are dragged. */
function wayOf(element: HTMLElement): 'x' | 'y' | 'none' {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
  const { overflowX, overflowY } = getComputedStyle(element)
  if (overflowX !== 'hidden' && scrollWidth > clientWidth + 1) return 'x'
  return overflowY !== 'hidden' && scrollHeight > clientHeight + 1 ? 'y' : 'none'
}

export function CardRows<C extends FanCard>({ label, cards, draw, onTap, drags, empty }: CardRowsProps<C>) {
  const room = useRef<HTMLDivElement>(null)
  const { current, setFocus, onKeyDown } = useArrowFocus(room, '.row-card', cards.length)
  const dragOf = useDrag(drags)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are a reason to measure
  useEffect(() => {
    const element = room.current
    if (!element) return
    const look = () => element.setAttribute('data-scrolls', wayOf(element))
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const card of element.children) observer.observe(card)
    look()
    return () => observer.disconnect()
  }, [cards.length])
  const raised = cards.findIndex((card) => card.raised)
  useEffect(() => {
    if (raised >= 0) room.current?.children[raised]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [raised])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a hand is a group of cards, not a fieldset of a form
    <div ref={room} role="group" aria-label={label} className="card-rows" data-count={cards.length} onKeyDown={onKeyDown}>
      {cards.length === 0 ? <p className="fan-empty">{empty}</p> : null}
      {cards.map((card, index) => (
        <button
          key={card.id}
          type="button"
          className={cx('row-card', card.usable && 'row-usable', card.raised && 'row-raised')}
          aria-label={card.label}
          aria-pressed={card.raised}
          aria-disabled={!card.usable || undefined}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setFocus(index)}
          onClick={() => onTap(card)}
          {...(drags ? dragOf(card) : {})}
        >
          {draw(card)}
        </button>
      ))}
    </div>
  )
}
