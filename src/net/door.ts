/**
 * The door of a table: the one well-known id, held by any member, where all others ask who is there. Takes the post when
 * nobody has it. Only lists ids; lines between members are not its business.
 */
import { doorId, type GuestList, guestList, readAnswer, readQuestion, writeAnswer, writeQuestion } from './door-talk.ts'
import type { Call, OpenPost, Pace, Post, Timers } from './introductions.ts'
import type { Line } from './line.ts'

export interface DoorOptions {
  readonly word: string
  readonly openPost: OpenPost
  readonly timers: Timers
  readonly pace: Pace
  readonly random: () => number
  /** One's own post, to ask from; null while there is none. */
  readonly own: () => Post | null
  readonly found: (ids: readonly string[]) => void
  /** Held by somebody who does not answer, several times: perhaps our own connection is dead. */
  readonly unheard: () => void
}

export interface Door {
  /** Looks who is there, now. */
  look(): void
  close(): void
}

const MOST_AT_DOOR = 32
const UNHEARD_TIMES = 3

/** A short talk over a call: what is said before it is open waits, and it ends once, however it ends. */
function talkOver(call: Call, ended: () => void) {
  const unsent: string[] = []
  let line: Line | null = null
  let listener = (_: string) => {}
  let isOver = false
  function end(): void {
    if (isOver) return
    isOver = true
    call.cancel()
    line?.close()
    ended()
  }
  call.onFail(end)
  call.onOpen((open) => {
    if (isOver) return open.close()
    line = open
    open.onClose(end)
    open.onText((text) => {
      if (!isOver) listener(text)
    })
    for (const text of unsent.splice(0)) open.send(text)
  })
  return {
    end,
    onText(next: (text: string) => void) {
      listener = next
    },
    send(text: string) {
      if (line) line.send(text)
      else unsent.push(text)
    },
  }
}

export function door(options: DoorOptions): Door {
  const { word, openPost, timers, pace, random, own, found, unheard } = options
  let held: { readonly post: Post; readonly guests: GuestList } | null = null
  let taking: Post | null = null
  let asking: (() => void) | null = null
  let cancelNext = () => {}
  let atDoor = 0
  let silences = 0
  /** At first, and after holding it oneself, the door may well be free: taking it shows that at once, asking takes seconds. */
  let isProbablyHeld = false
  let closed = false

  function next(ms: number): void {
    cancelNext()
    if (!closed) cancelNext = timers.after(ms, look)
  }

  function tellGuests(guests: GuestList): readonly string[] {
    const me = own()?.id
    if (me) guests.saw(me, timers.now())
    const here = guests.list(timers.now() - pace.forget)
    found(here)
    return here
  }

  /** Somebody knocks: one question, one answer. */
  function receive(call: Call, guests: GuestList): void {
    if (atDoor >= MOST_AT_DOOR) return call.cancel()
    atDoor++
    const talk = talkOver(call, () => atDoor--)
    // Whoever asked hangs up; this is for those who do not.
    timers.after(pace.call, talk.end)
    talk.onText((text) => {
      // The signalling server says who calls; nobody speaks for another.
      if (readQuestion(text) !== call.peer) return talk.end()
      guests.saw(call.peer, timers.now())
      talk.send(writeAnswer(tellGuests(guests)))
    })
  }

  function take(): void {
    if (taking || held || closed) return
    const guests = guestList()
    const leave = (post: Post) => {
      if (held?.post === post) held = null
      if (taking === post) taking = null
      post.close()
    }
    const post = openPost(doorId(word), {
      open() {
        taking = null
        silences = 0
        held = { post, guests }
        tellGuests(guests)
        next(pace.ask)
      },
      taken() {
        leave(post)
        if (silences >= UNHEARD_TIMES) {
          silences = 0
          unheard()
        }
        // Freshly taken by somebody, or left behind by a crash: the server gives it away again within a minute.
        if (silences > 0) next(pace.retake * (1 + random()))
        else ask()
      },
      refused() {
        leave(post)
        next(pace.ask)
      },
      lost() {
        if (held?.post === post) isProbablyHeld = false
        leave(post)
        next(pace.retry)
      },
      called: (call) => receive(call, guests),
    })
    taking = post
  }

  function ask(): void {
    if (asking || closed) return
    const from = own()
    const call = from?.isOpen() ? from.call(doorId(word)) : null
    if (!from || !call) return
    let isAnswered = false
    let stopWaiting = () => {}
    const talk = talkOver(call, () => {
      stopWaiting()
      asking = null
      if (isAnswered) return
      silences++
      take()
    })
    asking = talk.end
    stopWaiting = timers.after(pace.answer, talk.end)
    talk.onText((text) => {
      const here = readAnswer(text)
      if (here) {
        isAnswered = true
        silences = 0
        next(pace.ask * (0.8 + 0.4 * random()))
      }
      talk.end()
      if (here) found(here)
    })
    talk.send(writeQuestion(from.id))
  }

  function look(): void {
    if (closed || asking || taking) return
    if (held) {
      tellGuests(held.guests)
      next(pace.ask)
    } else if (own()?.isOpen()) {
      if (isProbablyHeld) ask()
      else take()
      isProbablyHeld = true
    }
  }

  return {
    look,
    close() {
      closed = true
      cancelNext()
      held?.post.close()
      taking?.close()
      asking?.()
      held = null
      taking = null
    },
  }
}
