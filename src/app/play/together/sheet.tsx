/** One sheet above the decision: a title, a few lines, and what can be done. Read out when it appears; it never takes the focus. */
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { Tool } from '../../../ui/button.tsx'
import { useText } from '../../settings-context.tsx'
import './notice.css'

export interface SheetProps {
  readonly title: string
  readonly lines?: readonly string[]
  /** A line with a clock in it: shown, and not read out each second. */
  readonly ticking?: string
  readonly onLater?: () => void
  readonly children?: ReactNode
}

export function Sheet({ title, lines = [], ticking, onLater, children }: SheetProps) {
  const text = useText()
  const id = useId()
  const sheet = useRef<HTMLElement>(null)
  useBandRise(sheet)
  return (
    <section ref={sheet} className="notice" aria-labelledby={id}>
      <div role="status">
        <h2 id={id}>{title}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {ticking ? <p>{ticking}</p> : null}
      <div className="notice-ways">{children}</div>
      {onLater ? <Tool icon="close" label={text.together.table.alone.later} className="notice-close" onPress={onLater} /> : null}
    </section>
  )
}

/** How far the decision reaches up over the board: the sheet lies above it and covers no word of the question. */
function useBandRise(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const band = document.querySelector('.band-sheet')
    const place = band?.parentElement
    if (!band || !place) return
    const observer = new ResizeObserver(() => {
      const rise = place.getBoundingClientRect().top - band.getBoundingClientRect().top
      sheet.current?.style.setProperty('--band-rise', `${Math.max(0, Math.round(rise))}px`)
    })
    observer.observe(band)
    return () => observer.disconnect()
  })
}
