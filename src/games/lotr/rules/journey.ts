/** From place to place: laying out the table at Bag End, a board with its shuffled tiles, the master marker. */
import { BIG_SHIELDS, HOBBIT_DECK, PLACE_DATA, TILE_FACES } from '../data/index.ts'
import { type Activity, type Board, HAVENS, type Place, type Scenario } from '../types.ts'
import type { LotrTable, Script } from './seats.ts'

/** The Hobbit cards and the big shields, face down. The state at the start has neither. */
export function* layOut(t: LotrTable): Script {
  const { state } = t
  t.emit({ type: 'arrived', place: state.place })
  state.deck = [...(yield* t.shuffle('hobbit', HOBBIT_DECK))]
  state.bigShields = [...(yield* t.shuffle('shield', BIG_SHIELDS))]
}

const isHaven = (place: Place): boolean => (HAVENS as readonly Place[]).includes(place)

/** The Ring-bearer leads a haven and begins a scenario. [lotr T11] [lotr H1] */
export function* arrive(t: LotrTable, place: Place): Script {
  const { state } = t
  const board = isHaven(place) ? null : newBoard(place as Scenario, [...(yield* t.shuffle('tile', TILE_FACES))])
  state.place = place
  state.board = board
  state.phase = board ? { type: 'turn' } : { type: 'haven', event: 1 }
  state.active = state.ringBearer
  state.tilesDone = 0
  t.emit({ type: 'arrived', place })
}

export function newBoard(place: Scenario, tiles: number[]): Board {
  const { lines, features } = PLACE_DATA[place]
  const start = (line: Activity): number | null => (lines[line] ? 0 : null)
  return {
    place,
    lines: { fighting: start('fighting'), hiding: start('hiding'), travelling: start('travelling'), friendship: start('friendship') },
    event: 0,
    tiles,
    tile: null,
    ringUsed: false,
    features: [...features],
    blanked: false,
  }
}
