/**
 * The hand as cards of a fan, and what touching one of them means: raise it, lower it, or ask why it cannot be used.
 * Pure functions of a view and a prompt.
 */
import { cardInKey, type Prompt, type Seat } from '../../../engine/index.ts'
import type { FaceOf, HandCard } from '../../../ui/game-panels.ts'
import { CARDS } from '../data/index.ts'
import type { LotrText } from '../text/types.ts'
import { ACTIVITIES, type CardId, type Color, isCardId, type Sign, type View } from '../types.ts'
import type { PanelWords } from './words/types.ts'

export const handleOf = (key: string): number | null => cardInKey(key)?.handle ?? null
export const asCard = (face: string | null): CardId | null => (face !== null && isCardId(face) ? face : null)

const COLOR_ORDER: readonly Color[] = ['white', 'grey', 'yellow']
const SIGN_ORDER: readonly (Sign | null)[] = ['fighting', 'hiding', 'travelling', 'friendship', 'wild', null]

/** White, grey, yellow; within a colour by sign, single signs first. Unknown cards lie last. */
function place(card: CardId | null): number {
  if (!card) return 10_000
  const { color, sign, signs } = CARDS[card]
  return COLOR_ORDER.indexOf(color) * 1000 + SIGN_ORDER.indexOf(sign) * 100 + signs
}

export interface HandWords {
  readonly text: LotrText
  readonly words: PanelWords
}

export function handOf(
  { text, words }: HandWords,
  view: View,
  seat: Seat,
  prompt: Prompt | null,
  selection: readonly string[],
  faceOf: FaceOf,
): readonly HandCard[] {
  const usable = new Set(prompt?.keys.map(handleOf))
  const raised = new Set(selection.map(handleOf))
  const cards = (view.players[seat]?.hand ?? []).map(({ handle, face }) => ({ handle, card: face ?? asCard(faceOf(handle)) }))
  cards.sort((a, b) => place(a.card) - place(b.card) || a.handle - b.handle)
  return cards.map(({ handle, card }): HandCard => {
    const state = { usable: usable.has(handle), raised: raised.has(handle) }
    if (!card) return { id: handle, face: null, topic: null, label: words.hiddenCard, ...state }
    const { color, sign, signs } = CARDS[card]
    const label = words.card({
      name: text.cards[card].name,
      color: text.colors[color],
      signs: sign ? `${signs > 1 ? `${signs} ` : ''}${words.signs[sign] ?? sign}` : '',
      ...state,
    })
    return { id: handle, face: card, topic: `card:${card}`, label, ...state }
  })
}

/** The key a card would have, if it could be used: for the question why not. */
function wouldBe(prompt: Prompt | null, handle: number, face: string | null): string {
  const named = `${face ?? ''}#${handle}`
  const card = asCard(face)
  switch (prompt?.kind) {
    case 'play-cards':
    case 'play-second': {
      const sign = card ? CARDS[card].sign : null
      return `play@${sign && sign !== 'wild' ? sign : ACTIVITIES[0]}:${named}`
    }
    case 'pay':
    case 'must-discard':
      return `give:${named}`
    case 'pass-card':
      return `pass:#${handle}`
    default:
      return `use:${named}`
  }
}

/** No card, token or shield: a button of its own, which stands alone and takes the place of whatever was raised. */
export const isPlain = (key: string): boolean => handleOf(key) === null && !key.startsWith('token:') && !key.startsWith('shields:')

export function tapCard(
  prompt: Prompt | null,
  selection: readonly string[],
  handle: number,
  faceOf: FaceOf,
): { readonly select: readonly string[] } | { readonly why: string } {
  const own = prompt?.keys.filter((key) => handleOf(key) === handle) ?? []
  const first = own.find((key) => key.startsWith('use:')) ?? own[0]
  if (!prompt || first === undefined) return { why: wouldBe(prompt, handle, faceOf(handle)) }
  if (selection.some((key) => own.includes(key))) return { select: selection.filter((key) => !own.includes(key)) }
  return { select: addTo(prompt, selection, first) }
}

/** A key added to what is raised; where only so many may be given, the one raised first comes down. */
export function addTo(prompt: Prompt, selection: readonly string[], key: string): readonly string[] {
  if (prompt.max === 1 || isPlain(key)) return [key]
  const kept = selection.filter((one) => !isPlain(one) && !(key.startsWith('shields:') && one.startsWith('shields:')))
  return [...kept.slice(Math.max(0, kept.length + 1 - prompt.max)), key]
}

/** A line, a station or a hobbit on the board was touched; `keys` are what it stands for. */
export function pick(prompt: Prompt, selection: readonly string[], keys: readonly string[]): readonly string[] {
  const [first] = keys
  if (first === undefined) return selection
  const raised = new Set(selection.map(handleOf))
  const sameCard = keys.find((key) => handleOf(key) !== null && raised.has(handleOf(key)))
  const chosen = sameCard ?? first
  if (selection.includes(chosen)) return selection
  if (prompt.max === 1) return [chosen]
  return addTo(prompt, selection, chosen)
}
