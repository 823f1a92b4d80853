/** The road of corruption: from the light at the left into the dark, the company on it, Sauron coming, the shadow that goes before him. */
import type { Container, Graphics } from 'pixi.js'
import { useCallback, useState } from 'react'
import type { Art } from '../../../table/assets.ts'
import { branch } from '../../../table/branch.ts'
import { Actor, type Cast } from '../../../table/cast.tsx'
import type { Theme } from '../../../table/contract.ts'
import { numberStyle } from '../../../table/station.tsx'
import type { View } from '../types.ts'
import type { RoadPlace } from './geometry.ts'
import { figureOf } from './placements.ts'

export const NIGHT = 'lotr/road/night.webp'
const MIDDLE = { x: 0.5, y: 0.5 }
const STEPS = Array.from({ length: 16 }, (_, i) => i)

interface RoadProps {
  readonly view: View
  readonly road: RoadPlace
  readonly art: Art
  readonly cast: Cast
  readonly theme: Theme
  /** Seats that can be chosen now: their figures glow. */
  readonly chosen: ReadonlySet<number>
  readonly haloRef: (thing: Container | null) => (() => void) | undefined
  readonly hasFonts: boolean
  readonly sharpness: number
}

export function Road(props: RoadProps) {
  const { view, road, art, cast, theme, chosen, haloRef, hasFonts, sharpness } = props
  const { rect, layout, top, scaleX, scaleY } = road
  const [clip, setClip] = useState<Graphics | null>(null)
  const drawClip = useCallback(
    (g: Graphics) => {
      g.clear().rect(rect.x, rect.y, rect.width, rect.height).fill('#fff')
    },
    [rect],
  )
  const isCut = top < rect.y - 0.5
  return (
    <pixiContainer label="road" ref={branch} eventMode="none" mask={isCut ? clip : null}>
      {isCut && <pixiGraphics label="clip" ref={setClip} draw={drawClip} />}
      <pixiSprite
        label="road picture"
        texture={art.texture(theme === 'candle' ? layout.candle : layout.file)}
        x={rect.x}
        y={top}
        scale={{ x: scaleX / 2, y: scaleY / 2 }}
      />
      <Actor cast={cast} label="night">
        <pixiSprite texture={art.texture(NIGHT)} scale={0.5} />
      </Actor>
      {hasFonts && (
        <pixiContainer label="numbers">
          {STEPS.map((step) => {
            const isInk = step < 7 && theme === 'day'
            return (
              <pixiText
                key={step}
                label={`step ${step}`}
                text={String(step)}
                anchor={MIDDLE}
                x={road.at(step).x}
                y={road.numbersY}
                style={isInk ? numberStyle(layout.numberSize, '#2B2118', '#D9C68F', 2) : numberStyle(layout.numberSize, '#F3E3BC')}
                resolution={sharpness}
              />
            )
          })}
        </pixiContainer>
      )}
      <Actor cast={cast} label="glow/lead">
        <pixiSprite texture={art.texture('glow/lantern')} anchor={MIDDLE} blendMode="add" />
      </Actor>
      <Actor cast={cast} label="glow/sauron">
        <pixiSprite texture={art.texture('glow/ember')} anchor={MIDDLE} />
      </Actor>
      <pixiContainer label="company" sortableChildren>
        {view.players.map((player) => (
          <Actor key={player.hobbit} cast={cast} label={figureOf(player.hobbit)}>
            {chosen.has(player.seat) && (
              <pixiContainer label="halo strong" ref={haloRef}>
                <pixiSprite texture={art.texture('halo/gold')} anchor={MIDDLE} y={-34} scale={{ x: 0.95, y: 1.3 }} />
              </pixiContainer>
            )}
            <pixiSprite texture={art.texture(figureOf(player.hobbit))} />
          </Actor>
        ))}
        <Actor cast={cast} label="sauron">
          <pixiSprite texture={art.texture('figure/sauron')} />
        </Actor>
      </pixiContainer>
    </pixiContainer>
  )
}
