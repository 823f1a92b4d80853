/** How a part of what happened moves: flights of cards one after another, then a pause to look. One plan for the director. */
import type { Container, Texture } from 'pixi.js'
import type { Beat, Plan, Step } from '../../../table/director.ts'
import { fly } from '../../../table/token.ts'
import type { CardId } from '../types.ts'
import type { Flight } from './flights.ts'

export const FLIGHT = 420
const BETWEEN = 110
/** Backs are drawn 92 by 132. */
const SCALE = 0.5
const OPEN_SCALE = 0.8

export interface Stagehands {
  readonly layer: Container
  readonly isReduced: boolean
  back(side: Flight['side']): Texture
  /** A card that shows its face, made for one flight. */
  open(face: CardId): Container
}

export function* choreography(flights: readonly Flight[], pause: number, { layer, isReduced, back, open }: Stagehands): Plan {
  if (flights.length && !isReduced) {
    const steps: Step[] = flights.map(({ label, side, face, from, to }, i) =>
      fly(label, layer, face ? () => open(face) : back(side), from, to, {
        ms: FLIGHT,
        delay: i * BETWEEN,
        fromScale: face ? OPEN_SCALE : SCALE,
        toScale: (face ? OPEN_SCALE : SCALE) * 0.9,
        lift: Math.min(80, 20 + Math.hypot(to.x - from.x, to.y - from.y) * 0.14),
        turn: to.x > from.x ? -0.3 : 0.3,
        fades: 0.2,
      }),
    )
    yield steps as Beat
  }
  yield { label: 'look', ms: pause }
}
