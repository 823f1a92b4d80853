/** Where a match of the list goes on: around this device, or at its table of several. */
import type { MatchCard } from '../matches.ts'
import type { Route } from '../route.ts'

export const wayOn = ({ id, table }: MatchCard): Route => ({ screen: table ? 'table' : 'match', id })
