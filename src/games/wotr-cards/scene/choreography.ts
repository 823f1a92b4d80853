/** How a part of what happened moves: flights of cards one after another, then a pause to look. One plan for the director. */
import type { Container, Texture } from 'pixi.js'
import type { Beat, Plan, Step } from '../../../table/director.ts'
import { fly } from '../../../table/token.ts'
import type { Flight } from './flights.ts'

export const FLIGHT = 420
const BETWEEN = 110
/** Backs are drawn 92 by 132. */
const SCALE = 0.5

export interface Stagehands {
  readonly layer: Container
  readonly isReduced: boolean
  back(side: Flight['side']): Texture
}

export function* choreography(flights: readonly Flight[], pause: number, { layer, isReduced, back }: Stagehands): Plan {
  if (flights.length && !isReduced) {
    const steps: Step[] = flights.map(({ label, side, from, to }, i) =>
      fly(label, layer, back(side), from, to, {
        ms: FLIGHT,
        delay: i * BETWEEN,
        fromScale: SCALE,
        toScale: SCALE * 0.9,
        lift: Math.min(80, 20 + Math.hypot(to.x - from.x, to.y - from.y) * 0.14),
        turn: to.x > from.x ? -0.3 : 0.3,
        fades: 0.2,
      }),
    )
    yield steps as Beat
  }
  yield { label: 'look', ms: pause }
}
