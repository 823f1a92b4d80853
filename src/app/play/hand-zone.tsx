/** The hand in front: cards that can be raised, or the sentence that it is covered. Nothing of a covered hand is in the page. */
import type { Shape } from '../../table/contract.ts'
import { CardRows } from '../../ui/card-rows.tsx'
import type { Drags } from '../../ui/drag.ts'
import { Explained } from '../../ui/explain.tsx'
import { Fan } from '../../ui/fan.tsx'
import type { GamePanels, HandCard, PanelChoice } from '../../ui/game-panels.ts'
import { useText } from '../settings-context.tsx'
import type { Table } from './use-table.ts'

export interface HandZoneProps {
  readonly table: Table
  readonly panels: GamePanels
  readonly shape: Shape
  readonly onWhy: (key: string, seat: number) => void
  readonly onChoice: (choice: PanelChoice) => void
}

export function HandZone({ table, panels, shape, onWhy, onChoice }: HandZoneProps) {
  const text = useText()
  const { front, asked, view, selection } = table
  if (front === null || !table.canSee(front)) return <div className="zone-hand" data-slot="hand" />
  const isAsked = asked?.seat === front
  const prompt = isAsked ? asked.prompt : null
  const faceOf = table.faces.of(front)
  const cards = panels.hand(view, front, prompt, isAsked ? selection : [], faceOf)
  const role = panels.role(view, front)
  const drags = prompt && !table.isPast ? dragsOf() : undefined
  const held = {
    label: text.table.hand(role),
    cards,
    empty: text.table.handEmpty,
    draw: (card: HandCard) =>
      card.topic ? <Explained topic={card.topic}>{panels.drawCard(card, shape)}</Explained> : panels.drawCard(card, shape),
    onTap(card: HandCard) {
      if (table.isPast) return
      const tapped = panels.tapCard(prompt, isAsked ? selection : [], card.id, faceOf, view)
      if ('why' in tapped) onWhy(tapped.why, front)
      else table.select(front, tapped.select)
    },
  }
  /** Where a card is held it is considered, so that the table shows what it would bring; where it is dropped it is played. */
  function dragsOf(): Drags<HandCard> | undefined {
    if (!panels.dropCard || !prompt || front === null) return undefined
    const seat = front
    const keyAt = (card: HandCard, targets: readonly string[]) => panels.dropCard?.(prompt, card.id, targets, faceOf, view) ?? null
    return {
      lift(card) {
        const tapped = panels.tapCard(prompt, [], card.id, faceOf, view)
        if ('why' in tapped) onWhy(tapped.why, seat)
        else if (prompt.max === 1) table.select(seat, tapped.select)
        return 'select' in tapped
      },
      over(card, targets) {
        const key = keyAt(card, targets)
        if (key !== null && prompt.max === 1) table.select(seat, [key])
        return key !== null
      },
      drop(card, targets) {
        const key = keyAt(card, targets)
        if (key === null) {
          const tried = panels.keyTried?.(card.id, targets, faceOf) ?? null
          if (tried !== null) onWhy(tried, seat)
          return this.cancel(card)
        }
        const keys = prompt.max === 1 || selection.includes(key) ? [key] : [...selection, key]
        const isWhole = keys.length === prompt.max && !prompt.refuse?.(keys)
        if (isWhole) onChoice({ id: key, label: card.label, seat, keys, act: 'answer' })
        else table.select(seat, keys.length > prompt.max ? selection : keys)
      },
      cancel: () => (prompt.max === 1 ? table.select(seat, []) : undefined),
    }
  }
  return (
    <div className="zone-hand" data-slot="hand" data-others={isAsked || !asked ? undefined : true}>
      {panels.layout.hand === 'rows' ? <CardRows {...held} drags={drags} /> : <Fan {...held} measures={panels.handMeasures(shape)} />}
    </div>
  )
}
