/** Where the cards at the fronts stand: the page keeps a slot free for each. Pure. */
import { at, type Placements } from '../../../table/cast.tsx'
import type { Rect, Slots } from '../../../table/contract.ts'
import { CARD } from './measures.ts'

export const labelOf = (handle: number): string => `card-${handle}`
export const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 })

/** Height of a card in that slot at the width of {@link CARD}. */
export const heightIn = ({ width, height }: Rect): number => Math.round((CARD.width * height) / (width || 1))

export function placements(slots: Slots, handles: Iterable<number>): Placements {
  const found = new Map<string, ReturnType<typeof at>>()
  for (const handle of handles) {
    const slot = slots[labelOf(handle)]
    if (!slot) continue
    const { x, y } = middle(slot)
    found.set(labelOf(handle), at(x, y, slot.width / CARD.width, { z: Math.round(x) }))
  }
  return found
}
