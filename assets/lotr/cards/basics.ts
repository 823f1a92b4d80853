// The Hobbit deck: four activities in white and in grey, and the wild card. Grey ones show the same sign by night or in foul weather.
import { f, rows } from '../../kit/geometry'
import { ACTIVITY, gicon, sym } from '../../kit/signs'
import { bands, glow, hills, peaks, pines, rays, sky, stars } from './grounds'
import { area, dot, group, INK, pic, shape, strands, stroke } from './pen'

/** the sign of an activity with a pale rim, so that it stands off any ground */
const sign = (k: string, x: number, y: number, s: number, fill: string, rim: string) =>
  gicon(ACTIVITY[k], x, y, s, rim, `stroke="${rim}" stroke-width="34" stroke-linejoin="round"`) + gicon(ACTIVITY[k], x, y, s, fill)

const spear = (x: number, y: number, lean: number, col = '#2B2118') =>
  stroke(`M${x} 101L${f(x + lean)} ${y}`, 1.8, col) + area(`M${f(x + lean - 2.8)} ${y + 3}l2.8 -11l2.8 11l-2.8 2Z`, col)

const cloaked = (x: number, y: number, s: number, fill: string, rim = '#dfe0b8') =>
  group(
    shape(
      'M-14 1C-14 -10 -10 -16 -8 -21C-10 -28 -5 -34 1 -37C4 -36 5 -35 5 -34C9 -31 11 -26 9 -21C12 -15 15 -9 15 1L9 -1L3 1L-4 -1L-9 1Z',
      fill,
      1.2,
      `style="stroke:${rim}"`,
    ) +
      area('M-5.5 -23C-6 -30 6 -31 6.5 -24C6.5 -19 3 -17 .5 -16.5C-2.5 -17 -5 -19 -5.5 -23Z', '#0d100d') +
      area('M-3.8 -22C-3 -25.5 4 -25.5 4.8 -22C4.5 -18.5 2.5 -17.5 .5 -17C-1.5 -17.5 -3.5 -19 -3.8 -22Z', '#C99F70') +
      dot(-1.4, -22, 0.8, '#1a110a', 0) +
      dot(2.4, -22, 0.8, '#1a110a', 0) +
      stroke('M-4 -14C-7 -9 -8 -5 -8 -1M0 -13V-1M4 -14C8 -9 9 -5 9 -1', 0.8, rim, 0.55),
    `translate(${x} ${y}) scale(${s})`,
  )

export const fighting_white = pic(
  () =>
    sky('#C98B66', '#EBD2A5') +
    rays(50, 48, 18, 74, 56, 0.8) +
    hills(89, 5, '#8a6a48') +
    [8, 20, 32].map((x, i) => spear(x, 56 - (i % 2) * 6, 6)).join('') +
    [68, 80, 92].map((x, i) => spear(x, 50 + (i % 2) * 6, -6)).join('') +
    sign('fighting', 50, 48, 70, '#5c1f18', '#F4E7C6'),
)

export const fighting_grey = pic(
  () =>
    sky('#3d434c', '#a9785c', '#7d6f6a') +
    bands(4, 44, 13, '#d9c6a4', 0.22, 5) +
    shape('M-2 101V58H8V52H16V58H24V52H30V60L40 62V101Z', '#4b4a4a') +
    shape('M102 101V50H92V44H84V50H76V44H70V58L60 62V101Z', '#3b3a3c') +
    stroke(
      `M0 66H30M2 74H36M0 84H38M6 58V66M18 58V66M12 66V74M24 66V74M8 74V84M22 74V84M72 62H100M68 72H100M66 82H100M80 52V62M92 52V62M86
        62V72M76 72V82`,
      0.7,
      INK,
      0.7,
    ) +
    hills(94, 3, '#2a2522', 5, 3) +
    [6, 27, 74, 95].map((x, i) => spear(x, 66 + (i % 2) * 5, i < 2 ? 4 : -4, '#17120f')).join('') +
    [
      [12, 48],
      [88, 40],
    ]
      .map((p) => glow(p[0], p[1], 15, 'G', 0.9) + area(`M${p[0]} ${p[1] + 6}c-5 -3 -3 -8 0 -13c3 5 5 10 0 13Z`, '#F6C55A'))
      .join('') +
    glow(50, 47, 46, 'E', 0.35) +
    sign('fighting', 50, 47, 68, '#4a1712', '#EADCC0'),
)

export const travelling_white = pic(
  () =>
    sky('#BFCBD2', '#F1E3BF') +
    rays(78, 20, 9, 34, 36, 0.7) +
    dot(78, 20, 8, '#F6E3A0', 1) +
    peaks(rows('-2 56, 18 26, 30 44, 47 14, 66 48, 82 34, 102 56'), '#93A3AE', '#F7F1E0', 76) +
    hills(61, 7, '#8FA07A', 5, 4) +
    hills(78, 6, '#6E855F', 4, 9) +
    shape('M28 101C64 91 78 84 54 74C36 67 44 61 56 56L59 56C50 62 46 67 67 73C96 82 86 93 70 101Z', '#F0DDAE') +
    strands('M40 101L60 101', 'M66 74L72 75', 7, 0.8, '#a3834e', 0.55) +
    pines(2, 26, 84, 13, 5, '#3c4f39', 4) +
    pines(82, 100, 79, 12, 4, '#3c4f39', 8),
)

