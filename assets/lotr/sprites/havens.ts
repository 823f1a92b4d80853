// The nine event pictures, cut to the sunken face of a great station.

import { f } from '../../kit/geometry'
import { id } from '../../kit/names'
import * as bagEnd from '../havens/bag-end'
import * as lothlorien from '../havens/lothlorien'
import * as rivendell from '../havens/rivendell'
import { type Sprite, sprite } from './sprite'

const NINE: Record<string, (() => string)[]> = {
  bag_end: [bagEnd.gandalf, bagEnd.preparations, bagEnd.nazgul],
  rivendell: [rivendell.elrond, rivendell.council, rivendell.fellowship],
  lothlorien: [lothlorien.galadriel, lothlorien.recovery, lothlorien.mirror],
}
/** half axes of the sunken face of a stone of radius 53 */
const [RX, RY] = [53 * 0.8, 53 * 0.86 * 0.8]
const COVER = 'x="-53" y="-53" width="106" height="106"'
function sunken(draw: () => string): string {
  const c = id('hp')
  return `<clipPath id="${c}"><ellipse rx="${f(RX)}" ry="${f(RY)}"/></clipPath><g clip-path="url(#${c})">
    <g transform="translate(${f(-RX)} ${f(-RY)}) scale(${f(RX * 20) / 1000} ${f(RY * 20) / 1000})">${draw()}</g>
    <rect ${COVER} fill="url(#hA)" opacity=".1"/><rect ${COVER} fill="#000" filter="url(#grain)" opacity=".22"/></g>
    <ellipse rx="${f(RX)}" ry="${f(RY)}" fill="none" stroke="#1d150e" stroke-width="1.8"/>`
}
export const havens: Sprite[] = Object.entries(NINE).flatMap(([place, three]) =>
  three.map((draw, i) => sprite(`haven/${place}-${i + 1}`, sunken(draw), 44, 38)),
)
