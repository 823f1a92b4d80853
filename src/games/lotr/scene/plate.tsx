/** The picture of a place, already one picture with a ragged edge. Scenery only; nothing here can be touched. */
import type { Texture } from 'pixi.js'
import type { Place } from '../types.ts'
import type { BoardPlace } from './geometry.ts'
import { LAYOUTS } from './layouts/index.ts'

export const EDGE = 'lotr/places/edge.webp'
export const layersOf = (place: Place): readonly string[] => LAYOUTS[place].layers.map((layer) => `lotr/places/${place}/${layer}.webp`)

export function Plate({ texture, board }: { readonly texture: Texture; readonly board: BoardPlace }) {
  const { rect } = board
  return (
    <pixiSprite
      label={`plate ${board.place}`}
      texture={texture}
      x={rect.x}
      y={rect.y}
      scale={{ x: rect.width / texture.width, y: rect.height / texture.height }}
      eventMode="none"
    />
  )
}
