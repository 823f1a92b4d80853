/**
 * A scene in one line, for tests and puzzles:
 * `trilogy path=egladil ground=helms-deep:d1 | frodo hand=gimli,narya reserve=gandalf-the-grey+glamdring | saruman helms-deep=wolf-riders`.
 * Seats and words that are not named have their defaults; cards that are mentioned nowhere lie in their deck, unseen. Throws on a word it does not know.
 */
import { defaultOptions, optionFromText, parseOptions } from '../../../engine/options.ts'
import type { Handle, OptionValues, Scene, SceneCard, Seat } from '../../../engine/types.ts'
import { CARDS_OPTIONS, SCENARIO_DATA } from '../data/index.ts'
import {
  BATTLEGROUNDS,
  type CardId,
  isBattleground,
  isCardId,
  isPath,
  type LocationId,
  type Phase,
  type Piece,
  type Player,
  SCENARIOS,
  type ScenarioId,
  type Side,
  type Spot,
  type State,
} from '../types.ts'
import { defaultLast, defaultWalked, ownerOf } from './notation-words.ts'
import { facesOfSeat } from './seats.ts'
import { setup } from './setup.ts'

type Words = ReadonlyMap<string, string>
type Cards = SceneCard[]

export function read(text: string): Scene<State> {
  const [head, ...seats] = text.split('|').map((part) => part.trim().split(/\s+/))
  const [name, ...rest] = head as [string, ...string[]]
  const scenario = SCENARIOS.find((one) => one === name)
  if (!scenario) throw new Error(`no such scenario: ${name}`)
  const words = wordsOf(rest, HEAD)
  const state = setup(readOptions(words, scenario), SCENARIO_DATA[scenario].seats.length)
  const cards: Cards = []
  readLocations(state, words)
  const given = new Map(seats.map(([id, ...more]) => [id as string, wordsOf(more, SEAT)]))
  for (const id of given.keys()) if (!state.players.some((player) => player.id === id)) throw new Error(`nobody plays ${id} in ${scenario}`)
  for (const [seat, player] of state.players.entries()) readPieces(state, seat, given.get(player.id) ?? new Map(), cards)
  for (const [seat, player] of state.players.entries()) readPiles(state, seat, player, given.get(player.id) ?? new Map(), cards)
  return { state, cards }
}

const HEAD: ReadonlySet<string> = new Set([
  ...['phase', 'round', 'start', 'turn', 'last', 'fought', 'ending', 'path', 'ground', 'free', 'shadow', 'aside', 'walked'],
  ...['corruption', 'titles', 'permits'],
])
const SEAT: ReadonlySet<string> = new Set(['hand', 'cycle', 'gone', 'deck', 'top', 'ring', 'passed', 'reserve', 'path', ...BATTLEGROUNDS])

function wordsOf(words: readonly string[], known: ReadonlySet<string>): Words {
  const map = new Map<string, string>()
  for (const word of words) {
    const [key, value = ''] = word.split('=') as [string, string?]
    if (!known.has(key) && !key.startsWith('opt.')) throw new Error(`no such word: ${word}`)
    map.set(key, value)
  }
  return map
}

const items = (value: string | undefined): string[] => (!value || value === '-' ? [] : value.split(','))
const number = (value: string | undefined, standard: number): number => (value === undefined ? standard : Number(value))

function readOptions(words: Words, scenario: ScenarioId): OptionValues {
  const values: Record<string, unknown> = { ...defaultOptions(CARDS_OPTIONS), two_seats: scenario === 'fellowship' ? 'fellowship' : 'duel' }
  for (const spec of CARDS_OPTIONS) {
    const value = words.get(`opt.${spec.id}`)
    if (value !== undefined) values[spec.id] = optionFromText(spec, value)
  }
  const options = parseOptions(CARDS_OPTIONS, values)
  if ('code' in options && 'allowed' in options) throw new Error(`option ${options.option}: allowed are ${options.allowed}`)
  return options as OptionValues
}

// ---------------------------------------------------------------- the table

function readLocations(state: State, words: Words): void {
  const ids = <T extends string>(word: string, is: (id: string) => id is T): T[] =>
    items(words.get(word)).map((id) => {
      if (!is(id)) throw new Error(`${word}: there is no ${id}`)
      return id
    })
  const isLocation = (id: string): id is LocationId => isBattleground(id) || isPath(id)
  for (const ground of items(words.get('ground'))) {
    const [name = '', ...tokens] = ground.split(':')
    const id = name.replace('!', '')
    if (!isBattleground(id)) throw new Error(`there is no battleground ${id}`)
    state.battlegrounds.push({ id, bare: name.endsWith('!'), ...readTokens(tokens) })
  }
  const [path = '', ...tokens] = (words.get('path') ?? '').split(':')
  if (path && !isPath(path)) throw new Error(`there is no path ${path}`)
  if (isPath(path)) state.path = { id: path, ...readTokens(tokens) }
  state.scored = { free: ids('free', isLocation), shadow: ids('shadow', isLocation) }
  state.aside = ids('aside', isPath)
  state.walked = words.has('walked') ? ids('walked', isPath) : defaultWalked(state)
  state.corruption = number(words.get('corruption'), 0)
  state.titles = ids('titles', isCardId)
  state.permits = ids('permits', isCardId)
  state.round = number(words.get('round'), 1)
  state.start = number(words.get('start'), 0)
  state.lastNumber = number(words.get('last'), defaultLast(state))
  state.lastFought = words.has('fought')
  state.phase = readPhase(words, state.start)
  const [winner, cause, free, shadow] = (words.get('ending') ?? '').split(':')
  if (winner) state.ending = { winner: winner as Side, cause: cause as 'lead', free: Number(free), shadow: Number(shadow) }
}

