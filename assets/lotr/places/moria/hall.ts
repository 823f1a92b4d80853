// Moria, farthest: arcades fading into bright dust, the great pillars under their vault.
import { f } from '../../../kit/geometry'
import type { Stage } from '../../../kit/stage'
import { horizon, MORIA } from './layout'
import { arcade, pillar } from './masonry'

/** two far arcades in bright dust */
export function farArcades({ W, H, r }: Stage): string {
  let s = ''
  const hz = horizon(H)
  const row = (n: number, a: number, b: number) => Array.from({ length: n + 1 }, (_, i) => (a + ((b - a) * i) / n) * W)
  s +=
    `<g filter="url(#wob)">` +
    arcade(W, { xs: row(15, 0.06, 1.04), w: W * 0.013, spring: H * 0.27, apex: H * 0.21, floor: hz - 6, fill: '#D3B985', st: '#8d7244' }) +
    `</g><rect x="-40" y="-40" width="${W + 80}" height="${H * 0.7}" fill="#F3E2B4" opacity=".12"/>`
  s +=
    `<g filter="url(#wob)">` +
    arcade(W, { xs: row(9, -0.02, 1.02), w: W * 0.025, spring: H * 0.23, apex: H * 0.13, floor: hz + 2, fill: '#A98D5E', st: '#4c3b25' }) +
    `<rect x="-20" y="-20" width="${W + 40}" height="${H * 0.3}" fill="url(#hA)" opacity=".22"/></g>
      <rect x="-40" y="-40" width="${W + 80}" height="${H * 0.7}" fill="#EAD4A0" opacity=".08"/>`
  s += `<ellipse cx="${W * 0.53}" cy="${hz - H * 0.1}" rx="${W * 0.33}" ry="${H * 0.3}" fill="url(#glowG)" opacity=".8"/>`
  {
    let h = ''
    row(9, -0.02, 1.02).forEach((x) => {
      for (let y = H * 0.2; y < hz; y += 3.2) h += `M${f(x + W * 0.012)} ${f(y)}h${f(-W * (0.006 + r() * 0.009))}`
    })
    row(15, 0.06, 1.04).forEach((x) => {
      for (let y = H * 0.27; y < hz; y += 4) h += `M${f(x + W * 0.0065)} ${f(y)}h${f(-W * 0.005)}`
    })
    s += `<path d="${h}" stroke="#4c3b25" stroke-width=".8" opacity=".5" filter="url(#wob)"/>`
  }
  return s
}

/** hall floor of the far side */
export function farFloor({ W, H, m }: Stage): string {
  let s = ''
  const hz = horizon(H)
  s += `<path d="M-20 ${hz - 4}H${W + 20}V${H * 0.8}H-20Z" fill="url(#${m}f)"/>`
  return s
}

/** shafts of light from the windows */
export function lightShafts({ W, H, m }: Stage): string {
  let s = `<g style="mix-blend-mode:soft-light" filter="url(#b9)">
    <path d="M${W * 0.5} -20L${W * 0.62} -20L${W * 0.5} ${H * 0.66}L${W * 0.28} ${H * 0.66}Z" fill="#FFF8DC" opacity=".95"/>
    <path d="M${W * 0.66} -20L${W * 0.73} -20L${W * 0.64} ${H * 0.6}L${W * 0.52} ${H * 0.6}Z" fill="#FFF8DC" opacity=".8"/></g>`
  s += `<g style="mix-blend-mode:screen" filter="url(#b4)" opacity=".5">
    <path d="M${W * 0.5} -20L${W * 0.585} -20L${W * 0.5} ${H * 0.6}L${W * 0.33} ${H * 0.6}Z" fill="url(#${m}sh)"/>
    <path d="M${W * 0.66} -20L${W * 0.71} -20L${W * 0.63} ${H * 0.58}L${W * 0.54} ${H * 0.58}Z" fill="url(#${m}sh)"/></g>
    <linearGradient id="${m}sh" x2="0" y2="1"><stop offset="0" stop-color="#FFF6DA" stop-opacity=".85"/>
    <stop offset="1" stop-color="#FFF6DA" stop-opacity="0"/></linearGradient>`
  return s
}

