/** The camera of a board in use: follows fingers at once, glides when it frames something, clips the board while it is enlarged. */
import type { Container, Graphics } from 'pixi.js'
import { between, type Camera, framed, HOME, type Point, panned, under, within, zoomed } from '../../../table/camera.ts'
import type { Rect } from '../../../table/contract.ts'
import type { RenderLoop } from '../../../table/render-loop.ts'
import { inOut } from '../../../table/tween.ts'

export interface Eye {
  attach(container: Container | null): void
  clipWith(clip: Graphics | null): void
  /** The part of the page the board fills; null while there is none. */
  setWindow(window: Rect | null): void
  pan(dx: number, dy: number): void
  zoom(factor: number, at: Point): void
  /** Frames `part`, or goes home if it is already enlarged. */
  frame(part: Rect, isQuick: boolean): void
  home(): void
  under(p: Point): Point
  isIn(p: Point): boolean
  readonly camera: Camera
}
const GLIDE = 320

export function createEye(loop: RenderLoop, onScale: (scale: number) => void): Eye {
  let camera = HOME
  let window: Rect | null = null
  let container: Container | null = null
  let clip: Graphics | null = null
  let reported = 1

  const show = (next: Camera) => {
    camera = next
    if (container && !container.destroyed) {
      container.position.set(camera.x, camera.y)
      container.scale.set(camera.scale)
      const isLarge = camera.scale > 1.001
      if (clip && !clip.destroyed) {
        clip.visible = isLarge
        container.mask = isLarge ? clip : null
      }
    }
    // letters are drawn anew at whole steps only
    const step = Math.ceil(camera.scale - 0.001)
    if (step !== reported) {
      reported = step
      onScale(step)
    }
    loop.invalidate()
  }
  const glideTo = (goal: Camera, isQuick: boolean) => {
    const start = camera
    let t = isQuick ? 1 : 0
    loop.run((ms) => {
      t = Math.min(1, t + ms / GLIDE)
      show(t === 1 ? goal : between(start, goal, inOut(t)))
      return t < 1
    })
  }
  return {
    attach(next) {
      container = next
      show(camera)
    },
    clipWith(next) {
      clip = next
      show(camera)
    },
    setWindow(next) {
      window = next
      show(next ? within(camera, next) : HOME)
    },
    pan: (dx, dy) => window && show(panned(camera, dx, dy, window)),
    zoom: (factor, at) => window && show(zoomed(camera, factor, at, window)),
    frame: (part, isQuick) => window && glideTo(camera.scale > 1.05 ? HOME : framed(part, window), isQuick),
    home: () => show(HOME),
    under: (p) => under(camera, p),
    isIn: (p) => window !== null && p.x >= window.x && p.y >= window.y && p.x <= window.x + window.width && p.y <= window.y + window.height,
    get camera() {
      return camera
    },
  }
}
