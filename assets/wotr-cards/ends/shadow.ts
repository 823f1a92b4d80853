// The Shadow prevails: the dark tower with its Eye, winged beasts, the white city burning in the west.
import { rng } from '../../kit/chance'
import { f } from '../../kit/geometry'
import { id } from '../../kit/names'
import { gradient, radial } from '../../kit/pen'
import { silhouette } from '../cards/silhouettes'
import { volcano } from '../land/mountains'
import { darker, ridge, type Sheet, skyStrokes, times } from '../land/pen'
import { city } from '../land/strongholds'
import { END } from './west'

type Size = typeof END
const DARK = '#0d0706'

/** tiers of horns rising to two prongs; the Eye between them */
function darkTower(x: number, h: number): string {
  const y = (part: number) => f(h * part)
  const side = (s: number) =>
    `L${x + s * 96} ${y(0.8)}l${s * -8} ${f(-h * 0.1)} ${s * -12} ${f(h * 0.05)}L${x + s * 64} ${y(0.56)}l${s * -7} ${f(-h * 0.11)} ${s * -10} ${f(h * 0.06)}
    L${x + s * 38} ${y(0.34)}l${s * 4} ${f(-h * 0.12)} ${s * -14} ${f(h * 0.06)}L${x + s * 26} ${y(0.2)}`
  const outline = (s: number) =>
    `M${x} ${h}H${x + s * 120}${side(s)}Q${x + s * 34} ${y(0.1)} ${x + s * 22} ${y(0.02)}Q${x + s * 18} ${y(0.16)} ${x} ${y(0.24)}z`
  return `<path d="${outline(-1)}" fill="${DARK}"/><path d="${outline(1)}" fill="#170c0a"/>
    <path d="M${x - 46} ${y(0.6)}h92M${x - 66} ${y(0.84)}h132M${x - 28} ${y(0.38)}h56" stroke="#4a1c14" stroke-width="2" opacity=".7"/>
    <path d="${times(18, (i) => `M${x - 54 + ((i * 37) % 108)} ${y(0.46 + ((i * 7) % 12) / 24)}h2.500v7h-2.500z`)
      .join('')
      .replace(/\\.500/g, '.5')}" fill="#E0642F" opacity=".8"/>`
}
function eye(x: number, y: number, glow: string): string {
  return `<circle cx="${x}" cy="${y}" r="120" fill="url(#${glow})"/><path d="M${x - 26} ${y}Q${x} ${y - 24} ${x + 26} ${y}Q${x} ${y + 24} ${x - 26} ${y}z" fill="#E0581E"/>
    <path d="M${x - 18} ${y}Q${x} ${y - 15} ${x + 18} ${y}Q${x} ${y + 15} ${x - 18} ${y}z" fill="#F9C65A"/>
    <path d="M${x} ${y - 14}q6 14 0 28-6-14 0-28z" fill="#1B0C08"/>`
}
/** smoke leaning to the west, flames on the walls */
function burning(x: number, h: number, r: () => number, glow: string): string {
  const smoke = times(7, (i) => {
    const [sx, s] = [x - 150 + i * 52, 26 + r() * 26]
    return `<path d="M${f(sx)} ${f(h * (0.5 + r() * 0.25))}q${f(-s * 1.4)} ${f(-s)} ${f(-s * 0.6)} ${f(-s * 2.4)}t${f(-s)} ${f(-s * 2.2)}q${f(s * 1.8)} ${f(s * 0.6)} ${f(s * 1.6)} ${f(s * 2.2)}
      t${f(s * 0.5)} ${f(s * 2.4)}z" fill="#0f0807" opacity="${f((0.35 + r() * 0.25) * 10) / 10}"/>`
  })
  const flames = times(16, () => {
    const [fx, fy, s] = [x - 230 + r() * 460, h * (0.5 + r() * 0.46), 6 + r() * 10]
    return `<circle cx="${f(fx)}" cy="${f(fy - s)}" r="${f(s * 3)}" fill="url(#${glow})" opacity=".7"/>
      <path d="M${f(fx - s * 0.7)} ${f(fy)}q${f(-s * 0.3)} ${f(-s)} ${f(s * 0.5)} ${f(-s * 2)}q${f(s * 0.2)} ${f(s * 0.6)} ${f(s * 0.6)} ${f(s * 0.7)}q${f(s * 0.5)} ${f(s * 0.7)} ${f(s * 0.2)} ${f(s * 1.3)}z"
      fill="#F08A2E"/>`
  })
  return `<g filter="url(#b4)">${smoke.join('')}</g>${flames.join('')}`
}

export function shadow({ width: w, height: h }: Size = END): string {
  const sheet: Sheet = { w, h, r: rng(66), c: ['#4a1710', '#4f4640', '#1c1210'], at: 0.28 }
  const [sky, glow, foot] = [id('sky'), id('glow'), id('foot')]
  const beasts = [
    [512, 84, 96, 1],
    [640, 140, 62, 1],
    [420, 170, 50, 1],
  ] as const
  return `<defs>${gradient(sky, '0 #2a0d0b, .5 #5a1e12, 1 #7a3216')}${radial(glow, '0 #FFB066 .9, .4 #D8542C .5, 1 #9E2B25 0')}
    ${gradient(foot, '0 #0d0605 .35, .35 #0d0605 0, 1 #0d0605 .85')}</defs><rect width="${w}" height="${h}" fill="url(#${sky})"/>
    <path d="${skyStrokes(sheet, 90, 0, h * 0.7, [30, 120])}" stroke="#F0A070" stroke-opacity=".12" stroke-width="1.4"/>
    ${ridge(sheet, h * 0.7, h * 0.3, 90, '#3a1811')}${volcano({ ...sheet, at: 0.62, c: ['#4a1710', '#5a2a1c', '#1a0d0a'] })}
    ${ridge(sheet, h * 0.84, h * 0.14, 60, '#26100c')}${city({ ...sheet, c: ['#4a1710', '#4a3630', '#1c1210'] })}${burning(w * 0.28, h, sheet.r, glow)}
    ${darkTower(985, h)}${eye(985, Math.round(h * 0.12), glow)}
    ${beasts.map(([x, y, s]) => silhouette('wyvern', x, y, s, DARK)).join('')}${ridge(sheet, h * 0.98, h * 0.06, 70, darker('#1c1210', 0.4))}
    <rect width="${w}" height="${h}" fill="url(#${foot})"/>`
}