export const travelling_grey = pic(
  () =>
    sky('#4c5a68', '#b5b4a4') +
    dot(24, 22, 9, '#E9E6D2', 1) +
    area('M24 13a9 9 0 0 1 0 18a11 11 0 0 0 0 -18Z', '#8f979a', 0.7) +
    bands(6, 40, 12, '#E9E3CC', 0.28, 7) +
    peaks(rows('-2 70, 14 44, 26 58, 58 10, 78 46, 90 32, 102 50'), '#6d7780', '#E6E4D8', 101) +
    shape(
      `M-2 101C10 88 30 86 44 84C62 82 76 78 66 71C56 65 38 66 44 58C48 53 58 52 56 46L60 45C64 52 52 56 52 60C54 65 82 64 82 74C82 88 52
        90 42 101Z`,
      '#CFC9B0',
    ) +
    strands('M4 97L14 101', 'M70 72L80 72', 9, 0.8, '#4d4a40', 0.7) +
    stroke('M56 46L58 30', 1, '#CFC9B0', 0.9) +
    group(cloaked(0, 0, 0.62, '#2b2b2e', '#cfc9b0') + stroke('M9 1L10 -22', 1.7), 'translate(35 90)') +
    group(cloaked(0, 0, 0.5, '#2b2b2e', '#cfc9b0'), 'translate(60 80)') +
    group(cloaked(0, 0, 0.4, '#2b2b2e', '#cfc9b0'), 'translate(76 75)') +
    pines(84, 102, 98, 24, 4, '#262d2b', 4),
)

export const hiding_white = pic(
  () =>
    sky('#6f7f6a', '#C9CDA4') +
    dot(76, 20, 9, '#F4EBC8', 0) +
    rays(76, 20, 11, 28, 32, 0.7) +
    hills(72, 5, '#5d7257') +
    gicon('oak', 40, 47, 102, '#26332a') +
    hills(97, 3, '#33452f', 4) +
    cloaked(76, 93, 1.05, '#1d241c'),
)

export const hiding_grey = pic(
  () =>
    sky('#39434a', '#8f9a93') +
    bands(3, 60, 18, '#d5dad0', 0.2, 8) +
    rows('10 9, 27 7, 88 10, 70 6')
      .map(
        ([x, w]) =>
          shape(
            `M${x - w / 2} 101C${x - w * 0.3} 60 ${x - w * 0.4} 30 ${x - w / 2} -2H${x + w / 2}C${x + w * 0.3} 30 ${x + w * 0.4} 60
              ${x + w * 0.7} 101Z`,
            '#20282b',
          ) + stroke(`M${x} 8V26M${x - 1} 34V58M${x + 1} 64V88`, 0.8, '#8f9a93', 0.6),
      )
      .join('') +
    sign('hiding', 50, 38, 78, '#141c1d', '#a9b8b0') +
    stroke('M2 10L-4 30M18 4L8 38M40 2L32 30M60 0L50 34M82 4L74 34M98 12L88 46M34 44L28 64M64 40L58 62M94 56L88 76', 0.8, '#E4E8DE', 0.55) +
    shape('M-2 101V82C14 74 24 84 40 79C56 74 78 84 102 76V101Z', '#1a2120') +
    cloaked(38, 93, 0.8, '#3c4640') +
    cloaked(58, 96, 0.98, '#4a544a') +
    strands('M2 101L0 80', 'M30 101L26 86', 6, 1.4, '#0f1514', 1) +
    strands('M74 101L78 84', 'M98 101L102 76', 6, 1.4, '#0f1514', 1),
)

export const friendship_white = pic(
  () =>
    sky('#E9D08A', '#F6EBCB') +
    rays(50, 50, 20, 78, 56, 0.8) +
    hills(92, 5, '#9aa878') +
    sign('friendship', 50, 50, 76, '#5d4513', '#FBF3DA'),
)

export const friendship_grey = pic(
  () =>
    sky('#343a45', '#6d5a4a') +
    stars(22, 40, 6) +
    pines(-4, 104, 70, 28, 12, '#20262a', 3) +
    hills(72, 3, '#3a332c', 5, 6) +
    glow(50, 84, 44, 'G', 0.9) +
    shape('M34 96L66 89M34 89L66 96', 'none', 5.5, 'style="stroke:#2a1a10"') +
    stroke('M34 96L66 89M34 89L66 96', 3, '#6b4a2a') +
    shape('M50 92C38 88 38 80 44 74C45 78 47 78 48 74C49 70 47 66 51 62C52 70 62 74 62 82C62 88 58 91 50 92Z', '#D8662C') +
    area('M50 92C44 90 44 84 48 80C50 84 52 80 51 75C56 80 58 88 50 92Z', '#F9DC8C') +
    sign('friendship', 50, 42, 66, '#4a360f', '#F3E6C4'),
)

export const wild = pic(
  () =>
    sky('#2F3E52', '#8d8c86') +
    stars(34, 74, 5) +
    rays(50, 42, 20, 52, 40, 0.8, '#F4E3AE', 0.7) +
    hills(83, 8, '#35423c', 5, 3) +
    hills(96, 5, '#1f2723', 4, 8) +
    glow(50, 42, 36, 'G', 0.6) +
    sym('star', 50, 42, 56),
)
