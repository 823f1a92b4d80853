/**
 * One sentence near what was touched: why it cannot be done. Spoken politely, gone by itself, never in the way of a tap.
 * Also the voice of the table: told lines are announced through {@link LiveRegion}.
 */
import { useEffect } from 'react'
import './toast.css'
import { RichText } from './rich-text.tsx'

export interface ToastMessage {
  readonly id: number
  readonly text: string
  /** Page coordinates of the touch; the middle of the screen without. */
  readonly near?: { readonly x: number; readonly y: number }
}

const READING_MS = 2400
const PER_CHARACTER_MS = 45

export function Toast({ message, onDone }: { readonly message: ToastMessage | null; readonly onDone: () => void }) {
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(onDone, READING_MS + message.text.length * PER_CHARACTER_MS)
    return () => clearTimeout(timer)
  }, [message, onDone])
  const near = message?.near
  const style = near
    ? { left: `clamp(150px, ${near.x}px, calc(100vw - 150px))`, top: `max(56px, ${near.y - 18}px)`, transform: 'translate(-50%, -100%)' }
    : { left: '50%', top: '42%', transform: 'translate(-50%, -50%)' }
  return (
    <div className="toast-room" role="status" aria-live="polite" aria-atomic="true">
      {message ? (
        <p key={message.id} className="toast" style={style}>
          <RichText text={message.text} />
        </p>
      ) : null}
    </div>
  )
}

/** Lines for those who listen; a new line is read when it appears. */
export function LiveRegion({ lines }: { readonly lines: readonly { readonly key: string | number; readonly text: string }[] }) {
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  )
}
