// The Eye over its tower, wreathed in flame.
import type { Rng } from './chance'
import { f } from './geometry'

/** half width s, about its middle */
export function theEye(x: number, y: number, s: number, r: Rng) {
  let fl = ''
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * Math.PI * 2
    const ex = Math.cos(a)
    const ey = Math.sin(a)
    const k = 1 + (0.25 + r() * 0.5) * (i % 2 ? 1 : 0.2)
    fl += `${i ? 'L' : 'M'}${f(x + ex * s * 1.05 * k)} ${f(y + ey * s * 0.56 * k - (i % 2 && ey < 0.3 ? s * 0.1 : 0))}`
  }
  return `<ellipse cx="${x}" cy="${y}" rx="${s * 3.6}" ry="${s * 3}" fill="url(#glowE)" opacity=".9"/>
    <path d="${fl}Z" fill="#B8391C" filter="url(#wob)"/>
    <path d="${fl}Z" fill="#F08A2C" transform="translate(${f(x * 0.18)} ${f(y * 0.18)}) scale(.82)" filter="url(#wob)"/>
    <path d="M${f(x - s)} ${f(y)}C${f(x - s * 0.5)} ${f(y - s * 0.62)} ${f(x + s * 0.5)} ${f(y - s * 0.62)} ${f(x + s)}
    ${f(y)}C${f(x + s * 0.5)} ${f(y + s * 0.62)} ${f(x - s * 0.5)} ${f(y + s * 0.62)} ${f(x - s)} ${f(y)}Z" fill="#FFD067"
    stroke="#7a1c0c" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="${s * 0.42}" fill="#F08A2C"/>
    <path d="M${x} ${f(y - s * 0.46)}C${f(x + s * 0.17)} ${f(y - s * 0.15)} ${f(x + s * 0.17)} ${f(y + s * 0.15)} ${x}
    ${f(y + s * 0.46)}C${f(x - s * 0.17)} ${f(y + s * 0.15)} ${f(x - s * 0.17)} ${f(y - s * 0.15)} ${x} ${f(y - s * 0.46)}Z"
    fill="#120504"/>`
}
