/** The road of corruption in its three widths: where its sixteen steps lie on the pictures under `public/art/lotr/road`. */
import type { Shape } from '../../../../table/contract.ts'

export interface RoadLayout {
  readonly file: string
  readonly candle: string
  readonly width: number
  readonly height: number
  /** First step, distance of the steps, height of the road and how much it winds. */
  readonly first: number
  readonly step: number
  readonly y: number
  readonly wind: number
  readonly numberSize: number
  /** Scale of the sprites of hobbits and of Sauron, and how far apart two on one step stand. */
  readonly figure: number
  readonly sauron: number
  readonly pair: number
}

export const ROADS: Readonly<Record<Shape, RoadLayout>> = {
  landscape: {
    file: 'lotr/road/landscape.webp',
    candle: 'lotr/road/landscape-candle.webp',
    width: 1180,
    height: 126,
    first: 52,
    step: 71,
    y: 94,
    wind: 5,
    numberSize: 18,
    figure: 0.754,
    sauron: 0.853,
    pair: 25,
  },
  portrait: {
    file: 'lotr/road/portrait.webp',
    candle: 'lotr/road/portrait-candle.webp',
    width: 820,
    height: 124,
    first: 36,
    step: 49.6,
    y: 92,
    wind: 5,
    numberSize: 18,
    figure: 0.594,
    sauron: 0.78,
    pair: 22,
  },
  phone: {
    file: 'lotr/road/phone.webp',
    candle: 'lotr/road/phone-candle.webp',
    width: 390,
    height: 104,
    first: 14,
    step: 24.1,
    y: 78,
    wind: 3,
    numberSize: 15,
    figure: 0.406,
    sauron: 0.56,
    pair: 12,
  },
}
