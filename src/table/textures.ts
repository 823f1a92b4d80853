/**
 * Pictures made by code: soft darkness, inverse masks. They are drawn on 2D canvases, which survive the loss of the WebGL context,
 * so that PixiJS fills them in again by itself. Whoever makes one destroys it.
 */
import { CanvasSource, Texture } from 'pixi.js'

/** A texture from a drawing on a 2D canvas of that size. */
export function painted(label: string, width: number, height: number, paint: (pen: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width)
  canvas.height = Math.ceil(height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  paint(pen)
  return new Texture({ source: new CanvasSource({ resource: canvas, label }), label })
}

/** Time for React to take down what still shows a picture, even on a device that is very busy. */
const GRACE = 3000

/** Lets a picture made by {@link painted} go, with the memory behind it, once nothing shows it any more. */
export function wipe(texture: Texture): void {
  setTimeout(() => texture.destroy(true), GRACE)
}

/**
 * Darkness at the edges of the table, deepest on the right, where Sauron comes from; clear in the middle. To be stretched over the page.
 * `strength` keeps what is written on the paper readable.
 */
export function duskTexture(color: string, strength: number): Texture {
  const shade = (alpha: number) =>
    color +
    Math.round(alpha * strength * 255)
      .toString(16)
      .padStart(2, '0')
  return painted('dusk', 256, 256, (pen) => {
    const side = pen.createLinearGradient(0, 0, 256, 0)
    side.addColorStop(0, shade(0))
    side.addColorStop(0.55, shade(0.04))
    side.addColorStop(1, shade(0.58))
    pen.fillStyle = side
    pen.fillRect(0, 0, 256, 256)
    const rim = pen.createRadialGradient(118, 120, 90, 118, 120, 186)
    rim.addColorStop(0, shade(0))
    rim.addColorStop(1, shade(0.62))
    pen.fillStyle = rim
    pen.fillRect(0, 0, 256, 256)
  })
}

/** Layers of one size laid over each other, far to near, and cut out by the mask: one picture to draw instead of many. */
export function flattened(
  label: string,
  layers: readonly CanvasImageSource[],
  mask: CanvasImageSource | null,
  width: number,
  height: number,
): Texture {
  return painted(label, width, height, (pen) => {
    for (const layer of layers) pen.drawImage(layer, 0, 0, width, height)
    if (!mask) return
    pen.globalCompositeOperation = 'destination-in'
    pen.drawImage(mask, 0, 0, width, height)
  })
}
