/**
 * A path trodden across a board: soft dark edge, pale dust, ink dots. Drawn once per shape and kept until it changes.
 */
import type { Graphics } from 'pixi.js'
import { useCallback } from 'react'
import type { Point } from './camera.ts'
import { curves, strewn } from './path.ts'

export interface TrackStyle {
  readonly width: number
  readonly dust: string
  readonly dustAlpha: number
  readonly edge: string
  readonly edgeAlpha: number
  readonly dot: string
  /** Distance of the dots; 0: none. */
  readonly spacing: number
}
export const DUST: TrackStyle = {
  width: 10,
  dust: '#F3E1B2',
  dustAlpha: 0.42,
  edge: '#140C07',
  edgeAlpha: 0.26,
  dot: '#1D140C',
  spacing: 7,
}

interface TrackProps {
  readonly label: string
  /** Must stay the same array while the track does not change. */
  readonly points: readonly Point[]
  readonly style: TrackStyle
  readonly scale: number
  /** The whole line can be chosen: a golden seam lies along it. */
  readonly isLit?: boolean
}

function trace(g: Graphics, points: readonly Point[]): Graphics {
  const start = points[0] as Point
  g.moveTo(start.x, start.y)
  for (const { c1, c2, to } of curves(points)) g.bezierCurveTo(c1.x, c1.y, c2.x, c2.y, to.x, to.y)
  return g
}

export function Track({ label, points, style, scale, isLit = false }: TrackProps) {
  const draw = useCallback(
    (g: Graphics) => {
      g.clear()
      if (points.length < 2) return
      const width = style.width * scale
      if (width > 0) {
        for (const [more, share] of [
          [9, 0.3],
          [6, 0.35],
          [3, 0.4],
        ] as const)
          trace(g, points).stroke({
            width: width + more * scale,
            color: style.edge,
            alpha: style.edgeAlpha * share,
            cap: 'round',
            join: 'round',
          })
        if (isLit) {
          trace(g, points).stroke({ width: width + 8 * scale, color: '#FFD978', alpha: 0.25, cap: 'round', join: 'round' })
          trace(g, points).stroke({ width: width + 3 * scale, color: '#FFD978', alpha: 0.7, cap: 'round', join: 'round' })
        }
        trace(g, points).stroke({ width, color: style.dust, alpha: isLit ? 0.72 : style.dustAlpha, cap: 'round', join: 'round' })
      }
      if (style.spacing === 0) return
      const size = Math.max(0.75, 0.95 * scale)
      for (const p of strewn(points, style.spacing * Math.max(0.75, scale))) g.circle(p.x, p.y, size)
      g.fill({ color: style.dot, alpha: 0.85 })
    },
    [points, style, scale, isLit],
  )
  return <pixiGraphics label={label} draw={draw} eventMode="none" />
}
