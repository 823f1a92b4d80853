/** What every scene finds around it: the loop that draws, the director that moves, the canvas that is touched. */
import type { Application } from 'pixi.js'
import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { StageTrouble } from './contract.ts'
import type { Director } from './director.ts'
import { type Gesture, listenTo } from './gestures.ts'
import type { RenderLoop } from './render-loop.ts'

export interface StageTools {
  readonly app: Application
  readonly loop: RenderLoop
  readonly director: Director
  /** Something went wrong that the person should read. */
  readonly report: (trouble: StageTrouble) => void
}
export const StageContext = createContext<StageTools | null>(null)

export function useStage(): StageTools {
  const tools = useContext(StageContext)
  if (!tools) throw new Error('useStage outside of Stage')
  return tools
}

/** Draws a frame after every commit of the component that calls it. */
export function useRedraw(): void {
  const { loop } = useStage()
  useLayoutEffect(() => loop.invalidate())
}

/** Hears what fingers do on the canvas. The handler may change freely. */
export function useGestures(handle: (gesture: Gesture) => void): void {
  const { app } = useStage()
  const onGesture = useEffectEvent(handle)
  useEffect(() => listenTo(app.canvas, (gesture) => onGesture(gesture)), [app])
}
