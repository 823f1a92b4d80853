// Shelob's Lair, nearest: corpse-lights, reeds and stones; the trodden ways.
import { rng } from '../../../kit/chance'
import { f, rows, scaled } from '../../../kit/geometry'
import { rubble } from '../../../kit/land'
import { glow, path, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { track } from '../../../kit/ways'
import { water } from './falls'
import { SHELOB } from './layout'

/** small lights over the marsh */
export function corpseLights({ W, H }: Stage) {
  let s = ''
  for (const [x, y, q] of rows(
    `0.015 0.735 0.8, 0.115 0.725 0.8, 0.205 0.745 0.75, 0.262 0.735 0.7, 0.355 0.735 0.7, 0.085 0.965 1.1, 0.19 0.895 0.9, 0.275 0.975 1,
      0.02 0.915 1, 0.385 0.935 0.85`,
  ))
    s +=
      glow(x * W, y * H - 5, 20 * q, 22 * q, 'W', 0.5) +
      `<ellipse cx="${f(x * W)}" cy="${f(y * H - 5)}" rx="${f(11 * q)}" ry="${f(13 * q)}" fill="#9BE08A" opacity=".35" filter="url(#b2)"/>` +
      path(
        `M${f(x * W)} ${f(y * H)}q${f(-5 * q)} ${f(-4 * q)} 0 ${f(-13 * q)}q${f(5 * q)} ${f(9 * q)} 0 ${f(13 * q)}Z`,
        '#EAFBD2',
        '#5f9a56',
        0.8,
      )
  return s
}

/** dark foreground: reeds and stones at the left, rock at the right */
export function foreground({ W, H, r }: Stage) {
  let d = ''
  let e = ''
  for (let i = 0; i < 34; i++) {
    const x = W * (r() * 0.36)
    const y = H * 1.0
    const l = 10 + r() * 22
    d += `M${f(x)} ${f(y)}q${f((r() - 0.5) * 6)} ${f(-l * 0.6)} ${f((r() - 0.4) * 12)} ${f(-l)}`
    if (i % 4 === 0) e += `M${f(x + 2)} ${f(y - l * 0.7)}l1 -8`
  }
  return wob(
    path(d, 'none', '#050806', 1.7) +
      path(e, 'none', '#0a0d09', 4, 'stroke-linecap="round"') +
      rubble(W * 0.46, H * 0.99, 7, W * 0.16, 13, r, '#0c0a0a', '#4b433c') +
      rubble(W * 0.93, H * 0.995, 6, W * 0.14, 12, r, '#0c0a0d', '#57505c'),
  )
}

/** the trodden ways of the three lines; a thin veil of water falls before the hidden one */
export function ways({ W, H }: Stage) {
  const P = scaled(W, H)
  return (
    track(P(SHELOB.lines.hiding), { w: 8, op: 0.4 }) +
    water({ W, H, r: rng(77) }, 0.7) +
    track(P(SHELOB.lines.fighting), { w: 9, dust: '#D6D3E4', op: 0.4, edge: 0.55 }) +
    track(P(SHELOB.lines.travelling), { w: 9 })
  )
}
