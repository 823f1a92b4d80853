// Character cards: Merry and Fatty, in a box of 100 x 125.
import { HOBBIT_COLOUR } from '../../kit/colour'
import { rows } from '../../kit/geometry'
import { hills, leaf, peaks, sky } from './grounds'
import { area, DARK, dot, group, INK, pic, SKIN, shade, shape, strands, stroke } from './pen'
import { face } from './people'
import { curls, ear, room, top } from './portrait'

export const merry = pic(
  () =>
    room(
      'merry',
      sky('#93a9bd', '#F0E4C0') +
        peaks(rows('4 60, 20 40, 34 56, 50 44, 70 60, 96 50'), '#8d9aa4', '#F4F0E2', 101) +
        hills(64, 4, '#8d9f6a', 5, 4) +
        shape('M10 84C30 72 40 76 50 70C60 66 72 68 90 64L92 84Z', '#7f9bb0', 1) +
        strands('M20 80H84', 'M40 74H88', 4, 0.8, '#E9F0F2', 0.9) +
        shape('M62 58L76 58L74 70L64 70Z', '#9c7a4a', 1) +
        shape('M60 58L69 50L78 58Z', '#7a4a2a', 1),
      '#6d7f90',
    ) +
    stroke('M92 74L80 132', 0) +
    group(
      shape('M-3 0V-10H3V0Z', '#4b2a1a', 1.2) +
        stroke('M-3 -2L3 -4M-3 -6L3 -8', 0.9, '#C9A227') +
        shape('M-13 0C-6 2 6 2 13 0L14 5C6 7 -6 7 -14 5Z', '#C9A227', 1.3) +
        shape('M-4 5H4V50H-4Z', '#7a4a2a', 1.2) +
        dot(0, -13, 3.8, '#C9A227', 1.2),
      'translate(84 84) rotate(20)',
    ) +
    shape('M4 132C4 106 18 92 38 86H62C82 92 96 106 96 132Z', HOBBIT_COLOUR.merry, 1.6) +
    shade('M56 86H62C82 92 96 106 96 132H70C76 112 68 96 56 86Z', 0.34) +
    strands('M32 94C22 104 18 118 16 130', 'M42 100C38 110 37 120 37 130', 4, 0.9, INK, 0.65) +
    shape('M37 85L50 98L63 85L70 90L60 108L50 100L40 108L30 90Z', '#2f3f52', 1.4) +
    stroke('M50 100V131', 1.2) +
    [108, 117, 126].map((y) => dot(54, y, 1.8, '#DDE3E6', 0.9)).join('') +
    stroke('M70 90L40 131', 5.4) +
    stroke('M70 90L40 131', 3.2, '#7a4a2a') +
    shape('M42 70H58V85L50 93L42 85Z', SKIN.fair, 1.2) +
    ear(29.5, 57, -1, SKIN.fair) +
    ear(70.5, 57, 1, SKIN.fair) +
    face({ y: 56, w: 39, h: 44, brow: 2, eye: 2.4, mouth: 0, t: -0.3 }) +
    stroke('M42 69C47 72 54 71 58 67', 1.4) +
    top(50, 47, 1.06, '#6a3f1c', '#B98252', [[-4, -7, 4.6]]) +
    shape('M-2 96C8 98 18 98 30 92C34 112 26 124 14 134C4 128 -2 122 -2 118Z', '#8d9fb0', 1.7) +
    shape('M2 101C10 102 18 101 26 98C28 112 22 122 14 128C8 124 4 120 2 116Z', '#4A6078', 1.1) +
    group(area('M-8 10C-8 0 -6 -6 -2 -10L-2 -13L1 -11C5 -9 8 -5 9 -1C7 1 5 1 3 -1C2 2 3 5 4 10Z', '#EEF2F2'), 'translate(14 112)'),
  100,
  125,
)

