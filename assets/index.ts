// What public/art/index.json tells the app: layers, stations, the road's measures, anchors and sizes.
import { layouts, plates } from './plates'
import { roads } from './pictures'
import { COVER } from './src/cover.mjs'
import { SPRITES } from './src/sprites.mjs'

const round = (n: number) => Math.round(n * 10000) / 10000
/** shift of the four groups of a plate at full tilt, in CSS pixels; stations go with the last group before the air */
const PARALLAX = [0, 2, 3, 4, 0]

export function describe(sizes: Record<string, number>) {
  const places = Object.fromEntries(Object.entries(plates).map(([place, plate]) => {
    const names = Object.keys(plate.groups)
    const layers = names.map((name, i) => ({
      name,
      file: `lotr/places/${place}/${String(i + 1).padStart(2, '0')}-${name}.webp`,
      blend: 'normal',
      parallax: PARALLAX[i] ?? 0,
    }))
    return [place, { width: 806, height: 452, layers, stationsAbove: 'air', stationsParallax: 4, thumb: `lotr/places/${place}/thumb.webp`, ...layouts[place] }]
  }))
  const road = Object.fromEntries(Object.entries(roads).map(([name, r]) => [name, {
    file: `lotr/road/${name}.webp`,
    candle: `lotr/road/${name}-candle.webp`,
    width: r.w,
    height: r.h,
    steps: Array.from({ length: 16 }, (_, i) => ({ x: round((r.step0 + i * r.dx) / r.w), y: round(r.y0 + Math.sin(i * 0.75) * r.wig + 2) })),
    stepWidth: r.dx,
    numbersY: r.h - 6,
    figureScale: name === 'landscape' ? 0.754 : name === 'portrait' ? 0.594 : 0.406,
    sauronScale: name === 'landscape' ? 0.853 : name === 'portrait' ? 0.78 : 0.56,
  }]))
  return {
    scale: 2,
    places,
    edge: 'lotr/places/edge.webp',
    road: { ...road, night: { file: 'lotr/road/night.webp', width: 600, height: 126, before: 2.2, note: 'left end lies 2.2 steps before Sauron; right of the picture the last column goes on' } },
    sprites: { file: 'lotr/sprites.json', anchors: Object.fromEntries([...SPRITES].sort((a, b) => (a.name < b.name ? -1 : 1)).map((s) =>
      [s.name, { x: round(s.left / (s.left + s.right)), y: round(s.top / (s.top + s.bottom)), w: s.left + s.right, h: s.top + s.bottom }])) },
    shelf: {
      landscape: { wall: 'shelf/wall.webp', window: [590, 262, 196], board: 500 },
      portrait: { wall: 'shelf/wall-portrait.webp', window: [410, 292, 196], board: 530 },
      stand: { note: 'x of the left edge of the body and y of the foot inside each picture', book: [26, 362], case: [36, 388], map: [38, 358], candle: [210, 316] },
    },
    cover: Object.fromEntries(Object.entries(COVER as Record<string, { W: number; H: number; CX: number; CY: number; R: number; panel: number[] }>).map(([name, c]) =>
      [name, { file: `cover/door${name === 'portrait' ? '-portrait' : ''}.webp`, width: c.W, height: c.H, centre: [c.CX, c.CY], radius: c.R, progressRadius: 84, panel: c.panel }])),
    knob: { file: 'cover/knob.webp', width: 140, height: 146, centre: [70, 66], radius: 56 },
    bytes: sizes,
  }
}
