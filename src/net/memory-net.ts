/**
 * A net for tests: a virtual clock, lines between named devices, and every fault a real net has. The same seed gives
 * the same run. Never part of the app, so `index.ts` does not export it; uses no real clock and no real chance.
 */
import type { Line } from './line.ts'
import { type LineEnd, lineEnd } from './line-end.ts'

export interface Faults {
  /** Probability from 0 to 1 that a text vanishes. */
  readonly loss: number
  /** Probability that a text arrives a second time, later. */
  readonly repeat: number
  /** Probability that a text may be overtaken by later ones. The others arrive in the order they were sent. */
  readonly reorder: number
  /** Shortest and longest way. */
  readonly delayMs: readonly [min: number, max: number]
}

export interface MemoryNet {
  /** One line between two devices: the end of `a`, the end of `b`. A pair may have several. */
  connect(a: string, b: string): readonly [Line, Line]
  /** Sets faults everywhere, or between two devices only. What is not named stays as it is. */
  setFaults(faults: Partial<Faults>, between?: readonly [string, string]): void
  /**
   * Only devices of one group hear each other; those not named form a last group together. Texts across, those on
   * their way included, vanish without a sign; with `close` the lines across are closed at both ends.
   */
  partition(groups: readonly (readonly string[])[], how?: { readonly close?: boolean }): void
  /** Ends the partition. Vanished texts stay vanished, closed lines closed. */
  heal(): void
  now(): number
  /**
   * Calls once, `ms` from now; the result cancels it. A background call (a heartbeat) happens in its turn, but
   * `runUntilIdle` does not wait for it.
   */
  schedule(call: () => void, ms: number, how?: { readonly background?: boolean }): () => void
  /** Lets all happen that is due within `ms`, and sets the clock there. */
  advance(ms: number): void
  /** As `advance`, with a turn for promises after each happening. */
  advanceAwaiting(ms: number): Promise<void>
  /** Lets time pass until nothing is on its way and nothing is scheduled, at most `limitMs`. True when idle. */
  runUntilIdle(limitMs?: number): boolean
  /** Texts so far, for measuring. */
  count(): { readonly sent: number; readonly delivered: number; readonly lost: number; readonly characters: number }
}

interface Happening {
  readonly at: number
  readonly serial: number
  readonly background: boolean
  call: (() => void) | null
}

interface Side {
  readonly owner: string
  readonly end: LineEnd
  /** Nothing sent in order arrives here before this time. */
  inOrder: number
}

const NO_FAULTS: Faults = { loss: 0, repeat: 0, reorder: 0, delayMs: [1, 1] }
const REORDER_SPREAD_MS = 50
const NEVER_IDLE_MS = 3_600_000

const pairOf = (a: string, b: string) => (a < b ? `${a}\n${b}` : `${b}\n${a}`)

/** Mulberry32: 32 bits of state, integers only. */
function integers(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (t ^ (t >>> 14)) >>> 0
  }
}

const isBefore = (a: Happening, b: Happening) => a.at < b.at || (a.at === b.at && a.serial < b.serial)

/** What is to happen, the earliest first: a binary heap, for thousands of matches run over it. */
function agenda() {
  const heap: Happening[] = []
  return {
    first: (): Happening | undefined => heap[0],
    add(one: Happening): void {
      let at = heap.length
      while (at > 0) {
        const above = (at - 1) >> 1
        if (!isBefore(one, heap[above] as Happening)) break
        heap[at] = heap[above] as Happening
        at = above
      }
      heap[at] = one
    },
    takeFirst(): void {
      const last = heap.pop()
      if (!last || heap.length === 0) return
      let at = 0
      for (;;) {
        let below = 2 * at + 1
        if (below >= heap.length) break
        if (below + 1 < heap.length && isBefore(heap[below + 1] as Happening, heap[below] as Happening)) below++
        if (!isBefore(heap[below] as Happening, last)) break
        heap[at] = heap[below] as Happening
        at = below
      }
      heap[at] = last
    },
  }
}

