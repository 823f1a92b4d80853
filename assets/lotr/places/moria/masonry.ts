// What the dwarves hewed: rows of arches, and pillars in engraving.
import type { Rng } from '../../../kit/chance'
import { f, rows } from '../../../kit/geometry'

interface Arcade {
  /** middles of the pillars */
  xs: number[]
  w: number
  spring: number
  apex: number
  floor: number
  fill: string
  st?: string
}
/** colours of a pillar's facets and of its strokes */
interface Stone {
  lit: string
  mid: string
  shade: string
  ink: string
}
// A row of dwarf-hewn arches: one silhouette, faceted openings cut out of it.
export function arcade(W: number, { xs, w, spring, apex, floor, fill, st = 'none' }: Arcade) {
  let d = `M-20 -20H${W + 20}V${floor}H-20Z`
  for (let i = 0; i < xs.length - 1; i++) {
    const a = xs[i] + w / 2
    const b = xs[i + 1] - w / 2
    const m = (a + b) / 2
    const h = spring - apex
    d += `M${f(a)} ${f(floor + 2)}V${f(spring)}L${f(a + (m - a) * 0.18)} ${f(spring - h * 0.42)}L${f(a + (m - a) * 0.55)}
      ${f(spring - h * 0.8)}L${f(m)} ${f(apex)}L${f(b - (b - m) * 0.55)} ${f(spring - h * 0.8)}L${f(b - (b - m) * 0.18)}
      ${f(spring - h * 0.42)}L${f(b)} ${f(spring)}V${f(floor + 2)}Z`
  }
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd" stroke="${st}" stroke-width=".9"/>`
}
// A pillar in engraving: three facets, stepped capital and plinth, contour strokes on the shadow side, a carved band.
export function pillar(x: number, top: number, bot: number, w: number, P: Stone, r: Rng, { light = -1, band = 0.42, lw = 0.8 } = {}) {
  const h = bot - top
  const L = x - w / 2
  const R = x + w / 2
  let o = ''
  const a = light < 0 ? P.lit : P.shade
  const c = light < 0 ? P.shade : P.lit
  o += `<path d="M${f(L)} ${top}H${f(L + w * 0.3)}V${bot}H${f(L)}Z" fill="${a}"/>
    <path d="M${f(L + w * 0.3)} ${top}H${f(L + w * 0.68)}V${bot}H${f(L + w * 0.3)}Z" fill="${P.mid}"/>
    <path d="M${f(L + w * 0.68)} ${top}H${f(R)}V${bot}H${f(L + w * 0.68)}Z" fill="${c}"/>`
  let d = ''
  for (let y = top + 2; y < bot; y += 2.6) {
    const l = w * (0.22 + r() * 0.22)
    if (light < 0) d += `M${f(R)} ${f(y)}q${f(-l * 0.5)} 1.6 ${f(-l)} ${f(0.4 + r())}`
    else d += `M${f(L)} ${f(y)}q${f(l * 0.5)} 1.6 ${f(l)} ${f(0.4 + r())}`
  }
  o += `<path d="${d}" stroke="${P.ink}" stroke-width="${lw}" fill="none" opacity=".62"/>`
  let e = ''
  for (let i = 1; i < 4; i++) {
    const xx = L + w * (0.08 + i * 0.06)
    e += `M${f(xx)} ${f(top + h * 0.05 + r() * 20)}V${f(bot - h * 0.08 - r() * h * 0.3)}`
  }
  o += `<path d="${e}" stroke="${P.ink}" stroke-width="${lw * 0.7}" opacity=".35"/>`
  o += `<path d="M${f(L + w * 0.3)} ${top}V${bot}M${f(L + w * 0.68)} ${top}V${bot}M${f(L)} ${top}V${bot}M${f(R)} ${top}V${bot}"
    stroke="${P.ink}" stroke-width="${lw * 1.2}" opacity=".75"/>`
  // carved band of angular knotwork
  const by = top + h * band
  const bh = w * 0.5
  o += `<rect x="${f(L - w * 0.04)}" y="${f(by)}" width="${f(w * 1.08)}" height="${f(bh)}" fill="${P.mid}" stroke="${P.ink}"
    stroke-width="${lw}"/>`
  let z = ''
  let z2 = ''
  const n = 4
  for (let i = 0; i < n; i++) {
    const q = (w * 1.08) / n
    const xx = L - w * 0.04 + i * q
    z += `M${f(xx)} ${f(by + bh * 0.82)}L${f(xx + q / 2)} ${f(by + bh * 0.18)}L${f(xx + q)} ${f(by + bh * 0.82)}`
    z2 += `M${f(xx + q * 0.25)} ${f(by + bh * 0.82)}L${f(xx + q / 2)} ${f(by + bh * 0.5)}L${f(xx + q * 0.75)} ${f(by + bh * 0.82)}`
  }
  o += `<path d="${z}${z2}" fill="none" stroke="${P.ink}" stroke-width="${lw * 1.1}"/>`
  // capital and plinth
  const st = (y0: number, dir: number) => {
    let s = ''
    rows('0.62 0.28, 0.74 0.22, 0.88 0.2').forEach(([k, hh], i) => {
      const yy = y0 + dir * i * w * 0.22
      s += `<path d="M${f(x - w * k)} ${f(yy)}H${f(x + w * k)}V${f(yy + dir * w * hh)}H${f(x - w * k)}Z" fill="${i % 2 ? P.mid : a}"
        stroke="${P.ink}" stroke-width="${lw}"/>
        <path d="M${f(x + w * k * 0.3)} ${f(yy)}H${f(x + w * k)}V${f(yy + dir * w * hh)}H${f(x + w * k * 0.3)}Z" fill="${c}"
        opacity=".8"/>`
    })
    return s
  }
  o += st(bot - w * 0.7, 1)
  return o
}
