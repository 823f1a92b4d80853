// Many small drawings on one sheet: shelf packing, one photograph, and the table of frames that PixiJS reads.
import { basename } from 'node:path'
import type { Sprite } from '../lotr/sprites/sprite'
import type { Studio } from './browser'
import { store } from './files'

/** width of the sheet and space between the sprites, in CSS pixels */
const WIDTH = 1000
const GAP = 2
const QUALITY = 0.92

interface Placed {
  sprite: Sprite
  x: number
  y: number
  w: number
  h: number
}
/** rows of sprites, the highest first */
function pack(sprites: Sprite[]): { placed: Placed[]; height: number } {
  const placed: Placed[] = []
  let [x, y, row] = [GAP, GAP, 0]
  const tall = (s: Sprite) => s.top + s.bottom
  for (const sprite of [...sprites].sort((a, b) => tall(b) - tall(a) || (a.name < b.name ? -1 : 1))) {
    const [w, h] = [sprite.left + sprite.right, tall(sprite)]
    if (x + w + GAP > WIDTH) {
      x = GAP
      y += row + GAP
      row = 0
    }
    placed.push({ sprite, x, y, w, h })
    x += w + GAP
    row = Math.max(row, h)
  }
  return { placed, height: y + row + GAP }
}

export const anchorOf = (s: Sprite) => ({ x: round(s.left / (s.left + s.right)), y: round(s.top / (s.top + s.bottom)) })
const round = (n: number) => Math.round(n * 10000) / 10000

export async function bakeAtlas(studio: Studio, base: string, sprites: Sprite[]): Promise<void> {
  const { placed, height } = pack(sprites)
  const sheet = placed
    .map(
      ({ sprite, x, y, w, h }, i) => `<clipPath id="cell${i}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>
      <g clip-path="url(#cell${i})"><g transform="translate(${x + sprite.left} ${y + sprite.top})">${sprite.svg}</g></g>`,
    )
    .join('')
  store(`${base}.webp`, await studio.webp(sheet, WIDTH, height, QUALITY, {}))

  const k = studio.scale
  const frames = placed
    .sort((a, b) => (a.sprite.name < b.sprite.name ? -1 : 1))
    .map(({ sprite, x, y, w, h }) => {
      const size = { w: w * k, h: h * k }
      return [
        sprite.name,
        {
          frame: { x: x * k, y: y * k, ...size },
          rotated: false,
          trimmed: false,
          spriteSourceSize: { x: 0, y: 0, ...size },
          sourceSize: size,
          anchor: anchorOf(sprite),
        },
      ]
    })
  const meta = { image: basename(`${base}.webp`), format: 'RGBA8888', size: { w: WIDTH * k, h: height * k }, scale: String(k) }
  store(`${base}.json`, JSON.stringify({ frames: Object.fromEntries(frames), meta }))
}
