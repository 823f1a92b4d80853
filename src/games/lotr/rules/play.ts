/** Step 2: one or two cards, or else two new cards or one step back. */
import { cardKey, handleInKey } from '../../../engine/cards.ts'
import type { Handle, Prompt, Seat } from '../../../engine/types.ts'
import { CARDS, ROLLS_WHEN_USED } from '../data/cards.ts'
import { ACTIVITIES, type Activity, type CardId, type State } from '../types.ts'
import { advance } from './advance.ts'
import { cardFace, drawHobbitCards, layUsed, peekCard, takeFromHand } from './cards.ts'
import { chooseLine } from './choose.ts'
import { heal } from './corruption.ts'
import { signsOf } from './cost.ts'
import { boardOf, isMainLineDone, isOpen, openLines } from './lines.ts'
import { roll } from './roll.ts'
import { isActiveAlive, type LotrTable, playerAt, type Script } from './seats.ts'
import { stepWindow } from './turn-window.ts'

/** Nothing but step 3 is left of this turn. [lotr T7] */
export const isTurnCut = (state: State): boolean => isMainLineDone(state) || !isActiveAlive(state)

export function* cardSteps(t: LotrTable): Script {
  const { state } = t
  const seat = state.active
  state.doing = { type: 'cards' }
  yield* stepWindow(t, '2a')
  if (isTurnCut(state)) return
  const first = (yield* t.ask(seat, () => playPrompt(t, seat)))[0] as string
  if (!first.startsWith('play@')) return yield* insteadOfCards(t, seat, first)
  yield* playCard(t, seat, first)
  if (isTurnCut(state) || !playerAt(state, seat).hand.length) return
  yield* stepWindow(t, 'second')
  if (isTurnCut(state) || !playerAt(state, seat).hand.length) return
  const card = cardFace(t, handleInKey(first))
  const second = (yield* t.ask(seat, () => secondPrompt(t, seat, card, handleInKey(first))))[0] as string
  if (second !== 'done') yield* playCard(t, seat, second)
}

/** 2b: two cards or one step back. [lotr T6] */
function* insteadOfCards(t: LotrTable, seat: Seat, key: string): Script {
  yield* stepWindow(t, '2b')
  if (isTurnCut(t.state)) return
  if (key === 'draw') yield* drawHobbitCards(t, seat, 2)
  else heal(t, seat, 1)
}

function playPrompt(t: LotrTable, seat: Seat): Prompt {
  return { kind: 'play-cards', keys: [...playKeys(t, seat, () => true), 'draw', 'back'], min: 1, max: 1, about: {} }
}

function secondPrompt(t: LotrTable, seat: Seat, first: CardId, card: Handle): Prompt {
  const keys = playKeys(t, seat, (face) => isSecond(t.state, seat, first, face))
  return { kind: 'play-second', keys: [...keys, 'done'], min: 1, max: 1, about: { card } }
}

/** One white and one grey card; Pippin may play any two. [lotr T5] [lotr T9] */
export const isSecond = (state: State, seat: Seat, first: CardId, second: CardId): boolean =>
  CARDS[first].color !== CARDS[second].color || playerAt(state, seat).hobbit === 'pippin'

function playKeys(t: LotrTable, seat: Seat, may: (face: CardId) => boolean): string[] {
  return playerAt(t.state, seat).hand.flatMap((handle) => {
    const face = peekCard(t, handle)
    return face && may(face) ? playableLines(t.state, seat, face).map((line) => cardKey(`play@${line}`, face, handle)) : []
  })
}

/** The lines a card may move here. Yellow cards are never played. */
export function playableLines(state: State, seat: Seat, face: CardId): Activity[] {
  const signs = signsOf(state, seat, face)
  if (!signs) return []
  const board = boardOf(state)
  if (signs.sign === 'wild') return openLines(board)
  // ruling completed_line_card_unplayable
  if (!state.options.completed_line_card_unplayable) return [signs.sign]
  return isOpen(board, signs.sign) ? [signs.sign] : []
}

export const lineInKey = (key: string): Activity => ACTIVITIES.find((line) => key.startsWith(`play@${line}:`)) as Activity

function* playCard(t: LotrTable, seat: Seat, key: string): Script {
  const { state } = t
  const handle = handleInKey(key)
  const face = cardFace(t, handle)
  const line = lineInKey(key)
  takeFromHand(playerAt(state, seat), handle)
  layUsed(t, [handle])
  t.emit({ type: 'play', seat, handle, line })
  const rollsFirst = state.options.gollum_die_when === 'before_move' // ruling gollum_die_when
  if (face === ROLLS_WHEN_USED && rollsFirst) yield* roll(t, seat, 'gollum')
  if (!playerAt(state, seat).alive) return
  yield* moveBySigns(t, seat, face, line)
  if (face === ROLLS_WHEN_USED && !rollsFirst) yield* roll(t, seat, 'gollum')
}

/** All signs of a card move one marker. */
function* moveBySigns(t: LotrTable, seat: Seat, face: CardId, line: Activity): Script {
  const { state } = t
  const { signs } = CARDS[face]
  const isWild = signsOf(state, seat, face)?.sign === 'wild'
  // ruling card_symbols_one_line
  if (state.options.card_symbols_one_line || !isWild) return yield* advance(t, line, signs, 'card')
  yield* advance(t, line, 1, 'card')
  for (let i = 1; i < signs && !isTurnCut(state); i++) {
    const lines = openLines(boardOf(state))
    if (lines.length) yield* advance(t, yield* chooseLine(t, seat, lines, 'card-signs', 1), 1, 'card')
  }
}
