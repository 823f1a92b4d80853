// Helm's Deep: the standard of the riders, raised where the first part of the march is complete.
import { f } from '../../../kit/geometry'
import { path, wob } from '../../../kit/pen'
import { flagHorse } from '../../../kit/riders'
import { HELM } from './layout'

/** its foot, as fractions of the plate: a third of the way from space 5 to the wood */
const [from, to] = [HELM.lines.travelling[5], HELM.lines.travelling[6]!]
export const STANDARD = [from[0] + (to[0] - from[0]) * 0.34, from[1] + 10 / 452]
/** the standard, its foot at x, y */
export function standard(x: number, y: number) {
  return wob(
    path(`M${f(x)} ${f(y)}V${f(y - 66)}`, 'none', '#0a0705', 3) +
      path(`M${f(x)} ${f(y)}V${f(y - 66)}`, 'none', '#8a6236', 1.4) +
      path(
        `M${f(x)} ${f(y - 64)}C${f(x + 9)} ${f(y - 70)} ${f(x + 17)} ${f(y - 58)} ${f(x + 28)} ${f(y - 63)}V${f(y - 38)} L${f(x + 20)}
          ${f(y - 42)}C${f(x + 13)} ${f(y - 36)} ${f(x + 8)} ${f(y - 43)} ${f(x)} ${f(y - 38)}Z`,
        '#3f6a49',
        '#0a0705',
        1.3,
      ) +
      flagHorse(x + 14, y - 42, 0.4),
  )
}
