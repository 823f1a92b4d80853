/**
 * The scene of *The Lord of the Rings*: road, board, tiles and die drawn from a view, animated from events, touched through targets.
 * It draws and reports; it decides nothing. React mounts what there is, the cast places what moves.
 */
import type { Container, Graphics } from 'pixi.js'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Art, useArt, usePicturesAhead, usePlate } from '../../../table/assets.ts'
import { branch } from '../../../table/branch.ts'
import { createCast } from '../../../table/cast.tsx'
import type { Rect, SceneProps, Slots } from '../../../table/contract.ts'
import type { Gesture } from '../../../table/gestures.ts'
import { watchTargets } from '../../../table/probe.ts'
import { useGestures, useRedraw, useStage } from '../../../table/stage-context.ts'
import { clear } from '../../../table/token.ts'
import { targetAt } from '../../../table/touch-targets.ts'
import { useFonts } from '../../../table/use-fonts.ts'
import { useTelling } from '../../../table/use-telling.ts'
import type { LotrText } from '../text/types.ts'
import { type EventId, type LotrEvent, PLACES, type Place, type View } from '../types.ts'
import { Board } from './board.tsx'
import { choicesOf, haloOf, previewedLine } from './choices.ts'
import { choreography } from './choreography.ts'
import { Dusk } from './dusk.tsx'
import { createEye } from './eye.ts'
import { activePart, type Geometry, measure } from './geometry.ts'
import { createHalos } from './halos.ts'
import { ROADS } from './layouts/index.ts'
import { placements } from './placements.ts'
import { EDGE, layersOf } from './plate.tsx'
import { NIGHT, Road } from './road.tsx'
import { touchTargets } from './targets.ts'
import { Tray } from './tray.tsx'

export interface LotrSceneProps extends SceneProps<View, LotrEvent> {
  /** Names on the ribbons of the havens; without it they are made from the ids. */
  readonly text?: Pick<LotrText, 'events'>
}

const SPRITES = ['lotr/sprites.json']
const NO_LINES: ReadonlySet<never> = new Set()
const spoken = (id: EventId): string =>
  id
    .split('_')
    .map((word) => (word[0] ?? '').toUpperCase() + word.slice(1))
    .join(' ')

