/** The game's door for its DOM: panels in a language, without the rules and without the canvas. */
import type { GamePanels } from '../../ui/game-panels.ts'
import { lotrPanels } from './panels/index.tsx'
import { type Language, lotrText } from './text/index.ts'

export async function loadPanels(language: Language): Promise<GamePanels> {
  // The shell hands back only views and events that this game's own rules made.
  return lotrPanels(await lotrText(language), language) as unknown as GamePanels
}
