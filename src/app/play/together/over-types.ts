/** What can open over a table of several devices, and what each of those parts is given. Types only. */
import type { GamePanels } from '../../../ui/game-panels.ts'
import type { OpenTable } from '../../tables-contract.ts'
import type { Table } from '../use-table.ts'

export type TogetherOver = 'people' | 'share' | 'codes' | 'files' | 'move' | 'copy' | 'leave'

export interface TogetherOversProps {
  readonly over: TogetherOver
  readonly table: Table
  readonly shared: OpenTable
  readonly panels: GamePanels
  readonly onSay: (sentence: string) => void
  readonly onClose: () => void
}
