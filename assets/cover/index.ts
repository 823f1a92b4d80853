// The cover: one device goes round; the round door is shut until the right hobbit holds the knob.

import { rng } from '../kit/chance'
import { door, wall } from './door'
import type { CoverLayout, CoverStage } from './layouts'
import { flowers, knobAt, lampPost, notice } from './things'

/** the whole cover without words */
export function cover(layout: CoverLayout): string {
  const s: CoverStage = { ...layout, r: rng(505) }
  return (
    wall(s) +
    door(s) +
    lampPost(...layout.lamp) +
    notice(...layout.panel) +
    flowers(s) +
    `<rect width="${layout.W}" height="${layout.H}" fill="#000" filter="url(#grain)" opacity=".3"/>`
  )
}
export const KNOB = { width: 140, height: 146, centre: [70, 66], radius: 56 }
export const knob = () => knobAt(70, 66)
