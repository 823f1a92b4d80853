// Mordor: two terraces, one a side line each, with their hosts, trees and watch-tower.
import { f, jagPath, line } from '../../../kit/geometry'
import { fall } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'
import { MORDOR } from './layout'

/** the two terraces */
export function terraces({ W, H, r, P }: Stage): string {
  let s = ''
  MORDOR.terraces.forEach(({ edge, colour }, i) => {
    const p = P(edge)
    const j = jagPath(p, 7, 6, r)
    s +=
      `<g filter="url(#wob)"><path d="${line(j)}V${H + 20}H-40Z" fill="${colour}"/>
        <path d="${line(j)}" stroke="#C98A52" stroke-width="1.6" fill="none" opacity=".75"/>` +
      fall(j, 64, 4.4, r, { op: 0.55, col: '#080504', lean: 0.2 }) +
      fall(
        j.map((p) => [p[0], p[1] + 1]),
        15,
        8,
        r,
        { op: 0.35, col: '#E0A060' },
      ) +
      `</g>`
    s += `<ellipse cx="${W * 0.22}" cy="${f(p[1][1] + H * 0.215)}" rx="${W * 0.3}" ry="${H * 0.05}" fill="#E59A55" opacity=".13"
      filter="url(#b9)"/>`
    let d = ''
    let e = ''
    if (i === 0) {
      for (let n = 0; n < 8; n++) {
        const x = W * (0.235 + n * 0.021 + r() * 0.008)
        const y = H * 0.335
        d += `M${f(x)} ${f(y + 8)}v-20l9 3l-9 3`
      }
      const tx = W * 0.395
      const ty = H * 0.36
      e += `<path d="M${f(tx - 8)} ${f(ty + 8)}L${f(tx - 5)} ${f(ty - 30)}H${f(tx + 5)}L${f(tx + 8)} ${f(ty + 8)}Z" fill="#0e0908"
        stroke="#B4512C"/>
        <path d="M${f(tx - 6)} ${f(ty - 20)}h12M${f(tx - 7)} ${f(ty - 9)}h14M${f(tx - 7)} ${f(ty)}h14" stroke="#6d4a35"/>`
      for (let n = 0; n < 46; n++) {
        const x = W * (0.2 + r() * 0.22)
        const y = H * 0.345
        d += `M${f(x)} ${f(y + 6)}l${f((r() - 0.5) * 3)} ${f(-9 - r() * 5)}`
      }
    }
    if (i === 1) {
      for (let n = 0; n < 30; n++) {
        const x = W * (0.015 + n * 0.0132 + (r() - 0.5) * 0.008)
        const q = 9 + r() * 11
        const y = H * 0.558 + (r() - 0.5) * 8 + 3
        e += `<path d="M${f(x)} ${f(y - q * 1.7)}L${f(x + q * 0.36)} ${f(y - q * 0.9)}H${f(x + q * 0.16)}L${f(x + q * 0.5)}
          ${f(y)}H${f(x - q * 0.5)}L${f(x - q * 0.16)} ${f(y - q * 0.9)}H${f(x - q * 0.36)}Z" fill="#121310" stroke="#4f5a3c"
          stroke-width=".9"/>`
      }
    }
    s += `<g filter="url(#wob)">${e}<path d="${d}" stroke="#080504" stroke-width="1.4" fill="#080504"/></g>`
  })
  return s
}
