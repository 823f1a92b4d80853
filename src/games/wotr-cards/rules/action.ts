/** The action step, one turn at a time: an action or a pass. [wotr-cards A1] to [wotr-cards A7] */
import { cardInKey, cardKey, handleInKey, hiddenCardKey } from '../../../engine/cards.ts'
import type { Handle, Prompt, Script, Seat } from '../../../engine/types.ts'
import { RULINGS } from '../data/index.ts'
import { isCardId, type Piece, type Spot } from '../types.ts'
import { actionOf, canResolve, refuseUse } from './can-do.ts'
import { actionText, TEXTS } from './effects.ts'
import { foretell } from './foretell.ts'
import { cycleHand, eliminateHand } from './forsake.ts'
import { carryoverLimit } from './icons.ts'
import { pieceAt } from './pieces.ts'
import { askSeat, cycleFromHand, draw, takeOut } from './piles.ts'
import { placesFor } from './places.ts'
import { canPayForPlay, type Goal, goalInKey, goalsFor, movePiece, payForPlay, playKey, putInPlay } from './play.ts'
import { type CardsTable, faceAt, playerAt, type Sight, scenarioOf, seatData, seatsInOrder, sideOf } from './seats.ts'

// ---------------------------------------------------------------- a turn

export function* turn(t: CardsTable, slot: number): Script {
  const { state } = t
  const { slots } = scenarioOf(state)
  const seat = slots[slot] as Seat
  t.emit({ type: 'turn', seat, slot })
  const key = onlyPasses(t, seat) ? 'pass' : ((yield* askSeat(t, seat, () => actionPrompt(t, seat)))[0] as string)
  if (key === 'pass') {
    playerAt(state, seat).passed = true
    t.emit({ type: 'pass', seat })
  } else {
    for (const player of state.players) player.passed = false // [wotr-cards A4]
    yield* act(t, seat, key)
  }
  // [wotr-cards A5] ruling actionStepEnds: a set of seats, so that one with two slots need not pass in both
  if (state.players.every(({ passed }) => passed)) yield* endStep(t)
  else state.phase = { type: 'action', turn: (slot + 1) % slots.length }
}

/** The limit is also the most cards a seat may hold when the step ends. [wotr-cards A6] ruling excessAtEndOfActionStep */
function* endStep(t: CardsTable): Script {
  const { state } = t
  if (state.options.excessAtEndOfActionStep === 'cycleDownToLimit') {
    for (const seat of seatsInOrder(state)) {
      const excess = playerAt(state, seat).hand.length - carryoverLimit(t, seat)
      if (excess > 0) yield* cycleHand(t, seat, excess, { reason: 'limit' })
    }
  }
  state.phase = { type: 'combat' }
  t.emit({ type: 'step', step: 'combat' })
}

/** At or below the limit, or below the hand of each enemy seat. Hand counts are open to all. [wotr-cards A3] */
export function mayPass(s: Sight, seat: Seat): boolean {
  const { state } = s
  const count = playerAt(state, seat).hand.length
  if (count <= carryoverLimit(s, seat)) return true
  const enemies = state.players.filter(({ side }) => side !== sideOf(state, seat))
  return enemies.every(({ hand }) => count < hand.length)
}

// ---------------------------------------------------------------- what may be done

/** Nothing in hand, and nothing on the table that everybody sees could be done. */
function onlyPasses(t: CardsTable, seat: Seat): boolean {
  const { hand, ring } = playerAt(t.state, seat)
  return !hand.length && ring !== 'ready' && !moveKeys(t, seat).length && !actionKeys(t, seat).length
}

function actionPrompt(t: CardsTable, seat: Seat): Prompt {
  const { hand, ring } = playerAt(t.state, seat)
  const keys = [
    ...playKeys(t, seat),
    ...moveKeys(t, seat),
    ...actionKeys(t, seat),
    ...hand.map((handle) => hiddenCardKey('cycle', handle)),
    ...(hand.length >= RULINGS.winnow.eliminate ? ['winnow'] : []),
    ...(ring === 'ready' ? ['ring'] : []),
    ...(mayPass(t, seat) ? ['pass'] : []),
  ]
  return { kind: 'action', keys, min: 1, max: 1, foretell: (key) => foretell(t, seat, key) }
}