/** torches of a host far off */
export function farHost({ W, H, r }: Stage): string {
  let s = ''
  const hz = horizon(H)
  for (let i = 0; i < 22; i++) {
    const x = W * (0.06 + r() * 0.42)
    const y = hz - 3 - r() * H * 0.035
    s += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(4 + r() * 3)}" fill="url(#glowE)"/>
      <circle cx="${f(x)}" cy="${f(y)}" r="1" fill="#FFE3A0"/><path d="M${f(x + 1)} ${f(y + 1)}v7" stroke="#2a1a10" stroke-width=".9"/>
      <path d="M${f(x - 2)} ${f(y + 10)}q2.5 -8 5 0Z" fill="#3b2a1b"/>`
  }
  return s
}

/** great pillars of the middle distance and the ribbed vault above them */
export function greatPillars({ W, H, r }: Stage): string {
  let s = ''
  const pal3 = { lit: '#BFA26D', mid: '#8a714d', shade: '#4e3f30', ink: '#231a12' }
  const midX = MORIA.pillars
  const fl3 = 0.545 * H
  s +=
    `<g filter="url(#wob)">` +
    arcade(W, { xs: midX.map((x) => x * W), w: W * 0.045, spring: H * 0.13, apex: H * 0.015, floor: 0, fill: '#6d5a43' }).replace(
      'fill-rule',
      'opacity="1" fill-rule',
    )
  {
    // vault above the pillars
    let d = `M-20 -30H${W + 20}V${H * 0.02}`
    for (let i = midX.length - 1; i > 0; i--) {
      const a = midX[i] * W - W * 0.03
      const b = midX[i - 1] * W + W * 0.03
      const mm = (a + b) / 2
      d += `L${f(a)} ${f(H * 0.15)}L${f(a - (a - mm) * 0.2)} ${f(H * 0.09)}L${f(a - (a - mm) * 0.6)} ${f(H * 0.035)}L${f(mm)}
        ${f(H * 0.012)}L${f(b + (mm - b) * 0.6)} ${f(H * 0.035)}L${f(b + (mm - b) * 0.2)} ${f(H * 0.09)}L${f(b)} ${f(H * 0.15)}`
    }
    d += `L-20 ${H * 0.1}Z`
    let rib = ''
    for (let i = 0; i < midX.length - 1; i++) {
      const a = midX[i] * W + W * 0.03
      const b = midX[i + 1] * W - W * 0.03
      const mm = (a + b) / 2
      for (let j = 1; j < 6; j++) {
        const o = j * H * 0.012
        rib += `M${f(a - j * 2)} ${f(H * 0.15 - o * 0.2)}L${f(a + (mm - a) * 0.2 - j)} ${f(H * 0.09 - o)}L${f(a + (mm - a) * 0.6)}
          ${f(H * 0.035 - o)}L${f(mm)} ${f(H * 0.012 - o)}L${f(b - (b - mm) * 0.6)} ${f(H * 0.035 - o)}L${f(b - (b - mm) * 0.2 + j)}
          ${f(H * 0.09 - o)}L${f(b + j * 2)} ${f(H * 0.15 - o * 0.2)}`
      }
    }
    s += `<path d="${d}" fill="#5a4937" stroke="#2a2018" stroke-width="1.2"/>
      <path d="${rib}" fill="none" stroke="#D8B982" stroke-width="1" opacity=".3"/><path d="${d}" fill="url(#hA)" opacity=".5"/>
      <path d="${d}" fill="url(#hB)" opacity=".28"/>`
  }
  midX.forEach((x) => {
    s += `<ellipse cx="${f(x * W + W * 0.05)}" cy="${f(fl3 + 2)}" rx="${W * 0.075}" ry="${H * 0.018}" fill="#2a1e14" opacity=".45"/>`
    s += pillar(x * W, H * 0.06, fl3, W * 0.046, pal3, r, { light: x < 0.56 ? 1 : -1, band: 0.5, lw: 0.8 })
  })
  s += `</g>`
  return s
}

/** dust between the pillars and the near hall */
export function dust({ W, H }: Stage): string {
  return `<rect x="-40" y="${H * 0.3}" width="${W + 80}" height="${H * 0.3}" fill="#F0D9A2" opacity=".14" filter="url(#b22)"/>`
}

/** light of the torches on the pillars */
export function torchLight({ W, H }: Stage): string {
  let s = ''
  MORIA.torches.forEach(([x, y]) => {
    x *= W
    y *= H
    s += `<ellipse cx="${f(x)}" cy="${f(y - 8)}" rx="86" ry="78" fill="url(#glowG)" opacity=".75" style="mix-blend-mode:soft-light"/>`
  })
  return s
}
