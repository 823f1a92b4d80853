/**
 * Why a choice that is not offered is not allowed: the true reason for anything a person might plausibly try.
 * Tells a seat nothing it may not know.
 */
import { cardInKey } from '../../../engine/cards.ts'
import type { Faces, Handle, Prompt, Refusal, Seat } from '../../../engine/types.ts'
import { CARDS, PATH_DATA, RULINGS } from '../data/index.ts'
import { type CardId, isBattleground, isCardId, isPath, type RefusalCode, type Spot, type State } from '../types.ts'
import { mayMove, mayPass } from './action.ts'
import { canResolve, refuseUse } from './can-do.ts'
import { carryoverLimit } from './icons.ts'
import { deckOf, findPiece, isActive } from './pieces.ts'
import { refusePlace, refuseWielder } from './places.ts'
import { canPayForPlay, goalInKey, isTitlePlayed } from './play.ts'
import { playerAt, type Sight, sightOf } from './seats.ts'

const because = (code: RefusalCode, data?: Refusal['data']): Refusal => (data ? { code, data } : { code })

/** Verbs and the kinds of decision they belong to. */
const HOME: Readonly<Record<string, readonly string[]>> = {
  play: ['action', 'dig'],
  move: ['action'],
  use: ['action'],
  winnow: ['action'],
  ring: ['action'],
  pass: ['action'],
  cycle: ['action', 'cycle', 'examine'],
  eliminate: ['eliminate', 'examine'],
  hand: ['examine'],
  forsake: ['forsake'],
  deck: ['forsake'],
  take: ['take'],
  path: ['path'],
  activate: ['battleground'],
  reactivate: ['battleground'],
  at: ['place'],
  card: ['target'],
  fight: ['fight'],
  support: ['support'],
  lose: ['casualties'],
  by: ['replacement'],
  do: ['may'],
  decline: ['may', 'path', 'place', 'target'],
  nothing: ['take', 'dig'],
  agree: ['agree'],
  refuse: ['agree'],
  option: ['option'],
}

export function why(state: State, seat: Seat, prompt: Prompt, key: string, faces: Faces): Refusal {
  const s = sightOf(state, faces)
  const verb = key.split(/[:@]/)[0] as string
  const home = HOME[verb]
  if (!home) return because('no-such-choice')
  if (!home.includes(prompt.kind)) return because('not-now')
  const card = cardInKey(key)
  switch (verb) {
    case 'play':
      return because(card ? whyPlay(s, seat, prompt, key, card.handle) : 'no-such-choice')
    case 'move':
      return because(card ? whyMove(s, seat, key, card.handle) : 'no-such-choice')
    case 'use':
      return because(card ? (refuseUse(s, seat, card.handle) ?? 'no-such-choice') : 'no-such-choice')
    case 'pass':
      return whyPass(s, seat)
    case 'winnow':
      return because(playerAt(state, seat).hand.length < RULINGS.winnow.eliminate ? 'winnow-needs-two' : 'no-such-choice')
    case 'ring':
      return because(playerAt(state, seat).ring === 'turned' ? 'ring-token-used' : 'no-ring-token')
    case 'path':
      return because(whyPath(state, key.slice('path:'.length)))
    case 'activate':
    case 'reactivate':
      return because(whyGround(state, verb, key.slice(verb.length + 1)))
    case 'at':
    case 'fight':
      return because(isPlaceActive(state, key.slice(verb.length + 1)) ? 'text-names-other' : 'location-not-active')
    default:
      return because(card ? whyCard(s, seat, prompt, verb, card.handle) : 'no-such-choice')
  }
}

function whyPass(s: Sight, seat: Seat): Refusal {
  if (mayPass(s, seat)) return because('no-such-choice')
  return because('hand-too-large-to-pass', { hand: playerAt(s.state, seat).hand.length, limit: carryoverLimit(s, seat) })
}

const isPlaceActive = (state: State, place: string): boolean =>
  place === 'path' ? state.path !== null : (isBattleground(place) || isPath(place)) && isActive(state, place)

/** A card this seat may look at, where it could be played from. */
function ownCard(s: Sight, seat: Seat, prompt: Prompt, handle: Handle): CardId | RefusalCode {
  const { looking } = s.state
  const pile = prompt.kind === 'dig' && looking?.seat === seat ? looking.cards : playerAt(s.state, seat).hand
  const face = s.peekFace(handle)
  if (pile.includes(handle) && isCardId(face)) return face
  return findPiece(s.state, handle)?.controller === seat ? 'not-in-hand' : 'not-your-card'
}

