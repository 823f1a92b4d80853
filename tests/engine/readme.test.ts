import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tenUp } from '../../src/engine/example.ts'
import { playout } from '../../src/engine/index.ts'

const read = (path: string) => readFileSync(new URL(`../../src/engine/${path}`, import.meta.url), 'utf8')

it('the engine page shows the example game as it is', () => {
  expect(read('README.md')).toContain(read('example.ts'))
})

it('the example game plays to its end with every number of seats', () => {
  for (let seats = tenUp.seats.min; seats <= tenUp.seats.max; seats++) {
    for (let seed = 0; seed < 20; seed++) {
      const match = playout(tenUp, { options: { limit: 10 }, seats }, seed)
      expect(match.outcome?.winners.length).toBeGreaterThan(0)
      expect(tenUp.invariants(match.state as never)).toEqual([])
    }
  }
})
