/**
 * The whole log at once. Events name no place, so a line about a marker must be read where it happened:
 * this walks the events from the beginning and keeps the place. Language-free.
 */
import { type LotrEvent, type Place, SCENARIOS, type Scenario, type View } from '../types.ts'
import type { FaceOf, LotrText } from './types.ts'

const isScenario = (place: Place): place is Scenario => (SCENARIOS as readonly Place[]).includes(place)

/** The view as far as sentences about the past need it: names of now, place of then. */
export function viewThen(view: View, place: Place): View {
  if (view.place === place && (view.board?.place ?? place) === place && (view.board !== null || !isScenario(place))) return view
  if (!isScenario(place)) return { ...view, place, board: null }
  const lines = { fighting: 0, hiding: 0, travelling: 0, friendship: 0 }
  return { ...view, place, board: { place, lines, event: 0, tilesLeft: 0, tile: null, ringUsed: false, features: [] } }
}

/** Every line of the log with the log length at which it was told. `told` begins with the match. */
export function tellAll(
  text: LotrText,
  view: View,
  told: readonly { readonly at: number; readonly event: LotrEvent }[],
  faceOf: FaceOf,
): readonly { readonly at: number; readonly event: LotrEvent; readonly line: string }[] {
  let place: Place = 'bag_end'
  let then = viewThen(view, place)
  const lines: { at: number; event: LotrEvent; line: string }[] = []
  for (const { at, event } of told) {
    if (event.type === 'arrived') {
      place = event.place
      then = viewThen(view, place)
    }
    const line = text.told(then, event, faceOf)
    if (line !== null) lines.push({ at, event, line })
  }
  return lines
}
