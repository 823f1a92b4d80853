/** The draw step and the end of the round. [wotr-cards D] */
import type { Handle, Script, Seat } from '../../../engine/types.ts'
import { CARDS, type Effect, type Op } from '../data/index.ts'
import type { CardId } from '../types.ts'
import { drawStepText } from './effects.ts'
import { lastNumber } from './location-step.ts'
import { isInZone } from './pieces.ts'
import { draw } from './piles.ts'
import { type CardsTable, faceAt, scenarioOf, seatData, seatsInOrder } from './seats.ts'

type DrawStep = Extract<Effect, { when: 'drawStep' }>
const textOf = (id: CardId): DrawStep | undefined => CARDS[id].effects.find((effect): effect is DrawStep => effect.when === 'drawStep')

export function* drawStep(t: CardsTable): Script {
  t.emit({ type: 'step', step: 'draw' })
  for (const seat of seatsInOrder(t.state)) yield* drawFor(t, seat)
  endRound(t)
}

/** The scenario's number and what texts add, in one draw; then what else those texts say. */
function* drawFor(t: CardsTable, seat: Seat): Script {
  const { state } = t
  const texts = state.pieces.flatMap(({ handle, controller, at }): { handle: Handle; ops: readonly Op[] }[] => {
    const text = controller === seat ? textOf(faceAt(t, handle)) : undefined
    return text && isInZone(at, text.zone) ? [{ handle, ops: text.do }] : []
  })
  const extra = texts.flatMap(({ ops }) => ops).reduce((sum, op) => sum + (op.op === 'extraDraw' ? op.n : 0), 0)
  yield* draw(t, seat, seatData(state, seat).drawStep + extra)
  for (const { handle, ops } of texts) yield* drawStepText(t, seat, handle, ops)
}

/** What lasts a round ends; the token passes to the next slot. [wotr-cards RND] */
function endRound(t: CardsTable): void {
  const { state } = t
  for (const piece of state.pieces) {
    piece.fresh = false
    piece.used = false
  }
  for (const player of state.players) if (player.ring === 'turned') player.ring = 'ready'
  state.titles = []
  state.permits = []
  state.lastNumber = lastNumber(state.walked)
  state.lastFought = false
  state.start = (state.start + 1) % scenarioOf(state).slots.length
  state.round++
  state.phase = { type: 'location' }
}
