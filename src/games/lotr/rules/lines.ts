/** Where the markers stand: which lines are on this board, which are complete, whether the main line is done. */
import { PLACE_DATA } from '../data/boards.ts'
import type { Line } from '../data/place.ts'
import { ACTIVITIES, type Activity, type Board, type State } from '../types.ts'

export const boardOf = (state: State): Board => {
  if (!state.board) throw new Error('there is no board in a haven')
  return state.board
}

export const lineData = (board: Board, line: Activity): Line | undefined => PLACE_DATA[board.place].lines[line]

/** Present and not at its end. */
export function isOpen(board: Board, line: Activity): boolean {
  const at = board.lines[line]
  return at !== null && at < (lineData(board, line)?.spaces.length ?? 0)
}

export const isComplete = (board: Board, line: Activity): boolean => board.lines[line] !== null && !isOpen(board, line)

export const openLines = (board: Board): Activity[] => ACTIVITIES.filter((line) => isOpen(board, line))

/** The marker of the main line stands on its last space. */
export function isMainLineDone(state: State): boolean {
  const board = state.board
  return board !== null && isComplete(board, PLACE_DATA[board.place].main as Activity)
}

/** The printed number where the main marker stands. */
export function printedScore(board: Board): number {
  const main = PLACE_DATA[board.place].main as Activity
  const line = lineData(board, main) as Line
  const at = board.lines[main] as number
  return (at === 0 ? line.startLabel : line.spaces[at - 1]?.label) ?? 0
}
