/** What events deal, turn up and hand on: Elrond and Galadriel, the Council, Preparations, and the card turned up for an event. */
import type { Handle, Seat } from '../../../engine/types.ts'
import { FEATURE_DEAL, PLACE_DATA } from '../data/index.ts'
import type { State } from '../types.ts'
import { layUsed, takeFromDeck } from './cards.ts'
import { choosePlayer } from './choose.ts'
import { type LotrTable, nextSurvivor, playerAt, type Script, seatsFrom, survivorsFrom } from './seats.ts'
import { passOneCard } from './yellow.ts'

/** The top Hobbit cards lie face up. None when there are none. */
export function* turnUp(t: LotrTable, n: number): Script {
  const { state } = t
  yield* takeFromDeck(t, n, state.shown)
  yield* t.reveal(state.shown)
  for (const handle of state.shown) t.emit({ type: 'show', handle })
}

/** A card turned up for an event is discarded after it. */
export function layShownAside(t: LotrTable): void {
  if (!t.state.shown.length) return
  layUsed(t, t.state.shown)
  t.state.shown = []
}

/** Preparations: the Ring-bearer decides who gets which of the cards turned up. [lotr H3] */
export function* distribute(t: LotrTable, n: number): Script {
  const { state } = t
  if (!playerAt(state, state.ringBearer).alive) return
  yield* turnUp(t, n)
  for (const handle of state.shown.slice()) {
    const seat = yield* choosePlayer(t, state.ringBearer, survivorsFrom(state, state.ringBearer), 'preparations', handle)
    state.shown = state.shown.filter((shown) => shown !== handle)
    playerAt(state, seat).hand.push(handle)
    t.emit({ type: 'draw', seat, handles: [handle] })
  }
}

/** How many feature cards each survivor gets, from the Ring-bearer. */
function featureDeal(state: State, survivors: number): readonly number[] {
  // ruling feature_deal_counts_survivors
  const count = state.options.feature_deal_counts_survivors ? survivors : state.players.length
  // ruling two_player_feature_deal
  if (count === 2) return Array.from({ length: survivors }, () => state.options.two_player_feature_deal)
  return FEATURE_DEAL[count] ?? []
}

/** Twelve cards dealt face down, one by one from the Ring-bearer clockwise; what is left leaves the game unseen. [lotr H4] [lotr H5] */
export function* dealFeatures(t: LotrTable, place: 'rivendell' | 'lothlorien'): Script {
  const { state } = t
  const deck = (yield* t.shuffle(place, PLACE_DATA[place].features)).slice()
  const seats = survivorsFrom(state, state.ringBearer)
  const amounts = featureDeal(state, seats.length)
  const dealt: Handle[][] = seats.map(() => [])
  for (let round = 0; round < Math.max(...amounts); round++) {
    for (let i = 0; i < seats.length; i++) if (round < (amounts[i] as number)) dealt[i]?.push(deck.pop() as Handle)
  }
  state.gone.push(...deck)
  for (let i = 0; i < seats.length; i++) playerAt(state, seats[i] as Seat).hand.push(...(dealt[i] as Handle[]))
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i] as Seat
    const handles = dealt[i] as Handle[]
    yield* t.draw(handles, seat)
    t.emit({ type: 'draw', seat, handles })
  }
}

/** Council: each in turn passes one card to the left, and may pass on what came from the right. */
export function* councilPass(t: LotrTable): Script {
  const { state } = t
  for (const seat of seatsFrom(state, state.ringBearer)) {
    if (!playerAt(state, seat).alive) continue
    const left = nextSurvivor(state, seat)
    if (left !== seat) yield* passOneCard(t, seat, left)
  }
}
