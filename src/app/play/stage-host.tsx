/**
 * The one canvas of the page, from the first table on. Scenes come and go inside it; while there is none it is out of sight.
 */
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { StageTrouble } from '../../table/contract.ts'
import { Stage } from '../../table/stage.tsx'

interface Shown {
  readonly scene: ReactNode
  readonly onTrouble: ((trouble: StageTrouble) => void) | null
}
const NOTHING: Shown = { scene: null, onTrouble: null }
let shown: Shown = NOTHING
const listeners = new Set<() => void>()
const put = (next: Shown) => {
  shown = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Puts a scene onto the canvas while the calling component is there. */
export function useScenePlace(scene: ReactNode, onTrouble: (trouble: StageTrouble) => void): void {
  useLayoutEffect(() => put({ scene, onTrouble }))
  useEffect(() => () => put(NOTHING), [])
}

export function StageHost() {
  const { scene, onTrouble } = useSyncExternalStore(subscribe, () => shown)
  return (
    <div style={scene ? undefined : { display: 'none' }}>
      <Stage onTrouble={onTrouble}>{scene}</Stage>
    </div>
  )
}
