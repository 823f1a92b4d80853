/**
 * `npm test`: types, lint, build, unit tests and end-to-end tests, then one line that says how many passed and failed.
 * Words after `--` name single steps (`npm test -- types unit`); without them everything runs.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium, INSTALL_HINT, installChromium } from './chromium.ts'
import { readPlaywright, readVitest, single, sum, type Tally, withExit } from './reports.ts'
import { proofOf } from './statements.ts'

const REPORTS = 'test-results'
const STEPS = ['types', 'lint', 'build', 'unit', 'e2e'] as const
type Step = (typeof STEPS)[number]

interface Ran {
  readonly code: number | null
  readonly output: string
}

/** Runs a program of node_modules. `quiet` keeps what it prints for later. */
function run(program: string, words: readonly string[], { quiet = false, env = {} as NodeJS.ProcessEnv } = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${program}`, words, {
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: -1, output: `${error.message}\n` }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

async function checkQuietly(title: string, program: string, words: readonly string[]): Promise<Tally> {
  const began = Date.now()
  const { code, output } = await run(program, words, { quiet: true, env: { NO_COLOR: '1' } })
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${title} (${seconds(began)})`)
  if (code !== 0) console.log(output)
  return single(title, code === 0)
}

function readReport<T>(file: string, read: (report: unknown) => T): T | null {
  if (!existsSync(file)) return null
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
    return null
  }
}

async function unitTests(): Promise<Tally> {
  const file = `${REPORTS}/vitest.json`
  const { code } = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  return withExit('vitest', readReport(file, readVitest), code)
}

async function endToEndTests(): Promise<Tally> {
  const file = `${REPORTS}/playwright.json`
  const { code } = await run('playwright', ['test', '--reporter=list,json'], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } })
  return withExit('playwright', readReport(file, readPlaywright), code)
}

/** One line for each game that has numbered statements; a statement without a passing test is a failure. */
function statements({ passedTitles, failedTitles }: Tally): Tally[] {
  const games = existsSync('tests/games') ? readdirSync('tests/games') : []
  return games.flatMap((game) => {
    const file = `tests/games/${game}/statements.md`
    if (!existsSync(file)) return []
    const { ids, unproven } = proofOf(game, readFileSync(file, 'utf8'), passedTitles, failedTitles)
    console.log(`${game}: ${ids.length - unproven.length} of ${ids.length} statements proven`)
    if (unproven.length) console.log(`  without a passing test: ${unproven.join(', ')}`)
    return [single(`every statement of ${game} has a passing test`, ids.length > 0 && unproven.length === 0)]
  })
}

const words = process.argv.slice(2)
const unknown = words.filter((word) => !STEPS.includes(word as Step))
if (unknown.length) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${STEPS.join(', ')}.`)
  process.exit(1)
}
const wants = (step: Step) => words.length === 0 || words.includes(step)
const began = Date.now()
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const tallies: Tally[] = []
tallies.push(
  ...(await Promise.all([
    ...(wants('types') ? [checkQuietly('types', 'tsc', ['--pretty', 'false'])] : []),
    ...(wants('lint') ? [checkQuietly('lint and format', 'biome', ['ci', '--colors=off', '--max-diagnostics=60', '.'])] : []),
    ...(wants('build') ? [checkQuietly('build', 'vite', ['build', '--logLevel', 'warn'])] : []),
  ])),
)
if (wants('unit') || wants('e2e')) {
  const chromium = findChromium() ?? installChromium()
  if (!chromium) {
    console.error(INSTALL_HINT)
    tallies.push(single('a Chromium to test with', false))
  } else process.env.MATHOM_CHROMIUM = chromium
}
if (wants('unit')) {
  const unit = await unitTests()
  tallies.push(unit, ...statements(unit))
}
if (wants('e2e') && process.env.MATHOM_CHROMIUM) tallies.push(await endToEndTests())

const { passed, failed, skipped, failedTitles } = sum(tallies)
console.log(`\nTook ${seconds(began)}.`)
if (skipped) console.log(`${skipped} skipped`)
for (const title of failedTitles) console.log(`failed: ${title}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0
