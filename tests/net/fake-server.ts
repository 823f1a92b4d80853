/** A signalling server made of nothing, on the virtual clock: ids, calls, crashes, ids that stay taken for a while. */
import type { Call, OpenPost, Post, PostEvents, Timers } from '../../src/net/introductions.ts'
import type { Line } from '../../src/net/line.ts'
import type { MemoryNet } from '../../src/net/memory-net.ts'

interface Entry {
  readonly owner: string
  readonly events: PostEvents
  lose(): void
}

const WAY_MS = 20
const NOBODY_MS = 3000

function callEnd(peer: string) {
  let opened: Line | null = null
  let failed = false
  let openListener = (_: Line) => {}
  let failListener = () => {}
  const end = {
    isOver: () => failed || opened !== null,
    open(line: Line) {
      opened = line
      openListener(line)
    },
    fail() {
      if (end.isOver()) return
      failed = true
      failListener()
    },
  }
  const call: Call = {
    peer,
    onOpen(listener) {
      openListener = listener
      if (opened) listener(opened)
    },
    onFail(listener) {
      failListener = listener
      if (failed) listener()
    },
    cancel: end.fail,
  }
  return { ...end, call }
}

export function fakeServer(net: MemoryNet) {
  const entries = new Map<string, Entry>()
  const dead = new Set<string>()
  const lines = new Map<string, Line[]>()
  let isUp = true
  const later = (ms: number, call: () => void) => net.schedule(call, ms, { background: true })

  /** Posts of one device, which may crash: then its ids stay taken until they are released. */
  function openPostOf(owner: string): OpenPost {
    return (id, events) => {
      let state: 'connecting' | 'open' | 'lost' | 'useless' = 'connecting'
      const alive = () => !dead.has(owner)
      const lose = () => {
        if (state === 'useless' || !alive()) return
        state = 'lost'
        events.lost()
      }
      const free = () => {
        if (entries.get(id)?.events === events) entries.delete(id)
      }
      const connect = () => {
        state = 'connecting'
        later(WAY_MS, () => {
          if (state !== 'connecting' || !alive()) return
          if (!isUp) return lose()
          if (entries.has(id)) {
            state = 'useless'
            return events.taken()
          }
          entries.set(id, { owner, events, lose })
          state = 'open'
          events.open()
        })
      }
      const post: Post = {
        id,
        isOpen: () => state === 'open',
        call(other) {
          if (state !== 'open') return null
          const mine = callEnd(other)
          later(WAY_MS, () => {
            const there = entries.get(other)
            if (!there) later(NOBODY_MS, mine.fail)
            if (!there || dead.has(there.owner) || !alive()) return
            const theirs = callEnd(id)
            there.events.called(theirs.call)
            later(2 * WAY_MS, () => {
              if (mine.isOver() || theirs.isOver() || dead.has(there.owner) || !alive()) return
              const [a, b] = net.connect(owner, there.owner)
              lines.set(owner, [...(lines.get(owner) ?? []), a])
              mine.open(a)
              theirs.open(b)
            })
          })
          return mine.call
        },
        reconnect() {
          if (state === 'lost') connect()
        },
        drop() {
          free()
          if (state === 'open') lose()
        },
        close() {
          free()
          state = 'useless'
        },
      }
      connect()
      return post
    }
  }

  return {
    openPostOf,
    /** The device is gone without a word. Its ids stay taken for `ms`. */
    crash(owner: string, ms = 20_000) {
      dead.add(owner)
      later(ms, () => {
        for (const [id, entry] of entries) if (entry.owner === owner) entries.delete(id)
      })
    },
    stop() {
      isUp = false
      const all = [...entries.values()]
      entries.clear()
      for (const { lose } of all) lose()
    },
    start() {
      isUp = true
    },
    ids: () => [...entries.keys()],
    holderOf: (id: string) => entries.get(id)?.owner,
    timersOf: (owner: string): Timers => ({
      now: net.now,
      after: (ms, call) =>
        later(ms, () => {
          if (!dead.has(owner)) call()
        }),
    }),
  }
}
