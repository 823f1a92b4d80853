// Lothlórien: the lawn with its tents, the hollow with the mirror.
import { f, rows } from '../../../kit/geometry'
import { hobbit } from '../../../kit/hobbits'
import { slope, tufts } from '../../../kit/land'
import { halo, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'

/** a tall elf: flowing robe, wide sleeves, hair down the back, a faint light about them */
const elf = (x: number, y: number, h: number, c = '#F4F0E2', hair = '#E3B84A', shade = '#8d99a0', bright = 0.55) => {
  const T = (a: number, b: number) => `${f(x + a * h)} ${f(y + b * h)}`
  return (
    `<ellipse cx="${f(x)}" cy="${f(y - h * 0.5)}" rx="${f(h * 0.62)}" ry="${f(h * 0.7)}" fill="url(#glowW)" opacity="${bright}"/>` +
    `<ellipse cx="${f(x + h * 0.06)}" cy="${f(y)}" rx="${f(h * 0.26)}" ry="${f(h * 0.05)}" fill="#07100f" opacity=".5"/>` +
    `<path d="M${T(-0.1, -0.9)}C${T(-0.16, -0.7)} ${T(-0.15, -0.5)} ${T(-0.17, -0.42)}L${T(0.1, -0.44)}C${T(0.14, -0.6)} ${T(0.12, -0.8)}
      ${T(0.09, -0.9)}Z" fill="${hair}" stroke="#15110c" stroke-width=".9"/>` +
    `<path d="M${T(0, -0.79)}C${T(-0.1, -0.78)} ${T(-0.13, -0.7)} ${T(-0.11, -0.58)}C${T(-0.1, -0.5)} ${T(-0.08, -0.46)}
      ${T(-0.09, -0.4)}C${T(-0.14, -0.2)} ${T(-0.2, -0.1)} ${T(-0.27, 0)}Q${T(0, 0.05)} ${T(0.29, -0.01)}` +
    `C${T(0.2, -0.12)} ${T(0.13, -0.24)} ${T(0.1, -0.4)}C${T(0.09, -0.48)} ${T(0.12, -0.52)} ${T(0.12, -0.6)}C${T(0.12, -0.7)}
      ${T(0.1, -0.78)} ${T(0, -0.79)}Z" fill="${c}" stroke="#15110c" stroke-width="1"/>` +
    `<path d="M${T(0.03, -0.77)}C${T(0.1, -0.74)} ${T(0.12, -0.66)} ${T(0.11, -0.56)}C${T(0.1, -0.5)} ${T(0.09, -0.46)}
      ${T(0.1, -0.4)}C${T(0.13, -0.24)} ${T(0.2, -0.12)} ${T(0.28, -0.02)}L${T(0.12, 0.01)}C${T(0.08, -0.2)} ${T(0.05, -0.5)}
      ${T(0.03, -0.77)}Z" fill="${shade}" opacity=".65"/>` +
    `<path d="M${T(-0.1, -0.62)}C${T(-0.2, -0.52)} ${T(-0.27, -0.42)} ${T(-0.3, -0.27)}L${T(-0.17, -0.33)}C${T(-0.13, -0.44)}
      ${T(-0.1, -0.5)} ${T(-0.07, -0.55)}Z" fill="${c}" stroke="#15110c" stroke-width=".9"/>` +
    `<path d="M${T(-0.05, -0.36)}C${T(-0.07, -0.2)} ${T(-0.12, -0.1)}
      ${T(-0.15, -0.01)}M${T(0.01, -0.4)}V${f(y - h * 0.02)}M${T(-0.09, -0.42)}Q${T(0, -0.38)} ${T(0.09, -0.42)}" fill="none"
      stroke="#15110c" stroke-width=".8" opacity=".6"/>` +
    `<ellipse cx="${f(x)}" cy="${f(y - h * 0.87)}" rx="${f(h * 0.062)}" ry="${f(h * 0.08)}" fill="#F3DCBC" stroke="#15110c"
      stroke-width=".8"/>` +
    (h > 40 ? `<path d="M${T(-0.03, -0.875)}h.1M${T(0.022, -0.875)}h.1" stroke="#24405a" stroke-width="2" stroke-linecap="round"/>` : '') +
    `<path d="M${T(-0.075, -0.84)}C${T(-0.09, -0.98)} ${T(0.09, -0.99)} ${T(0.075, -0.84)}C${T(0.05, -0.92)} ${T(-0.03, -0.93)}
      ${T(-0.075, -0.84)}Z" fill="${hair}" stroke="#15110c" stroke-width=".8"/>`
  )
}

/** lawn, lit from the trees */
export function lawn({ W, H, r, m, X, Y, P }: Stage): string {
  let s = wob(
    slope(P(rows('-0.05 0.6, 0.1 0.585, 0.28 0.6, 0.42 0.575, 0.56 0.57, 0.7 0.585, 0.86 0.575, 1.05 0.59')), H, `url(#${m}g)`, r, {
      depth: 22,
      op: 0.35,
      rim: '#F6EDB4',
      rimOp: 0.8,
    }),
  )
  s += halo(X(0.5), Y(0.6), W * 0.2, H * 0.07, 0.6) + halo(X(0.2), Y(0.62), W * 0.12, H * 0.05, 0.5)
  return s
}

/** tents for the guests, white against the dusk */
export function tents({ X, Y }: Stage): string {
  let s = ''
  const tent = (x: number, y: number, w: number, h: number) =>
    halo(x, y - h * 0.4, w * 1.1, h * 0.9, 0.55) +
    wob(
      `<path d="M${f(x - w)} ${f(y)}Q${f(x - w * 0.3)} ${f(y - h * 0.5)} ${f(x)} ${f(y - h)}Q${f(x + w * 0.3)} ${f(y - h * 0.5)}
        ${f(x + w)} ${f(y)}Z" fill="#E6E6D4" stroke="#15110c" stroke-width="1.2"/>` +
        `<path d="M${f(x + w * 0.15)} ${f(y)}Q${f(x + w * 0.12)} ${f(y - h * 0.5)} ${f(x)} ${f(y - h)}Q${f(x + w * 0.3)} ${f(y - h * 0.5)}
          ${f(x + w)} ${f(y)}Z" fill="#6f8088" opacity=".7"/>
          <path d="M${f(x - w * 0.28)} ${f(y)}Q${f(x - w * 0.1)} ${f(y - h * 0.4)} ${f(x)} ${f(y - h * 0.72)}Q${f(x + w * 0.02)}
          ${f(y - h * 0.4)} ${f(x + w * 0.1)} ${f(y)}Z" fill="#FFDF8a" stroke="#15110c"/>
          <path d="M${f(x)} ${f(y - h)}v-9" stroke="#15110c" stroke-width="1.4"/>`,
    )
  s += tent(X(0.385), Y(0.625), 27, 44) + tent(X(0.47), Y(0.615), 22, 38) + tent(X(0.565), Y(0.622), 25, 42)
  for (const [x, y, h] of [
    [0.43, 0.638, 24],
    [0.525, 0.632, 23],
  ])
    s += elf(X(x), Y(y), h + 8, '#C9D0C8', '#7a5a2c', '#5f6d70', 0.3)
  return s
}

/** the hollow: basin on its stem, the lady beside it, Frodo before it */
export function hollow({ r, X, Y }: Stage): string {
  let s =
    wob(
      `<ellipse cx="${X(0.7)}" cy="${Y(0.655)}" rx="92" ry="26" fill="#22352f" stroke="#0f1a18" stroke-width="1.2"/>
        <ellipse cx="${X(0.7)}" cy="${Y(0.662)}" rx="76" ry="19" fill="#31493c"/>`,
    ) + tufts(70, [X(0.61), Y(0.645), X(0.18), Y(0.04)], r, '#0f1d18', 0.6, 5)
  s +=
    halo(X(0.705), Y(0.585), 80, 62, 0.9, 'W') +
    wob(
      `<path d="M${X(0.695)} ${Y(0.665)}C${X(0.7)} ${Y(0.64)} ${X(0.7)} ${Y(0.62)} ${X(0.698)} ${Y(0.6)}H${X(0.714)}C${X(0.712)}
        ${Y(0.62)} ${X(0.712)} ${Y(0.64)} ${X(0.717)} ${Y(0.665)}Z" fill="#BFC8C6" stroke="#15110c" stroke-width="1.2"/>` +
        `<path d="M${X(0.672)} ${Y(0.575)}C${X(0.675)} ${Y(0.605)} ${X(0.69)} ${Y(0.617)} ${X(0.706)} ${Y(0.617)}C${X(0.722)} ${Y(0.617)}
          ${X(0.737)} ${Y(0.605)} ${X(0.74)} ${Y(0.575)}Z" fill="#D6DEDC" stroke="#15110c" stroke-width="1.3"/>
          <ellipse cx="${X(0.706)}" cy="${Y(0.575)}" rx="27.5" ry="7.5" fill="#F4F8F4" stroke="#15110c" stroke-width="1.3"/>
          <ellipse cx="${X(0.706)}" cy="${Y(0.575)}" rx="23" ry="5.4" fill="#26435a"/>`,
    ) +
    `<circle cx="${X(0.698)}" cy="${Y(0.574)}" r="1.2" fill="#fff"/><circle cx="${X(0.712)}" cy="${Y(0.577)}" r="1" fill="#fff"/>
      <circle cx="${X(0.72)}" cy="${Y(0.573)}" r=".8" fill="#fff"/>` +
    elf(X(0.652), Y(0.662), 66) +
    hobbit('frodo', X(0.757), Y(0.668), 0.66)
  return s
}