const PHASES = ['setup', 'location', 'combat', 'victory', 'draw', 'over'] as const
function readPhase(words: Words, start: number): Phase {
  const named = words.get('phase')
  if (named === undefined) return { type: 'action', turn: number(words.get('turn'), start) }
  const type = PHASES.find((phase) => phase === named)
  if (!type) throw new Error(`no such phase: ${named}`)
  return { type }
}

function readTokens(marks: readonly string[]): { attack: number; defense: number } {
  const of = (letter: string): number => Number(marks.find((mark) => mark[0] === letter)?.slice(1) ?? 0)
  return { attack: of('a'), defense: of('d') }
}

// ---------------------------------------------------------------- a seat

/** One more card on the table. */
function lay(
  state: State,
  cards: Cards,
  seat: Seat,
  face: string,
  known: SceneCard['known'],
  deck = state.players[seat]?.id ?? '',
): Handle {
  if (!isCardId(face)) throw new Error(`no such card: ${face}`)
  const copies = facesOfSeat(state, seat).filter((one) => one === face).length
  if (!copies) throw new Error(`${face} is not in the deck of ${state.players[seat]?.id}`)
  if (cards.filter((card) => card.face === face).length >= copies) throw new Error(`there are not so many ${face}`)
  cards.push({ face, known, deck })
  return cards.length - 1
}

function readPieces(state: State, seat: Seat, words: Words, cards: Cards): void {
  const spots: Spot[] = ['reserve', 'path', ...BATTLEGROUNDS]
  for (const spot of spots) {
    for (const group of items(words.get(spot))) {
      const [unit, ...wielded] = group.split('+') as [string, ...string[]]
      const wielder = readPiece(state, seat, spot, unit, null, cards)
      for (const item of wielded) readPiece(state, seat, spot, item, wielder, cards)
    }
  }
}

/** `gimli`, `gimli*` put there this round, `palantir-of-orthanc^` used this round, `:a1` and `:d1` for tokens. */
function readPiece(state: State, controller: Seat, at: Spot, word: string, wielder: Handle | null, cards: Cards): Handle {
  const [name = '', ...tokens] = word.split(':')
  const face = name.replace(/[*^]/g, '')
  if (!isCardId(face)) throw new Error(`no such card: ${face}`)
  const owner = wielder === null ? controller : ownerOf(state, face)
  const handle = lay(state, cards, owner, face, 'all')
  const piece: Piece = {
    handle,
    owner,
    controller,
    at,
    wielder,
    fresh: name.includes('*'),
    used: name.includes('^'),
    ...readTokens(tokens),
  }
  state.pieces.push(piece)
  return handle
}

function readPiles(state: State, seat: Seat, player: Player, words: Words, cards: Cards): void {
  const pile = (word: string): Handle[] =>
    items(words.get(word)).map((face) => lay(state, cards, seat, face.replace('!', ''), face.endsWith('!') ? 'all' : seat))
  player.hand = pile('hand')
  player.cycle = pile('cycle')
  player.eliminated = pile('gone')
  player.passed = words.has('passed')
  const ring = words.get('ring')
  if (ring !== undefined) player.ring = ring === 'turned' ? 'turned' : null
  if (state.phase.type === 'setup') return
  const rest = facesOfSeat(state, seat).slice()
  for (const { face } of cards) if (rest.includes(face as CardId)) rest.splice(rest.indexOf(face as CardId), 1)
  const top = words.get('top')
  if (top) rest.splice(rest.indexOf(top as CardId), 1)
  const named = words.get('deck')
  const unseen = named === undefined ? rest : (items(named) as CardId[])
  for (const face of named === undefined ? [] : unseen) rest.splice(rest.indexOf(face), 1)
  if (named !== undefined) player.eliminated.push(...rest.map((face) => lay(state, cards, seat, face, seat)))
  player.deck = unseen.map((face) => lay(state, cards, seat, face, 'none', `${player.id}@`))
  if (top) {
    player.peeked = lay(state, cards, seat, top, seat, `${player.id}@`)
    player.deck.push(player.peeked)
  }
}
