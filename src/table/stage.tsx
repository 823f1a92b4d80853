/**
 * The one canvas of the page: transparent, under the DOM, for the page's whole life; scenes come and go inside it.
 * It draws on demand, stops while the page is hidden, follows the size of the window and survives the loss of its WebGL context.
 */
import 'pixi.js/unsafe-eval'
import { Application, extend, useApplication } from '@pixi/react'
import { Container, Graphics, NineSliceSprite, type Application as PixiApplication, Sprite, Text, Ticker } from 'pixi.js'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { StageTrouble } from './contract.ts'
import { createDirector } from './director.ts'
import { watch } from './probe.ts'
import { createRenderLoop } from './render-loop.ts'
import { StageContext, type StageTools } from './stage-context.ts'

extend({ Container, Graphics, NineSliceSprite, Sprite, Text })

// PixiJS keeps a clock of its own for pointer events and clean-up; here it goes on with each frame that is drawn, and rests with the table.
Ticker.system.autoStart = false
Ticker.system.stop()

const isWebGLThere = (): boolean => {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
const NO_TOUCH = { move: false, globalMove: false, click: false, wheel: false }
const PLACE = { position: 'fixed', inset: 0, zIndex: 0, overflow: 'hidden' } as const

export interface StageProps {
  readonly children?: ReactNode
  readonly onTrouble?: ((trouble: StageTrouble) => void) | null
}

export function Stage({ children, onTrouble }: StageProps) {
  const host = useRef<HTMLDivElement>(null)
  const [canDraw] = useState(isWebGLThere)
  // children given while the renderer was still starting would be lost: render again once it is there
  const [, setStarted] = useState(false)
  const onInit = useCallback(() => setStarted(true), [])
  const trouble = useRef(onTrouble)
  useEffect(() => {
    trouble.current = onTrouble
  })
  const report = useCallback((what: StageTrouble) => trouble.current?.(what), [])
  // The stage stands before the first scene does: told to whoever comes to listen.
  useEffect(() => {
    if (!canDraw) onTrouble?.('cannot-draw')
  }, [canDraw, onTrouble])
  return (
    <div ref={host} style={PLACE} data-stage aria-hidden="true">
      {canDraw && (
        <Application
          onInit={onInit}
          backgroundAlpha={0}
          antialias
          autoDensity
          autoStart={false}
          preference="webgl"
          resolution={Math.min(window.devicePixelRatio || 1, 2)}
          eventFeatures={NO_TOUCH}
        >
          <WhenStarted host={host} report={report}>
            {children}
          </WhenStarted>
        </Application>
      )}
    </div>
  )
}

interface InsideProps {
  readonly host: RefObject<HTMLDivElement | null>
  readonly report: (trouble: StageTrouble) => void
  readonly children: ReactNode
}

/** Children would otherwise be rendered before there is a renderer. */
function WhenStarted(props: InsideProps) {
  const { app, isInitialised } = useApplication()
  return isInitialised && app.renderer ? <Tools {...props} app={app} /> : null
}

function Tools({ host, report, children, app }: InsideProps & { readonly app: PixiApplication }) {
  const tools = useMemo<StageTools>(() => {
    const loop = createRenderLoop((now) => {
      // gone when the page takes the stage down
      if (!app.renderer) return
      Ticker.system.update(now)
      app.render()
    })
    return { app, loop, report, director: createDirector((error) => console.error(error)) }
  }, [app, report])

  useEffect(() => {
    const { loop } = tools
    const canvas = app.canvas
    Ticker.system.stop()
    app.stage.label = 'table'
    app.stage.eventMode = 'none'
    app.stage.interactiveChildren = false
    canvas.style.touchAction = 'none'
    canvas.style.display = 'block'
    const resize = () => {
      const { clientWidth, clientHeight } = host.current ?? document.documentElement
      if (clientWidth === 0 || clientHeight === 0 || !app.renderer) return
      app.renderer.resize(clientWidth, clientHeight, Math.min(window.devicePixelRatio || 1, 2))
      loop.drawNow()
    }
    const observer = new ResizeObserver(resize)
    if (host.current) observer.observe(host.current)
    const onVisibility = () => loop.setHidden(document.hidden)
    // everything that was generated is kept on 2D canvases, so one more frame brings it all back
    const onRestored = () => requestAnimationFrame(() => loop.invalidate())
    document.addEventListener('visibilitychange', onVisibility)
    canvas.addEventListener('webglcontextrestored', onRestored)
    onVisibility()
    resize()
    const unwatch = watch(tools)
    return () => {
      unwatch()
      tools.director.cancel()
      loop.setHidden(true)
      observer.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
      canvas.removeEventListener('webglcontextrestored', onRestored)
    }
  }, [app, host, tools])

  return <StageContext value={tools}>{children}</StageContext>
}
