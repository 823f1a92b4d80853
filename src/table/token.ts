/**
 * Pieces on their way: walking with weight from space to space, gliding, fading, flying in an arc. Each function gives a step
 * for the director. Things made for a flight live in a layer that the scene empties when a plan is dropped.
 */
import { type Container, Sprite, Texture } from 'pixi.js'
import type { Point } from './camera.ts'
import { type Placement, put } from './cast.tsx'
import type { Step } from './director.ts'
import { arc, blink, type Ease, heavy, inOut, landing, lerp, out } from './tween.ts'

export const WALK = 220

/** Part of the way between two placements. */
export function midway(a: Placement, b: Placement, t: number): Placement {
  return {
    x: lerp(a.x, b.x, t),
    y: lerp(a.y, b.y, t),
    scaleX: lerp(a.scaleX, b.scaleX, t),
    scaleY: lerp(a.scaleY, b.scaleY, t),
    rotation: lerp(a.rotation, b.rotation, t),
    alpha: lerp(a.alpha, b.alpha, t),
    z: t < 0.5 ? a.z : b.z,
  }
}

/** One space on: lifts, lands, gives a little under its weight. */
export function walk(label: string, thing: Container | undefined, from: Placement, to: Placement, hop: number, ms = WALK): Step {
  return {
    label,
    ms,
    move(t) {
      if (!thing || thing.destroyed) return
      const p = midway(from, to, inOut(t))
      const press = landing(t) * 0.09
      put(thing, { ...p, y: p.y - arc(t) * hop, scaleX: p.scaleX * (1 + press), scaleY: p.scaleY * (1 - press), z: Math.max(from.z, to.z) })
      if (t === 1) put(thing, to)
    },
  }
}

/** From place to place without leaving the ground. */
export function glide(label: string, thing: Container | undefined, from: Placement, to: Placement, ms: number, ease: Ease = heavy): Step {
  return {
    label,
    ms,
    move(t) {
      if (thing && !thing.destroyed) put(thing, t === 1 ? to : midway(from, to, ease(t)))
    },
  }
}

/** For those who asked for less motion: fades out here and in there. */
export function fade(label: string, thing: Container | undefined, from: Placement, to: Placement, ms = 180): Step {
  return {
    label,
    ms,
    move(t) {
      if (!thing || thing.destroyed) return
      const p = t < 0.5 ? from : to
      put(thing, t === 1 ? to : { ...p, alpha: p.alpha * blink(t) })
    },
  }
}

/** A sprite for the length of a step. */
export function passing(layer: Container, texture: Texture, label: string): Sprite {
  const sprite = new Sprite(texture)
  sprite.label = label
  sprite.anchor.set(0.5)
  layer.addChild(sprite)
  return sprite
}
/** Removes what flights have left behind. */
export function clear(layer: Container): void {
  for (const child of layer.removeChildren()) child.destroy({ children: true })
}

export interface Flight {
  readonly ms: number
  readonly delay?: number
  readonly fromScale: number
  readonly toScale: number
  /** How high the arc rises over the straight line. */
  readonly lift: number
  /** Radians turned on the way. */
  readonly turn?: number
  /** Fades over the last part of the way; 0: not at all. */
  readonly fades?: number
}

/** Something thrown from one point to another: a picture, or a thing made for the flight, whose middle is its place. */
export function fly(label: string, layer: Container, thrown: Texture | (() => Container), from: Point, to: Point, flight: Flight): Step {
  let sprite: Container | null = null
  return {
    label,
    ms: flight.ms,
    delay: flight.delay ?? 0,
    begin() {
      sprite = thrown instanceof Texture ? passing(layer, thrown, label) : layer.addChild(thrown())
      sprite.position.set(from.x, from.y)
      sprite.scale.set(flight.fromScale)
    },
    move(t) {
      if (!sprite || sprite.destroyed) return
      const e = inOut(t)
      sprite.position.set(lerp(from.x, to.x, e), lerp(from.y, to.y, e) - arc(e) * flight.lift)
      sprite.scale.set(lerp(flight.fromScale, flight.toScale, out(t)))
      sprite.rotation = (flight.turn ?? 0) * (1 - e)
      const fades = flight.fades ?? 0
      if (fades > 0) sprite.alpha = t > 1 - fades ? (1 - t) / fades : 1
    },
    end() {
      sprite?.destroy({ children: true })
      sprite = null
    },
  }
}
