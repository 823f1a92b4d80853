/**
 * The scene of the card game: the ground, the landscapes of the fronts and the cards that stand there, each in the slot the page
 * keeps free for it; flights from hands to fronts and piles. It draws and tells; what is touched is DOM over it.
 */
import type { Container } from 'pixi.js'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useArt } from '../../../table/assets.ts'
import { branch } from '../../../table/branch.ts'
import { Actor, createCast } from '../../../table/cast.tsx'
import type { SceneProps, Slots } from '../../../table/contract.ts'
import { useRedraw, useStage } from '../../../table/stage-context.ts'
import { useFonts } from '../../../table/use-fonts.ts'
import { useTelling } from '../../../table/use-telling.ts'
import { shownAt } from '../text/compose/counts.ts'
import { frontsOf } from '../text/compose/preview.ts'
import { ATLAS, backPicture, COMBAT, LANDSCAPE_FOCUS, landscape, tableGround } from '../text/pictures.ts'
import type { CardsText } from '../text/types.ts'
import { type CardsEvent, isBattleground, type View } from '../types.ts'
import { CardSprite } from './card-sprite.tsx'
import { choreography } from './choreography.ts'
import { flightsOf, pauseAfter } from './flights.ts'
import { flyingCard } from './flying-card.ts'
import { createGlides, GLIDE_MS } from './glides.ts'
import { Cover, Veil } from './ground.tsx'
import { heightIn, labelOf, placements } from './placements.ts'

export interface CardsSceneProps extends SceneProps<View, CardsEvent> {
  readonly text: CardsText
}

const BACKS = [backPicture('free'), backPicture('shadow')]
const SHEET = [ATLAS, ...BACKS]
const VEIL = 0.5

export function CardsScene(props: CardsSceneProps) {
  const { shape, theme, motion, view, telling, skips, text } = props
  const { app, loop } = useStage()
  const [cast] = useState(createCast)
  const [glides] = useState(() => createGlides(cast, loop))
  const flights = useRef<Container>(null)
  const hasFonts = useFonts()
  const sheet = useArt('cards', SHEET)
  const groundFile = tableGround(theme, shape !== 'landscape')
  const ground = useArt(groundFile, [groundFile])
  const fronts = frontsOf(view)
  const lands = fronts.map(({ id }) => landscape(id))
  const landArt = useArt(lands.join(' '), lands)
  const fought = view.combat ? (isBattleground(view.combat.location) ? COMBAT.battle : COMBAT.path) : null
  const field = useArt(`field ${fought ?? ''}`, fought ? [fought] : [])
  const sharpness = Math.min(4, Math.max(2, Math.ceil(app.renderer.resolution)))

  const room = JSON.stringify(props.slots)
  const slots = useMemo(() => JSON.parse(room) as Slots, [room])
  const shown = useMemo(() => shownAt(view), [view])
  const places = useMemo(() => placements(slots, shown.keys()), [slots, shown])

  // ------------------------------------------------------------- telling
  useTelling({
    telling,
    motion,
    skips,
    layer: flights,
    art: sheet,
    plan: (told, layer, art) => {
      const under = flightsOf(told.events, view, told.view, slots)
      // what leaves the table is in the air now
      for (const event of told.events)
        if ((event.type === 'cycle' || event.type === 'eliminate') && event.from === 'play')
          for (const handle of event.handles) {
            const thing = cast.get(labelOf(handle))
            if (thing) thing.visible = false
          }
      return choreography(under, pauseAfter(told.events), {
        layer,
        isReduced: motion.reduced,
        back: (side) => art.texture(backPicture(side)),
        open: (face) => flyingCard(face, art, text, sharpness),
      })
    },
    onTold: ({ id }) => props.onTold(id),
  })

  // ------------------------------------------------------------- standing still
  const settle = useEffectEvent(() => {
    const isInstant = motion.speed === Infinity || document.hidden
    glides.to(places, { ms: isInstant ? 0 : GLIDE_MS / motion.speed, fades: motion.reduced })
  })
  const stands = JSON.stringify([...places])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other places to stand are the reason
  useLayoutEffect(() => settle(), [stands])
  useEffect(() => () => glides.stop(), [glides])
  const isDrawn = sheet !== null && ground !== null && hasFonts && (landArt !== null || lands.length === 0)
  const { onDrawn } = props
  useEffect(() => {
    if (isDrawn) onDrawn?.()
  }, [isDrawn, onDrawn])
  useRedraw()

  const { road, band, board } = slots
  const top = road ? road.y + road.height : 0
  const page = { x: 0, y: top, width: window.innerWidth, height: Math.max(1, (band?.y ?? window.innerHeight) - top) }
  const foot = { x: 0, y: page.y + page.height, width: page.width, height: Math.max(1, window.innerHeight - page.y - page.height) }
  const isFought = view.combat !== null && field !== null && fought !== null && field.name.endsWith(fought)
  return (
    <pixiContainer label="wotr-cards" ref={branch} eventMode="none">
      {ground && <Cover texture={ground.texture(groundFile)} rect={page} />}
      {theme === 'candle' && <Veil rect={foot} alpha={0.72} />}
      {isFought && board && (
        <>
          <Cover texture={field.texture(fought)} rect={board} />
          <Veil rect={board} alpha={VEIL} />
        </>
      )}
      {landArt &&
        fronts.map(({ id }) => {
          const slot = slots[`band-${id}`]
          const texture = landArt.texture(landscape(id))
          return slot && texture.width > 1 ? <Cover key={id} texture={texture} rect={slot} focus={LANDSCAPE_FOCUS / 100} round /> : null
        })}
      {sheet && (
        <pixiContainer label="cards" sortableChildren eventMode="none">
          {[...shown].map(([handle, { piece, counts }]) => {
            const slot = slots[labelOf(handle)]
            if (!slot) return null
            const drawn = { id: piece.face, counts, art: sheet, text, sharpness, height: heightIn(slot) }
            return (
              <Actor key={handle} cast={cast} label={labelOf(handle)}>
                {hasFonts && <CardSprite {...drawn} />}
              </Actor>
            )
          })}
        </pixiContainer>
      )}
      <pixiContainer label="flights" ref={flights} eventMode="none" />
    </pixiContainer>
  )
}
