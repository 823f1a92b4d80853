// The West prevails: sunrise over the white city, eagles, and far in the east the mountain going out.
import { id } from '../../kit/names'
import { gradient } from '../../kit/pen'
import { scene } from '../land/scene'

export const END = { width: 1180, height: 330 }

/** darker towards the east, and at the foot, where words stand */
export function veil(w: number, h: number): string {
  const [east, foot] = [id('east'), id('foot')]
  return `<defs>${gradient(east, '0 #1a0f06 0, .44 #1a0f06 .06, .74 #2a0d0a .69, 1 #1a0706 .88', 'x2="1" y2="0"')}
    ${gradient(foot, '0 #1a0f06 .2, .4 #1a0f06 0, 1 #130f0b .8')}</defs>
    <rect width="${w}" height="${h}" fill="url(#${east})"/><rect width="${w}" height="${h}" fill="url(#${foot})"/>`
}
export const west = ({ width: w, height: h } = END): string =>
  scene(
    'after the ninth path',
    w,
    h,
    ['#D8A65E', '#8d8a72', '#2b3024'],
    ['clouds', ['sun', 0.1], 'peaks', ['eagles', 0.46], ['city', 0.29], ['volcano', 0.91]],
  ) + veil(w, h)
