/**
 * What may be done in which window, and nothing else; each refusal with its reason. Used for the choices that are offered,
 * for operations that may have lapsed, and for `why`. Judges by public facts and the card that is named, never by hidden faces.
 */
import type { PlainObject, Seat } from '../../../engine/types.ts'
import { GANDALF_COST, PLACE_DATA, TILE_DATA } from '../data/index.ts'
import type {
  DieFace,
  EventId,
  GandalfId,
  Moment,
  Payer,
  RefusalCode,
  RollCause,
  State,
  TileId,
  TurnStep,
  WindowId,
  YellowId,
} from '../types.ts'
import { guidancePays } from './cost.ts'
import { boardOf, openLines } from './lines.ts'
import { isActiveAlive, playerAt } from './seats.ts'

/** An open window; it is also the `about` of its prompts. */
export interface Win extends PlainObject {
  readonly window: WindowId
  readonly moment: Moment
  /** Whom it is about. */
  readonly subject?: Seat
  /** Of a roll: what it is for, and the face about to take effect. */
  readonly cause?: RollCause
  readonly face?: DieFace
  readonly dots?: number
  readonly eyes?: number
  /** What is about to be discarded, by whom, and whether anybody is forced to. */
  readonly signs?: boolean
  readonly count?: number
  readonly payer?: Payer
  readonly athelas?: boolean
  readonly tile?: TileId
  readonly event?: EventId
  readonly step?: TurnStep
}

const TURN_WINDOWS: Readonly<Record<Moment, WindowId>> = {
  reveal: 'W1a',
  tile: 'W1b',
  discard: 'WD',
  roll: 'WR',
  effect: 'WE',
  step: 'W2',
  part: 'W2',
  'life-tokens': 'WS',
}

/** The nine windows: havens, scenario ends and Mount Doom have their own. [lotr W13] [lotr H2] [lotr E4] [lotr F3] */
export function windowAt(state: State, moment: Moment): WindowId {
  switch (state.phase.type) {
    case 'haven':
      return 'WH'
    case 'scenario-end':
      return 'WS'
    case 'mount-doom':
      return 'WM'
    default:
      return TURN_WINDOWS[moment]
  }
}

// [lotr W1] [lotr W10] everything but "before 1a" and "before a roll" of a turn allows the standard set
export const hasStandardSet = (w: Win): boolean => w.window !== 'W1a' && w.window !== 'WR'

// [lotr W4] [lotr W12] [lotr G1]
const isMoveWindow = (w: Win): boolean => w.window === 'W1b' || w.window === 'W2'

/** What is about to take effect comes from a die and can be ignored. [lotr W5] [lotr W11] */
const canIgnoreDie = (w: Win): boolean =>
  w.cause !== undefined && ((w.moment === 'discard' && w.face === 'two_cards') || (w.moment === 'effect' && w.face !== 'blank'))

const survivors = (state: State): number => state.players.reduce((count, { alive }) => count + (alive ? 1 : 0), 0)

/** Why a yellow card may not be used now, or null when it may. */
export function refuseUse(state: State, w: Win, card: YellowId): RefusalCode | null {
  switch (card) {
    case 'phial': // [lotr W1]
      return w.window === 'W1a' ? null : 'phial-before-reveal'
    case 'staff': // [lotr W2]
      return w.window === 'W1b' && isItemTile(w.tile) && !w.event && !state.board?.blanked ? null : 'staff-needs-items'
    case 'mithril': // [lotr W5] [lotr W11]
      return canIgnoreDie(w) ? null : 'mithril-needs-die'
    case 'belt': // [lotr W10]
      if (w.moment !== 'roll') return 'belt-before-roll'
      return w.cause === 'ring' ? 'belt-not-with-ring' : null
    case 'athelas': // [lotr W6] [lotr E4]
      if (w.moment === 'life-tokens' || w.athelas) return null
      return w.moment === 'discard' && (w.event === 'orcs_storm_forward' || w.tile === 'sundialItems')
        ? 'athelas-not-here'
        : 'athelas-only-tokens'
    case 'elessar':
    case 'lembas':
      return hasStandardSet(w) ? null : 'not-now'
    case 'miruvor':
      if (!hasStandardSet(w)) return 'not-now'
      return survivors(state) < 2 ? 'nobody-there' : null
  }
}

