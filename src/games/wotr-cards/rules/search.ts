/** Texts that look into decks and piles: fetching, digging, looking at the top, taking a card out of the game. */
import { cardInKey, cardKey, handleInKey, hiddenCardKey } from '../../../engine/cards.ts'
import type { Handle, Prompt, Refusal, Seat } from '../../../engine/types.ts'
import { type Op, RULINGS } from '../data/index.ts'
import { type About, isCardId } from '../types.ts'
import { canResolve } from './can-do.ts'
import { foretell } from './foretell.ts'
import { eliminateAmong } from './forsake.ts'
import { loseHidden, lossKey, removePiece } from './loss.ts'
import { isKind } from './pieces.ts'
import { askSeat, recycleIfEmpty, shuffle, takeOut, takeTop } from './piles.ts'
import { type Goal, goalInKey, goalsFor, payForPlay, playKey, putInPlay } from './play.ts'
import { type CardsTable, faceAt, facesOfSeat, playerAt, type Script } from './seats.ts'
import { type Speech, saidBy, type Texts } from './speech.ts'

type Take = Extract<Op, { op: 'take' }>
type Dig = Extract<Op, { op: 'dig' }>
type Examine = Extract<Op, { op: 'examineTop' }>

/** Up to `n` cards out of the seat's own deck or cycle pile, shown and put in hand. It may find nothing. [wotr-cards Q5] ruling searchMayFail */
export function* take(t: CardsTable, seat: Seat, op: Take, speech: Speech): Script {
  const player = playerAt(t.state, seat)
  const searched = op.from.includes('draw')
  if (searched) {
    yield* recycleIfEmpty(t, seat)
    yield* t.peek(player.deck, seat)
    t.emit({ type: 'search', seat, cards: player.deck.length })
  }
  const pile = [...(searched ? player.deck : []), ...(op.from.includes('cycle') ? player.cycle : [])]
  const keys = pile.length ? yield* askSeat(t, seat, () => takePrompt(t, pile, op, saidBy(speech))) : []
  const handles = keys.flatMap((key) => cardInKey(key)?.handle ?? [])
  for (const handle of handles) {
    const from = player.deck.includes(handle) ? 'deck' : 'cycle'
    takeOut(from === 'deck' ? player.deck : player.cycle, handle)
    player.hand.push(handle)
    t.emit({ type: 'take', seat, handle, from })
  }
  if (!handles.length) t.emit({ type: 'found-nothing', seat })
  if (!searched) return
  yield* shuffle(t, seat)
  yield* recycleIfEmpty(t, seat)
}

function takePrompt(t: CardsTable, pile: readonly Handle[], op: Take, about: About): Prompt {
  const found = pile.flatMap((handle) => {
    const face = t.peekFace(handle)
    return isCardId(face) && isKind(face, op.cards) ? [cardKey('take', face, handle)] : []
  })
  return upTo('take', found, op.n, { ...about, from: op.from })
}

/** `nothing` stands alone. */
function upTo(
  kind: string,
  keys: readonly string[],
  n: number,
  about: About,
  refuseMore?: (keys: readonly string[]) => Refusal | null,
): Prompt {
  const prompt: Prompt = { kind, keys: [...keys, 'nothing'], min: 1, max: n, about }
  if (n === 1) return prompt
  const refuse = (chosen: readonly string[]): Refusal | null =>
    chosen.includes('nothing') ? (chosen.length > 1 ? { code: 'nothing-stands-alone' } : null) : (refuseMore?.(chosen) ?? null)
  return {
    ...prompt,
    refuse,
    examples: () => [
      ...keys.map((key) => [key]),
      ...keys.flatMap((one, i) => keys.slice(i + 1, i + 4).map((other) => [one, other])).filter((chosen) => refuse(chosen) === null),
      ['nothing'],
    ],
  }
}

// ---------------------------------------------------------------- dig

/**
 * Cards drawn for a text: some are eliminated, some may be played under the rules of their place, the rest is cycled and pays for
 * them; then the texts of those played, in that order. [wotr-cards P3] ruling digOrder
 */
export function* dig(t: CardsTable, seat: Seat, op: Dig, speech: Speech, texts: Texts): Script {
  const { state } = t
  const player = playerAt(state, seat)
  const drawn: Handle[] = []
  state.looking = { seat, cards: drawn }
  yield* takeTop(t, seat, op.draw, drawn, 'drawn')
  yield* eliminateAmong(t, seat, drawn, op.eliminate, { ...saidBy(speech), reason: 'text' }, 'drawn')
  const plays = drawn.length ? yield* playFromDrawn(t, seat, op, speech, drawn) : []
  const rest = drawn.splice(0)
  player.cycle.push(...rest)
  state.looking = null
  if (rest.length) t.emit({ type: 'cycle', seat, handles: rest, from: 'drawn' })
  for (const { handle } of plays.slice(rest.length)) yield* payForPlay(t, seat, handle) // ruling digWithTooFewLeft
  for (const { handle, goal, wielderWas } of plays) {
    if (goal === 'event') yield* texts.event(t, seat, handle)
    else yield* texts.entered(t, handle, 'played', wielderWas)
  }
}

function* playFromDrawn(t: CardsTable, seat: Seat, op: Dig, speech: Speech, drawn: Handle[]) {
  const keys = yield* askSeat(t, seat, () => digPrompt(t, seat, op, saidBy(speech), drawn))
  const plays = keys.filter((key) => key !== 'nothing').map((key) => goalInKey(t, key))
  return plays.map(({ handle, goal }) => {
    const wielderWas = goal !== 'event' && 'wielder' in goal ? t.state.pieces.find((piece) => piece.handle === goal.wielder)?.at : undefined
    takeOut(drawn, handle)
    putInPlay(t, seat, handle, goal)
    return { handle, goal, ...(wielderWas ? { wielderWas } : {}) }
  })
}

