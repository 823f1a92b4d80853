/** The hand in front: cards that can be raised, or the sentence that it is covered. Nothing of a covered hand is in the page. */
import type { Shape } from '../../table/contract.ts'
import { CardRows } from '../../ui/card-rows.tsx'
import { Explained } from '../../ui/explain.tsx'
import { Fan } from '../../ui/fan.tsx'
import type { GamePanels, HandCard } from '../../ui/game-panels.ts'
import { useText } from '../settings-context.tsx'
import type { Table } from './use-table.ts'

export interface HandZoneProps {
  readonly table: Table
  readonly panels: GamePanels
  readonly shape: Shape
  readonly onWhy: (key: string, seat: number) => void
}

export function HandZone({ table, panels, shape, onWhy }: HandZoneProps) {
  const text = useText()
  const { front, asked, view, selection } = table
  if (front === null || !table.canSee(front)) return <div className="zone-hand" data-slot="hand" />
  const isAsked = asked?.seat === front
  const prompt = isAsked ? asked.prompt : null
  const faceOf = table.faces.of(front)
  const cards = panels.hand(view, front, prompt, isAsked ? selection : [], faceOf)
  const role = panels.role(view, front)
  const held = {
    label: text.table.hand(role),
    cards,
    empty: text.table.handEmpty,
    draw: (card: HandCard) =>
      card.topic ? <Explained topic={card.topic}>{panels.drawCard(card, shape)}</Explained> : panels.drawCard(card, shape),
    onTap(card: HandCard) {
      if (table.looking !== null) return
      const tapped = panels.tapCard(prompt, isAsked ? selection : [], card.id, faceOf, view)
      if ('why' in tapped) onWhy(tapped.why, front)
      else table.select(front, tapped.select)
    },
  }
  return (
    <div className="zone-hand" data-slot="hand" data-others={isAsked || !asked ? undefined : true}>
      {panels.layout.hand === 'rows' ? <CardRows {...held} /> : <Fan {...held} measures={panels.handMeasures(shape)} />}
    </div>
  )
}
