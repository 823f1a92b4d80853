/** What both ways of the notation agree on: letters, and what goes without saying. */
import { PLACE_DATA } from '../data/boards.ts'
import { type FeatureId, type LifeToken, PLACES, type Place, SCENARIOS } from '../types.ts'

export const LETTER_OF: Readonly<Record<LifeToken, string>> = { ring: 'r', heart: 'h', sun: 's' }

export const sameItems = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.slice().sort().join() === b.slice().sort().join()

/** The items of `all` that are left when each of `some` is taken out once. */
export function without<T extends string>(all: readonly T[], some: readonly string[]): T[] {
  const left = all.slice()
  for (const item of some) {
    const at = left.indexOf(item as T)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

export const isScenarioPlace = (place: Place): boolean => (SCENARIOS as readonly Place[]).includes(place)

/** Feature cards of boards left behind that nobody gained. */
export function defaultLost(place: Place, seen: readonly string[]): FeatureId[] {
  const past = PLACES.slice(0, PLACES.indexOf(place)).filter(isScenarioPlace)
  return past.flatMap((one) => PLACE_DATA[one].features).filter((card) => !seen.includes(card))
}

/** Feature cards of this board that nobody has. */
export const defaultFeatures = (place: Place, seen: readonly string[]): FeatureId[] =>
  isScenarioPlace(place) ? PLACE_DATA[place].features.filter((card) => !seen.includes(card)) : []
