/**
 * A line over an open data channel, whoever made it: chunks, back-pressure, and the route the connection found. May not
 * know how the two devices were introduced.
 */
import type { Line, LineKind } from './line.ts'
import { type LineEnd, lineEnd } from './line-end.ts'
import { chunkReader, toChunks } from './postcards.ts'

/** What is used of an `RTCDataChannel`. */
export type Channel = Pick<RTCDataChannel, 'send' | 'close' | 'bufferedAmount' | 'bufferedAmountLowThreshold' | 'addEventListener'>
/** What is used of an `RTCPeerConnection`. */
export type Statistics = Pick<RTCPeerConnection, 'getStats'>

export interface ChannelLine {
  readonly line: Line
  /** A message came out of the channel. */
  take(data: unknown): void
  /** The channel is closed or broken. */
  lost(): void
}

const HIGH_WATER = 262_144
const LOW_WATER = 65_536
const LONGEST_QUEUE_BYTES = 4_194_304

interface CandidatePair {
  readonly type: string
  readonly id: string
  readonly state?: string
  readonly nominated?: boolean
  readonly selected?: boolean
  readonly localCandidateId?: string
  readonly remoteCandidateId?: string
}

/** Which way the chosen pair of candidates goes. Browsers name that pair in three different ways. */
export async function routeOf(connection: Statistics): Promise<'straight' | 'relay' | null> {
  try {
    const stats = await connection.getStats()
    const all = new Map<string, CandidatePair & { selectedCandidatePairId?: string; candidateType?: string }>()
    stats.forEach((one, id) => {
      all.set(id, one)
    })
    const pairs = [...all.values()].filter(({ type }) => type === 'candidate-pair')
    const named = [...all.values()].find(({ selectedCandidatePairId }) => selectedCandidatePairId)?.selectedCandidatePairId
    const pair =
      (named && all.get(named)) || pairs.find(({ selected }) => selected) || pairs.find((one) => one.nominated && one.state === 'succeeded')
    if (!pair) return null
    const ends = [pair.localCandidateId, pair.remoteCandidateId].map((id) => (id ? all.get(id)?.candidateType : undefined))
    return ends.includes('relay') ? 'relay' : 'straight'
  } catch {
    return null
  }
}

/** `hangUp` ends the connection below the channel; it is called after the channel had the time to send what it holds. */
export function channelLine(kind: LineKind, channel: Channel, connection: Statistics, hangUp: () => void): ChannelLine {
  const reader = chunkReader()
  let queue: Uint8Array<ArrayBuffer>[] = []
  let queued = 0

  /** Hands over the queue, up to the high-water mark or all of it. */
  function pump(all: boolean): void {
    let sent = 0
    try {
      while (sent < queue.length && (all || channel.bufferedAmount < HIGH_WATER)) {
        const chunk = queue[sent++] as Uint8Array<ArrayBuffer>
        queued -= chunk.length
        channel.send(chunk)
      }
      queue = sent ? queue.slice(sent) : queue
    } catch {
      queue = []
      queued = 0
      end.line.close()
    }
  }

  const end: LineEnd = lineEnd(kind, {
    send(text) {
      const chunks = toChunks(text)
      if (!chunks) return end.line.close()
      for (const chunk of chunks) queued += chunk.length
      if (queued > LONGEST_QUEUE_BYTES) return end.line.close()
      queue.push(...chunks)
      pump(false)
    },
    close() {
      if (queued <= LONGEST_QUEUE_BYTES) pump(true)
      queue = []
      try {
        // A closing channel still delivers what it was given; ending the connection would not.
        channel.close()
      } catch {
        // It was closed already.
      }
      hangUp()
    },
    route: () => routeOf(connection),
  })
  channel.bufferedAmountLowThreshold = LOW_WATER
  channel.addEventListener('bufferedamountlow', () => {
    if (end.isOpen()) pump(false)
  })

  return {
    line: end.line,
    lost: end.lost,
    take(data) {
      if (!end.isOpen()) return
      const taken = reader.take(data)
      if (typeof taken === 'object') end.hear(taken.text)
      else if (taken !== 'more') end.line.close()
    },
  }
}
