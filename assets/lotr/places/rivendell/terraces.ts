// Rivendell: two terraces with their halls, the river and the bridge between them.
import { f, rows } from '../../../kit/geometry'
import { cupola, hall, ogee } from '../../../kit/houses'
import { crown, slope, trunk } from '../../../kit/land'
import { halo, wob } from '../../../kit/pen'
import type { Stage } from '../../../kit/stage'

const AUT = [
  ['#5a3a1c', '#9b6428', '#D9A347'],
  ['#5c2a1a', '#9a4526', '#D07a3c'],
  ['#3c4424', '#6b7434', '#A9A654'],
]

/** left terrace: the last homely house, hall behind hall */
export function leftTerrace({ H, r, m, X, Y, P }: Stage): string {
  let s = wob(
    slope(P(rows('-0.05 0.44, 0.06 0.42, 0.17 0.44, 0.28 0.475, 0.36 0.52, 0.41 0.58')), H, `url(#${m}g)`, r, {
      depth: 30,
      op: 0.45,
      rim: '#FBE9B4',
      rimOp: 0.8,
    }),
  )
  for (const [x, y, a, b, c] of rows('0.025 0.36 34 30 0, 0.335 0.475 27 24 1, 0.1 0.33 26 24 2'))
    s += wob(trunk(X(x), Y(y + 0.09), 6, 26, '#3d2a18', r) + crown(X(x), Y(y), a, b, AUT[c], r, { n: 22 }))
  s += wob(
    hall(X(0.285), Y(0.5), 62, 74, 4) + hall(X(0.105), Y(0.462), 84, 108, 4) + hall(X(0.2), Y(0.485), 112, 96, 6, { roof: '#7d8d80' }),
  )
  s += wob(
    `<path d="M${X(0.152)} ${Y(0.42)}V${Y(0.2)}H${X(0.172)}V${Y(0.42)}Z" fill="#EFE6CC" stroke="#2b2118" stroke-width="1.2"/>
      <path d="M${X(0.164)} ${Y(0.42)}V${Y(0.2)}H${X(0.172)}V${Y(0.42)}Z" fill="#8d8268" opacity=".6"/>
      <path d="${ogee(X(0.157), X(0.167), Y(0.265), Y(0.245), Y(0.222))}" fill="#F6C968" stroke="#2b2118"/>
      <path d="M${X(0.146)} ${Y(0.203)}C${X(0.15)} ${Y(0.165)} ${X(0.16)} ${Y(0.15)} ${X(0.162)} ${Y(0.085)}C${X(0.164)} ${Y(0.15)}
      ${X(0.174)} ${Y(0.165)} ${X(0.178)} ${Y(0.203)}Z" fill="#6f8076" stroke="#22302c" stroke-width="1.2"/>`,
  )
  s += halo(X(0.19), Y(0.46), 130, 50, 0.5)
  for (const [x, y, a, b, c] of rows('0.05 0.475 30 24 1, 0.245 0.5 20 17 0, 0.375 0.565 25 20 2, -0.01 0.5 34 30 0'))
    s += wob(trunk(X(x), Y(y + 0.075), 5, 22, '#3d2a18', r) + crown(X(x), Y(y), a, b, AUT[c], r, { n: 20 }))
  return s
}

