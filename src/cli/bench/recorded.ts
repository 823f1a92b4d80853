/** Matches to be measured in a browser: tables that wait for a decision, and one where a single press makes Sauron move. */
import {
  clone,
  type GameEvent,
  generator,
  localDealer,
  Match,
  type MatchFile,
  playOn,
  policies,
  promptFor,
  writeMatchFile,
} from '../../engine/index.ts'
import type { AnyRules } from '../../games/index.ts'
import { defaultSetup } from '../simulate.ts'

export interface Recorded {
  readonly id: string
  readonly file: MatchFile
  /** The button to press, where there is one. */
  readonly press: RegExp
}

const SEATS = 3
/** How the button for a volunteer who is not found is worded: the only plain press that always moves Sauron. */
const NOBODY = /^Nobody does/

function fileAt(match: Match, at: number): MatchFile {
  const past = Match.start(match.rules, match.setup)
  const prints = match.log.slice(0, at).map((entry) => {
    past.put(clone(entry))
    return past.fingerprint()
  })
  return writeMatchFile(past, prints)
}

/** Looks through random matches for open decisions, and for one whose refusal is told as a move of Sauron. */
export function sauronMoves(rules: AnyRules): { readonly tables: readonly Recorded[]; readonly sauron: Recorded | null } {
  const tables: Recorded[] = []
  let sauron: Recorded | null = null
  for (let seed = 1; seed < 200 && (!sauron || tables.length < 3); seed++) {
    const match = Match.start(rules, defaultSetup(rules, SEATS))
    let asked = -1
    let told: GameEvent[] = []
    match.listen((event) => told.push(event))
    playOn(match, localDealer(seed), generator(seed), policies.random, (played) => {
      const moved = told.some(({ type }) => type === 'sauron')
      told = []
      if (moved && asked >= 0 && !sauron) sauron = { id: `sauron${seed}`, file: fileAt(played, asked), press: NOBODY }
      const [seat] = played.waitingFor
      const prompt = seat === undefined ? null : promptFor(played, seat)
      // Asked of the seat that may refuse for all: its answer is told at once.
      asked = prompt?.kind === 'volunteer' && prompt.keys.includes('refuse') && played.waitingFor.length === 1 ? played.log.length : -1
    })
    if (tables.length < 3) tables.push({ id: `table${seed}`, file: fileAt(match, Math.floor(match.log.length * 0.6)), press: NOBODY })
  }
  return { tables, sauron }
}
