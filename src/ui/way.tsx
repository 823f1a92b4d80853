/** How people sit, as pictures of which one is chosen: around one device, or a device each. */
import { type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import './way.css'

export interface WayProps {
  readonly on: boolean
  readonly label: string
  readonly line: string
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** The browser's own radio button lies over the whole card, so that keys and screen readers know it. */
export function Way({ on, label, line, onChoose, children }: WayProps) {
  const lineId = useId()
  return (
    <label className={cx('way', on && 'way-on')}>
      <input type="radio" name="way" checked={on} aria-describedby={lineId} onChange={onChoose} />
      {children}
      <b>{label}</b>
      <span id={lineId}>{line}</span>
    </label>
  )
}
