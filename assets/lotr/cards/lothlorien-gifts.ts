// Cards of Lothlórien: cloak, brooch, belt and the other gifts.
import { f, rows } from '../../kit/geometry'
import { glow, hills, leaf, pines, rays, sky, spark, web } from './grounds'
import { crown, trunk, wood } from './lothlorien'
import { area, clip, DARK, dot, group, INK, mirror, pic, shade, shape, strands, stroke } from './pen'

export const elven_cloak = pic(() => {
  const body = 'M50 27C38 30 28 36 24 46C16 66 12 84 8 104H92C88 84 84 66 76 46C72 36 62 30 50 27Z'
  return (
    wood('#6f8266', '#cdd3a8') +
    pines(-2, 104, 78, 26, 8, '#51664f', 4) +
    hills(84, 4, '#4d6249', 5, 5) +
    crown(21, 22, 14, ['#8fa05a', '#74874c', '#b0b46c']) +
    shape(body, '#7a8877', 1.5) +
    clip(
      body,
      group(trunk(30, 4, '#98a28f') + trunk(72, 5, '#98a28f'), '', 'opacity=".55"') +
        group(pines(-2, 104, 78, 26, 8, '#51664f', 4), '', 'opacity=".6"') +
        shade('M56 27C72 36 80 70 82 104H94V40Z', 0.28) +
        strands('M44 46C36 62 28 84 24 104', 'M56 46C64 62 72 84 76 104', 9, 0.9, INK, 0.55),
    ) +
    stroke('M-2 7C20 3 34 9 50 6C66 3 82 9 102 4', 6.6) +
    stroke('M-2 7C20 3 34 9 50 6C66 3 82 9 102 4', 4.2, '#6b4a2a') +
    shape('M50 9C34 10 27 23 29 38C33 47 41 50 50 54C59 50 67 47 71 38C73 23 66 10 50 9Z', '#87957f', 1.5) +
    shade('M54 10C67 11 73 23 71 38C67 47 59 50 52 53C62 44 66 34 64 25C62 17 58 12 54 10Z', 0.26) +
    stroke('M46 11C44 4 46 0 50 0C54 0 56 4 54 11', 4) +
    stroke('M46 11C44 4 46 0 50 0C54 0 56 4 54 11', 2, '#87957f') +
    shape('M50 15C40 16 36 25 37 34C39 43 44 46 50 49C56 46 61 43 63 34C64 25 60 16 50 15Z', '#3f4d42', 1.3) +
    strands('M40 38C38 28 42 20 48 17', 'M60 38C62 28 58 20 52 17', 7, 0.8, '#b9c4ad', 0.55) +
    area('M38 36C42 43 46 46 50 48C54 46 58 43 62 36C58 39 54 40 50 40C46 40 42 39 38 36Z', '#1c251e', 0.8) +
    strands('M42 13C34 18 32 27 33 39', 'M45 12C38 17 36 23 35 29', 3) +
    leaf(50, 61, -90, 16, '#8fb36a') +
    shape('M44 52Q50 57 56 52L57 56Q50 61 43 56Z', '#C3CCD2', 1)
  )
})

export const brooch = pic(() => {
  const d = 'M0 -50C5 -38 25 -28 28 -5C30 16 16 34 0 43C-16 34 -30 16 -28 -5C-25 -28 -5 -38 0 -50Z'
  let v = 'M0 46V-40'
  for (let i = 0; i < 6; i++) {
    const y = 34 - i * 12
    const w = [12, 21, 24, 22, 17, 9][i]
    v += `M0 ${y}Q${f(w * 0.5)} ${y - 4} ${w} ${y - 13}M0 ${y}Q${f(-w * 0.5)} ${y - 4} ${-w} ${y - 13}`
  }
  return (
    sky('#4d5c55', '#c3c9b0') +
    rays(50, 50, 26, 90, 80, 0.8, '#F2F2DE', 0.5) +
    strands('M-4 70C30 80 60 70 104 40', 'M-4 106C40 110 80 100 104 84', 7, 0.9, '#2c3831', 0.55) +
    stroke('M10 74L92 30', 4.4) +
    stroke('M10 74L92 30', 2.3, '#DDE3E4') +
    dot(92, 30, 4.6, '#DDE3E4') +
    shape('M9 75L2 80L11 77Z', '#DDE3E4', 1) +
    group(
      `<g transform="translate(2 4)" opacity=".4" filter="url(#b2)">${area(d, DARK)}</g>` +
        shape(d, '#DDE3E4', 1.8) +
        group(shape(d, '#4F8257', 1.2), 'translate(0 -.4) scale(.87 .88)') +
        group(area('M0 -50C-5 -38 -25 -28 -28 -5C-30 16 -16 34 0 43Z', '#8bbb7c', 0.5), 'translate(0 -.4) scale(.85 .86)') +
        strands('M8 30C18 22 24 8 22 -6', 'M14 20C18 14 20 6 19 -2', 4, 0.7, '#173319', 0.6) +
        stroke(v, 3, '#24402a', 0.6) +
        stroke(v, 1.7, '#F0F4F2') +
        stroke('M0 43C0 51 -7 53 -9 48', 4.4) +
        stroke('M0 43C0 51 -7 53 -9 48', 2.3, '#DDE3E4') +
        dot(0, -2, 4, '#F4F8FA', 1.1) +
        dot(-1.2, -3.2, 1.2, '#fff', 0),
      'translate(50 51) rotate(24) scale(.95)',
    ) +
    spark(33, 36, 8) +
    spark(72, 64, 5)
  )
})

