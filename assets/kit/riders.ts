// Riders and hosts, small and far.
import { f, lerp, type Point, yAt } from './geometry'
import { path } from './pen'

/** a rider on a galloping horse, feet at the origin, facing right (dir 1) or left (dir -1) */
export function rider(
  x: number,
  y: number,
  s: number,
  {
    ink = '#0c0e10',
    rim = '#E9B26A',
    dir = 1,
    pennon = '',
    horse = ink,
  }: Partial<Record<'ink' | 'rim' | 'pennon' | 'horse', string>> & { dir?: number } = {},
) {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(s * dir * 100) / 100} ${f(s * 100) / 100})" stroke-linecap="round"
    stroke-linejoin="round"><path d="M-6 -20L22 -54" stroke="${ink}" stroke-width="1.8"/>
    <path d="M22 -54L25 -61L19.5 -57Z" fill="${ink}"/> ${pennon ? `<path d="M19 -51L6 -53L11 -49L5 -46L15 -46Z" fill="${pennon}"/>` : ''}
    <path d="M10 -13L19 -9L25 -12M8 -12L15 -5L21 -5M-12 -13L-19 -8L-25 -6M-10 -12L-14 -5L-20 -1" fill="none" stroke="${horse}"
    stroke-width="2.8"/><path d="M-15 -18C-22 -22 -27 -18 -31 -12C-26 -15 -22 -15 -16 -14Z" fill="${horse}"/>
    <path d="M-16 -14C-18 -20 -12 -24 -4 -22C2 -21 6 -22 9 -25C11 -30 14 -33 17 -34L18 -38L20.5 -34C24 -32 27 -29 28 -25.5C26 -23 24 -23
    22 -25 C19 -25 17 -23 16 -19C15 -15 13 -12 10 -11L-10 -10C-13 -11 -15 -12 -16 -14Z" fill="${horse}"/>
    <path d="M-1 -36C-8 -32 -12 -26 -13 -18L-3 -22Z" fill="${ink}"/>
    <path d="M-3 -20C-4 -30 -3 -36 2 -38C6 -37 7 -30 6 -20L9 -13L6 -11Z" fill="${ink}"/><circle cx="3" cy="-41" r="3.4" fill="${ink}"/>
    <path d="M3 -46C-2 -46 -6 -43 -7 -38L-2 -40Z" fill="${ink}"/>
    <path d="M6.5 -43C7.5 -41 7 -39.5 6 -38M6 -36C8 -31 8 -26 7 -21M19 -34C23 -32 26 -29 27.5 -26M10 -25C12 -30 14 -32 16 -33" fill="none"
    stroke="${rim}" stroke-width="1"/></g>`
}
/** the riders' running horse, small and plain, for flags */
export const flagHorse = (x: number, y: number, s: number, fill = '#F4EFDF') =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${s})" stroke-linecap="round" stroke-linejoin="round">
    <path d="M10 -13L20 -9L26 -14M7 -12L15 -3L23 -4M-12 -13L-20 -7L-27 -6M-9 -12L-14 -3L-22 2" fill="none" stroke="${fill}"
    stroke-width="3.6"/><path d="M-15 -19C-22 -25 -29 -21 -33 -13C-27 -17 -22 -16 -16 -14Z" fill="${fill}"/>
    <path d="M-16 -14C-18 -20 -12 -24 -4 -22C2 -21 6 -22 9 -25C11 -30 14 -33 17 -34L18 -38L20.5 -34C24 -32 27 -29 28 -25.5C26 -23 24 -23
    22 -25 C19 -25 17 -23 16 -19C15 -15 13 -12 10 -11L-10 -10C-13 -11 -15 -12 -16 -14Z" fill="${fill}"/></g>`
/** outline of a warrior seen from behind: shoulders and a pointed helm, h high without the point */
export const warrior = (x: number, y: number, h: number) =>
  `M${f(x - h * 0.45)} ${f(y)}V${f(y - h * 0.38)}Q${f(x - h * 0.4)} ${f(y - h * 0.62)} ${f(x - h * 0.17)} ${f(y - h * 0.68)}
    V${f(y - h * 0.95)} L${f(x)} ${f(y - h * 1.35)}L${f(x + h * 0.19)} ${f(y - h * 0.95)}V${f(y - h * 0.68)}Q${f(x + h * 0.4)}
    ${f(y - h * 0.62)} ${f(x + h * 0.45)} ${f(y - h * 0.38)} V${f(y)}Z`
/** battlements along a polyline: merlons n, height h0 at the left to h1 at the right */
export function battlement(pts: readonly Point[], n: number, h0: number, h1: number, fill: string, stroke = '#0d1114') {
  let d = ''
  const x0 = pts[0][0]
  const x1 = pts[pts.length - 1][0]
  const w = (x1 - x0) / n
  for (let i = 0; i < n; i++) {
    const a = x0 + i * w
    const b = a + w * 0.58
    const h = lerp(h0, h1, i / n)
    const ya = yAt(pts, a)
    const yb = yAt(pts, b)
    d += `M${f(a)} ${f(ya + 1)}V${f(ya - h)}L${f(b)} ${f(yb - h)}V${f(yb + 1)}Z`
  }
  return path(d, fill, stroke, 0.9)
}
