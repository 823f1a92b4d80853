/** A way-lantern: the marker of a line, and the light the board is seen by. */
import type { Art } from '../../../table/assets.ts'
import type { Activity } from '../types.ts'

const MIDDLE = { x: 0.5, y: 0.5 }

export function Lantern({ art, kind }: { readonly art: Art; readonly kind: Activity | 'event' }) {
  return (
    <>
      <pixiSprite label="glow" texture={art.texture('glow/lantern')} anchor={MIDDLE} y={-20} blendMode="add" alpha={0.85} />
      <pixiSprite
        label="glow inside"
        texture={art.texture('glow/lantern')}
        anchor={MIDDLE}
        y={-24}
        scale={0.6}
        blendMode="add"
        alpha={0.6}
      />
      <pixiSprite label="lantern" texture={art.texture(`lantern/${kind}`)} />
    </>
  )
}
