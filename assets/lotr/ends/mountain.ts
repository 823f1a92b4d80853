// The mountain of the last scene and the rock the friends stand on.
import { type Rng, rng } from '../../kit/chance'
import { f, jagPath, line, smooth } from '../../kit/geometry'
import { fall, wob } from '../../kit/pen'

/** mountain of fire with its streams */
export function doom(ax: number, ay: number, H: number, m: string) {
  const q = rng(5)
  const Lf = jagPath(
    [
      [ax - 34, ay],
      [ax - 92, ay + 120],
      [ax - 190, ay + 240],
      [ax - 360, H + 10],
    ],
    7,
    11,
    q,
  )
  const Rt = jagPath(
    [
      [ax + 36, ay + 4],
      [ax + 90, ay + 110],
      [ax + 200, ay + 230],
      [ax + 400, H + 10],
    ],
    7,
    11,
    q,
  )
  const d = line([...Lf].reverse()) + `L${f(ax - 14)} ${f(ay + 9)}L${f(ax + 6)} ${f(ay + 3)}` + line(Rt).replace('M', 'L')
  let st = ''
  let lt = ''
  for (let i = 0; i < 760; i++) {
    const t = q()
    const a = (q() - 0.5) * 2
    const y = ay + 10 + t * (H - ay)
    const hw = 34 + t * 330
    st += `M${f(ax + a * hw)} ${f(y)}l${f(a * (8 + t * 22))} ${f(10 + q() * 18)}`
  }
  for (let i = 0; i < 260; i++) {
    const t = q()
    const y = ay + 10 + t * (H - ay)
    lt += `M${f(ax - q() * (34 + t * 330))} ${f(y)}l${f(-6 - q() * 9)} ${f(9 + q() * 9)}`
  }
  let o = wob(
    `<path d="${d}Z" fill="url(#${m}d)" stroke="#0c0605" stroke-width="1.5"/><clipPath id="${m}dc"><path d="${d}Z"/></clipPath>
      <g clip-path="url(#${m}dc)"><path d="${st}" stroke="#0a0504" stroke-width="1.1" opacity=".5"/>
      <path d="${lt}" stroke="#F6C07a" stroke-width="1" opacity=".55"/></g>` +
      `<path d="${line(Lf)}" stroke="#FFE2A0" stroke-width="2" fill="none" opacity=".9"/>
        <path d="${line(Rt)}" stroke="#F2A050" stroke-width="1.5" fill="none" opacity=".7"/>`,
  )
  const lava = [
    [
      [ax - 6, ay],
      [ax - 18, ay + 60],
      [ax + 8, ay + 120],
      [ax - 40, ay + 200],
      [ax - 24, ay + 270],
      [ax - 90, ay + 380],
    ],
    [
      [ax + 14, ay],
      [ax + 40, ay + 70],
      [ax + 30, ay + 140],
      [ax + 96, ay + 220],
      [ax + 110, ay + 330],
    ],
    [
      [ax - 18, ay + 2],
      [ax - 62, ay + 96],
      [ax - 74, ay + 170],
      [ax - 130, ay + 250],
    ],
  ]
  lava.forEach((p, i) => {
    const e = smooth(p)
    o += `<path d="${e}" stroke="#E8571F" stroke-width="${20 - i * 3}" fill="none" opacity=".5" filter="url(#b4)" stroke-linecap="round"/>
      <path d="${e}" stroke="#F0752A" stroke-width="${7 - i}" fill="none" stroke-linecap="round" filter="url(#wob)"/>
      <path d="${e}" stroke="#FFE79A" stroke-width="${2.6 - i * 0.4}" fill="none" stroke-linecap="round" filter="url(#wob)"/>`
  })
  return o
}
/** flat-topped boulder, split and hatched, lit from the left */
export function rock(x: number, y: number, r: Rng) {
  const top = jagPath(
    [
      [x - 92, y + 8],
      [x - 60, y - 3],
      [x + 20, y - 6],
      [x + 74, y + 2],
      [x + 104, y + 16],
    ],
    4,
    5,
    r,
  )
  const bot = jagPath(
    [
      [x + 118, y + 62],
      [x + 40, y + 74],
      [x - 50, y + 72],
      [x - 112, y + 58],
    ],
    4,
    8,
    r,
  )
  const d = line(top) + line(bot).replace('M', 'L')
  let c = ''
  for (const k of [-58, -22, 16, 52, 84])
    c += `M${x + k} ${y + 4}l${f((r() - 0.5) * 14)} ${f(20 + r() * 12)}l${f((r() - 0.5) * 18)} ${f(22 + r() * 12)}`
  return wob(
    `<path d="${d}Z" fill="#6f523c" stroke="#1d120b" stroke-width="1.8"/>
      <path d="M${x + 30} ${y - 4}L${x + 104} ${y + 16}L${x + 118} ${y + 62}L${x + 40} ${y + 74}Z" fill="#1d120b" opacity=".38"/>` +
      fall(top, 44, 4, r, { op: 0.6, col: '#1d120b', lean: 0.1 }) +
      `<path d="${c}" fill="none" stroke="#120a06" stroke-width="1.5"/>
        <path d="${line(top)}" fill="none" stroke="#FFE9B0" stroke-width="2.8"/>`,
  )
}
