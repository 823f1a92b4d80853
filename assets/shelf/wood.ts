// Grain of planks.
import type { Rng } from '../kit/chance'
import { f } from '../kit/geometry'

export const grainLines = (q: Rng, x: number, y: number, w: number, h: number, n: number, op: number, col = '#120905') => {
  let d = ''
  for (let i = 0; i < n; i++) {
    const yy = y + (h * (i + q() * 0.8)) / n
    let px = x
    d += `M${f(px)} ${f(yy)}`
    while (px < x + w) {
      const dx = 40 + q() * 90
      d += `q${f(dx / 2)} ${f((q() - 0.5) * 5)} ${f(dx)} ${f((q() - 0.5) * 2)}`
      px += dx
    }
  }
  return `<path d="${d}" stroke="${col}" stroke-width="1" fill="none" opacity="${op}"/>`
}
