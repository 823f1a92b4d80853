/** Mordor: three terraces with the side lines at the left, the main line over the plain and up the mountain to the fire. */
import type { Layout, Share } from './layout.ts'

const zigzag = (y: number, swing: number, xs: readonly number[]): readonly Share[] => xs.map((x, i) => [x, i % 2 ? y + swing : y])
const WIDE = [0.05, 0.103, 0.157, 0.211, 0.265, 0.319, 0.373, 0.425]
const TIGHT = [0.05, 0.102, 0.155, 0.208, 0.261, 0.314, 0.367, 0.42]

export const MORDOR: Layout = {
  place: 'mordor',
  layers: ['01-sky', '02-mountain', '03-terraces', '04-plain', '05-air'],
  sizes: { main: 20.5, side: 18.5, lantern: 0.9 },
  lines: {
    fighting: zigzag(0.4, 0.055, WIDE),
    friendship: zigzag(
      0.62,
      0.055,
      WIDE.map((x) => x * 0.985),
    ),
    hiding: zigzag(0.845, 0.06, WIDE.with(-1, 0.42)),
    travelling: [
      [0.49, 0.865],
      [0.568, 0.905],
      [0.648, 0.865],
      [0.727, 0.905],
      [0.806, 0.865],
      [0.885, 0.895],
      [0.94, 0.8],
      [0.872, 0.725],
      [0.79, 0.7],
      [0.708, 0.715],
      [0.635, 0.64],
      [0.7, 0.545],
      [0.785, 0.5],
      [0.8, 0.36],
    ],
  },
  stops: [],
  way: [],
  track: { width: 9, dust: '#D9B27A', edge: '#000000', edgeAlpha: 0.45, dot: '#FBE3B0' },
  doom: [0.79, 0.185],
  eye: [0.505, 0.115],
  phone: {
    sizes: { main: 28, side: 25, lantern: 1.05 },
    lines: {
      fighting: zigzag(0.385, 0.09, TIGHT),
      friendship: zigzag(0.605, 0.09, TIGHT),
      hiding: zigzag(0.825, 0.09, TIGHT),
      travelling: [
        [0.51, 0.84],
        [0.578, 0.91],
        [0.65, 0.85],
        [0.727, 0.91],
        [0.806, 0.855],
        [0.885, 0.905],
        [0.945, 0.81],
        [0.872, 0.735],
        [0.79, 0.7],
        [0.708, 0.725],
        [0.635, 0.645],
        [0.7, 0.545],
        [0.785, 0.485],
        [0.805, 0.36],
      ],
    },
    stops: [],
  },
}
