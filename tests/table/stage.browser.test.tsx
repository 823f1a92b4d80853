/** The stage in a real browser with a real WebGL context: it draws, rests, survives the loss of its context, and leaks nothing. */
import '@fontsource/eb-garamond/600.css'
import '@fontsource/im-fell-english-sc/400.css'
import { useEffect, useEffectEvent } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { LotrScene, type LotrSceneProps } from '../../src/games/lotr/scene/index.tsx'
import type { LotrEvent, View } from '../../src/games/lotr/types.ts'
import { describeScene, type SceneDescription } from '../../src/table/probe.ts'
import { Stage } from '../../src/table/stage.tsx'
import { useStage } from '../../src/table/stage-context.ts'
import { boardAt, SCREENS, viewAt } from './lotr-view.ts'

const PROPS: LotrSceneProps = {
  slots: SCREENS.landscape.slots,
  shape: 'landscape',
  theme: 'day',
  motion: { speed: Infinity, reduced: false },
  view: viewAt('moria'),
  telling: null,
  onTold: () => undefined,
  prompt: { kind: 'play-cards', keys: ['play@fighting:gimli#2'], min: 1, max: 1 },
  seat: 0,
  preview: { keys: ['play@fighting:gimli#2'] },
  onPick: () => undefined,
  onWhy: () => undefined,
  onExplain: () => undefined,
  skips: 0,
}
let root: Root
let host: HTMLDivElement
/** Software rendering on a busy machine is slow; none of these waits is about speed. */
vi.setConfig({ testTimeout: 120_000 })
const errors = vi.spyOn(console, 'error')

beforeEach(() => {
  errors.mockClear()
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})
afterEach(async () => {
  root.unmount()
  host.remove()
  await rest(50)
})

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms))
const scene = (): SceneDescription => {
  const description = describeScene()
  if (!description) throw new Error('no stage is mounted')
  return description
}
const sees = (label: string) => () =>
  expect(
    describeScene()?.seen.some((s) => s.label.startsWith(label)),
    label,
  ).toBe(true)
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 50 })
const isStill = () => expect(describeScene()?.isMoving).toBe(false)
const draw = (change: Partial<LotrSceneProps>, children: React.ReactNode = null) =>
  root.render(
    <Stage>
      <LotrScene {...PROPS} {...change} />
      {children}
    </Stage>,
  )
const canvas = () => host.querySelector('canvas') as HTMLCanvasElement

/** Share of the canvas that is not clear, and how many colours it has. */
function looks(): { filled: number; colours: number } {
  const copy = document.createElement('canvas')
  copy.width = 118
  copy.height = 82
  const pen = copy.getContext('2d') as CanvasRenderingContext2D
  pen.drawImage(scene2d(), 0, 0, copy.width, copy.height)
  const { data } = pen.getImageData(0, 0, copy.width, copy.height)
  const colours = new Set<number>()
  let filled = 0
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) > 128) filled += 1
    colours.add(((data[i] ?? 0) >> 4) * 256 + ((data[i + 1] ?? 0) >> 4) * 16 + ((data[i + 2] ?? 0) >> 4))
  }
  return { filled: filled / (data.length / 4), colours: colours.size }
}
let extract: () => CanvasImageSource = () => document.createElement('canvas')
const scene2d = () => extract()
/** Gives the test the renderer's own reading of the scene: the canvas itself keeps no pixels. */
function Lens() {
  const { app } = useStage()
  useEffect(() => {
    extract = () => app.renderer.extract.canvas({ target: app.stage, frame: app.screen }) as unknown as CanvasImageSource
  }, [app])
  return null
}

const heard = vi.fn()
function Listener({ word }: { readonly word: string }) {
  const say = useEffectEvent(() => heard(word))
  useEffect(() => say(), [])
  return <pixiContainer label="listener" />
}

