// Character cards: Frodo, Sam and Pippin, in a box of 100 x 125.
import { HOBBIT_COLOUR } from '../../kit/colour'
import { rows } from '../../kit/geometry'
import { glow, hills, leaf, rays, sky } from './grounds'
import { area, dot, group, INK, pic, SKIN, shade, shape, strands, stroke } from './pen'
import { face, fist } from './people'
import { ear, room, top } from './portrait'

export const frodo = pic(
  () =>
    room(
      'frodo',
      sky('#d08a4e', '#F6E3B0') +
        dot(24, 54, 10, '#FBF0C8', 0) +
        rays(24, 54, 12, 70, 44, 0.8, INK, 0.35) +
        hills(66, 14, '#7d8a52', 3, 4) +
        shape('M70 54C68 46 70 40 72 36C76 40 76 48 75 54Z', '#4a3a24', 1) +
        dot(72, 32, 11, '#4F6F52', 1.1) +
        dot(64, 37, 6, '#4F6F52', 1) +
        dot(80, 36, 7, '#45633f', 1) +
        strands('M64 28l4 6', 'M82 34l-4 6', 6, 0.8) +
        hills(78, 6, '#5f7443', 4, 9),
      '#a9884a',
    ) +
    shape('M2 132C3 106 16 92 36 86H64C84 92 97 106 98 132Z', HOBBIT_COLOUR.frodo, 1.6) +
    shade('M58 86H64C84 92 97 106 98 132H72C76 112 70 96 58 86Z', 0.3) +
    strands('M30 92C18 104 14 118 12 130', 'M42 96C38 108 37 120 37 130', 5, 0.9, INK, 0.65) +
    shape('M24 92C28 82 38 78 50 80C62 78 72 82 76 92C70 102 58 106 50 98C42 106 30 102 24 92Z', '#8f6f14', 1.5) +
    strands('M28 92C34 98 42 100 48 94', 'M34 86C38 90 44 92 48 90', 3, 0.8) +
    shape('M42 70H58L60 86L50 96L40 86Z', SKIN.fair, 1.2) +
    shade('M52 72H58L60 86L50 96Z', 0.3) +
    ear(29, 58, -1, SKIN.fair) +
    ear(71, 58, 1, SKIN.fair) +
    face({ y: 57, w: 40, h: 44, brow: 2, eye: 2.5, mouth: 1 }) +
    top(50, 48, 1.08, '#4a2d18', '#9a6a3e', [[-5, -7, 4.4]]) +
    stroke('M38 84L49 108M62 84L51 108', 1.6) +
    stroke('M38 84L49 108M62 84L51 108', 0.8, '#E9D08A') +
    glow(50, 113, 18, 'G', 0.9) +
    dot(50, 113, 6.6, 'none', 5.6) +
    dot(50, 113, 6.6, 'none', 3, '#FFE07A') +
    stroke('M45.5 110.5A5.5 5.5 0 0 1 50 107', 1.2, '#fff'),
  100,
  125,
)

export const sam = pic(
  () =>
    room(
      'sam',
      sky('#bcd0d2', '#F3E8C0') +
        hills(62, 8, '#93a468', 4, 6) +
        rows('18 40 6, 82 44 5.4, 74 58 4')
          .map(
            ([x, y, r]) =>
              stroke(`M${x} 84V${y}`, 1.6, '#3f5a33') +
              [...Array(10)]
                .map((_, i) =>
                  group(
                    shape('M0 -3.5C-2 -6 -1.4 -8.5 0 -9.5C1.4 -8.5 2 -6 0 -3.5Z', '#D9A92F', 0.8),
                    `translate(${x} ${y}) scale(${r / 6}) rotate(${i * 36})`,
                  ),
                )
                .join('') +
              dot(x, y, r * 0.6, '#5a3a1c', 1) +
              leaf(x, y + 16, -30, 10, '#6d8f4e') +
              leaf(x, y + 20, -150, 10, '#6d8f4e'),
          )
          .join('') +
        hills(80, 4, '#6d8449', 5, 8),
      '#9a6a58',
    ) +
    shape('M-2 108C-4 84 2 72 14 68L34 74V128H-2Z', '#6b4a2a', 1.6) +
    shade('M18 70L34 74V128H20Z', 0.28) +
    stroke('M2 84H30M0 100H30', 1.3) +
    dot(9, 62, 10.5, '#39322c', 1.5, '#14100c') +
    dot(9, 62, 7, '#4d453d', 0.9) +
    shape('M14 54L24 42L27 45L18 57Z', '#39322c', 1.2) +
    shape('M-2 74C4 68 24 70 32 76L30 82C22 76 6 76 -2 80Z', '#B09A6C', 1.2) +
    shape('M6 132C6 106 18 92 38 86H64C84 92 96 106 96 132Z', HOBBIT_COLOUR.sam, 1.6) +
    shade('M58 86H64C84 92 96 106 96 132H72C76 112 70 96 58 86Z', 0.3) +
    strands('M34 92C24 104 20 118 18 130', 'M44 98C40 108 39 120 39 130', 4, 0.9, INK, 0.65) +
    shape('M38 92L50 132H62L66 96C60 106 44 106 38 92Z', '#7a5a34', 1.3) +
    stroke('M50 108V131', 1.2) +
    [112, 121].map((y) => dot(54, y, 1.8, '#C9A227', 0.9)).join('') +
    shape('M34 88C40 84 60 84 66 88C64 98 58 102 50 103C42 102 36 98 34 88Z', '#E6D9B0', 1.4) +
    strands('M36 90C40 98 46 101 50 101', 'M44 88C46 92 48 94 50 95', 3, 0.8) +
    shape('M46 98L54 98L60 112L52 108L48 116L42 108Z', '#E6D9B0', 1.3) +
    shape('M46 96h8v6h-8Z', '#d3c290', 1.2) +
    stroke('M34 88C30 104 30 120 32 131', 3.4) +
    stroke('M34 88C30 104 30 120 32 131', 1.6, '#a8793f') +
    shape('M41 70H59V86L50 94L41 86Z', SKIN.tan, 1.2) +
    ear(28, 58, -1, SKIN.tan) +
    ear(72, 58, 1, SKIN.tan) +
    face({ y: 57, w: 43, h: 43, skin: '#DCAB7A', brow: 2.4, eye: 2.4, mouth: 2 }) +
    area('M33 63a4 3 0 1 0 .01 0ZM66 63a4 3 0 1 0 .01 0Z', '#b5583c', 0.4) +
    top(50, 48, 1.12, '#9a6a32', '#E0B26C') +
    stroke('M87 132L82 44', 6) +
    stroke('M87 132L82 44', 3.4, '#8a6236') +
    stroke('M83 56l1 12M85 82l1 14', 0.8) +
    group(fist(0, 0, 1.1, '#DCAB7A'), 'translate(85 104)') +
    shape('M78 132C78 124 80 118 84 116L92 117C96 122 97 128 97 132Z', HOBBIT_COLOUR.sam, 1.3),
  100,
  125,
)

