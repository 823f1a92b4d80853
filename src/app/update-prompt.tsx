/**
 * A newer version lies ready: offered outside of matches only, and taken when the person says so.
 * The service worker tells through {@link onUpdate}; nothing here knows how it is built.
 */
import { useEffect, useState } from 'react'
import { Choice } from '../ui/button.tsx'
import { useText } from './settings-context.tsx'
import './update-prompt.css'

type Take = () => void
let waiting: Take | null = null
let hear: ((take: Take) => void) | null = null

/** Called by whoever registers the service worker, when a new one waits. */
export function onUpdate(take: Take): void {
  waiting = take
  hear?.(take)
}

export function UpdatePrompt() {
  const { update } = useText()
  const [take, setTake] = useState<Take | null>(() => waiting)
  useEffect(() => {
    hear = (next) => setTake(() => next)
    return () => {
      hear = null
    }
  }, [])
  if (!take) return null
  return (
    <aside className="update" role="status">
      <p>{update.line}</p>
      <Choice primary label={update.do} onPress={take} />
      <Choice
        label={update.later}
        onPress={() => {
          waiting = null
          setTake(null)
        }}
      />
    </aside>
  )
}
