/**
 * `npm run -s bench`: measures what is promised and prints each figure beside its target; `--json` prints one array instead.
 * Words name groups (`engine`, `browser`, `size`, `audit`, `peers`); without them all are measured.
 */
import { parseArgs } from 'node:util'
import { auditFigures } from './bench/audit-figures.ts'
import { browserFigures } from './bench/browser-figures.ts'
import { engineFigures } from './bench/engine-figures.ts'
import { type Figure, figureLine, isGood } from './bench/figure.ts'
import { peersFigures } from './bench/peers-figures.ts'
import { roomFigures } from './bench/room-figures.ts'
import { sizeFigures } from './bench/size-figures.ts'
import { buildApp, isBuilt } from './build.ts'
import { allowClosedPipe, fail, rulesOf } from './command.ts'

const GROUPS = ['engine', 'browser', 'size', 'audit', 'peers'] as const

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean', default: false } } })
allowClosedPipe()
const unknown = positionals.filter((word) => !GROUPS.some((group) => group === word))
if (unknown.length) fail(`There is no group ${unknown.join(', ')}; there are ${GROUPS.join(', ')}.`)
const wants = (group: (typeof GROUPS)[number]) => positionals.length === 0 || positionals.includes(group)

const figures: Figure[] = []
function tell(more: readonly Figure[]): void {
  figures.push(...more)
  if (!values.json) for (const figure of more) console.log(figureLine(figure))
}

if (wants('engine')) for (const game of ['lotr', 'wotr-cards'] as const) tell(engineFigures(await rulesOf(game), game))
let loadedOnShelf: readonly string[] | null = null
if (wants('browser')) {
  const measured = await browserFigures(await rulesOf('lotr'))
  loadedOnShelf = measured.loadedOnShelf
  tell(measured.figures)
}
if (wants('size') && !(await isBuilt())) await buildApp()
if (wants('size')) tell(sizeFigures(loadedOnShelf))
if (wants('audit')) tell(await auditFigures())
if (wants('peers')) {
  tell(await roomFigures())
  tell(await peersFigures())
}

const missed = figures.filter((figure) => isGood(figure) === false).length
const unmeasured = figures.filter((figure) => isGood(figure) === null).length
if (values.json)
  console.log(
    JSON.stringify(
      figures.map((figure) => ({ ...figure, good: isGood(figure) })),
      null,
      1,
    ),
  )
else
  console.log(
    `\n${figures.length - missed - unmeasured} of ${figures.length} figures are good, ${missed} missed, ${unmeasured} not measured`,
  )
