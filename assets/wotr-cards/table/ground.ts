// The ground under the fronts: the Shadow's red sky and ridges above, the green land of the West below.
import { rng } from '../../kit/chance'
import { f } from '../../kit/geometry'
import { id } from '../../kit/names'
import { gradient, radial } from '../../kit/pen'
import { ridge, skyStrokes, times } from '../land/pen'

interface Light {
  readonly sky: string
  readonly strokes: readonly [colour: string, opacity: number]
  readonly ridges: readonly [string, string, string, string]
  readonly firs: string
  /** what the edges fade to */
  readonly edge: readonly [colour: string, opacity: number]
}
export const LIGHT: Record<'candle' | 'day', Light> = {
  candle: {
    sky: '0 #3d120c, .36 #3a221a, .52 #4a4334, .66 #2d3730, 1 #1a241d',
    strokes: ['#F0B28C', 0.09],
    ridges: ['#24100c', '#2c2219', '#22281f', '#1a2119'],
    firs: '#121a13',
    edge: ['#0f0b08', 0.86],
  },
  day: {
    sky: '0 #C98A6A, .36 #DDB48A, .52 #E6D3A4, .66 #B9C292, 1 #8FA377',
    strokes: ['#7d2a1c', 0.13],
    ridges: ['#A8705A', '#C29A6E', '#A9AE78', '#8CA070'],
    firs: '#5F7A4E',
    edge: ['#D9C49A', 0.75],
  },
}
/** foot (fraction of the height), height and step of a ridge in pixels, seed, opacity */
const RIDGES = [
  [0.355, 70, 36, 3, 0.8],
  [0.453, 44, 44, 6, 0.85],
  [0.6, 30, 60, 9, 0.9],
  [0.76, 26, 80, 12, 0.9],
] as const

export function tableGround(w: number, h: number, light: Light): string {
  const r = rng(8)
  const [sky, edge] = [id('ground'), id('edge')]
  const [strokes, strokeOpacity] = light.strokes
  const [rim, rimOpacity] = light.edge
  let s = `<defs>${gradient(sky, light.sky)}${radial(edge, `.4 ${rim} 0, 1 ${rim} ${rimOpacity}`, 'cx=".5" cy=".5" r=".72"')}</defs>
    <rect width="${w}" height="${h}" fill="url(#${sky})"/>
    <path d="${skyStrokes({ w, r }, 160, 0, h * 0.49, [20, 90])}" stroke="${strokes}" stroke-opacity="${strokeOpacity}"/>`
  for (const [i, [foot, height, step, seed, opacity]] of RIDGES.entries())
    s += `<g opacity="${opacity}">${ridge({ w, h, r: rng(seed) }, h * foot, height, step, light.ridges[i]!)}</g>`
  const firs = times(240, () => {
    const [x, y, size] = [r() * w, h * 0.62 + r() * h * 0.36, 8 + r() * 12]
    return `M${f(x)} ${f(y - size)}l${f(size * 0.34)} ${f(size)}h${f(-size * 0.68)}z`
  })
  return `${s}<path d="${firs.join('')}" fill="${light.firs}" opacity=".55"/><rect width="${w}" height="${h}" fill="url(#${edge})"/>`
}
