// A plate is the picture of a place, 806 x 452, cut into layers from far to near.
export interface Plate {
  /** gradients and masks that several layers use */
  defs: string
  /** the inside of an svg for each layer; the last one, `air`, holds the shade that lies over all */
  groups: Record<string, string>
  /** strength of the grain and of the dark clouds that are baked into every layer but the air */
  grain: number
  wash?: number
  /** warm washes in soft light, baked into every layer but the air */
  tints?: string[]
}
