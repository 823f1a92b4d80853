/**
 * Whole branches of the display tree are destroyed together. @pixi/react destroys only the topmost object that React removes; what hangs
 * below it would live on in the listeners of shared text styles and drawings. Give `branch` as `ref` to the top of what comes and goes.
 */
import type { Container } from 'pixi.js'

function fell(top: Container): void {
  for (const child of [...top.children]) {
    fell(child)
    child.destroy()
  }
}

export function branch(top: Container | null): (() => void) | undefined {
  if (!top) return undefined
  return () => {
    if (!top.destroyed) fell(top)
  }
}
