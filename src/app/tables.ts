/** Placeholder until tables of several devices are joined with the network. */
import type { Tables } from './tables-contract.ts'

const not = async (): Promise<never> => {
  throw new Error('tables of several devices are not there yet')
}
export const tables: Tables = { openNew: not, join: not, open: not, importFile: not, takeSeat: not }
