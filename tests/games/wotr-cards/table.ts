/**
 * A table for tests that read like rulings: a scene in the notation, what the decks will show, and seats that do things by name.
 * Every answer goes through the same gate as a real one. Cards are named by their title, `cycle:gimli` for `cycle:#41`.
 */
import { expect } from 'vitest'
import { cardInKey, Match, promptFor, refuseEntry } from '../../../src/engine/index.ts'
import type { ChanceRequest, Entry, Handle, Prompt, Seat } from '../../../src/engine/types.ts'
import { otherSide } from '../../../src/games/wotr-cards/data/index.ts'
import { wotrCardsRules } from '../../../src/games/wotr-cards/index.ts'
import { pathsLeft } from '../../../src/games/wotr-cards/rules/activate.ts'
import { deckOf } from '../../../src/games/wotr-cards/rules/pieces.ts'
import { sideOf, startingSeat } from '../../../src/games/wotr-cards/rules/seats.ts'
import {
  type CardsEvent,
  isBattleground,
  isPath,
  type Player,
  type SeatId,
  type Spot,
  type State,
  type View,
} from '../../../src/games/wotr-cards/types.ts'

export interface Table {
  readonly match: Match<State, View, CardsEvent>
  readonly state: State
  readonly events: CardsEvent[]
  player(seat: SeatId): Player
  view(seat: SeatId | null): View
  /** Events of one type, in order. */
  told<T extends CardsEvent['type']>(type: T): Extract<CardsEvent, { type: T }>[]
  /** This seat answers. */
  does(seat: SeatId, ...keys: string[]): Table
  /** What a seat is asked now, with titles for numbers. */
  offers(seat: SeatId): string[]
  prompt(seat: SeatId): Prompt
  /** Who is asked, and what kind of decision: `frodo action`. */
  asked(): string
  /** Why these keys are refused now; null when they are legal. */
  refuses(seat: SeatId, ...keys: string[]): string | null
  hand(seat: SeatId): string[]
  cycled(seat: SeatId): string[]
  gone(seat: SeatId): string[]
  /** Titles of the cards in play at a place; items after their wielder. */
  at(spot: Spot): string[]
  /** Lets the seats pass until the action step is over, or somebody is asked something else. */
  allPass(): Table
  /** Number of a card by its title. */
  handle(face: string): Handle
}

