/**
 * A scene in one line, for tests and puzzles:
 * `moria fighting=4 hiding=3 event=2 sauron=11 | frodo 4 r1 s1 shields=2 white.fighting,gimli | sam`.
 * What is not said has its default; cards that are mentioned nowhere lie in their deck, unseen. Throws on a word it does not know.
 */
import { defaultOptions, optionFromText, parseOptions } from '../../../engine/options.ts'
import type { Handle, Scene, SceneCard, Seat } from '../../../engine/types.ts'
import { BIG_SHIELDS, HOBBIT_DECK, LOTR_OPTIONS, PLACE_DATA, TILE_FACES } from '../data/index.ts'
import {
  ACTIVITIES,
  type Activity,
  type DieFace,
  type EndCause,
  type FeatureId,
  GANDALF_CARDS,
  type GandalfId,
  HOBBITS,
  type Hobbit,
  isCardId,
  LIFE_TOKENS,
  type Phase,
  PLACES,
  type Place,
  type Player,
  type Scenario,
  type State,
} from '../types.ts'
import { isHobbitCard } from './cards.ts'
import { newBoard } from './journey.ts'
import { defaultFeatures, defaultLost, isScenarioPlace, LETTER_OF, without } from './notation-words.ts'
import { newPlayer, setup } from './setup.ts'

export { write } from './notation-write.ts'

type Words = ReadonlyMap<string, string>
type Cards = SceneCard[]

export function read(text: string): Scene<State> {
  const [head, ...seats] = text.split('|').map((part) => part.trim().split(/\s+/))
  const [place, ...rest] = head as [string, ...string[]]
  if (!isPlace(place)) throw new Error(`no such place: ${place}`)
  if (!seats.length) throw new Error('nobody sits at this table')
  const words = wordsOf(rest)
  const state = setup(readOptions(words), seats.length)
  const cards: Cards = []
  state.place = place
  state.players = seats.map((one) => readPlayer(one, cards))
  readTable(state, words)
  readPiles(state, words, cards)
  readDecks(state, words, cards)
  readPhase(state, words)
  if (isScenarioPlace(place)) readBoard(state, place as Scenario, words, cards)
  return { state, cards }
}

const isPlace = (word: string): word is Place => (PLACES as readonly string[]).includes(word)

const KNOWN: ReadonlySet<string> = new Set([
  ...ACTIVITIES,
  ...['event', 'phase', 'ending', 'ring-used', 'blanked', 'tile', 'done', 'top', 'sauron', 'ring', 'active', 'gandalf', 'big', 'die'],
  ...['discard', 'used', 'gone', 'shown', 'lost', 'features', 'unpacked'],
])

function wordsOf(words: readonly string[]): Words {
  const map = new Map<string, string>()
  for (const word of words) {
    const [key, value = ''] = word.split('=') as [string, string?]
    if (!KNOWN.has(key) && !key.startsWith('opt.')) throw new Error(`no such word: ${word}`)
    map.set(key, value)
  }
  return map
}

const items = (value: string | undefined): string[] => (!value || value === '-' ? [] : value.split(','))
const number = (value: string | undefined, standard: number): number => (value === undefined ? standard : Number(value))

function readOptions(words: Words) {
  const values: Record<string, unknown> = { ...defaultOptions(LOTR_OPTIONS) }
  for (const spec of LOTR_OPTIONS) {
    const value = words.get(`opt.${spec.id}`)
    if (value !== undefined) values[spec.id] = optionFromText(spec, value)
  }
  const options = parseOptions(LOTR_OPTIONS, values)
  if ('code' in options && 'allowed' in options) throw new Error(`option ${options.option}: allowed are ${options.allowed}`)
  return options
}

function seatOf(state: State, hobbit: string | undefined, standard: Seat): Seat {
  if (hobbit === undefined) return standard
  const seat = state.players.findIndex((player) => player.hobbit === hobbit)
  if (seat < 0) throw new Error(`${hobbit} is not in this game`)
  return seat
}

// ---------------------------------------------------------------- players

function readPlayer([hobbit, step = '0', ...words]: readonly string[], cards: Cards): Player {
  const seat = HOBBITS.indexOf(hobbit as Hobbit)
  if (seat < 0) throw new Error(`no such hobbit: ${hobbit}`)
  const player = newPlayer(hobbit as Hobbit)
  player.step = Number(step)
  for (const word of words) {
    const token = LIFE_TOKENS.find((one) => word[0] === LETTER_OF[one] && /^.\d$/.test(word))
    if (token) player.tokens[token] = Number(word[1])
    else if (word === 'out') player.alive = false
    else if (word.startsWith('shields=')) player.shields = Number(word.slice('shields='.length))
    else player.hand = word.split(',').map((name) => lay(cards, name.replace('!', ''), name.endsWith('!') ? 'all' : seat))
  }
  return player
}