export function memoryNet({ seed = 1, faults = {} }: { readonly seed?: number; readonly faults?: Partial<Faults> } = {}): MemoryNet {
  const random = integers(seed)
  const isHit = (probability: number) => probability > 0 && random() < probability * 0x1_0000_0000
  const between = (min: number, max: number) => (max > min ? min + (random() % (max - min + 1)) : min)
  const due = agenda()
  const links: (readonly [Side, Side])[] = []
  const ownFaults = new Map<string, Partial<Faults>>()
  let everywhere: Faults = { ...NO_FAULTS, ...faults }
  let groupOf: ReadonlyMap<string, number> | null = null
  let clock = 0
  let serial = 0
  let awaited = 0
  let sent = 0
  let delivered = 0
  let characters = 0
  let lost = 0

  function plan(call: () => void, ms: number, background: boolean): Happening {
    const one: Happening = { at: clock + Math.max(0, ms), serial: serial++, background, call }
    if (!background) awaited++
    due.add(one)
    return one
  }

  function cancel(one: Happening): void {
    if (one.call && !one.background) awaited--
    one.call = null
  }

  /** The next happening up to `until`; false when there is none. */
  function step(until: number): boolean {
    const one = due.first()
    if (!one || one.at > until) return false
    due.takeFirst()
    if (!one.call) return true
    clock = Math.max(clock, one.at)
    const { call } = one
    cancel(one)
    call()
    return true
  }

  const isApart = (a: string, b: string) => groupOf !== null && (groupOf.get(a) ?? -1) !== (groupOf.get(b) ?? -1)

  function carry(from: string, to: Side, arrive: () => void, isText: boolean): void {
    if (isApart(from, to.owner)) {
      if (isText) lost++
      return
    }
    const own = ownFaults.size ? ownFaults.get(pairOf(from, to.owner)) : undefined
    const { loss, repeat, reorder, delayMs } = own ? { ...everywhere, ...own } : everywhere
    if (isText && isHit(loss)) {
      lost++
      return
    }
    const deliver = () => {
      if (!isApart(from, to.owner)) arrive()
      else if (isText) lost++
    }
    const way = between(delayMs[0], delayMs[1])
    if (isText && isHit(reorder)) plan(deliver, way + between(0, REORDER_SPREAD_MS), false)
    else {
      to.inOrder = Math.max(to.inOrder, clock + way)
      plan(deliver, to.inOrder - clock, false)
    }
    if (isText && isHit(repeat)) plan(deliver, way + between(0, REORDER_SPREAD_MS), false)
  }

  function side(owner: string, other: () => Side): Side {
    const end = lineEnd('memory', {
      send(text) {
        sent++
        characters += text.length
        carry(
          owner,
          other(),
          () => {
            if (!other().end.isOpen()) return
            delivered++
            other().end.hear(text)
          },
          true,
        )
      },
      close: () => carry(owner, other(), () => other().end.lost(), false),
      route: () => Promise.resolve('straight'),
    })
    return { owner, end, inOrder: 0 }
  }

  return {
    connect(a, b) {
      const left: Side = side(a, () => right)
      const right: Side = side(b, () => left)
      links.push([left, right])
      return [left.end.line, right.end.line]
    },
    setFaults(next, pair) {
      if (!pair) everywhere = { ...everywhere, ...next }
      else ownFaults.set(pairOf(...pair), { ...ownFaults.get(pairOf(...pair)), ...next })
    },
    partition(groups, { close = false } = {}) {
      groupOf = new Map(groups.flatMap((names, group) => names.map((name) => [name, group] as const)))
      if (!close) return
      for (const [left, right] of links) {
        if (!isApart(left.owner, right.owner)) continue
        left.end.lost()
        right.end.lost()
      }
    },
    heal() {
      groupOf = null
    },
    now: () => clock,
    schedule(call, ms, { background = false } = {}) {
      const one = plan(call, ms, background)
      return () => cancel(one)
    },
    advance(ms) {
      const until = clock + ms
      while (step(until));
      clock = until
    },
    async advanceAwaiting(ms) {
      const until = clock + ms
      await Promise.resolve()
      while (step(until)) await Promise.resolve()
      clock = until
    },
    runUntilIdle(limitMs = NEVER_IDLE_MS) {
      const until = clock + limitMs
      while (awaited > 0 && step(until));
      return awaited === 0
    },
    count: () => ({ sent, delivered, lost, characters }),
  }
}
