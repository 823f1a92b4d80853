// Trodden ways: blurred earth, pale dust.
import { f, type Point, smooth } from './geometry'

/** a trodden way: blurred dark edge, pale dust; the empty box keeps the filters from cutting the stroke at its bounding box */
export function dustTrack(
  pts: readonly Point[],
  w: number,
  { dark = '#0b0705', edge = 0.4, dust = '#E6D3A4', op = 0.42, spread = 5 } = {},
) {
  const d = smooth(pts)
  const xs = pts.map((p) => p[0])
  const ys = pts.map((p) => p[1])
  const box = `<path d="M${f(Math.min(...xs) - 60)} ${f(Math.min(...ys) - 60)}H${f(Math.max(...xs) + 60)}V${f(Math.max(...ys) + 60)}"
    fill="none"/>`
  return `<g filter="url(#b2)">${box}<path d="${d}" stroke="${dark}" stroke-width="${w + spread}" fill="none" opacity="${edge}"
    stroke-linecap="round"/></g>
    <g filter="url(#wob)">${box}<path d="${d}" stroke="${dust}" stroke-width="${w}" fill="none" opacity="${op}" stroke-linecap="round"/>
    </g>`
}

/** the trodden way of a line */
export const track = (pts: readonly Point[], { dark = '#0b0705', dust = '#E6D3A4', w = 10, op = 0.42, edge = 0.4 } = {}) =>
  dustTrack(pts, w, { dark, dust, op, edge })

/** the short road that joins the three stations of a haven */
export function way(pts: readonly Point[], w = 13, { light = '#F6E7BC', op = 0.5, earth = '#9c8455' } = {}) {
  const d = smooth(pts)
  const under = smooth(pts.map((p) => [p[0], p[1] + 2]))
  const xs = pts.map((p) => p[0])
  const ys = pts.map((p) => p[1])
  // the empty box keeps the filters from cutting the stroke at its bounding box
  const box = `<path d="M${f(Math.min(...xs) - 80)} ${f(Math.min(...ys) - 80)}H${f(Math.max(...xs) + 80)}V${f(Math.max(...ys) + 80)}"
    fill="none"/>`
  const stroke = (p: string, c: string, width: number, o: number) =>
    `<path d="${p}" stroke="${c}" stroke-width="${width}" fill="none" opacity="${o}" stroke-linecap="round"/>`
  return (
    `<g filter="url(#b4)">${box}${stroke(under, '#140d08', w * 3.1, 0.3)}</g>
      <g filter="url(#wob2)">${box}${stroke(under, earth, w * 2.5, 0.5)}</g>` +
    `<g filter="url(#b2)">${box}${stroke(d, '#140d08', w + 7, 0.3)}</g><g filter="url(#wob)">${box}${stroke(d, light, w, op)}</g>`
  )
}