const isAllowed = (goal: Goal, to: Dig['playTo']): boolean =>
  to === 'anyLegal' || (goal !== 'event' && 'spot' in goal && goal.spot === (to === 'reserve' ? to : to.slice('battleground:'.length)))

function digPrompt(t: CardsTable, seat: Seat, op: Dig, about: About, drawn: readonly Handle[]): Prompt {
  const keys = drawn.flatMap((handle) => {
    const face = t.peekFace(handle)
    if (!isCardId(face) || !isKind(face, op.filter)) return []
    return goalsFor(t, seat, face, handle)
      .filter((goal) => isAllowed(goal, op.playTo) && (goal !== 'event' || canResolve(t, seat, face, handle)))
      .map((goal) => playKey(t, face, handle, goal))
  })
  const prompt = upTo('dig', keys, op.playUpTo, about, (chosen) =>
    new Set(chosen.map(handleInKey)).size < chosen.length ? { code: 'each-once' } : null,
  )
  return { ...prompt, foretell: (key) => foretell(t, seat, key) }
}

// ---------------------------------------------------------------- a look at the top

/** The top cards, dealt out one to each place; too few fill the places of the ruling palantirFewerThanThree in order. */
export function* examineTop(t: CardsTable, seat: Seat, op: Examine, speech: Speech): Script {
  const player = playerAt(t.state, seat)
  const cards: Handle[] = []
  t.state.looking = { seat, cards }
  yield* takeTop(t, seat, op.n, cards, 'drawn')
  t.emit({ type: 'examine', seat, cards: cards.length })
  const places = RULINGS.palantirFewerThanThree.slice(0, cards.length)
  const keys =
    cards.length < 2
      ? cards.map((handle) => hiddenCardKey('hand', handle))
      : yield* askSeat(t, seat, () => examinePrompt(t, cards, places, saidBy(speech)))
  for (const key of keys) {
    const handle = handleInKey(key)
    if (key.startsWith('eliminate')) loseHidden(t, seat, [key], cards, 'eliminated', 'drawn')
    else {
      takeOut(cards, handle)
      if (key.startsWith('hand')) player.hand.push(handle)
      else {
        player.cycle.push(handle)
        t.emit({ type: 'cycle', seat, handles: [handle], from: 'drawn' })
      }
    }
  }
  t.state.looking = null
}

function examinePrompt(t: CardsTable, cards: readonly Handle[], places: readonly string[], about: About): Prompt {
  const key = (verb: string, handle: Handle): string[] =>
    verb === 'eliminate' ? [lossKey(t, verb, handle, 'eliminated')].filter((one) => one !== null) : [hiddenCardKey(verb, handle)]
  const keys = places.flatMap((verb) => cards.flatMap((handle) => key(verb, handle)))
  const isOnce = (words: readonly (string | number)[]): boolean => new Set(words).size === words.length
  const verbOf = (one: string): string => one.slice(0, one.indexOf(':'))
  const refuse = (chosen: readonly string[]): Refusal | null =>
    isOnce(chosen.map(verbOf)) && isOnce(chosen.map(handleInKey)) ? null : { code: 'each-once' }
  const arrangements = (left: readonly string[]): string[][] => {
    const [verb, ...more] = left
    if (verb === undefined) return [[]]
    return keys
      .filter((one) => verbOf(one) === verb)
      .flatMap((one) => arrangements(more).map((rest) => [one, ...rest]))
      .filter((chosen) => refuse(chosen) === null)
  }
  return { kind: 'examine', keys, min: cards.length, max: cards.length, about, refuse, examples: () => arrangements(places) }
}

// ---------------------------------------------------------------- out of the game

/** A named card is eliminated from wherever it is; only its seat knows where it lies face down. [wotr-cards Q6] [wotr-cards P12] */
export function* removeFromGame(t: CardsTable, seat: Seat, op: Extract<Op, { op: 'removeFromGame' }>): Script {
  const { state } = t
  const piece = state.pieces.find(({ handle }) => faceAt(t, handle) === op.card)
  if (piece) return removePiece(t, piece)
  if (!facesOfSeat(state, seat).includes(op.card)) return
  const player = playerAt(state, seat)
  const near = [...player.hand, ...player.cycle, ...player.eliminated]
  const shown = yield* t.peekAndShow(near, seat, [op.card])
  const handle = near[shown.findIndex((face) => face !== null)]
  if (handle !== undefined) {
    if (player.eliminated.includes(handle)) return
    const from = player.hand.includes(handle) ? 'hand' : 'cycle'
    takeOut(player[from], handle)
    player.eliminated.push(handle)
    return t.emit({ type: 'eliminate', seat, handles: [handle], from, cause: 'removed' })
  }
  const found = yield* t.peekAndShow(player.deck, seat, [op.card])
  t.emit({ type: 'search', seat, cards: player.deck.length })
  const inDeck = player.deck[found.findIndex((face) => face !== null)]
  if (inDeck !== undefined) {
    takeOut(player.deck, inDeck)
    player.eliminated.push(inDeck)
    t.emit({ type: 'eliminate', seat, handles: [inDeck], from: 'deck', cause: 'removed' })
  }
  yield* shuffle(t, seat)
  yield* recycleIfEmpty(t, seat)
}
