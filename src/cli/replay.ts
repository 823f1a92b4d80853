/**
 * `npm run -s replay -- FILE`: plays a match file through, checks every action, fingerprint and the chain, and prints one JSON line.
 * `--at N` stops after N actions. Anything wrong: exit code 1 and one sentence.
 */
import { readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isFileProblem, MAX_FILE_BYTES, parseMatchFile, playMatchFile } from '../engine/index.ts'
import { gameById } from '../games/index.ts'
import { allowClosedPipe, fail, pathFromWords, wholeNumber } from './command.ts'
import { problemSentence } from './problems.ts'

function readWords() {
  try {
    return parseArgs({ allowPositionals: true, options: { at: { type: 'string' }, json: { type: 'boolean', default: false } } })
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

function readText(path: string): string {
  try {
    const bytes = statSync(path).size
    if (bytes > MAX_FILE_BYTES) fail(problemSentence({ code: 'too-large', bytes, limit: MAX_FILE_BYTES }))
    return readFileSync(path, 'utf8')
  } catch (error) {
    fail(`${path} cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

const { values, positionals } = readWords()
allowClosedPipe()
if (positionals.length !== 1) fail('Name one match file: npm run -s replay -- FILE')
const file = parseMatchFile(readText(pathFromWords(positionals[0] as string)))
if (isFileProblem(file)) fail(problemSentence(file))
const load = gameById(file.game)?.loadRules
if (!load) fail(problemSentence({ code: 'unknown-game', game: file.game }))
const upTo = values.at === undefined ? file.actions.length : wholeNumber('at', values.at, 0, file.actions.length)
const match = playMatchFile(await load(), file, 'verify', { upTo })
if (isFileProblem(match)) fail(problemSentence(match))
const { outcome } = match
console.log(JSON.stringify({ game: file.game, actions: match.log.length, outcome, fingerprint: match.fingerprint(), ok: true }))
