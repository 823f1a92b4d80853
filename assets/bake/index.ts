// public/art/index.json: what the app must know about the pictures. Layers, stations, the road's measures, anchors, sizes.
import { join } from 'node:path'
import { KNOB } from '../cover'
import { COVERS } from '../cover/layouts'
import { PLATE, places } from '../lotr/places'
import { ROADS, type RoadLayout, STEPS, stepX, stepY } from '../lotr/road/layouts'
import { SPRITES } from '../lotr/sprites'
import { anchorOf } from './atlas'
import { layerFile } from './baker'
import { sizes, store } from './files'

const round = (n: number) => Math.round(n * 10000) / 10000
/** shift of the layers of a plate at full tilt, in CSS pixels; stations go with the last one before the air */
const PARALLAX = [0, 2, 3, 4, 0]

const describePlaces = () =>
  Object.fromEntries(
    Object.entries(places).map(([place, { draw, stations }]) => {
      const folder = `lotr/places/${place}`
      const layers = Object.keys(draw().groups).map((name, i) => ({
        name,
        file: layerFile(folder, name, i),
        blend: 'normal',
        parallax: PARALLAX[i] ?? 0,
      }))
      return [place, { ...PLATE, layers, stationsAbove: 'air', stationsParallax: 4, thumb: `${folder}/thumb.webp`, ...stations }]
    }),
  )

/** figures of the atlas are scaled down to the road */
const ROAD_SCALES: Record<string, { figureScale: number; sauronScale: number }> = {
  landscape: { figureScale: 0.754, sauronScale: 0.853 },
  portrait: { figureScale: 0.594, sauronScale: 0.78 },
  phone: { figureScale: 0.406, sauronScale: 0.56 },
}
const describeRoad = (name: string, l: RoadLayout) => ({
  file: `lotr/road/${name}.webp`,
  candle: `lotr/road/${name}-candle.webp`,
  width: l.W,
  height: l.H,
  // x as a fraction of the width; y of the feet in CSS pixels
  steps: Array.from({ length: STEPS }, (_, i) => ({ x: round(stepX(l, i) / l.W), y: round(stepY(l, i) + 2) })),
  stepWidth: l.dx,
  numbersY: l.H - 6,
  ...ROAD_SCALES[name],
})
const NIGHT = {
  file: 'lotr/road/night.webp',
  width: 600,
  height: 126,
  before: 2.2,
  note: 'left end lies 2.2 steps before Sauron; right of the picture the last column goes on',
}

const describeSprites = () =>
  Object.fromEntries(
    [...SPRITES]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((s) => [s.name, { ...anchorOf(s), w: s.left + s.right, h: s.top + s.bottom }]),
  )

const SHELF = {
  landscape: { wall: 'shelf/wall.webp', window: [590, 262, 196], board: 500 },
  portrait: { wall: 'shelf/wall-portrait.webp', window: [410, 292, 196], board: 530 },
  stand: {
    note: 'x of the left edge of the body and y of the foot inside each picture',
    book: [26, 362],
    case: [36, 388],
    map: [38, 358],
    candle: [210, 316],
  },
}
const describeCovers = () =>
  Object.fromEntries(
    Object.entries(COVERS).map(([name, c]) => [
      name,
      {
        file: `cover/door${name === 'portrait' ? '-portrait' : ''}.webp`,
        width: c.W,
        height: c.H,
        centre: [c.CX, c.CY],
        radius: c.R,
        progressRadius: 84,
        panel: c.panel,
      },
    ]),
  )

/** writes the index and says how much there is */
export function writeIndex(folder: string): string {
  const { 'index.json': _, ...bytes } = sizes(folder)
  const index = {
    scale: 2,
    places: describePlaces(),
    edge: 'lotr/places/edge.webp',
    road: { ...Object.fromEntries(Object.entries(ROADS).map(([name, l]) => [name, describeRoad(name, l)])), night: NIGHT },
    sprites: { file: 'lotr/sprites.json', anchors: describeSprites() },
    shelf: SHELF,
    cover: describeCovers(),
    knob: { file: 'cover/knob.webp', ...KNOB },
    bytes,
  }
  store(join(folder, 'index.json'), `${JSON.stringify(index, null, 1)}\n`)
  const total = Object.values(bytes).reduce((a, b) => a + b, 0)
  return `${Object.keys(bytes).length} files, ${(total / 1e6).toFixed(2)} MB`
}
