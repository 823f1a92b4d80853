import { describe, expect, it } from 'vitest'
import { toy } from '../windows-game.ts'
import { type AnyRules, SimulatedTable } from './simulated-table.ts'

const rules = toy as unknown as AnyRules

describe('a table of several devices', () => {
  it('plays to the same end on every device', () => {
    const table = new SimulatedTable({ rules, devices: 3, seats: 3, seed: 1 })
    table.start()
    table.until(() => table.isOver())
    expect(new Set(table.ends()).size).toBe(1)
  })
})
