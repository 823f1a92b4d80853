/**
 * One match on one device: the log, a local dealer, and the patience to pass windows nobody wants to be asked in.
 * A pure machine but for one effect, `save`, which is awaited before an action is shown. Knows no game and no screen.
 */
import {
  type ChanceRequest,
  type Dealer,
  type Entry,
  type GameEvent,
  Match,
  type MatchSetup,
  type Prompt,
  promptFor,
  type Refusal,
  type Rules,
  refuseKeys,
  type Seat,
  type WindowWeight,
} from '../engine/index.ts'
import type { AskFrom, Decision, DecisionSeat, Frame, SaveState, Snapshot, TableSession, UndoNote } from './types.ts'

/** What has to be kept of a match so that it can go on exactly there. */
export interface Kept {
  readonly entries: readonly Entry[]
  /** The state after each entry. */
  readonly fingerprints: readonly string[]
  /** Log positions where a person chose. */
  readonly stops: readonly number[]
}

export interface LocalSessionInput<S extends object, V, E extends GameEvent> {
  readonly rules: Rules<S, V, E>
  readonly setup: MatchSetup
  readonly dealer: Dealer
  /** A match to go on with; its entries are trusted. */
  readonly resume?: Kept
  /** Stores the match; the action is shown when the promise settles. A rejection is shown as `failed` and tried again with the next action. */
  readonly save?: (kept: Kept) => Promise<void>
  readonly askFrom?: ReadonlyMap<string, AskFrom>
}

/** Frames kept for those who look; a person's choice is followed by far fewer. */
const MAX_FRAMES = 200
const WEIGHT: Readonly<Record<WindowWeight | 'never', number>> = { idle: 0, standard: 1, special: 2, never: 3 }
/** Unless a player says otherwise: asked where an operation was made for the moment, left in peace elsewhere. */
export const DEFAULT_ASK_FROM: AskFrom = 'special'
/** A tap that came before the last action was stored and shown: to be ignored, not explained. */
export const STILL_SAVING: Refusal = { code: 'still-saving' }

