/**
 * A line between two devices with no server at all: one shows an offer, the other an answer, as QR code or text. May not
 * contact anybody but the other device and the given STUN and TURN servers. An offer dies with its page.
 */
import { channelLine } from './channel-line.ts'
import type { Line } from './line.ts'
import { readSdp, writeSdp } from './sdp.ts'
import { type CodeKind, type CodeProblem, readCode, writeCode } from './sdp-code.ts'

/** `no-connection`: both codes were right, yet no way leads from one device to the other. */
export type DirectProblem = CodeProblem | 'no-webrtc' | 'no-connection' | 'closed'

export class DirectError extends Error {
  readonly problem: DirectProblem
  constructor(problem: DirectProblem) {
    super(problem)
    this.name = 'DirectError'
    this.problem = problem
  }
}

export interface Offer {
  readonly code: string
  /** Rejects with a `DirectError`; after one about the code another code may be tried. */
  accept(answerCode: string): Promise<Line>
  /** Gives up. Once there is a line it does nothing: the line is closed by itself. */
  close(): void
}
export interface Answer {
  readonly code: string
  /** Rejects with a `DirectError`. */
  readonly line: Promise<Line>
  /** As with an offer. */
  close(): void
}

const GATHERING_MS = 2000
/** From both codes being known to the open channel. The answering side waits for people, so it has no such limit. */
const CONNECTING_MS = 15_000

function gathered(connection: RTCPeerConnection): Promise<void> {
  if (connection.iceGatheringState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, GATHERING_MS)
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState !== 'complete') return
      clearTimeout(timer)
      resolve()
    })
  })
}

/** A connection whose channel is agreed beforehand: nothing is negotiated once it stands. */
function begin(iceServers: readonly RTCIceServer[]) {
  if (typeof RTCPeerConnection === 'undefined') throw new DirectError('no-webrtc')
  const connection = new RTCPeerConnection({ iceServers: [...iceServers] })
  const channel = connection.createDataChannel('mathom', { negotiated: true, id: 0, ordered: true })
  channel.binaryType = 'arraybuffer'
  const { line, take, lost } = channelLine('direct', channel, connection, () => {
    // The channel says its goodbye over the connection.
    setTimeout(() => connection.close(), 1000)
  })
  channel.addEventListener('message', ({ data }) => take(data))
  let fail: (problem: DirectProblem) => void = () => {}
  const opened = new Promise<Line>((resolve, reject) => {
    fail = (problem) => {
      reject(new DirectError(problem))
      lost()
      connection.close()
    }
    channel.addEventListener('open', () => resolve(line))
    channel.addEventListener('close', () => fail('closed'))
    connection.addEventListener('connectionstatechange', () => {
      // Before the channel is open it only means that nobody answers yet: people are still carrying the code across.
      if (connection.connectionState === 'failed' && channel.readyState !== 'connecting') fail('no-connection')
    })
  })
  // Whoever awaits it hears of it; nobody else needs to.
  opened.catch(() => {})
  const giveUp = () => {
    if (channel.readyState === 'connecting') fail('closed')
  }
  return { connection, opened, fail, giveUp }
}

async function codeOf(kind: CodeKind, connection: RTCPeerConnection): Promise<string> {
  await gathered(connection)
  const introduction = readSdp(connection.localDescription?.sdp ?? '')
  if (!introduction) throw new DirectError('no-webrtc')
  return writeCode(kind, introduction)
}

/** The description a code stands for, or a throw that says what is wrong with it. */
function described(code: string, due: CodeKind): RTCSessionDescriptionInit {
  const read = readCode(code, due)
  if (typeof read === 'string') throw new DirectError(read)
  return { type: due, sdp: writeSdp(read) }
}

async function hear(connection: RTCPeerConnection, description: RTCSessionDescriptionInit): Promise<void> {
  try {
    await connection.setRemoteDescription(description)
  } catch {
    throw new DirectError('damaged')
  }
}

export async function makeOffer(iceServers: readonly RTCIceServer[]): Promise<Offer> {
  const { connection, opened, fail, giveUp } = begin(iceServers)
  let accepted = false
  try {
    await connection.setLocalDescription(await connection.createOffer())
    const code = await codeOf('offer', connection)
    return {
      code,
      async accept(answerCode) {
        if (connection.signalingState === 'closed') throw new DirectError('closed')
        const answer = described(answerCode, 'answer')
        if (!accepted) {
          accepted = true
          await hear(connection, answer).catch((error) => {
            accepted = false
            throw error
          })
        }
        const timer = setTimeout(() => fail('no-connection'), CONNECTING_MS)
        return opened.finally(() => clearTimeout(timer))
      },
      close: giveUp,
    }
  } catch (error) {
    connection.close()
    throw error
  }
}

export async function answerOffer(code: string, iceServers: readonly RTCIceServer[]): Promise<Answer> {
  const offer = described(code, 'offer')
  const { connection, opened, giveUp } = begin(iceServers)
  try {
    await hear(connection, offer)
    await connection.setLocalDescription(await connection.createAnswer())
    return { code: await codeOf('answer', connection), line: opened, close: giveUp }
  } catch (error) {
    connection.close()
    throw error
  }
}
