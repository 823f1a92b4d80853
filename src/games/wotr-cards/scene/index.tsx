/**
 * The scene of the card game: the ground under the table. Cards and places lie over it as DOM.
 */
import { useEffect, useLayoutEffect } from 'react'
import { useArt } from '../../../table/assets.ts'
import type { SceneProps } from '../../../table/contract.ts'
import { useRedraw } from '../../../table/stage-context.ts'
import { tableGround } from '../text/pictures.ts'
import type { CardsText } from '../text/types.ts'
import type { CardsEvent, View } from '../types.ts'

export interface CardsSceneProps extends SceneProps<View, CardsEvent> {
  readonly text: CardsText
}

export function CardsScene({ slots, shape, theme, telling, onTold }: CardsSceneProps) {
  const ground = tableGround(theme, shape !== 'landscape')
  const art = useArt(ground, [ground])
  const id = telling?.id ?? null
  useLayoutEffect(() => {
    if (id === null) return
    const timer = setTimeout(() => onTold(id), 300)
    return () => clearTimeout(timer)
  }, [id, onTold])
  useRedraw()
  useEffect(() => undefined)
  const { board, road } = slots
  if (!art || !board || !road) return null
  const top = road.y + road.height
  const band = slots.band
  const bottom = band ? band.y : window.innerHeight
  return (
    <pixiSprite texture={art.texture(ground)} x={0} y={top} width={window.innerWidth} height={Math.max(1, bottom - top)} eventMode="none" />
  )
}
