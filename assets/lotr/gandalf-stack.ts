// The five Gandalf cards, face up for all: a little stack with his picture.
import { sym } from '../kit/signs'
import { gandalf } from './havens/bag-end'

/** one card of the stack, left open for what lies on it */
const card = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn} 34 46)">
    <rect x="2" y="4" width="70" height="94" rx="7" fill="#120b06" opacity=".4" filter="url(#b2)"/>
    <rect width="70" height="94" rx="7" fill="#E9D49a" stroke="#1d150e" stroke-width="1.5"/>
    <rect x="4" y="4" width="62" height="86" rx="5" fill="none" stroke="#7A5A10" stroke-width="1.8"/>`
export const gandalfStack = () =>
  `${card(4, 5, -5)}</g>${card(8, 3, -1)}</g>${card(12, 0, 3)} <clipPath id="gst"><rect x="8" y="8" width="54" height="58" rx="3"/>
    </clipPath><g clip-path="url(#gst)"><g transform="translate(4 7) scale(.62)">${gandalf()}</g></g>
    <rect x="8" y="8" width="54" height="58" rx="3" fill="none" stroke="#1d150e"/>${sym('shield', 35, 79, 20)}</g>`
