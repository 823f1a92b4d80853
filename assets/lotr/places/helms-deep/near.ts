// Helm's Deep, nearest: the ridge of the travellers, the wood behind its crest, the old ent; the trodden ways.
import { blob, f, jagPath, line, poly, rows, scaled, smooth, yAt } from '../../../kit/geometry'
import { rubble } from '../../../kit/land'
import { fall, path, wob } from '../../../kit/pen'
import { rider } from '../../../kit/riders'
import type { Stage } from '../../../kit/stage'
import { track } from '../../../kit/ways'
import { HELM } from './layout'
import { ent, tree } from './wood'

/** the ridge of the travellers with all that stands on it */
export function nearRidge({ W, H, m, r }: Stage) {
  const P = scaled(W, H)
  const edge = P(HELM.near)
  const jag = jagPath(edge, 6, 5, r)
  const Y = (x: number) => yAt(edge, x * W)
  let s = ''
  for (const [x, h, w] of rows('0.548 50 44, 0.598 60 50, 0.668 54 42, 0.735 66 52, 0.782 60 44, 0.862 88 62, 0.905 82 52'))
    s += tree(x * W, Y(x) + 7, h, w, r)
  s += ent(W * 0.636, Y(0.636) + 13, 72, -1, r) + ent(W * 0.822, Y(0.822) + 16, 96, -1, r)
  // riders of the first part, on the crest against the fires
  for (const [x, z] of rows('0.035 0.78, 0.1 0.8, 0.165 0.78, 0.235 0.82, 0.3 0.8, 0.37 0.84, 0.44 0.88'))
    s += rider(x * W, Y(x) + 5, z, { ink: '#0b0d0d', rim: '#F7B465', pennon: r() > 0.45 ? '#4f7d58' : '#93352a' })
  // the ridge itself
  s +=
    path(line(jag) + `L${W + 40} ${H + 20}L-40 ${H + 20}Z`, `url(#${m}near)`, '#080a0b', 1.3) +
    path(line(jag), 'none', '#F0B064', 1.7, 'opacity=".85"')
  s +=
    fall(jag, H * 0.13, 4, r, { op: 0.55, col: '#06080a', lean: 0.25, w: 0.95 }) +
    fall(
      jag.map((p) => [p[0], p[1] - 4]),
      9,
      4,
      r,
      { op: 0.7, col: '#0b0e0c', lean: 0.5 },
    )
  s += fall(jag, H * 0.05, 7, r, { op: 0.5, col: '#E2A35C', lean: 0.2 })
  let g = ''
  let roots = ''
  for (let i = 0; i < 320; i++) {
    const x = r() * W * 0.56
    const y = H * (0.8 + r() * 0.2)
    g += `M${f(x)} ${f(y)}l${f(1 + r() * 4)} ${f(-4 - r() * 6)}`
  }
  for (let i = 0; i < 34; i++) {
    let x = W * (0.53 + r() * 0.44)
    let y = H * (0.8 + r() * 0.17)
    const pts = [[x, y]]
    for (let j = 0; j < 4; j++) pts.push([(x += 6 + r() * 12), (y += (r() - 0.35) * 7)])
    roots += smooth(pts)
  }
  s +=
    path(g, 'none', '#93A184', 0.9, 'opacity=".45"') +
    path(roots, 'none', '#060807', 2, 'opacity=".65"') +
    path(roots, 'none', '#8a6b3e', 0.7, 'opacity=".6" transform="translate(-1 -1.5)"')
  // things left on the grass: boulders, broken spears
  for (const [x, y, q] of rows(
    '0.088 0.945 9, 0.17 0.8 8, 0.255 0.94 7, 0.425 0.81 7, 0.345 0.955 9, 0.6 0.945 8, 0.785 0.955 9, 0.7 0.815 7, 0.868 0.81 6',
  )) {
    const b = blob(x * W, y * H, q * 1.5, q * 0.9, 8, 0.3, r)
    s +=
      path(poly(b), '#2c322f', '#080a0b', 1.1) +
      path(line(b.slice(4, 8)), 'none', '#A9A58A', 1, 'opacity=".6"') +
      fall(b.slice(0, 4).reverse(), -q * 0.7, 3, r, { op: 0.6, col: '#07090a' })
  }
  s +=
    path(
      `M${f(W * 0.19)} ${f(H * 0.955)}l34 -7M${f(W * 0.2)} ${f(H * 0.935)}l22 13M${f(W * 0.41)} ${f(H * 0.955)}l-26 -9M${f(W * 0.02)}
        ${f(H * 0.92)}l20 6`,
      'none',
      '#080a0b',
      2.6,
    ) +
    path(
      `M${f(W * 0.19)} ${f(H * 0.955)}l34 -7M${f(W * 0.2)} ${f(H * 0.935)}l22 13M${f(W * 0.41)} ${f(H * 0.955)}l-26 -9M${f(W * 0.02)}
        ${f(H * 0.92)}l20 6`,
      'none',
      '#8a7350',
      1.2,
    )
  // dark foreground: stones, long grass, a great ent at the right edge
  s +=
    rubble(W * 0.06, H * 0.985, 6, W * 0.14, 13, r, '#0d1110', '#4d5448') +
    rubble(W * 0.44, H * 0.985, 5, W * 0.12, 11, r, '#0d1110', '#4d5448')
  let tuft = ''
  for (let i = 0; i < 150; i++) {
    const x = r() * W
    const y = H * (0.985 + r() * 0.02)
    tuft += `M${f(x)} ${f(y)}q${f((r() - 0.5) * 4)} -8 ${f((r() - 0.3) * 14)} ${f(-11 - r() * 12)}`
  }
  s += path(tuft, 'none', '#070a08', 1.6) + ent(W * 0.966, H * 1.0, 208, 1, r, true)
  return wob(s)
}

/** the trodden ways of the three lines; the march thins between space 5 and the wood */
export function ways({ W, H }: Stage) {
  const P = scaled(W, H)
  const tr = P(HELM.lines.travelling)
  return (
    track(P(HELM.lines.friendship), { w: 8, op: 0.34 }) +
    track(P(HELM.lines.fighting), { op: 0.5 }) +
    track(tr.slice(0, 6), { w: 9 }) +
    track(tr.slice(5, 7), { w: 4, op: 0.2 }) +
    track(tr.slice(6), { w: 9 })
  )
}
