/** The game's door for its board: the scene with the names of this language on it. */
import type { GameScene } from '../../ui/game-panels.ts'
import { LotrScene, type LotrSceneProps } from './scene/index.tsx'
import { type Language, lotrText } from './text/index.ts'

export async function loadScene(language: Language): Promise<GameScene> {
  const text = await lotrText(language)
  // biome-ignore lint/correctness/noComponentHookFactories: made once per language and kept by the shell
  const Scene = (props: LotrSceneProps) => <LotrScene {...props} text={text} />
  // The shell hands back only views and events that this game's own rules made.
  return Scene as unknown as GameScene
}