/** The tile shows three items. */
const isItemTile = (tile: TileId | undefined): boolean => tile === 'sundial3cards' || tile === 'sundialItems'

/** Why a Gandalf card may not be called now by this seat, or null when it may. */
export function refuseCall(state: State, w: Win, seat: Seat, card: GandalfId): RefusalCode | null {
  if (!state.gandalf.includes(card)) return 'gandalf-gone'
  const here = refuseCallHere(state, w, card)
  if (here) return here
  return playerAt(state, seat).shields < GANDALF_COST ? 'gandalf-too-dear' : null // ruling gandalf_payer: one player alone
}

function refuseCallHere(state: State, w: Win, card: GandalfId): RefusalCode | null {
  switch (card) {
    case 'foresight': // [lotr W1] [lotr H2] [lotr E4] [lotr F3]
      if (state.phase.type !== 'turn' || !state.board?.tiles.length) return 'foresight-not-here'
      return w.window === 'W1a' || hasStandardSet(w) ? null : 'foresight-not-here'
    case 'magic': // [lotr W3]
      return refuseMagic(state, w)
    case 'guidance':
      return refuseGuidance(state, w)
    case 'healing':
    case 'persistence':
      return hasStandardSet(w) ? null : 'not-now'
  }
}

function refuseMagic(state: State, w: Win): RefusalCode | null {
  if (w.window !== 'W1b' || !w.tile || TILE_DATA[w.tile].kind !== 'event' || state.board?.blanked) return 'magic-needs-sundial'
  const board = boardOf(state)
  const next = PLACE_DATA[board.place].events[board.event]
  if (next?.id === 'ring_is_mine') return 'magic-not-on-last'
  return w.event && !state.options.magic_on_chained_event ? 'not-now' : null
}

function refuseGuidance(state: State, w: Win): RefusalCode | null {
  if (isMoveWindow(w)) return isActiveAlive(state) && openLines(boardOf(state)).length ? null : 'guidance-not-here'
  if (w.moment !== 'discard' || !w.signs || !w.payer) return 'guidance-not-here' // [lotr W7]
  // where exactly one may pay, the Active player may be that one
  const seat = w.payer === 'self' ? (w.subject ?? null) : state.active
  return isActiveAlive(state) && guidancePays(state, w.payer, seat) ? null : 'guidance-not-here'
}

/** Why the Ring may not be used now, or null when it may. [lotr G1] */
export function refuseRing(state: State, w: Win, seat: Seat): RefusalCode | null {
  if (seat !== state.ringBearer) return 'ring-not-bearer'
  if (!isMoveWindow(w)) return 'ring-not-here'
  const board = boardOf(state)
  if (board.ringUsed) return 'ring-used'
  return openLines(board).length ? null : 'ring-not-here'
}

/** Optional rule: a Gandalf card bought to be discarded as one card. [lotr W9] */
export function refuseSpare(state: State, w: Win, seat: Seat, card: GandalfId): RefusalCode | null {
  if (!state.options.optional_gandalf_as_discard) return 'spare-not-agreed'
  if (!state.gandalf.includes(card)) return 'gandalf-gone'
  const due = w.count ?? 0
  if (w.moment !== 'discard' || (state.spares?.length ?? 0) >= due) return 'not-now'
  if (w.payer !== 'group' && seat !== w.subject) return 'not-now'
  return playerAt(state, seat).shields < GANDALF_COST ? 'gandalf-too-dear' : null
}

/** Miruvor needs a card besides itself, in any hand. */
export const miruvorWouldBeEmpty = (state: State): boolean => state.players.reduce((sum, { hand }) => sum + hand.length, 0) < 2
