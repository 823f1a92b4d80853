/**
 * The road of corruption as the control for difficulty: Sauron is dragged to one of the steps 10 to 15, or moved by
 * touching a step or with the arrow keys. Ghosts stand where he could stand.
 */
import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { art } from '../../../ui/art.ts'
import { HOBBITS, type Hobbit } from '../types.ts'
import { usePanelText } from './context.ts'
import './sauron-road.css'

/** Measures of the three baked roads. */
const ROADS = {
  landscape: { width: 1180, height: 126, first: 52, gap: 71, y: 92, wave: 5, figure: 0.84, lord: 0.8 },
  portrait: { width: 820, height: 124, first: 36, gap: 49.6, y: 90, wave: 5, figure: 0.66, lord: 0.76 },
  phone: { width: 390, height: 104, first: 14, gap: 24.1, y: 76, wave: 3, figure: 0.46, lord: 0.56 },
} as const
export const FIRST = 10
export const LAST = 15
/** So much of the sky is cut off here. */
const CUT = 14
const STEPS = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i)

export interface SauronRoadProps {
  readonly step: number
  readonly onStep: (step: number) => void
  readonly company: readonly Hobbit[]
}

export function SauronRoad({ step, onStep, company }: SauronRoadProps) {
  const { words } = usePanelText()
  const room = useRef<HTMLDivElement>(null)
  const [name, setName] = useState<keyof typeof ROADS>('landscape')
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setName(element.clientWidth >= 1000 ? 'landscape' : element.clientWidth >= 560 ? 'portrait' : 'phone')
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  const road = ROADS[name]
  const x = (i: number) => road.first + i * road.gap
  const y = (i: number) => road.y + Math.sin(i * 0.75) * road.wave + 2
  const drag = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const box = event.currentTarget.getBoundingClientRect()
      const at = ((event.clientX - box.left) / box.width) * road.width
      onStep(Math.min(LAST, Math.max(FIRST, Math.round((at - road.first) / road.gap))))
    },
    [road, onStep],
  )
  const lord = (i: number, k: number) => ({ x: x(i) - 46 * k, y: y(i) + 4 - 106 * k, width: 96 * k, height: 116 * k })
  return (
    <div ref={room} className="sauron-road" data-road={name} style={{ aspectRatio: `${road.width} / ${road.height - CUT}` }}>
      <div
        className="sauron-slider"
        role="slider"
        tabIndex={0}
        aria-label={words.newMatch.sauronLabel}
        aria-valuemin={FIRST}
        aria-valuemax={LAST}
        aria-valuenow={step}
        aria-valuetext={words.newMatch.sauronStep(step)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag(event)
        }}
        onPointerMove={(event) => {
          if (event.buttons & 1) drag(event)
        }}
        onKeyDown={(event) => {
          const by: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, Home: -99, End: 99 }
          const move = by[event.key]
          if (move === undefined) return
          event.preventDefault()
          onStep(Math.min(LAST, Math.max(FIRST, step + move)))
        }}
      >
        <svg viewBox={`0 ${CUT} ${road.width} ${road.height - CUT}`} aria-hidden="true">
          {STEPS.map((i) => (
            <ellipse
              key={i}
              cx={x(i)}
              cy={y(i)}
              rx={road.gap * 0.27}
              ry={10}
              className={i === step ? 'road-step road-step-on' : 'road-step'}
            />
          ))}
          {[FIRST, LAST].map((i) =>
            i === step ? null : <image key={i} href={art('lotr/hobbits/sauron.svg')} opacity=".42" {...lord(i, road.lord * 0.68)} />,
          )}
          {HOBBITS.filter((hobbit) => company.includes(hobbit)).map((hobbit, i) => (
            <image
              key={hobbit}
              href={art(`lotr/hobbits/${hobbit}-figure.svg`)}
              x={x(0) + (i - 1) * road.gap * 0.38 - 28 * road.figure}
              y={y(0) + (i % 2) * 4 - 58 * road.figure}
              width={56 * road.figure}
              height={66 * road.figure}
            />
          ))}
          {Array.from({ length: LAST + 1 }, (_, i) => (
            <text key={`n${i.toString()}`} x={x(i)} y={road.height - 6} className={i > 8 ? 'road-number road-number-dark' : 'road-number'}>
              {i}
            </text>
          ))}
          <image className="road-lord" href={art('lotr/hobbits/sauron.svg')} {...lord(step, road.lord)} />
        </svg>
      </div>
    </div>
  )
}
