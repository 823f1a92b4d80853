// The nine kinds of event tiles and their back: bone frame, coloured ground, light sign.
import { f, rows } from '../../kit/geometry'
import { id } from '../../kit/names'
import { ACTIVITY, gicon, sym } from '../../kit/signs'
import { glow, rays, star } from '../cards/grounds'
import { area, clip, DARK, dot, group, INK, pic, shape, stroke } from '../cards/pen'

const frame = (ground: string[], inner: () => string, rim = '#E9D8AE') =>
  pic(() => {
    const g = id('tl')
    return (
      `<rect x="4" y="6" width="94" height="93" rx="9" fill="#0f0906" opacity=".5" filter="url(#b2)"/>` +
      `<rect x="3" y="5.5" width="94" height="93" rx="9" fill="#7a6442" stroke="${INK}" stroke-width="1.4"/>` +
      `<rect x="2" y="1.5" width="94" height="93" rx="9" fill="${rim}" stroke="${INK}" stroke-width="1.8"/>` +
      `<radialGradient id="${g}" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="${ground[0]}"/>
        <stop offset="1" stop-color="${ground[1]}"/>` +
      `</radialGradient><rect x="7.5" y="7" width="83" height="82" rx="5" fill="none" stroke="#6B5A45" stroke-width="1.1"/>` +
      `<rect x="10.5" y="10" width="77" height="76" rx="3.5" fill="url(#${g})" stroke="${INK}" stroke-width="1.3"/>` +
      clip('M11 10.5H87V85.5H11Z', `<rect x="10.5" y="10" width="77" height="76" fill="url(#hL)" opacity=".14"/>` + inner()) +
      rows('15 14.5, 83 14.5, 15 81.5, 83 81.5')
        .map((p) => dot(p[0], p[1], 2.1, '#E9D8AE', 0.9))
        .join('')
    )
  })

const act = (k: string, ground: string[], scene: string) =>
  frame(
    ground,
    () =>
      rays(49, 47, 24, 62, 56, 0.8, '#F7EACB', 0.32) +
      scene +
      gicon(ACTIVITY[k], 49, 47.5, 62, DARK, `stroke="${DARK}" stroke-width="44" stroke-linejoin="round" opacity=".55"`) +
      gicon(ACTIVITY[k], 49, 47.5, 60, '#F9EFD6'),
  )

export const tile_fighting = act(
  'fighting',
  ['#a8493a', '#6d2519'],
  [14, 24, 74, 84]
    .map(
      (x, i) =>
        stroke(`M${x} 88L${x + (i < 2 ? 3 : -3)} 66`, 1.6, '#2d0f0a', 0.7) +
        area(`M${x + (i < 2 ? 3 : -3) - 2} 67l2 -7l2 7Z`, '#2d0f0a', 0.7),
    )
    .join(''),
)

export const tile_hiding = act(
  'hiding',
  ['#5d7d5e', '#2f4632'],
  area('M10 74Q30 68 50 73T90 70V88H10Z', '#1c2c1f', 0.55) +
    stroke('M18 80l-2 -8M22 80l1 -9M26 80l3 -7M72 78l-2 -8M76 78l1 -9M80 78l3 -7', 1.2, '#1c2c1f', 0.8),
)

export const tile_travelling = act(
  'travelling',
  ['#55708c', '#2c3e52'],
  area('M10 70L24 52L34 64L52 40L68 62L78 52L90 66V88H10Z', '#1d2b3a', 0.45),
)

export const tile_friendship = act('friendship', ['#b08a35', '#6d5112'], area('M10 76Q50 64 90 76V88H10Z', '#3d2c06', 0.4))

/** half dial with its pointer; x,y is the middle of its foot */
const dial = (x: number, y: number, R: number, at = 2) => {
  let o =
    shape(`M${x - R - 3} ${y + 5}V${y}A${R + 3} ${R + 3} 0 0 1 ${x + R + 3} ${y}V${y + 5}Z`, '#7d6645', 1.4) +
    `<path d="M${x - R} ${y}A${R} ${R} 0 0 1 ${x + R} ${y}Z" fill="url(#stFace)" stroke="${INK}" stroke-width="1.4"/>` +
    stroke(`M${x - R * 0.72} ${y}A${R * 0.72} ${R * 0.72} 0 0 1 ${x + R * 0.72} ${y}`, 0.9, '#6b5636')
  for (let i = 0; i <= 6; i++) {
    const a = Math.PI * (1 - i / 6)
    o += stroke(
      `M${f(x + Math.cos(a) * R * 0.72)} ${f(y - Math.sin(a) * R * 0.72)}L${f(x + Math.cos(a) * R * 0.97)} ${f(y - Math.sin(a) * R * 0.97)}`,
      1.6,
    )
  }
  const a = Math.PI * (1 - (at - 0.5) / 6)
  o +=
    area(`M${x - R * 0.14} ${y}L${f(x + Math.cos(a) * R * 0.7)} ${f(y - Math.sin(a) * R * 0.7)}L${x + R * 0.1} ${y}Z`, INK, 0.5) +
    shape(`M${x - R * 0.15} ${y}L${f(x + R * 0.08)} ${f(y - R * 0.62)}L${x + R * 0.2} ${y}Z`, 'url(#gold)', 1.2) +
    area(`M${f(x + R * 0.08)} ${f(y - R * 0.62)}L${x + R * 0.2} ${y}H${x + R * 0.02}Z`, '#3d2c06', 0.45)
  return o
}

