/** The hand, and what a search or a dig lays before the seat in its place; what touching a card means. Pure. */
import type { Prompt, Seat } from '../../../engine/index.ts'
import type { HandCard } from '../../../ui/game-panels.ts'
import { CARDS } from '../data/index.ts'
import type { CardsText, FaceOf } from '../text/types.ts'
import { type CardId, isCardId, type View } from '../types.ts'
import { isPlay } from './decide.ts'
import { keyHandle, keysOf, pick, raisedHandle, wouldBe } from './keys.ts'
import { byPromise } from './preview.ts'

interface Held {
  readonly handle: number
  readonly face: CardId | null
}

/** Cards that lie before a seat: looked at, found, or its hand. */
export function heldBy(view: View, seat: Seat, prompt: Prompt | null, faceOf: FaceOf): readonly Held[] {
  const faced = (cards: readonly Held[]) => cards.map(({ handle, face }) => ({ handle, face: face ?? faceOf(handle) }))
  const looked = view.looking?.seat === seat ? faced(view.looking.cards) : []
  if (looked.length) return looked
  if (prompt?.kind === 'take') {
    const handles = [...new Set(prompt.keys.flatMap((key) => keyHandle(key, faceOf) ?? []))]
    return handles.map((handle) => ({ handle, face: faceOf(handle) ?? faceIn(prompt, handle, faceOf) }))
  }
  return faced(view.players[seat]?.hand ?? [])
}
function faceIn(prompt: Prompt, handle: number, faceOf: FaceOf): CardId | null {
  const key = keysOf(prompt, handle, faceOf)[0] ?? ''
  const face = key.slice(key.indexOf(':') + 1, key.indexOf('#'))
  return isCardId(face) ? face : null
}

export function iconWords(text: CardsText, id: CardId): string {
  const { attack, defense, path, leadAttack, leadDefense } = CARDS[id]
  const { labels } = text
  const parts = [
    [labels.attack, attack],
    [labels.defence, defense],
    [labels.pathIcons, path],
    [labels.leadership, Math.max(leadAttack, leadDefense)],
  ] as const
  return parts.flatMap(([name, n]) => (n ? [`${name} ${n}`] : [])).join(', ')
}

export function handOf(
  text: CardsText,
  view: View,
  seat: Seat,
  prompt: Prompt | null,
  selection: readonly string[],
  faceOf: FaceOf,
): readonly HandCard[] {
  const usable = new Set(prompt?.keys.map((key) => keyHandle(key, faceOf)))
  const raised = new Set(selection.map((key) => keyHandle(key, faceOf)))
  return heldBy(view, seat, prompt, faceOf).map(({ handle, face }): HandCard => {
    const state = { usable: usable.has(handle), raised: raised.has(handle) }
    if (!face) return { id: handle, face: null, topic: null, label: text.labels.hiddenCard, ...state }
    const { name, kind } = text.card(face)
    const label = text.labels.card({
      name,
      kind,
      icons: iconWords(text, face),
      state: state.raised ? 'raised' : state.usable ? 'usable' : 'idle',
    })
    return { id: handle, face, topic: `card:${face}`, label, ...state }
  })
}

export function tapCard(
  prompt: Prompt | null,
  selection: readonly string[],
  handle: number,
  faceOf: FaceOf,
  view: View | null,
): { readonly select: readonly string[] } | { readonly why: string } {
  const keys = prompt ? keysOf(prompt, handle, faceOf) : []
  if (!prompt || !keys.length) return { why: wouldBe(prompt, handle, faceOf(handle)) }
  if (isPlay(prompt)) {
    if (raisedHandle(selection, faceOf) === handle) return { select: [] }
    const [best] = view ? byPromise(view, prompt, keys, faceOf) : keys
    return { select: best === undefined ? [] : [best] }
  }
  if (prompt.max === 1 && selection.some((key) => keys.includes(key))) return { select: [] }
  return { select: pick(prompt, selection, keys.slice(0, 1)) }
}
