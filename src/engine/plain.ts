/**
 * Plain data: copying it, comparing it and finding what is not plain. State is JSON with safe integers only,
 * so a copy is a walk over arrays and own keys.
 */

/** A deep copy of plain data. */
export function clone<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const copy = new Array(value.length)
    for (let i = 0; i < value.length; i++) {
      const item = value[i]
      copy[i] = item !== null && typeof item === 'object' ? clone(item) : item
    }
    return copy as T
  }
  const copy: Record<string, unknown> = {}
  for (const key in value) {
    const item: unknown = value[key]
    copy[key] = item !== null && typeof item === 'object' ? clone(item) : item
  }
  return copy as T
}

/** The path of the first thing that is not plain data (functions, undefined in arrays, fractions, NaN, class instances), or null. */
export function notPlain(value: unknown, path = 'state'): string | null {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return null
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0) ? null : path
    case 'object': {
      if (value === null) return null
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) {
          const found = notPlain(value[i], `${path}[${i}]`)
          if (found) return found
        }
        return null
      }
      const proto: unknown = Object.getPrototypeOf(value)
      if (proto !== Object.prototype && proto !== null) return path
      for (const [key, item] of Object.entries(value)) {
        const found = notPlain(item, `${path}.${key}`)
        if (found) return found
      }
      return null
    }
    default:
      return path
  }
}
