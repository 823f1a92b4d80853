/** The clock for sentences like "since 12 s": runs only while such a sentence stands on the screen. */
import { useEffect, useState } from 'react'
import { steadyNow } from './clock.ts'

const SECOND = 1000

/** Milliseconds of this device's clock, again each second while `running`. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => steadyNow())
  useEffect(() => {
    if (!running) return
    setNow(steadyNow())
    const timer = setInterval(() => setNow(steadyNow()), SECOND)
    return () => clearInterval(timer)
  }, [running])
  return now
}
