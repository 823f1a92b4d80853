// Cards of Rivendell: blades, herbs and the wizard's staff.
import { rows } from '../../kit/geometry'
import { id } from '../../kit/names'
import { glow, hills, leaf, peaks, rays, sky, spark, star, stars, web } from './grounds'
import { area, dot, group, INK, mirror, pic, shade, shape, strands, stroke } from './pen'
import { fist } from './people'

const blade = (w: number, len: number, fill: string, lite: string) =>
  shape(`M${-w} 0L${-w * 0.82} ${-len + 10}L0 ${-len}L${w * 0.82} ${-len + 10}L${w} 0Z`, fill, 1.4) +
  area(`M0 ${-len}L${-w * 0.82} ${-len + 10}L${-w} 0H0Z`, lite, 0.8)

export const anduril = pic(
  () =>
    sky('#7c3226', '#EBC98F', '#c98a54') +
    rays(50, 46, 10, 92, 84, 0.9, '#FCEBB8', 0.6) +
    glow(50, 42, 56, 'G', 0.75) +
    mirror(
      shape('M18 102C8 84 20 74 17 54C26 62 25 70 28 74C33 66 31 54 36 44C42 58 38 70 42 80L46 102Z', '#B5482A', 1.1) +
        area('M24 102C20 88 28 82 26 72C32 82 33 74 35 64C39 76 36 86 42 102Z', '#E9A548'),
    ) +
    group(
      blade(7.6, 76, '#B9C3C9', '#F7F9F6') +
        stroke('M0 -4V-66', 1.2, '#5b6b78') +
        stroke('M-6.8 -26L-2 -30L1 -25L6.8 -29M-6.5 -46L-1 -43L2 -48L6.3 -44', 1, '#7a4a2a', 0.8) +
        dot(0, -14, 3.4, '#F6DC86', 0.9) +
        group(rays(0, 0, 3.6, 6, 10, 0.8, '#7A5A10', 1), 'translate(0 -14)') +
        shape('M-1 -40.5A3.8 3.8 0 1 0 -1 -33.5A5 5 0 0 1 -1 -40.5Z', '#F2F4F0', 0.8) +
        shape(star(0, -57, 3.4, 7, 0.45), '#F6DC86', 0.8) +
        shape('M-21 -3C-12 0 -8 -2 0 -2C8 -2 12 0 21 -3L23 3C12 6 8 4 0 5C-8 4 -12 6 -23 3Z', 'url(#gold)', 1.4) +
        shape('M-2.6 5H2.6L3 20H-3Z', '#4b2a1a') +
        stroke('M-2.6 9L2.8 7M-2.8 13L3 11M-3 17L3 15', 0.9, '#C9A227') +
        dot(0, 23, 4, 'url(#gold)') +
        dot(0, 23, 1.5, '#9E2B25', 0.6),
      'translate(50 76)',
    ),
)

export const glamdring = pic(
  () =>
    sky('#141a22', '#4b5560', '#2a333d') +
    group('<g>' + rays(0, 0, 6, 66, 56, 0.8, '#A9CBE6', 0.5) + '</g>', 'translate(56 42)') +
    shape('M-2 -2H102V18L94 30L88 14L80 26L72 8L60 12L50 4L38 12L28 6L20 26L13 12L6 34L-2 22Z', '#0f1318') +
    shape('M-2 102V82L10 74L20 84L34 88L60 92L78 86L90 72L102 80V102Z', '#0f1318') +
    rows('10 56 1.1, 20 68 0.8, 88 58 1, 80 76 1.15, 7 84 0.9, 90 90 1')
      .map(([x, y, s]) => group(area('M-5 -1L-1 1L-4.5 2ZM5 -1L1 1L4.5 2Z', '#E9A53A'), `translate(${x} ${y}) scale(${s})`))
      .join('') +
    `<g transform="translate(26 80) rotate(42)">
      <rect x="-9" y="-92" width="18" height="92" rx="9" fill="#8FC3F0" opacity=".75" filter="url(#b4)"/></g>` +
    group(
      blade(6.4, 94, '#9fc0dc', '#F2FAFF') +
        stroke('M0 -4V-80', 1.1, '#3f6486') +
        stroke('M-2.5 -16h5M-2.5 -22l5 -3M-2.5 -30h5M0 -36l-2.5 4M-2.5 -42l5 3M-2.5 -50h5', 0.9, '#3f6486') +
        shape('M-18 -8C-14 2 -6 0 0 0C6 0 14 2 18 -8C20 2 12 8 0 7C-12 8 -20 2 -18 -8Z', '#D5DCE0', 1.4) +
        shape('M-2.6 7H2.6L2.8 20H-2.8Z', '#2b3a49') +
        stroke('M-2.6 11L2.6 9M-2.6 15L2.6 13M-2.6 19L2.6 17', 0.9, '#D5DCE0') +
        dot(0, 24, 4.6, '#D5DCE0') +
        dot(0, 24, 2.3, '#4f8fc4', 0.8) +
        dot(0, 3.2, 2, '#4f8fc4', 0.8),
      'translate(26 80) rotate(42)',
    ) +
    spark(77, 24, 9) +
    spark(58, 46, 4),
)

