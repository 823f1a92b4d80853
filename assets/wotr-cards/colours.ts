// Which side a faction is on, and mixing of colours.
import { type Faction, SHADOW_FACTIONS } from '../../src/games/wotr-cards/types'

export const isShadow = (faction: Faction) => (SHADOW_FACTIONS as readonly Faction[]).includes(faction)

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
