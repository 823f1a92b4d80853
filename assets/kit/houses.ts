// Elven houses: halls with pointed windows under keel roofs, and the cupola.
import { f } from './geometry'

/** outline of a pointed window or door */
export const ogee = (a: number, b: number, floor: number, spring: number, apex: number) => {
  const m = (a + b) / 2
  const w = b - a
  const h = spring - apex
  return (
    `M${f(a)} ${f(floor)}V${f(spring)}C${f(a)} ${f(spring - h * 0.62)} ${f(m - w * 0.14)} ${f(apex + h * 0.34)} ${f(m)} ${f(apex)}` +
    `C${f(m + w * 0.14)} ${f(apex + h * 0.34)} ${f(b)} ${f(spring - h * 0.62)} ${f(b)} ${f(spring)}V${f(floor)}Z`
  )
}

/** an elven hall: slender ogee arches under a roof whose ridge curves like a keel */
export function hall(
  x: number,
  y: number,
  w: number,
  h: number,
  n: number,
  { wall = '#EFE6CC', shade = '#A79a7c', roof = '#6f8076', rim = '#E3D9B4', lit = '#F6C968', fin = true } = {},
) {
  const L = x - w / 2
  const R = x + w / 2
  const eave = y - h * 0.56
  const top = y - h
  let o =
    `<path d="M${f(L)} ${f(y)}V${f(eave)}H${f(R)}V${f(y)}Z" fill="${wall}" stroke="#2b2118" stroke-width="1.2"/>` +
    `<path d="M${f(x + w * 0.18)} ${f(y)}V${f(eave)}H${f(R)}V${f(y)}Z" fill="${shade}" opacity=".55"/>`
  let ar = ''
  let pill = ''
  let tr = ''
  for (let i = 0; i < n; i++) {
    const a = L + (w * (i + 0.16)) / n
    const b = L + (w * (i + 0.84)) / n
    ar += ogee(a, b, y, y - h * 0.28, y - h * 0.5)
    tr += `M${f((a + b) / 2)} ${f(y)}V${f(y - h * 0.3)}M${f(a + 1)} ${f(y - h * 0.24)}H${f(b - 1)}`
    pill += `M${f(L + (w * i) / n)} ${f(y)}V${f(eave)}`
  }
  o += `<path d="${ar}" fill="${lit}" stroke="#2b2118" stroke-width="1"/>
    <path d="${tr}" stroke="#8a6a34" stroke-width=".8" opacity=".75"/><path d="${pill}" stroke="#6b5a3c" stroke-width="1" opacity=".7"/>`
  // keel roof with slates
  const rd =
    `M${f(L - w * 0.08)} ${f(eave + 2)}C${f(L + w * 0.1)} ${f(eave - h * 0.06)} ${f(x - w * 0.2)} ${f(top + h * 0.2)} ${f(x)} ${f(top)}` +
    `C${f(x + w * 0.2)} ${f(top + h * 0.2)} ${f(R - w * 0.1)} ${f(eave - h * 0.06)} ${f(R + w * 0.08)} ${f(eave + 2)}Z`
  let sl = ''
  for (let i = 1; i < 6; i++) {
    const t = i / 6
    sl += `M${f(x - w * 0.5 * t * t - w * 0.04)} ${f(top + h * 0.44 * t)}Q${f(x)} ${f(top + h * 0.44 * t + 4)}
      ${f(x + w * 0.5 * t * t + w * 0.04)} ${f(top + h * 0.44 * t)}`
  }
  o +=
    `<path d="${rd}" fill="${roof}" stroke="#22302c" stroke-width="1.3"/>
      <path d="M${f(x)} ${f(top)}C${f(x + w * 0.2)} ${f(top + h * 0.2)} ${f(R - w * 0.1)} ${f(eave - h * 0.06)} ${f(R + w * 0.08)}
      ${f(eave + 2)}H${f(x + w * 0.1)}Z" fill="#1d2a28" opacity=".38"/>` +
    `<path d="${sl}" fill="none" stroke="#22302c" stroke-width=".8" opacity=".55"/>
      <path d="M${f(L - w * 0.08)} ${f(eave + 2)}C${f(L + w * 0.1)} ${f(eave - h * 0.06)} ${f(x - w * 0.2)} ${f(top + h * 0.2)} ${f(x)}
      ${f(top)}" fill="none" stroke="${rim}" stroke-width="1.6"/>` +
    `<path d="M${f(L - w * 0.1)} ${f(eave + 4)}H${f(R + w * 0.1)}" stroke="#2b2118" stroke-width="3.2"/>
      <path d="M${f(L - w * 0.1)} ${f(eave + 3.4)}H${f(R + w * 0.1)}" stroke="${rim}" stroke-width="1.4"/>`
  if (fin)
    o += `<path d="M${f(x)} ${f(top)}V${f(top - h * 0.2)}M${f(x - 3)} ${f(top - h * 0.09)}Q${f(x)} ${f(top - h * 0.16)} ${f(x + 3)}
      ${f(top - h * 0.09)}" fill="none" stroke="#2b2118" stroke-width="1.5"/>
      <circle cx="${f(x)}" cy="${f(top - h * 0.21)}" r="1.8" fill="#F2D98a" stroke="#2b2118" stroke-width=".7"/>`
  return o
}
/** open pavilion with a pointed cupola */
export function cupola(x: number, y: number, w: number, h: number) {
  const e = y - h * 0.52
  return (
    `<path
      d="${ogee(x - w * 0.5, x - w * 0.17, y, y - h * 0.26, y - h * 0.47)}
      ${ogee(x - w * 0.16, x + w * 0.16, y, y - h * 0.26, y - h * 0.47)}
      ${ogee(x + w * 0.17, x + w * 0.5, y, y - h * 0.26, y - h * 0.47)}"
      fill="#F8DC94" opacity=".75"/>` +
    [-0.5, -0.165, 0.165, 0.5]
      .map(
        (k) =>
          `<path d="M${f(x + w * k)} ${f(y)}V${f(e)}" stroke="#2b2118" stroke-width="4.2"/>
            <path d="M${f(x + w * k)} ${f(y)}V${f(e)}" stroke="#EFE6CC" stroke-width="2.4"/>`,
      )
      .join('') +
    `<path d="M${f(x - w * 0.6)} ${f(e)}H${f(x + w * 0.6)}L${f(x + w * 0.52)} ${f(e - h * 0.06)}H${f(x - w * 0.52)}Z" fill="#EFE6CC"
      stroke="#2b2118" stroke-width="1.1"/>` +
    `<path d="M${f(x - w * 0.5)} ${f(e - h * 0.06)}C${f(x - w * 0.5)} ${f(e - h * 0.3)} ${f(x - w * 0.1)} ${f(e - h * 0.28)} ${f(x)}
      ${f(e - h * 0.56)}C${f(x + w * 0.1)} ${f(e - h * 0.28)} ${f(x + w * 0.5)} ${f(e - h * 0.3)} ${f(x + w * 0.5)} ${f(e - h * 0.06)}Z"
      fill="#7d8f84" stroke="#22302c" stroke-width="1.2"/>` +
    `<path d="M${f(x)} ${f(e - h * 0.5)}C${f(x + w * 0.1)} ${f(e - h * 0.28)} ${f(x + w * 0.5)} ${f(e - h * 0.3)} ${f(x + w * 0.5)}
      ${f(e - h * 0.06)}H${f(x + w * 0.12)}Z" fill="#1d2a28" opacity=".4"/>
      <path d="M${f(x)} ${f(e - h * 0.56)}v${f(-h * 0.16)}" stroke="#2b2118" stroke-width="1.4"/>`
  )
}
