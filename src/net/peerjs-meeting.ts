/**
 * Meetings by way of a PeerJS signalling server. The only file that imports peerjs, and only once a meeting begins; turns
 * its peers and connections into posts and calls, and decides nothing about who calls whom.
 */
import type { DataConnection, Peer } from 'peerjs'
import { type ChannelLine, channelLine } from './channel-line.ts'
import { type Call, type OpenPost, PACE, type Pace, realTimers, type Timers } from './introductions.ts'
import type { Line, Meeting, MeetingTrouble, NetSettings } from './line.ts'
import { mesh } from './mesh.ts'

export interface PeerjsMeetingOptions {
  readonly word: string
  readonly settings: NetSettings
  readonly timers?: Timers
  readonly pace?: Partial<Pace>
  readonly random?: () => number
}

/** How long a registration may take. */
const REGISTER_MS = 10_000
/** A closing line gets this long to send what it holds. */
const FAREWELL_MS = 500
const MOST_EARLY_MESSAGES = 100

/** Fires once, also for listeners that come too late. */
function moment<T extends unknown[]>() {
  let listeners: ((...told: T) => void)[] = []
  let happened: T | null = null
  return {
    on(listener: (...told: T) => void) {
      if (happened) listener(...happened)
      else listeners.push(listener)
    },
    happen(...told: T) {
      if (happened) return
      happened = told
      for (const listener of listeners.splice(0)) listener(...told)
      listeners = []
    },
  }
}

interface PeerjsCall extends Call {
  fail(): void
}

function callOver(connection: DataConnection, timers: Timers): PeerjsCall {
  const opened = moment<[Line]>()
  const failed = moment<[]>()
  const early: unknown[] = []
  let end: ChannelLine | null = null
  let isOver = false

  function fail(): void {
    if (isOver) return
    isOver = true
    connection.close()
    failed.happen()
  }
  // Before `open`: what comes with it must not be missed.
  connection.on('data', (data) => {
    if (end) end.take(data)
    else if (early.push(data) > MOST_EARLY_MESSAGES) fail()
  })
  connection.on('open', () => {
    const { dataChannel: channel, peerConnection } = connection
    const isReliable = channel.ordered && (channel.maxRetransmits ?? channel.maxPacketLifeTime ?? null) === null
    // The caller chooses how it talks; another way than ours is no device of ours.
    if (isOver || connection.serialization !== 'raw' || !isReliable) return fail()
    isOver = true
    end = channelLine('peerjs', channel, peerConnection, () => void timers.after(FAREWELL_MS, () => connection.close()))
    opened.happen(end.line)
    for (const data of early.splice(0)) end.take(data)
  })
  connection.on('close', () => {
    end?.lost()
    fail()
  })
  connection.on('error', () => {
    // Broken negotiation ends the call; an open line says so by its `close`.
    if (!end) fail()
  })
  return { peer: connection.peer, onOpen: opened.on, onFail: failed.on, cancel: fail, fail }
}

function postsOver(PeerJs: typeof Peer, { server, iceServers }: NetSettings, timers: Timers): OpenPost {
  return (id, events) => {
    const { host, port, path, secure, key = 'peerjs' } = server
    const peer = new PeerJs(id, { host, port, path, secure, key, debug: 0, config: { iceServers: [...iceServers] } })
    const calls = new Set<PeerjsCall>()
    let isUseless = false
    let stopWaiting = () => {}

    function waitForOpen(): void {
      stopWaiting()
      stopWaiting = timers.after(REGISTER_MS, () => peer.disconnect())
    }
    function useless(tell: () => void): void {
      if (isUseless) return
      isUseless = true
      stopWaiting()
      tell()
    }
    function track(connection: DataConnection): PeerjsCall {
      const call = callOver(connection, timers)
      calls.add(call)
      call.onOpen(() => calls.delete(call))
      call.onFail(() => calls.delete(call))
      return call
    }

    peer.on('open', () => {
      if (isUseless) return
      stopWaiting()
      events.open()
    })
    peer.on('disconnected', () => {
      stopWaiting()
      if (!isUseless) events.lost()
    })
    // Destroyed, and not by us: only a new peer can help.
    peer.on('close', () => useless(events.taken))
    peer.on('connection', (connection) => {
      if (!isUseless) events.called(track(connection))
      else connection.close()
    })
    peer.on('error', (error) => {
      const { type, message } = error
      if (type === 'unavailable-id') useless(events.taken)
      else if (type === 'peer-unavailable') {
        // The id stands in the sentence only.
        const called = [...calls].filter(({ peer: id }) => message.endsWith(` ${id}`))
        for (const call of called) call.fail()
      } else if (['server-error', 'invalid-id', 'invalid-key', 'ssl-unavailable', 'browser-incompatible'].includes(type))
        useless(() => events.refused(message || type))
    })
    waitForOpen()

    return {
      id,
      isOpen: () => !isUseless && peer.open,
      call(other) {
        if (isUseless || !peer.open) return null
        const connection = peer.connect(other, { reliable: true, serialization: 'raw' })
        return connection ? track(connection) : null
      },
      reconnect() {
        if (isUseless || peer.destroyed || !peer.disconnected) return
        waitForOpen()
        peer.reconnect()
      },
      drop: () => peer.disconnect(),
      close() {
        isUseless = true
        stopWaiting()
        // The id is free at once; lines that are closing get their time.
        peer.disconnect()
        timers.after(FAREWELL_MS, () => peer.destroy())
      },
    }
  }
}

/** What is asked of a meeting before peerjs is loaded, told to it afterwards. */
export function peerjsMeeting({ word, settings, timers = realTimers, pace, random = Math.random }: PeerjsMeetingOptions): Meeting {
  const lineListeners: ((line: Line) => void)[] = []
  const troubleListeners: ((trouble: MeetingTrouble | null) => void)[] = []
  let meeting: Meeting | null = null
  let trouble: MeetingTrouble | null = null
  let closed = false

  function say(next: MeetingTrouble): void {
    trouble = next
    for (const listener of troubleListeners) listener(next)
  }
  async function begin(): Promise<void> {
    if (typeof RTCPeerConnection === 'undefined') return say({ code: 'no-webrtc' })
    try {
      const { Peer: PeerJs } = await import('peerjs')
      if (closed) return
      meeting = mesh({ word, openPost: postsOver(PeerJs, settings, timers), timers, pace: { ...PACE, ...pace }, random })
      for (const listener of troubleListeners) {
        if (trouble) listener(null)
        meeting.onTrouble(listener)
      }
      for (const listener of lineListeners) meeting.onLine(listener)
    } catch {
      // The part of the app that holds peerjs did not arrive.
      say({ code: 'signalling-unreachable' })
    }
  }
  let beginning = begin()

  return {
    onLine(listener) {
      if (meeting) meeting.onLine(listener)
      else lineListeners.push(listener)
    },
    onTrouble(listener) {
      if (meeting) meeting.onTrouble(listener)
      else troubleListeners.push(listener)
      if (!meeting && trouble) listener(trouble)
    },
    refresh() {
      if (meeting) meeting.refresh()
      else if (trouble?.code === 'signalling-unreachable') beginning = beginning.then(() => (meeting || closed ? undefined : begin()))
    },
    close() {
      closed = true
      meeting?.close()
    },
  }
}
