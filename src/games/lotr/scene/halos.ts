/** Halos that breathe when they appear, and then rest: a table that waits draws no frames. */
import type { Container } from 'pixi.js'
import type { RenderLoop } from '../../../table/render-loop.ts'

export interface Halos {
  /** A ref for a halo. */
  join(thing: Container | null): (() => void) | undefined
  /** They breathe a few times; not for those who asked for less motion. */
  wake(isStill: boolean): void
}
const BREATH = 1300
const BREATHS = 2

export function createHalos(loop: RenderLoop): Halos {
  const halos = new Set<Container>()
  let time = Infinity
  const strength = (thing: Container) => (thing.label.endsWith('strong') ? 1 : 0.55)
  const breathe = (ms: number): boolean => {
    time += ms
    const isOver = time >= BREATH * BREATHS
    const share = isOver ? 1 : 1 - 0.45 * (0.5 - 0.5 * Math.cos((time / BREATH) * 2 * Math.PI))
    for (const thing of halos) if (!thing.destroyed) thing.alpha = strength(thing) * share
    return !isOver && halos.size > 0
  }
  return {
    join(thing) {
      if (!thing) return undefined
      halos.add(thing)
      return () => {
        halos.delete(thing)
      }
    },
    wake(isStill) {
      if (halos.size === 0) return
      time = isStill ? Infinity : 0
      loop.run(breathe)
    },
  }
}
