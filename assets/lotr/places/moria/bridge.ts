// Moria: the chasm with its fire, the winged shadow, the bridge.
import { f, jagPath, line } from '../../../kit/geometry'
import { fall } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { MORIA } from './layout'

/** chasm: everything below the lip */
export function chasm({ W, H, r, m, P }: Stage): string {
  let s = ''
  const lip = P(MORIA.lip)
  s += `<path d="${line(lip)}L${W + 30} ${H + 20}L-30 ${H + 20}Z" fill="url(#${m}c)"/>`
  const lipJ = jagPath(lip, 7, 7, r)
  s +=
    `<g filter="url(#wob)">
      <path d="${line(lipJ)}${line(lipJ.map((p) => [p[0] + 2, p[1] + (46 + ((p[0] * 7) % 19))]).reverse()).replace('M', 'L')}Z"
      fill="url(#${m}w)" opacity=".92"/>` +
    fall(lipJ, 80, 3.4, r, { op: 0.6, col: '#120b08', w: 0.9 }) +
    fall(lipJ, 60, 8, r, { op: 0.5, col: '#E8A75C', w: 0.8, minL: 0.5 }) +
    `<path d="${line(lipJ)}" fill="none" stroke="#F3DFAF" stroke-width="2" opacity=".85"/>
      <path d="${line(lipJ.map((p) => [p[0], p[1] + 2.4]))}" fill="none" stroke="#1a110b" stroke-width="1.4"/></g>`
  return s
}

/** depth: fire, smoke and the shadow with wings */
export function fireAndShadow({ W, H, r, m }: Stage): string {
  let s = ''
  const fx = MORIA.fire[0] * W
  const fy = MORIA.fire[1] * H
  s += `<ellipse cx="${f(fx)}" cy="${f(fy)}" rx="${W * 0.26}" ry="${H * 0.24}" fill="url(#glowE)" opacity=".95"/>
    <ellipse cx="${f(fx)}" cy="${f(fy + H * 0.05)}" rx="${W * 0.15}" ry="${H * 0.13}" fill="url(#glowG)" opacity=".75"
    style="mix-blend-mode:screen"/>`
  s += `<ellipse cx="${f(fx)}" cy="${f(fy - H * 0.2)}" rx="${f(W * 0.2)}" ry="${f(H * 0.2)}" fill="url(#glowE)" opacity=".85"/>`
  {
    const z = f(MORIA.balrog * H) / 100
    s += `<defs><linearGradient id="${m}bl" x2="0" y2="1"><stop offset="0" stop-color="#120907" stop-opacity=".92"/>
      <stop offset=".6" stop-color="#160b08" stop-opacity=".8"/><stop offset="1" stop-color="#2a0f08" stop-opacity="0"/></linearGradient>
      </defs><g transform="translate(${f(fx)} ${f(fy + 6)}) scale(${z})">
      <path d="M0 2C-7 0 -12 -8 -11 -20C-18 -24 -26 -18 -30 -10C-33 -18 -40 -18 -46 -8C-48 -12 -54 -10 -60 4C-64 -20 -54 -42 -34 -48L-37
      -56L-30 -49C-22 -48 -14 -44 -9 -37L-7.5 -42C-16 -44 -23 -50 -22 -63C-18.5 -56 -12 -52.5 -5 -52L0 -53L5 -52C12 -52.5 18.5 -56 22
      -63C23 -50 16 -44 7.5 -42L9 -37C14 -44 22 -48 30 -49L37 -56L34 -48C54 -42 64 -20 60 4C54 -10 48 -12 46 -8C40 -18 33 -18 30 -10C26
      -18 18 -24 11 -20C12 -8 7 0 0 2Z" fill="url(#${m}bl)" filter="url(#b1)"/>
      <path d="M-30 -45C-52 -42 -62 -22 -59.5 -2M30 -45C52 -42 62 -22 59.5 -2M-10 -24C-22 -28 -40 -22 -52 -8M10 -24C22 -28 40 -22 52 -8"
      stroke="#E86A2A" stroke-width=".9" fill="none" opacity=".55" filter="url(#b2)"/>
      <path d="M-4.6 -47.4L-1.4 -46M4.6 -47.4L1.4 -46" stroke="#FFD98A" stroke-width="1.5" stroke-linecap="round"/>
      <path d="M-11 -21L-30 -46M-11 -21L-46 -36M11 -21L30 -46M11 -21L46 -36" stroke="#5a2414" stroke-width=".8" opacity=".7"/></g>`
  }
  let em = ''
  for (let i = 0; i < 46; i++) {
    const x = fx + (r() - 0.5) * W * 0.34
    const y = fy - H * 0.22 + r() * H * 0.34
    em += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(0.5 + r() * 1.4)}" fill="#FFB65A" opacity="${f(0.3 + r() * 0.6)}"/>`
  }
  s += em
  return s
}

