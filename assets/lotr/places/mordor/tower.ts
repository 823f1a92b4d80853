// Mordor: the dark tower, its horns that hold the Eye, the rock at its foot.
import { type Rng, rng } from '../../../kit/chance'
import { theEye } from '../../../kit/eye'
import { f, jagPath, line } from '../../../kit/geometry'
import { fall } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { MORDOR } from './layout'

/** the tower about x: base, top, half width of its upper part */
export function baradDur(x: number, base: number, top: number, w: number, r: Rng) {
  const h = base - top
  let o = ''
  const seg = (x: number, b: number, t: number, w0: number, w1: number, fill: string) =>
    `<path d="M${f(x - w0)} ${f(b)}L${f(x - w1)} ${f(t)}H${f(x + w1)}L${f(x + w0)} ${f(b)}Z" fill="${fill}" stroke="#050303"
      stroke-width="1.2"/>`
  const cren = (x: number, y: number, w: number) => {
    let d = `M${f(x - w)} ${f(y + 6)}`
    const n = 6
    for (let i = 0; i < n; i++) {
      const a = x - w + (i * 2 * w) / n
      d += `V${f(y - 5)}H${f(a + w / n)}V${f(y)}H${f(a + (2 * w) / n)}`
    }
    return `<path d="${d}V${f(y + 6)}Z" fill="#15100f" stroke="#050303"/>`
  }
  for (const [dx, hh, ww] of [
    [-w * 1.9, 0.46, 0.5],
    [w * 1.85, 0.5, 0.5],
    [-w * 1.15, 0.62, 0.55],
    [w * 1.2, 0.66, 0.5],
  ]) {
    o +=
      seg(x + dx, base, base - h * hh, w * ww, w * ww * 0.55, '#120d0c') +
      `<path d="M${f(x + dx - w * ww * 0.7)} ${f(base - h * hh)}L${f(x + dx - w * ww * 0.5)}
        ${f(base - h * hh - w * 0.9)}L${f(x + dx - w * ww * 0.15)} ${f(base - h * hh - w * 0.2)}L${f(x + dx)}
        ${f(base - h * hh - w * 1.4)}L${f(x + dx + w * ww * 0.15)} ${f(base - h * hh - w * 0.2)}L${f(x + dx + w * ww * 0.5)}
        ${f(base - h * hh - w * 0.9)}L${f(x + dx + w * ww * 0.7)} ${f(base - h * hh)}Z" fill="#120d0c" stroke="#050303"/>
        <path d="M${f(x + dx + w * ww)} ${f(base)}L${f(x + dx + w * ww * 0.55)} ${f(base - h * hh)}" stroke="#B4512C" stroke-width="1.2"
        opacity=".75"/>`
  }
  o +=
    seg(x, base, base - h * 0.34, w * 1.5, w * 1.15, '#1e1310') +
    cren(x, base - h * 0.34, w * 1.28) +
    seg(x, base - h * 0.33, base - h * 0.6, w * 1.02, w * 0.8, '#171110') +
    cren(x, base - h * 0.6, w * 0.95) +
    seg(x, base - h * 0.6, top + h * 0.1, w * 0.72, w * 0.5, '#151010')
  // horns that hold the Eye
  o += `<path d="M${f(x - w * 0.6)} ${f(top + h * 0.12)}C${f(x - w * 1.5)} ${f(top + h * 0.07)} ${f(x - w * 1.6)} ${f(top - h * 0.06)}
    ${f(x - w * 1.15)} ${f(top - h * 0.13)}C${f(x - w * 1.2)} ${f(top - h * 0.02)} ${f(x - w * 0.9)} ${f(top + h * 0.05)} ${f(x)}
    ${f(top + h * 0.07)}C${f(x + w * 0.9)} ${f(top + h * 0.05)} ${f(x + w * 1.2)} ${f(top - h * 0.02)} ${f(x + w * 1.15)}
    ${f(top - h * 0.13)}C${f(x + w * 1.6)} ${f(top - h * 0.06)} ${f(x + w * 1.5)} ${f(top + h * 0.07)} ${f(x + w * 0.6)}
    ${f(top + h * 0.12)}Z" fill="#110c0b" stroke="#B4512C" stroke-width="1.1"/>`
  let d = ''
  for (let y = top + h * 0.13; y < base; y += 4.2) {
    const k = (y - top) / h
    const ww = w * (0.5 + k * 1.0)
    d += `M${f(x - ww * 0.9)} ${f(y)}h${f(ww * (0.3 + r() * 0.4))}`
  }
  o += `<path d="${d}" stroke="#000" stroke-width="1.2" opacity=".6"/>`
  let wn = ''
  for (let i = 0; i < 22; i++) {
    const y = base - h * (0.06 + r() * 0.74)
    const k = (base - y) / h
    const ww = w * (1.35 - k * 1.05)
    wn += `<rect x="${f(x + (r() - 0.5) * ww * 1.5)}" y="${f(y)}" width="1.7" height="4" fill="#FFB14E" opacity="${f(0.5 + r() * 0.5)}"/>`
  }
  o +=
    wn +
    `<path d="M${f(x + w * 1.5)} ${f(base)}L${f(x + w * 1.15)} ${f(base - h * 0.34)}M${f(x + w * 1.02)}
      ${f(base - h * 0.33)}L${f(x + w * 0.8)} ${f(base - h * 0.6)}M${f(x + w * 0.72)} ${f(base - h * 0.6)}L${f(x + w * 0.5)}
      ${f(top + h * 0.1)}" stroke="#D0682F" stroke-width="1.5" opacity=".8"/>`
  return o
}

/** the tower and the rock at its foot */
export function darkTower({ W, H, r }: Stage): string {
  let s = `<g filter="url(#wob)">${baradDur(MORDOR.tower[0] * W, MORDOR.tower[1] * H, MORDOR.tower[2] * H, MORDOR.tower[3], r)}</g>`
  {
    const tx = MORDOR.tower[0] * W
    const ty = MORDOR.tower[1] * H
    const q = rng(8)
    const p = jagPath(
      [
        [tx - 96, ty + 22],
        [tx - 58, ty - 12],
        [tx - 30, ty - 22],
        [tx + 28, ty - 20],
        [tx + 56, ty - 8],
        [tx + 104, ty + 26],
      ],
      5,
      6,
      q,
    )
    s +=
      `<g filter="url(#wob)"><path d="${line(p)}V${ty + 60}H${tx - 96}Z" fill="#1f1512" stroke="#8c4a2a" stroke-width="1.2"/>` +
      fall(p, 40, 4, q, { op: 0.7, col: '#070403' }) +
      `</g>`
  }
  return s
}

/** the Eye between the horns */
export const eyeOfTower = ({ W, H }: Stage) => theEye(MORDOR.tower[0] * W, MORDOR.eyeY * H, 26, rng(4))
