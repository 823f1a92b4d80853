/** The layouts of the boards against the facts of the boards, the pictures that were baked, and the size of a finger. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PLACE_DATA, TILE_DATA } from '../../src/games/lotr/data/index.ts'
import { measure } from '../../src/games/lotr/scene/geometry.ts'
import { LAYOUTS, type LinePoints, ROADS, type Share } from '../../src/games/lotr/scene/layouts/index.ts'
import { EDGE, layersOf } from '../../src/games/lotr/scene/plate.tsx'
import { ACTIVITIES, DIE_FACES, HOBBITS, PLACES } from '../../src/games/lotr/types.ts'
import { pageOf, SCREENS, SHAPES } from './lotr-view.ts'

const shares = (lines: LinePoints): readonly Share[] => ACTIVITIES.flatMap((line) => lines[line] ?? [])
const atlas = JSON.parse(readFileSync('public/art/lotr/sprites.json', 'utf8')) as { frames: Record<string, unknown> }

describe.each(PLACES)('the layout of %s', (place) => {
  const layout = LAYOUTS[place]
  const data = PLACE_DATA[place]

  it('has a station for the start and for each space of every line the board has, and no others', () => {
    for (const line of ACTIVITIES)
      for (const lines of [layout.lines, layout.phone.lines])
        expect(lines[line]?.length, line).toBe(data.lines[line] ? data.lines[line].spaces.length + 1 : undefined)
  })

  it('lies on the picture', () => {
    for (const [x, y] of [...shares(layout.lines), ...shares(layout.phone.lines), ...layout.stops, ...layout.way]) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(1)
      expect(y).toBeGreaterThan(0.05)
      expect(y).toBeLessThan(0.95)
    }
  })

  it('has a stop for each event of a haven', () => {
    expect(layout.stops).toHaveLength(data.kind === 'haven' ? data.events.length : 0)
  })

  it('names layers that were baked', () => {
    for (const file of [EDGE, ...layersOf(place)]) expect(existsSync(`public/art/${file}`), file).toBe(true)
  })

  it('finds every sign of its spaces in the atlas', () => {
    for (const line of ACTIVITIES)
      for (const space of data.lines[line]?.spaces ?? [])
        expect(Object.keys(atlas.frames)).toContain(space.card ? `sign/card-${space.card}` : `sign/${space.content}`)
  })

  it.each(SHAPES)('keeps stations at least 29 px apart (%s)', (shape) => {
    const { board } = measure(SCREENS[shape].slots, shape, place, pageOf(shape))
    const all = ACTIVITIES.flatMap((line) => (board?.lines[line] ?? []).map((p, n) => ({ ...p, name: `${line}-${n}` })))
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.name} and ${b.name}`).toBeGreaterThanOrEqual(29)
  })
})

describe('the pictures of the game', () => {
  it('hold every sprite the scene asks for', () => {
    const wanted = [
      ...HOBBITS.flatMap((h) => [`figure/${h}`, `figure/${h}-lost`]),
      'figure/sauron',
      ...['main', 'side'].flatMap((k) => ['open', 'done', 'start'].map((s) => `stone/${k}-${s}`)),
      ...['open', 'done', 'now'].flatMap((s) => [`stone/haven-${s}`, `ribbon/${s}`]),
      'stone/goal',
      'halo/gold',
      'glow/lantern',
      'glow/ember',
      'glow/beam',
      'scenery/standard',
      'ring/one',
      ...[...ACTIVITIES, 'event'].map((l) => `lantern/${l}`),
      ...ACTIVITIES.map((l) => `sign/${l}-light`),
      ...Object.keys(TILE_DATA).map((t) => `tile/${t}`),
      'tile/back',
      ...DIE_FACES.map((f) => `die/${f}`),
      ...[1, 2, 3].map((n) => `die/blur-${n}`),
      ...['ring', 'heart', 'sun', 'shield'].map((t) => `token/${t}`),
      ...['hobbit', 'feature', 'gandalf'].map((c) => `card-back/${c}`),
      ...['bag_end', 'rivendell', 'lothlorien'].flatMap((h) => [1, 2, 3].map((n) => `haven/${h}-${n}`)),
    ]
    expect(wanted.filter((name) => !(name in atlas.frames))).toEqual([])
  })
  it.each(SHAPES)('hold the road (%s)', (shape) => {
    for (const file of [ROADS[shape].file, ROADS[shape].candle]) expect(existsSync(`public/art/${file}`), file).toBe(true)
  })
})
