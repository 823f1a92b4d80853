/**
 * A look at the scene from outside, read-only: for end-to-end tests and bug reports. The shell may put `describeScene`
 * on the window of a page opened with `?probe`.
 */
import type { Container } from 'pixi.js'
import type { StageTools } from './stage-context.ts'

export interface Seen {
  readonly label: string
  /** Origin on the page, CSS pixels. */
  readonly x: number
  readonly y: number
  readonly alpha: number
  /** Labels of those around it, outermost first. */
  readonly inside: string
}
export interface Targeted {
  readonly label: string
  readonly x: number
  readonly y: number
  readonly keys: readonly string[]
}
export interface SceneDescription {
  readonly frames: number
  readonly isMoving: boolean
  /** Labels of the steps the director is playing. */
  readonly playing: readonly string[]
  /** Textures the renderer holds. */
  readonly textures: number
  readonly objects: number
  /** Script time of the last frames, milliseconds. */
  readonly times: readonly number[]
  readonly seen: readonly Seen[]
  readonly targets: readonly Targeted[]
  readonly hasContext: boolean
}

let watched: StageTools | null = null
let targets: readonly Targeted[] = []

export function watch(tools: StageTools): () => void {
  watched = tools
  return () => {
    if (watched === tools) watched = null
  }
}
/** What can be touched now, told by the scene that stands. */
export function watchTargets(now: readonly Targeted[]): void {
  targets = now
}

/** The scene as it stands now; null while no stage is mounted. */
export function describeScene(): SceneDescription | null {
  if (!watched) return null
  const { app, loop, director } = watched
  const seen: Seen[] = []
  let objects = 0
  const walk = (node: Container, path: string, alpha: number) => {
    objects += 1
    const shown = alpha * (node.visible ? node.alpha : 0)
    const p = node.getGlobalPosition()
    if (node.label)
      seen.push({
        label: node.label,
        x: Math.round(p.x * 10) / 10,
        y: Math.round(p.y * 10) / 10,
        alpha: Math.round(shown * 100) / 100,
        inside: path,
      })
    for (const child of node.children) walk(child, path ? `${path} > ${node.label}` : node.label, shown)
  }
  walk(app.stage, '', 1)
  const renderer = app.renderer as unknown as { texture?: { managedTextures?: readonly unknown[] }; gl?: WebGL2RenderingContext }
  return {
    frames: loop.frames,
    isMoving: loop.isMoving,
    playing: director.playing,
    textures: renderer.texture?.managedTextures?.filter(Boolean).length ?? 0,
    objects,
    times: [...loop.times],
    seen,
    targets,
    hasContext: renderer.gl ? !renderer.gl.isContextLost() : false,
  }
}
