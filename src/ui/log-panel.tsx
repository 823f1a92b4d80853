/**
 * Everything told so far, newest at the end, with a way back to each point. Lines are grouped by the step that told them.
 */
import { useEffect, useRef } from 'react'
import './log-panel.css'
import { RichText } from './rich-text.tsx'

export interface LogLine {
  readonly key: string
  readonly text: string
  /** Log length after which it was told; the point to go back to. */
  readonly at: number
  /** A heading of its own: a place, a turn. */
  readonly heading?: boolean
}
export interface LogPanelProps {
  readonly lines: readonly LogLine[]
  readonly empty: string
  readonly backLabel: (line: LogLine) => string
  readonly onBack: (line: LogLine) => void
}

export function LogPanel({ lines, empty, backLabel, onBack }: LogPanelProps) {
  const end = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened or longer, it shows its end
  useEffect(() => {
    // The sheet around it opens in the same commit, after this.
    const frame = requestAnimationFrame(() => void end.current?.scrollIntoView({ block: 'end' }))
    return () => cancelAnimationFrame(frame)
  }, [lines.length])
  if (lines.length === 0) return <p className="log-empty">{empty}</p>
  return (
    <>
      <ol className="log">
        {lines.map((line) => (
          <li key={line.key} className={line.heading ? 'log-heading' : 'log-line'}>
            <button type="button" className="log-back" title={backLabel(line)} onClick={() => onBack(line)}>
              <RichText text={line.text} />
              <span className="visually-hidden">{backLabel(line)}</span>
            </button>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </>
  )
}

/** The last lines, beside the hand. */
export function LastLines({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <div className="last-lines" aria-hidden="true">
      {lines.map((line) => (
        <p key={line.key}>
          <RichText text={line.text} />
        </p>
      ))}
    </div>
  )
}
