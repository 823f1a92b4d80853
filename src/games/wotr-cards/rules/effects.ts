/**
 * The interpreter: what texts of cards and locations do, in the order of their words. One function for each kind of word; decks and
 * piles are searched in `search.ts`, locations activated in `activate.ts`, places and cards in play chosen in `targets.ts`.
 */
import type { Handle, Script, Seat } from '../../../engine/types.ts'
import { CARDS, type Op } from '../data/index.ts'
import type { About, Spot } from '../types.ts'
import { groundByText, pathByText } from './activate.ts'
import { type ActionEffect, canCarryOut, canPay, type EntryEffect, hasEffect, speaksAt } from './can-do.ts'
import { cycleHand, eliminateHand, forsake } from './forsake.ts'
import { cyclePieces, losePieces } from './loss.ts'
import { findPiece, holds, matching, pieceAt } from './pieces.ts'
import { askSeat, draw, recycle } from './piles.ts'
import { dig, examineTop, removeFromGame, take } from './search.ts'
import { type CardsTable, concerned, faceAt, playerAt } from './seats.ts'
import { nothingFound, type Speech, saidBy, type Texts } from './speech.ts'
import { eliminateAnyNumber, eliminateOne, losesOfOwn, moveByText, placeTokens } from './targets.ts'

export const TEXTS: Texts = { run: runAll, entered, event: resolveEvent }

function* runAll(t: CardsTable, ops: readonly Op[], speech: Speech): Script {
  for (const op of ops) yield* run(t, op, speech, false)
}

/** `isOptional`: the seat may decline this very word. */
function* run(t: CardsTable, op: Op, speech: Speech, isOptional: boolean): Script {
  const { state } = t
  const about: About = { ...saidBy(speech), reason: speech.reason ?? 'text' }
  switch (op.op) {
    case 'draw':
      for (const seat of concerned(state, op.who, speech.seat)) yield* draw(t, seat, op.nIf && holds(t, op.nIf, speech) ? op.nIf.n : op.n)
      return
    case 'cycleHand':
      for (const seat of concerned(state, op.who, speech.seat)) yield* cycleHand(t, seat, op.n, about)
      return
    case 'eliminateHand':
      for (const seat of concerned(state, op.who, speech.seat)) yield* eliminateHand(t, seat, op.n, about)
      return
    case 'forsake':
      for (const seat of concerned(state, op.who, speech.seat)) yield* forsake(t, seat, op.n, about)
      return
    case 'cycle':
      return cycleSpeaker(t, op.target, speech)
    case 'eliminate':
      if (op.target === 'this') return yield* losePieces(t, speech.handle === null ? [] : [speech.handle], 'eliminated', 'play')
      return yield* eliminateOne(t, op.target, speech, isOptional)
    case 'eliminateAnyNumber':
      speech.found.count = yield* eliminateAnyNumber(t, op.from, speech)
      return
    case 'opponentEliminates':
      for (const seat of concerned(state, op.who, speech.seat))
        yield* losesOfOwn(t, seat, op.n === 'x' ? speech.found.count : op.n, op.from, speech)
      return
    case 'removeFromGame':
      return yield* removeFromGame(t, speech.seat, op)
    case 'take':
      for (const seat of concerned(state, op.who, speech.seat)) yield* take(t, seat, op, speech)
      return
    case 'dig':
      for (const seat of concerned(state, op.who, speech.seat)) yield* dig(t, seat, op, speech, TEXTS)
      return
    case 'examineTop':
      return yield* examineTop(t, speech.seat, op, speech)
    case 'token':
      return yield* placeTokens(t, op, speech)
    case 'corruption':
      return corrupt(t, op.n * (op.per ? matching(t, op.per, speech.spot).length : 1))
    case 'activatePath':
      speech.found.path = yield* pathByText(t, speech.seat, op, isOptional, about, TEXTS)
      return
    case 'activateBattleground':
      speech.found.ground = yield* groundByText(t, speech.seat, op, about, TEXTS)
      return
    case 'move':
      return yield* moveByText(t, op, speech, TEXTS)
    case 'chooseOne':
      return yield* chooseOne(t, op.options, speech)
    case 'may':
      for (const seat of concerned(state, op.who, speech.seat)) yield* may(t, seat, op.cost, op.do, { ...speech, seat })
      return
    case 'eachDoes':
      for (const seat of concerned(state, op.who, speech.seat)) yield* runAll(t, op.do, { ...speech, seat })
      return
    case 'recycle':
      for (const seat of concerned(state, op.who, speech.seat)) yield* recycleByText(t, seat, speech)
      return
    case 'roundPermission':
      if (speech.card) state.permits.push(speech.card)
      if (speech.card) t.emit({ type: 'permit', card: speech.card })
      return
    case 'extraDraw':
      return // counted in the draw step
  }
}

/** Removing more than there is, is ignored. [wotr-cards V5] ruling corruptionTokensLimited */
function corrupt(t: CardsTable, n: number): void {
  const from = t.state.corruption
  t.state.corruption = Math.max(0, from + n)
  if (t.state.corruption !== from) t.emit({ type: 'corruption', from, to: t.state.corruption, cause: 'text' })
}

