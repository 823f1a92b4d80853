/** One sheet above the decision: a title, a few lines, and what can be done. Read out when it appears; it never takes the focus. */
import { type ReactNode, useId } from 'react'
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
  return (
    <section className="notice" aria-labelledby={id}>
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
