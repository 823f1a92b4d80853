// The road of corruption: from light into darkness, sixteen steps.
import { rng } from '../../kit/chance'
import { blob, poly, smooth } from '../../kit/geometry'
import { id } from '../../kit/names'
import { gradient } from '../../kit/pen'
import { ground, home, wayside } from './ground'
import { type RoadLayout, STEPS, stepX, stepY } from './layouts'
import { ranges, sky, smoke, sun, tower } from './sky'
import type { RoadStage } from './stage'

/** the road and its sixteen milestones */
function roadAndMilestones({ m, k, X, Y, stoneR }: RoadStage): string {
  let s = ''
  const pts = []
  for (let i = -1; i <= STEPS; i++) pts.push([X(i), Y(i) + 2])
  s += `<path d="${smooth(pts)}" stroke="#1b120c" stroke-width="${19 * k + 3}" fill="none" opacity=".55"/>
    <path d="${smooth(pts)}" stroke="url(#${m}r)" stroke-width="${17 * k}" fill="none"/>
    <path d="${smooth(pts.map((p) => [p[0], p[1] + 6 * k]))}" stroke="#3a2818" stroke-width="1" fill="none" opacity=".5"
    stroke-dasharray="9 5 3 6"/>
    <path d="${smooth(pts.map((p) => [p[0], p[1] - 5 * k]))}" stroke="#fff6d8" stroke-width="1" fill="none" opacity=".4"
    stroke-dasharray="12 8"/>`
  for (let i = 0; i < STEPS; i++) {
    const x = X(i)
    const y = Y(i) + 2
    const t = i / 15
    const q = rng(i + 5)
    const lit = t < 0.5
    s += `<path d="${poly(blob(x, y + 3, stoneR, stoneR * 0.52, 10, 0.1, q))}" fill="#120c08" opacity=".7"/>
      <path d="${poly(blob(x, y, stoneR, stoneR * 0.52, 10, 0.1, rng(i + 5)))}"
      fill="${lit ? '#F6EACB' : t < 0.72 ? '#c9a777' : '#5b4336'}" stroke="#1d140c" stroke-width="1.2"/>`
  }
  return s
}

export function road(l: RoadLayout, dark: boolean): string {
  const s: RoadStage = {
    W: l.W,
    H: l.H,
    r: rng(77),
    m: id('fz'),
    k: l.H / 126,
    X: (i) => stepX(l, i),
    Y: (i) => stepY(l, i),
    dark,
    stoneR: l.stoneR,
  }
  return (
    sky(s) +
    sun(s) +
    smoke(s) +
    ranges(s) +
    tower(s) +
    ground(s) +
    home(s) +
    wayside(s) +
    roadAndMilestones(s) +
    `<rect width="${l.W}" height="${l.H}" fill="#000" filter="url(#grain)" opacity=".3"/>`
  )
}
/** the shadow that goes before Sauron: clear at its left end, which lies 2.2 steps before him */
export const night = (w: number, h: number) =>
  `${gradient('nt', '0 #0a0504 0, .35 #0a0504 .28, 1 #0a0504 .5', '')}<rect width="${w}" height="${h}" fill="url(#nt)"/>`
