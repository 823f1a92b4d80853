/** A card of the table as a thing on the canvas: paper, ground, silhouette, faction, name and what it counts. Its middle is its place. */
import type { Container, Graphics } from 'pixi.js'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Art } from '../../../table/assets.ts'
import { CARDS, sideOfCard } from '../data/index.ts'
import type { Count } from '../text/compose/counts.ts'
import { CARD_COLOURS, cardFrames, FACTION_COLOURS, SILHOUETTE } from '../text/pictures.ts'
import type { CardsText } from '../text/types.ts'
import type { CardId } from '../types.ts'
import { CARD } from './measures.ts'

const MIDDLE = { x: 0.5, y: 0.5 }
const NOTCH = 9
/** Name and counts below the picture. */
const BELOW = 70

export interface CardSpriteProps {
  readonly id: CardId
  readonly counts: readonly Count[]
  readonly art: Art
  readonly text: CardsText
  readonly sharpness: number
  /** At the width of {@link CARD}; the picture takes what name and counts leave. */
  readonly height: number
}

/** The outline: round for the Free Peoples, eight-cornered for the Shadow. */
function outline(pen: Graphics, height: number, isShadow: boolean, grow = 0): Graphics {
  const [w, h] = [CARD.width / 2 + grow, height / 2 + grow]
  if (!isShadow) return pen.roundRect(-w, -h, 2 * w, 2 * h, 8 + grow)
  const n = NOTCH
  return pen.poly([-w + n, -h, w - n, -h, w, -h + n, w, h - n, w - n, h, -w + n, h, -w, h - n, -w, -h + n])
}

export function CardSprite({ id, counts, art, text, sharpness, height }: CardSpriteProps) {
  const { faction, type } = CARDS[id]
  const side = sideOfCard(id)
  const isShadow = side === 'shadow'
  const colours = CARD_COLOURS[side]
  const { ground, silhouette } = cardFrames(id)
  const { width } = CARD
  const picture = height - BELOW
  const top = -height / 2
  const draw = useCallback(
    (pen: Graphics) => {
      pen.clear()
      outline(pen, height, isShadow, 1.5).fill({ color: isShadow ? '#a8674a' : '#6b5636' })
      outline(pen, height, isShadow).fill({ color: colours.paper })
    },
    [height, isShadow, colours.paper],
  )
  const cut = useCallback(
    (pen: Graphics) => {
      pen.clear()
      outline(pen, height, isShadow).fill({ color: 0xffffff })
    },
    [height, isShadow],
  )
  const colour = FACTION_COLOURS[faction]
  const band = useCallback(
    (pen: Graphics) => {
      pen.clear()
      pen.rect(-CARD.width / 2, top + picture - 2, CARD.width, 15).fill({ color: colour })
      pen.rect(-CARD.width / 2, top + picture - 2, CARD.width, 15).fill({ color: 0x000000, alpha: 0.2 })
    },
    [colour, top, picture],
  )
  const face = useRef<Container>(null)
  const cutter = useRef<Graphics>(null)
  useLayoutEffect(() => {
    if (face.current && cutter.current) face.current.mask = cutter.current
  }, [])
  const shape = Math.min(picture * SILHOUETTE.size, width * SILHOUETTE.width)
  const land = art.texture(ground)
  const cover = Math.max(width / (land.width || 1), picture / (land.height || 1))
  const short = text.card(id).short
  const inset = isShadow ? 8 : 5
  return (
    <>
      <pixiGraphics draw={draw} />
      <pixiGraphics ref={cutter} draw={cut} />
      <pixiContainer ref={face} label="face">
        <pixiSprite texture={land} anchor={MIDDLE} y={top + picture / 2} scale={cover} />
        <pixiSprite
          texture={art.texture(silhouette)}
          anchor={MIDDLE}
          x={1}
          y={top + picture * SILHOUETTE.middle + 1}
          width={shape}
          height={shape}
          tint={isShadow ? 0x000000 : 0xffffff}
          alpha={isShadow ? 0.5 : 0.6}
        />
        <pixiSprite
          texture={art.texture(silhouette)}
          anchor={MIDDLE}
          y={top + picture * SILHOUETTE.middle}
          width={shape}
          height={shape}
          tint={colours.silhouette}
        />
        <pixiGraphics draw={band} />
        <pixiText
          text={text.factions[faction]}
          anchor={{ x: 0, y: 0.5 }}
          x={-width / 2 + inset}
          y={top + picture + 5.5}
          style={FACTION}
          resolution={sharpness}
        />
        <pixiSprite
          texture={art.texture(`sign.${type}`)}
          anchor={MIDDLE}
          x={width / 2 - inset - 5}
          y={top + picture + 5.5}
          width={11}
          height={11}
          tint="#fffaf0"
        />
        <pixiText
          text={short}
          anchor={MIDDLE}
          y={top + picture + 29}
          style={titleStyle(colours.ink, short.length)}
          resolution={sharpness}
        />
        <Counts
          counts={counts}
          art={art}
          ink={isShadow ? '#ffe7cf' : '#2b2118'}
          sign={colours.sign}
          y={height / 2 - 14}
          sharpness={sharpness}
        />
      </pixiContainer>
    </>
  )
}

const FACTION = { fontFamily: 'Alegreya Sans, sans-serif', fontWeight: '700', fontSize: 11.5, fill: '#fffaf0' } as const
const titleStyle = (fill: string, letters: number) =>
  ({
    fontFamily: 'IM Fell English SC, serif',
    fontSize: letters > 15 ? 12.4 : 13.5,
    fill,
    align: 'center',
    wordWrap: true,
    wordWrapWidth: 80,
    lineHeight: 13.4,
    padding: 4,
  }) as const

interface CountsProps {
  readonly counts: readonly Count[]
  readonly art: Art
  readonly ink: string
  readonly sign: string
  readonly y: number
  readonly sharpness: number
}
function Counts({ counts, art, ink, sign, y, sharpness }: CountsProps) {
  const step = counts.length > 2 ? 28 : 36
  const left = -((counts.length - 1) * step) / 2
  return counts.map(({ sign: name, n }, i) => (
    <pixiContainer key={name} x={left + i * step} y={y}>
      <pixiSprite texture={art.texture(`sign.${name}`)} anchor={MIDDLE} x={-8} width={17} height={17} tint={sign} />
      <pixiText
        text={String(n)}
        anchor={{ x: 0, y: 0.5 }}
        x={3}
        style={{ fontFamily: 'Alegreya Sans, sans-serif', fontWeight: '800', fontSize: 17, fill: ink }}
        resolution={sharpness}
      />
    </pixiContainer>
  ))
}
