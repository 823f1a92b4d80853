/** A die that tumbles, slows and settles on the face it was told. */
import type { Container, Sprite, Texture } from 'pixi.js'
import type { Point } from './camera.ts'
import type { Step } from './director.ts'
import { passing } from './token.ts'
import { lerp, out } from './tween.ts'

export const TUMBLE = 700

/** Height of three falling bounces over the table, 1 to 0. */
export function bounce(t: number): number {
  if (t < 0.42) return 1 - (t / 0.42) ** 2
  if (t < 0.74) return 0.32 * (1 - ((t - 0.58) / 0.16) ** 2)
  if (t < 0.94) return 0.1 * (1 - ((t - 0.84) / 0.1) ** 2)
  return 0
}
/** Which of `blurs` pictures shows, or the face (-1): the turns become slower. */
export function tumbling(t: number, blurs: number): number {
  if (t > 0.86) return -1
  return Math.floor(t * (2 - t) * 16) % blurs
}

export function rollDie(layer: Container, blurs: readonly Texture[], face: Texture, from: Point, to: Point, scale: number): Step {
  let sprite: Sprite | null = null
  return {
    label: 'roll die',
    ms: TUMBLE,
    begin() {
      sprite = passing(layer, blurs[0] ?? face, 'die rolling')
    },
    move(t) {
      if (!sprite || sprite.destroyed) return
      const picture = tumbling(t, blurs.length)
      const texture = picture < 0 ? face : (blurs[picture] ?? face)
      if (sprite.texture !== texture) sprite.texture = texture
      const gone = out(Math.min(1, t / 0.9))
      sprite.position.set(lerp(from.x, to.x, gone), lerp(from.y, to.y, gone) - bounce(t) * 54 * scale)
      sprite.rotation = picture < 0 ? 0 : (1 - t) * 5
      sprite.scale.set(scale)
    },
    end() {
      sprite?.destroy()
      sprite = null
    },
  }
}
