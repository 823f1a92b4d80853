/** When a seat that came from another device may speak here. */
import { expect, it } from 'vitest'
import type { Hub } from '../../../src/session/peers/hub.ts'
import type { OwnSeats } from '../../../src/session/peers/own-seats.ts'
import { SettlingIn } from '../../../src/session/peers/settling-in.ts'

it('waits for all who are here, but not for ever for one who never has the same, and never speaks where nobody has', () => {
  let now = 0
  const devices = new Map<string, { tag: string | null }>([['watcher', { tag: null }]])
  const hub = { devices, isHere: () => true } as unknown as Hub
  const own = { hasMoved: true } as unknown as OwnSeats
  const settlingIn = new SettlingIn({ hub, now: () => now, tag: () => 'same', own: () => own, settled: () => undefined })
  settlingIn.begin(false)
  now = 60_000
  settlingIn.tick()
  expect(settlingIn.isSettled).toBe(false)
  settlingIn.begin(false)
  devices.set('player', { tag: 'same' })
  now += 5000
  settlingIn.tick()
  expect(settlingIn.isSettled).toBe(false)
  now += 15_000
  settlingIn.tick()
  expect(settlingIn.isSettled).toBe(true)
})