export function localSession<S extends object, V, E extends GameEvent>(
  input: LocalSessionInput<S, V, E>,
): TableSession<V, E> & { readonly match: Match<S, V, E> } {
  const { rules, setup, dealer } = input
  const listeners = new Set<() => void>()
  const asking = new Map<string, AskFrom>(input.askFrom)
  let events: E[] = []
  const hear = (event: E): void => {
    events.push(event)
  }
  let match: Match<S, V, E> = Match.start(rules, setup, hear)
  let fingerprints: string[] = []
  let stops: number[] = []
  let told: { at: number; event: E }[] = []
  let frames: Frame<V, E>[] = []
  let epoch = 0
  let revision = 0
  /** A seat that stepped back into a window to act there; until somebody chooses. */
  let held: Seat | null = null
  let saveState: SaveState = 'saved'
  let unpublished = false
  let disposed = false
  let prompts: { at: number; bySeat: Map<Seat, Prompt> } = { at: -1, bySeat: new Map() }
  let snapshot!: Snapshot<V, E>

  const frame = (): Frame<V, E> => ({
    at: match.log.length,
    events,
    views: Array.from({ length: setup.seats }, (_, seat) => match.view(seat)),
    publicView: match.view(null),
  })
  const flush = (): void => {
    for (const event of events) told.push({ at: match.log.length, event })
    frames.push(frame())
    if (frames.length > MAX_FRAMES) frames = frames.slice(-MAX_FRAMES)
    events = []
  }
  const append = (entry: Entry): void => {
    match.put(entry)
    fingerprints.push(match.fingerprint())
    if (events.length) flush()
  }
  const prompt = (seat: Seat): Prompt | null => {
    if (prompts.at !== match.log.length) prompts = { at: match.log.length, bySeat: new Map() }
    const known = prompts.bySeat.get(seat)
    if (known) return known
    const built = promptFor(match, seat)
    if (built) prompts.bySeat.set(seat, built)
    return built
  }
  const askFrom = (seat: Seat, window: string): AskFrom => asking.get(`${seat}:${window}`) ?? asking.get(`${seat}:*`) ?? DEFAULT_ASK_FROM
  const wantsToBeAsked = (seat: Seat): boolean => {
    if (held === seat) return true
    const asked = prompt(seat)
    if (!asked) return false
    const window = typeof asked.about?.window === 'string' ? asked.about.window : asked.kind
    return WEIGHT[asked.weight ?? 'idle'] >= WEIGHT[askFrom(seat, window)]
  }

  /** Deals, and answers what needs no person, until somebody has to choose. */
  const run = (): void => {
    for (let request = match.pending; request; request = match.pending) {
      if (request.type !== 'ask') {
        append(dealer.answer(request as ChanceRequest, match.cards, match.log.length))
        continue
      }
      const waiting = match.waitingFor
      if (request.asked.every(({ pass }) => pass !== undefined)) {
        const passing = waiting.filter((seat) => !wantsToBeAsked(seat))
        if (!passing.length) return
        append({ type: 'pass', seats: passing })
        continue
      }
      const forced = waiting.find((seat) => {
        const asked = prompt(seat)
        return asked && asked.keys.length === 1 && asked.min === 1 && asked.max === 1
      })
      if (forced === undefined) return
      append({ type: 'answer', seat: forced, keys: prompt(forced)?.keys ?? [] })
    }
  }

  const decision = (): Decision | null => {
    const request = match.pending
    if (request?.type !== 'ask') return null
    const seats: DecisionSeat[] = []
    for (const seat of match.waitingFor) {
      const asked = prompt(seat)
      if (asked) seats.push({ seat, prompt: asked })
    }
    return { at: match.log.length, seats, isWindow: request.asked.every(({ pass }) => pass !== undefined) }
  }
  /** Where the window stands that was passed without asking anybody just before this decision; null where somebody chose since. */
  const reopenable = (): number | null => {
    const request = match.pending
    const isPartlyPassed = request?.type === 'ask' && match.waitingFor.length < request.asked.length
    const at = match.log.length - (isPartlyPassed ? 2 : 1)
    return match.log[at]?.type === 'pass' && !stops.includes(at) ? at : null
  }
  const publish = (): void => {
    unpublished = false
    revision++
    snapshot = {
      revision,
      length: match.log.length,
      // A copy: what is appended while the next action is being stored must not be seen before it is.
      frames: frames.slice(),
      epoch,
      decision: decision(),
      outcome: match.outcome,
      save: saveState,
      canAct: match.outcome === null && reopenable() !== null,
      together: null,
    }
    for (const listener of listeners) listener()
  }
  const keep = async (): Promise<void> => {
    if (!input.save) return publish()
    try {
      await input.save({ entries: match.log.slice(), fingerprints: fingerprints.slice(), stops: stops.slice() })
      saveState = 'saved'
    } catch {
      // Why it failed was reported by the store; the table goes on and says that it is not saved.
      saveState = 'failed'
    }
    if (!disposed) publish()
  }
  const settle = (): void => {
    run()
    const last = frames[frames.length - 1]
    if (!last || last.at !== match.log.length) flush()
    if (input.save) unpublished = true
    void keep()
  }
  const jump = (to: number): void => {
    match = match.at(to)
    match.listen(hear)
    fingerprints = fingerprints.slice(0, to)
    stops = stops.filter((at) => at < to)
    told = told.filter(({ at }) => at <= to)
    events = []
    frames = []
    epoch++
    prompts = { at: -1, bySeat: new Map() }
    frames.push(frame())
  }
  const undoNote = (to: number): UndoNote => {
    const revealed = { rolls: 0, cards: 0, tiles: 0 }
    for (const entry of match.log.slice(to)) {
      if (entry.type === 'roll') revealed.rolls += entry.values.length
      else if (entry.type === 'draw' || entry.type === 'peek') revealed.cards += entry.faces.length
      else if (entry.type === 'reveal') revealed.tiles += entry.faces.length
    }
    return { to, choices: stops.filter((at) => at >= to).length, entries: match.log.length - to, revealed }
  }

  if (input.resume) {
    const { entries, fingerprints: kept, stops: chosen } = input.resume
    for (const entry of entries) {
      match.put(entry)
      for (const event of events) told.push({ at: match.log.length, event })
      events = []
    }
    fingerprints = kept.slice()
    stops = chosen.slice()
    frames.push(frame())
  }
  run()
  if (frames[frames.length - 1]?.at !== match.log.length) flush()
  publish()

  return {
    get match() {
      return match
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => snapshot,
    choose(seat, keys): Refusal | null {
      if (unpublished) return STILL_SAVING
      const asked = prompt(seat)
      if (!asked) return { code: match.outcome ? 'match-over' : 'not-asked', data: { seat } }
      const refusal = refuseKeys(match, seat, asked, keys)
      if (refusal) return refusal
      stops.push(match.log.length)
      held = null
      append({ type: 'answer', seat, keys: [...keys] })
      settle()
      return null
    },
    goOn() {
      if (unpublished || !snapshot.decision?.isWindow) return
      stops.push(match.log.length)
      held = null
      append({ type: 'pass', seats: match.waitingFor })
      settle()
    },
    why(seat, key) {
      const asked = prompt(seat)
      if (!asked) return { code: match.outcome ? 'match-over' : 'not-asked', data: { seat } }
      return rules.why(match.state, seat, asked, key, match.cards.seenBy(seat))
    },
    actFirst(seat) {
      const at = reopenable()
      if (at === null || unpublished) return
      jump(at)
      held = seat
      settle()
    },
    lastStep() {
      const last = stops[stops.length - 1]
      return last === undefined ? null : undoNote(last)
    },
    undoNote,
    undoTo(to) {
      if (unpublished || to < 0 || to >= match.log.length) return
      jump(to)
      held = null
      settle()
    },
    look: (at, seat) => match.at(at).view(seat),
    get stops() {
      return stops
    },
    get told() {
      return told
    },
    get entries() {
      return match.log
    },
    setAskFrom(seat, window, from) {
      asking.set(`${seat}:${window ?? '*'}`, from)
    },
    askFrom,
    options: setup.options,
    seats: setup.seats,
    together: null,
    dispose() {
      disposed = true
      listeners.clear()
    },
  }
}
