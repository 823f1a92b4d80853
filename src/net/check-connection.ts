/**
 * What works between this device and the world, before anybody waits in vain at a table. Contacts the given servers only,
 * opens no line, and says what it found, not what to do about it.
 */
import { freshId } from './introductions.ts'
import type { NetSettings, SignallingServer } from './line.ts'

export type CheckResult = 'works' | 'fails' | 'not-set'
export interface ConnectionCheck {
  readonly webrtc: CheckResult
  /** The signalling server takes us in. */
  readonly signalling: CheckResult
  /** This device has an address for others on its network. */
  readonly host: CheckResult
  /** A STUN server tells our address as the internet sees it. */
  readonly reflexive: CheckResult
  /** A TURN server passes texts on where nothing else works. */
  readonly relay: CheckResult
}

const LIMIT_MS = 5000

/** The first words with a PeerServer, as any device says them. */
function checkSignalling({ host, port, path, secure, key = 'peerjs' }: SignallingServer): Promise<CheckResult> {
  return new Promise((resolve) => {
    const below = `/${path}/`.replace(/\/+/g, '/')
    let socket: WebSocket
    try {
      socket = new WebSocket(`${secure ? 'wss' : 'ws'}://${host}:${port}${below}peerjs?key=${key}&id=${freshId()}&token=${freshId()}`)
    } catch {
      return resolve('fails')
    }
    const done = (result: CheckResult) => {
      clearTimeout(timer)
      socket.close()
      resolve(result)
    }
    const timer = setTimeout(() => done('fails'), LIMIT_MS)
    socket.addEventListener('error', () => done('fails'))
    socket.addEventListener('close', () => done('fails'))
    socket.addEventListener('message', ({ data }) => done(typeof data === 'string' && data.includes('"OPEN"') ? 'works' : 'fails'))
  })
}

/** The kinds of addresses that were found within the limit; null where there is no WebRTC. */
async function gatherKinds(iceServers: readonly RTCIceServer[], wanted: number): Promise<ReadonlySet<string> | null> {
  if (typeof RTCPeerConnection === 'undefined') return null
  const kinds = new Set<string>()
  let connection: RTCPeerConnection
  try {
    connection = new RTCPeerConnection({ iceServers: [...iceServers] })
  } catch {
    return null
  }
  try {
    connection.createDataChannel('check')
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LIMIT_MS)
      const done = () => {
        clearTimeout(timer)
        resolve()
      }
      connection.addEventListener('icecandidate', ({ candidate }) => {
        // Safari names no type; the line does.
        const kind = candidate && (candidate.type ?? / typ (\w+)/.exec(candidate.candidate)?.[1])
        if (kind) kinds.add(kind)
        if (!candidate || kinds.size >= wanted) done()
      })
      connection
        .createOffer()
        .then((offer) => connection.setLocalDescription(offer))
        .catch(done)
    })
  } finally {
    connection.close()
  }
  return kinds
}

export async function checkConnection({ server, iceServers }: NetSettings): Promise<ConnectionCheck> {
  const urls = iceServers.flatMap((one) => one.urls)
  const [hasStun, hasTurn] = [/^stuns?:/, /^turns?:/].map((scheme) => urls.some((url) => scheme.test(url)))
  const [signalling, kinds] = await Promise.all([checkSignalling(server), gatherKinds(iceServers, 1 + Number(hasStun) + Number(hasTurn))])
  const result = (kind: string, isSet = true): CheckResult => {
    if (!isSet) return 'not-set'
    return kinds?.has(kind) ? 'works' : 'fails'
  }
  return {
    webrtc: kinds ? 'works' : 'fails',
    signalling,
    host: result('host'),
    reflexive: result('srflx', hasStun),
    relay: result('relay', hasTurn),
  }
}