export function LotrScene(props: LotrSceneProps) {
  const { slots, shape, theme, motion, view, telling, prompt, preview, skips, text } = props
  const { app, loop, director } = useStage()
  const [cast] = useState(createCast)
  const [halos] = useState(() => createHalos(loop))
  const [step, setStep] = useState(1)
  const [eye] = useState(() => createEye(loop, setStep))
  const flights = useRef<Container>(null)
  // while something is told, what has been told so far is shown
  const [progress, setProgress] = useState<{ readonly id: number; readonly view: View } | null>(null)
  const shown = telling && progress?.id === telling.id ? progress.view : view

  const hasFonts = useFonts()
  const road = ROADS[shape]
  const sprites = useArt('sprites', SPRITES)
  const roadArt = useArt(`road ${shape}`, [road.file, road.candle, NIGHT])
  // on a phone the picture bleeds off its edges
  const mask = shape === 'phone' ? null : EDGE
  const plateName = `${shown.place}${mask ? '' : ' whole'}`
  const plate = usePlate(plateName, layersOf(shown.place), mask)
  const nextPlace = PLACES[PLACES.indexOf(shown.place) + 1]
  usePicturesAhead(nextPlace ? layersOf(nextPlace) : [], plate !== null)

  // equal places are the same places, whatever object they come in; the canvas fills the page
  const room = JSON.stringify({ slots, page: { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight } })
  const geometryOf = useMemo(() => {
    const at = JSON.parse(room) as { readonly slots: Slots; readonly page: Rect }
    const measured = new Map<Place, Geometry>()
    return (place: Place) => {
      const known = measured.get(place) ?? measure(at.slots, shape, place, at.page)
      measured.set(place, known)
      return known
    }
  }, [room, shape])
  const geometry = geometryOf(shown.place)
  const { board } = geometry

  const isTelling = telling !== null
  const choices = useMemo(() => choicesOf(shown, isTelling ? null : prompt), [shown, isTelling, prompt])
  const raised = isTelling ? null : preview
  const halo = useMemo(() => haloOf(shown, choices, raised), [shown, choices, raised])
  const lit = useMemo(() => {
    const line = previewedLine(shown, raised)
    if (choices.lines.size > 0) return line && choices.lines.has(line) ? new Set([line]) : choices.lines
    return shape === 'phone' ? (line ? new Set([line]) : new Set(choices.moves.map((m) => m.line))) : NO_LINES
  }, [shown, choices, raised, shape])
  const targets = useMemo(() => touchTargets(shown, geometry, choices, raised), [shown, geometry, choices, raised])
  const nameOf = useCallback((id: EventId) => text?.events[id].name ?? spoken(id), [text])
  // letters are drawn at twice their size at least: thin strokes blur otherwise
  const finest = Math.max(2, Math.ceil(app.renderer.resolution))
  const sharpness = Math.min(4, finest * step)

  // ------------------------------------------------------------- telling
  const isReady = useEffectEvent((place: Place) => shown.place === place && plate !== null)
  useTelling({
    telling,
    motion,
    skips,
    layer: flights,
    art: sprites,
    plan: (told, layer, art) =>
      choreography(view, told.events, told.view, {
        cast,
        layer,
        texture: art.texture,
        show: (next) => setProgress({ id: told.id, view: next }),
        isReady,
        isReduced: motion.reduced,
        geometry: geometryOf,
      }),
    onTold: (told) => {
      setProgress({ id: told.id, view: told.view })
      props.onTold(told.id)
    },
  })
  // pieces under way would aim at places that are no more; where cards and gains fly to matters less
  const standsAt = JSON.stringify([slots.road, slots.board, slots.tile, slots.die, shape])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place to stand is the reason
  useEffect(() => director.skip(), [standsAt, director])

  // ------------------------------------------------------------- standing still
  useLayoutEffect(() => {
    if (director.busy) return
    if (flights.current) clear(flights.current)
    cast.settle(placements(shown, geometry))
  })
  useLayoutEffect(() => eye.setWindow(board?.rect ?? null), [eye, board])
  useRedraw()
  // biome-ignore lint/correctness/useExhaustiveDependencies: new halos are the reason
  useEffect(() => halos.wake(motion.reduced), [halos, halo, choices, motion.reduced])
  useEffect(() => {
    watchTargets(
      targets.map(({ label, area, keys }) => ({ label, keys, ...('points' in area ? (area.points[0] ?? { x: 0, y: 0 }) : area) })),
    )
    return () => watchTargets([])
  }, [targets])

  // ------------------------------------------------------------- fingers
  const hovering = useRef<{ topic: string | null; timer: number }>({ topic: null, timer: 0 })
  const under = (p: { readonly x: number; readonly y: number }) => targetAt(targets, p, eye.isIn(p) ? eye.under(p) : p)
  const quiet = () => {
    clearTimeout(hovering.current.timer)
    if (hovering.current.topic !== null) props.onExplain(null)
    hovering.current = { topic: null, timer: 0 }
  }
  const explain = (topic: string | null) => {
    quiet()
    if (topic === null) return
    hovering.current.topic = topic
    props.onExplain(topic)
  }
  const touch = (p: { readonly x: number; readonly y: number }) => {
    const target = under(p)
    if (!target) return
    if (target.keys.length > 0) props.onPick(target.keys)
    else if (target.why !== null && prompt) props.onWhy(target.why)
    else explain(target.topic)
  }
  useGestures((gesture: Gesture) => {
    switch (gesture.type) {
      case 'press':
        return quiet()
      case 'tap':
        return touch(gesture)
      case 'double': {
        // two quick taps on something usable are two taps
        if (!eye.isIn(gesture) || (under(gesture)?.keys.length ?? 0) > 0) return touch(gesture)
        return board ? eye.frame(activePart(board, shown), motion.reduced) : undefined
      }
      case 'stay':
        return explain(under(gesture)?.topic ?? null)
      case 'stay-end':
        return quiet()
      case 'hover': {
        const topic = under(gesture)?.topic ?? null
        if (topic === hovering.current.topic && topic !== null) return
        quiet()
        if (topic !== null) hovering.current.timer = window.setTimeout(() => explain(topic), 700)
        return
      }
      case 'pan':
        return eye.pan(gesture.dx, gesture.dy)
      case 'zoom':
        return eye.isIn(gesture) ? eye.zoom(gesture.factor, gesture) : undefined
    }
  })

  const cameraRef = useCallback((thing: Container | null) => eye.attach(thing), [eye])
  const clipRef = useCallback((thing: Graphics | null) => eye.clipWith(thing), [eye])
  return (
    <pixiContainer label="lotr" ref={branch} eventMode="none">
      {board && sprites && plate && (
        <Board
          view={shown}
          board={board}
          sprites={sprites}
          plate={plate.texture}
          cast={cast}
          halo={halo}
          lit={lit}
          haloRef={halos.join}
          nameOf={nameOf}
          sharpness={sharpness}
          hasFonts={hasFonts}
          cameraRef={cameraRef}
          clipRef={clipRef}
        />
      )}
      {sprites && <Tray view={shown} slots={geometry.slots} art={sprites} />}
      <Dusk cast={cast} theme={theme} />
      {geometry.road && sprites && roadArt && roadArt.name === `road ${shape}` && (
        <Road
          view={shown}
          road={geometry.road}
          art={bothArts(sprites, roadArt)}
          cast={cast}
          theme={theme}
          chosen={choices.players}
          haloRef={halos.join}
          hasFonts={hasFonts}
          sharpness={finest}
        />
      )}
      <pixiContainer label="flights" ref={flights} eventMode="none" />
    </pixiContainer>
  )
}

const joined = new WeakMap<Art, WeakMap<Art, Art>>()
/** Two sets of pictures as one; always the same one for the same two. */
function bothArts(a: Art, b: Art): Art {
  const inner = joined.get(a) ?? new WeakMap<Art, Art>()
  joined.set(a, inner)
  const known = inner.get(b)
  if (known) return known
  const both: Art = { name: `${a.name} ${b.name}`, texture: (name) => (name.includes('.') ? b : a).texture(name) }
  inner.set(b, both)
  return both
}
