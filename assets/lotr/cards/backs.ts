// The backs of the decks, in a box of 100 x 141: the whole card.
import { rows } from '../../kit/geometry'
import { id } from '../../kit/names'
import { sym } from '../../kit/signs'
import { glow, leaf, rays, star } from './grounds'
import { dot, group, pic, shape, stroke } from './pen'

const back = (bg: string[], ink: string, motif: string, hatch = 'hL') =>
  pic(
    () => {
      const g = id('bk')
      return (
        `<radialGradient id="${g}" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="${bg[0]}"/><stop offset="1" stop-color="${bg[1]}"/>` +
        `</radialGradient>` +
        `<rect width="100" height="141" fill="url(#${g})"/><rect width="100" height="141" fill="url(#${hatch})" opacity=".22"/>` +
        `<rect x="5" y="5" width="90" height="131" rx="5" fill="none" stroke="${ink}" stroke-width="1.8"/>` +
        `<rect x="8" y="8" width="84" height="125" rx="3" fill="none" stroke="${ink}" stroke-width=".8"/>` +
        rows('14 14 0, 86 14 90, 86 127 180, 14 127 270')
          .map(([x, y, a]) =>
            group(
              stroke('M-4 12C-4 2 2 -4 12 -4M-4 6C0 6 6 0 6 -4M-1 -1L5 5', 1, ink) + dot(6, 6, 1.4, ink, 0),
              `translate(${x} ${y}) rotate(${a})`,
            ),
          )
          .join('') +
        motif
      )
    },
    100,
    141,
  )
const doorRays = (r1: number, r2: number, n: number, col: string, op: number) => rays(50, 70, r1, r2, n, 0.8, col, op)

export const back_hobbit = back(
  ['#5c7150', '#33452f'],
  '#E7D9A8',
  doorRays(36, 56, 72, '#E7D9A8', 0.5) +
    dot(50, 70, 34, '#E7D9A8', 1.4) +
    dot(50, 70, 30, '#4F6F52', 1.2) +
    stroke('M38 42.5V97.5M44 40.5V99.5M50 40V100M56 40.5V99.5M62 42.5V97.5M32 46V94M68 46V94M26 52V88M74 52V88', 0.8, '#22331f', 0.9) +
    stroke('M24 58H66M24 82H66', 3, '#2b2a20') +
    dot(50, 70, 4.6, 'url(#gold)', 1.2) +
    dot(50, 70, 1.6, '#FFF3B8', 0) +
    leaf(50, 26, -150, 14, '#9aa878', '#22331f') +
    leaf(50, 26, -30, 14, '#9aa878', '#22331f') +
    leaf(50, 115, 150, 14, '#9aa878', '#22331f') +
    leaf(50, 115, 30, 14, '#9aa878', '#22331f'),
)

export const back_feature = back(
  ['#7d5a34', '#46301b'],
  '#E9CF87',
  doorRays(22, 58, 64, '#E9CF87', 0.55) +
    shape(star(50, 70, 34, 8, 0.45), '#C9A227') +
    shape(star(50, 70, 24, 8, 0.45, -67.5), '#8a6a1e') +
    dot(50, 70, 13, '#EFE3C8', 1.3) +
    shape(star(50, 70, 10, 6, 0.5), '#7A4A2B', 1) +
    [
      [50, 26],
      [50, 114],
    ]
      .map((p) => shape(star(p[0], p[1], 6, 4, 0.3), '#E9CF87', 0.9))
      .join(''),
)

export const back_gandalf = back(
  ['#54677c', '#27323f'],
  '#D5DEE4',
  doorRays(28, 58, 64, '#D5DEE4', 0.5) +
    glow(50, 52, 34, 'W', 0.7) +
    ((d) => stroke(d, 7.6) + stroke(d, 5, '#6b4a2a'))(
      'M50 119V60C44 58 39 54 39 47C39 39 45 35 51 36C58 37 61 42 60 47C59 51 56 53 53 52',
    ) +
    shape('M41 55C36 55 32 52 30 48C34 50 38 50 41 49Z', '#6b4a2a', 1.1) +
    shape('M57 38C60 34 64 32 68 33C65 35 63 38 61 42Z', '#6b4a2a', 1.1) +
    stroke('M49 64V116M42 46C42 42 45 39 49 39', 0.8, '#d9a06a', 0.8) +
    dot(50, 50, 4, '#FFFBEA', 1) +
    shape('M22 103Q50 90 78 103Q50 112 22 103Z', '#2f3d4c') +
    shape('M34 101C38 88 42 78 47 70C54 62 62 64 66 70C60 68 58 72 60 80C62 88 64 95 66 101Q50 107 34 101Z', '#4A6078') +
    stroke('M35 99Q50 104 66 99', 2, '#C9A227'),
)

export const back_character = back(
  ['#93402f', '#5b1f18'],
  '#F0DCA8',
  doorRays(34, 58, 72, '#F0DCA8', 0.5) +
    [0, 72, 144, 216, 288]
      .map((a, i) =>
        group(
          dot(0, -28, 11, '#EFE3C8', 1.3) +
            dot(0, -28, 8.6, ['#C9A227', '#9E2B25', '#4F6F52', '#4A6078', '#B9672B'][i], 1) +
            group(
              shape('M-3 5C-5 2 -4 -4 -1 -5C3 -6 4 -1 3 3C3 6 -1 8 -3 5Z', '#E0B88C', 0.9) +
                [-2.6, -0.6, 1.2, 2.8].map((x, j) => dot(x, -6.4 + j * 0.5, 1, '#E0B88C', 0.6)).join(''),
              `translate(0 -28) rotate(${-a})`,
            ),
          `translate(50 70) rotate(${a})`,
        ),
      )
      .join('') +
    sym('ring', 50, 70, 26),
)
