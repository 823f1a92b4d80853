/** What a touch of the table means to the match: a choice made or thought about, a seat looked at, or a reason why not. */
import { useCallback, useRef } from 'react'
import type { Seat } from '../../engine/index.ts'
import { STILL_SAVING } from '../../session/local-session.ts'
import type { GamePanels, PanelChoice } from '../../ui/game-panels.ts'
import { useText } from '../settings-context.tsx'
import type { Table } from './use-table.ts'

/** A tap so soon after an answer is the same finger. */
const ECHO_MS = 1200

export interface Answers {
  readonly choose: (choice: PanelChoice) => void
  /** Says why this key cannot be chosen: by that seat, or else by the one that is asked or sits in front. */
  readonly why: (key: string, seat?: Seat | null) => void
  readonly pick: (keys: readonly string[]) => void
  readonly pickSeat: (seat: Seat) => void
}

/** `view`: what stands on the table now, for the words of a refusal. `say`: one sentence near what was touched. */
export function useAnswers(table: Table, panels: GamePanels, view: unknown, say: (sentence: string) => void): Answers {
  const text = useText()
  const { asked, front, selection, playback } = table
  const { next } = playback
  const { session } = table.open
  const answered = useRef(Number.NEGATIVE_INFINITY)
  const choose = useCallback(
    (choice: PanelChoice) => {
      if (choice.act === 'consider') return table.select(choice.seat, choice.keys)
      if (choice.act === 'pass') return session.goOn()
      const refusal = session.choose(choice.seat, choice.keys)
      // The second of two quick taps needs no explanation.
      const isEcho = refusal?.code === 'not-asked' && performance.now() - answered.current < ECHO_MS
      if (refusal && !isEcho) say(refusal.code === STILL_SAVING.code ? text.table.waiting : panels.refusal(view, refusal))
      if (!refusal) answered.current = performance.now()
    },
    [table, session, say, panels, view, text],
  )
  const why = useCallback(
    (key: string, seat: Seat | null = asked?.seat ?? front) => {
      if (next !== null) return
      if (seat !== null) say(panels.refusal(view, session.why(seat, key)))
    },
    [asked, front, next, say, panels, view, session],
  )
  const pick = useCallback(
    (keys: readonly string[]) => {
      if (!asked) return
      table.select(asked.seat, panels.pick(asked.prompt, selection, keys))
    },
    [asked, panels, selection, table],
  )
  const pickSeat = useCallback(
    (seat: Seat) => {
      const key = `player:${seat}`
      if (asked?.prompt.keys.includes(key)) return pick([key])
      if (table.canSee(seat)) return table.look(seat)
      say(text.table.handCovered(table.seating.names[seat] ?? ''))
    },
    [asked, pick, table, say, text],
  )
  return { choose, why, pick, pickSeat }
}