export const belt = pic(() => {
  const at = (t: number) => [50 + 45 * Math.cos(t), 44 + 30 * Math.sin(t)]
  let o =
    sky('#5d3426', '#dcb98a', '#9a6a4a') +
    rays(50, 62, 16, 92, 80, 0.8, '#F8E6B4', 0.42) +
    hills(100, 3, '#4b2c1e', 5, 5) +
    shape('M5 36A45 30 0 0 1 95 36V48A45 27 0 0 0 5 48Z', '#6d4a14', 1.4) +
    strands('M8 34A42 27 0 0 1 92 34', 'M7 42A43 27 0 0 1 93 42', 3, 0.8, '#E9CF87', 0.5) +
    shape('M5 34A45 30 0 0 0 95 34V54A45 32 0 0 1 5 54Z', 'url(#gold)', 1.7) +
    stroke('M5 38.5A45 30 0 0 0 95 38.5M5 50A45 32 0 0 0 95 50', 1, '#6d4f0a')
  for (const k of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const t = ((90 - k * (27 + i * 13.5)) * Math.PI) / 180
      const [x, y] = at(t)
      const a = (Math.atan2(30 * Math.cos(t), -45 * Math.sin(t)) * 180) / Math.PI + (k > 0 ? 180 : 0)
      const s = 13 - i * 0.7
      o += leaf(x - (Math.cos((a * Math.PI) / 180) * s) / 2, y - (Math.sin((a * Math.PI) / 180) * s) / 2, a, s, '#FBEBB0', '#6d4f0a', 1.1)
    }
  return (
    o +
    dot(50, 76, 19, 'url(#gold)', 1.7) +
    dot(50, 76, 15, '#7A5A10', 1.1) +
    [0, 60, 120, 180, 240, 300]
      .map((a) => group(leaf(0, 0, -90, 14, '#FBEBB0', '#6d4f0a', 0.9), `translate(50 76) rotate(${a})`))
      .join('') +
    dot(50, 76, 5.4, '#4F8257', 1.2) +
    dot(48.5, 74.5, 1.6, '#D8F0C8', 0) +
    spark(24, 62, 6) +
    spark(80, 58, 5) +
    spark(62, 66, 4)
  )
})

export const elessar = pic(() => {
  const feather = (x: number, y: number, a: number, l: number) =>
    group(
      shape(`M0 -3.6L${l * 0.8} -4.2Q${l} -2 ${l} 0Q${l * 0.95} 3 ${l * 0.78} 4L0 4Z`, '#D5DCE0', 1.2) +
        stroke(`M3 0H${l * 0.86}`, 0.7, '#55646f'),
      `translate(${x} ${y}) rotate(${a})`,
    )
  const wing =
    rows('30 52 148 22, 26 47 166 26, 24 42 184 29, 22 36 203 30, 22 30 224 28, 25 26 246 25')
      .map(([x, y, a, l]) => feather(x, y, a, l))
      .join('') +
    shape('M46 58C36 60 26 56 22 46C18 36 19 28 25 22C28 30 36 34 46 38Z', '#EEF1F1', 1.4) +
    strands('M42 54C34 54 28 50 25 42', 'M43 42C34 38 28 34 26 29', 4, 0.8, '#55646f')
  return (
    sky('#1d3a2a', '#a9b483', '#55755a') +
    rays(50, 54, 18, 96, 92, 0.9, '#E4F3C4', 0.55) +
    glow(50, 54, 50, 'W', 0.45) +
    [-34, -17, 17, 34, 0]
      .map((a) =>
        group(
          shape('M-5 0L-6.5 30L0 36L6.5 30L5 0Z', '#D5DCE0', 1.2) + stroke('M0 6V30', 0.7, '#55646f'),
          `translate(50 68) rotate(${a * 0.9})`,
        ),
      )
      .join('') +
    mirror(wing) +
    shape('M42 40C40 30 40 20 47 14C53 10 61 12 64 18C69 19 72 22 72 28C70 26 68 26 65 27C62 29 58 30 57 34L58 40Z', '#F4F6F4', 1.5) +
    shape('M62 17.5C68 17 73 20 73.5 29C70.5 26 67.5 26.5 63.5 27.5Z', '#C9A227', 1.2) +
    stroke('M54 18.5L62 19.5', 1.6) +
    dot(57.5, 21, 1.5, INK, 0) +
    strands('M44 36C43 28 44 22 48 18', 'M54 36C54 31 55 28 57 26', 4, 0.7, '#55646f') +
    shape('M50 36L66 43L71 58L63 73L50 78L37 73L29 58L34 43Z', '#D5DCE0', 1.5) +
    shape('M50 39.5L63 45L67.5 58L60 70L50 74L40 70L32.5 58L37 45Z', '#2F7A45', 1.4) +
    shape('M50 46L58 50L60.5 58L56 66L50 68L44 66L39.5 58L42 50Z', '#6CC07A', 1) +
    area('M50 46L42 50L39.5 58L50 56Z', '#E6FAD8', 0.9) +
    stroke('M50 39.5V46M63 45L58 50M67.5 58L60.5 58M60 70L56 66M50 74V68M40 70L44 66M32.5 58L39.5 58M37 45L42 50', 1) +
    area('M60.5 58L56 66L60 70L67.5 58ZM56 66L50 68V74L60 70Z', '#133d20', 0.5) +
    spark(42, 50, 8) +
    spark(78, 30, 4)
  )
})

