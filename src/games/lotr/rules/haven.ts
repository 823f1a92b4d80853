/** One event of a haven, with the Ring-bearer as Active player, done like 1b followed by 3. */
import { PLACE_DATA } from '../data/boards.ts'
import type { EventData } from '../data/place.ts'
import { PLACES } from '../types.ts'
import { clearUp } from './cards.ts'
import { runEvent } from './events.ts'
import { arrive, layOut } from './journey.ts'
import type { LotrTable, Script } from './seats.ts'

// [lotr H1]
export function* havenEvent(t: LotrTable, n: number): Script {
  const { state } = t
  if (state.place === 'bag_end' && n === 1 && !state.deck.length) yield* layOut(t)
  const { events } = PLACE_DATA[state.place]
  const data = events[n - 1] as EventData
  // ruling optional_preparations
  if (data.id !== 'preparations' || state.options.optional_preparations) {
    yield* runEvent(t, data)
    clearUp(t)
  }
  if (n < events.length) state.phase = { type: 'haven', event: n + 1 }
  else yield* arrive(t, PLACES[PLACES.indexOf(state.place) + 1] ?? 'mordor')
}
