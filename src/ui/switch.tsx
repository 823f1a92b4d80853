/**
 * A switch with one line that says what it does, and a row of chips of which one is chosen.
 * Built on the browser's own checkbox and radio buttons, so that keys and screen readers know them.
 */
import { type ReactNode, useId } from 'react'
import './switch.css'

export interface SwitchProps {
  readonly label: ReactNode
  readonly line?: ReactNode
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export function Switch({ label, line, on, onChange }: SwitchProps) {
  const lineId = useId()
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        className="switch-box"
        checked={on}
        aria-checked={on}
        aria-describedby={line ? lineId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <svg className="switch-art" width="56" height="34" viewBox="0 0 56 34" aria-hidden="true">
        <rect className="switch-bed" x="1.5" y="3.5" width="53" height="27" rx="13.5" />
        {on ? (
          <path d="M12 17L17 22L25 12" fill="none" stroke="#FFF6DC" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
        ) : null}
        <circle className="switch-knob" cx={on ? 40.5 : 15.5} cy="17" r="11" />
      </svg>
      <span className="switch-words">
        <b>{label}</b>
        {line ? <span id={lineId}>{line}</span> : null}
      </span>
    </label>
  )
}

export interface ChipsProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[]
  readonly onChange: (value: T) => void
}

/** One of a few, all in sight. */
export function Chips<T extends string>({ label, value, options, onChange }: ChipsProps<T>) {
  const name = useId()
  return (
    <fieldset className="chips">
      <legend>{label}</legend>
      <div className="chips-row">
        {options.map((option) => (
          <label key={option.value} className="chip">
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