function playKeys(t: CardsTable, seat: Seat): string[] {
  if (!canPayForPlay(t, seat)) return []
  const keys: string[] = []
  for (const handle of playerAt(t.state, seat).hand) {
    const face = t.peekFace(handle)
    if (!isCardId(face)) continue
    for (const goal of goalsFor(t, seat, face, handle)) {
      if (goal !== 'event' || canResolve(t, seat, face, handle)) keys.push(playKey(t, face, handle, goal))
    }
  }
  return keys
}

/** One army or character from the own reserve, not in the round it came there. [wotr-cards M] */
export const mayMove = (piece: Piece, seat: Seat): boolean =>
  piece.at === 'reserve' && piece.controller === seat && piece.wielder === null && !piece.fresh

function moveKeys(t: CardsTable, seat: Seat): string[] {
  return t.state.pieces
    .filter((piece) => mayMove(piece, seat))
    .flatMap(({ handle }) => {
      const id = faceAt(t, handle)
      return placesFor(t, id, handle, 'move').map((spot) => cardKey(`move@${spot}`, id, handle))
    })
}

function actionKeys(t: CardsTable, seat: Seat): string[] {
  return t.state.pieces.flatMap(({ handle }) => {
    const id = faceAt(t, handle)
    return actionOf(id) && refuseUse(t, seat, handle) === null ? [cardKey('use', id, handle)] : []
  })
}

// ---------------------------------------------------------------- doing it

function* act(t: CardsTable, seat: Seat, key: string): Script {
  const verb = key.split(/[:@]/)[0]
  switch (verb) {
    case 'play': {
      const { handle, goal } = goalInKey(t, key)
      return yield* playCard(t, seat, handle, goal)
    }
    case 'move':
      return yield* moveCard(t, handleInKey(key), key.slice('move@'.length, key.indexOf(':')) as Spot)
    case 'use': {
      const handle = handleInKey(key)
      const effect = actionOf(faceAt(t, handle))
      return effect && (yield* actionText(t, seat, handle, effect))
    }
    case 'cycle': // [wotr-cards CY]
      return cycleFromHand(t, seat, [cardInKey(key)?.handle as Handle])
    case 'winnow':
      return yield* winnow(t, seat)
    case 'ring':
      return yield* ringToken(t, seat)
  }
}

/** From hand to its place, then the price, and only then its text. [wotr-cards P1] */
function* playCard(t: CardsTable, seat: Seat, handle: Handle, goal: Goal): Script {
  const wielderWas = goal !== 'event' && 'wielder' in goal ? pieceAt(t.state, goal.wielder).at : undefined
  takeOut(playerAt(t.state, seat).hand, handle)
  putInPlay(t, seat, handle, goal)
  yield* payForPlay(t, seat, handle)
  if (goal === 'event') yield* TEXTS.event(t, seat, handle)
  else yield* TEXTS.entered(t, handle, 'played', wielderWas)
}

/** Without a price, and without what only playing brings. [wotr-cards M] */
function* moveCard(t: CardsTable, handle: Handle, spot: Spot): Script {
  movePiece(t, pieceAt(t.state, handle), spot)
  yield* TEXTS.entered(t, handle, 'moved')
}

// [wotr-cards W]
function* winnow(t: CardsTable, seat: Seat): Script {
  t.emit({ type: 'winnow', seat })
  yield* eliminateHand(t, seat, RULINGS.winnow.eliminate, { reason: 'winnow' })
  yield* draw(t, seat, RULINGS.winnow.draw)
}

/** Once a game it is discarded, once a round it is turned. [wotr-cards RT] ruling duelRingTokenShortDeck */
function* ringToken(t: CardsTable, seat: Seat): Script {
  const rule = RULINGS.ring[seatData(t.state, seat).ring as 'trilogy' | 'duel']
  playerAt(t.state, seat).ring = rule.again === 'never' ? null : 'turned'
  t.emit({ type: 'ring', seat })
  yield* draw(t, seat, rule.draw)
  yield* eliminateHand(t, seat, rule.eliminate, { reason: 'ring' })
  if (rule.cycle) yield* cycleHand(t, seat, rule.cycle, { reason: 'ring' })
}
