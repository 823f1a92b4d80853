// Silhouettes of cards and locations: one bold shape each, taken from the game-icons set by name.
import { createRequire } from 'node:module'
import { CARD_SILHOUETTES, FACTION_COLOURS, LOCATION_SILHOUETTES, SEAT_CARDS } from '../../../src/games/wotr-cards/text/pictures'
import type { SeatId } from '../../../src/games/wotr-cards/types'
import { CARDS_BY_FACTION, FACTIONS } from '../../../src/games/wotr-cards/types'
import { isShadow, mix } from '../colours'

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}
const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Icons

export const NAMES = [...new Set<string>([...Object.values(CARD_SILHOUETTES), ...Object.values(LOCATION_SILHOUETTES)])].sort()

/** the shape alone, in a box of 512; takes the fill of what holds it */
export function shape(name: string): string {
  const icon = icons[name]
  if (!icon) throw new Error(`no silhouette ${name}`)
  return icon.body.replace(/ ?fill="currentColor"/g, '')
}
export const silhouette = (name: string, x: number, y: number, size: number, fill: string) =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})" fill="${fill}">${shape(name)}</g>`

/** a sheet of symbols, to be used by name from other files */
export const symbols = (box: number, shapes: readonly (readonly [name: string, shape: string])[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${shapes
    .map(([name, inside]) => `<symbol id="${name}" viewBox="0 0 ${box} ${box}" fill="currentColor">${inside}</symbol>`)
    .join('\n')}</svg>\n`

/** the medal of a seat, box of 40: round for the Free Peoples, eight-sided for the Shadow */
export function medal(seat: SeatId): string {
  const card = SEAT_CARDS[seat]
  const faction = FACTIONS.find((one) => (CARDS_BY_FACTION[one] as readonly string[]).includes(card))!
  const [colour, dark] = [FACTION_COLOURS[faction], isShadow(faction)]
  const fill = dark ? mix(colour, '#140a08', 0.6) : mix(colour, '#FFF6DC', 0.78)
  const rim = dark ? '<path d="M12 1.2h16L38.8 12v16L28 38.8H12L1.2 28V12z"' : '<circle cx="20" cy="20" r="18.8"'
  return `<svg width="80" height="80" viewBox="0 0 40 40">${rim} fill="${fill}" stroke="${colour}" stroke-width="2.4"/>${silhouette(CARD_SILHOUETTES[card], 20, 20, 27, dark ? '#F2CDAE' : '#2B2118')}</svg>`
}
