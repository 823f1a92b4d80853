/**
 * What Node and a browser must agree on: the fingerprints after each action of seeded matches, and recorded matches that hold.
 * Bundled for the browser as it is; imports nothing of either.
 */
import {
  defaultOptions,
  generator,
  isFileProblem,
  localDealer,
  Match,
  mixSeeds,
  parseMatchFile,
  playMatchFile,
  playOn,
  policies,
} from '../../src/engine/index.ts'
import { gameById } from '../../src/games/index.ts'

export async function fingerprintsOf(game: string, seats: number, seed: number): Promise<string[]> {
  const rules = await gameById(game)?.loadRules?.()
  if (!rules) return []
  const prints: string[] = []
  const match = Match.start(rules, { seats, options: defaultOptions(rules.options) })
  playOn(match, localDealer(seed), generator(mixSeeds(seed, -1)), policies.random, (played) => prints.push(played.fingerprint()))
  return prints
}

/** The fingerprint a recorded match ends with, or the code of what is wrong with it. */
export async function verify(text: string): Promise<string> {
  const file = parseMatchFile(text)
  if (isFileProblem(file)) return file.code
  const rules = await gameById(file.game)?.loadRules?.()
  if (!rules) return 'unknown-game'
  const match = playMatchFile(rules, file, 'verify')
  return isFileProblem(match) ? match.code : match.fingerprint()
}