export const fatty = pic(
  () =>
    room(
      'fatty',
      sky('#e2b878', '#F8ECC8') +
        hills(60, 8, '#a8a560', 4, 6) +
        shape('M8 78C8 58 24 48 40 48C56 48 70 58 70 78Z', '#8fa054', 1.3) +
        strands('M14 70C18 60 26 54 36 52', 'M30 74C32 64 38 58 44 54', 5, 0.8) +
        dot(38, 68, 8, '#4F6F52', 1.3) +
        stroke('M38 60V76M34 61V75M42 61V75', 0.8) +
        shape('M56 54V42H62V58Z', '#8a5a3a', 1) +
        stroke('M59 40C56 34 64 32 60 26', 1.4, '#fff') +
        hills(80, 4, '#7f8a48', 5, 8),
      '#b98a5a',
    ) +
    shape('M-2 132C-4 106 10 92 34 86H66C90 92 104 106 102 132Z', HOBBIT_COLOUR.fatty, 1.7) +
    shade('M58 86H66C90 92 104 106 102 132H74C82 112 72 96 58 86Z', 0.3) +
    strands('M28 92C12 104 8 118 6 130', 'M40 100C34 110 32 120 32 130', 5, 0.9, INK, 0.65) +
    stroke('M50 100V131', 1.4) +
    [106, 115, 124].map((y) => dot(54.5, y, 2.4, '#F6DF9B', 1)).join('') +
    shape('M34 84C40 94 60 94 66 84L72 92C62 104 38 104 28 92Z', '#E9E2CC', 1.4) +
    shape('M50 93L38 87L39 100ZM50 93L62 87L61 100Z', '#6d8f4e', 1.3) +
    dot(50, 94, 2.6, '#557347', 1) +
    ear(25, 58, -1, SKIN.fair) +
    ear(75, 58, 1, SKIN.fair) +
    shape('M25 46C23 62 26 78 36 84C44 89 56 89 64 84C74 78 77 62 75 46Z', SKIN.fair, 1.5) +
    area('M56 46L57 84C60 84 62 85 64 84C74 78 77 62 75 46Z', '#7a4a2a', 0.3) +
    area('M33 67a5 4 0 1 0 .01 0ZM67 67a5 4 0 1 0 .01 0Z', '#c4603c', 0.42) +
    face({ y: 56, w: 42, h: 40, brow: 0, eye: 0, mouth: 0 })
      .replace(/^<path[^>]*>/, '')
      .replace(/<circle.*$/, '') +
    stroke('M36 54Q40 50.5 44.5 54M56 54Q60 50.5 64.5 54', 2) +
    stroke('M34 49q5 -3 10 -1M66 49q-5 -3 -10 -1', 1.8, '#3c2716') +
    shape('M47 55C45 62 44 65 48 67Q51 68 54 66C56 64 55 60 53 56', '#E0AE80', 1.2) +
    stroke('M41 72Q50 79 59 71.5M39.5 71l2 2M60.5 70.5l-2 2', 1.5) +
    stroke('M38 82Q50 90 62 82', 1, INK, 0.7) +
    curls(rows('26 47 5.5, 74 47 5.5, 24 54 4.6, 76 54 4.6, 32 43 5, 68 43 5, 40 41 4.6, 60 41 4.6, 50 41 4.6'), '#3c2716', '#8a6440') +
    shape('M8 40C22 30 78 30 92 40C80 47 66 44 50 43.5C34 44 20 47 8 40Z', '#5a4128', 1.6) +
    shape('M28 36C27 12 36 8 50 8C64 8 73 12 72 36C60 41 40 41 28 36Z', '#6b4d30', 1.6) +
    shade('M56 8.5C68 10 73 16 72 36C66 38.5 60 39.5 55 39.5Z', 0.3) +
    shape('M28 31C40 36 60 36 72 31L72 36C60 41 40 41 28 36Z', '#C9A227', 1.2) +
    group(leaf(0, 0, -75, 15, '#B5482A'), 'translate(66 34)') +
    group(
      shape('M-11 -14H11L9 14H-9Z', '#a8793f', 1.5) +
        stroke('M-10 -8H10M-9 8H9M-4 -14L-3.5 14M4 -14L3.5 14', 1) +
        shape('M11 -8C20 -9 20 8 9.5 7', 'none', 4) +
        stroke('M11 -8C20 -9 20 8 9.5 7', 2, '#a8793f') +
        shape(
          'M-12 -14C-13 -20 -6 -21 -4 -19C-2 -23 6 -22 7 -19C12 -20 14 -16 11 -13C6 -11 4 -14 0 -12' + 'C-4 -11 -8 -10 -12 -14Z',
          '#FBF4E0',
          1.2,
        ) +
        area('M3 -12.5H10.5L9 13H4Z', DARK, 0.26),
      'translate(20 110)',
    ) +
    shape('M8 118C6 110 10 104 16 106L28 108C32 109 32 113 28 114H14C24 114 32 114 30 119C22 121 12 122 8 118Z', SKIN.fair, 1.3),
  100,
  125,
)
