/** Which card flies where, and whose face may be seen on the way. */
import { describe, expect, it } from 'vitest'
import { flightsOf } from '../../../src/games/wotr-cards/scene/flights.ts'
import type { SeatId } from '../../../src/games/wotr-cards/types.ts'
import type { Slots } from '../../../src/table/contract.ts'
import { table } from './table.ts'

const rect = (x: number) => ({ x, y: 0, width: 10, height: 10 })
const SLOTS: Slots = Object.fromEntries(
  [
    'hand',
    'board',
    ...[0, 1, 2, 3].flatMap((seat) => ['seat', 'deck', 'cycle', 'gone', 'reserve'].map((one) => `${one}-${seat}`)),
    'band-lorien',
  ].map((name, i) => [name, rect(i * 20)]),
)
const SCENE = 'trilogy start=0 turn=2 ground=lorien | aragorn hand=high-elves,arwen,faramir reserve=elrond | frodo hand=gimli'

function flown(viewer: SeatId | null, ...keys: string[]) {
  const t = table(SCENE)
  for (const key of keys.slice(0, -1)) t.does('aragorn', key)
  const from = t.events.length
  const before = t.view(viewer)
  t.does('aragorn', keys.at(-1) ?? '')
  return flightsOf(t.events.slice(from), before, t.view(viewer), SLOTS).map(({ label, side, face }) => `${label} ${side} ${face ?? 'back'}`)
}

describe('a card on its way', () => {
  it('shows its face when it comes to lie open, to everybody', () => {
    for (const viewer of ['aragorn', 'frodo', null] as const)
      expect(flown(viewer, 'play@lorien:high-elves')).toContain('play free high-elves')
  })

  it('shows its back when it goes face down from a hand, even to its owner', () => {
    for (const viewer of ['aragorn', 'frodo', null] as const)
      expect(flown(viewer, 'play@lorien:high-elves', 'cycle:arwen')).toContain('cycle free back')
  })

  it('flies only between places that are there', () => {
    const t = table(SCENE)
    const before = t.view(null)
    t.does('aragorn', 'play@lorien:high-elves')
    expect(flightsOf(t.events, before, t.view(null), {})).toEqual([])
  })
})