export const sting = pic(
  () =>
    sky('#10161a', '#3b474c', '#222c31') +
    web(-2, -2, 62, 0, 90, 6, '#c9cfc8', 0.5) +
    web(102, -2, 46, 90, 180, 5, '#c9cfc8', 0.4) +
    glow(52, 36, 46, 'W', 0.3) +
    group(rays(0, 0, 10, 50, 44, 0.8, '#9CC8EA', 0.5), 'translate(52 36)') +
    `<ellipse cx="52" cy="36" rx="12" ry="36" fill="#7DB9EC" opacity=".75"` +
    ` filter="url(#b4)"/>` +
    shape('M52 2C58 14 61 26 59 38C58 46 57 52 57 58H47C47 52 46 46 45 38C43 26 46 14 52 2Z', '#A9D0EE', 1.5) +
    area('M52 2C46 14 43 26 45 38C46 46 47 52 47 58H52Z', '#F4FBFF') +
    stroke('M52 14V56', 1, '#3f6486') +
    stroke('M55 40c-2 2 -2 4 0 6M55 30c-2 2 -2 4 0 6', 0.8, '#3f6486') +
    shape('M36 56C42 60 46 58 52 58C58 58 62 60 68 56C70 62 62 66 52 65C42 66 34 62 36 56Z', '#C9A227', 1.4) +
    shape('M49 64H55V92H49Z', '#3a2616') +
    shape('M28 106C30 92 36 86 42 82L58 92L66 106Z', '#B08A2A') +
    shade('M52 88L58 92L66 106H50Z', 0.3) +
    stroke('M36 88L60 97', 2.2, '#6d5212') +
    group(fist(0, 0, 1.24, '#E0B88C'), 'translate(52 78)'),
)

export const athelas = pic(
  () =>
    sky('#DCDDA6', '#F6EFD2') +
    rays(50, 50, 14, 80, 60, 0.8, '#8a8a4a', 0.5) +
    hills(95, 3, '#6f7d4b', 5, 5) +
    stroke('M47 100C53 72 46 42 51 14', 3.6) +
    stroke('M47 100C53 72 46 42 51 14', 1.8, '#5f8258') +
    leaf(49, 86, -160, 38, '#55774f') +
    leaf(49, 86, -22, 38, '#6c9062') +
    leaf(49, 62, -150, 37, '#55774f') +
    leaf(49, 62, -32, 37, '#6c9062') +
    leaf(48.5, 39, -146, 29, '#55774f') +
    leaf(49, 39, -34, 29, '#6c9062') +
    leaf(51, 19, -92, 18, '#6c9062') +
    rows('35 22, 67 18, 59 7')
      .map(
        ([x, y]) =>
          stroke(`M50 28Q${(x + 50) / 2} ${y + 6} ${x} ${y}`, 1.1) +
          [0, 72, 144, 216, 288]
            .map((a) => group(shape('M0 0C-2.5 -2 -2 -6 0 -6C2 -6 2.5 -2 0 0Z', '#FDFBF0', 0.8), `translate(${x} ${y}) rotate(${a})`))
            .join('') +
          dot(x, y, 1.4, '#E0B83A', 0.6),
      )
      .join(''),
)

