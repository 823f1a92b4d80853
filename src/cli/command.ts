/** What every command does at its edge: read words, find the game, and end with one sentence where something is wrong. */
import { resolve } from 'node:path'
import { type OptionSpec, optionFromText } from '../engine/index.ts'
import { type AnyRules, GAMES, gameById } from '../games/index.ts'

/** Ends the command: one sentence on stderr, exit code 1. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** A whole number as typed, or the end. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isInteger(value) || value < min || value > max)
    fail(`--${name} takes a whole number from ${min} to ${max}, not ${text}.`)
  return value
}

export async function rulesOf(id: string): Promise<AnyRules> {
  const playable = GAMES.filter(({ loadRules }) => loadRules).map((game) => game.id)
  const load = gameById(id)?.loadRules
  if (!load) fail(`There is no game ${id} to play yet; there is ${playable.join(', ')}.`)
  return load()
}

/** `option=value` words as values of these options. What they mean is checked by the engine's `parseOptions`. */
export function optionsFromWords(specs: readonly OptionSpec[], words: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=')
      if (at < 1) fail(`--set takes option=value, not ${word}.`)
      const [id, text] = [word.slice(0, at), word.slice(at + 1)]
      const spec = specs.find((one) => one.id === id)
      return [id, spec ? optionFromText(spec, text) : text]
    }),
  )
}

/** A path as typed by somebody who may stand in another folder than the one npm runs commands in. */
export function pathFromWords(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}

/** A reader that closes early (`... | head`) is no error. */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
}
