// Colours of the ten factions, and mixing.
import type { Faction } from '../../src/games/wotr-cards/types'

export const FACTION_COLOUR: Record<Faction, string> = {
  dunedain: '#4A6078',
  dwarf: '#7A5637',
  elf: '#3E7C6E',
  hobbit: '#7A6A34',
  rohan: '#637A35',
  wizard: '#7D7B78',
  isengard: '#8F6F22',
  monstrous: '#6B4A5C',
  mordor: '#9E2B25',
  southron: '#A8592A',
}
const SHADOW: readonly Faction[] = ['isengard', 'monstrous', 'mordor', 'southron']
export const isShadow = (faction: Faction) => SHADOW.includes(faction)

const parts = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))
/** from one colour (0) to another (1) */
export function mix(from: string, to: string, t: number): string {
  const [a, b] = [parts(from), parts(to)]
  return `#${a
    .map((v, i) =>
      Math.round(v + (b[i]! - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
