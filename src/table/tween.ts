/**
 * Numbers on their way from one value to another: easings and small curves. Pure; knows no clock and no display object.
 * Everything takes and gives a share of the way, 0 to 1.
 */

export type Ease = (t: number) => number

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

export const linear: Ease = (t) => t
/** Starts and ends at rest: things with weight. */
export const inOut: Ease = (t) => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2)
/** Leaves briskly and comes to rest. */
export const out: Ease = (t) => 1 - (1 - t) ** 3
/** Slow and heavy at both ends. */
export const heavy: Ease = (t) => (1 - Math.cos(Math.PI * t)) / 2
/** Overshoots a little before it rests. */
export const settle: Ease = (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2

/** Height of a hop or throw: 0 at both ends, 1 in the middle. */
export const arc = (t: number): number => 4 * t * (1 - t)
/** How much a thing is pressed together when it lands, 0 to 1. */
export const landing = (t: number): number => (t < 0.82 ? 0 : Math.sin(((t - 0.82) / 0.18) * Math.PI))
/** Out and in again: 1 at both ends, 0 in the middle. */
export const blink = (t: number): number => Math.abs(1 - 2 * t)
