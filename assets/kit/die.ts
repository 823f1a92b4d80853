// The black die, seen from the front and a little from above.
import { f } from './geometry'
import { id } from './names'
import { sym } from './signs'

/** a die of side s; the face in dots, the Eye, or null for a blank to draw upon */
export function dieTok(face: number | 'eye' | null, s = 64) {
  const g = id('dg')
  let p = ''
  const dot = (x: number, y: number) =>
    `<circle cx="${f(x * s)}" cy="${f(y * s)}" r="${f(s * 0.085)}" fill="#F4E5C2"/>
      <circle cx="${f(x * s - 1)}" cy="${f(y * s - 1.5)}" r="${f(s * 0.03)}" fill="#fff"/>`
  if (face === 1) p = dot(0.46, 0.55)
  if (face === 2) p = dot(0.3, 0.42) + dot(0.62, 0.68)
  if (face === 3) p = dot(0.26, 0.38) + dot(0.46, 0.55) + dot(0.66, 0.72)
  if (face === 'eye') p = sym('eye', s * 0.46, s * 0.55, s * 0.6)
  return `<linearGradient id="${g}" x2=".7" y2="1"><stop offset="0" stop-color="#4d423a"/><stop offset="1" stop-color="#1d1714"/>
    </linearGradient>
    <rect x="4" y="${s * 0.2}" width="${s * 0.96}" height="${s * 0.86}" rx="11" fill="#0a0604" opacity=".55" filter="url(#b4)"/>
    <path d="M${s * 0.04} ${s * 0.2}L${s * 0.16} ${s * 0.04}Q${s * 0.18} ${s * 0.01} ${s * 0.24} ${s * 0.01}H${s * 0.93}Q${s * 1.01}
    ${s * 0.01} ${s * 1.01} ${s * 0.09}V${s * 0.78}Q${s * 1.01} ${s * 0.84} ${s * 0.97} ${s * 0.87}L${s * 0.86} ${s * 0.98}Z"
    fill="#15100d" stroke="#080504" stroke-width="1.5" stroke-linejoin="round"/>
    <path d="M${s * 0.06} ${s * 0.17}L${s * 0.17} ${s * 0.045}H${s * 0.95}L${s * 0.86} ${s * 0.15}Z" fill="#6a5c50"/>
    <rect x=".8" y="${s * 0.14}" width="${s * 0.88}" height="${s * 0.86}" rx="${s * 0.13}" fill="url(#${g})" stroke="#080504"
    stroke-width="1.5"/>
    <rect x="3" y="${s * 0.14 + 2.5}" width="${s * 0.88 - 5}" height="${s * 0.86 - 5}" rx="${s * 0.11}" fill="none" stroke="#85756a"
    stroke-width="1" opacity=".6"/>${p}`
}
