/**
 * Where the app stands, kept in the address after `#` so that a reload lands where it was and the back button works.
 */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly screen: 'shelf' }
  | { readonly screen: 'matches' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'match'; readonly id: string }

export function readRoute(hash: string): Route {
  const [screen, rest] = hash.replace(/^#?\/?/, '').split('/')
  if (screen === 'new' && rest) return { screen, game: decodeURIComponent(rest) }
  if (screen === 'match' && rest) return { screen, id: decodeURIComponent(rest) }
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