export const miruvor = pic(
  () =>
    sky('#6d86a0', '#E6E6E0') +
    rays(52, 52, 20, 84, 64, 0.8, '#FFF8E0', 0.55) +
    peaks(rows('-2 66, 14 34, 30 62, 70 56, 86 26, 102 58'), '#8b9dae', '#FBFBF6', 102) +
    hills(88, 4, '#DDE2E2', 5, 5) +
    glow(54, 54, 44, 'G', 0.95) +
    stroke('M49 28C34 30 24 40 20 56C17 70 22 84 34 92', 3.4) +
    stroke('M49 28C34 30 24 40 20 56C17 70 22 84 34 92', 1.6, '#7a4a2a') +
    shape(
      'M48 24C47 33 45 36 40 40C30 48 28 62 31 74C34 88 42 95 55 95C68 95 76 88 79 74C82 62 80 48 70 40C65 36 63 33 62 24Z',
      '#9C6B3C',
      1.7,
    ) +
    area('M50 28C49 36 43 42 39 50C35 60 36 76 42 88C34 82 30 70 31 62C32 50 40 44 47 35Z', '#d2a064', 0.8) +
    shade('M59 26C61 36 71 42 74 52C78 66 75 82 63 93C74 90 79 76 79.5 66C79 52 74 44 68 39C64 35 63 31 62 26Z', 0.3) +
    shape('M36 54C48 60 62 60 74 54C77 62 77 72 73 79C62 85 48 85 37 79C33 72 33 62 36 54Z', '#C9D2D6', 1.3) +
    strands('M39 58C50 63 60 63 71 58', 'M40 77C50 82 60 82 70 77', 2, 0.8) +
    leaf(55, 80, -90, 20, '#5f8258') +
    leaf(55, 76, -140, 13, '#5f8258') +
    leaf(55, 76, -40, 13, '#5f8258') +
    shape('M46 23H64L63 31H47Z', '#C9D2D6', 1.3) +
    shape('M49 12C50 9 60 9 61 12L63 23H47Z', '#C9D2D6', 1.3) +
    dot(55, 8, 3.4, '#C9A227', 1.1) +
    stroke('M49 27H61', 0.8) +
    shape('M29 62L31 58H35', 'none', 0.1) +
    shape('M4 70H32C32 80 28 86 22 88L22 93L27 96V98H9V96L14 93L14 88C8 86 4 80 4 70Z', '#C9D2D6', 1.5) +
    shade('M24 70H32C32 80 28 86 22 88V93L27 96V98H20Z', 0.26) +
    `<ellipse cx="18" cy="70" rx="14" ry="3.6" fill="#D9A02F" stroke="${INK}"` +
    ` stroke-width="1.3"/>` +
    strands('M7 76Q18 81 29 76', 'M9 80Q18 85 27 80', 2, 0.8) +
    spark(16, 62, 6) +
    rows('10 14, 22 26, 84 12, 92 36, 8 48, 92 72, 34 6, 74 8, 86 90')
      .map(([x, y], i) => dot(x, y, 1.3 + (i % 3) * 0.5, '#fff', 0.5))
      .join(''),
)

