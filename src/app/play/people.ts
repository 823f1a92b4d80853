/**
 * Who sits where around one device: which seats belong to the same person, and whose hand may be seen now.
 */
import type { Seat } from '../../engine/index.ts'
import type { Together } from '../../session/together.ts'

export interface Seating {
  /** A name for the person of a seat: the one given, or the seat's own. */
  readonly names: readonly string[]
  /** Equal numbers are the same person. */
  readonly person: readonly number[]
}

export function seatingOf(names: readonly string[], roles: readonly string[]): Seating {
  const known: string[] = []
  const person = roles.map((_, seat) => {
    const name = names[seat]?.trim().toLocaleLowerCase() || `\u0000${seat}`
    const at = known.indexOf(name)
    return at >= 0 ? at : known.push(name) - 1
  })
  return { names: roles.map((role, seat) => names[seat]?.trim() || role), person }
}

/**
 * Whether the one who opened the door last (or anybody, with open hands) may see this hand. `own`: the seats whose hands
 * this device may show at all; null around one device, where that is all of them.
 */
export function maySee(
  seating: Seating,
  opened: number | null,
  openHands: boolean,
  seat: Seat,
  own: readonly Seat[] | null = null,
): boolean {
  if (own && !own.includes(seat)) return false
  const people = own ? own.map((one) => seating.person[one]) : seating.person
  return openHands || new Set(people).size === 1 || seating.person[seat] === opened
}

/** The hands this device may show at a table of several devices. A helper of this device is nobody whose hand is looked at. */
export function ownHands(together: Together | null): readonly Seat[] | null {
  if (!together) return null
  return together.mine.filter((seat) => together.holders.find((one) => one.seat === seat)?.playedBy !== 'helper')
}
