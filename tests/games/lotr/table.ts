/**
 * A table for tests that read like rulings: a scene in the notation, what the die and the cards will show, and players who
 * do things by name. Windows nobody speaks about are passed; every answer goes through the same gate as a real one.
 */
import { expect } from 'vitest'
import { type Dealer, localDealer, Match, promptFor, refuseEntry, riggedDealer } from '../../../src/engine/index.ts'
import type { Asked, ChanceRequest, Entry, Prompt, Seat } from '../../../src/engine/types.ts'
import { lotrRules } from '../../../src/games/lotr/index.ts'
import { DIE_FACES, type Hobbit, type LotrEvent, type Player, type State, type View, type WindowId } from '../../../src/games/lotr/types.ts'

export interface WindowSeen {
  readonly window: WindowId
  readonly moment: string
  readonly subject?: Hobbit
  readonly face?: string
  readonly asked: readonly Hobbit[]
}

export interface Table {
  readonly match: Match<State, View, LotrEvent>
  readonly state: State
  readonly events: LotrEvent[]
  /** Every window that opened, in order. */
  readonly windows: WindowSeen[]
  player(hobbit: Hobbit): Player
  /** Events of one type, in order. */
  told<T extends LotrEvent['type']>(type: T): Extract<LotrEvent, { type: T }>[]
  /** Lets windows pass until this hobbit is asked something that is no window, and answers. `gimli` for `gimli#41`. */
  does(hobbit: Hobbit, ...keys: string[]): Table
  /** Lets windows pass until this one, and acts there; the others pass. */
  acts(window: WindowId, hobbit: Hobbit, key: string): Table
  /** Several act in the same round of the window that is open. */
  actTogether(window: WindowId, acts: Partial<Record<Hobbit, string>>): Table
  /** Lets windows pass until this one is open. */
  upTo(window: WindowId): Table
  /** Lets windows pass until something else is asked, or the match is over. */
  goOn(): Table
  /** What a hobbit is asked now, without card numbers. */
  offers(hobbit: Hobbit): string[]
  prompt(hobbit: Hobbit): Prompt
  /** Why these keys are refused now; null when they are legal. */
  refuses(hobbit: Hobbit, ...keys: string[]): string | null
  /** Faces in a hand. */
  hand(hobbit: Hobbit): string[]
}

