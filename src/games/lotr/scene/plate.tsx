/** The picture of a place: its layers, far to near, inside a ragged edge. Scenery only; nothing here can be touched. */
import type { Texture } from 'pixi.js'
import { useEffect, useMemo, useState } from 'react'
import type { Art } from '../../../table/assets.ts'
import { useRedraw } from '../../../table/stage-context.ts'
import { inverseMask, wipe } from '../../../table/textures.ts'
import type { BoardPlace } from './geometry.ts'
import { PLATE } from './layouts/index.ts'

const PAD = 24
export const EDGE = 'lotr/places/edge.webp'
export const layerFile = (place: string, layer: string): string => `lotr/places/${place}/${layer}.webp`

interface PlateProps {
  readonly art: Art
  readonly board: BoardPlace
}

export function Plate({ art, board }: PlateProps) {
  const { rect, layout } = board
  const scaleX = rect.width / (PLATE.width * 2)
  const scaleY = rect.height / (PLATE.height * 2)
  return (
    <pixiContainer label={`plate ${board.place}`} x={rect.x} y={rect.y} eventMode="none">
      {layout.layers.map((layer) => (
        <pixiSprite
          key={layer}
          label={`layer ${layer}`}
          texture={art.texture(layerFile(board.place, layer))}
          scale={{ x: scaleX, y: scaleY }}
        />
      ))}
      {!board.isBleeding && <RaggedEdge mask={art.texture(EDGE)} scaleX={scaleX} scaleY={scaleY} />}
    </pixiContainer>
  )
}

/** Cuts what was drawn before it: a mask would need another picture as large as the plate in every frame. */
function RaggedEdge({ mask, scaleX, scaleY }: { readonly mask: Texture; readonly scaleX: number; readonly scaleY: number }) {
  const [made, setMade] = useState<Texture | null>(null)
  useEffect(() => {
    if (mask.width <= 1) return
    const texture = inverseMask(mask, PAD)
    setMade(texture)
    return () => {
      setMade(null)
      // the sprite that shows it goes first
      setTimeout(() => wipe(texture), 50)
    }
  }, [mask])
  useRedraw()
  const scale = useMemo(() => ({ x: scaleX, y: scaleY }), [scaleX, scaleY])
  return made && <pixiSprite label="ragged edge" texture={made} x={-PAD * scaleX} y={-PAD * scaleY} scale={scale} blendMode="erase" />
}
