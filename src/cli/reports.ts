/**
 * Reads what the test runners say about themselves (their JSON reports), so that the sum at the end of `npm test` is theirs.
 * A runner that says nothing, or whose exit code says more than its report, counts as one failure.
 */
import * as v from 'valibot'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Full titles of the tests that passed and failed. */
  readonly passedTitles: readonly string[]
  readonly failedTitles: readonly string[]
}

const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, passedTitles: [], failedTitles: [] }

/** One check without tests of its own: types, lint, build. */
export function single(title: string, ok: boolean): Tally {
  return ok ? { ...NOTHING, passed: 1, passedTitles: [title] } : { ...NOTHING, failed: 1, failedTitles: [title] }
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      passedTitles: [...all.passedTitles, ...one.passedTitles],
      failedTitles: [...all.failedTitles, ...one.failedTitles],
    }),
    NOTHING,
  )
}

interface Result {
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped'
}

function tally(results: readonly Result[]): Tally {
  const titles = (status: string) => results.filter((one) => one.status === status).map(({ title }) => title)
  const [passedTitles, failedTitles] = [titles('passed'), titles('failed')]
  return {
    passed: passedTitles.length,
    failed: failedTitles.length,
    skipped: results.length - passedTitles.length - failedTitles.length,
    passedTitles,
    failedTitles,
  }
}

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
})

/** Vitest's `json` reporter. A file that could not be loaded has no tests and counts as one failure. */
export function readVitest(report: unknown): Tally {
  const { testResults } = v.parse(VitestReport, report)
  return tally(
    testResults.flatMap(({ name, status, assertionResults }) => {
      const results = assertionResults.map(
        (one): Result => ({ title: one.fullName, status: one.status === 'passed' || one.status === 'failed' ? one.status : 'skipped' }),
      )
      const broken = status === 'failed' && !results.some((one) => one.status === 'failed')
      return broken ? [...results, { title: name, status: 'failed' } satisfies Result] : results
    }),
  )
}

interface Suite {
  readonly title: string
  readonly specs: readonly { title: string; tests: { projectName: string; status: string }[] }[]
  readonly suites?: readonly Suite[] | undefined
}
const SuiteSchema: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ projectName: v.string(), status: v.string() })) })),
  suites: v.optional(v.array(v.lazy(() => SuiteSchema))),
})
const PlaywrightReport = v.object({ suites: v.array(SuiteSchema), errors: v.array(v.unknown()) })

/** Playwright's `json` reporter. `flaky` counts as failed; so does an error outside of all tests. */
export function readPlaywright(report: unknown): Tally {
  const { suites, errors } = v.parse(PlaywrightReport, report)
  const STATUS = { expected: 'passed', skipped: 'skipped' } as const
  const walk = (suite: Suite, path: string): Result[] => [
    ...suite.specs.flatMap((spec) =>
      spec.tests.map(
        (test): Result => ({ title: `${path} ${spec.title}`.trim(), status: STATUS[test.status as keyof typeof STATUS] ?? 'failed' }),
      ),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${path} ${inner.title}`.trim())),
  ]
  const outside = errors.map((_, i): Result => ({ title: `Playwright, outside of all tests (${i + 1})`, status: 'failed' }))
  return tally([...suites.flatMap((suite) => walk(suite, suite.title)), ...outside])
}

/** The report of a runner together with its exit code: a crash may not look like success. */
export function withExit(runner: string, report: Tally | null, exitCode: number | null): Tally {
  if (!report) return single(`${runner} gave no report (exit code ${exitCode})`, false)
  if (exitCode !== 0 && report.failed === 0) return sum([report, single(`${runner} ended with exit code ${exitCode}`, false)])
  if (report.passed + report.failed === 0) return single(`${runner} ran no tests`, false)
  return report
}
