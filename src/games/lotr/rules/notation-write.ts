/** A scene as one line of text. It stands for the start of a round: what is being paid, rolled or asked is not written. */
import type { Handle, Scene, SceneCard, Seat } from '../../../engine/types.ts'
import { BIG_SHIELDS, LOTR_OPTIONS, TILE_FACES } from '../data/index.ts'
import { ACTIVITIES, type Board, GANDALF_CARDS, HOBBITS, LIFE_TOKENS, type LifeToken, type Player, type State } from '../types.ts'
import { defaultFeatures, defaultLost, LETTER_OF, sameItems, without } from './notation-words.ts'

export function write({ state, cards }: Scene<State>): string {
  const head = [
    state.place,
    ...writeOptions(state),
    ...writePhase(state),
    ...writeBoard(state, cards),
    ...writeTable(state, cards),
    ...writePiles(state, cards),
  ]
  const players = state.players.map((player) => writePlayer(player, cards))
  return [head.join(' '), ...players].join(' | ')
}

const card = (cards: readonly SceneCard[], handle: Handle): SceneCard => {
  const found = cards[handle]
  if (!found) throw new Error(`there is no card ${handle}`)
  return found
}
const faceOf = (cards: readonly SceneCard[], handle: Handle): string => card(cards, handle).face
const hobbitAt = (state: State, seat: Seat): string => state.players[seat]?.hobbit ?? HOBBITS[0]
const list = (items: readonly string[]): string => (items.length ? items.join(',') : '-')

function writeOptions({ options }: State): string[] {
  return LOTR_OPTIONS.flatMap(({ id, default: standard }) => {
    const value = options[id as keyof typeof options]
    return value === standard ? [] : [`opt.${id}=${value}`]
  })
}

function writePhase({ phase, board, ending }: State): string[] {
  const words: string[] = []
  if (phase.type === 'haven') words.push(`event=${phase.event}`)
  else if (phase.type !== 'turn') words.push(`phase=${phase.type}`)
  if (board?.event) words.push(`event=${board.event}`)
  if (ending) words.push(`ending=${ending.cause}:${ending.score}`)
  return words
}

function writeBoard(state: State, cards: readonly SceneCard[]): string[] {
  const { board } = state
  if (!board) return []
  const words = ACTIVITIES.flatMap((line) => (board.lines[line] ? [`${line}=${board.lines[line]}`] : []))
  if (board.ringUsed) words.push('ring-used')
  if (board.blanked) words.push('blanked')
  return [...words, ...writeTiles(state, board, cards)]
}

function writeTiles(state: State, board: Board, cards: readonly SceneCard[]): string[] {
  const words: string[] = []
  if (board.tile !== null) words.push(`tile=${faceOf(cards, board.tile)}`)
  const left = [...board.tiles, ...(board.tile === null ? [] : [board.tile])].map((handle) => faceOf(cards, handle))
  const done = without(TILE_FACES, left)
  if (done.length) words.push(`done=${list(done)}`)
  const top: string[] = []
  let seer: SceneCard['known'] = 'none'
  for (const handle of board.tiles.slice().reverse()) {
    const { face, known } = card(cards, handle)
    if (known === 'none') break
    seer = known
    top.push(face)
  }
  if (top.length) words.push(`top=${seer === 'all' ? 'all' : hobbitAt(state, Number(seer))}:${top.join(',')}`)
  return words
}

function writeTable(state: State, cards: readonly SceneCard[]): string[] {
  const words: string[] = []
  if (state.sauron !== state.options.sauronStart) words.push(`sauron=${state.sauron}`)
  if (state.ringBearer !== 0) words.push(`ring=${hobbitAt(state, state.ringBearer)}`)
  if (state.active !== state.ringBearer) words.push(`active=${hobbitAt(state, state.active)}`)
  if (!sameItems(state.gandalf, GANDALF_CARDS)) words.push(`gandalf=${list(state.gandalf)}`)
  const big = state.bigShields.map((handle) => faceOf(cards, handle))
  if (state.deck.length && !sameItems(big, BIG_SHIELDS)) words.push(`big=${list(big.map((face) => face.slice('shield.'.length)).sort())}`)
  if (state.die) words.push(`die=${hobbitAt(state, state.die.seat)}:${state.die.face}`)
  return words
}

function writePiles(state: State, cards: readonly SceneCard[]): string[] {
  const words: string[] = []
  const pile = (name: string, faces: readonly string[]): void => {
    if (faces.length) words.push(`${name}=${faces.join(',')}`)
  }
  const facesOf = (handles: readonly Handle[]): string[] => handles.map((handle) => faceOf(cards, handle))
  const gone = facesOf(state.gone.filter((handle) => card(cards, handle).known !== 'none'))
  pile('discard', facesOf(state.discard))
  pile('used', facesOf(state.used))
  pile('gone', gone)
  pile('shown', facesOf(state.shown))
  const seen = [...gone, ...facesOf([...state.used, ...state.shown, ...state.players.flatMap(({ hand }) => hand)])]
  const lost = state.lost ?? []
  pile('lost', without(lost, defaultLost(state.place, seen)))
  if (state.board && !sameItems(state.board.features, defaultFeatures(state.place, [...seen, ...lost]))) {
    words.push(`features=${list(state.board.features)}`)
  }
  if (!state.deck.length && state.place === 'bag_end' && !state.players.some(({ hand }) => hand.length)) words.push('unpacked')
  return words
}

function writePlayer(player: Player, cards: readonly SceneCard[]): string {
  const words: string[] = [player.hobbit, String(player.step)]
  if (!player.alive) words.push('out')
  for (const token of LIFE_TOKENS) if (player.tokens[token]) words.push(`${LETTER_OF[token as LifeToken]}${player.tokens[token]}`)
  if (player.shields) words.push(`shields=${player.shields}`)
  const hand = player.hand.map((handle) => {
    const { face, known } = card(cards, handle)
    return known === 'all' ? `${face}!` : face
  })
  if (hand.length) words.push(hand.join(','))
  return words.join(' ')
}
