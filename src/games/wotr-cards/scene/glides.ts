/** Cards that stand elsewhere than before glide there, while the table already goes on. A mover of the render loop. */
import type { Container } from 'pixi.js'
import { type Cast, type Placement, type Placements, put } from '../../../table/cast.tsx'
import type { RenderLoop } from '../../../table/render-loop.ts'
import { midway } from '../../../table/token.ts'
import { inOut } from '../../../table/tween.ts'

const GLIDE = 300

interface Glide {
  readonly thing: Container
  readonly from: Placement
  readonly to: Placement
}

export interface Glides {
  /** Everybody to their places: at once, or gliding from where they stood. */
  to(places: Placements, how: { readonly ms: number; readonly fades: boolean }): void
  stop(): void
}

const isElsewhere = (a: Placement, b: Placement) =>
  Math.abs(a.x - b.x) > 1 || Math.abs(a.y - b.y) > 1 || Math.abs(a.scaleX - b.scaleX) > 0.01

export function createGlides(cast: Cast, loop: RenderLoop): Glides {
  let last: Placements = new Map()
  let under: Glide[] = []
  let passed = 0
  let length = GLIDE
  const finish = () => {
    for (const { thing, to } of under) if (!thing.destroyed) put(thing, to)
    under = []
  }
  const move = (ms: number): boolean => {
    passed += ms
    const t = Math.min(1, passed / length)
    if (t === 1) finish()
    else for (const { thing, from, to } of under) if (!thing.destroyed) put(thing, midway(from, to, inOut(t)))
    return t < 1
  }
  return {
    to(places, { ms, fades }) {
      finish()
      const before = last
      last = places
      cast.settle(places)
      if (ms <= 0 || before.size === 0) return loop.invalidate()
      for (const [label, to] of places) {
        const thing = cast.get(label)
        const was = before.get(label)
        if (!thing) continue
        const from = was ? (fades && isElsewhere(was, to) ? { ...to, alpha: 0 } : was) : { ...to, y: to.y - 14, alpha: 0 }
        if (isElsewhere(from, to) || from.alpha !== to.alpha) under.push({ thing, from, to })
      }
      if (!under.length) return loop.invalidate()
      passed = 0
      length = ms
      for (const { thing, from } of under) put(thing, from)
      loop.run(move)
    },
    stop: finish,
  }
}
export const GLIDE_MS = GLIDE
