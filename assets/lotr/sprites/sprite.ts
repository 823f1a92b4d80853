// A sprite of the atlas: a drawing whose origin is its anchor, and the room around it.

export interface Sprite {
  name: string
  /** the inside of an svg */
  svg: string
  /** room around the anchor, in CSS pixels */
  left: number
  top: number
  right: number
  bottom: number
}
export const sprite = (name: string, svg: string, left: number, top: number, right = left, bottom = top): Sprite => ({
  name,
  svg,
  left,
  top,
  right,
  bottom,
})
/** a sprite whose anchor is its middle */
export const centred = (name: string, svg: string, width: number, height = width): Sprite =>
  sprite(name, svg, Math.ceil(width / 2), Math.ceil(height / 2))
