/** Below the seats, where they lie side by side: a bracket joins those that one person plays. */
import type { Side } from '../types.ts'
import type { Bracket } from './scenario-choice.ts'
import './seat-brackets.css'

export interface SeatBracketsProps {
  readonly seats: number
  readonly brackets: readonly (Bracket & { readonly side: Side; readonly words: string })[]
}

export function SeatBrackets({ seats, brackets }: SeatBracketsProps) {
  if (!brackets.length) return null
  return (
    <div className="seat-brackets" style={{ '--seats': seats } as never}>
      {brackets.map(({ person, from, to, line, side, words }) => (
        <p
          key={person}
          className={`seat-bracket seat-bracket-${side}`}
          style={{ gridColumn: `${from + 1} / ${to + 2}`, '--line': line, '--span': to - from + 1 } as never}
        >
          <b>{words}</b>
        </p>
      ))}
    </div>
  )
}
