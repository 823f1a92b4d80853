// Mordor: the mountain with its three streams of fire.
import { rng } from '../../../kit/chance'
import { f, jagPath, line, smooth } from '../../../kit/geometry'
import type { Stage } from '../../../kit/stage'
import { MORDOR } from './layout'

/** where the crater is */
const crater = ({ W, H }: Stage) => [MORDOR.doom[0] * W, MORDOR.doom[1] * H]
/** the cone with its hatching, lit along both edges */
function cone(stage: Stage): string {
  const [ax, ay] = crater(stage)
  const { W, H, m } = stage
  const q = rng(5)
  const Lf = jagPath(
    [
      [ax - 20, ay],
      [ax - 62, ay + H * 0.2],
      [ax - 120, ay + H * 0.36],
      [ax - W * 0.3, ay + H * 0.56],
    ],
    6,
    8,
    q,
  )
  const Rt = jagPath(
    [
      [ax + 22, ay + 3],
      [ax + 60, ay + H * 0.2],
      [ax + 110, ay + H * 0.36],
      [W + 40, ay + H * 0.55],
    ],
    6,
    8,
    q,
  )
  const d = line([...Lf].reverse()) + 'L' + f(ax - 10) + ' ' + f(ay + 6) + 'L' + f(ax + 4) + ' ' + f(ay + 2) + line(Rt).replace('M', 'L')
  let s = `<g filter="url(#wob)"><path d="${d}V${H}H${ax - W * 0.3}Z" fill="url(#${m}d)" stroke="#0c0605" stroke-width="1.5"/>`
  let st = ''
  for (let i = 0; i < 520; i++) {
    const t = q()
    const a = (q() - 0.5) * 2
    const y = ay + 8 + t * H * 0.54
    const hw = 24 + t * W * 0.27 * (0.6 + t * 0.4)
    const x = ax + a * hw
    st += `M${f(x)} ${f(y)}l${f(a * (6 + t * 16))} ${f(9 + q() * 14)}`
  }
  s += `<path d="${st}" stroke="#0a0504" stroke-width="1" opacity=".55"/>`
  let lt = ''
  for (let i = 0; i < 120; i++) {
    const t = q()
    const y = ay + 8 + t * H * 0.5
    const x = ax + (q() - 0.2) * (30 + t * W * 0.12)
    lt += `M${f(x)} ${f(y)}l${f((q() - 0.4) * 6)} ${f(6 + q() * 9)}`
  }
  s += `<path d="${lt}" stroke="#F08A3C" stroke-width=".9" opacity=".4"/>
    <path d="${line(Lf)}" stroke="#F2A050" stroke-width="1.4" fill="none" opacity=".7"/>
    <path d="${line(Rt)}" stroke="#F2A050" stroke-width="1.4" fill="none" opacity=".7"/></g>`
  return s
}
/** three streams of lava, three strokes each: blurred ember, orange, pale core */
function streams(stage: Stage): string {
  const [ax, ay] = crater(stage)
  const { H } = stage
  let s = ''
  const lava = [
    [
      [ax - 4, ay],
      [ax - 12, ay + H * 0.09],
      [ax + 4, ay + H * 0.18],
      [ax - 24, ay + H * 0.3],
      [ax - 14, ay + H * 0.42],
      [ax - 52, ay + H * 0.56],
    ],
    [
      [ax + 8, ay],
      [ax + 24, ay + H * 0.1],
      [ax + 18, ay + H * 0.2],
      [ax + 56, ay + H * 0.33],
      [ax + 58, ay + H * 0.43],
    ],
    [
      [ax - 10, ay + 2],
      [ax - 38, ay + H * 0.14],
      [ax - 44, ay + H * 0.25],
    ],
  ]
  lava.forEach((p, i) => {
    const d = smooth(p)
    s += `<path d="${d}" stroke="#D8481C" stroke-width="${13 - i * 3}" fill="none" opacity=".5" filter="url(#b4)"
      stroke-linecap="round"/>
      <path d="${d}" stroke="#E8641F" stroke-width="${5 - i}" fill="none" stroke-linecap="round" filter="url(#wob)"/>
      <path d="${d}" stroke="#FFDB7A" stroke-width="${1.9 - i * 0.3}" fill="none" stroke-linecap="round" filter="url(#wob)"/>`
  })
  return s
}
/** the burning mouth */
function mouth(stage: Stage): string {
  const [ax, ay] = crater(stage)
  return `<ellipse cx="${ax}" cy="${ay}" rx="74" ry="52" fill="url(#glowG)" style="mix-blend-mode:screen"/>
    <path d="M${ax - 21} ${ay}Q${ax} ${ay - 8} ${ax + 22} ${ay + 3}Q${ax} ${ay + 10} ${ax - 21} ${ay}Z" fill="#FFE69A" stroke="#7a1c0c"
    stroke-width="1.5"/>`
}
/** the mountain */
export const mountainOfFire = (s: Stage) => cone(s) + streams(s) + mouth(s)
