// Sauron has the Ring: smoke, the Eye, the road that ends, Frodo in the last light.
import { rng } from '../../kit/chance'
import { theEye } from '../../kit/eye'
import { blob, f, jagPath, line, poly } from '../../kit/geometry'
import { hobbit } from '../../kit/hobbits'
import { slope } from '../../kit/land'
import { bands } from '../../kit/lights'
import { id } from '../../kit/names'
import { fall, gradient, radial, wob } from '../../kit/pen'
import { type Stage, stage } from '../../kit/stage'
import { darkLord } from './dark-lord'

/** gradients that more than one thing uses */
const defs = ({ m }: Stage) =>
  `<defs>${gradient(m + 's', '0 #090505, 0.3 #1f0e0c, 0.6 #5a1f14, 0.8 #A8481f')}${gradient(m + 'g', '0 #3d261c, 0.4 #1c120e, 1 #070404')}
    ${gradient(m + 'r', '0 #F6E3AE, 0.4 #B98a56, 0.62 #5a3426, 1 #1a0e0b', '')}
    ${radial(m + 'v', '0.35 #000 0, 1 #000 0.8', 'cx=".45" cy=".55" r=".8"')}</defs>`

/** sky of smoke, the Eye wide open above the tower */
export function smokeSky({ W, H, r, m, X, Y }: Stage): string {
  let s = ''
  const sx = X(0.655)
  s += `<rect width="${W}" height="${H}" fill="url(#${m}s)"/>` + bands(30, [0, 0, W, Y(0.5)], r, ['#060303', '#140907', '#7a2a18'], 0.6, 2)
  s += `<ellipse cx="${sx}" cy="${Y(0.45)}" rx="520" ry="380" fill="url(#glowE)" opacity=".95"/>`
  return s
}

/** ranges, the tower far behind, its look on Frodo */
export function towerAndEye({ W, H, r, X, Y }: Stage): string {
  let s = ''
  const fx = X(0.285)
  const fy = Y(0.842)
  s += wob(
    slope(
      [
        [-20, Y(0.64)],
        [X(0.12), Y(0.55)],
        [X(0.22), Y(0.63)],
        [X(0.34), Y(0.53)],
        [X(0.44), Y(0.62)],
        [X(0.58), Y(0.54)],
        [X(0.74), Y(0.6)],
        [X(0.86), Y(0.5)],
        [W + 20, Y(0.6)],
      ],
      H,
      '#1c0f0c',
      r,
      { depth: 70, jagged: 30, op: 0.7, col: '#050202', rim: '#E07A3A', rimOp: 0.55 },
    ),
  )
  {
    const tx = X(0.1)
    const b = Y(0.6)
    s +=
      wob(
        `<path d="M${tx - 30} ${b}L${tx - 20} ${Y(0.36)}L${tx - 26} ${Y(0.33)}L${tx - 14} ${Y(0.31)}L${tx - 18} ${Y(0.2)}L${tx - 7}
          ${Y(0.27)}H${tx + 7}L${tx + 18} ${Y(0.2)}L${tx + 14} ${Y(0.31)}L${tx + 26} ${Y(0.33)}L${tx + 20} ${Y(0.36)}L${tx + 30} ${b}Z"
          fill="#0a0605" stroke="#B4512C" stroke-width="1.4"/>`,
      ) +
      theEye(tx, Y(0.2), 34, rng(4)) +
      `<path d="M${tx} ${Y(0.2)}L${fx - 60} ${fy + 6}H${fx + 70}Z" fill="#FFC46A" opacity=".16" filter="url(#b4)"/>`
  }
  return s
}

/** spears of the host on either side */
export function spears({ r, X, Y }: Stage): string {
  let s = ''
  let d = ''
  let h = ''
  for (let i = 0; i < 130; i++) {
    const x = r() < 0.5 ? X(0.36 + r() * 0.12) : X(0.8 + r() * 0.22)
    const y = Y(0.7 + r() * 0.07)
    d += `M${f(x)} ${f(y)}l${f((r() - 0.5) * 10)} ${f(-34 - r() * 40)}`
    if (i % 2) h += `<path d="M${f(x - 9)} ${f(y + 12)}q1 -22 9 -24q8 2 9 24Z" fill="#0a0605" stroke="#5a2a1c" stroke-width=".8"/>`
  }
  s += `<path d="${d}" stroke="#0a0605" stroke-width="2"/>${h}`
  return s
}