export const pippin = pic(
  () =>
    room(
      'pippin',
      sky('#a9c2b4', '#F6EFC8') +
        dot(74, 28, 9, '#FBF0C8', 1) +
        rays(74, 28, 11, 60, 44, 0.8, INK, 0.3) +
        hills(64, 8, '#8fa466', 4, 6) +
        shape('M20 84C22 66 18 56 22 48C26 56 28 66 28 84Z', '#5a4128', 1.1) +
        dot(22, 38, 14, '#5f7f4e', 1.2) +
        dot(12, 46, 8, '#5f7f4e', 1) +
        dot(33, 46, 8, '#557347', 1) +
        rows('15 36, 26 32, 30 46, 20 46, 10 48')
          .map((p) => dot(p[0], p[1], 2.4, '#B93C2C', 0.8))
          .join('') +
        hills(80, 4, '#6b8a4e', 5, 8),
      '#7d8f6a',
    ) +
    shape('M6 132C6 108 18 94 38 88H62C82 94 94 108 94 132Z', HOBBIT_COLOUR.pippin, 1.6) +
    shade('M56 88H62C82 94 94 108 94 132H70C76 112 68 98 56 88Z', 0.3) +
    strands('M32 96C22 106 20 118 18 130', 'M42 102C40 110 39 120 39 130', 4, 0.9, INK, 0.65) +
    stroke('M50 108V131', 1.2) +
    dot(54, 116, 1.8, '#C9A227', 0.9) +
    dot(54, 125, 1.8, '#C9A227', 0.9) +
    group(
      shape('M42 68H58V84L50 90L42 84Z', SKIN.fair, 1.2) +
        ear(30, 56, -1, SKIN.fair) +
        ear(70, 56, 1, SKIN.fair) +
        face({ y: 55, w: 38, h: 42, brow: 1.6, eye: 2.6, mouth: 0, t: 0.3 }) +
        shape('M43 65.5C48 70 55 70 60 64.5C59 72 46 73 43 65.5Z', '#fff', 1.2) +
        area('M40 62l1.4 .6M62 61l1 .8M36 63l1 .8', INK) +
        rows('38 61, 41 63, 63 61, 60 63, 36 63')
          .map((p) => dot(p[0], p[1], 0.7, '#a8653a', 0))
          .join('') +
        top(50, 46, 1.06, '#b98238', '#F0CC86', [
          [4, -7, 4.6],
          [-3, -6, 4],
        ]),
      'rotate(-5 50 80)',
    ) +
    shape('M28 84C36 94 62 96 74 84L76 94C64 106 38 106 26 94Z', '#E6D9B0', 1.5) +
    strands('M30 88C38 98 62 99 73 88', 'M28 94C38 103 62 104 75 93', 3, 0.8) +
    shape('M32 96C28 106 24 114 16 122L26 128C34 118 38 108 42 101Z', '#E6D9B0', 1.4) +
    strands('M33 100C30 108 26 114 20 122', 'M39 102C36 110 32 118 25 126', 3, 0.8) +
    stroke('M16 122l-3 4M19 124l-3 4M22 126l-2 4', 1) +
    shape('M74 132C72 120 74 110 78 104L90 108C94 116 95 124 95 132Z', HOBBIT_COLOUR.pippin, 1.4) +
    shape('M70 92C68 84 76 78 82 81C88 77 96 82 95 91C94 101 86 106 82 104C76 106 71 101 70 92Z', '#B93C2C', 1.5) +
    area('M75 86C76 83 79 82 81 83C79 86 77 89 76 92Z', '#F2B3A5') +
    stroke('M82 82C82 78 84 75 87 74', 1.6) +
    leaf(84, 77, -10, 9, '#6d8f4e') +
    [0, 1, 2, 3]
      .map((i) =>
        shape(
          `M${72 + i * 1.5} ${101 + i * 2.2}C${69 + i} ${98 + i * 2} ${71 + i} ${94 + i * 2} ${76 + i * 1.6} ${96 + i * 2}Z`,
          SKIN.fair,
          1.1,
        ),
      )
      .join(''),
  100,
  125,
)
