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
} from '../engine/index.ts'
import { askingOf, forcedKeys } from './asking.ts'
import { Recorder, undoNoteOf } from './recorder.ts'
import type { AskFrom, Decision, DecisionSeat, SaveState, Snapshot, TableSession } from './types.ts'

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

/** A tap that came before the last action was stored and shown: to be ignored, not explained. */
export const STILL_SAVING: Refusal = { code: 'still-saving' }

export function localSession<S extends object, V, E extends GameEvent>(
  input: LocalSessionInput<S, V, E>,
): TableSession<V, E> & { readonly match: Match<S, V, E> } {
  const { rules, setup, dealer } = input
  const listeners = new Set<() => void>()
  const asking = askingOf(input.askFrom)
  const recorder = new Recorder<S, V, E>(() => match)
  let match: Match<S, V, E> = Match.start(rules, setup, recorder.hear)
  let fingerprints: string[] = []
  let stops: number[] = []
  let revision = 0
  /** A seat that stepped back into a window to act there; until somebody chooses. */
  let held: Seat | null = null
  let saveState: SaveState = 'saved'
  let unpublished = false
  let disposed = false
  let prompts: { at: number; bySeat: Map<Seat, Prompt> } = { at: -1, bySeat: new Map() }
  let snapshot!: Snapshot<V, E>

  const append = (entry: Entry): void => {
    match.put(entry)
    fingerprints.push(match.fingerprint())
    recorder.entered()
  }
  const prompt = (seat: Seat): Prompt | null => {
    if (prompts.at !== match.log.length) prompts = { at: match.log.length, bySeat: new Map() }
    const known = prompts.bySeat.get(seat)
    if (known) return known
    const built = promptFor(match, seat)
    if (built) prompts.bySeat.set(seat, built)
    return built
  }
  const wantsToBeAsked = (seat: Seat): boolean => {
    if (held === seat) return true
    const asked = prompt(seat)
    return asked !== null && asking.wants(seat, asked)
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
        return asked !== null && forcedKeys(asked) !== null
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
      frames: recorder.shown(),
      epoch: recorder.epoch,
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
    if (input.save) unpublished = true
    void keep()
  }
  const jump = (to: number): void => {
    match = match.at(to)
    match.listen(recorder.hear)
    fingerprints = fingerprints.slice(0, to)
    stops = stops.filter((at) => at < to)
    recorder.jumped(to)
    prompts = { at: -1, bySeat: new Map() }
    // What follows at once is told from here.
    recorder.shown()
  }
  const undoNote = (to: number) => undoNoteOf(match, stops, to)

  if (input.resume) {
    const { entries, fingerprints: kept, stops: chosen } = input.resume
    // What was told before the first entry.
    recorder.entered(true)
    for (const entry of entries) {
      match.put(entry)
      recorder.entered(true)
    }
    fingerprints = kept.slice()
    stops = chosen.slice()
    recorder.shown()
  }
  run()
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
      if (unpublished) return STILL_SAVING
      if (to < 0 || to >= match.log.length) return null
      jump(to)
      held = null
      settle()
      return null
    },
    look: (at, seat) => match.at(at).view(seat),
    faceShown: (handle) => match.cards.shownFace(handle),
    get stops() {
      return stops
    },
    get told() {
      return recorder.told
    },
    get entries() {
      return match.log
    },
    setAskFrom: asking.setAskFrom,
    askFrom: asking.askFrom,
    options: setup.options,
    seats: setup.seats,
    together: null,
    dispose() {
      disposed = true
      listeners.clear()
    },
  }
}
