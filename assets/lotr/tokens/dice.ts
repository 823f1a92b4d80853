// The six faces of the die.
import { dieTok } from '../../kit/die'
import { sym } from '../../kit/signs'
import { glow, rays, star } from '../cards/grounds'
import { group, pic, shape } from '../cards/pen'

const die = (face: number | null, over = '') => pic(() => group(dieTok(face, 92) + over, 'translate(2 1)'))

const cardP = (x: number, y: number, r: number, s: number) =>
  group(
    `<rect x="-14" y="-20" width="28" height="40" rx="3.5" fill="#FBF3DC" stroke="#0b0705" stroke-width="1.8"/>` +
      `<rect x="-10.5" y="-16.5" width="21" height="33" rx="1.5" fill="none" stroke="#6B5A45" stroke-width="1.2"/>` +
      shape(star(0, 0, 7, 4, 0.36), '#C9A227', 0.8),
    `translate(${x} ${y}) rotate(${r}) scale(${s})`,
  )

export const die_blank = die(0)

export const die_one_dot = die(1)

export const die_two_dots = die(2)

export const die_three_dots = die(3)

export const die_eye = die(
  null,
  glow(42, 51, 34, 'E', 0.85) + rays(42, 51, 22, 36, 40, 1, '#E58A3C', 0.6) + group(sym('eye', 0, 0, 62), 'translate(42 51)'),
)

export const die_two_cards = die(null, cardP(33, 50, -11, 1.06) + cardP(54, 53, 9, 1.06))
