/**
 * Telling in a scene: the director plays the plan of what happened, and everything stands still when it is done. Hurried by a
 * tap, by a hidden page and by speed; dropped when something else is told or nothing any more.
 */
import type { Container } from 'pixi.js'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { GameEvent } from '../engine/index.ts'
import type { SceneProps, Telling } from './contract.ts'
import type { Plan } from './director.ts'
import { useStage } from './stage-context.ts'
import { clear } from './token.ts'

export interface TellingInput<V, E extends GameEvent, A> extends Pick<SceneProps<V, E>, 'telling' | 'motion' | 'skips'> {
  /** Where things fly; emptied at the end. */
  readonly layer: RefObject<Container | null>
  /** What is drawn with; while that is not there, things are told at once. */
  readonly art: A | null
  readonly plan: (told: Telling<V, E>, layer: Container, art: A) => Plan
  readonly onTold: (told: Telling<V, E>) => void
}

/** Calls `plan` once for each telling that is drawn, and `onTold` once for each that is not dropped. */
export function useTelling<V, E extends GameEvent, A>(input: TellingInput<V, E, A>): void {
  const { telling, motion, skips, layer, art, plan, onTold } = input
  const { loop, director } = useStage()
  const begin = useEffectEvent(() => {
    const [told, flights] = [telling, layer.current]
    if (!told) return
    const done = () => {
      if (flights) clear(flights)
      loop.invalidate()
      onTold(told)
    }
    const isInstant = flights === null || art === null || document.hidden
    director.setSpeed(isInstant ? Infinity : motion.speed)
    if (isInstant) return done()
    director.play(plan(told, flights, art), done)
    loop.run(director.tick)
  })
  const id = telling?.id ?? null
  useLayoutEffect(() => {
    if (id === null) return
    begin()
    return () => director.cancel()
  }, [id, director])
  useEffect(() => director.setSpeed(motion.speed), [motion.speed, director])
  useEffect(() => {
    if (skips > 0) director.skip()
  }, [skips, director])
  useEffect(() => {
    const skip = () => document.hidden && director.skip()
    document.addEventListener('visibilitychange', skip)
    return () => document.removeEventListener('visibilitychange', skip)
  }, [director])
}
