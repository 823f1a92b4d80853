/**
 * A space of a path: a worn stone with what lies on it, its number on the front, and a golden halo where it can be reached.
 * Says its state by shape and darkness; which stone that is, the game's own art decides.
 */
import { type Container, GraphicsContext, TextStyle, type Texture } from 'pixi.js'
import { memo, type Ref } from 'react'

export type Halo = 'none' | 'soft' | 'strong'

export interface StationProps {
  readonly label: string
  readonly x: number
  readonly y: number
  /** Of the art, which is drawn for scale 1. */
  readonly scale: number
  readonly stone: Texture
  readonly stoneScale?: number
  readonly sign: Texture | null
  readonly signScale?: number
  readonly signAlpha?: number
  readonly number?: string | null
  /** Middle of the number below the middle of the face. */
  readonly numberY?: number
  readonly numberSize?: number
  readonly halo: Halo
  readonly haloTexture: Texture
  readonly haloRef?: Ref<Container>
  /** Pixels of the number's raster per CSS pixel. */
  readonly sharpness: number
  readonly zIndex: number
}

const numberStyles = new Map<number, TextStyle>()
/** Numerals as if chiselled: pale, with a dark rim. Styles are shared by size. */
export function numberStyle(size: number, fill = '#FDF1D2', rim = '#140D08', rimWidth = 3): TextStyle {
  const key = size * 4096 + rimWidth * 64 + (fill === '#FDF1D2' ? 0 : 1)
  const known = numberStyles.get(key)
  if (known) return known
  const style = new TextStyle({
    fontFamily: ['EB Garamond', 'Georgia', 'serif'],
    fontWeight: '600',
    fontSize: size,
    fill,
    stroke: { color: rim, width: rimWidth, join: 'round' },
  })
  numberStyles.set(key, style)
  return style
}
let sharedRim: GraphicsContext | null = null
/** A golden outline round the face of a stone of radius 23; one drawing for all stations. */
function rim(): GraphicsContext {
  if (sharedRim) return sharedRim
  const context = new GraphicsContext()
  const outline = (k: number) =>
    Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * Math.PI * 2
      return { x: Math.cos(a) * 23 * k, y: Math.sin(a) * 19.3 * k }
    })
  context.poly(outline(1.05)).stroke({ width: 3, color: '#FFD978', join: 'round' })
  for (const p of outline(1.2)) context.circle(p.x, p.y, 0.8)
  context.fill({ color: '#FFE9AE', alpha: 0.8 })
  sharedRim = context
  return context
}
/** The shared drawing is there already. */
const DRAWN = () => undefined
const MIDDLE = { x: 0.5, y: 0.5 }

export const Station = memo(function Station(props: StationProps) {
  const {
    label,
    x,
    y,
    scale,
    stone,
    stoneScale = 1,
    sign,
    signScale = 1,
    signAlpha = 1,
    number = null,
    numberY = 18,
    numberSize = 17,
  } = props
  const isHaloed = props.halo !== 'none'
  const size = Math.max(12, Math.round(numberSize * scale))
  return (
    <pixiContainer label={label} x={x} y={y} zIndex={props.zIndex} eventMode="none">
      {isHaloed && (
        <pixiContainer label={`halo ${props.halo}`} ref={props.haloRef} alpha={props.halo === 'strong' ? 1 : 0.55}>
          <pixiSprite texture={props.haloTexture} scale={scale * stoneScale * 1.12} />
        </pixiContainer>
      )}
      <pixiSprite label="stone" texture={stone} scale={scale * stoneScale} />
      {isHaloed && (
        <pixiGraphics label="rim" draw={DRAWN} context={rim()} scale={scale * stoneScale} alpha={props.halo === 'strong' ? 1 : 0.6} />
      )}
      {sign && <pixiSprite label="sign" texture={sign} anchor={MIDDLE} y={-scale} scale={scale * signScale} alpha={signAlpha} />}
      {number !== null && (
        <pixiText label="number" text={number} anchor={MIDDLE} y={numberY * scale} style={numberStyle(size)} resolution={props.sharpness} />
      )}
    </pixiContainer>
  )
})
