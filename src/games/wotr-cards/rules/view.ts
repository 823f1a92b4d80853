/**
 * What one seat, or a spectator, may see: the whole table, its own hand and piles, and of the others' only how many cards. [wotr-cards I1]
 * ruling handAndDeckCountsPublic, ruling locationDeckOrderHidden, ruling shadowScoredPathIdentityPublic
 */
import type { Faces, Handle, Seat } from '../../../engine/types.ts'
import { attackersOf, otherSide } from '../data/index.ts'
import type {
  CardId,
  CardView,
  LocationId,
  LocationView,
  Piece,
  PieceView,
  PileView,
  PlayerView,
  Side,
  Spot,
  State,
  Support,
  View,
} from '../types.ts'
import { mayPass } from './action.ts'
import { forecastOf, supportOf } from './forecast.ts'
import { carryoverLimit, iconsOf, shieldsOf } from './icons.ts'
import { activeGround, deckOf, itemsOf, unitsAt } from './pieces.ts'
import { faceAt, playerAt, type Sight, scenarioOf, sightOf } from './seats.ts'
import { scoreOf, unusedRing } from './victory.ts'

export function view(state: State, seat: Seat | null, faces: Faces): View {
  const s = sightOf(state, faces)
  const { slots, paths } = scenarioOf(state)
  return {
    viewer: seat,
    scenario: state.scenario,
    phase: state.phase,
    round: state.round,
    start: state.start,
    slots,
    players: state.players.map((_, at) => viewPlayer(s, at, at === seat)),
    battlegrounds: state.battlegrounds.map(({ id }) => viewLocation(s, id, id)),
    path: state.path && viewLocation(s, state.path.id, 'path'),
    nextPath: state.nextPath,
    lastWalked: state.walked.at(-1) ?? null,
    decks: { free: deckOf(state, 'free'), shadow: deckOf(state, 'shadow') },
    paths: paths.filter((id) => !state.walked.includes(id)),
    scored: state.scored,
    aside: state.aside,
    corruption: state.corruption,
    score: scoreOf(state),
    titles: state.titles,
    permits: state.permits,
    events: state.events.map((handle) => viewCard(s, handle, true)),
    looking: state.looking && {
      seat: state.looking.seat,
      cards: state.looking.cards.map((handle) => viewCard(s, handle, state.looking?.seat === seat)),
    },
    combat: state.combat,
    ending: state.ending,
    options: state.options,
  }
}

/** A hidden card may be known to the viewer from before; where it lies now it shows nothing. */
const viewCard = (s: Sight, handle: Handle, isOpen: boolean): CardView => ({
  handle,
  face: isOpen ? (s.peekFace(handle) as CardId | null) : null,
})

function viewPlayer(s: Sight, seat: Seat, isOwn: boolean): PlayerView {
  const { state } = s
  const { id, side, hand, deck, cycle, eliminated, ring, passed, peeked } = playerAt(state, seat)
  const pile = (cards: readonly Handle[]): PileView => ({
    count: cards.length,
    cards: isOwn ? cards.map((handle) => viewCard(s, handle, true)) : null,
  })
  const top = deck[deck.length - 1]
  const reserve = state.pieces.filter((piece) => piece.at === 'reserve' && piece.controller === seat && piece.wielder === null)
  return {
    seat,
    id,
    side,
    hand: hand.map((handle) => viewCard(s, handle, isOwn)),
    deck: deck.length,
    top: isOwn && top !== undefined && top === peeked ? viewCard(s, top, true) : null,
    cycle: pile(cycle),
    eliminated: pile(eliminated),
    reserve: reserve.map((piece) => viewPiece(s, piece, [])),
    limit: carryoverLimit(s, seat),
    mayPass: mayPass(s, seat),
    ring,
    ringScore: unusedRing(state, seat),
    passed,
  }
}

function viewPiece(s: Sight, piece: Piece, support: readonly Support[]): PieceView {
  const { handle, owner, controller, fresh, used, attack, defense } = piece
  const items = itemsOf(s.state, handle).map((item) => viewPiece(s, item, support))
  const icons = iconsOf(s, piece, support)
  const partner = partnerOf(handle, support)
  return {
    handle,
    face: faceAt(s, handle),
    owner,
    controller,
    fresh,
    used,
    tokens: { attack, defense },
    icons,
    items,
    partner: partner === null ? null : viewCard(s, partner, true),
  }
}

function partnerOf(handle: Handle, support: readonly Support[]): Handle | null {
  const found = support.find(({ army, character }) => army === handle || character === handle)
  if (!found) return null
  return found.army === handle ? found.character : found.army
}

function viewLocation(s: Sight, id: LocationId, spot: Spot): LocationView {
  const { state } = s
  const ground = activeGround(state, id)
  const tokens = ground ?? state.path ?? { attack: 0, defense: 0 }
  const attackers = attackersOf(spot)
  const support = supportOf(s, spot)
  const forecast = forecastOf(s, spot, support)
  const stand = (side: Side): PieceView[] =>
    unitsAt(state, spot, side)
      .sort((a, b) => a.controller - b.controller)
      .map((unit) => viewPiece(s, unit, support))
  return {
    id,
    shields: shieldsOf(s, spot),
    tokens: { attack: tokens.attack, defense: tokens.defense },
    bare: ground?.bare ?? false,
    attackers: stand(attackers),
    defenders: stand(otherSide(attackers)),
    forecast,
  }
}
