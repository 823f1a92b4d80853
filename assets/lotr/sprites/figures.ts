// Figures on the road and the boards, feet at the anchor.
import { hobbit } from '../../kit/hobbits'
import { sauron } from '../../kit/sauron'
import { type Sprite, sprite } from './sprite'

export const HOBBITS = ['frodo', 'sam', 'pippin', 'merry', 'fatty']
/** height of a hobbit about 66, of Sauron about 100 CSS pixels */
const SCALE = 1.38
const lost = (figure: string) => `<g style="filter:grayscale(1) brightness(.72)" opacity=".62">${figure}</g>`
export const figures: Sprite[] = [
  ...HOBBITS.flatMap((name) => [
    sprite(`figure/${name}`, hobbit(name, 0, 0, SCALE), 36, 74, 36, 12),
    sprite(`figure/${name}-lost`, lost(hobbit(name, 0, 0, SCALE)), 36, 74, 36, 12),
  ]),
  sprite('figure/sauron', sauron(0, 0, 1), 60, 112, 60, 24),
]