function cycleSpeaker(t: CardsTable, target: 'this' | 'wielder', { handle }: Speech): void {
  const piece = handle === null ? undefined : findPiece(t.state, handle)
  if (!piece) return
  cyclePieces(t, [target === 'wielder' && piece.wielder !== null ? pieceAt(t.state, piece.wielder) : piece])
}

/** ruling orthancRecycleMandatory */
function* recycleByText(t: CardsTable, seat: Seat, speech: Speech): Script {
  if (!playerAt(t.state, seat).cycle.length) return
  if (t.state.options.orthancRecycleMandatory || (yield* wants(t, seat, speech))) yield* recycle(t, seat)
}

/** One of the lists that can be carried out. */
function* chooseOne(t: CardsTable, options: readonly (readonly Op[])[], speech: Speech): Script {
  const open = options.flatMap((ops, i) => (ops.every((op) => canCarryOut(t, op, speech)) ? [`option:${i}`] : []))
  if (!open.length) return
  const [key] =
    open.length === 1 ? open : yield* askSeat(t, speech.seat, () => ({ kind: 'option', keys: open, min: 1, max: 1, about: saidBy(speech) }))
  yield* runAll(t, options[Number((key as string).slice('option:'.length))] ?? [], speech)
}

function* wants(t: CardsTable, seat: Seat, speech: Speech): Script<boolean> {
  const keys = yield* askSeat(t, seat, () => ({ kind: 'may', keys: ['do', 'decline'], min: 1, max: 1, about: saidBy(speech) }))
  if (keys[0] === 'decline') t.emit({ type: 'decline', seat })
  return keys[0] === 'do'
}

/** The price first and in full; who cannot pay is not asked. */
function* may(t: CardsTable, seat: Seat, cost: readonly Op[] | undefined, ops: readonly Op[], speech: Speech): Script {
  if (!canPay(t, cost, speech) || !(yield* wants(t, seat, speech))) return
  yield* runAll(t, cost ?? [], speech)
  yield* runAll(t, ops, speech)
}

// ---------------------------------------------------------------- cards speaking

/** What a card says on coming to its place; a text that can do nothing is passed over. [wotr-cards P4] */
function* entered(t: CardsTable, handle: Handle, how: 'played' | 'moved', wielderWas?: Spot): Script {
  const spot = findPiece(t.state, handle)?.at
  if (spot === undefined) return
  for (const effect of CARDS[faceAt(t, handle)].effects) {
    const piece = findPiece(t.state, handle)
    if (!piece || !speaksAt(t, effect, spot, how)) continue
    const speech: Speech = {
      seat: piece.controller,
      handle,
      card: faceAt(t, handle),
      location: null,
      spot,
      found: nothingFound(),
      ...(wielderWas ? { wielderWas } : {}),
    }
    if (!holds(t, effect.if, speech) || !hasEffect(t, effect.do, speech)) continue
    t.emit({ type: 'text', handle, seat: speech.seat })
    yield* speak(t, effect, speech)
  }
}

function* speak(t: CardsTable, effect: EntryEffect, speech: Speech): Script {
  if (!effect.optional) return yield* runAll(t, effect.do, speech)
  const isSearch = effect.do.some((op) => op.op === 'take' && op.from.includes('draw'))
  if (effect.cost || isSearch) return yield* may(t, speech.seat, effect.cost, effect.do, speech)
  // these words can be declined one by one where they are chosen
  for (const op of effect.do) yield* run(t, op, speech, true)
}

/** It lies open while it speaks, then it is eliminated. [wotr-cards P10] */
function* resolveEvent(t: CardsTable, seat: Seat, handle: Handle): Script {
  const { state } = t
  const card = faceAt(t, handle)
  const speech: Speech = { seat, handle, card, location: null, spot: null, found: nothingFound() }
  for (const effect of CARDS[card].effects) {
    if (effect.when !== 'played' || !holds(t, effect.if, speech)) continue
    yield* runAll(t, effect.do, speech)
  }
  state.events.splice(state.events.indexOf(handle), 1)
  playerAt(state, seat).eliminated.push(handle)
  t.emit({ type: 'eliminate', seat, handles: [handle], from: 'play', cause: 'eliminated' })
}

/** The turn's action: price first, then the words. [wotr-cards U] */
export function* actionText(t: CardsTable, seat: Seat, handle: Handle, effect: ActionEffect): Script {
  const piece = pieceAt(t.state, handle)
  const speech: Speech = { seat, handle, card: faceAt(t, handle), location: null, spot: piece.at, found: nothingFound() }
  t.emit({ type: 'use', seat, handle })
  if (effect.limit) piece.used = true
  yield* runAll(t, effect.cost ?? [], speech)
  yield* runAll(t, effect.do, speech)
}

/** Words of the draw step besides drawing. */
export function* drawStepText(t: CardsTable, seat: Seat, handle: Handle, ops: readonly Op[]): Script {
  const card = faceAt(t, handle)
  yield* runAll(t, ops, { seat, handle, card, location: null, spot: 'reserve', reason: 'draw-step', found: nothingFound() })
}