/** Sets the scene. `coming`: titles and locations in the order in which they shall turn up. */
export function table(scene: string, ...coming: string[]): Table {
  const set = wotrCardsRules.notation.read(scene)
  const events: CardsEvent[] = []
  const options = set.state.options as unknown as Record<string, boolean | string | number>
  const match = Match.from(wotrCardsRules, { options, seats: set.state.players.length }, set, (event) => events.push(event))
  const left = coming.slice()
  const seatOf = (id: SeatId): Seat => {
    const seat = match.state.players.findIndex((player) => player.id === id)
    if (seat < 0) throw new Error(`nobody plays ${id}`)
    return seat
  }
  const faceOf = (handle: Handle): string => match.cards.face(handle) ?? '?'

  function rolled(sides: number): number {
    const word = left[0]
    const { state } = match
    if (word === undefined) return 0
    if (isPath(word)) return at(pathsLeft(state, state.lastNumber + 1), word)
    if (!isBattleground(word)) return 0
    const side = sideOf(state, startingSeat(state))
    const deck = deckOf(state, side).length ? deckOf(state, side) : deckOf(state, otherSide(side))
    return deck.length === sides ? at(deck, word) : 0
  }
  function at(list: readonly string[], word: string): number {
    if (list.includes(word)) left.shift()
    return Math.max(0, list.indexOf(word))
  }
  function chance(request: ChanceRequest): Entry {
    if (request.type === 'shuffle') return { type: 'shuffle' }
    if (request.type === 'roll') return { type: 'roll', values: [rolled(request.sides)] }
    const pools = new Map<readonly string[], string[]>()
    const faces = request.handles.map((handle) => {
      const known = match.cards.face(handle)
      if (known !== null) return known
      const pool = match.cards.pool(handle)
      const rest = pools.get(pool) ?? pool.slice()
      pools.set(pool, rest)
      const found = left[0] === undefined ? -1 : rest.indexOf(left[0])
      if (found >= 0) left.shift()
      return rest.splice(Math.max(0, found), 1)[0] as string
    })
    return { type: request.type, faces }
  }
  function settle(): void {
    while (match.pending && match.pending.type !== 'ask') {
      match.put(chance(match.pending as ChanceRequest))
      expect(wotrCardsRules.invariants(match.state)).toEqual([])
    }
  }
  const plain = (key: string): string => {
    const card = cardInKey(key)
    return card ? `${key.slice(0, key.indexOf(':'))}:${faceOf(card.handle)}` : key
  }
  function promptOf(id: SeatId): Prompt {
    const prompt = promptFor(match, seatOf(id))
    if (!prompt) throw new Error(`${id} is not asked now; asked: ${self.asked()}`)
    return prompt
  }
  /** `gimli` names the first such card that is not named yet. */
  function fullKeys(id: SeatId, keys: readonly string[]): string[] {
    const taken: string[] = []
    for (const key of keys) {
      const exact = promptOf(id).keys.find((one) => !taken.includes(one) && (one === key || plain(one) === key))
      taken.push(exact ?? withHandle(id, key))
    }
    return taken
  }
  /** A card that is not offered, so that the refusal can be asked for. */
  function withHandle(id: SeatId, key: string): string {
    const name = key.slice(key.indexOf(':') + 1)
    const own = match.state.players[seatOf(id)] as Player
    const all = [...own.hand, ...match.state.pieces.map(({ handle }) => handle), ...own.cycle, ...(match.state.looking?.cards ?? [])]
    const handle = all.find((one) => faceOf(one) === name)
    if (handle === undefined) return key
    const hidden =
      ['cycle', 'eliminate', 'hand'].includes(key.split(':')[0] as string) || (key.startsWith('forsake') && own.hand.includes(handle))
    return hidden ? `${key.split(':')[0]}:#${handle}` : `${key}#${handle}`
  }

  const self: Table = {
    match,
    get state() {
      return match.state
    },
    events,
    player: (id) => match.state.players[seatOf(id)] as Player,
    view: (id) => match.view(id === null ? null : seatOf(id)),
    told: (type) => events.filter((event): event is Extract<CardsEvent, { type: typeof type }> => event.type === type),
    does(id, ...keys) {
      const entry: Entry = { type: 'answer', seat: seatOf(id), keys: fullKeys(id, keys) }
      expect(
        refuseEntry(match, entry),
        `${id} ${keys.join(' ')}; offered: ${promptFor(match, seatOf(id)) ? self.offers(id).join(' ') : self.asked()}`,
      ).toBeNull()
      match.put(entry)
      expect(wotrCardsRules.invariants(match.state)).toEqual([])
      settle()
      return self
    },
    offers: (id) => promptOf(id).keys.map(plain),
    prompt: promptOf,
    asked: () => match.waitingFor.map((seat) => `${match.state.players[seat]?.id} ${promptFor(match, seat)?.kind}`).join(', '),
    refuses: (id, ...keys) => refuseEntry(match, { type: 'answer', seat: seatOf(id), keys: fullKeys(id, keys) })?.code ?? null,
    hand: (id) => (match.state.players[seatOf(id)] as Player).hand.map(faceOf),
    cycled: (id) => (match.state.players[seatOf(id)] as Player).cycle.map(faceOf),
    gone: (id) => (match.state.players[seatOf(id)] as Player).eliminated.map(faceOf),
    at: (spot) =>
      match.state.pieces
        .filter((piece) => piece.at === spot && piece.wielder === null)
        .flatMap(({ handle }) => [handle, ...match.state.pieces.filter((piece) => piece.wielder === handle).map((item) => item.handle)])
        .map(faceOf),
    allPass() {
      for (let i = 0; i < 20 && match.state.phase.type === 'action'; i++) {
        const seat = match.waitingFor[0]
        if (seat === undefined || promptFor(match, seat)?.kind !== 'action') break
        self.does((match.state.players[seat] as Player).id, 'pass')
      }
      return self
    },
    handle(face) {
      for (let handle = 0; handle < match.cards.size; handle++) if (match.cards.face(handle) === face) return handle
      throw new Error(`nobody knows where ${face} is`)
    },
  }
  settle()
  return self
}
