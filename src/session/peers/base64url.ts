/** Bytes as text that may stand in an address, and back. Reading takes any text and answers null for what is none. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUE = new Map([...LETTERS].map((letter, value) => [letter, value]))

export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = [bytes[i], bytes[i + 1], bytes[i + 2]]
    text += (LETTERS[a >> 2] as string) + LETTERS[((a & 3) << 4) | ((b ?? 0) >> 4)]
    if (b !== undefined) text += LETTERS[((b & 15) << 2) | ((c ?? 0) >> 6)]
    if (c !== undefined) text += LETTERS[c & 63]
  }
  return text
}

/** Null where the text is not exactly what {@link toBase64Url} writes. */
export function fromBase64Url(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null
  const bytes = new Uint8Array((text.length * 3) >> 2)
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of text) {
    const value = VALUE.get(letter)
    if (value === undefined) return null
    bits = (bits << 6) | value
    held += 6
    if (held >= 8) {
      held -= 8
      bytes[at++] = bits >> held
      bits &= (1 << held) - 1
    }
  }
  return bits === 0 ? bytes : null
}
