/** Sizes of what is drawn on the canvas, in CSS pixels at scale 1. */
export const CARD = { width: 88, height: 126 } as const
