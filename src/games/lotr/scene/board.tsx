/** The board in its slot: plate, paths, stations, under a camera that two fingers move. */
import type { Container, Graphics, Texture } from 'pixi.js'
import { type Ref, useCallback } from 'react'
import type { Art } from '../../../table/assets.ts'
import { branch } from '../../../table/branch.ts'
import { Actor, type Cast } from '../../../table/cast.tsx'
import type { Halo } from '../../../table/station.tsx'
import type { Activity, EventId, View } from '../types.ts'
import type { BoardPlace } from './geometry.ts'
import { Haven } from './haven.tsx'
import { Stations, Tracks } from './lines.tsx'
import { Plate } from './plate.tsx'

interface BoardProps {
  readonly view: View
  readonly board: BoardPlace
  readonly sprites: Art
  /** Of the place that is shown. */
  readonly plate: Texture
  readonly cast: Cast
  readonly halo: (line: Activity, space: number) => Halo
  readonly lit: ReadonlySet<Activity>
  readonly haloRef: (thing: Container | null) => (() => void) | undefined
  readonly nameOf: (event: EventId) => string
  readonly sharpness: number
  readonly hasFonts: boolean
  readonly cameraRef: Ref<Container>
  readonly clipRef: Ref<Graphics>
}

export function Board(props: BoardProps) {
  const { board, sprites, plate, cast } = props
  const { rect } = board
  const drawClip = useCallback(
    (g: Graphics) => {
      g.clear().rect(rect.x, rect.y, rect.width, rect.height).fill('#fff')
    },
    [rect],
  )
  return (
    <pixiContainer label="window" ref={branch} eventMode="none">
      <pixiContainer label="camera" ref={props.cameraRef}>
        <Actor cast={cast} label="board">
          <Plate texture={plate} board={board} />
          <Actor key={`beam ${board.place}`} cast={cast} label="beam">
            <pixiSprite texture={sprites.texture('glow/beam')} blendMode="add" />
          </Actor>
          <Tracks board={board} lit={props.lit} />
          <Actor key={`standard ${board.place}`} cast={cast} label="standard">
            <pixiSprite texture={sprites.texture('scenery/standard')} />
          </Actor>
          {board.stops.length > 0 ? (
            <Haven key={board.place} art={sprites} {...props} />
          ) : (
            <Stations key={board.place} art={sprites} {...props} />
          )}
        </Actor>
      </pixiContainer>
      <pixiGraphics label="clip" ref={props.clipRef} draw={drawClip} visible={false} />
    </pixiContainer>
  )
}
