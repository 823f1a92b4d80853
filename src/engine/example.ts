/** A game in thirty lines: draw a card or stop; whoever goes over ten is out; the most points win. */
import type { GameEvent, Outcome, Rules } from './types.ts'

interface State {
  deck: number[]
  hands: number[][]
  points: number[]
  turn: number
}
type Told = GameEvent & { readonly type: 'drew' | 'bust'; readonly seat: number }

export const tenUp: Rules<State, number[], Told> = {
  id: 'ten-up',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [{ id: 'limit', type: 'number', min: 5, max: 20, default: 10 }],
  setup: (_options, seats) => ({ deck: [], hands: Array.from({ length: seats }, () => []), points: Array(seats).fill(0), turn: 0 }),
  *round(t) {
    const s = t.state
    if (s.turn === 0)
      s.deck = [
        ...(yield* t.shuffle(
          'deck',
          ['one', 'two', 'three', 'four', 'five', 'six'].flatMap((face) => [face, face, face]),
        )),
      ]
    const seat = s.turn++
    while ((yield* t.ask(seat, () => ({ kind: 'draw?', keys: ['draw', 'stop'], min: 1, max: 1 })))[0] === 'draw') {
      const card = s.deck.pop() as number
      yield* t.draw([card], seat)
      s.hands[seat]?.push(card)
      t.emit({ type: 'drew', seat })
    }
    const faces = yield* t.reveal(s.hands[seat] ?? [])
    const sum = faces.reduce((total, face) => total + ['one', 'two', 'three', 'four', 'five', 'six'].indexOf(face) + 1, 0)
    if (sum > 10) t.emit({ type: 'bust', seat })
    else s.points[seat] = sum
  },
  outcome: (s): Outcome | null =>
    s.turn < s.points.length
      ? null
      : { result: 'done', winners: s.points.flatMap((p, i) => (p === Math.max(...s.points) ? [i] : [])), score: Math.max(...s.points) },
  view: (s) => s.points,
  invariants: (s) => (s.deck.length + s.hands.flat().length === 18 || s.turn === 0 ? [] : ['a card is missing']),
  why: () => ({ code: 'no-such-choice' }),
  notation: { write: ({ state }) => JSON.stringify(state), read: (text) => ({ state: JSON.parse(text), cards: [] }) },
}