export const mithril = pic(() => {
  const p = id('ml')
  const shirt =
    `M36 18C40 24 60 24 64 18L78 23C88 32 95 48 99 66L84 73L76 52C77 66 78 76 81 88L70 93L62 88L50 100L38 88L30 93L19 88C22 76 23 66 24 52` +
    'L16 73L1 66C5 48 12 32 22 23Z'
  return (
    sky('#2f3a45', '#7d868a') +
    rays(50, 46, 30, 84, 76, 0.8, '#E9F2F5', 0.5) +
    glow(50, 48, 56, 'W', 0.35) +
    stroke('M50 4V18M34 12Q50 4 66 12', 3.4) +
    stroke('M50 4V18M34 12Q50 4 66 12', 1.6, '#8a6236') +
    `<pattern id="${p}" width="6" height="5.6" patternUnits="userSpaceOnUse"><path d="M0 0A3 3.2 0 0 0 6 0M-3 2.8A3 3.2 0 0 0 3 2.8M3 2.8A3` +
    ` 3.2 0 0 0 9 2.8" fill="none" stroke="#3b4a57" stroke-width=".8"/></pattern>` +
    shape(shirt, '#DCE4E8', 1.7) +
    area(shirt, `url(#${p})`) +
    shade('M58 22C66 30 68 60 64 95L70 92L80 96C78 82 78 70 76 52L81 65L97 58C94 44 90 32 80 24L64 18' + 'Q62 21 58 22Z', 0.22) +
    area('M26 28C19 36 14 48 11 62L6 60C10 44 16 34 26 28ZM34 34C30 50 30 70 31 88L26 90C28 70 27 50 34 34Z', '#fff', 0.55) +
    shape('M34 17C40 25 60 25 66 17L68 23C60 33 40 33 32 23Z', '#B7C6D0', 1.2) +
    [40, 50, 60].map((x, i) => dot(x, i === 1 ? 27 : 25.4, 1.8, '#fff', 0.8)).join('') +
    stroke('M20 85L30 89.5L38 84.5L50 96L62 84.5L70 89.5L80 85', 2, '#fff', 0.8) +
    stroke('M4 62L18 68.5M96 62L82 68.5', 2, '#fff', 0.8) +
    stroke('M21.5 68C40 74 60 74 78.5 68', 6.4) +
    stroke('M21.5 68C40 74 60 74 78.5 68', 4, '#8fa2b3') +
    [22, 31, 40.5, 50, 59.5, 69, 78]
      .map((x, i) => dot(x, 72.4 - (x - 50) ** 2 * 0.0054, i % 2 ? 2.2 : 2.9, i % 2 ? '#CFE6F4' : '#FBFBF6', 0.9))
      .join('') +
    spark(30, 40, 7) +
    spark(70, 62, 5) +
    spark(46, 84, 4) +
    spark(12, 48, 4)
  )
})

export const staff = pic(() => {
  const d = 'M50.5 106V60C45 55 33 49 31 35C29 19 41 8 54 10C67 12 72 25 66 35C63 39 58 41 55 38'
  return (
    sky('#1f2a38', '#8b8c86', '#4a5665') +
    rays(50, 28, 8, 98, 92, 0.9, '#FFF6D0', 0.55) +
    stars(14, 60, 9) +
    hills(92, 5, '#222a2c', 5, 7) +
    glow(50, 28, 54, 'W', 0.95) +
    glow(50, 28, 38, 'G', 0.85) +
    shape('M36 47C28 47 22 44 19 38C24 41 30 41 34 40Z', '#6b4527', 1.4) +
    shape('M62 14C66 8 72 5 79 6C74 8 71 13 69 18Z', '#6b4527', 1.4) +
    shape('M53 72C60 70 66 66 68 60C69 68 62 76 53 79Z', '#6b4527', 1.4) +
    stroke(d, 9) +
    stroke(d, 6.2, '#7a5030') +
    stroke('M34.5 34C33 22 42 13 53 13.5M48.5 64V104M38 46C42 50 46 53 48 57', 1.1, '#d9a06a', 0.9) +
    stroke('M52.5 64V104M63 18C67 24 66 30 63.5 34M34 42C37 48 44 53 49 58', 0.9, INK, 0.75) +
    spark(49, 27, 21) +
    group(spark(0, 0, 12), 'translate(49 27) rotate(45)') +
    dot(49, 27, 4.6, '#fff', 0) +
    shape('M24 108C28 94 34 88 42 84L60 92L72 108Z', '#8b8f8e') +
    shade('M54 89L60 92L72 108H54Z', 0.3) +
    strands('M36 90C32 96 31 102 30 108', 'M50 92C50 98 50 102 50 108', 4) +
    group(fist(0, 0, 1.2), 'translate(51 80)')
  )
})
