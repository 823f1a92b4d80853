/**
 * A small interpreter over the effects in `data/`: what tiles and events do, in the order of their text.
 * One function for each kind of effect; costs are paid in `pay.ts`.
 */
import type { Seat } from '../../../engine/types.ts'
import { PLACE_DATA } from '../data/boards.ts'
import { CARDS } from '../data/cards.ts'
import type { Effect, EventData, Who } from '../data/place.ts'
import { TILE_DATA } from '../data/tiles.ts'
import type { Activity, Cost, EventId, TileId } from '../types.ts'
import { cardFace, drawHobbitCards, gainFeature, loseFeatures } from './cards.ts'
import { caughtBySauron, corrupt, heal, moveSauron } from './corruption.ts'
import { discardCards, discardShields } from './discard.ts'
import { endGame } from './ending.ts'
import { councilPass, dealFeatures, distribute, layShownAside, turnUp } from './gifts.ts'
import { windowAt } from './legality.ts'
import { boardOf, isComplete, isMainLineDone, lineData } from './lines.ts'
import { pay } from './pay.ts'
import { roll } from './roll.ts'
import { isActiveAlive, type LotrTable, leader, playerAt, type Script, seatsFrom, survivorsFrom } from './seats.ts'
import { tileWindow } from './turn-window.ts'
import { openWindow } from './windows.ts'

/** What is being carried out, and for whom. */
interface Context {
  readonly event?: EventId
  readonly tile?: TileId
  /** The one of "each player", or the volunteer. */
  readonly self: Seat | null
  readonly athelas?: boolean
}
type PayEffect = Extract<Effect, { op: 'pay' }>

export function* runTile(t: LotrTable, tile: TileId): Script {
  yield* runAll(t, TILE_DATA[tile].effect, { tile, self: null })
}

export function* runEvent(t: LotrTable, data: EventData): Script {
  const { state } = t
  const before = state.doing
  state.doing = { type: 'event', event: data.id }
  t.emit({ type: 'event', place: state.place, n: data.n, event: data.id })
  if (state.board?.blanked) {
    state.board.blanked = false
    t.emit({ type: 'event-blanked', event: data.id })
  } else yield* runAll(t, data.effect, { event: data.id, self: null, athelas: data.athelas ?? false })
  layShownAside(t)
  state.doing = before
}

/** The marker moves to the next event, which is carried out. [lotr T3] */
export function* nextEvent(t: LotrTable): Script {
  const board = boardOf(t.state)
  const data = PLACE_DATA[board.place].events[board.event]
  if (!data) return // only when Magic blanked the last event and the scenario goes on by agreement
  board.event++
  yield* runEvent(t, data)
}

/** Inside an event it is like another 1b, with the window before it. [lotr T4] */
function* chainedEvent(t: LotrTable, from: EventId): Script {
  const board = boardOf(t.state)
  layShownAside(t)
  yield* tileWindow(t, board.tile === null ? 'sundial' : (t.face(board.tile) as TileId), from)
  if (!isMainLineDone(t.state)) yield* nextEvent(t)
}

function* runAll(t: LotrTable, effects: readonly Effect[], at: Context): Script {
  for (const effect of effects) yield* run(t, effect, at)
}