/** the bridge: one slender arch */
export function bridge({ W, H }: Stage): string {
  let s = ''
  const [ax, ay] = [MORIA.bridge[0] * W, MORIA.bridge[1] * H]
  const [bx, by] = [MORIA.bridge[2] * W, MORIA.bridge[3] * H]
  const t = 11
  const rise = MORIA.rise * H
  const dip = MORIA.dip * H
  const mx = (ax + bx) / 2
  const my = (ay + by) / 2
  s += `<g filter="url(#wob)">
    <path d="M${f(ax - 24)} ${f(ay)}Q${f(mx)} ${f(my - rise)} ${f(bx + 24)} ${f(by)}L${f(bx + 20)} ${f(by + dip * 1.2)}Q${f(mx)}
    ${f(my - rise * 0.72 + t * 1.2)} ${f(ax - 20)} ${f(ay + dip * 1.2)}Z" fill="#2b2019" stroke="#120b07" stroke-width="1.4"/>
    <path d="M${f(ax - 24)} ${f(ay)}Q${f(mx)} ${f(my - rise)} ${f(bx + 24)} ${f(by)}L${f(bx + 24)} ${f(by + t)}Q${f(mx)}
    ${f(my - rise + t)} ${f(ax - 24)} ${f(ay + t)}Z" fill="#8d7350" stroke="#1d140c" stroke-width="1.3"/>`
  let v = ''
  let v2 = ''
  for (let i = 0; i <= 22; i++) {
    const q = i / 22
    const x = (1 - q) * (1 - q) * ax + 2 * q * (1 - q) * mx + q * q * bx
    const y = (1 - q) * (1 - q) * ay + 2 * q * (1 - q) * (my - rise) + q * q * by
    const dd = (Math.abs(q - 0.5) * 2) ** 2 * dip + 7
    v += `M${f(x)} ${f(y + 1)}v${f(t - 1)}`
    v2 += `M${f(x)} ${f(y + t + 1)}l${f((0.5 - q) * 6)} ${f(dd)}`
  }
  s += `<path d="${v}" stroke="#2a1d12" stroke-width="1"/><path d="${v2}" stroke="#C9713A" stroke-width="1" opacity=".5"/>
    <path d="M${f(ax - 24)} ${f(ay)}Q${f(mx)} ${f(my - rise)} ${f(bx + 24)} ${f(by)}" stroke="#F3E0AE" stroke-width="2.4" fill="none"/>
    <path d="M${f(ax - 18)} ${f(ay + dip * 1.2)}Q${f(mx)} ${f(my - rise * 0.72 + t * 1.2)} ${f(bx + 18)} ${f(by + dip * 1.2)}"
    stroke="#FF9C4A" stroke-width="1.6" fill="none" opacity=".85"/></g>`
  return s
}

/** torches on the pillars; they burn before the shadow */
export function torches({ W, H }: Stage): string {
  let s = ''
  MORIA.torches.forEach(([x, y]) => {
    x *= W
    y *= H
    s += `<ellipse cx="${f(x)}" cy="${f(y - 10)}" rx="46" ry="48" fill="url(#glowG)" opacity=".75"/>
      <g transform="translate(${f(x)} ${f(y)})"><path d="M-2 16L-5 2H5L2 16Z" fill="#1f150d" stroke="#0d0805" stroke-width="1"/>
      <path d="M-7 2H7L5 6H-5Z" fill="#4a3520" stroke="#0d0805" stroke-width="1"/>
      <path d="M0 2C-8 -2 -7 -9 -2 -14C-2 -10 1 -10 1 -21C8 -14 8 -4 0 2Z" fill="#F2962E"/>
      <path d="M0 1.5C-4 -1 -3 -5 0 -9C3 -5 3 -1 0 1.5Z" fill="#FFF3BE"/></g>`
  })
  return s
}
