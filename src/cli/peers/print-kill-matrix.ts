/** `npm run -s sim -- lotr --kill-matrix`: the kill matrix as a table, a row for each kind of decision, a column for each fate. */
import type { AnyRules } from '../../games/index.ts'
import { type Cell, FATES, killMatrix } from './kill-matrix.ts'

const MATCHES = 120
const TITLES = { leave: 'leaves for good', reload: 'opened anew', partition: 'cut off, healed', closed: 'closed for long' } as const
const WIDTH = 17

const markOf = (cell: Cell | undefined): string => (cell ? (cell.hole === null ? 'o' : 'X') : '-')

export async function printKillMatrix(
  rules: AnyRules,
  { firstSeed }: { readonly firstSeed: number },
  tell: (line: string) => void,
  report: (sentence: string) => void,
): Promise<{ readonly failed: number }> {
  const cells: Cell[] = []
  let told = performance.now()
  for await (const cell of killMatrix(rules, { firstSeed, matches: MATCHES })) {
    cells.push(cell)
    if (cell.hole !== null) report(`${cell.kind}, seat ${cell.seat}, ${TITLES[cell.fate]}: ${cell.hole}`)
    if (performance.now() - told > 20_000) {
      told = performance.now()
      report(`${cells.length} tried, now ${cell.kind}`)
    }
  }
  const kinds = [...new Set(cells.map(({ kind }) => kind))]
  const first = Math.max(...kinds.map(({ length }) => length)) + 2
  const seats = Math.min(5, rules.seats.max)
  tell(`${'seat'.padEnd(first)}${FATES.map((fate) => TITLES[fate].padEnd(WIDTH)).join('')}`)
  tell(
    `${''.padEnd(first)}${FATES.map(() =>
      Array.from({ length: seats }, (_, seat) => seat)
        .join(' ')
        .padEnd(WIDTH),
    ).join('')}`,
  )
  for (const kind of kinds) {
    const marks = FATES.map((fate) =>
      Array.from({ length: seats }, (_, seat) =>
        markOf(cells.find((cell) => cell.kind === kind && cell.fate === fate && cell.seat === seat)),
      )
        .join(' ')
        .padEnd(WIDTH),
    )
    tell(`${kind.padEnd(first)}${marks.join('')}`.trimEnd())
  }
  const failed = cells.filter(({ hole }) => hole !== null).length
  tell('')
  tell(`o: the table went on.  X: a hole.  -: not asked in ${MATCHES} matches.`)
  tell(`${cells.length} cells, ${failed} holes.`)
  return { failed }
}
