/**
 * Recorded matches (`tests/replays/`) cut at moments worth looking at, put onto a device. To record them anew after a change of the
 * rules: `npm run -s sim -- lotr --policy lucky --seats 3 --seed N --set sauronStart=15 --out tests/replays/lotr`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { recordOf } from '../../src/cli/device.ts'
import { cardsMoments } from '../../src/cli/shots/cards-moments.ts'
import { type Moment, momentsIn } from '../../src/cli/shots/moments.ts'
import { isFileProblem, parseMatchFile, playMatchFile } from '../../src/engine/index.ts'
import { gameById } from '../../src/games/index.ts'
import { PLAIN_SETTINGS, prepareDevice, TableDriver } from './table-driver.ts'

const FOLDER = 'tests/replays/lotr'
const CARDS = 'wotr-cards'

let known: Promise<Map<string, Moment>> | null = null

/** `moria`, `payment`, `victory` and the like, by name; those of the card game, played from fixed seeds, begin with `cards-`. */
export function moments(): Promise<Map<string, Moment>> {
  known ??= readAll()
  return known
}

async function readAll(): Promise<Map<string, Moment>> {
  const found = new Map<string, Moment>()
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.json'))) {
    const file = parseMatchFile(readFileSync(`${FOLDER}/${name}`, 'utf8'))
    if (isFileProblem(file)) throw new Error(`${name}: ${file.code}`)
    const rules = await gameById(file.game)?.loadRules?.()
    if (!rules) throw new Error(`${name}: no game ${file.game}`)
    const match = playMatchFile(rules, file, 'verify')
    if (isFileProblem(match)) throw new Error(`${name}: ${JSON.stringify(match)}`)
    for (const moment of momentsIn(match)) if (!found.has(moment.id)) found.set(moment.id, moment)
  }
  const cards = await gameById(CARDS)?.loadRules?.()
  if (!cards) throw new Error(`no game ${CARDS}`)
  for (const moment of cardsMoments(cards)) found.set(moment.id, moment)
  return found
}

export async function moment(id: string): Promise<Moment> {
  const found = (await moments()).get(id)
  if (!found) throw new Error(`no recorded match comes to ${id}`)
  return found
}

/** Opens the table of a recorded match at that moment. */
export async function openAt(page: Page, id: string, settings: Readonly<Record<string, unknown>> = {}, query = ''): Promise<TableDriver> {
  const { file } = await moment(id)
  const kept = { settings: { ...PLAIN_SETTINGS, ...settings }, matches: [recordOf(id, file)] }
  await prepareDevice(page, kept, `./${query}#/match/${id}`)
  const table = new TableDriver(page, 3)
  await table.ready()
  return table
}
