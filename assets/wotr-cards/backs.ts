// Backs of cards, box of 88 x 126: two hosts, the road of the fellowship, the battlegrounds of either side.
import type { BACKS } from '../../src/games/wotr-cards/text/pictures'
import { silhouette } from './cards/silhouettes'
import { mix } from './colours'
import { SIGN } from './signs'

type Back = (typeof BACKS)[number]
const [WIDTH, HEIGHT] = [88, 126]

/** two bands of slanted lines, a frame, and in the middle a sign on a disc */
function back(ground: string, line: string, disc: string, middle: string): string {
  let hatching = ''
  for (let x = -HEIGHT; x < WIDTH; x += 8) hatching += `M${x} ${HEIGHT}L${x + HEIGHT} 0`
  return `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
    <path d="${hatching}" stroke="${mix(ground, line, 0.18)}" stroke-width="3.5"/>
    <rect x="5" y="5" width="${WIDTH - 10}" height="${HEIGHT - 10}" rx="5" fill="none" stroke="${line}" stroke-width="1.5"/>
    <rect x="8" y="8" width="${WIDTH - 16}" height="${HEIGHT - 16}" rx="3" fill="none" stroke="${line}" stroke-opacity=".5"/>
    <circle cx="44" cy="63" r="29" fill="${disc}" stroke="${line}" stroke-width="1.5"/><circle cx="44" cy="63" r="25.5" fill="none"
    stroke="${line}" stroke-opacity=".5"/>${middle}</svg>`
}
const sign = (inside: string, fill: string) => `<g transform="translate(23 42) scale(1.75)" fill="${fill}">${inside}</g>`

export const BACK: Record<Back, () => string> = {
  free: () => back('#2F4A38', '#C9A96A', '#22362A', silhouette('oak', 44, 63, 42, '#E6E2C4')),
  shadow: () =>
    back(
      '#3A1410',
      '#B4512C',
      '#1D0C0A',
      `<path d="M22 63Q44 40 66 63 44 86 22 63z" fill="#D8662C"/><path d="M29 63Q44 49 59 63 44 77 29 63z" fill="#F6C55A"/>
      <path d="M44 48q6 15 0 30-6-15 0-30z" fill="#1B0C08"/>`,
    ),
  path: () => back('#4A3F22', '#C9A96A', '#332B17', sign(SIGN.path(), '#F2E4C0')),
  'free-battleground': () => back('#33465A', '#C9A96A', '#24323F', sign(SIGN.battleground(), '#E4EDF5')),
  'shadow-battleground': () => back('#33262E', '#B4512C', '#1C1318', sign(SIGN['shadow-battleground'](), '#F0B79C')),
}
