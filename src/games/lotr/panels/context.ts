/** The text and the words of the chosen language, for every part of the panels. */
import { createContext, useContext } from 'react'
import type { LotrText } from '../text/types.ts'
import type { PanelWords } from './words/types.ts'

export interface PanelText {
  readonly text: LotrText
  readonly words: PanelWords
}
export const PanelContext = createContext<PanelText | null>(null)
export function usePanelText(): PanelText {
  const found = useContext(PanelContext)
  if (!found) throw new Error('a lotr panel outside of its context')
  return found
}
