// Signs that lie on a station, 1.18 of its radius.
import { ACTIVITY, gicon, sym } from '../../kit/signs'
import { cardOn, plainCard } from './emblems'
import { centred, type Sprite } from './sprite'
import { R1 } from './stones'

const SIZE = R1 * 1.18
const CARDS = ['book', 'pipe', 'theoden', 'shadowfax', 'eomer', 'riders_of_rohan', 'gollum', 'faramir', 'army_of_the_dead', 'ghan', 'eowyn']
export const signs: Sprite[] = [
  ...['shield', 'ring', 'heart', 'sun', 'die', 'heal', ...Object.keys(ACTIVITY)].map((k) =>
    centred(`sign/${k}`, sym(k, 0, 0, SIZE), SIZE + 4),
  ),
  // pale signs for the dark stones at the start of a line
  ...Object.entries(ACTIVITY).map(([k, icon]) => centred(`sign/${k}-light`, gicon(icon, 0, 0, R1 * 1.2, '#F1E2BD'), SIZE + 4)),
  centred('sign/bigShield', sym('bigShield', 0, 0, SIZE * 1.2 * 1.05), SIZE * 1.2 * 1.05 + 4),
  centred('sign/wild', sym('star', 0, 0, SIZE), SIZE + 4),
  centred('sign/card', plainCard(R1), 32, 36),
  ...CARDS.map((card) => centred(`sign/card-${card}`, cardOn(0, 1, R1, card), 32, 36)),
]