function* run(t: LotrTable, effect: Effect, at: Context): Script {
  const { state } = t
  switch (effect.op) {
    case 'draw':
      yield* partWindow(t)
      for (const seat of concerned(t, effect.who, at)) yield* drawHobbitCards(t, seat, effect.n)
      return
    case 'roll':
      for (const seat of concerned(t, effect.who, at)) for (let i = 0; i < effect.times; i++) yield* roll(t, seat, rollCause(at))
      return
    case 'corrupt':
      for (const seat of concerned(t, effect.who, at)) yield* sufferDots(t, seat, effect.n, at)
      return
    case 'heal':
      for (const seat of concerned(t, effect.who, at)) heal(t, seat, effect.n)
      return
    case 'sauron':
      yield* openWindow(t, { window: windowAt(state, 'effect'), moment: 'effect', eyes: effect.n, ...source(at) })
      return yield* moveSauron(t, effect.n)
    case 'gain-card':
      return yield* gainFeature(t, state.active, effect.card)
    case 'remove-features':
      return loseFeatures(t, boardOf(state).features.splice(0))
    case 'reveal':
      return yield* turnUp(t, 1)
    case 'next-event':
      return yield* at.event ? chainedEvent(t, at.event) : nextEvent(t)
    case 'must-discard':
      return yield* mustDiscard(t, effect, at)
    case 'deal-features':
      yield* partWindow(t)
      return yield* dealFeatures(t, effect.place)
    case 'pass-card-left':
      yield* partWindow(t)
      return yield* councilPass(t)
    case 'distribute':
      yield* partWindow(t)
      return yield* distribute(t, effect.n)
    case 'draw-or-heal':
      return yield* drawOrHeal(t, effect, at)
    case 'ring-bearer-caught':
      return caught(t)
    case 'pay':
      return yield* payOrElse(t, effect, at)
    case 'if-complete': {
      const board = boardOf(state)
      return yield* runAll(t, effect.lines.every((line) => isComplete(board, line)) ? effect.so : effect.otherwise, at)
    }
    case 'if-part':
      return yield* runAll(t, isPartDone(t, effect.line, effect.part) ? effect.so : effect.otherwise, at)
    case 'volunteer':
      return yield* volunteerOrElse(t, effect, at)
    case 'accept':
      return yield* acceptOrElse(t, effect, at)
  }
}

// ---------------------------------------------------------------- whom it concerns

const source = ({ event, tile }: Context) => (event ? { event } : tile ? { tile } : {})
const rollCause = ({ event }: Context) => (event === 'preparations' ? 'preparations' : 'event')

/** Survivors from the Active player; who dies before his turn comes is passed over by what is done to him. */
function concerned(t: LotrTable, who: Who, at: Context): Seat[] {
  const { state } = t
  switch (who) {
    case 'each':
      return seatsFrom(state, state.active)
    case 'others':
      return seatsFrom(state, state.active).slice(1)
    case 'active':
      return [state.active]
    case 'ringBearer':
      return [state.ringBearer]
    default:
      return at.self === null ? [] : [at.self]
  }
}

/** Before each part of a haven's event that has no window of its own. [lotr H2] */
function* partWindow(t: LotrTable): Script {
  if (t.state.phase.type === 'haven') yield* openWindow(t, { window: 'WH', moment: 'part' })
}

// ---------------------------------------------------------------- effects

/** Steps that do not come from a die: whole, with the window before them. [lotr W11] */
function* sufferDots(t: LotrTable, seat: Seat, dots: number, at: Context): Script {
  if (!playerAt(t.state, seat).alive) return
  yield* openWindow(t, { window: windowAt(t.state, 'effect'), moment: 'effect', subject: seat, dots, ...source(at) })
  yield* corrupt(t, seat, dots, at.self === seat ? 'volunteer' : at.tile ? 'tile' : 'event')
}

function* mustDiscard(t: LotrTable, { cards, shields }: { cards: number; shields: number }, at: Context): Script {
  if (at.self === null || !at.event) return
  if (cards) yield* discardCards(t, at.self, cards, { event: at.event })
  if (shields) yield* discardShields(t, at.self, shields, at.event)
}

function* drawOrHeal(t: LotrTable, effect: { draw: number; heal: number }, at: Context): Script {
  const seat = at.self
  if (seat === null) return
  const about = at.event ? { event: at.event } : {}
  const keys = yield* t.ask(seat, () => ({ kind: 'reward', keys: ['draw', 'heal'], min: 1, max: 1, about }))
  if (keys[0] === 'draw') yield* drawHobbitCards(t, seat, effect.draw)
  else heal(t, seat, effect.heal)
}

/** The big eye: as many eyes as it takes. Nothing that a window allows could help, so none opens. [lotr F1] */
function caught(t: LotrTable): never {
  const { state } = t
  const bearer = playerAt(state, state.ringBearer)
  const from = state.sauron
  state.sauron = Math.min(from, bearer.step)
  t.emit({ type: 'sauron', from, to: state.sauron })
  const seats = caughtBySauron(state)
  for (const seat of seats) playerAt(state, seat).alive = false
  t.emit({ type: 'met-sauron', seats })
  endGame(t, 'ring-is-mine')
}