describe('the stage', () => {
  it('has a context, draws the board and rests', async () => {
    draw({}, <Lens />)
    await until(sees('plate moria'))
    await until(sees('number'))
    await until(isStill)
    const still = scene()
    expect(still.hasContext).toBe(true)
    const { filled, colours } = looks()
    expect(filled).toBeGreaterThan(0.35)
    expect(colours).toBeGreaterThan(60)
    // the last late font or picture has come
    await until(async () => {
      const { frames } = scene()
      await rest(600)
      expect(scene().frames).toBe(frames)
    })
    expect(errors).not.toHaveBeenCalled()
  })

  it('labels everything and reports what can be touched', async () => {
    draw({})
    await until(sees('plate moria'))
    const { seen, targets } = scene()
    for (const label of [
      'road',
      'company',
      'figure/frodo',
      'sauron',
      'night',
      'stations',
      'station/fighting-4',
      'lantern/fighting',
      'tiles 17',
      'dusk',
    ])
      expect(seen.map((s) => s.label)).toContain(label)
    expect(targets.find((t) => t.label === 'station/fighting-5')?.keys).toEqual(['play@fighting:gimli#2'])
  })

  it('lets effect events work inside the Pixi tree', async () => {
    draw({}, <Listener word="friend" />)
    await until(() => expect(heard).toHaveBeenCalledWith('friend'))
    expect(errors).not.toHaveBeenCalled()
  })

  it('brings everything back after the context was lost', async () => {
    draw({}, <Lens />)
    await until(sees('plate moria'))
    await until(isStill)
    const before = looks()
    const gl = canvas().getContext('webgl2') as WebGL2RenderingContext
    const loss = gl.getExtension('WEBGL_lose_context')
    const isLost = new Promise((done) => canvas().addEventListener('webglcontextlost', done, { once: true }))
    loss?.loseContext()
    await isLost
    await rest(50)
    expect(scene().hasContext).toBe(false)
    loss?.restoreContext()
    await until(() => expect(scene().hasContext).toBe(true))
    await rest(300)
    const after = looks()
    expect(after.filled).toBeCloseTo(before.filled, 1)
    expect(Math.abs(after.colours - before.colours)).toBeLessThan(before.colours * 0.2)
  })

  it('tells a telling to its end, and drops one that is taken away', async () => {
    const end = viewAt('moria', {
      sauron: 10,
      board: boardAt('moria', { lines: { fighting: 5, hiding: 3, travelling: 3, friendship: null } }),
    })
    const events: LotrEvent[] = [
      { type: 'marker', line: 'fighting', to: 4, cause: 'card' },
      { type: 'gain', seat: 0, what: 'shield', amount: 1 },
      { type: 'marker', line: 'fighting', to: 5, cause: 'card' },
      { type: 'sauron', from: 11, to: 10 },
    ]
    const onTold = vi.fn()
    draw({})
    await until(sees('plate moria'))
    const x = (label: string) => scene().seen.find((s) => s.label === label)?.x
    const start = x('lantern/fighting')

    draw({ motion: { speed: 0.5, reduced: false }, telling: { id: 1, events, view: end }, onTold })
    await until(() => expect(scene().playing.length).toBeGreaterThan(0))
    draw({})
    await until(() => expect(x('lantern/fighting')).toBe(start))
    expect(onTold).not.toHaveBeenCalled()

    draw({ motion: { speed: 4, reduced: false }, telling: { id: 2, events, view: end }, onTold })
    await until(() => expect(onTold).toHaveBeenCalledWith(2))
    draw({ view: end })
    await until(isStill)
    const moved = x('lantern/fighting')
    expect(moved).toBeGreaterThan(start ?? 0)

    draw({ view: viewAt('moria') })
    await until(() => expect(x('lantern/fighting')).toBe(start))
    draw({ telling: { id: 3, events, view: end }, onTold })
    await until(() => expect(onTold).toHaveBeenCalledWith(3))
    expect(x('lantern/fighting')).toBe(moved)
    expect(errors).not.toHaveBeenCalled()
  })

  it('keeps memory and textures flat over 500 screens', async () => {
    const views: View[] = [
      ...[0, 2, 4, 6].map((n) =>
        viewAt('moria', {
          sauron: 12 - n,
          board: boardAt('moria', { tilesLeft: 20 - n, lines: { fighting: n, hiding: n, travelling: n, friendship: null } }),
        }),
      ),
      viewAt('rivendell'),
      viewAt('mordor'),
    ]
    const heap = async () => {
      await cdp().send('HeapProfiler.collectGarbage')
      return ((await cdp().send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize
    }
    const change = async (from: number, to: number) => {
      for (let i = from; i < to; i++) {
        // the place changes now and then; everything else all the time
        const view = views[i % 25 === 24 ? 4 + (i % 2) : i % 4] as View
        draw({ view, theme: i % 50 < 25 ? 'day' : 'candle', shape: 'landscape', preview: i % 3 ? null : PROPS.preview })
        await rest(i % 25 === 24 ? 60 : 0)
      }
      draw({ view: views[0] as View })
      await settled()
    }
    // Pictures let go are there for three seconds more, and the last place may still be on its way.
    const settled = async () => {
      await rest(3500)
      for (const label of ['plate moria', 'number', 'lantern/travelling']) await until(sees(label))
      await until(isStill)
    }
    draw({})
    await settled()
    await change(0, 100)
    const before = { heap: await heap(), ...scene() }
    await change(100, 600)
    const after = { heap: await heap(), ...scene() }
    expect(after.textures).toBeLessThanOrEqual(before.textures + 4)
    expect(after.objects).toBeLessThanOrEqual(before.objects)
    expect(after.heap - before.heap).toBeLessThan(4_000_000)
    expect(errors).not.toHaveBeenCalled()
  }, 300_000)
})
