/**
 * A window into the table for tests, measurements and bug reports: there only on pages opened with `?probe`, and read-only.
 * The one thing that can be put in is a table for pictures, before the page starts.
 */
import { describeScene } from '../table/probe.ts'
import type { StagedTable } from './staged-tables.ts'

declare global {
  interface Window {
    mathomProbe?: { readonly describeScene: typeof describeScene; readonly stagedTable?: StagedTable | undefined }
    /** Laid there by whoever takes pictures. */
    mathomStagedTable?: StagedTable
  }
}

export function openProbe(): void {
  if (new URLSearchParams(location.search).has('probe')) window.mathomProbe = { describeScene, stagedTable: window.mathomStagedTable }
}
