/**
 * A table in several windows of one device: a broadcast channel carries everything, each text addressed to one window.
 * Needs no network. Words on the channel are checked by hand: other versions of the app may stand in other windows.
 */
import { freshId } from './introductions.ts'
import type { Line, Meeting } from './line.ts'
import { type LineEnd, lineEnd } from './line-end.ts'
import { LONGEST_TEXT_BYTES } from './postcards.ts'

export interface TabMeetingOptions {
  readonly word: string
}

type Said =
  /** To all: I am here. Whoever hears it has a line with me and says so. */
  | { readonly say: 'here'; readonly from: string }
  | { readonly say: 'also here'; readonly from: string; readonly to: string }
  | { readonly say: 'text'; readonly from: string; readonly to: string; readonly text: string }
  /** One line is closed. */
  | { readonly say: 'hang up'; readonly from: string; readonly to: string }
  /** To all: all lines with me are closed. */
  | { readonly say: 'leaving'; readonly from: string }

/** How often a window says that it is here. */
const AGAIN_MS = 10_000
const MOST_WINDOWS = 24
const isName = (value: unknown): value is string => typeof value === 'string' && /^[a-z2-7]{20}$/.test(value)

function readSaid(data: unknown): Said | null {
  if (typeof data !== 'object' || data === null) return null
  const { say, from, to, text } = data as Record<string, unknown>
  if (!isName(from)) return null
  if (say === 'here' || say === 'leaving') return { say, from }
  if (!isName(to)) return null
  if (say === 'also here' || say === 'hang up') return { say, from, to }
  return say === 'text' && typeof text === 'string' && text.length <= LONGEST_TEXT_BYTES ? { say, from, to, text } : null
}

export function tabMeeting({ word }: TabMeetingOptions): Meeting {
  const me = freshId()
  const channel = new BroadcastChannel(`mathom-1-${word}`)
  const ends = new Map<string, LineEnd>()
  const listeners: ((line: Line) => void)[] = []
  const waiting: Line[] = []
  let closed = false

  function say(said: Said): void {
    if (!closed) channel.postMessage(said)
  }

  function meet(other: string): void {
    if (ends.has(other) || ends.size >= MOST_WINDOWS) return
    const end = lineEnd('tab', {
      send(text) {
        if (text.length > LONGEST_TEXT_BYTES) end.line.close()
        else say({ say: 'text', from: me, to: other, text })
      },
      close() {
        say({ say: 'hang up', from: me, to: other })
        ends.delete(other)
      },
      // Nothing is straighter than one device.
      route: () => Promise.resolve('straight'),
    })
    ends.set(other, end)
    if (listeners.length === 0) waiting.push(end.line)
    for (const listener of listeners) listener(end.line)
  }

  function part(other: string): void {
    const end = ends.get(other)
    ends.delete(other)
    end?.lost()
  }

  channel.addEventListener('message', ({ data }) => {
    const said = readSaid(data)
    if (closed || !said || said.from === me || ('to' in said && said.to !== me)) return
    if (said.say === 'here') {
      say({ say: 'also here', from: me, to: said.from })
      meet(said.from)
    } else if (said.say === 'also here') meet(said.from)
    else if (said.say === 'text') ends.get(said.from)?.hear(said.text)
    else part(said.from)
  })
  say({ say: 'here', from: me })
  // A line that was given up comes back by itself.
  const again = setInterval(() => say({ say: 'here', from: me }), AGAIN_MS)

  return {
    onLine(listener) {
      listeners.push(listener)
      for (const line of waiting.splice(0)) listener(line)
    },
    // A browser that can run the app can do this.
    onTrouble: () => {},
    refresh: () => say({ say: 'here', from: me }),
    close() {
      if (closed) return
      say({ say: 'leaving', from: me })
      closed = true
      clearInterval(again)
      for (const other of [...ends.keys()]) part(other)
      channel.close()
    },
  }
}
