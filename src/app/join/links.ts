/** What a scanned or pasted text leads to: another table's door, or a seat that moves here. Pure. */
import { type Route, readRoute } from '../route.ts'

/** The way a link of Mathom leads, on whatever address it was made; null for any other text. */
export function routeOfLink(text: string): Extract<Route, { screen: 'join' | 'seat' }> | null {
  const at = text.indexOf('#/')
  const route = at < 0 ? null : readRoute(text.slice(at).trim())
  return route && (route.screen === 'seat' || (route.screen === 'join' && route.word)) ? route : null
}
