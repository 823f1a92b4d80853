/**
 * The one place for the decision: full width, always here. Actor, one sentence, one line of consequence, and the choices.
 * It may grow upwards over the board when it has more to show, and never pushes anything aside.
 */
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import './decision-band.css'
import { Choice } from './button.tsx'
import { RichText } from './rich-text.tsx'

export interface BandChoice {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly primary?: boolean
  readonly refused?: boolean
  readonly pressed?: boolean
  readonly onPress: () => void
}
export interface DecisionBandProps {
  readonly label: string
  readonly actor: ReactNode
  /** Over the question: whose it is. */
  readonly lead?: string | undefined
  readonly question: string
  readonly detail: string
  /** What is read out instead, where the words change with a clock. */
  readonly spoken?: string
  /** Between words and choices: die faces with their consequences, pledges, lines to pick from. */
  readonly aside?: ReactNode
  readonly choices: readonly BandChoice[]
  /** A small control at the end of the words, where the choices have no room for it. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

export function DecisionBand({ label, actor, lead, question, detail, spoken, aside, choices, beside, children }: DecisionBandProps) {
  const buttons = useWrappedWidth()
  return (
    <section className="band" aria-label={label} data-slot="band">
      <div className={aside ? 'band-sheet band-with-aside' : 'band-sheet'}>
        <div className="band-actor">{actor}</div>
        <div className="band-words" aria-live={spoken === undefined ? 'polite' : 'off'} aria-atomic="true">
          {lead ? <p className="band-lead">{lead}</p> : null}
          <h2 className="band-question">
            <RichText text={question} />
          </h2>
          {detail ? (
            <p className="band-detail">
              <RichText text={detail} />
            </p>
          ) : null}
        </div>
        {spoken === undefined ? null : (
          <p className="visually-hidden" role="status">
            {spoken}
          </p>
        )}
        {beside ? <div className="band-beside">{beside}</div> : null}
        {aside ? <div className="band-aside">{aside}</div> : null}
        <div ref={buttons} className="band-choices" data-count={choices.length}>
          {choices.map(({ id, label: words, hint, ...choice }) => (
            <Choice key={id} label={<RichText text={words} />} hint={hint ? <RichText text={hint} /> : undefined} {...choice} />
          ))}
          {children}
        </div>
      </div>
    </section>
  )
}

/** A row that wraps keeps the width it would have had in one line; this gives what is left of it back to the words. */
function useWrappedWidth() {
  const row = useRef<HTMLDivElement>(null)
  const fitted = useRef<string | null>(null)
  const fitRow = useCallback(() => {
    const element = row.current
    if (!element) return
    element.style.width = ''
    if (getComputedStyle(element).display !== 'flex') return
    const { left, right } = element.getBoundingClientRect()
    const first = Math.min(right, ...Array.from(element.children, (child) => child.getBoundingClientRect().left))
    if (first > left + 1) element.style.width = `${Math.ceil(right - first)}px`
  }, [])
  // Measuring costs a layout: only where other words stand in the band.
  useLayoutEffect(() => {
    const words = row.current?.parentElement?.textContent ?? null
    if (fitted.current === words) return
    fitted.current = words
    fitRow()
  })
  useEffect(() => {
    addEventListener('resize', fitRow)
    document.fonts.addEventListener('loadingdone', fitRow)
    return () => {
      removeEventListener('resize', fitRow)
      document.fonts.removeEventListener('loadingdone', fitRow)
    }
  }, [fitRow])
  return row
}