const EV = ['#5d4f42', '#2d241d']

const miniCard = (x: number, y: number, r: number, s = 1) =>
  group(
    `<rect x="-8" y="-11" width="16" height="22" rx="2" fill="#FBF3DC" stroke="${INK}" stroke-width="1.3"/>` +
      `<rect x="-5.5" y="-8.5" width="11" height="17" rx="1" fill="none" stroke="#6B5A45" stroke-width=".9"/>` +
      shape(star(0, 0, 3.6, 4, 0.36), '#8a6a1e', 0.5),
    `translate(${x} ${y}) rotate(${r}) scale(${s})`,
  )

export const tile_sundial = frame(
  EV,
  () =>
    rays(49, 62, 36, 66, 48, 0.9, '#F3DFA4', 0.5) +
    glow(49, 56, 44, 'G', 0.35) +
    dial(49, 64, 30) +
    stroke('M14 74H84M18 79H80', 1.1, '#E9D8AE', 0.5),
)

export const tile_sundial3cards = frame(
  EV,
  () =>
    rays(49, 42, 26, 62, 48, 0.9, '#F3DFA4', 0.45) +
    dial(49, 43, 26) +
    miniCard(29, 70, -10, 1.12) +
    miniCard(49, 68, 0, 1.12) +
    miniCard(69, 70, 10, 1.12),
)

export const tile_sundialItems = frame(
  EV,
  () =>
    rays(49, 42, 26, 62, 48, 0.9, '#F3DFA4', 0.45) +
    dial(49, 43, 26) +
    miniCard(26, 68.5, 0, 1.1) +
    dot(49, 68.5, 11.5, '#E9D8AE', 1.4) +
    dot(49, 68.5, 9, '#F7EACB', 0.8) +
    (
      [
        [-4, 2, 'ring'],
        [4, 2, 'sun'],
        [0, -4, 'heart'],
      ] as const
    )
      .map(([a, b, k]) => sym(k, 49 + a, 68.5 + b, 7.4))
      .join('') +
    sym('shield', 72.5, 68.5, 24),
)

const EVIL = ['#6a241c', '#230f0c']

const blackDot = (x: number, y: number, r: number) =>
  dot(x, y, r + 2.4, '#E9D8AE', 1) +
  dot(x, y, r, '#120D0B', 1) +
  area(`M${x - r * 0.6} ${y - r * 0.2}A${r * 0.7} ${r * 0.7} 0 0 1 ${x} ${y - r * 0.66}`, '#8a7a66', 0.9)

export const tile_ring = frame(
  EVIL,
  () => rays(49, 40, 24, 64, 56, 0.9, '#F0B070', 0.42) + glow(49, 40, 38, 'E', 0.6) + sym('ring', 49, 40, 48) + blackDot(49, 74, 7.4),
)

export const tile_sauron = frame(
  EVIL,
  () =>
    rays(38, 34, 20, 74, 60, 0.9, '#F0A050', 0.5) +
    glow(38, 33, 36, 'E', 0.8) +
    area('M11 86L87 10V86Z', DARK, 0.42) +
    stroke('M11 86L87 10', 3.4) +
    stroke('M11 86L87 10', 1.6, '#E9D8AE') +
    sym('eye', 37, 33, 46) +
    blackDot(56, 70, 7.4) +
    blackDot(75, 59, 7.4),
)

export const tile_back = pic(
  () =>
    `<rect x="4" y="6" width="94" height="93" rx="9" fill="#0f0906" opacity=".5" filter="url(#b2)"/>` +
    `<rect x="3" y="5.5" width="94" height="93" rx="9" fill="#2a1d13" stroke="${INK}" stroke-width="1.4"/>` +
    `<rect x="2" y="1.5" width="94" height="93" rx="9" fill="#4b3a29" stroke="#1d130a" stroke-width="1.8"/>` +
    `<rect x="8" y="7.5" width="82" height="81" rx="5" fill="url(#hL)" fill-opacity=".3" stroke="#C9A227" stroke-width="1.3"/>` +
    `<rect x="11" y="10.5" width="76" height="75" rx="3" fill="none" stroke="#C9A227" stroke-width=".7" opacity=".7"/>` +
    rays(49, 48, 23, 36, 64, 0.9, '#C9A227', 0.55) +
    rows('17 16.5 0, 81 16.5 90, 81 79.5 180, 17 79.5 270')
      .map(([x, y, a]) => group(stroke('M-3 10C-3 2 2 -3 10 -3M-3 5C0 5 5 0 5 -3', 1, '#C9A227'), `translate(${x} ${y}) rotate(${a})`))
      .join('') +
    sym('ring', 49, 48, 40),
)
