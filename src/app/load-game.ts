/**
 * What a screen needs of a game besides its rules: its panels in the chosen language, and its board. Loaded once and kept.
 */
import { useEffect, useState } from 'react'
import { gameById } from '../games/index.ts'
import type { GamePanels, GameScene } from '../ui/game-panels.ts'
import type { AppLanguage } from './settings.ts'

const panels = new Map<string, Promise<GamePanels>>()
const scenes = new Map<string, Promise<GameScene>>()

/** Kept once it is there; what failed to load is asked for again the next time. */
function once<T>(kept: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(key) ?? load()
  kept.set(key, known)
  known.catch(() => kept.delete(key))
  return known
}

/** Null for games that cannot be played. */
export function loadPanels(game: string, language: AppLanguage): Promise<GamePanels> | null {
  const load = gameById(game)?.loadPanels
  return load ? once(panels, `${game} ${language}`, () => load(language)) : null
}

function loadScene(game: string, language: AppLanguage): Promise<GameScene> | null {
  const load = gameById(game)?.loadScene
  return load ? once(scenes, `${game} ${language}`, () => load(language)) : null
}

/** Throws what went wrong into the rendering: a screen that waits for ever would say nothing. */
function useLoaded<T>(load: () => Promise<T> | null, game: string | null, language: AppLanguage): T | null {
  const [loaded, setLoaded] = useState<T | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded depends on game and language alone
  useEffect(() => {
    let gone = false
    load()?.then(
      (found) => gone || setLoaded(() => found),
      (error: unknown) => gone || setFailed(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      gone = true
    }
  }, [game, language])
  if (failed) throw failed
  return loaded
}

/** The panels of a game while a screen is open; those of the last language stay until the next are there. */
export const usePanels = (game: string | null, language: AppLanguage): GamePanels | null =>
  useLoaded(() => (game ? loadPanels(game, language) : null), game, language)
export const useScene = (game: string | null, language: AppLanguage): GameScene | null =>
  useLoaded(() => (game ? loadScene(game, language) : null), game, language)
