/**
 * What a screen needs of a game besides its rules: its panels in the chosen language, and its board. Loaded once and kept.
 */
import { useEffect, useState } from 'react'
import { gameById } from '../games/index.ts'
import type { GamePanels, GameScene } from '../ui/game-panels.ts'
import type { AppLanguage } from './settings.ts'

const panels = new Map<string, Promise<GamePanels>>()
const scenes = new Map<string, Promise<GameScene>>()

/** Null for games that cannot be played. */
export function loadPanels(game: string, language: AppLanguage): Promise<GamePanels> | null {
  const load = gameById(game)?.loadPanels
  if (!load) return null
  const key = `${game} ${language}`
  const known = panels.get(key) ?? load(language)
  panels.set(key, known)
  return known
}
export function loadScene(game: string, language: AppLanguage): Promise<GameScene> | null {
  const load = gameById(game)?.loadScene
  if (!load) return null
  const key = `${game} ${language}`
  const known = scenes.get(key) ?? load(language)
  scenes.set(key, known)
  return known
}

function useLoaded<T>(load: () => Promise<T> | null, game: string | null, language: AppLanguage): T | null {
  const [loaded, setLoaded] = useState<T | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded depends on game and language alone
  useEffect(() => {
    let gone = false
    void load()?.then((found) => gone || setLoaded(() => found))
    return () => {
      gone = true
    }
  }, [game, language])
  return loaded
}

/** The panels of a game while a screen is open; those of the last language stay until the next are there. */
export const usePanels = (game: string | null, language: AppLanguage): GamePanels | null =>
  useLoaded(() => (game ? loadPanels(game, language) : null), game, language)
export const useScene = (game: string | null, language: AppLanguage): GameScene | null =>
  useLoaded(() => (game ? loadScene(game, language) : null), game, language)
