/** A toy for session tests: each round opens a window, rolls, and asks the active seat to go or stay. */
import type { GameEvent, Rules } from '../../src/engine/index.ts'

export interface ToyState {
  round: number
  active: number
  last: number
  used: number[]
}
export type ToyEvent = GameEvent & { readonly type: 'rolled' | 'used'; readonly value: number }

export const toy: Rules<ToyState, ToyState, ToyEvent> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [],
  setup: (_o, seats) => ({ round: 0, active: 0, last: -1, used: Array(seats).fill(0) }),
  *round(t) {
    const s = t.state
    for (let acted = true; acted; ) {
      acted = false
      const asked = s.used.map((_, seat) => ({
        seat,
        pass: 'pass',
        prompt: () => ({
          kind: 'window',
          keys: ['pass', 'use'],
          min: 1,
          max: 1,
          weight: s.round === 2 && seat === 1 ? ('special' as const) : ('idle' as const),
          about: { window: 'before' },
        }),
      }))
      for (const [seat, [key]] of yield* t.askAll(asked)) {
        if (key !== 'use') continue
        s.used[seat] = (s.used[seat] ?? 0) + 1
        t.emit({ type: 'used', value: seat })
        acted = true
      }
    }
    yield* t.ask(s.active, () => ({ kind: 'move', keys: ['go', 'stay'], min: 1, max: 1 }))
    s.last = yield* t.roll(6)
    t.emit({ type: 'rolled', value: s.last })
    s.round++
    s.active = s.round % s.used.length
  },
  outcome: (s) => (s.round < 5 ? null : { result: 'done', winners: [0], score: s.last }),
  view: (s) => ({ ...s, used: s.used.slice() }),
  invariants: () => [],
  why: (_s, _seat, _p, key) => ({ code: 'toy-no', data: { key } }),
  notation: { write: ({ state }) => JSON.stringify(state), read: (text) => ({ state: JSON.parse(text), cards: [] }) },
}
