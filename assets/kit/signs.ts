// The small signs of the game, each in a box of 100, and the four activities from the game-icons set.
import { createRequire } from 'node:module'
import { COLOUR } from './colour'
import { f } from './geometry'

const req = createRequire(import.meta.url)
const gi = req('@iconify-json/game-icons/icons.json').icons

/** names in the icon set */
export const ACTIVITY: Record<string, string> = {
  fighting: 'axe-sword',
  hiding: 'oak',
  travelling: 'barefoot',
  friendship: 'shaking-hands',
}

/** a sign of the icon set, by middle and size */
export const gicon = (name: string, x: number, y: number, s: number, fill: string, extra = '') => {
  const b = gi[name].body.replace(/fill="currentColor"/g, '')
  return `<g transform="translate(${f(x - s / 2)} ${f(y - s / 2)}) scale(${f((s / 512) * 1000) / 1000})" fill="${fill}" ${extra}>${b}</g>`
}

const sun8 = (() => {
  let d = ''
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6
    const R = i % 2 ? 41 : 48
    const p = (q: number, r: number) => `${f(50 + Math.cos(q) * r)} ${f(50 + Math.sin(q) * r)}`
    d += `M${p(a - 0.13, 27)}L${p(a, R)}L${p(a + 0.13, 27)}Z`
  }
  return d
})()

