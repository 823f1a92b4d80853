/** Which game is open on the screen, for what opens over it: help, settings. Null on the shelf. */
import { useEffect, useSyncExternalStore } from 'react'

let current: string | null = null
const listeners = new Set<() => void>()
const put = (game: string | null) => {
  current = game
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useCurrentGame = (): string | null => useSyncExternalStore(subscribe, () => current)

/** Says that a screen of this game is open, as long as the calling component is there. */
export function useGameHere(game: string | null): void {
  useEffect(() => {
    if (game === null) return
    put(game)
    return () => put(null)
  }, [game])
}