function whyPlay(s: Sight, seat: Seat, prompt: Prompt, key: string, handle: Handle): RefusalCode {
  const id = ownCard(s, seat, prompt, handle)
  if (!isCardId(id)) return id
  if (cardInKey(key)?.face !== id) return 'no-such-choice'
  const { goal } = goalInKey(s, key)
  const { type } = CARDS[id]
  if (isTitlePlayed(s, id)) return 'title-played-this-round'
  if (type === 'event')
    return goal !== 'event' ? 'event-not-placed' : canResolve(s, seat, id, handle) ? lastReason(s, seat, prompt) : 'text-without-effect'
  if (goal === 'event') return 'no-such-choice'
  if (type === 'item')
    return 'wielder' in goal
      ? (refuseWielder(s, seat, id, findPiece(s.state, goal.wielder)) ?? lastReason(s, seat, prompt))
      : 'item-needs-wielder'
  if (!('spot' in goal)) return 'no-such-choice'
  return refusePlace(s, id, handle, goal.spot, 'play') ?? lastReason(s, seat, prompt)
}

/** The card could be played by itself: the text that lets one choose, or the price, forbids it. */
const lastReason = (s: Sight, seat: Seat, prompt: Prompt): RefusalCode =>
  prompt.kind === 'dig' ? 'text-names-other' : canPayForPlay(s, seat) ? 'no-such-choice' : 'cost-not-payable'

function whyMove(s: Sight, seat: Seat, key: string, handle: Handle): RefusalCode {
  const piece = findPiece(s.state, handle)
  if (!piece) return 'not-in-reserve'
  if (piece.controller !== seat) return 'not-your-card'
  if (piece.wielder !== null) return 'items-move-with-wielder'
  if (piece.at !== 'reserve') return 'not-in-reserve'
  if (!mayMove(piece, seat)) return 'moved-too-early'
  const spot = key.slice('move@'.length, key.indexOf(':'))
  if (spot !== 'path' && !isBattleground(spot)) return 'no-such-choice'
  const id = s.peekFace(handle)
  return isCardId(id) ? (refusePlace(s, id, handle, spot as Spot, 'move') ?? 'no-such-choice') : 'not-your-card'
}

function whyPath(state: State, id: string): RefusalCode {
  if (!isPath(id)) return 'no-such-choice'
  if (state.walked.includes(id)) return 'path-used'
  const number = state.path ? PATH_DATA[state.path.id].number : 0
  return PATH_DATA[id].number === number || PATH_DATA[id].number === number + 1 ? 'text-names-other' : 'path-wrong-number'
}

function whyGround(state: State, verb: 'activate' | 'reactivate', id: string): RefusalCode {
  if (!isBattleground(id)) return 'no-such-choice'
  if (isActive(state, id)) return 'already-active'
  const inDeck = deckOf(state, 'free').includes(id) || deckOf(state, 'shadow').includes(id)
  const isScored = state.scored.free.includes(id) || state.scored.shadow.includes(id)
  if (verb === 'activate' && !inDeck) return 'not-in-that-deck'
  return verb === 'reactivate' && !isScored ? 'not-in-scoring-area' : 'text-names-other'
}

/** Cards named for something else than playing them. */
function whyCard(s: Sight, seat: Seat, prompt: Prompt, verb: string, handle: Handle): Refusal['code'] & RefusalCode {
  const { hand } = playerAt(s.state, seat)
  const piece = findPiece(s.state, handle)
  if (verb === 'lose')
    return piece && isPlaceActive(s.state, String(prompt.about?.location)) && piece.at !== 'reserve' ? 'cancels-nothing' : 'no-such-choice'
  if (verb === 'take' || verb === 'card' || verb === 'by' || verb === 'support') return 'text-names-other'
  if (verb === 'forsake') {
    if (hand.includes(handle)) return 'no-such-choice'
    if (piece?.controller !== seat) return 'not-your-card'
    return piece.at === 'reserve' ? 'just-played' : 'not-in-reserve'
  }
  return hand.includes(handle) ? 'no-such-choice' : piece?.controller === seat ? 'not-in-hand' : 'not-your-card'
}
