/**
 * Interrupt windows: every survivor with a possible operation is asked at once, again and again, until all let it pass.
 * Whom to ask follows from public facts. Operations of the move windows (Ring, Guidance) are handed in by `turn-window.ts`.
 */
import { cardKey, handleInKey } from '../../../engine/cards.ts'
import type { Asked, Prompt, Seat, WindowWeight } from '../../../engine/types.ts'
import { GANDALF_COST } from '../data/cards.ts'
import { GANDALF_CARDS, type GandalfId, type State, YELLOW_CARDS, type YellowId } from '../types.ts'
import { cardFace, layUsed, peekCard, takeFromHand } from './cards.ts'
import { wouldMeetSauron } from './danger.ts'
import { buyGandalf, foresight, healing, persistence } from './gandalf.ts'
import { hasStandardSet, miruvorWouldBeEmpty, refuseCall, refuseRing, refuseSpare, refuseUse, type Win } from './legality.ts'
import { boardOf } from './lines.ts'
import { type LotrTable, playerAt, type Script, survivorsFrom } from './seats.ts'
import { elessar, lembas, miruvor } from './yellow.ts'

/** A card that did away with what the window stood before. */
export type Verdict = 'phial' | 'staff' | 'belt' | 'mithril' | 'athelas'
const VERDICTS: readonly string[] = ['phial', 'staff', 'belt', 'mithril', 'athelas'] satisfies Verdict[]
const isVerdict = (card: string): card is Verdict => VERDICTS.includes(card)

/** What else an operation of this window may do: the Ring, and Guidance for a move. */
export type MoveOperation = (t: LotrTable, seat: Seat, key: 'ring' | 'call:guidance') => Script

export const isYellow = (face: string): face is YellowId => (YELLOW_CARDS as readonly string[]).includes(face)

/** Opens a window and returns when all have passed, or when a card did away with what it stood before. [lotr W13] */
export function* openWindow(t: LotrTable, w: Win, move?: MoveOperation): Script<Verdict | null> {
  for (;;) {
    const asked = askedIn(t, w)
    if (!asked.length) return null
    const answers = yield* t.askAll(asked)
    let verdict: Verdict | null = null
    let acted = false
    for (const { seat } of asked) {
      const key = answers.get(seat)?.[0] as string
      if (key === 'pass') continue
      if (acted && (lapsedBy(verdict, key) || hasLapsed(t, w, seat, key))) {
        t.emit({ type: 'lapsed', seat, key })
        continue
      }
      acted = true
      verdict = (yield* operate(t, w, seat, key, move)) ?? verdict
    }
    if (verdict || !acted) return verdict
  }
}

const lapsedBy = (verdict: Verdict | null, key: string): boolean => {
  if (!verdict) return false
  if (key === 'call:magic' || key.startsWith('spare:')) return true
  return key.startsWith('use:') && isVerdict(key.slice('use:'.length, key.indexOf('#')))
}

// ---------------------------------------------------------------- who is asked

function askedIn(t: LotrTable, w: Win): Asked[] {
  const { state } = t
  const asked: Asked[] = []
  for (const seat of survivorsFrom(state, state.active)) {
    if (mayAct(t, w, seat)) asked.push({ seat, pass: 'pass', prompt: () => windowPrompt(t, w, seat) })
  }
  return asked
}

/** Whether this seat may have an operation, as far as everybody can tell. */
function mayAct(t: LotrTable, w: Win, seat: Seat): boolean {
  const { state } = t
  const player = playerAt(state, seat)
  if (player.hand.length && (hasStandardSet(w) || mayHold(t, w))) return true
  if (player.shields >= GANDALF_COST) {
    for (const card of state.gandalf) if (!refuseCall(state, w, seat, card) || !refuseSpare(state, w, seat, card)) return true
  }
  return seat === state.ringBearer && !refuseRing(state, w, seat)
}

/** Outside the standard set one card alone matters: the Phial before a tile, the Belt before a roll. */
function mayHold(t: LotrTable, w: Win): boolean {
  const card = w.moment === 'reveal' ? 'phial' : 'belt'
  return !refuseUse(t.state, w, card) && mayBeInHands(t, card)
}

/** The Phial and the Belt come from Lothlorien; once everybody has seen one go it is nowhere. */
function mayBeInHands(t: LotrTable, card: YellowId): boolean {
  const { state } = t
  if (!hasDealtLothlorien(state)) return false
  for (const handle of state.used) if (t.peekFace(handle) === card) return false
  for (const handle of state.gone) if (t.peekFace(handle) === card) return false
  return true
}

const hasDealtLothlorien = ({ place }: State): boolean => place !== 'bag_end' && place !== 'rivendell' && place !== 'moria'

// ---------------------------------------------------------------- what is offered

