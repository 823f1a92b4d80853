// Mordor, nearest: the plain of ash, the marching host, the black gate, the trodden ways.
import { f, jagPath, line, type Point } from '../../../kit/geometry'
import type { Stage } from '../../../kit/stage'
import { dustTrack } from '../../../kit/ways'
import { MORDOR } from './layout'

/** the plain of ash with its cracks and veins of fire */
export function ashPlain({ W, H, r, m, P }: Stage): string {
  let s = ''
  const pl = jagPath(P(MORDOR.plain), 8, 6, r)
  s += `<g filter="url(#wob)"><path d="${line(pl)}L${W + 40} ${H + 20}L-40 ${H + 20}Z" fill="url(#${m}p)"/>
    <path d="${line(pl)}" stroke="#E59A55" stroke-width="1.5" fill="none" opacity=".7"/>`
  let cr = ''
  for (let i = 0; i < 46; i++) {
    let x = r() * W
    let y = H * (0.8 + r() * 0.2)
    cr += `M${f(x)} ${f(y)}`
    for (let j = 0; j < 4; j++) {
      x += (r() - 0.35) * 24
      y += (r() - 0.4) * 8
      cr += `L${f(x)} ${f(y)}`
    }
  }
  s += `<path d="${cr}" stroke="#0a0605" stroke-width="1.1" fill="none" opacity=".7"/></g>`
  for (let i = 0; i < 7; i++) {
    let x = W * (0.5 + r() * 0.5)
    let y = H * (0.93 + r() * 0.06)
    let d = `M${f(x)} ${f(y)}`
    for (let j = 0; j < 4; j++) {
      x += 9 + r() * 14
      y += (r() - 0.5) * 7
      d += `L${f(x)} ${f(y)}`
    }
    s += `<path d="${d}" stroke="#E8641F" stroke-width="4" opacity=".5" fill="none" filter="url(#b2)"/>
      <path d="${d}" stroke="#FFB85A" stroke-width="1.2" fill="none"/>`
  }
  return s
}

/** the marching host along the plain's far edge */
export function host({ W, H, r }: Stage): string {
  let s = ''
  let d = ''
  let e = ''
  for (let i = 0; i < 95; i++) {
    const x = W * (0.02 + r() * 0.36)
    const y = H * 0.757 + (r() - 0.5) * 5
    d += `M${f(x)} ${f(y + 4)}v${f(-8 - r() * 5)}`
    if (i % 3 === 0) e += `<ellipse cx="${f(x)}" cy="${f(y)}" rx="1.7" ry="2.2" fill="#0b0706"/>`
  }
  for (const t of [0.06, 0.15, 0.24, 0.33]) {
    const x = W * t
    const y = H * 0.752
    e += `<path d="M${f(x)} ${f(y + 4)}V${f(y - 25)}L${f(x + 16)} ${f(y - 20)}L${f(x)} ${f(y - 13)}" fill="#27303c" stroke="#C9A227"
      stroke-width="1"/>`
  }
  s += `<path d="${d}" stroke="#0b0706" stroke-width="1.2"/>${e}`
  return s
}

/** the black gate, where the march ends */
export function blackGate({ W, H }: Stage): string {
  let s = ''
  const [gx, gy, g] = [MORDOR.blackGate[0] * W, MORDOR.blackGate[1] * H, MORDOR.blackGate[2]]
  s += `<g filter="url(#wob)">
    <path d="M${gx - 34 * g} ${gy}V${gy - 42 * g}L${gx - 28 * g} ${gy - 52 * g}L${gx - 22 * g}
    ${gy - 42 * g}V${gy - 26 * g}H${gx + 22 * g}V${gy - 42 * g}L${gx + 28 * g} ${gy - 52 * g}L${gx + 34 * g} ${gy - 42 * g}V${gy}Z"
    fill="#0e0a09" stroke="#B4512C" stroke-width="1.2"/>
    <path d="M${gx - 22 * g} ${gy}V${gy - 24 * g}H${gx + 22 * g}V${gy}M${gx} ${gy}V${gy - 24 * g}M${gx - 15 * g}
    ${gy}V${gy - 24 * g}M${gx - 8 * g} ${gy}V${gy - 24 * g}M${gx + 8 * g} ${gy}V${gy - 24 * g}M${gx + 15 * g}
    ${gy}V${gy - 24 * g}M${gx - 22 * g} ${gy - 8 * g}H${gx + 22 * g}M${gx - 22 * g} ${gy - 16 * g}H${gx + 22 * g}" stroke="#6d4a35"
    stroke-width="1"/><path d="M${gx - 28 * g} ${gy - 36 * g}v6M${gx + 28 * g} ${gy - 36 * g}v6" stroke="#FFB14E" stroke-width="2.4"/>
    </g>`
  return s
}

/** the trodden ways of the four lines */
export function ways({ P }: Stage): string {
  const way = (points: readonly Point[]) => dustTrack(P(points), 9, { dark: '#000', edge: 0.45, dust: '#D9B27A' })
  const { fighting, friendship, hiding, travelling } = MORDOR.lines
  return way(fighting) + way(friendship) + way(hiding) + way(travelling)
}
