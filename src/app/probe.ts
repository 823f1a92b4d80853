/**
 * A window into the table for tests, measurements and bug reports: there only on pages opened with `?probe`. It reads; what can
 * be put in is a table for pictures, before the page starts, and choices at a table of several devices (`table-probe.ts`).
 */
import { describeScene } from '../table/probe.ts'
import type { StagedTable } from './staged-tables.ts'
import type { TableProbe } from './table-probe.ts'

interface Probe {
  readonly describeScene: typeof describeScene
  readonly stagedTable?: StagedTable | undefined
  /** The match of the table of several devices that is open; laid there when it begins. */
  together?: TableProbe
}

declare global {
  interface Window {
    mathomProbe?: Probe
    /** Laid there by whoever takes pictures. */
    mathomStagedTable?: StagedTable
  }
}

export function openProbe(): void {
  if (new URLSearchParams(location.search).has('probe')) window.mathomProbe = { describeScene, stagedTable: window.mathomStagedTable }
}
