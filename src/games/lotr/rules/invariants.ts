/** What must hold after every entry: nothing appears or vanishes, numbers stay in their bounds. [lotr B26] */
import type { Handle } from '../../../engine/types.ts'
import { BIG_SHIELDS, GANDALF_REACH, HOBBIT_DECK, LAST_STEP, LIFE_TOKEN_SUPPLY, PLACE_DATA, TILES_TOTAL } from '../data/index.ts'
import { ACTIVITIES, LIFE_TOKENS, PLACES, type State } from '../types.ts'

export function invariants(state: State): readonly string[] {
  const wrong: string[] = []
  const check = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(sentence)
  }
  checkCards(state, check)
  checkBoard(state, check)
  checkPlayers(state, check)
  check(state.sauron >= 0 && state.sauron <= LAST_STEP, `Sauron stands on ${state.sauron}`)
  check(state.bigShields.length <= BIG_SHIELDS.length, 'the pool of big shields has grown')
  check(new Set(state.gandalf).size === state.gandalf.length, 'a Gandalf card lies there twice')
  check(
    state.gandalf.every((card) => card in GANDALF_REACH),
    'a Gandalf card is unknown',
  )
  check((state.phase.type === 'over') === (state.ending !== null), 'the phase and the ending disagree')
  check((state.phase.type === 'turn' || state.phase.type === 'scenario-end') <= (state.board !== null), 'a scenario has no board')
  check(state.phase.type !== 'haven' || state.board === null, 'a haven has a board')
  return wrong
}

type Check = (holds: boolean, sentence: string) => void

/** All handles that lie somewhere, each once. */
function handlesOf(state: State): Handle[] {
  return [...state.deck, ...state.discard, ...state.used, ...state.gone, ...state.shown, ...state.players.flatMap(({ hand }) => hand)]
}

function checkCards(state: State, check: Check): void {
  const handles = handlesOf(state)
  const tiles = state.board ? [...state.board.tiles, ...(state.board.tile === null ? [] : [state.board.tile])] : []
  const all = [...handles, ...tiles, ...state.bigShields]
  check(new Set(all).size === all.length, 'a card lies in two places')
  if (!state.deck.length && !handles.length && state.place === 'bag_end') return
  const due = HOBBIT_DECK.length + featuresInPlay(state)
  // in the first event of a haven its cards may not have been dealt yet
  const undealt = state.phase.type === 'haven' && state.phase.event === 1 ? PLACE_DATA[state.place].features.length : 0
  check(handles.length === due || handles.length === due - undealt, `${handles.length} cards instead of ${due}`)
}

/** Feature cards that have become handles: dealt in havens, and gained from boards. */
function featuresInPlay(state: State): number {
  let count = 0
  for (const place of PLACES.slice(0, PLACES.indexOf(state.place) + 1)) count += PLACE_DATA[place].features.length
  return count - (state.board?.features.length ?? 0) - (state.lost?.length ?? 0)
}

function checkBoard(state: State, check: Check): void {
  const { board } = state
  if (!board) return
  const tiles = board.tiles.length + (board.tile === null ? 0 : 1) + state.tilesDone
  check(tiles === TILES_TOTAL, `${tiles} tiles instead of ${TILES_TOTAL}`)
  check(board.place === state.place, 'the board lies at another place')
  check(board.event >= 0 && board.event <= 6, `the event marker stands on ${board.event}`)
  for (const line of ACTIVITIES) {
    const data = PLACE_DATA[board.place].lines[line]
    const at = board.lines[line]
    check(data ? at !== null && at >= 0 && at <= data.spaces.length : at === null, `the marker of ${line} stands on ${at}`)
  }
  for (const token of LIFE_TOKENS) {
    const out = state.players.reduce((sum, { tokens }) => sum + tokens[token], 0)
    check(out <= LIFE_TOKEN_SUPPLY[token], `${out} ${token} tokens are out`)
  }
}

function checkPlayers(state: State, check: Check): void {
  for (const player of state.players) {
    const { hobbit, step, shields, alive } = player
    check(step >= 0 && step <= LAST_STEP, `${hobbit} stands on ${step}`)
    check(shields >= 0, `${hobbit} has ${shields} shields`)
    check(
      LIFE_TOKENS.every((token) => player.tokens[token] >= 0),
      `${hobbit} owes life tokens`,
    )
    check(state.phase.type === 'over' || !alive || step < state.sauron || state.doing.type === 'roll', `${hobbit} has passed Sauron`)
  }
  const bearer = state.players[state.ringBearer]
  check(
    bearer?.alive === true || state.phase.type === 'over' || state.phase.type === 'mount-doom',
    'the Ring-bearer is out and the game goes on',
  )
  check(state.active >= 0 && state.active < state.players.length, 'nobody is active')
}
