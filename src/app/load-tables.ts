/**
 * The door to everything that knows a network. Behind it lies a chunk of its own, fetched when a table is opened or joined
 * and not before. Pages opened with `?probe` may lay out a table of their own there, for pictures and measurements.
 */
import type { Tables } from './tables-contract.ts'

export async function loadTables(): Promise<Tables> {
  const staged = typeof window === 'undefined' ? undefined : window.mathomProbe?.stagedTable
  if (staged) return (await import('./staged-tables.ts')).stagedTables(staged)
  return (await import('./tables.ts')).tables
}
