/**
 * The whole match as a measuring rod with an ember seal on it: drag to look at any point, let go at the end to come back.
 * A native slider underneath; the stops are the points where a person chose.
 */
import './scrubber.css'

export interface ScrubberProps {
  readonly label: string
  /** How many stops there are; the last position is "now". */
  readonly stops: number
  readonly position: number
  readonly valueText: string
  readonly onMove: (position: number) => void
}

export function Scrubber({ label, stops, position, valueText, onMove }: ScrubberProps) {
  return (
    <div className="scrubber">
      <input
        type="range"
        min={0}
        max={Math.max(1, stops)}
        step={1}
        value={stops === 0 ? 1 : position}
        disabled={stops === 0}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </div>
  )
}
