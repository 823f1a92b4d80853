// Behind a battle: the white city by night, the host before it with towers and torches.
import { rng } from '../../kit/chance'
import { f } from '../../kit/geometry'
import { id } from '../../kit/names'
import { gradient, radial } from '../../kit/pen'
import { mix } from '../colours'
import { skyStrokes, times } from '../land/pen'

export const SIEGE = { width: 1180, height: 496 }
const { width: W, height: H } = SIEGE
type Chance = ReturnType<typeof rng>

const mountains = () =>
  `<path d="M560 ${H}L680 190L760 100L840 40L920 96L1010 10L1120 120L1180 90V${H}z" fill="#39424f"/>
  <path d="M1010 10L1120 120L1180 90V300L1060 200z" fill="#2a323d"/>`

/** one of the six walls, the lowest first */
function wall(level: number, r: Chance): string {
  const [x, foot, half] = [785, 470 - level * 58, 340 - level * 50]
  let teeth = ''
  for (let t = 0.01; t < 0.98; t += 7.5 / half) teeth += `M${f(x - half + 2 * half * t)} ${f(foot - 50 - 52 * t * (1 - t))}h9v10h-9z`
  const windows = times(12 - level, () => `M${f(x - half + 16 + r() * (2 * half - 32))} ${f(foot - 30 + r() * 12)}h3.5v6h-3.5z`)
  const stone = mix('#777a82', '#EFE6D0', 0.16 + level * 0.15)
  return `<path d="M${x - half} ${foot + 12}V${foot - 42}q${half}-26 ${2 * half} 0V${foot + 12}z" fill="${stone}" stroke="#23262c"
    stroke-opacity=".6"/><path d="M${x + half * 0.25} ${foot - 54}q${half * 0.45} 2 ${half * 0.75} 12V${foot + 12}h${-half * 0.8}z"
    fill="#20242c" opacity=".3"/><path d="${teeth}" fill="${stone}"/><path d="${windows.join('')}" fill="#FFD27A"/>`
}
const whiteTower = () =>
  `<path d="M773 128l4-94 8-22 8 22 4 94z" fill="#EFE9D8"/><path d="M785 12V-8" stroke="#EFE9D8" stroke-width="2"/>
  <path d="M762 482v-44q23-28 46 0v44z" fill="#15120f"/>`

const siegeTower = (x: number, size: number) =>
  `<g transform="translate(${x} 430) scale(${size})"><path d="M-30 60L-22-120h44l8 180z" fill="#150c0a"/>
  <path d="M-26-120v-12h9v6h8v-6h9v6h8v-6h9v6h9v6z" fill="#150c0a"/>
  <path d="M-20-84h40M-22-36h44M-25 10h50" stroke="#5a2a1c" stroke-width="3"/></g>`

function host(r: Chance, glow: string): string {
  const torches = times(
    9,
    () => `<circle cx="${f(20 + r() * 600)}" cy="${f(400 + r() * 60)}" r="${f(18 + r() * 22)}" fill="url(#${glow})"/>`,
  )
  const spears = times(190, () => `M${f(r() * 640)} ${f(440 + r() * 40)}l${f(r() * 6 - 3)} ${f(-26 - r() * 26)}`)
  return `${siegeTower(150, 1)}${siegeTower(330, 0.8)}${siegeTower(470, 0.62)}${torches.join('')}
    <path d="${spears.join('')}" stroke="#120a08" stroke-width="1.8"/>
    <path d="M0 456q160-20 330-6t330 14 520 4V${H}H0z" fill="#120d0a"/>`
}

export function siege(): string {
  const r = rng(17)
  const [sky, glow] = [id('sky'), id('torch')]
  return `<defs>${gradient(sky, '0 #5a1a10, .5 #3a2a2c, 1 #3d4a5c', 'x1="0" x2="1" y1="0" y2=".3"')}
    ${radial(glow, '0 #ffb05a .8, 1 #ff7a2a 0')}</defs><rect width="${W}" height="${H}" fill="url(#${sky})"/>
    <path d="${skyStrokes({ w: W, r }, 150, 0, H * 0.6, [20, 90])}" stroke="#F0B28C" stroke-opacity=".1"/>${mountains()}
    ${times(6, (level) => wall(level, r)).join('')}${whiteTower()}${host(r, glow)}`
}