/** right terrace: cupola, stair cut in the rock, second house */
export function rightTerrace({ H, r, m, X, Y, P }: Stage): string {
  let s = wob(
    slope(P(rows('0.625 0.6, 0.68 0.535, 0.76 0.5, 0.86 0.475, 0.95 0.47, 1.05 0.45')), H, `url(#${m}g)`, r, {
      depth: 30,
      op: 0.45,
      rim: '#FBE9B4',
      rimOp: 0.8,
      lean: -0.2,
    }),
  )
  for (const [x, y, a, b, c] of [
    [0.955, 0.385, 34, 32, 1],
    [0.845, 0.43, 24, 22, 2],
  ])
    s += wob(trunk(X(x), Y(y + 0.085), 6, 26, '#3d2a18', r) + crown(X(x), Y(y), a, b, AUT[c], r, { n: 22 }))
  s += wob(hall(X(0.925), Y(0.5), 96, 92, 5, { roof: '#66776f' }) + cupola(X(0.79), Y(0.515), 50, 96))
  {
    let st = ''
    for (let i = 0; i < 11; i++) st += `M${f(X(0.7 + i * 0.0055))} ${f(Y(0.6 - i * 0.0085))}h${f(20 - i * 0.8)}`
    s += wob(
      `<path d="M${X(0.695)} ${Y(0.61)}L${X(0.757)} ${Y(0.505)}h16L${X(0.73)} ${Y(0.61)}Z" fill="#D8CBA4" stroke="#2b2118"/>
        <path d="${st}" stroke="#3a3022" stroke-width="1.3"/>`,
    )
  }
  for (const [x, y, a, b, c] of rows('0.865 0.53 22 18 0, 1 0.5 36 30 0, 0.66 0.575 22 18 1'))
    s += wob(trunk(X(x), Y(y + 0.06), 5, 18, '#3d2a18', r) + crown(X(x), Y(y), a, b, AUT[c], r, { n: 20 }))
  return s
}

/** the river in its gorge, and one slender bridge */
export function bridge({ r, m, X, Y }: Stage): string {
  let s = `<path d="M${X(0.5)} ${Y(0.53)}C${X(0.46)} ${Y(0.58)} ${X(0.44)} ${Y(0.6)} ${X(0.41)} ${Y(0.66)}L${X(0.64)} ${Y(0.66)}C${X(0.6)}
    ${Y(0.6)} ${X(0.59)} ${Y(0.57)} ${X(0.565)} ${Y(0.53)}Z" fill="url(#${m}v)"/>`
  {
    let w = ''
    for (let i = 0; i < 40; i++) {
      const t = r()
      const x = X(0.53 + (r() - 0.5) * (0.06 + t * 0.17))
      w += `M${f(x)} ${f(Y(0.54 + t * 0.11))}q${f(5 + t * 8)} -2.5 ${f(10 + t * 14)} 0`
    }
    s += `<path d="${w}" stroke="#fff" stroke-width="1.1" fill="none" opacity=".8"/>`
  }
  // posts and joints along the arch
  const rail = Array.from({ length: 25 }, (_, i) => {
    const q = i / 24
    const x = (1 - q) * (1 - q) * 0.375 + 2 * q * (1 - q) * 0.525 + q * q * 0.675
    const y = (1 - q) * (1 - q) * 0.6 + 2 * q * (1 - q) * 0.43 + q * q * 0.6
    return `M${f(X(x))} ${f(Y(y))}v-5M${f(X(x))} ${f(Y(y) + 2)}v7`
  })
  s += wob(
    `<path d="M${X(0.375)} ${Y(0.6)}Q${X(0.525)} ${Y(0.43)} ${X(0.675)} ${Y(0.6)}L${X(0.675)} ${Y(0.625)}Q${X(0.525)} ${Y(0.475)}
      ${X(0.375)} ${Y(0.625)}Z" fill="#E9DFC2" stroke="#2b2118" stroke-width="1.3"/>` +
      `<path d="M${X(0.375)} ${Y(0.593)}Q${X(0.525)} ${Y(0.418)} ${X(0.675)} ${Y(0.593)}" fill="none" stroke="#2b2118" stroke-width="3"/>
        <path d="M${X(0.375)} ${Y(0.593)}Q${X(0.525)} ${Y(0.418)} ${X(0.675)} ${Y(0.593)}" fill="none" stroke="#FFF6DC"
        stroke-width="1.5"/>` +
      `<path d="${rail.join('')}" stroke="#2b2118" stroke-width="1"/>`,
  )
  return s
}
