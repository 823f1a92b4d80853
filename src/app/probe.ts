/** A window into the table for tests, measurements and bug reports: there only on pages opened with `?probe`, and read-only. */
import { describeScene } from '../table/probe.ts'

declare global {
  interface Window {
    mathomProbe?: { readonly describeScene: typeof describeScene }
  }
}

export function openProbe(): void {
  if (new URLSearchParams(location.search).has('probe')) window.mathomProbe = { describeScene }
}
