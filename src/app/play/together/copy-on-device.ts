/** A table of several devices as a match of this device alone, from the first entry to the last this device knows. */
import { type FileProblem, Match, sealMatchFile, writeMatchFile } from '../../../engine/index.ts'
import { importMatch } from '../../match-files.ts'
import type { OpenMatch, StandingOf } from '../../matches.ts'

export async function copyOnDevice(
  open: OpenMatch,
  names: readonly string[],
  standingOf: StandingOf,
): Promise<{ readonly id: string } | FileProblem> {
  const { session, rules } = open
  const match = Match.start(rules, { options: session.options, seats: session.seats })
  const prints = session.entries.map((entry) => {
    match.put(entry)
    return match.fingerprint()
  })
  return importMatch(JSON.stringify(sealMatchFile(writeMatchFile(match, prints, [...names]))), standingOf)
}
