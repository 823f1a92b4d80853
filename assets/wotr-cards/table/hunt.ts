// Behind the fight for a path: a road at dusk, riders on the ridge above it, a small company below.
import { rng } from '../../kit/chance'
import { f } from '../../kit/geometry'
import { id } from '../../kit/names'
import { gradient } from '../../kit/pen'
import { silhouette } from '../cards/silhouettes'
import { ridge, skyStrokes, times } from '../land/pen'

export const HUNT = { width: 1180, height: 496 }
const { width: W, height: H } = HUNT
const DARK = '#0f0c0e'

/** where riders stand on the ridge, and how large they are */
const RIDERS = [
  [150, 214, 74],
  [262, 196, 88],
  [392, 208, 78],
  [84, 236, 60],
] as const
const riders = () => RIDERS.map(([x, y, size]) => silhouette('cloaked-figure-on-horseback', x, y - size * 0.42, size, DARK)).join('')

/** a walker in a hooded cloak, bent under a pack, one leg before the other */
function walker(x: number, foot: number, s: number): string {
  const at = (dx: number, dy: number) => `${f(x + dx * s)} ${f(foot - dy * s)}`
  return `<path d="M${at(0.12, 0.3)}L${at(0.26, 0)}h${f(-0.1 * s)}L${at(0, 0.3)}L${at(-0.18, 0)}h${f(-0.1 * s)}L${at(-0.16, 0.34)}z" fill="${DARK}"/>
    <path d="M${at(-0.3, 0.16)}Q${at(-0.26, 0.62)} ${at(-0.02, 0.78)}Q${at(0.26, 0.7)} ${at(0.26, 0.18)}z" fill="${DARK}"/>
    <path d="M${at(0.3, 0.44)}q${f(0.14 * s)} ${f(-0.18 * s)} ${f(-0.02 * s)} ${f(-0.3 * s)}l${f(-0.2 * s)} ${f(0.02 * s)} ${f(0.04 * s)} ${f(0.3 * s)}z" fill="${DARK}"/>
    <path d="M${at(-0.2, 0.74)}Q${at(-0.24, 1)} ${at(0, 1)}Q${at(0.12, 0.98)} ${at(0.2, 0.86)}Q${at(0.12, 0.84)} ${at(0.12, 0.68)}z" fill="${DARK}"/>`
}
const COMPANY = [
  [742, 70],
  [792, 46],
  [832, 48],
  [872, 66],
  [916, 45],
  [954, 46],
  [998, 68],
] as const
const company = () =>
  `${COMPANY.map(([x, s], i) => walker(x, 433 + Math.round(i * 1.5), s)).join('')}
  <path d="M722 372V436" stroke="${DARK}" stroke-width="3"/>
  <circle cx="722" cy="366" r="26" fill="url(#glowG)" opacity=".8"/><circle cx="722" cy="368" r="4" fill="#FFF3C0"/>`

const firs = (r: () => number) =>
  times(46, () => {
    const [x, s] = [640 + r() * 540, 26 + r() * 54]
    const foot = 404 + r() * 22
    return `M${f(x)} ${f(foot - s * 1.5)}l${f(s * 0.34)} ${f(s * 1.6)}h${f(-s * 0.68)}z`
  }).join('')

export function hunt(): string {
  const r = rng(23)
  const sky = id('sky')
  const sheet = { w: W, h: H, r }
  return `<defs>${gradient(sky, '0 #3a1a1c, .45 #4a3240, 1 #54606a', 'x1="0" x2="1" y1="0" y2=".6"')}</defs>
    <rect width="${W}" height="${H}" fill="url(#${sky})"/><circle cx="268" cy="132" r="104" fill="#C4502C" opacity=".42"/>
    <path d="${skyStrokes(sheet, 150, 0, H * 0.6, [20, 90])}" stroke="#F0C8A8" stroke-opacity=".1"/>
    ${ridge(sheet, 262, 90, 74, '#3c3a46')}${ridge(sheet, 300, 46, 60, '#33353e')}
    <path d="M0 ${H}V236Q60 226 130 216T300 198T470 214C560 244 600 330 700 384S960 420 ${W} 412V${H}z" fill="#191518"/>${riders()}
    <path d="${firs(r)}" fill="#20262a"/>
    <path d="M540 ${H}C600 430 700 416 820 412S1060 416 ${W} 404V${H}z" fill="#191a1c"/><path d="M560 ${H}Q640 448 760 438T${W} 446V470Q900 456 800 470T640 ${H}z" fill="#5a5044"/>
    ${company()}${ridge(sheet, 486, 16, 40, '#0e0b0c')}`
}
