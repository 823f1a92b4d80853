// Five hobbits as standing figures, feet at the origin, about 47 high.
import { HOBBIT_COLOUR } from './colour'
import { f, type Point } from './geometry'

const curls = (c: string, pts: readonly Point[]) =>
  pts.map((p) => `<circle cx="${p[0]}" cy="${p[1]}" r="${p[2] || 3.4}" fill="${c}"/>`).join('')

const feet = `<ellipse cx="-5" cy="-1.5" rx="5" ry="2.8" fill="#A87B50" stroke="#21160d" stroke-width="1.2"/>
  <ellipse cx="6" cy="-1" rx="5" ry="2.8" fill="#A87B50" stroke="#21160d" stroke-width="1.2"/>`

const head = (x: number, y: number, hair: string) =>
  `<circle cx="${x}" cy="${y}" r="7" fill="#E0B88C" stroke="#21160d" stroke-width="1.3"/>
    <path d="M${x + 1} ${y - 6.8}A7 7 0 0 1 ${x + 1} ${y + 6.9}A9 9 0 0 0 ${x + 1} ${y - 6.8}Z" fill="#8a5a34" opacity=".4"/>` +
  curls(hair, [
    [x - 6, y - 2],
    [x - 5.5, y - 5.5, 3.6],
    [x - 1.5, y - 7.6, 4],
    [x + 3, y - 7, 3.7],
    [x + 6, y - 4, 3.4],
    [x + 6.8, y, 2.6],
    [x - 6.8, y + 1.5, 2.6],
  ]) +
  `<circle cx="${x - 2}" cy="${y + 0.5}" r=".9" fill="#21160d"/><circle cx="${x + 2.6}" cy="${y + 0.5}" r=".9" fill="#21160d"/>`

/** a cloak from shoulders to the ground, its right third in shade */
const body = (w: number, h: number, c: string, x = 0) =>
  `<path d="M${x} ${-h}C${x - w * 0.52} ${-h + 1} ${x - w * 0.8} ${-h * 0.45} ${x - w} -2L${x + w} -2C${x + w * 0.8} ${-h * 0.45}
    ${x + w * 0.52} ${-h + 1} ${x} ${-h}Z" fill="${c}" stroke="#21160d" stroke-width="1.5" stroke-linejoin="round"/>
    <path d="M${x + 1} ${-h + 1}C${x + w * 0.52} ${-h + 1} ${x + w * 0.8} ${-h * 0.45} ${x + w - 0.8} -2.6H${x + w * 0.25}C${x + w * 0.35}
    ${-h * 0.5} ${x + w * 0.25} ${-h * 0.8} ${x + 1} ${-h + 1}Z" fill="#140c08" opacity=".34"/>
    <path d="M${x - w * 0.5} -4C${x - w * 0.45} -14 ${x - w * 0.25} -24 ${x - 1} ${-h + 4}M${x} -3V${-h + 9}" stroke="#140c08"
    stroke-width=".9" fill="none" opacity=".55"/>`

/** cloak with a hood, the Ring on its chain */
const frodo = (c: string) =>
  feet +
  body(13, 33, c) +
  `<path d="M-9 -31C-5 -24 6 -24 9 -31C6 -36 -6 -36 -9 -31Z" fill="#8f6f14" stroke="#21160d" stroke-width="1.2"/>` +
  head(0, -38, '#4a2d18') +
  `<circle cx="0" cy="-20" r="3.4" fill="none" stroke="#3d2c06" stroke-width="3"/>
    <circle cx="0" cy="-20" r="3.4" fill="none" stroke="#FFE98F" stroke-width="1.7"/>
    <path d="M-4 -28L-1 -23.5M4 -28L1 -23.5" stroke="#F3DE9A" stroke-width=".9"/>`

