// Stations without their signs: the face lies at the anchor.
import { rng } from '../../kit/chance'
import { f, poly } from '../../kit/geometry'
import { greatStone, ribbon, stone, stoneFace } from '../../kit/stones'
import { leaf } from '../cards/grounds'
import { type Sprite, sprite } from './sprite'

/** radius of a station on the main line and on a side line */
export const R1 = 23
export const R2 = 21
/** how every station is worn */
const SEED = 205
/** main stones are tall, for the number carved on their front */
const TALL = 0.66
const room = (name: string, R: number, svg: string) =>
  sprite(`stone/${name}`, svg, Math.ceil(R * 1.36), Math.ceil(R * 1.1), Math.ceil(R * 1.62), Math.ceil(R * 1.95))
/** gold leaves laid round the rim of the last space: five pairs on either side, from the foot upwards */
function laurel(R: number): string {
  const half = [0, 1, 2, 3, 4].map((i) => {
    const a = 84 - i * 25
    const [x, y] = [Math.cos((a * Math.PI) / 180) * R * 0.87, Math.sin((a * Math.PI) / 180) * R * 0.73]
    const upwards = a - 90
    return leaf(x, y, upwards + 34, 8.5, '#E9C860', '#6d4f0a', 0.8) + leaf(x, y, upwards - 30, 8, '#C9A227', '#6d4f0a', 0.8)
  })
  const right = half.join('')
  return `${right}<g transform="scale(-1 1)">${right}</g>`
}
const GOAL = R1 * 1.2
const START = 0.96
/** the dotted gold line round a space that can be reached, with its glow */
function halo(): string {
  const face = stoneFace(R1, rng(SEED * 977 + 13))
  const ring = (k: number) => poly(face.map((p) => [p[0] * k, p[1] * k]))
  return `<ellipse cy="3" rx="${R1 * 1.75}" ry="${f(R1 * 0.84 * 1.7)}" fill="url(#glowG)"/>
    <path d="${ring(1.09)}" fill="none" stroke="#FFD978" stroke-width="3"/>
    <path d="${ring(1.19)}" fill="none" stroke="#FFE9AE" stroke-width="1" opacity=".7" stroke-dasharray="2 4"/>`
}
const GREAT = { R: 53, seed: 911 }
export const stones: Sprite[] = [
  room('main-open', R1, stone(R1, { seed: SEED, depth: R1 * TALL })),
  room('main-done', R1, stone(R1, { seed: SEED, depth: R1 * TALL, state: 'done' })),
  room('side-open', R2, stone(R2, { seed: SEED })),
  room('side-done', R2, stone(R2, { seed: SEED, state: 'done' })),
  room('main-start', R1 * START, stone(R1 * START, { seed: SEED, depth: R1 * TALL, state: 'start' })),
  room('side-start', R2 * START, stone(R2 * START, { seed: SEED, state: 'start' })),
  sprite('stone/goal', stone(GOAL, { seed: SEED, depth: GOAL * TALL }) + laurel(GOAL), 38, 32, 45, 54),
  sprite('stone/haven-open', greatStone(GREAT.R, 'open', GREAT.seed), 70, 54, 80, 92),
  sprite('stone/haven-done', greatStone(GREAT.R, 'done', GREAT.seed), 70, 54, 80, 92),
  sprite('stone/haven-now', greatStone(GREAT.R, 'now', GREAT.seed), 95, 82, 95, 94),
  sprite('halo/gold', halo(), 42, 38, 42, 40),
  ...(['open', 'now', 'done'] as const).map((state) => sprite(`ribbon/${state}`, ribbon(state), 74, 2, 74, 42)),
]