const rank: Readonly<Record<WindowWeight, number>> = { idle: 0, standard: 1, special: 2 }

function windowPrompt(t: LotrTable, w: Win, seat: Seat): Prompt {
  const { state } = t
  const keys = ['pass']
  let weight: WindowWeight = 'idle'
  const offer = (key: string, matters: WindowWeight): void => {
    keys.push(key)
    if (rank[matters] > rank[weight]) weight = matters
  }
  for (const handle of playerAt(state, seat).hand) {
    const face = peekCard(t, handle)
    if (face && isYellow(face) && !refuseUse(state, w, face) && !(face === 'miruvor' && miruvorWouldBeEmpty(state))) {
      offer(cardKey('use', face, handle), isVerdict(face) || (face === 'elessar' && wouldMeetSauron(state, w)) ? 'special' : 'standard')
    }
    if (face && hasStandardSet(w)) offer(cardKey('discard', face, handle), 'idle')
  }
  for (const card of GANDALF_CARDS) {
    if (!refuseCall(state, w, seat, card)) offer(`call:${card}`, weightOfCall(state, w, card))
    if (!refuseSpare(state, w, seat, card)) offer(`spare:${card}`, 'special')
  }
  if (!refuseRing(state, w, seat)) offer('ring', 'standard')
  return { kind: 'window', keys, min: 1, max: 1, weight, about: w }
}

function weightOfCall(state: State, w: Win, card: GandalfId): WindowWeight {
  if (card === 'magic' || (card === 'guidance' && w.moment === 'discard')) return 'special'
  return card === 'healing' && wouldMeetSauron(state, w) ? 'special' : 'standard'
}

/** Whether an operation that was legal when it was chosen has meanwhile lost its ground. */
function hasLapsed(t: LotrTable, w: Win, seat: Seat, key: string): boolean {
  const { state } = t
  const player = playerAt(state, seat)
  if (!player.alive) return true
  const [verb, rest = ''] = key.split(':')
  switch (verb) {
    case 'discard':
      return !player.hand.includes(handleInKey(key))
    case 'use': {
      const face = rest.slice(0, rest.indexOf('#')) as YellowId
      if (face === 'miruvor' && miruvorWouldBeEmpty(state)) return true
      return !player.hand.includes(handleInKey(key)) || refuseUse(state, w, face) !== null
    }
    case 'call':
      return refuseCall(state, w, seat, rest as GandalfId) !== null
    case 'spare':
      return refuseSpare(state, w, seat, rest as GandalfId) !== null
    default:
      return refuseRing(state, w, seat) !== null
  }
}

// ---------------------------------------------------------------- what it does

function* operate(t: LotrTable, w: Win, seat: Seat, key: string, move: MoveOperation | undefined): Script<Verdict | null> {
  if (key.startsWith('discard:')) {
    const handle = handleInKey(key)
    takeFromHand(playerAt(t.state, seat), handle)
    layUsed(t, [handle])
    t.emit({ type: 'discard', seat, handles: [handle] })
  } else if (key.startsWith('use:')) return yield* takeYellow(t, seat, handleInKey(key))
  else if (key.startsWith('call:')) yield* callGandalf(t, w, seat, key.slice('call:'.length) as GandalfId, move)
  else if (key.startsWith('spare:')) buySpare(t, seat, key.slice('spare:'.length) as GandalfId)
  else if (move) yield* move(t, seat, 'ring')
  return null
}

function* takeYellow(t: LotrTable, seat: Seat, handle: number): Script<Verdict | null> {
  const card = cardFace(t, handle) as YellowId
  takeFromHand(playerAt(t.state, seat), handle)
  layUsed(t, [handle])
  t.emit({ type: 'use', seat, card, handle })
  if (isVerdict(card)) return card
  if (card === 'elessar') yield* elessar(t, seat)
  else if (card === 'lembas') yield* lembas(t, seat)
  else yield* miruvor(t, seat)
  return null
}

function* callGandalf(t: LotrTable, w: Win, seat: Seat, card: GandalfId, move: MoveOperation | undefined): Script {
  buyGandalf(t, seat, card)
  switch (card) {
    case 'persistence':
      return yield* persistence(t, seat)
    case 'healing':
      return yield* healing(t, seat)
    case 'foresight':
      return yield* foresight(t, seat)
    case 'magic':
      boardOf(t.state).blanked = true
      return
    case 'guidance':
      if (w.moment === 'discard' && t.state.payment) t.state.payment.guidance = 2
      else if (move) yield* move(t, seat, 'call:guidance')
  }
}

function buySpare(t: LotrTable, seat: Seat, card: GandalfId): void {
  buyGandalf(t, seat, card, true)
  t.state.spares ??= []
  t.state.spares.push({ seat, card })
}
