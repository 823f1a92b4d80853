// Many small drawings on one sheet: shelf packing, one photograph, and the table of frames that PixiJS reads.
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Studio } from './browser'

export interface Sprite {
  name: string
  /** the inside of an svg; its origin is the sprite's anchor */
  svg: string
  /** room around the anchor, in CSS pixels */
  left: number
  top: number
  right: number
  bottom: number
}

export async function bakeAtlas(studio: Studio, base: string, sprites: Sprite[], width = 1000): Promise<{ bytes: number; anchors: Record<string, number[]> }> {
  const gap = 2
  const placed: { s: Sprite; x: number; y: number; w: number; h: number }[] = []
  let x = gap
  let y = gap
  let row = 0
  const bySize = [...sprites].sort((a, b) => b.top + b.bottom - (a.top + a.bottom) || (a.name < b.name ? -1 : 1))
  for (const s of bySize) {
    const [w, h] = [s.left + s.right, s.top + s.bottom]
    if (x + w + gap > width) {
      x = gap
      y += row + gap
      row = 0
    }
    placed.push({ s, x, y, w, h })
    x += w + gap
    row = Math.max(row, h)
  }
  const height = y + row + gap
  const sheet = placed
    .map(({ s, x, y, w, h }, i) => `<clipPath id="cell${i}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>
      <g clip-path="url(#cell${i})"><g transform="translate(${x + s.left} ${y + s.top})">${s.svg}</g></g>`)
    .join('')
  const bytes = await studio.webp(`${base}.webp`, sheet, width, height, 0.92)
  const k = studio.scale
  const frames: Record<string, object> = {}
  const anchors: Record<string, number[]> = {}
  for (const { s, x, y, w, h } of placed.sort((a, b) => (a.s.name < b.s.name ? -1 : 1))) {
    const anchor = { x: round(s.left / w), y: round(s.top / h) }
    frames[s.name] = {
      frame: { x: x * k, y: y * k, w: w * k, h: h * k },
      rotated: false,
      trimmed: false,
      spriteSourceSize: { x: 0, y: 0, w: w * k, h: h * k },
      sourceSize: { w: w * k, h: h * k },
      anchor,
    }
    anchors[s.name] = [anchor.x, anchor.y, w, h]
  }
  const meta = { image: basename(`${base}.webp`), format: 'RGBA8888', size: { w: width * k, h: height * k }, scale: String(k) }
  writeFileSync(`${base}.json`, JSON.stringify({ frames, meta }))
  return { bytes, anchors }
}
const round = (n: number) => Math.round(n * 10000) / 10000
