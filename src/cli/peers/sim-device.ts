/** A device of a simulated table: what runs on it, and what lies on its disk. */
import type { AnyRules } from '../../games/index.ts'
import type { AnyPeerSession } from '../../session/peers/peer-session.ts'
import type { TableNode } from '../../session/peers/table-node.ts'
import type { Disk } from './disk.ts'

export interface SimDevice {
  readonly id: string
  node: TableNode
  readonly disk: Disk
  running: boolean
  /** This device's clock, apart from the net's. */
  readonly skew: number
  session: AnyPeerSession | null
  /** Counts openings: what an earlier one still wanted to do is void. */
  opening: number
  readonly rules: AnyRules
  readonly sitDown: boolean
}
