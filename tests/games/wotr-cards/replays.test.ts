/**
 * Recorded matches hold, entry for entry. To record them anew after a change of the rules:
 * `npm run -s sim -- wotr-cards --seats 4 --seed 21 --out DIR`, and `--set two_seats=fellowship` for the Fellowship; the number is the seed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isFileProblem, parseMatchFile, playMatchFile } from '../../../src/engine/index.ts'
import { wotrCardsRules } from '../../../src/games/wotr-cards/index.ts'

const folder = new URL('../../replays/wotr-cards/', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))

describe('recorded matches', () => {
  it('are ten or more, of every scenario', () => {
    expect(names.length).toBeGreaterThanOrEqual(10)
    for (const scenario of ['trilogy', 'duel-2p', 'duel-3p', 'fellowship'])
      expect(names.some((name) => name.startsWith(scenario))).toBe(true)
  })

  for (const name of names) {
    it(`${name} plays as it was played`, () => {
      const file = parseMatchFile(readFileSync(new URL(name, folder), 'utf8'))
      if (isFileProblem(file)) throw new Error(JSON.stringify(file))
      const match = playMatchFile(wotrCardsRules, file, 'verify')
      if (isFileProblem(match)) throw new Error(JSON.stringify(match))
      expect(match.outcome).not.toBeNull()
      expect(name.startsWith(match.state.scenario)).toBe(true)
    })
  }
})
