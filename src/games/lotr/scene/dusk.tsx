/** The light of the table: darkness that comes in from the edges as Sauron and the leading hobbit draw near each other. */
import type { Texture } from 'pixi.js'
import { useEffect, useState } from 'react'
import { Actor, type Cast } from '../../../table/cast.tsx'
import type { Theme } from '../../../table/contract.ts'
import { useRedraw } from '../../../table/stage-context.ts'
import { duskTexture, wipe } from '../../../table/textures.ts'

export function Dusk({ cast, theme }: { readonly cast: Cast; readonly theme: Theme }) {
  const [texture, setTexture] = useState<Texture | null>(null)
  useEffect(() => {
    const made = theme === 'candle' ? duskTexture('#050302', 1) : duskTexture('#2A120B', 0.4)
    setTexture(made)
    return () => {
      setTexture(null)
      wipe(made)
    }
  }, [theme])
  useRedraw()
  return (
    <Actor cast={cast} label="dusk">
      {texture && <pixiSprite texture={texture} />}
    </Actor>
  )
}
