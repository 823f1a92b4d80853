/** Who is there, as this device knows it: by what it hears itself, and by what others say they hear. Pure. */
import type { Presence } from '../together.ts'
import type { Device } from './device.ts'

/** Silent for so long, a device is away. */
export const AWAY_MS = 6000

/** Whether a device can be heard on a line of this one. `now`: milliseconds of the clock its `lastHeard` was read from. */
export function isHeard(device: Device, now: number): boolean {
  return !device.cutOff && device.leftAt === null && device.lines.length > 0 && now - device.lastHeard <= AWAY_MS
}

/** What can be said of one device among all that are known. `route`: how the line it was heard on last goes. */
export function presenceAmong(all: Iterable<Device>, device: Device, now: number, route: 'straight' | 'relay' | null): Presence {
  if (device.leftAt !== null) return { state: 'left', since: device.leftAt }
  if (isHeard(device, now)) return { state: 'here', roundTripMs: device.roundTripMs, via: route }
  // Others may still hear it and pass its words on.
  for (const other of all)
    if (other !== device && isHeard(other, now) && other.sees.has(device.claims)) return { state: 'here', roundTripMs: null, via: 'others' }
  return { state: 'away', since: device.lastHeard }
}
