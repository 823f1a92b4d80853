/** The sum at the end of `npm test`: it may not say "all passed" when a runner crashed, skipped its work or said nothing. */
import { describe, expect, it } from 'vitest'
import { readPlaywright, readVitest, single, sum, withExit } from '../../src/cli/reports.ts'
import { idsInTitle, proofOf, statementIds } from '../../src/cli/statements.ts'

const vitest = (...statuses: string[]) => ({
  testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: statuses.map((status, i) => ({ fullName: `t${i}`, status })) }],
})

describe('reports of the runners', () => {
  it('counts what vitest says, and a file that did not load as one failure', () => {
    expect(readVitest(vitest('passed', 'failed', 'pending', 'todo'))).toMatchObject({ passed: 1, failed: 1, skipped: 2 })
    const broken = { testResults: [{ name: 'b.test.ts', status: 'failed', assertionResults: [] }] }
    expect(readVitest(broken)).toMatchObject({ passed: 0, failed: 1, failedTitles: ['b.test.ts'] })
  })

  it('counts what Playwright says; flaky is failed', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'app', status }] })
    const report = {
      suites: [
        {
          title: 'x.spec.ts',
          specs: [spec('one', 'expected')],
          suites: [{ title: 'inner', specs: [spec('two', 'flaky'), spec('three', 'skipped')] }],
        },
      ],
      errors: [{ message: 'outside' }],
    }
    expect(readPlaywright(report)).toMatchObject({
      passed: 1,
      failed: 2,
      skipped: 1,
      passedTitles: ['x.spec.ts one'],
      failedTitles: ['x.spec.ts inner two', 'Playwright, outside of all tests (1)'],
    })
  })

  it('takes a crash, silence and an empty run for failures', () => {
    expect(withExit('vitest', null, 1).failed).toBe(1)
    expect(withExit('vitest', readVitest(vitest('passed')), 1)).toMatchObject({ passed: 1, failed: 1 })
    expect(withExit('vitest', readVitest(vitest('pending')), 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(withExit('vitest', readVitest(vitest('passed')), 0)).toMatchObject({ passed: 1, failed: 0 })
    expect(() => readVitest({ numPassedTests: 3 })).toThrow()
  })

  it('adds up', () => {
    expect(sum([single('types', true), single('lint', false), readVitest(vitest('passed', 'passed'))])).toMatchObject({
      passed: 3,
      failed: 1,
      failedTitles: ['lint'],
    })
  })
})

describe('statements', () => {
  const page = '# Statements\n\n## Turn\n- T1 A turn runs.\n- **T2** After a tile.\n* W13 A window (see T1).\nText about T9.\n'

  it('reads ids from the page and from titles', () => {
    expect(statementIds(page)).toEqual(['T1', 'T2', 'W13'])
    expect(idsInTitle('lotr', 'turn [lotr T1] a turn [lotr W13, T2] and [wotr T9]')).toEqual(['T1', 'W13', 'T2'])
  })

  it('needs a passing test for each, and none that fails', () => {
    expect(proofOf('lotr', page, ['[lotr T1] a', '[lotr T2 W13] b'], [])).toEqual({ ids: ['T1', 'T2', 'W13'], unproven: [] })
    expect(proofOf('lotr', page, ['[lotr T1] a', '[lotr T2] b'], ['[lotr T1] c']).unproven).toEqual(['T1', 'W13'])
  })
})
