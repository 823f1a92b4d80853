// Helm's Deep: trees that walk, and the ents among them.
import type { Rng } from '../../../kit/chance'
import { blob, f, line, rows, smooth } from '../../../kit/geometry'
import { glow, path } from '../../../kit/pen'

// ---- layer 8: the near ridge: riders at the left, the wood that walked at the right
// a gnarled tree: trunk with forked limbs, crown of leaf clumps, firelight on its lower left
export function tree(x: number, y: number, h: number, w: number, r: Rng, P = ['#0e120e', '#1a241b', '#27331f', '#C98546']) {
  let o = path(
    `M${f(x - w * 0.13)} ${f(y)}C${f(x - w * 0.03)} ${f(y - h * 0.25)} ${f(x - w * 0.1)} ${f(y - h * 0.4)} ${f(x - w * 0.24)}
      ${f(y - h * 0.6)} L${f(x - w * 0.17)} ${f(y - h * 0.6)}L${f(x - w * 0.02)} ${f(y - h * 0.45)}L${f(x)}
      ${f(y - h * 0.72)}L${f(x + w * 0.07)} ${f(y - h * 0.45)} L${f(x + w * 0.22)} ${f(y - h * 0.62)} L${f(x + w * 0.28)}
      ${f(y - h * 0.6)}C${f(x + w * 0.12)} ${f(y - h * 0.4)} ${f(x + w * 0.07)} ${f(y - h * 0.2)} ${f(x + w * 0.18)} ${f(y)}Z`,
    P[0],
    P[3],
    0.7,
  )
  const clump = rows('-0.3 0.62 0.26, 0.28 0.63 0.27, -0.13 0.74 0.3, 0.15 0.76 0.3, 0 0.88 0.25, -0.36 0.74 0.17, 0.36 0.76 0.17')
  for (const [cx, cy, q] of clump) {
    const b = blob(x + cx * w, y - cy * h, q * w * (0.9 + r() * 0.25), q * h * 0.62, 11, 0.26, r)
    o += path(smooth([...b, b[0]]) + 'Z', cy > 0.7 ? P[1] : P[2], '#070907', 0.9)
    let d = ''
    for (let i = 0; i < 9; i++) {
      const a = r() * 6.3
      const k = Math.sqrt(r()) * 0.8
      d += `M${f(x + cx * w + Math.cos(a) * q * w * k)} ${f(y - cy * h + Math.sin(a) * q * h * 0.55 * k)}q2 -3 4 0`
    }
    o += path(d, 'none', '#5d6d4c', 0.8, 'opacity=".7"') + path(line(b.slice(3, 6)), 'none', P[3], 1, 'opacity=".75"')
  }
  return o
}
// an ent: trunk body with rooted legs, long arms, a crown of boughs, a mossy beard, two lights for eyes
export function ent(x: number, y: number, h: number, dir: number, r: Rng, old = false) {
  const q = h / 120
  const X = (v: number) => f(x + v * q * dir)
  const Y = (v: number) => f(y - v * q)
  const T = '#1c160e'
  const B = '#9a7038'
  const limb = (d: string, w: number) =>
    path(d, 'none', '#060504', (w + 1.6) * q, 'stroke-linecap="round"') + path(d, 'none', T, w * q, 'stroke-linecap="round"')
  let o = limb(
    `M${X(12)} ${Y(66)}C${X(28)} ${Y(76)} ${X(38)} ${Y(64)} ${X(52)} ${Y(76)}M${X(44)} ${Y(69)}L${X(60)} ${Y(66)}M${X(48)} ${Y(72)}
      L${X(50)} ${Y(86)}`,
    5,
  )
  if (!old)
    o += limb(
      `M${X(-12)} ${Y(64)}C${X(-26)} ${Y(60)} ${X(-30)} ${Y(44)} ${X(-34)} ${Y(28)}M${X(-33)} ${Y(34)}L${X(-42)} ${Y(24)}M${X(-33)}
        ${Y(34)} L${X(-26)} ${Y(22)}`,
      5,
    )
  else
    o += limb(
      `M${X(-10)} ${Y(70)}C${X(-22)} ${Y(74)} ${X(-26)} ${Y(84)} ${X(-34)} ${Y(86)}M${X(-28)} ${Y(83)}L${X(-34)} ${Y(76)}M${X(-31)}
        ${Y(85)} L${X(-33)} ${Y(95)}`,
      4,
    )
  o += limb(
    `M${X(-6)} ${Y(90)}L${X(-15)} ${Y(112)}M${X(-11)} ${Y(101)}L${X(-24)} ${Y(106)}M${X(0)} ${Y(92)}L${X(1)} ${Y(122)}M${X(0)} ${Y(106)}
      L${X(-8)} ${Y(116)} M${X(6)} ${Y(90)}L${X(17)} ${Y(114)}M${X(11)} ${Y(101)}L${X(24)} ${Y(108)}`,
    3.4,
  )
  o += path(
    `M${X(-24)} ${Y(0)}L${X(-12)} ${Y(26)}L${X(-14)} ${Y(54)}C${X(-18)} ${Y(68)} ${X(-13)} ${Y(80)} ${X(-9)} ${Y(94)}L${X(9)} ${Y(94)}
      C${X(14)} ${Y(80)} ${X(18)} ${Y(66)} ${X(13)} ${Y(52)} L${X(17)} ${Y(28)}L${X(34)} ${Y(0)}L${X(20)} ${Y(0)}L${X(3)}
      ${Y(34)}L${X(-8)} ${Y(0)}Z`,
    T,
    '#060504',
    1.6,
  )
  o += path(
    `M${X(-11)} ${Y(28)}L${X(-12)} ${Y(54)}C${X(-15)} ${Y(66)} ${X(-11)} ${Y(80)} ${X(-7)} ${Y(92)}M${X(-22)} ${Y(2)}L${X(-11)} ${Y(27)}`,
    'none',
    '#E29A4E',
    1.5,
    'opacity=".9"',
  )
  o += path(
    `M${X(-4)} ${Y(60)}V${Y(30)}M${X(2)} ${Y(64)}V${Y(40)}M${X(8)} ${Y(60)}L${X(11)} ${Y(34)}M${X(14)} ${Y(24)}L${X(25)} ${Y(3)}M${X(-7)}
      ${Y(48)} L${X(-6)} ${Y(22)}M${X(6)} ${Y(90)}L${X(9)} ${Y(80)}`,
    'none',
    B,
    1,
    'opacity=".75"',
  )
  o += path(
    `M${X(-6)} ${Y(72)}L${X(-4)} ${Y(52)}L${X(-1)} ${Y(66)}L${X(2)} ${Y(46)}L${X(5)} ${Y(66)}L${X(8)} ${Y(54)}L${X(9)} ${Y(72)}Z`,
    '#4a4a2c',
    '#0a0805',
    1,
  )
  o += path(
    `M${X(-7)} ${Y(88)}L${X(-1)} ${Y(85)}M${X(10)} ${Y(88)}L${X(4)} ${Y(85)}M${X(1)} ${Y(83)}L${X(-1)} ${Y(74)}H${X(4)}`,
    'none',
    B,
    1.3,
    'opacity=".9"',
  )
  for (const [cx, cy, k] of rows('-18 112 8, -8 119 9, 3 124 9, 16 117 9, 24 109 7')) {
    const b = blob(+X(cx), +Y(cy), k * q * 1.3, k * q, 9, 0.3, r)
    let hatch = ''
    for (let i = 0; i < 12; i++) {
      const t = r() * 6.3
      const v = Math.sqrt(r()) * 0.8
      hatch += `M${f(+X(cx) + Math.cos(t) * k * q * 1.3 * v)} ${f(+Y(cy) + Math.sin(t) * k * q * v)}q${f(q * 1.5)} ${f(-q * 2)} ${f(q * 3)} 0`
    }
    o +=
      path(smooth([...b, b[0]]) + 'Z', '#232e1e', '#070907', 0.9) +
      path(hatch, 'none', '#66784f', 0.8, 'opacity=".7"') +
      path(line(b.slice(3, 6)), 'none', '#D08E4A', 1, 'opacity=".7"')
  }
  return (
    o +
    glow(+X(2), +Y(82), 13 * q, 10 * q, 'G', 0.75) +
    path(`M${X(-4)} ${Y(82.5)}L${X(0)} ${Y(81)}M${X(4)} ${Y(81)}L${X(8)} ${Y(82.5)}`, 'none', '#FFEDB0', 2.6 * q, 'stroke-linecap="round"')
  )
}
