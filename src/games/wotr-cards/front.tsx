/** The game's door for its DOM: panels in a language, without the rules and without the canvas. */
import type { GamePanels } from '../../ui/game-panels.ts'
import { cardsPanels } from './panels/index.tsx'
import { cardsText, type Language } from './text/index.ts'

export async function loadPanels(language: Language): Promise<GamePanels> {
  // The shell hands back only views and events that this game's own rules made.
  return cardsPanels(await cardsText(language)) as unknown as GamePanels
}
