/** A face-down tile that is taken from its stack and turned over. */
import type { Container, Sprite, Texture } from 'pixi.js'
import type { Point } from './camera.ts'
import type { Step } from './director.ts'
import { passing } from './token.ts'
import { arc, inOut, lerp } from './tween.ts'

export const TURN = 350

/** Share of the full width a tile shows while it turns, and which side: negative is the back. */
export const turning = (t: number): number => -Math.cos(Math.PI * inOut(t))

export function turnTile(layer: Container, back: Texture, face: Texture, from: Point, to: Point, fromScale: number, toScale: number): Step {
  let sprite: Sprite | null = null
  return {
    label: 'turn tile',
    ms: TURN,
    begin() {
      sprite = passing(layer, back, 'tile turning')
    },
    move(t) {
      if (!sprite || sprite.destroyed) return
      const side = turning(t)
      const texture = side < 0 ? back : face
      if (sprite.texture !== texture) sprite.texture = texture
      const scale = lerp(fromScale, toScale, inOut(t)) * (1 + arc(t) * 0.12)
      sprite.position.set(lerp(from.x, to.x, inOut(t)), lerp(from.y, to.y, inOut(t)) - arc(t) * 14)
      sprite.scale.set(Math.max(0.02, Math.abs(side)) * scale, scale)
      sprite.skew.y = (1 - Math.abs(side)) * 0.16
    },
    end() {
      sprite?.destroy()
      sprite = null
    },
  }
}
