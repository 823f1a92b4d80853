// Helm's Deep: the Deeping Wall, its courses, defenders, culvert and fires.
import { f, jagPath, lerp, line, rows, yAt } from '../../../kit/geometry'
import { fall, glow, path, wob } from '../../../kit/pen'
import { battlement } from '../../../kit/riders'
import type { Stage } from '../../../kit/stage'
import { HELM } from './layout'

/** the wall as it stands: its upper and lower edge, its ends, the height at a part t of the way down, its outline */
function shape({ P }: Stage) {
  const top = P(HELM.wallTop)
  const base = P(HELM.wallBase)
  const x0 = top[0][0]
  const x1 = top[top.length - 1][0]
  const Y = (x: number, t: number) => lerp(yAt(top, x), yAt(base, x), t)
  const face = `${line(top)}${line([...base].reverse()).replace('M', 'L')}Z`
  return { top, base, x0, x1, Y, face }
}
/** courses and joints */
function courses(stage: Stage): string {
  const { x0, x1, Y } = shape(stage)
  const { r } = stage
  let s = ''
  let d = ''
  for (let k = 1; k < 10; k++) {
    d += `M${f(x0)} ${f(Y(x0, k / 10))}`
    for (let x = x0; x <= x1; x += 18) d += `L${f(x)} ${f(Y(x, k / 10))}`
  }
  for (let k = 0; k < 10; k++)
    for (let x = x0 + r() * 12; x < x1; x += 9 + r() * 9) d += `M${f(x)} ${f(Y(x, k / 10))}L${f(x)} ${f(Y(x, (k + 1) / 10))}`
  s += path(d, 'none', '#10161a', 0.8, 'opacity=".6"')
  return s
}
/** wet light on some stones, hatching under the walk and between the ribs */
function wetLight(stage: Stage): string {
  const { x0, x1, Y } = shape(stage)
  const { r } = stage
  let s = ''
  let lit = ''
  let hat = ''
  for (let i = 0; i < 120; i++) {
    const x = lerp(x0, x1, r())
    const t = Math.floor(r() * 10) / 10
    lit += `M${f(x)} ${f(Y(x, t) + 1.4)}h${f(4 + r() * 8)}`
  }
  for (let x = x0; x < x1; x += 2.6) hat += `M${f(x)} ${f(Y(x, 0.03))}l${f((r() - 0.5) * 2)} ${f(7 + r() * 12)}`
  s += path(hat, 'none', '#0b1013', 0.8, 'opacity=".7"') + path(lit, 'none', '#BFCED5', 1, 'opacity=".5"')
  return s
}
/** buttresses */
function buttresses(stage: Stage): string {
  const { Y } = shape(stage)
  const { W } = stage
  let s = ''
  for (const x of [0.3, 0.385, 0.56, 0.635, 0.7]) {
    const X = x * W
    const w = lerp(13, 9, (x - 0.2) / 0.55)
    s +=
      path(
        `M${f(X - w * 0.4)} ${f(Y(X, 0.08))}H${f(X + w * 0.4)}L${f(X + w * 0.8)} ${f(Y(X, 1) + 2)}H${f(X - w * 0.8)}Z`,
        '#4b585f',
        '#0d1114',
        1,
      ) +
      path(
        `M${f(X + w * 0.05)} ${f(Y(X, 0.08))}H${f(X + w * 0.4)}L${f(X + w * 0.8)} ${f(Y(X, 1) + 2)}H${f(X + w * 0.2)}Z`,
        '#1b2327',
        '',
        0,
        'opacity=".7"',
      )
  }
  return s
}
/** shade towards the castle and under the walk, cracks where the rams have been */
function shadeAndCracks(stage: Stage): string {
  const { Y, face } = shape(stage)
  const { W, m, r } = stage
  let s = path(face, `url(#${m}wallS)`) + path(face, 'url(#hB)', '', 0, 'opacity=".16"')
  let cr = ''
  for (const [x, t] of rows('0.338 0.4, 0.505 0.62, 0.59 0.35, 0.664 0.6')) {
    let X = x * W
    let y = Y(X, t)
    cr += `M${f(X)} ${f(y)}`
    for (let j = 0; j < 5; j++) {
      X += (r() - 0.5) * 12
      y += 4 + r() * 5
      cr += `L${f(X)} ${f(y)}`
    }
  }
  s += path(cr, 'none', '#06090b', 1.5, 'opacity=".85"')
  return s
}
/** culvert: a low arch with iron bars */
function culvert(stage: Stage): string {
  const { Y } = shape(stage)
  const { W } = stage
  let s = ''
  const cx = 0.366 * W
  const cy = Y(cx, 1)
  s += path(
    `M${f(cx - 15)} ${f(cy + 1)}V${f(cy - 13)}Q${f(cx)} ${f(cy - 29)} ${f(cx + 15)} ${f(cy - 14)}V${f(cy)}Z`,
    '#070a0c',
    '#8b9aa2',
    1.6,
  )
  s += path(
    `M${f(cx - 8)} ${f(cy)}v-18M${f(cx)} ${f(cy)}v-21M${f(cx + 8)} ${f(cy)}v-18M${f(cx - 14)} ${f(cy - 9)}h28`,
    'none',
    '#3e4a50',
    1.1,
  )
  return s
}
/** wall-walk, defenders and battlements */
function defenders(stage: Stage): string {
  const { top, x0, x1 } = shape(stage)
  const { r } = stage
  let s =
    path(line(top.map((p) => [p[0], p[1] - 3])), 'none', '#8B9BA3', 5) +
    path(line(top.map((p) => [p[0], p[1] - 6])), 'none', '#D5DFE2', 1.2, 'opacity=".8"')
  let men = ''
  let spears = ''
  for (let x = x0 + 26; x < x1; x += 6.5 + r() * 6) {
    const y = yAt(top, x) - 6
    const h = lerp(10, 7.5, (x - x0) / (x1 - x0))
    men += `M${f(x - h * 0.32)} ${f(y)}V${f(y - h * 0.6)}Q${f(x)} ${f(y - h * 1.3)} ${f(x + h * 0.32)} ${f(y - h * 0.6)}V${f(y)}Z`
    if (r() > 0.35) spears += `M${f(x + 3)} ${f(y)}l${f(1 + r() * 2)} ${f(-h * 2.1)}`
  }
  s += path(spears, 'none', '#0b0f12', 1.1) + path(men, '#0f1518', '#A9BAC2', 0.6)
  s += battlement(
    top.map((p) => [p[0], p[1] - 2]),
    58,
    8.5,
    6.5,
    '#66757d',
  )
  return s
}
/** the corner tower that ties the wall to the cliff */
function cornerTower({ m, r, P }: Stage): string {
  const out = jagPath(P(rows('0.728 0.445, 0.737 0.38, 0.742 0.31, 0.752 0.262, 0.763 0.3, 0.772 0.37, 0.785 0.42, 0.8 0.45')), 4, 5, r)
  return (
    path(line(out) + 'Z', `url(#${m}cliffR)`, '#0b1014', 1.3) +
    fall(out, 42, 3, r, { op: 0.6, col: '#0b1014' }) +
    path(line(out.slice(13)), 'none', '#F2C285', 1.4, 'opacity=".8"')
  )
}
/** fire baskets on the walk */
function fires(stage: Stage): string {
  const { top } = shape(stage)
  const { W } = stage
  let fire = ''
  for (const x of [0.3, 0.364, 0.43, 0.495, 0.559, 0.623, 0.687]) {
    const y = yAt(top, x * W) - 12
    fire += glow(x * W, y - 3, 17, 17, 'G', 0.9) + path(`M${f(x * W)} ${f(y + 3)}q-4 -3 -.5 -9q4.5 5 .5 9Z`, '#FFE39A', '#B4512C', 0.8)
  }
  return fire
}
/** the Deeping Wall: courses of stone, battlements, its defenders, the culvert */
export function deepingWall(s: Stage): string {
  const body = path(shape(s).face, `url(#${s.m}wall)`, '#0d1114', 1.5)
  const stones = body + courses(s) + wetLight(s) + buttresses(s) + shadeAndCracks(s) + culvert(s)
  return wob(stones + defenders(s) + cornerTower(s)) + fires(s)
}