export const lembas = pic(
  () =>
    wood('#c2b05a', '#f5edcc') +
    rays(50, 52, 18, 88, 72, 0.8, '#6d541e', 0.42) +
    crown(33, 26, 14) +
    hills(93, 3, '#8d8a4e', 5, 5) +
    glow(50, 48, 36, 'G', 0.5) +
    shape('M1 70C12 56 30 50 50 52C70 50 88 56 99 70C90 90 70 99 50 99C30 99 10 90 1 70Z', '#6f9a58', 1.6) +
    shade('M50 99C70 99 90 90 99 70H56Z', 0.18) +
    stroke('M8 78C30 74 40 88 50 98M92 78C70 74 60 88 50 98M20 88C28 84 36 90 40 96M80 88C72 84 64 90 60 96', 1, '#2c4524') +
    rows('0 20 0, -2 9 -5, 2 -3 4')
      .map(([x, y, r], i) =>
        group(
          shape('M20 50C20 42 34 37 50 37C66 37 80 42 80 50V57C80 65 66 70 50 70C34 70 20 65 20 57Z', '#B98242', 1.5) +
            shade('M60 38C72 40 80 44 80 50V57C80 65 70 69 58 70Z', 0.18) +
            `<ellipse cx="50" cy="50" rx="30" ry="13" fill="#F3DEA6" stroke="${INK}" stroke-width="1.3"/>` +
            (i === 2
              ? `<ellipse cx="50" cy="50" rx="24" ry="9.6" fill="none" stroke="#8a6236" stroke-width="1"/>` +
                stroke('M26 50H74M50 40.5V59.5M33 43.5L67 56.5M67 43.5L33 56.5', 1, '#8a6236', 0.9)
              : ''),
          `translate(${x} ${y}) rotate(${r} 50 50)`,
        ),
      )
      .join('') +
    shape('M1 70C10 60 22 62 32 74C36 84 34 92 30 96C16 90 6 82 1 70Z', '#86b068', 1.5) +
    stroke('M2 70C14 72 24 80 31 94', 1, '#2c4524') +
    shape('M99 70C90 60 78 62 68 74C64 84 66 92 70 96C84 90 94 82 99 70Z', '#5d8549', 1.5) +
    stroke('M98 70C86 72 76 80 69 94', 1, '#2c4524') +
    spark(66, 28, 7),
)

export const phial = pic(
  () =>
    sky('#0f151c', '#3c4850', '#1d2730') +
    web(-2, 102, 50, -90, 0, 6, '#aab4b4', 0.35) +
    web(102, 102, 44, 180, 270, 5, '#aab4b4', 0.35) +
    rays(50, 52, 14, 96, 96, 0.9, '#EAF4FF', 0.6) +
    glow(50, 52, 56, 'W', 0.95) +
    shape(
      'M43 24H57L56 34C66 40 71 50 70 62C69 80 60 92 50 96C40 92 31 80 30 62C29 50 34 40 44 34Z',
      '#DCEBF4',
      1.8,
      'fill-opacity=".55"',
    ) +
    area('M36 50C32 62 36 78 44 86C38 84 33 74 33 62C33 56 34 52 36 50Z', '#fff', 0.9) +
    stroke('M38 44L50 56L62 44M34 66L50 56L66 66M50 56V94M40 84L50 76L60 84', 0.8, '#5d7f9a', 0.7) +
    shade('M60 38C68 44 71 52 70 62C69 80 60 92 50 96C60 84 66 64 60 38Z', 0.12) +
    spark(50, 58, 26) +
    group(spark(0, 0, 15), 'translate(50 58) rotate(45)') +
    dot(50, 58, 5, '#fff', 0) +
    shape('M41 16H59L57 25H43Z', '#C3CCD2', 1.4) +
    shape('M46 8H54L56 16H44Z', '#C3CCD2', 1.3) +
    stroke('M50 8C50 -4 62 -2 70 -4', 1.4, '#C3CCD2') +
    stroke('M44 20H56', 0.8),
)
