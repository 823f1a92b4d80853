/** The sentences of the chosen language, for every part of the panels. */
import { createContext, useContext } from 'react'
import type { CardsText } from '../text/types.ts'

export const TextContext = createContext<CardsText | null>(null)
export function useCardsText(): CardsText {
  const found = useContext(TextContext)
  if (!found) throw new Error('a panel of the card game outside of its context')
  return found
}
