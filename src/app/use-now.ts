/** The clock for sentences like "since 12 s": runs only while such a sentence stands on the screen. */
import { useEffect, useState } from 'react'

const SECOND = 1000

/** Milliseconds of this device's clock, again each second while `running`. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [running])
  return now
}
