/** A scene as one line of text. It stands for the start of a stretch of play: what is being asked is not written. */
import type { Handle, Scene, SceneCard, Seat } from '../../../engine/types.ts'
import { CARDS_OPTIONS } from '../data/index.ts'
import type { Piece, State } from '../types.ts'
import { defaultLast, defaultWalked, sameList } from './notation-words.ts'
import { itemsOf } from './pieces.ts'

type Cards = readonly SceneCard[]

export function write({ state, cards }: Scene<State>): string {
  const head = [state.scenario, ...writeOptions(state), ...writePhase(state), ...writeLocations(state)]
  const seats = state.players.map((_, seat) => writeSeat(state, seat, cards))
  return [head.join(' '), ...seats].join(' | ')
}

const tokens = ({ attack, defense }: { attack: number; defense: number }): string =>
  `${attack ? `:a${attack}` : ''}${defense ? `:d${defense}` : ''}`

function writeOptions({ options }: State): string[] {
  return CARDS_OPTIONS.flatMap(({ id, default: standard }) => {
    const value = options[id as keyof typeof options]
    return value === standard || id === 'two_seats' ? [] : [`opt.${id}=${value}`]
  })
}

function writePhase(state: State): string[] {
  const { phase, round, start, lastNumber, lastFought, ending } = state
  const words: string[] = []
  const say = (word: string, value: number, standard: number): void => {
    if (value !== standard) words.push(`${word}=${value}`)
  }
  if (phase.type !== 'action') words.push(`phase=${phase.type}`)
  say('round', round, 1)
  say('start', start, 0)
  if (phase.type === 'action') say('turn', phase.turn, start)
  say('last', lastNumber, defaultLast(state))
  if (lastFought) words.push('fought')
  if (ending) words.push(`ending=${ending.winner}:${ending.cause}:${ending.free}:${ending.shadow}`)
  return words
}

function writeLocations(state: State): string[] {
  const { path, battlegrounds, scored, aside, walked, corruption, titles, permits } = state
  const words: string[] = []
  const list = (word: string, items: readonly string[]): void => {
    if (items.length) words.push(`${word}=${items.join(',')}`)
  }
  if (path) words.push(`path=${path.id}${tokens(path)}`)
  list(
    'ground',
    battlegrounds.map((ground) => `${ground.id}${ground.bare ? '!' : ''}${tokens(ground)}`),
  )
  list('free', scored.free)
  list('shadow', scored.shadow)
  list('aside', aside)
  if (!sameList(walked, defaultWalked(state))) list('walked', walked)
  if (corruption) words.push(`corruption=${corruption}`)
  list('titles', titles)
  list('permits', permits)
  return words
}

function writeSeat(state: State, seat: Seat, cards: Cards): string {
  const player = state.players[seat] as State['players'][number]
  const words: string[] = [player.id]
  const faceOf = (handle: Handle): string => (cards[handle] as SceneCard).face
  const named = (handle: Handle): string => `${faceOf(handle)}${cards[handle]?.known === 'all' ? '!' : ''}`
  const list = (word: string, items: readonly string[]): void => {
    if (items.length) words.push(`${word}=${items.join(',')}`)
  }
  list('hand', player.hand.map(named))
  list('cycle', player.cycle.map(named))
  list('gone', player.eliminated.map(named))
  const top = player.deck[player.deck.length - 1]
  if (top !== undefined && top === player.peeked) words.push(`top=${faceOf(top)}`)
  const mark = (piece: Piece): string => `${faceOf(piece.handle)}${piece.fresh ? '*' : ''}${piece.used ? '^' : ''}${tokens(piece)}`
  for (const spot of ['reserve', 'path', ...state.battlegrounds.map(({ id }) => id)] as const) {
    const units = state.pieces.filter((piece) => piece.at === spot && piece.controller === seat && piece.wielder === null)
    list(
      spot,
      units.map((unit) => [unit, ...itemsOf(state, unit.handle)].map(mark).join('+')),
    )
  }
  if (player.ring !== 'ready') words.push(`ring=${player.ring ?? 'none'}`)
  if (player.passed) words.push('passed')
  return words.join(' ')
}
