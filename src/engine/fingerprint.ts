/**
 * A fast fingerprint of a plain state: 48 bits of a two-lane multiplicative hash over the canonical form
 * (keys in code unit order). It finds differences between honest devices; against forgers there is the chain.
 */

const sortedKeys = new Map<string, readonly string[]>()

function keysOf(value: object): readonly string[] {
  const keys = Object.keys(value)
  // With the count in front, no key and one empty key are different shapes.
  const shape = `${keys.length}\0${keys.join('\0')}`
  let sorted = sortedKeys.get(shape)
  if (!sorted) {
    sorted = keys.sort()
    if (sortedKeys.size > 500) sortedKeys.clear()
    sortedKeys.set(shape, sorted)
  }
  return sorted
}

let low = 0
let high = 0

function mix(word: number): void {
  low = Math.imul(low ^ word, 0x9e3779b1)
  low ^= low >>> 15
  high = Math.imul(high ^ word, 0x85ebca77)
  high ^= high >>> 13
}

function text(value: string): void {
  mix(value.length)
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i)
    low = Math.imul(low ^ code, 0x9e3779b1)
    high = Math.imul(high ^ code, 0x85ebca77)
  }
  mix(0x51)
}

function walk(value: unknown): void {
  switch (typeof value) {
    case 'number':
      mix(1)
      mix(value | 0)
      if (value > 0x7fffffff || value < -0x80000000) mix(Math.floor(value / 0x100000000))
      return
    case 'string':
      mix(2)
      text(value)
      return
    case 'boolean':
      mix(value ? 3 : 4)
      return
    case 'undefined':
      mix(5)
      return
  }
  if (value === null) return mix(6)
  if (Array.isArray(value)) {
    mix(7)
    mix(value.length)
    for (const item of value) walk(item)
    return
  }
  mix(8)
  for (const key of keysOf(value as object)) {
    const item = (value as Record<string, unknown>)[key]
    if (item === undefined) continue
    text(key)
    walk(item)
  }
}

/** Twelve hexadecimal digits. Equal states give equal fingerprints whatever the order of their keys. */
export function fingerprint(state: unknown): string {
  low = 0x2545f491
  high = 0x6a09e667
  walk(state)
  low = Math.imul(low ^ (low >>> 16), 0x21f0aaad)
  high = Math.imul(high ^ (high >>> 16), 0x735a2d97)
  const a = (low ^ (high >>> 7)) >>> 0
  const b = (high ^ (low >>> 9)) & 0xffff
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(4, '0')
}