/** pack, pan and staff */
const sam = (c: string) =>
  `<path d="M-20 -29Q-22 -12 -13 -10L-5 -12V-30Z" fill="#6b4a2a" stroke="#21160d" stroke-width="1.4"/>
    <path d="M-20 -22H-8" stroke="#21160d" stroke-width="1.2"/>
    <circle cx="-17" cy="-33" r="5" fill="#39322c" stroke="#14100c" stroke-width="1.2"/>
    <path d="M-13 -36L-8 -41" stroke="#14100c" stroke-width="2.4"/>` +
  feet +
  body(14, 31, c) +
  `<path d="M-11 -12H11" stroke="#3d1a10" stroke-width="2.6"/>` +
  head(0, -36, '#8c5f2c') +
  `<path d="M15 1L13 -44" stroke="#21160d" stroke-width="3.8" stroke-linecap="round"/>
    <path d="M15 0L13 -43" stroke="#8a6236" stroke-width="2" stroke-linecap="round"/>`

/** scarf, an apple held high */
const pippin = (c: string) =>
  feet +
  body(11, 31, c) +
  `<path d="M8 -26L17 -40" stroke="#21160d" stroke-width="6.5" stroke-linecap="round"/>
    <path d="M8 -26L17 -40" stroke="${c}" stroke-width="4" stroke-linecap="round"/>
    <circle cx="18" cy="-43" r="4.4" fill="#B93C2C" stroke="#21160d" stroke-width="1.2"/>
    <path d="M18 -47q2 -3 4 -3" stroke="#21160d" stroke-width="1.2" fill="none"/>` +
  head(0, -36, '#a8742f') +
  `<path d="M-7 -30C-3 -26 4 -26 7 -30L7 -27C3 -23.5 -2 -24 -5 -25.5C-10 -24 -14 -27 -19 -24C-15 -29 -11 -30 -7 -30Z" fill="#E6D9B0"
    stroke="#21160d" stroke-width="1.2"/>`

/** shield and sword */
const merry = (c: string) =>
  feet +
  body(12, 33, c) +
  head(0, -38, '#6a3f1c') +
  `<path d="M15 -4L18.5 -37L20.5 -40L21.5 -36.5L18 -4Z" fill="#D9DEE0" stroke="#21160d" stroke-width="1.2"/>
    <path d="M11.5 -11L22 -10" stroke="#21160d" stroke-width="3"/>
    <path d="M-19 -27C-15 -25 -10 -25 -5 -28C-3 -16 -7 -10 -12 -7C-18 -11 -20 -18 -19 -27Z" fill="#8d9fb0" stroke="#21160d"
    stroke-width="1.4"/><path d="M-12 -24V-11M-17 -19H-7" stroke="#2A3849" stroke-width="2"/>`

/** wide coat with buttons, broad hat */
const fatty = (c: string) =>
  feet +
  `<path d="M0 -31C-15 -31 -20 -14 -16 -3H16C20 -14 15 -31 0 -31Z" fill="${c}" stroke="#21160d" stroke-width="1.5"/>
    <path d="M3 -30C15 -30 20 -14 15.5 -3.5H8C13 -14 10 -26 3 -30Z" fill="#140c08" opacity=".32"/>
    <path d="M0 -29V-4" stroke="#3a1c08" stroke-width="1.1"/><circle cx="2.8" cy="-22" r="1.3" fill="#F6DF9B"/>
    <circle cx="2.8" cy="-15" r="1.3" fill="#F6DF9B"/><circle cx="2.8" cy="-8" r="1.3" fill="#F6DF9B"/>` +
  head(0, -36, '#3c2716') +
  `<path d="M-14 -40C-8 -43 8 -43 14 -40C8 -37.5 -8 -37.5 -14 -40Z" fill="#5a4128" stroke="#21160d" stroke-width="1.2"/>
    <path d="M-7.5 -41C-7 -51 7 -51 7.5 -41Z" fill="#5a4128" stroke="#21160d" stroke-width="1.2"/>
    <path d="M-7 -43H7" stroke="#C9A227" stroke-width="1.8"/>`

const FIGURE: Record<string, (colour: string) => string> = { frodo, sam, pippin, merry, fatty }
/** a hobbit by name, scaled, with the shadow on the ground */
export function hobbit(name: string, x: number, y: number, scale = 1, { base = true } = {}) {
  const shadow = base ? `<ellipse cx="2" cy="2" rx="17" ry="5.5" fill="#0f0a06" opacity=".5"/>` : ''
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${scale})">${shadow}${FIGURE[name]!(HOBBIT_COLOUR[name])}</g>`
}