function isPartDone(t: LotrTable, line: Activity, part: number): boolean {
  const board = boardOf(t.state)
  const end = lineData(board, line)?.parts?.[part - 1]
  return end !== undefined && (board.lines[line] as number) >= end
}

// ---------------------------------------------------------------- do it, otherwise

function* payOrElse(t: LotrTable, effect: PayEffect, at: Context): Script {
  const { state } = t
  switch (effect.payer) {
    case 'each':
      for (const seat of seatsFrom(state, state.active)) if (playerAt(state, seat).alive) yield* payOnce(t, effect, { ...at, self: seat })
      return
    case 'active':
      return yield* payOnce(t, effect, { ...at, self: state.active })
    case 'ringBearer':
      return yield* payOnce(t, effect, { ...at, self: state.ringBearer })
    default:
      return yield* payOnce(t, effect, at)
  }
}

function* payOnce(t: LotrTable, effect: PayEffect, at: Context): Script {
  const cost = 'matching' in effect.cost ? matchingCost(t, effect.cost.matching) : effect.cost
  const payer = effect.payer === 'group' || effect.payer === 'one' ? effect.payer : 'self'
  const forced = effect.otherwise.find((one) => one.op === 'must-discard')
  const paid = cost
    ? yield* pay(t, {
        cost,
        payer,
        seat: payer === 'self' ? at.self : null,
        ...source(at),
        athelas: allowsAthelas(t, at),
        ...(forced ? { forced } : {}),
      })
    : 'unpaid'
  if (paid !== 'spared') yield* runAll(t, paid === 'paid' ? effect.so : effect.otherwise, at)
}

// ruling athelas_on_items_tile
const allowsAthelas = (t: LotrTable, at: Context): boolean =>
  at.athelas === true || (at.tile === 'sundialItems' && t.state.options.athelas_on_items_tile)

/** That many signs of the turned-up card's kind; null when there was no card to turn up. */
function matchingCost(t: LotrTable, n: number): Cost | null {
  const handle = t.state.shown[0]
  if (handle === undefined) return null
  return { signs: { [CARDS[cardFace(t, handle)].sign as string]: n } }
}

function* volunteerOrElse(t: LotrTable, effect: Extract<Effect, { op: 'volunteer' }>, at: Context): Script {
  const dots = effect.so.reduce((sum, one) => sum + (one.op === 'corrupt' ? one.n : 0), 0)
  const volunteer = yield* askVolunteers(t, dots, at)
  if (volunteer === null) return yield* runAll(t, effect.otherwise, at)
  t.emit({ type: 'volunteer', seat: volunteer })
  yield* runAll(t, effect.so, { ...at, self: volunteer })
}

/** In order from the Active player, who may also say that nobody shall. */
function* askVolunteers(t: LotrTable, dots: number, at: Context): Script<Seat | null> {
  const { state } = t
  const seats = survivorsFrom(state, state.active)
  for (const seat of seats) {
    const declines = seats.length === 1 ? ['refuse'] : seat === leader(state) ? ['pass', 'refuse'] : ['pass']
    const keys = yield* t.ask(seat, () => ({
      kind: 'volunteer',
      keys: ['volunteer', ...declines],
      min: 1,
      max: 1,
      about: { dots, ...source(at) },
    }))
    if (keys[0] === 'volunteer') return seat
    if (keys[0] === 'refuse') return null
  }
  return null
}

function* acceptOrElse(t: LotrTable, effect: Extract<Effect, { op: 'accept' }>, at: Context): Script {
  const { state } = t
  yield* partWindow(t)
  const seat = effect.who === 'active' ? state.active : state.ringBearer
  if (effect.who === 'active' && !isActiveAlive(state)) return yield* runAll(t, effect.otherwise, at)
  const keys = yield* t.ask(seat, () => ({ kind: 'accept', keys: ['accept', 'decline'], min: 1, max: 1, about: source(at) }))
  yield* runAll(t, keys[0] === 'accept' ? effect.so : effect.otherwise, at)
}
