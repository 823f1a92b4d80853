/** What lies under everything: the ground of the table, the landscapes of the fronts, and in a combat its battlefield under a veil. */
import type { Graphics, Sprite, Texture } from 'pixi.js'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { branch } from '../../../table/branch.ts'
import type { Rect } from '../../../table/contract.ts'

const RIM = 5

export interface CoverProps {
  readonly texture: Texture
  readonly rect: Rect
  /** Where the eye should fall, 0 to 1 from the left. */
  readonly focus?: number
  readonly round?: boolean
}
/** A picture that covers a place, cut at its edges. */
export function Cover({ texture, rect, focus = 0.5, round = false }: CoverProps) {
  const { x, y, width, height } = rect
  const picture = useRef<Sprite>(null)
  const cutter = useRef<Graphics>(null)
  const cut = useCallback(
    (pen: Graphics) =>
      void pen
        .clear()
        .roundRect(x, y, width, height, round ? RIM : 0)
        .fill({ color: 0xffffff }),
    [x, y, width, height, round],
  )
  useLayoutEffect(() => {
    if (picture.current && cutter.current) picture.current.mask = cutter.current
  }, [])
  const scale = Math.max(width / (texture.width || 1), height / (texture.height || 1))
  return (
    <pixiContainer label="cover" ref={branch} eventMode="none">
      <pixiGraphics ref={cutter} draw={cut} />
      <pixiSprite
        ref={picture}
        texture={texture}
        x={x - (texture.width * scale - width) * focus}
        y={y - (texture.height * scale - height) / 2}
        scale={scale}
      />
    </pixiContainer>
  )
}

/** The dark under what is written: over a battlefield, at the head and foot of a landscape. */
export function Veil({ rect, alpha }: { readonly rect: Rect; readonly alpha: number }) {
  const { x, y, width, height } = rect
  const draw = useCallback(
    (pen: Graphics) => void pen.clear().rect(x, y, width, height).fill({ color: 0x120a08, alpha }),
    [x, y, width, height, alpha],
  )
  return <pixiGraphics draw={draw} />
}