/** One more card on the table. */
function lay(cards: Cards, face: string, known: SceneCard['known'], deck = deckOf(face)): Handle {
  cards.push({ face, known, deck })
  return cards.length - 1
}

function deckOf(face: string): string {
  if (!isCardId(face)) throw new Error(`no such card: ${face}`)
  if (isHobbitCard(face)) return 'hobbit'
  return PLACES.find((place) => PLACE_DATA[place].features.includes(face as FeatureId)) ?? 'feature'
}

// ---------------------------------------------------------------- table and piles

function readTable(state: State, words: Words): void {
  state.sauron = number(words.get('sauron'), state.sauron)
  state.ringBearer = seatOf(state, words.get('ring'), 0)
  state.active = seatOf(state, words.get('active'), state.ringBearer)
  const gandalf = words.get('gandalf')
  if (gandalf !== undefined) state.gandalf = items(gandalf).filter((card): card is GandalfId => GANDALF_CARDS.includes(card as GandalfId))
  const [roller, face] = (words.get('die') ?? '').split(':')
  if (face) state.die = { seat: seatOf(state, roller, 0), face: face as DieFace }
}

function readPiles(state: State, words: Words, cards: Cards): void {
  const pile = (name: string): Handle[] => items(words.get(name)).map((face) => lay(cards, face, 'all'))
  state.discard = pile('discard')
  state.used = pile('used')
  state.gone = pile('gone')
  state.shown = pile('shown')
  const seen = cards.map(({ face }) => face)
  state.lost = [...defaultLost(state.place, seen), ...(items(words.get('lost')) as FeatureId[])]
}

/** What is mentioned nowhere: Hobbit cards in the deck, dealt feature cards out of the game unseen, big shields in their pool. */
function readDecks(state: State, words: Words, cards: Cards): void {
  if (words.has('unpacked')) return
  const seen = cards.map(({ face }) => face)
  const event = number(words.get('event'), 1)
  for (const haven of ['rivendell', 'lothlorien'] as const) {
    const { features } = PLACE_DATA[haven]
    const isHere = state.place === haven && (event > 1 || features.some((card) => seen.includes(card)))
    const isDealt = isHere || PLACES.indexOf(state.place) > PLACES.indexOf(haven)
    if (!isDealt) continue
    state.gone.push(...without(features, seen).map((face) => lay(cards, face, 'none', `${haven}@`)))
  }
  state.deck = without(HOBBIT_DECK, seen).map((face) => lay(cards, face, 'none', 'hobbit@'))
  const big = words.get('big')
  const pool = big === undefined ? BIG_SHIELDS : items(big).map((points) => `shield.${points}`)
  state.bigShields = pool.map((face) => lay(cards, face, 'none', 'shield@'))
}

// ---------------------------------------------------------------- where we are

function readPhase(state: State, words: Words): void {
  const [cause, score] = (words.get('ending') ?? '').split(':')
  if (cause) {
    const result = cause === 'ring-destroyed' ? 'victory' : 'defeat'
    state.ending = { result, cause: cause as EndCause, place: state.place, score: Number(score) }
  }
  const named = words.get('phase')
  if (named === 'over' || named === 'scenario-end' || named === 'mount-doom') state.phase = { type: named }
  else if (named !== undefined) throw new Error(`no such phase: ${named}`)
  else state.phase = phaseAt(state.place, number(words.get('event'), 1))
}

const phaseAt = (place: Place, event: number): Phase => (isScenarioPlace(place) ? { type: 'turn' } : { type: 'haven', event })

function readBoard(state: State, place: Scenario, words: Words, cards: Cards): void {
  const seen = [...cards.map(({ face }) => face), ...(state.lost ?? [])]
  const board = newBoard(place, [])
  state.board = board
  for (const line of ACTIVITIES) {
    if (words.has(line) && board.lines[line] === null) throw new Error(`${place} has no line ${line}`)
    if (board.lines[line] !== null) board.lines[line as Activity] = number(words.get(line), 0)
  }
  board.event = number(words.get('event'), 0)
  board.ringUsed = words.has('ring-used')
  board.blanked = words.has('blanked')
  const features = words.get('features')
  board.features = features === undefined ? defaultFeatures(place, seen) : (items(features) as FeatureId[])
  const done = items(words.get('done'))
  state.tilesDone = done.length
  const [seer = '', top = ''] = (words.get('top') ?? '').split(':')
  const tile = words.get('tile')
  const unseen = without(TILE_FACES, [...done, ...items(top), ...(tile ? [tile] : [])])
  board.tiles = unseen.map((face) => lay(cards, face, 'none', 'tile@'))
  const known = seer === 'all' ? 'all' : seatOf(state, seer || undefined, 0)
  board.tiles.push(
    ...items(top)
      .reverse()
      .map((face) => lay(cards, face, known, 'tile@')),
  )
  board.tile = tile ? lay(cards, tile, 'all', 'tile@') : null
}
