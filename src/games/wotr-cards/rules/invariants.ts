/** What must hold after every entry: no card and no location is lost or lies twice, and what stands together is together. */
import type { Handle } from '../../../engine/types.ts'
import { isPath, type Piece, type State } from '../types.ts'
import { deckOf } from './pieces.ts'
import { facesOfSeat, scenarioOf, sideOf } from './seats.ts'

type Check = (holds: boolean, sentence: string) => void

export function invariants(state: State): readonly string[] {
  const wrong: string[] = []
  const check: Check = (holds, sentence) => {
    if (!holds) wrong.push(sentence)
  }
  checkCards(state, check)
  checkPieces(state, check)
  checkLocations(state, check)
  check(state.corruption >= 0, 'there is less than no corruption')
  check((state.phase.type === 'over') === (state.ending !== null), 'the phase and the ending disagree')
  check(state.start >= 0 && state.start < scenarioOf(state).slots.length, 'nobody starts')
  return wrong
}

/** Every handle in exactly one place. */
function checkCards(state: State, check: Check): void {
  const { pieces, events, looking, players, phase } = state
  const all: Handle[] = [...pieces.map(({ handle }) => handle), ...events, ...(looking?.cards ?? [])]
  for (const { hand, deck, cycle, eliminated } of players) all.push(...hand, ...deck, ...cycle, ...eliminated)
  check(new Set(all).size === all.length, 'a card lies in two places')
  const due = players.reduce((sum, _, seat) => sum + facesOfSeat(state, seat).length, 0)
  // while the decks are being made some cards are still to come
  check(all.length === due || (phase.type === 'setup' && all.length < due), `${all.length} cards instead of ${due}`)
}

function checkPieces(state: State, check: Check): void {
  const { pieces } = state
  for (const piece of pieces) {
    const { handle, at, attack, defense, wielder, owner, controller } = piece
    check(
      at === 'reserve' || at === 'path' || state.battlegrounds.some(({ id }) => id === at),
      `card ${handle} stands at ${at}, which is not active`,
    )
    check(at !== 'path' || state.path !== null, `card ${handle} stands on a path, and there is none`)
    check(attack >= 0 && defense >= 0, `card ${handle} owes tokens`)
    check(sideOf(state, owner) === sideOf(state, controller), `card ${handle} is with the enemy`)
    if (wielder === null) check(owner === controller, `card ${handle} is with another seat`)
    else
      checkItem(
        piece,
        pieces.find((one) => one.handle === wielder),
        check,
      )
  }
}

function checkItem(item: Piece, wielder: Piece | undefined, check: Check): void {
  check(wielder !== undefined, `item ${item.handle} stands alone`)
  if (!wielder) return
  check(wielder.at === item.at, `item ${item.handle} is not with its wielder`)
  check(wielder.controller === item.controller, `item ${item.handle} is controlled by another than its wielder`)
  check(wielder.wielder === null, `item ${item.handle} is wielded by an item`)
}

/** Battlegrounds lie in a deck, are active, or are scored; a path that was activated lies on the table or is done with. */
function checkLocations(state: State, check: Check): void {
  const { battlegrounds, scored, aside, path, nextPath, walked } = state
  const out = [...scored.free, ...scored.shadow]
  const grounds = [
    ...deckOf(state, 'free'),
    ...deckOf(state, 'shadow'),
    ...battlegrounds.map(({ id }) => id),
    ...out.filter((id) => !isPath(id)),
  ]
  check(new Set(grounds).size === grounds.length, 'a battleground lies in two places')
  check(grounds.length === scenarioOf(state).battlegrounds.length, `${grounds.length} battlegrounds`)
  const paths = [...out.filter(isPath), ...aside, ...(path ? [path.id] : []), ...(nextPath ? [nextPath] : [])]
  check(new Set(walked).size === walked.length, 'a path was activated twice')
  check(paths.length === walked.length && paths.every((id) => walked.includes(id)), `${paths.length} paths instead of ${walked.length}`)
}
