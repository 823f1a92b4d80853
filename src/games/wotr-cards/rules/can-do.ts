/**
 * Whether a text can do anything and its price can be paid: looked at before it is offered. Changes nothing, and reads nothing but
 * what everybody sees. ruling textWithoutEffect [wotr-cards U] [wotr-cards L9]
 */
import type { Handle, Seat } from '../../../engine/types.ts'
import { CARDS, type Effect, type Op } from '../data/index.ts'
import type { CardId, RefusalCode, Spot, State } from '../types.ts'
import { groundsByText, pathsByText } from './activate.ts'
import { canForsake } from './forsake.ts'
import { findPiece, holds, isInZone, matching } from './pieces.ts'
import { concerned, faceAt, playerAt, type Sight } from './seats.ts'
import { nothingFound, type Speech } from './speech.ts'

export type ActionEffect = Extract<Effect, { when: 'action' }>
export type EntryEffect = Extract<Effect, { when: 'played' | 'playedOrMoved' }>

export const actionOf = (id: CardId): ActionEffect | undefined =>
  CARDS[id].effects.find((effect): effect is ActionEffect => effect.when === 'action')

/** Whether a card's coming to a place is one that the text speaks of. */
export function speaksAt(s: Sight, effect: Effect, spot: Spot, how: 'played' | 'moved'): effect is EntryEffect {
  if (effect.when !== 'playedOrMoved' && (effect.when !== 'played' || how !== 'played')) return false
  const { where } = effect
  if (where === undefined) return true
  return where.startsWith('path:') ? spot === 'path' && s.state.path?.id === where.slice('path:'.length) : isInZone(spot, where as 'path')
}

/** Places a combat token may go to. */
function hasTokenPlace(state: State, on: Extract<Op, { op: 'token' }>['on']): boolean {
  if (on === 'activePath') return state.path !== null
  if (on === 'chosenBattleground') return state.battlegrounds.length > 0
  return on === 'activePathOrChosenBattleground' ? state.path !== null || state.battlegrounds.length > 0 : true
}

export function canCarryOut(s: Sight, op: Op, speech: Speech): boolean {
  switch (op.op) {
    case 'activatePath':
      return pathsByText(s.state, op.mode).length > 0
    case 'activateBattleground':
      return groundsByText(s.state, op.filter, op.modes).length > 0
    case 'token':
      return hasTokenPlace(s.state, op.on)
    case 'eliminate':
      return op.target === 'this' || matching(s, op.target, speech.spot).length > 0
    case 'chooseOne':
      return op.options.some((ops) => ops.every((one) => canCarryOut(s, one, speech)))
    default:
      return true
  }
}

/** Every price in full. */
export function canPay(s: Sight, cost: readonly Op[] | undefined, speech: Speech): boolean {
  return (cost ?? []).every((op) => {
    if (op.op === 'forsake') return concerned(s.state, op.who, speech.seat).every((seat) => canForsake(s.state, seat))
    if (op.op !== 'cycleHand') return true
    // ruling optionalCycleWithEmptyHand
    const mayForsake = s.state.options.optionalCycleWithEmptyHand === 'forsakeInstead'
    return concerned(s.state, op.who, speech.seat).every(
      (seat) => playerAt(s.state, seat).hand.length >= op.n || (mayForsake && canForsake(s.state, seat)),
    )
  })
}

export const hasEffect = (s: Sight, ops: readonly Op[], speech: Speech): boolean => ops.every((op) => canCarryOut(s, op, speech))

/** Whether an event may be played: its condition holds, and it can do what it says. */
export function canResolve(s: Sight, seat: Seat, id: CardId, handle: Handle): boolean {
  if (s.state.options.textWithoutEffect === 'allowed') return true
  const speech: Speech = { seat, handle, card: id, location: null, spot: null, found: nothingFound() }
  return CARDS[id].effects.every((effect) => !('do' in effect) || (holdsFor(s, effect, speech) && hasEffect(s, effect.do, speech)))
}

const holdsFor = (s: Sight, effect: Effect, speech: Speech): boolean => !('if' in effect) || holds(s, effect.if, speech)

/** Why this seat may not use that card's action text now; null when it may. ruling actionTextUser */
export function refuseUse(s: Sight, seat: Seat, handle: Handle): RefusalCode | null {
  const piece = findPiece(s.state, handle)
  if (!piece) return 'text-not-here'
  const id = faceAt(s, handle)
  const effect = actionOf(id)
  if (!effect) return 'no-action-text'
  const users = effect.by ? concerned(s.state, effect.by, piece.controller) : [piece.controller]
  if (!users.includes(seat)) return 'not-your-text'
  if (!isInZone(piece.at, effect.zone)) return 'text-not-here'
  if (effect.limit && piece.used) return 'used-this-round'
  const speech: Speech = { seat, handle, card: id, location: null, spot: piece.at, found: nothingFound() }
  if (!canPay(s, effect.cost, speech)) return 'cost-not-payable'
  return s.state.options.textWithoutEffect === 'notOffered' && !hasEffect(s, effect.do, speech) ? 'text-without-effect' : null
}
