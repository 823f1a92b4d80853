/**
 * Where the app stands, kept in the address after `#` so that a reload lands where it was and the back button works.
 */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly screen: 'shelf' }
  | { readonly screen: 'matches' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'match'; readonly id: string }

/** Anything may stand in an address, also what no `encodeURIComponent` ever wrote. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** Any address as a screen; what names none is the shelf. */
export function readRoute(hash: string): Route {
  const [screen, part = ''] = hash.replace(/^#?\/?/, '').split('/')
  const rest = decoded(part)
  if (screen === 'new' && rest) return { screen, game: rest }
  if (screen === 'match' && rest) return { screen, id: rest }
  return screen === 'matches' ? { screen } : { screen: 'shelf' }
}

export function writeRoute(route: Route): string {
  if (route.screen === 'new') return `#/new/${encodeURIComponent(route.game)}`
  if (route.screen === 'match') return `#/match/${encodeURIComponent(route.id)}`
  return route.screen === 'matches' ? '#/matches' : '#/'
}

export const go = (route: Route): void => {
  location.hash = writeRoute(route)
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return readRoute(hash)
}
