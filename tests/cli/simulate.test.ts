/** Simulation, coverage and the sentences about broken files, with the smallest game there is. */
import { describe, expect, it } from 'vitest'
import { describeCoverage, emptyCoverage } from '../../src/cli/coverage.ts'
import { problemSentence } from '../../src/cli/problems.ts'
import { mixedSetup, simulate } from '../../src/cli/simulate.ts'
import { tenUp } from '../../src/engine/example.ts'
import { type FileProblem, isFileProblem, parseMatchFile, playMatchFile } from '../../src/engine/index.ts'
import type { AnyRules } from '../../src/games/index.ts'

const rules = tenUp as unknown as AnyRules
const setup = { seats: 3, options: { limit: 10 } }
const now = () => 0

describe('simulate', () => {
  it('plays the same match for the same seed, with and without looking', () => {
    const once = simulate(rules, setup, 5, 'random', { now })
    const watched = simulate(rules, setup, 5, 'random', { now, keep: true, coverage: emptyCoverage() })
    expect(watched.result).toEqual(once.result)
    expect(once.file).toBeNull()
    expect(simulate(rules, setup, 6, 'random', { now }).result).not.toEqual(once.result)
  })

  it('keeps files that hold when they are played again', () => {
    const { file, result } = simulate(rules, setup, 5, 'random', { now, keep: true })
    const parsed = parseMatchFile(JSON.stringify(file))
    if (isFileProblem(parsed)) throw new Error(parsed.code)
    const match = playMatchFile(tenUp, parsed, 'verify')
    if (isFileProblem(match)) throw new Error(match.code)
    expect(match.fingerprint()).toBe(result.fingerprint)
  })

  it('draws seats and options from the seed alone', () => {
    expect(mixedSetup(rules, 9)).toEqual(mixedSetup(rules, 9))
    const setups = Array.from({ length: 60 }, (_, seed) => mixedSetup(rules, seed))
    expect(new Set(setups.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]))
    expect(new Set(setups.map(({ options }) => options.limit)).size).toBeGreaterThan(8)
  })

  it('tells what occurred and what never did', () => {
    const coverage = emptyCoverage()
    simulate(rules, setup, 5, 'random', { now, coverage })
    expect(coverage.decisions.get('draw?')).toBeGreaterThanOrEqual(3)
    expect(coverage.choices.get('draw? stop')).toBe(3)
    expect([...coverage.faces.keys()].filter((name) => name.startsWith('deck '))).toHaveLength(6)
    expect(describeCoverage(coverage)).toMatch(/Cards and tiles: \d of 6 occurred\n.*\n {2}never: deck/)
  })
})

describe('sentences about files', () => {
  it('has one for every problem, naming the action', () => {
    const problems: FileProblem[] = [
      { code: 'too-large', bytes: 2, limit: 1 },
      { code: 'not-json', detail: 'Unexpected end' },
      { code: 'not-a-match', where: 'seats' },
      { code: 'unknown-game', game: 'chess' },
      { code: 'other-rules', needs: 2, has: 1 },
      { code: 'bad-seats', seats: 8 },
      { code: 'bad-option', problem: { option: 'x', code: 'bad-value', allowed: '1 to 2' } },
      { code: 'unreadable-action', at: 4, action: '0  x' },
      { code: 'illegal-action', at: 4, action: '0 fly', refusal: { code: 'no-such-choice' } },
      { code: 'other-state', at: 4, action: '0 stop' },
      { code: 'fingerprints-missing', actions: 3, fingerprints: 2 },
      { code: 'chain-broken' },
      { code: 'rules-failed', at: 4, detail: 'no' },
    ]
    for (const problem of problems) {
      expect(problemSentence(problem)).toMatch(/^[A-Z].*\.$/)
      if ('at' in problem) expect(problemSentence(problem)).toContain('action 5')
    }
    expect(new Set(problems.map(problemSentence)).size).toBe(problems.length)
  })
})
