/** Tables whose people answer what they are asked, unless a test says otherwise. */

import { type SimDevice, type SimOptions, SimulatedTable } from '../../../src/cli/peers/simulated-table.ts'
import { generator, policies } from '../../../src/engine/index.ts'

export interface PlayingOptions extends SimOptions {
  /** People at these devices do nothing. */
  readonly idle?: Set<SimDevice>
}

export function playing(options: PlayingOptions): SimulatedTable {
  const below = generator(options.seed + 100)
  return new SimulatedTable({
    ...options,
    onTick: (device) => {
      options.onTick?.(device)
      if (!options.idle?.has(device)) answerAll(device, below)
    },
  })
}

/** Answers everything this device's people are asked now. */
export function answerAll(device: SimDevice, below = generator(1)): void {
  for (let i = 0; i < 6; i++) {
    const one = device.session?.getSnapshot().decision?.seats[0]
    if (!one) return
    device.session?.choose(one.seat, policies.random({ seat: one.seat, prompt: () => one.prompt }, below) ?? [])
  }
}

export function deviceAt(table: SimulatedTable, index: number): SimDevice {
  const device = table.devices[index]
  if (!device) throw new Error(`there is no device ${index}`)
  return device
}
