/**
 * The eye over a board: how far it is enlarged and where it stands. Pure arithmetic on a scale and an offset;
 * a point of the board `p` is seen at `p * scale + offset`. The board always fills its window.
 */
import type { Rect } from './contract.ts'
import { clamp, lerp } from './tween.ts'

export interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
}
export const HOME: Camera = { scale: 1, x: 0, y: 0 }
export const NEAREST = 3

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a point of the board is seen. */
export const seen = (camera: Camera, p: Point): Point => ({ x: p.x * camera.scale + camera.x, y: p.y * camera.scale + camera.y })
/** Which point of the board is seen there. */
export const under = (camera: Camera, p: Point): Point => ({ x: (p.x - camera.x) / camera.scale, y: (p.y - camera.y) / camera.scale })

/** Keeps the board over the whole of its window. */
export function within(camera: Camera, window: Rect): Camera {
  const scale = clamp(camera.scale, 1, NEAREST)
  const right = window.x + window.width
  const bottom = window.y + window.height
  return {
    scale,
    x: clamp(camera.x, right - right * scale, window.x - window.x * scale),
    y: clamp(camera.y, bottom - bottom * scale, window.y - window.y * scale),
  }
}

/** Enlarges by `factor`; the point under the fingers stays under them. */
export function zoomed(camera: Camera, factor: number, at: Point, window: Rect): Camera {
  const scale = clamp(camera.scale * factor, 1, NEAREST)
  const p = under(camera, at)
  return within({ scale, x: at.x - p.x * scale, y: at.y - p.y * scale }, window)
}

export function panned(camera: Camera, dx: number, dy: number, window: Rect): Camera {
  return within({ scale: camera.scale, x: camera.x + dx, y: camera.y + dy }, window)
}

/** Shows the part `target` as large as the window allows, not nearer than `limit`. */
export function framed(target: Rect, window: Rect, limit = 2): Camera {
  const scale = clamp(Math.min(window.width / target.width, window.height / target.height), 1, limit)
  const x = window.x + window.width / 2 - (target.x + target.width / 2) * scale
  const y = window.y + window.height / 2 - (target.y + target.height / 2) * scale
  return within({ scale, x, y }, window)
}

export const between = (a: Camera, b: Camera, t: number): Camera => ({
  scale: lerp(a.scale, b.scale, t),
  x: lerp(a.x, b.x, t),
  y: lerp(a.y, b.y, t),
})
