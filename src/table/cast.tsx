/**
 * The moving things of a scene by name. React mounts and unmounts them; where they stand is set here, by placements,
 * so that an animation may carry them elsewhere in between without React knowing.
 */
import type { Container } from 'pixi.js'
import { type ReactNode, useCallback } from 'react'

export interface Placement {
  readonly x: number
  readonly y: number
  readonly scaleX: number
  readonly scaleY: number
  readonly rotation: number
  readonly alpha: number
  readonly z: number
}
export type Placements = ReadonlyMap<string, Placement>

export const at = (x: number, y: number, scale = 1, more: Partial<Placement> = {}): Placement => ({
  x,
  y,
  scaleX: scale,
  scaleY: scale,
  rotation: 0,
  alpha: 1,
  z: 0,
  ...more,
})

export function put(thing: Container, p: Placement): void {
  thing.position.set(p.x, p.y)
  thing.scale.set(p.scaleX, p.scaleY)
  thing.rotation = p.rotation
  thing.alpha = p.alpha
  thing.visible = p.alpha > 0
  thing.zIndex = p.z
}

export interface Cast {
  join(label: string, thing: Container): () => void
  get(label: string): Container | undefined
  /** Everybody to their places, at once. Who is not named is hidden. */
  settle(placements: Placements): void
}

export function createCast(): Cast {
  const things = new Map<string, Container>()
  let last: Placements = new Map()
  const stand = (label: string, thing: Container) => {
    const p = last.get(label)
    if (p) put(thing, p)
    else thing.visible = false
  }
  return {
    join(label, thing) {
      things.set(label, thing)
      stand(label, thing)
      return () => {
        if (things.get(label) === thing) things.delete(label)
      }
    },
    get: (label) => things.get(label),
    settle(placements) {
      last = placements
      for (const [label, thing] of things) stand(label, thing)
    },
  }
}

interface ActorProps {
  readonly cast: Cast
  readonly label: string
  readonly children?: ReactNode
}
export function Actor({ cast, label, children }: ActorProps) {
  const join = useCallback((thing: Container | null) => (thing ? cast.join(label, thing) : undefined), [cast, label])
  return (
    <pixiContainer label={label} ref={join} eventMode="none">
      {children}
    </pixiContainer>
  )
}
