// Things that move on the table: tiles, the die, tokens, the Ring, backs of cards.
import { id } from '../../kit/names'
import { PICTURES } from '../cards/index'
import { standard } from '../places/helms-deep/standard'
import { centred, type Sprite, sprite } from './sprite'

const picture = (id: string, size: number) => `<g transform="translate(${-size / 2} ${-size / 2})">${PICTURES[id]!(size, size)}</g>`
const TILES = ['travelling', 'fighting', 'hiding', 'friendship', 'sundial', 'sundial3cards', 'sundialItems', 'ring', 'sauron', 'back']
const FACES = ['blank', 'one_dot', 'two_dots', 'three_dots', 'eye', 'two_cards']
const TOKENS = { ring: 'life_ring', heart: 'life_heart', sun: 'life_sun', shield: 'shield_back' }
const DIE = 64
/** a die in the air: face shown, turn, how far it smears */
const TUMBLE = [
  { face: 'two_dots', turn: 28, smear: 2.2 },
  { face: 'eye', turn: 61, smear: 3 },
  { face: 'three_dots', turn: 118, smear: 1.6 },
]
const tumbling = (face: string, turn: number, smear: number, i: number) =>
  `<filter id="tum${i}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${smear} .5"/></filter>
    <g filter="url(#tum${i})"><g transform="rotate(${turn}) scale(.98)">${picture(`die_${face}`, DIE)}</g></g>`
function cardBack(deck: string): string {
  const c = id('cb')
  return `<g transform="translate(-53 -75)"><clipPath id="${c}"><rect width="106" height="150" rx="9"/></clipPath>
    <g clip-path="url(#${c})">${PICTURES[`back_${deck}`]!(106, 150)}</g>
    <rect x=".75" y=".75" width="104.5" height="148.5" rx="8.5" fill="none" stroke="#1d150e" stroke-width="1.5"/></g>`
}
export const things: Sprite[] = [
  ...TILES.map((k) => centred(`tile/${k}`, picture(`tile_${k}`, 92), 92)),
  ...FACES.map((k) => centred(`die/${k}`, picture(`die_${k}`, DIE), DIE)),
  ...TUMBLE.map(({ face, turn, smear }, i) => centred(`die/blur-${i + 1}`, tumbling(face, turn, smear, i), 92)),
  ...Object.entries(TOKENS).map(([k, id]) => centred(`token/${k}`, picture(id, 48), 48)),
  centred('ring/one', picture('one_ring', 64), 64),
  ...['hobbit', 'feature', 'gandalf'].map((deck) => centred(`card-back/${deck}`, cardBack(deck), 106, 150)),
  sprite('scenery/standard', standard(0, 0), 6, 76, 34, 6),
]
