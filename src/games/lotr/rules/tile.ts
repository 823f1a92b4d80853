/** Steps 1a and 1b: reveal a tile, execute it, until an activity tile leads on to step 2. */
import { TILE_DATA } from '../data/tiles.ts'
import type { Activity, TileId } from '../types.ts'
import { advance } from './advance.ts'
import { chooseLine } from './choose.ts'
import { nextEvent, runTile } from './events.ts'
import { boardOf, isMainLineDone, isOpen, openLines } from './lines.ts'
import { isActiveAlive, type LotrTable, type Script } from './seats.ts'
import { tileWindow } from './turn-window.ts'
import { openWindow } from './windows.ts'

/** `step-2`: the turn goes on. `over`: only step 3 is left. `events`: the last event has been executed. */
export type TileStep = 'step-2' | 'over' | 'events'

export function* tileSteps(t: LotrTable): Script<TileStep> {
  for (;;) {
    t.state.doing = { type: 'window', window: 'W1a' }
    if (yield* openWindow(t, { window: 'W1a', moment: 'reveal' })) {
      t.emit({ type: 'tile-skipped' })
      return 'step-2'
    }
    const tile = yield* revealTile(t)
    if (tile === null) return 'events' // only when the scenario goes on after its last event by agreement
    const step = yield* tileFaceUp(t, tile)
    if (step) return step
  }
}

function* revealTile(t: LotrTable): Script<TileId | null> {
  const board = boardOf(t.state)
  t.state.doing = { type: 'reveal' }
  const handle = board.tiles.pop()
  if (handle === undefined) return null
  board.tile = handle
  const tile = (yield* t.reveal([handle]))[0] as TileId
  t.state.doing = { type: 'tile', tile }
  t.emit({ type: 'tile', tile, handle, left: board.tiles.length })
  return tile
}

/** Before 1b and 1b itself; null when 1a follows again. [lotr T2] [lotr F2] */
function* tileFaceUp(t: LotrTable, tile: TileId): Script<TileStep | null> {
  const { state } = t
  const verdict = yield* tileWindow(t, tile)
  if (verdict) {
    t.emit({ type: 'tile-cancelled', tile })
    setAside(t)
    return null
  }
  if (isMainLineDone(state) || !isActiveAlive(state)) {
    setAside(t)
    return 'over'
  }
  const eventBefore = boardOf(state).event
  const isBlanked = boardOf(state).blanked === true
  yield* execute(t, tile, isBlanked)
  setAside(t)
  if (endsByEvents(t, eventBefore, isBlanked)) return 'events'
  if (isMainLineDone(state) || !isActiveAlive(state)) return 'over'
  return isActivity(tile) ? 'step-2' : null
}

const isActivity = (tile: TileId): tile is Activity => TILE_DATA[tile].kind === 'activity'

function setAside(t: LotrTable): void {
  const board = boardOf(t.state)
  board.tile = null
  board.blanked = false // Magic belongs to this tile, even where the turn was cut before its event came
  t.state.tilesDone++
}

/** The last event has been executed in this 1b. [lotr E2] */
function endsByEvents(t: LotrTable, before: number, wasBlanked: boolean): boolean {
  const { event, place } = boardOf(t.state)
  if (event === before || event < 6) return false
  // ruling magic_on_last_event
  return !wasBlanked || place === 'mordor' || t.state.options.magic_on_last_event === 'scenario_ends'
}

function* execute(t: LotrTable, tile: TileId, isBlanked: boolean): Script {
  if (isActivity(tile)) yield* activityTile(t, tile)
  else if (isBlanked) yield* nextEvent(t)
  else yield* runTile(t, tile)
}

/** One line must advance: this one, or another incomplete one of the Active player's choice. [lotr T8] */
function* activityTile(t: LotrTable, tile: Activity): Script {
  const board = boardOf(t.state)
  const line = isOpen(board, tile) ? tile : yield* chooseLine(t, t.state.active, openLines(board), 'activity-tile', 1)
  yield* advance(t, line, 1, 'tile')
}
