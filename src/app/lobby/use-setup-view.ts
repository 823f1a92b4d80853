/** The table as it will stand before the first decision: what portraits and names of seats are drawn from. */
import { useEffect, useState } from 'react'
import { Match, type OptionValues } from '../../engine/index.ts'
import { gameById } from '../../games/index.ts'

export function useSetupView(game: string | null, options: OptionValues | null, seats: number): unknown {
  const key = game ? JSON.stringify([game, options, seats]) : null
  const [made, setMade] = useState<{ readonly key: string; readonly view: unknown } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names all of it
  useEffect(() => {
    const load = game ? gameById(game)?.loadRules : null
    if (!load || !options || key === null || seats < 1) return
    let gone = false
    load().then((rules) => {
      if (!gone) setMade({ key, view: Match.start(rules, { options, seats }).view(null) })
    })
    return () => {
      gone = true
    }
  }, [key])
  return made?.view ?? null
}
