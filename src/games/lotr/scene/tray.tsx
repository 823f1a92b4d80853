/** Stack of tiles, the tile that lies turned up, the last die: each in its slot, if the shell gives one. */

import type { Art } from '../../../table/assets.ts'
import { branch } from '../../../table/branch.ts'
import type { Rect, Slots } from '../../../table/contract.ts'
import type { View } from '../types.ts'
import { middle } from './geometry.ts'

const MIDDLE = { x: 0.5, y: 0.5 }
const size = (rect: Rect, art: number): number => Math.min(rect.width, rect.height) / art

export function Tray({ view, slots, art }: { readonly view: View; readonly slots: Slots; readonly art: Art }) {
  const { tiles, tile, die } = slots
  const left = view.board?.tilesLeft ?? 0
  return (
    <pixiContainer label="tray" ref={branch} eventMode="none">
      {tiles && left > 0 && (
        <pixiContainer label={`tiles ${left}`} {...middle(tiles)} scale={size(tiles, 92) * 0.9}>
          {left > 2 && <pixiSprite texture={art.texture('tile/back')} anchor={MIDDLE} x={-4} y={4} rotation={-0.075} />}
          {left > 1 && <pixiSprite texture={art.texture('tile/back')} anchor={MIDDLE} x={-1} y={2} rotation={-0.02} />}
          <pixiSprite texture={art.texture('tile/back')} anchor={MIDDLE} rotation={0.035} />
        </pixiContainer>
      )}
      {tile && view.board?.tile && (
        <pixiSprite
          label={`tile/${view.board.tile}`}
          texture={art.texture(`tile/${view.board.tile}`)}
          anchor={MIDDLE}
          {...middle(tile)}
          scale={size(tile, 92)}
        />
      )}
      {die && view.die && (
        <pixiSprite
          label={`die/${view.die.face}`}
          texture={art.texture(`die/${view.die.face}`)}
          anchor={MIDDLE}
          {...middle(die)}
          scale={size(die, 64)}
        />
      )}
    </pixiContainer>
  )
}
