// Shelob's Lair, farthest: night sky with its moon, the cleft and the tower.
import { f, jagPath, lerp, line, rows, scaled } from '../../../kit/geometry'
import { id } from '../../../kit/names'
import { fall, glow, path, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { SHELOB } from './layout'

/** night sky with the moon at the left, the red dusk of the dark land in the cleft at the right */
export function sky({ W, H, m, r }: Stage) {
  const [mx, my] = [SHELOB.moon[0] * W, SHELOB.moon[1] * H]
  let s = `<rect width="${W}" height="${H}" fill="url(#${m}sky)"/>`
  for (let i = 0; i < 60; i++)
    s += `<circle cx="${f(r() * W * 0.46)}" cy="${f(r() * H * 0.2)}" r="${f(0.4 + r() * 0.7)}" fill="#E4ECF2"
      opacity="${f(0.3 + r() * 0.6)}"/>`
  s += glow(mx, my, 92, 80, 'W', 0.5) + `<circle cx="${f(mx)}" cy="${f(my)}" r="17" fill="#F3F1DF" stroke="#5b6470" stroke-width="1.2"/>`
  s += path(
    `M${f(mx + 5)} ${f(my - 16)}A17 17 0 0 1 ${f(mx + 3)} ${f(my + 16.5)}A24 24 0 0 0 ${f(mx + 5)} ${f(my - 16)}Z`,
    '#8f98a3',
    '',
    0,
    'opacity=".55"',
  )
  for (const [dx, dy, q] of rows('-7 -4 3.4, -2 6 2.6, -10 4 1.8, 1 -8 1.8'))
    s += `<circle cx="${f(mx + dx)}" cy="${f(my + dy)}" r="${q}" fill="#b9bfb8" opacity=".6"/>`
  s += '<g filter="url(#wob2)">'
  for (let i = 0; i < 12; i++) {
    const right = i > 6
    const x = right ? W * (0.84 + r() * 0.12) : r() * W * 0.4
    const y = H * (0.02 + r() * (right ? 0.2 : 0.14))
    const l = right ? 60 : 70 + r() * 60
    s += path(
      `M${f(x - l)} ${f(y)}C${f(x - l * 0.4)} ${f(y - 10)} ${f(x + l * 0.4)} ${f(y + 3)} ${f(x + l)} ${f(y - 4)}C${f(x + l * 0.4)}
        ${f(y + 11)} ${f(x - l * 0.5)} ${f(y + 7)} ${f(x - l)} ${f(y)}Z`,
      right ? (i % 2 ? '#0d0607' : '#A4402A') : '#0a0f18',
      '',
      0,
      `opacity="${right && i % 2 === 0 ? 0.4 : 0.55}"`,
    )
  }
  return s + '</g>'
}

/** the cleft out of the den and the tower in the distance, three tiers on a crag, one red window */
export function tower({ W, H, m, r }: Stage) {
  const [x, base, h] = [SHELOB.tower[0] * W, SHELOB.tower[1] * H, SHELOB.tower[2] * H]
  const w = h * 0.2
  const edge = jagPath(scaled(W, H)(SHELOB.cleft), 4, 5, r)
  const cid = id('cleft')
  let s = glow(x + 4, base - h * 0.8, w * 4, h * 0.9, 'E', 0.95)
  for (let i = 0; i < 7; i++) {
    const y = H * (0.02 + i * 0.032)
    const q = 30 + r() * 40
    s += path(`M${f(x - q)} ${f(y)}q${f(q * 0.6)} -7 ${f(q * 1.2)} 0q${f(-q * 0.5)} 8 ${f(-q * 1.2)} 0Z`, '#0d0607', '', 0, 'opacity=".5"')
  }
  const far = jagPath(
    [
      [x - 90, base + 20],
      [x - 52, base - 26],
      [x - 36, base - 8],
      [x + 30, base - 34],
      [x + 46, base - 14],
      [x + 80, base - 6],
    ],
    4,
    6,
    r,
  )
  s += path(line(far) + `V${base + 80}H${x - 90}Z`, '#4a1a18', '#1a0808', 1) + fall(far, 30, 4, r, { op: 0.5, col: '#1a0808' })
  const crag = jagPath(
    [
      [x - 74, base + 64],
      [x - 44, base + 20],
      [x - w * 1.8, base - 2],
      [x + w * 1.9, base - 4],
      [x + 38, base + 12],
      [x + 80, base + 60],
    ],
    5,
    6,
    r,
  )
  const tier = (y0: number, y1: number, a: number, b: number) => {
    let o = path(`M${f(x - a)} ${f(y0)}L${f(x - b)} ${f(y1)}H${f(x + b)}L${f(x + a)} ${f(y0)}Z`, '#141013', '#050304', 1.2)
    o += path(`M${f(x + a)} ${f(y0)}L${f(x + b)} ${f(y1)}`, 'none', '#C5532F', 1.4, 'opacity=".8"')
    let d = ''
    for (let y = y1 + 3; y < y0; y += 3.4) d += `M${f(x - lerp(b, a, (y - y1) / (y0 - y1)) * 0.9)} ${f(y)}h${f(a * (0.4 + r() * 0.5))}`
    o += path(d, 'none', '#3c3138', 0.8, 'opacity=".8"')
    let c = `M${f(x - b * 1.14)} ${f(y1 + 2)}`
    for (let i = 0; i < 6; i++) {
      c += `V${f(y1 - 5)}h${f(b * 0.2)}V${f(y1 - 1)}h${f(b * 0.18)}`
    }
    return o + path(c + `V${f(y1 + 2)}Z`, '#141013', '#050304', 0.8)
  }
  s +=
    tier(base, base - h * 0.34, w * 1.5, w * 1.2) +
    tier(base - h * 0.33, base - h * 0.62, w * 1.02, w * 0.84) +
    tier(base - h * 0.61, base - h * 0.92, w * 0.66, w * 0.5)
  s += path(
    `M${f(x - w * 0.66)} ${f(base - h * 0.95)}L${f(x - w * 0.3)} ${f(base - h * 1.02)}L${f(x)} ${f(base - h * 1.2)} L${f(x + w * 0.3)}
      ${f(base - h * 1.02)}L${f(x + w * 0.66)} ${f(base - h * 0.95)}Z`,
    '#141013',
    '#C5532F',
    1,
  )
  s += glow(x, base - h * 0.8, 17, 17, 'E', 1) + path(`M${f(x - 3)} ${f(base - h * 0.74)}v-9q3 -5 6 0v9Z`, '#FF7A3C', '#2a0805', 0.8)
  s += path(
    `M${f(x - w * 0.5)} ${f(base - h * 0.45)}v5M${f(x + w * 0.4)} ${f(base - h * 0.5)}v5M${f(x - w * 0.8)}
      ${f(base - h * 0.15)}v6M${f(x + w * 0.5)} ${f(base - h * 0.2)}v6`,
    'none',
    '#E0602E',
    2,
  )
  s += path(line(crag) + 'Z', '#1b1418', '#7a3524', 1.1) + fall(crag, 44, 3.4, r, { op: 0.7, col: '#060405' })
  return (
    `<clipPath id="${cid}"><path d="${line(edge)}Z"/></clipPath><g clip-path="url(#${cid})">` +
    path(line(edge) + 'Z', `url(#${m}dusk)`) +
    wob(s) +
    '</g>' +
    wob(path(line(edge), 'none', '#050307', 3) + path(line(edge.slice(20)), 'none', '#E0784A', 1.3, 'opacity=".8"'))
  )
}
