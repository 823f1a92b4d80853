/**
 * Where the app stands, kept in the address after `#` so that a reload lands where it was and the back button works.
 */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly screen: 'shelf' }
  | { readonly screen: 'matches' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'match'; readonly id: string }
  /** The door of somebody else's table; the word may come with the link. */
  | { readonly screen: 'join'; readonly word: string }
  /** A table of several devices: its lobby, and the match once it has begun. `codes`: joined by codes, which come first. */
  | { readonly screen: 'table'; readonly id: string; readonly codes?: true }
  /** Takes a seat that was moved here by its link. */
  | { readonly screen: 'seat'; readonly payload: string }

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
  const [screen, part = '', more] = hash.replace(/^#?\/?/, '').split('/')
  const rest = decoded(part)
  if (screen === 'new' && rest) return { screen, game: rest }
  if (screen === 'match' && rest) return { screen, id: rest }
  if (screen === 'join') return { screen, word: rest ?? '' }
  if (screen === 'table' && rest) return more === 'codes' ? { screen, id: rest, codes: true } : { screen, id: rest }
  if (screen === 'seat' && rest) return { screen, payload: rest }
  return screen === 'matches' ? { screen } : { screen: 'shelf' }
}

export function writeRoute(route: Route): string {
  if (route.screen === 'new') return `#/new/${encodeURIComponent(route.game)}`
  if (route.screen === 'match') return `#/match/${encodeURIComponent(route.id)}`
  if (route.screen === 'join') return route.word ? `#/join/${encodeURIComponent(route.word)}` : '#/join'
  if (route.screen === 'table') return `#/table/${encodeURIComponent(route.id)}${route.codes ? '/codes' : ''}`
  if (route.screen === 'seat') return `#/seat/${encodeURIComponent(route.payload)}`
  return route.screen === 'matches' ? '#/matches' : '#/'
}

export const go = (route: Route): void => {
  location.hash = writeRoute(route)
}

/** Goes on from a screen that nobody should come back to: a door once one is through it, a link that is used up. */
export const goInstead = (route: Route): void => location.replace(writeRoute(route))

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return readRoute(hash)
}
