/**
 * Just enough of a WebSocket to speak to a signalling server from Node: short texts, nothing else. Many of them are cheap, and
 * each may come from an address of its own.
 */
import { randomBytes } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'

const TEXT = 0x81
const MASKED = 0x80

export interface RawSocket {
  send(text: string): void
  onText(listener: (text: string) => void): void
  isOpen(): boolean
  close(): void
}

/** A client's frame: its bytes are masked, as every WebSocket wants it. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text)
  const mask = randomBytes(4)
  const head =
    body.length < 126 ? Buffer.from([TEXT, MASKED | body.length]) : Buffer.from([TEXT, MASKED | 126, body.length >> 8, body.length & 255])
  for (let i = 0; i < body.length; i++) body[i] = (body[i] as number) ^ (mask[i % 4] as number)
  return Buffer.concat([head, mask, body])
}

/** The first whole frame of what came in: its text (none for a frame of another kind) and its length. */
function firstFrame(bytes: Buffer): { readonly text: string | null; readonly size: number } | null {
  if (bytes.length < 2) return null
  const short = (bytes[1] as number) & 127
  const head = short < 126 ? 2 : short === 126 ? 4 : 10
  if (bytes.length < head) return null
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  if (bytes.length < head + length) return null
  return { text: bytes[0] === TEXT ? bytes.toString('utf8', head, head + length) : null, size: head + length }
}

/** Rejects when the server does not let it in. */
export function openSocket(url: string, localAddress: string): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    const asking = request(url, {
      localAddress,
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      },
    })
    asking.on('error', reject)
    asking.on('response', (response) => {
      response.resume()
      reject(new Error(`the server answers ${response.statusCode}`))
    })
    asking.on('upgrade', (_: IncomingMessage, socket: Socket, first: Buffer) => {
      let unread = first
      let isOpen = true
      let listener: ((text: string) => void) | null = null
      const early: string[] = []
      const read = (): void => {
        for (let frame = firstFrame(unread); frame; frame = firstFrame(unread)) {
          unread = unread.subarray(frame.size)
          if (frame.text === null) continue
          if (listener) listener(frame.text)
          else early.push(frame.text)
        }
      }
      socket.setNoDelay(true)
      socket.on('data', (more: Buffer) => {
        unread = Buffer.concat([unread, more])
        read()
      })
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        isOpen = false
      })
      read()
      resolve({
        send: (text) => void socket.write(frameOf(text)),
        onText(next) {
          listener = next
          for (const text of early.splice(0)) next(text)
        },
        isOpen: () => isOpen,
        close: () => socket.destroy(),
      })
    })
    asking.end()
  })
}
