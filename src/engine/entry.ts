/**
 * Log entries as text, one line each, readable by a person:
 * `2 play:gimli#41`, `0 -` (nothing chosen), `pass 0 1 3`, `roll 4`, `shuffle`, `draw white.hiding ?`, `reveal sundial`, `peek ...`.
 */
import type { Entry } from './types.ts'

export function writeEntry(entry: Entry): string {
  switch (entry.type) {
    case 'answer':
      return `${entry.seat} ${entry.keys.length ? entry.keys.join(' ') : '-'}`
    case 'pass':
      return `pass ${entry.seats.join(' ')}`
    case 'roll':
      return `roll ${entry.values.join(' ')}`
    case 'shuffle':
      return 'shuffle'
    default:
      return `${entry.type} ${entry.faces.join(' ')}`
  }
}

const WHOLE = /^\d{1,6}$/
const MAX_LENGTH = 4000

/** The entry a line says, or null when it says none. Takes any text. */
export function readEntry(line: string): Entry | null {
  if (line.length > MAX_LENGTH) return null
  const [head, ...rest] = line.split(' ')
  if (head === undefined || rest.some((word) => word === '')) return null
  if (head === 'shuffle') return rest.length ? null : { type: 'shuffle' }
  if (!rest.length) return null
  if (head === 'draw' || head === 'reveal' || head === 'peek') return { type: head, faces: rest }
  if (head === 'pass' || head === 'roll') {
    if (!rest.every((word) => WHOLE.test(word))) return null
    const numbers = rest.map(Number)
    return head === 'pass' ? { type: 'pass', seats: numbers } : { type: 'roll', values: numbers }
  }
  if (!WHOLE.test(head)) return null
  return { type: 'answer', seat: Number(head), keys: rest.length === 1 && rest[0] === '-' ? [] : rest }
}