/** signs of our own, box of 100 */
export const SYM: Record<string, () => string> = {
  shield: () =>
    `<path d="M50 5C62 13 77 17 89 17C92 54 79 80 50 96C21 80 8 54 11 17C23 17 38 13 50 5Z" fill="url(#steel)" stroke="#1E2732"
      stroke-width="5"/>
      <path d="M50 17C59 22 69 25 79 26C80 53 70 72 50 84C30 72 20 53 21 26C31 25 41 22 50 17Z" fill="none" stroke="#DCE5EC"
      stroke-width="3.5" opacity=".85"/>
      <path d="M50 30L56 46L72 46L59 56L64 72L50 62L36 72L41 56L28 46L44 46Z" fill="#EEF2F2" opacity=".95"/>`,
  bigShield: () =>
    `<path d="M10 34C-2 60 8 84 34 96M90 34C102 60 92 84 66 96" fill="none" stroke="url(#gold)" stroke-width="7" stroke-linecap="round"/>
      <g transform="translate(9 2) scale(.82)">${SYM.shield()}</g>
      <path d="M9 17C21 17 36 13 50 3C64 13 79 17 91 17" fill="none" stroke="url(#gold)" stroke-width="7"/>`,
  ring: () =>
    `<path fill-rule="evenodd" d="M50 8a42 42 0 1 0 .01 0ZM50 27a23 23 0 1 1-.01 0Z" fill="url(#gold)" stroke="#4C380A"
      stroke-width="4.5"/><path d="M20 40A33 33 0 0 1 50 17" stroke="#FFF3B8" stroke-width="5.5" fill="none" stroke-linecap="round"/>
      <path d="M62 80A33 33 0 0 0 81 62" stroke="#FBE9A0" stroke-width="3" fill="none" stroke-linecap="round" opacity=".8"/>`,
  heart: () =>
    `<path d="M50 92C22 70 7 54 7 33C7 17 19 8 31 8C40 8 47 13 50 21C53 13 60 8 69 8C81 8 93 17 93 33C93 54 78 70 50 92Z"
      fill="url(#ember)" stroke="#430D0A" stroke-width="5"/>
      <path d="M19 34C19 25 25 19 32 19" stroke="#F2B3A5" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  sun: () =>
    `<path d="${sun8}" fill="url(#sung)" stroke="#5E3A0C" stroke-width="3" stroke-linejoin="round"/>
      <circle cx="50" cy="50" r="22" fill="url(#sung)" stroke="#5E3A0C" stroke-width="4"/>
      <path d="M37 46A15 15 0 0 1 50 35" stroke="#FFF3C4" stroke-width="4.5" fill="none" stroke-linecap="round"/>`,
  die: () =>
    `<path d="M50 6L92 27V73L50 95L8 73V27Z" fill="#1B1613" stroke="#0B0807" stroke-width="4" stroke-linejoin="round"/>
      <path d="M50 6L92 27L50 49L8 27Z" fill="#4A4038"/><path d="M8 27L50 49V95L8 73Z" fill="#2A231E"/>
      <ellipse cx="50" cy="27" rx="8" ry="4.5" fill="#F0E2C0"/><ellipse cx="22" cy="50" rx="5" ry="7" fill="#F0E2C0"/>
      <ellipse cx="36" cy="72" rx="5" ry="7" fill="#F0E2C0"/>
      <path d="M58 66C64 54 78 47 84 49C86 60 78 72 66 76C61 76 58 72 58 66Z" fill="#B5392E"/>
      <ellipse cx="71.5" cy="62" rx="3" ry="8" transform="rotate(20 71 62)" fill="#1B1613"/>`,
  heal: () =>
    `<circle cx="50" cy="50" r="40" fill="#FBF4E0" stroke="#4F6F52" stroke-width="8"/>
      <path d="M30 50H66M44 34L28 50L44 66" stroke="#3C573F" stroke-width="10" fill="none" stroke-linecap="round"
      stroke-linejoin="round"/>`,
  dot: () => `<circle cx="50" cy="50" r="38" fill="#120D0B" stroke="#6b5a45" stroke-width="4"/>`,
  eye: () =>
    `<path d="M3 50C22 20 78 20 97 50C78 80 22 80 3 50Z" fill="#D8662C" stroke="#4A120D" stroke-width="5"/>
      <path d="M18 50C32 32 68 32 82 50C68 68 32 68 18 50Z" fill="#F6C55A"/>
      <path d="M50 25C58 38 58 62 50 75C42 62 42 38 50 25Z" fill="#1B0C08"/>`,
  card: () =>
    `<g transform="rotate(-8 50 50)"><rect x="22" y="8" width="56" height="82" rx="7" fill="#F7EED6" stroke="#2B2118" stroke-width="5"/>
      <rect x="30" y="17" width="40" height="64" fill="none" stroke="#6B5A45" stroke-width="2.5"/></g>`,
  book: () =>
    `<path d="M50 26C38 17 20 15 6 19V80C20 76 38 78 50 88C62 78 80 76 94 80V19C80 15 62 17 50 26Z" fill="#7A4A2B" stroke="#2B1608"
      stroke-width="5" stroke-linejoin="round"/>
      <path d="M50 26C40 19 25 17 13 20V71C26 69 40 71 50 80C60 71 74 69 87 71V20C75 17 60 19 50 26Z" fill="#F5EACD"/>
      <path d="M50 27V79M20 31L42 34M20 42L42 45M20 53L42 56M58 34L80 31M58 45L80 42M58 56L80 53" stroke="#6B4A2E" stroke-width="3.4"/>`,
  star: () =>
    `<path d="M50 3L61 38L97 38L68 59L79 95L50 73L21 95L32 59L3 38L39 38Z" fill="url(#gold)" stroke="#4C380A" stroke-width="4"
      stroke-linejoin="round"/>
      <path d="M50 3L50 54L61 38Z M97 38L50 54L68 59Z M79 95L50 54L50 73Z M21 95L50 54L32 59Z M3 38L50 54L39 38Z" fill="#FBEBA9"
      opacity=".75"/>`,
  sundial: () =>
    `<circle cx="50" cy="50" r="42" fill="#E9DAB5" stroke="#2B2118" stroke-width="5"/>
      <path d="M50 14V22M50 78V86M14 50H22M78 50H86M25 25L30 30M75 25L70 30M25 75L30 70M75 75L70 70" stroke="#2B2118" stroke-width="4.5"/>
      <path d="M46 50L50 20L60 52Z" fill="#9E2B25"/><path d="M50 52L78 66L46 58Z" fill="#2B2118" opacity=".45"/>`,
}

/** any sign, by middle and size */
export const sym = (k: string, x: number, y: number, s: number, op = 1, extra = '') =>
  ACTIVITY[k]
    ? gicon(ACTIVITY[k], x, y, s, extra || COLOUR.ink, op < 1 ? `opacity="${op}"` : '')
    : `<g transform="translate(${f(x - s / 2)} ${f(y - s / 2)}) scale(${f(s * 10) / 1000})" opacity="${op}" ${extra}>${SYM[k]()}</g>`