const plain = (key: string): string => key.replace(/#\d+$/, '')

/** Sets the scene. `coming`: die faces, tiles and cards, in the order in which they shall show. */
export function table(scene: string, ...coming: string[]): Table {
  const set = lotrRules.notation.read(scene)
  const events: LotrEvent[] = []
  const windows: WindowSeen[] = []
  const options = set.state.options as unknown as Record<string, boolean | string | number>
  const match = Match.from(lotrRules, { options, seats: set.state.players.length }, set, (event) => events.push(event))
  const rig = coming.map((word) => ((DIE_FACES as readonly string[]).includes(word) ? DIE_FACES.indexOf(word as never) : word))
  const chance = localDealer(7)
  const rigged = riggedDealer(rig, chance)
  /** Words that do not fit a request wait for one that they fit. */
  const fits = (request: ChanceRequest): boolean =>
    !('handles' in request) ||
    request.handles.every((handle) => match.cards.face(handle) ?? match.cards.pool(handle).includes(String(rig[0])))
  const dealer: Dealer = {
    answer: (request, cards, length) => (fits(request) ? rigged : chance).answer(request, cards, length),
  }

  const hobbitOf = (seat: Seat): Hobbit => (match.state.players[seat] as Player).hobbit
  const seatOf = (hobbit: Hobbit): Seat => match.state.players.findIndex((player) => player.hobbit === hobbit)

  function put(entry: Entry): void {
    expect(refuseEntry(match, entry), JSON.stringify(entry)).toBeNull()
    match.put(entry)
    settle()
  }
  function settle(): void {
    while (match.pending && match.pending.type !== 'ask') {
      match.put(dealer.answer(match.pending as ChanceRequest, match.cards, match.log.length))
      expect(lotrRules.invariants(match.state)).toEqual([])
    }
    noteWindow()
  }
  function asked(): readonly Asked[] {
    return match.pending?.type === 'ask' ? match.pending.asked.filter(({ seat }) => match.waitingFor.includes(seat)) : []
  }
  const isWindow = (): boolean => asked().some(({ pass }) => pass !== undefined)
  function noteWindow(): void {
    if (!isWindow() || match.waitingFor.length !== asked().length) return
    const first = asked()[0] as Asked
    const about = first.prompt().about as { window: WindowId; moment: string; subject?: Seat; face?: string }
    const { window, moment, subject, face } = about
    windows.push({
      window,
      moment,
      ...(subject === undefined ? {} : { subject: hobbitOf(subject) }),
      ...(face ? { face } : {}),
      asked: asked().map(({ seat }) => hobbitOf(seat)),
    })
  }
  function promptOf(hobbit: Hobbit): Prompt {
    const prompt = promptFor(match, seatOf(hobbit))
    if (!prompt || 'code' in prompt) throw new Error(`${hobbit} is not asked now; asked: ${asked().map(({ seat }) => hobbitOf(seat))}`)
    return prompt
  }
  /** `gimli` names the first such card that is not named yet. */
  function fullKeys(hobbit: Hobbit, keys: readonly string[]): string[] {
    const prompt = promptOf(hobbit)
    const taken: string[] = []
    for (const key of keys) {
      const exact = prompt.keys.find((one) => !taken.includes(one) && (one === key || plain(one) === key))
      taken.push(exact ?? withHandle(hobbit, key))
    }
    return taken
  }
  /** A card in hand that is not offered, so that the refusal can be asked for. */
  function withHandle(hobbit: Hobbit, key: string): string {
    const name = key.slice(key.indexOf(':') + 1)
    const handle = (match.state.players[seatOf(hobbit)] as Player).hand.find((one) => match.cards.face(one) === name)
    return handle === undefined ? key : `${key}#${handle}`
  }
  function pass(): void {
    put({ type: 'pass', seats: [...match.waitingFor] })
  }
  function passWindows(until: () => boolean): void {
    while (isWindow() && !until()) pass()
  }
  const openWindow = (): WindowId | null => (isWindow() ? ((asked()[0] as Asked).prompt().about?.window as WindowId) : null)

  const self: Table = {
    match,
    get state() {
      return match.state
    },
    events,
    windows,
    player: (hobbit) => match.state.players[seatOf(hobbit)] as Player,
    told: (type) => events.filter((event): event is Extract<LotrEvent, { type: typeof type }> => event.type === type),
    does(hobbit, ...keys) {
      passWindows(() => false)
      put({ type: 'answer', seat: seatOf(hobbit), keys: fullKeys(hobbit, keys) })
      return self
    },
    upTo(window) {
      passWindows(() => openWindow() === window)
      expect(openWindow(), `window ${window}`).toBe(window)
      return self
    },
    acts(window, hobbit, key) {
      return self.actTogether(window, { [hobbit]: key })
    },
    actTogether(window, acts) {
      self.upTo(window)
      const answers = asked().flatMap(({ seat }): Entry[] => {
        const key = acts[hobbitOf(seat)]
        return key ? [{ type: 'answer', seat, keys: fullKeys(hobbitOf(seat), [key]) }] : []
      })
      expect(answers.length, 'all of them are asked').toBe(Object.keys(acts).length)
      const rest = match.waitingFor.filter((seat) => !acts[hobbitOf(seat)])
      for (const answer of answers) put(answer)
      if (rest.length) put({ type: 'pass', seats: rest })
      return self
    },
    goOn() {
      passWindows(() => false)
      return self
    },
    offers: (hobbit) => promptOf(hobbit).keys.map(plain),
    prompt: promptOf,
    refuses(hobbit, ...keys) {
      const refusal = refuseEntry(match, { type: 'answer', seat: seatOf(hobbit), keys: fullKeys(hobbit, keys) })
      return refusal?.code ?? null
    },
    hand: (hobbit) => (match.state.players[seatOf(hobbit)] as Player).hand.map((handle) => match.cards.face(handle) ?? '?'),
  }
  settle()
  return self
}
