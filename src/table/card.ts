/** A card on its way across the table, along an arc, as if it was thrown. */
import type { Container, Texture } from 'pixi.js'
import type { Point } from './camera.ts'
import type { Step } from './director.ts'
import { fly } from './token.ts'

export const THROW = 420

export function throwCard(layer: Container, texture: Texture, from: Point, to: Point, size: number, delay = 0): Step {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return fly('throw card', layer, texture, from, to, {
    ms: THROW,
    delay,
    fromScale: size,
    toScale: size * 0.55,
    lift: Math.min(90, 24 + length * 0.16),
    turn: to.x > from.x ? -0.5 : 0.5,
    fades: 0.28,
  })
}
