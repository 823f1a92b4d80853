/**
 * How a text travels over a data channel: UTF-8 in chunks of at most 16 KiB, put together again on the other side. The
 * channel keeps order and loses nothing, so a chunk only says whether more follow. Never throws, whatever comes in.
 */

export const LONGEST_TEXT_BYTES = 1_048_576
export const CHUNK_BYTES = 16_384
const BODY_BYTES = CHUNK_BYTES - 1
const MORE_FOLLOWS = 0x6d
const LAST = 0x6e

export type Taken = { readonly text: string } | 'more' | 'malformed' | 'oversized'

/** The chunks of a text; null when it is too long. Half a surrogate pair becomes U+FFFD: it is no text. */
export function toChunks(text: string): Uint8Array<ArrayBuffer>[] | null {
  if (text.length > LONGEST_TEXT_BYTES) return null
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > LONGEST_TEXT_BYTES) return null
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let from = 0; from === 0 || from < bytes.length; from += BODY_BYTES) {
    const body = bytes.subarray(from, from + BODY_BYTES)
    const chunk = new Uint8Array(body.length + 1)
    chunk[0] = from + BODY_BYTES < bytes.length ? MORE_FOLLOWS : LAST
    chunk.set(body, 1)
    chunks.push(chunk)
  }
  return chunks
}

function bytesOf(data: unknown): Uint8Array | null {
  if (data instanceof ArrayBuffer) return new Uint8Array(data)
  return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : null
}

/**
 * Takes chunks, gives texts. Every chunk but the last of a text must be full: so the chunks kept are as bounded as the
 * bytes. After anything wrong it stays wrong.
 */
export function chunkReader(): { take(data: unknown): Taken } {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let parts: Uint8Array[] = []
  let size = 0
  let wrong: 'malformed' | 'oversized' | null = null

  function read(data: unknown): Taken {
    const bytes = bytesOf(data)
    const kind = bytes?.[0]
    if (!bytes || (kind !== MORE_FOLLOWS && kind !== LAST)) return 'malformed'
    if (bytes.length > CHUNK_BYTES || size + bytes.length - 1 > LONGEST_TEXT_BYTES) return 'oversized'
    if (kind === MORE_FOLLOWS && bytes.length < CHUNK_BYTES) return 'malformed'
    parts.push(bytes.subarray(1))
    size += bytes.length - 1
    if (kind === MORE_FOLLOWS) return 'more'
    const whole = new Uint8Array(size)
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    parts = []
    size = 0
    try {
      return { text: decoder.decode(whole) }
    } catch {
      return 'malformed'
    }
  }

  return {
    take(data) {
      if (wrong) return wrong
      const taken = read(data)
      if (taken === 'malformed' || taken === 'oversized') {
        wrong = taken
        parts = []
      }
      return taken
    },
  }
}
