/**
 * `npm run -s sim -- lotr`: plays matches by a policy, one JSON line each. `--seats --games --seed --policy random|first|thinking|lucky --set option=value`,
 * `--mixed` draws seats and options from each seed and tells what occurred, `--out DIR` keeps the match files. `--peers` plays matches
 * of several devices over lines that fail, `--kill-matrix` shows that no decision hangs on one device.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isOptionProblem, parseOptions } from '../engine/index.ts'
import { allowClosedPipe, fail, optionsFromWords, pathFromWords, rulesOf, wholeNumber } from './command.ts'
import { describeCoverage, emptyCoverage } from './coverage.ts'
import { printKillMatrix } from './peers/print-kill-matrix.ts'
import { runStories } from './peers/run-stories.ts'
import { mixedSetup, PLAYERS, type PlayerId, simulate } from './simulate.ts'

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        seats: { type: 'string' },
        games: { type: 'string', default: '1' },
        seed: { type: 'string', default: '1' },
        policy: { type: 'string', default: 'random' },
        set: { type: 'string', multiple: true, default: [] },
        out: { type: 'string' },
        mixed: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        peers: { type: 'boolean', default: false },
        'kill-matrix': { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

const { values, positionals } = readWords()
allowClosedPipe()
if (positionals.length !== 1) fail('Name one game: npm run -s sim -- lotr --games 10')
const rules = await rulesOf(positionals[0] as string)
const games = wholeNumber('games', values.games, 1, 10_000_000)
const firstSeed = wholeNumber('seed', values.seed, -0x80000000, 0x7fffffff)
const seats = wholeNumber('seats', values.seats ?? String(Math.max(2, rules.seats.min)), rules.seats.min, rules.seats.max)
const player = values.policy as PlayerId
if (!PLAYERS.includes(player)) fail(`--policy is ${PLAYERS.join(', ')}, not ${player}.`)
const options = parseOptions(rules.options, optionsFromWords(rules.options, values.set))
if (isOptionProblem(options)) fail(`--set ${options.option}: allowed is ${options.allowed}.`)
if (values.mixed && (values.seats || values.set.length)) fail('--mixed draws seats and options from the seed; leave out --seats and --set.')
if (values.peers || values['kill-matrix']) {
  const report = (sentence: string): void => void process.stderr.write(`${sentence}\n`)
  const tell = (line: string): void => void process.stdout.write(`${line}\n`)
  const { failed } = values.peers
    ? await runStories(rules, { games, firstSeed }, tell, report)
    : await printKillMatrix(rules, { firstSeed }, tell, report)
  process.exit(failed ? 1 : 0)
}
const out = values.out === undefined ? null : pathFromWords(values.out)
if (out) mkdirSync(out, { recursive: true })

const coverage = values.mixed ? emptyCoverage() : undefined
const began = performance.now()
let told = began
for (let i = 0; i < games; i++) {
  const seed = (firstSeed + i) | 0
  const setup = values.mixed ? mixedSetup(rules, seed) : { seats, options }
  try {
    const { result, file } = simulate(rules, setup, seed, player, {
      coverage,
      keep: out !== null,
      now: () => performance.now(),
    })
    process.stdout.write(`${JSON.stringify(result)}\n`)
    if (file && out) writeFileSync(join(out, `${rules.id}-${setup.seats}-${seed}.json`), `${JSON.stringify(file)}\n`)
  } catch (error) {
    fail(`Seed ${seed}, ${JSON.stringify(setup)}: ${error instanceof Error ? error.message : error}`)
  }
  if (!values.json && performance.now() - told > 2000) {
    told = performance.now()
    process.stderr.write(`${i + 1} of ${games} (${Number((((i + 1) * 1000) / (told - began)).toPrecision(2))} a second)\n`)
    // Lets what was printed leave.
    await new Promise((resolve) => setImmediate(resolve))
  }
}
if (coverage) process.stderr.write(`${describeCoverage(coverage)}\n`)
