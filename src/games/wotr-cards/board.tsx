/** The game's door for its board: the scene with the names of this language on its cards. */
import type { GameScene } from '../../ui/game-panels.ts'
import { CardsScene, type CardsSceneProps } from './scene/index.tsx'
import { cardsText, type Language } from './text/index.ts'

export async function loadScene(language: Language): Promise<GameScene> {
  const text = await cardsText(language)
  // biome-ignore lint/correctness/noComponentHookFactories: made once per language and kept by the shell
  const Scene = (props: Omit<CardsSceneProps, 'text'>) => <CardsScene {...props} text={text} />
  // The shell hands back only views and events that this game's own rules made.
  return Scene as unknown as GameScene
}
