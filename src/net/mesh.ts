/**
 * Everybody at a table on a line with everybody: keeps one's own post at the signalling server, calls those the door tells
 * of, and keeps one line a pair. What travels on the lines is not its business, nor which library carries them.
 */
import { door } from './door.ts'
import { isMemberId, MOST_MEMBERS } from './door-talk.ts'
import { type Call, freshId, type OpenPost, PACE, type Pace, type Post, realTimers, type Timers } from './introductions.ts'
import type { Line, Meeting, MeetingTrouble } from './line.ts'

export interface MeshOptions {
  readonly word: string
  readonly openPost: OpenPost
  readonly timers?: Timers
  readonly pace?: Partial<Pace>
  /** From 0 up to 1; spreads attempts of several devices. */
  readonly random?: () => number
  readonly freshMemberId?: () => string
}

interface Standing {
  readonly line: Line
  readonly openedAt: number
  readonly isMine: boolean
}
/** What is known of another member. */
interface Member {
  readonly id: string
  listedAt: number
  standing: Standing | null
  calling: Call | null
  ringing: number
  failures: number
  callAt: number
}

/** Two calls that cross within this time are one meeting: the smaller id's call stays. Later ones replace a dead line. */
const CROSSING_MS = 3000

export function mesh(options: MeshOptions): Meeting {
  const { word, openPost, timers = realTimers, random = Math.random, freshMemberId = freshId } = options
  const pace: Pace = { ...PACE, ...options.pace }
  const members = new Map<string, Member>()
  const retired: Post[] = []
  const waitingLines: Line[] = []
  const lineListeners: ((line: Line) => void)[] = []
  const troubleListeners: ((trouble: MeetingTrouble | null) => void)[] = []
  let trouble: MeetingTrouble | null = null
  let own: Post | null = null
  let wasOpen = false
  let losses = 0
  /** We let go of the server ourselves, to try whether it hears us: no trouble yet. */
  let isDropping = false
  let cancelReconnect = () => {}
  let cancelTick = () => {}
  let closed = false

  const waitAfter = (failures: number) => Math.min(pace.slowest, pace.retry * 2 ** Math.min(failures, 10)) * (0.75 + 0.5 * random())

  function say(next: MeetingTrouble | null): void {
    if (closed || JSON.stringify(next) === JSON.stringify(trouble)) return
    trouble = next
    for (const listener of troubleListeners) listener(next)
  }

  function giveLine(line: Line): void {
    if (lineListeners.length === 0) waitingLines.push(line)
    for (const listener of lineListeners) listener(line)
  }

  /** The member of that id; null when there are too many already. */
  function memberOf(id: string): Member | null {
    const known = members.get(id)
    if (known) return known
    if (!isMemberId(id) || members.size >= MOST_MEMBERS * 2) return null
    const isFirst = (own?.id ?? '') < id
    const callAt = timers.now() + (isFirst ? 0 : pace.fallback)
    const fresh: Member = { id, listedAt: timers.now(), standing: null, calling: null, ringing: 0, failures: 0, callAt }
    members.set(id, fresh)
    return fresh
  }

  /** A call became a line. Only one line of a pair stays, the same one at both ends. */
  function stand(member: Member, line: Line, isMine: boolean): void {
    if (closed) return line.close()
    const now = timers.now()
    const old = member.standing
    const isFirst = (own?.id ?? '') < member.id
    if (old && now - old.openedAt < CROSSING_MS && old.isMine !== isMine && old.isMine === isFirst) return line.close()
    member.standing = { line, openedAt: now, isMine }
    member.failures = 0
    old?.line.close()
    line.onClose(() => {
      if (member.standing?.line !== line) return
      member.standing = null
      member.listedAt = timers.now()
      member.callAt = timers.now() + (isFirst ? pace.retry : pace.retry + pace.fallback)
    })
    giveLine(line)
  }

  function call(member: Member): void {
    const outgoing = own?.call(member.id)
    if (!outgoing) return
    let isOver = false
    const over = () => {
      if (isOver) return false
      isOver = true
      stopWaiting()
      member.calling = null
      return true
    }
    const failed = () => {
      if (!over()) return
      outgoing.cancel()
      member.callAt = timers.now() + waitAfter(member.failures++)
    }
    const stopWaiting = timers.after(pace.call, failed)
    member.calling = outgoing
    outgoing.onFail(failed)
    outgoing.onOpen((line) => {
      if (over()) stand(member, line, true)
      else line.close()
    })
  }

  function called(incoming: Call): void {
    const member = closed ? null : memberOf(incoming.peer)
    if (!member || member.ringing > 1) return incoming.cancel()
    member.ringing++
    let isOver = false
    const over = () => {
      if (isOver) return false
      isOver = true
      stopWaiting()
      member.ringing--
      return true
    }
    const stopWaiting = timers.after(pace.call, () => {
      if (over()) incoming.cancel()
    })
    incoming.onFail(over)
    incoming.onOpen((line) => {
      if (over()) stand(member, line, false)
      else line.close()
    })
  }

  const theDoor = door({
    word,
    openPost,
    timers,
    pace,
    random,
    own: () => own,
    unheard() {
      isDropping = true
      own?.drop()
    },
    found(ids) {
      for (const id of ids) {
        const member = id === own?.id ? null : memberOf(id)
        if (member) member.listedAt = timers.now()
      }
      considerAll()
    },
  })

  function considerAll(): void {
    const now = timers.now()
    for (const member of members.values()) {
      if (member.standing || member.calling || member.ringing) continue
      if (now - member.listedAt > pace.forget) members.delete(member.id)
      else if (own?.isOpen() && now >= member.callAt) call(member)
    }
  }

  function tick(): void {
    considerAll()
    cancelTick = timers.after(pace.tick, tick)
  }

  function register(): void {
    const post = openPost(freshMemberId(), {
      open() {
        wasOpen = true
        isDropping = false
        losses = 0
        say(null)
        theDoor.look()
      },
      taken: () => again(waitAfter(losses++)),
      refused(detail) {
        say({ code: 'server-refused', detail })
        again(pace.slowest)
      },
      lost() {
        if (!isDropping) say({ code: wasOpen ? 'signalling-lost' : 'signalling-unreachable' })
        isDropping = false
        cancelReconnect()
        cancelReconnect = timers.after(waitAfter(losses++), () => post.reconnect())
      },
      called,
    })
    own = post
    /** The id is of no more use, but the lines under it are. */
    const again = (ms: number) => {
      if (own === post) own = null
      retired.push(post)
      cancelReconnect()
      cancelReconnect = timers.after(ms, register)
    }
  }

  register()
  tick()

  return {
    onLine(listener) {
      lineListeners.push(listener)
      for (const line of waitingLines.splice(0)) listener(line)
    },
    onTrouble(listener) {
      troubleListeners.push(listener)
      if (trouble) listener(trouble)
    },
    refresh() {
      if (closed) return
      losses = 0
      for (const member of members.values()) {
        member.failures = 0
        member.callAt = Math.min(member.callAt, timers.now() + pace.fallback)
      }
      if (!own) {
        cancelReconnect()
        register()
      } else if (own.isOpen()) theDoor.look()
      else {
        cancelReconnect()
        own.reconnect()
      }
    },
    close() {
      if (closed) return
      closed = true
      cancelReconnect()
      cancelTick()
      theDoor.close()
      for (const { standing, calling } of members.values()) {
        calling?.cancel()
        standing?.line.close()
      }
      for (const post of own ? [own, ...retired] : retired) post.close()
    },
  }
}