/** ground, and the road that ends here */
export function lastRoad({ W, H, r, m, X, Y }: Stage): string {
  let s = ''
  const gr = jagPath(
    [
      [-20, Y(0.72)],
      [X(0.2), Y(0.71)],
      [X(0.4), Y(0.735)],
      [X(0.62), Y(0.75)],
      [X(0.82), Y(0.74)],
      [W + 20, Y(0.71)],
    ],
    6,
    9,
    r,
  )
  s += wob(
    `<path d="${line(gr)}V${H + 20}H-20Z" fill="url(#${m}g)"/>
      <path d="${line(gr)}" fill="none" stroke="#C9713A" stroke-width="1.6" opacity=".8"/>` +
      fall(gr, 80, 5, r, { op: 0.7, col: '#030101', lean: 0.2 }),
  )
  s += wob(
    `<path d="M-20 ${Y(0.86)}C${X(0.15)} ${Y(0.8)} ${X(0.3)} ${Y(0.84)} ${X(0.45)} ${Y(0.855)}C${X(0.55)} ${Y(0.86)} ${X(0.6)} ${Y(0.87)}
      ${X(0.68)} ${Y(0.9)}L${X(0.72)} ${H}H${X(0.5)}C${X(0.4)} ${Y(0.93)} ${X(0.2)} ${Y(0.92)} -20 ${Y(0.97)}Z" fill="url(#${m}r)"
      stroke="#0c0605" stroke-width="1.6"/>`,
  )
  for (let i = 0; i < 5; i++) {
    const x = X(0.285 + (i - 2) * 0.118)
    const y = Y(0.868 - Math.abs(i - 2) * 0.003 + i * 0.003)
    s += `<path d="${poly(blob(x, y + 5, 29, 12, 11, 0.1, rng(i + 4)))}" fill="#0c0705" opacity=".8"/>
      <path d="${poly(blob(x, y, 29, 12, 11, 0.1, rng(i + 4)))}" fill="${['#F2E2B8', '#EBD3a0', '#E0BE86', '#7d513a', '#3c241b'][i]}"
      stroke="#120a07" stroke-width="1.5"/>`
  }
  return s
}

/** the Dark Lord, taller than the sky, and the small light before him */
export function darkLordAndFrodo({ X, Y }: Stage): string {
  let s = ''
  const fx = X(0.285)
  const fy = Y(0.842)
  const sx = X(0.655)
  const sy = Y(0.98)
  s += `<g transform="translate(${sx} ${sy}) scale(1.12)">${darkLord()}</g>`
  s += `<ellipse cx="${fx}" cy="${fy - 44}" rx="140" ry="124" fill="url(#glowG)" opacity=".95"/>`
  s +=
    `<path d="M${fx - 6} ${fy + 4}L${fx - 150} ${fy + 40}L${fx - 60} ${fy + 30}Z" fill="#000" opacity=".5" filter="url(#b2)"/>` +
    hobbit('frodo', fx, fy, 2.5, { base: false })
  s += `<circle cx="${fx}" cy="${fy - 50}" r="40" fill="url(#glowG)" style="mix-blend-mode:screen"/>`
  return s
}

/** sparks in the air */
function sparks({ X, Y, r }: Stage): string {
  let em = ''
  for (let i = 0; i < 130; i++)
    em += `<circle cx="${f(X(0.2 + r() * 0.8))}" cy="${f(Y(r() * 0.95))}" r="${f(0.6 + r() * 1.7)}" fill="#FFB65A"
      opacity="${f(0.25 + r() * 0.6)}"/>`
  return em
}

export function defeat(W: number, H: number): string {
  const s = stage(W, H, 4242, id('df'))
  return (
    defs(s) +
    smokeSky(s) +
    towerAndEye(s) +
    spears(s) +
    lastRoad(s) +
    darkLordAndFrodo(s) +
    sparks(s) +
    `<rect width="${W}" height="${H}" fill="url(#${s.m}v)"/><rect width="${W}" height="${H}" fill="#000" filter="url(#grain)" opacity=".34"/>`
  )
}
