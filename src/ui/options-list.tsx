/** Options of a match: a switch, a choice or a number each, with one line that says what it does. */
import type { OptionSpec, OptionValue, OptionValues } from '../engine/index.ts'
import './options-list.css'
import { Switch } from './switch.tsx'

export interface OptionsListProps {
  readonly specs: readonly OptionSpec[]
  readonly values: OptionValues
  readonly textOf: (id: string) => { readonly title: string; readonly line: string }
  readonly valueText: (spec: OptionSpec, value: OptionValue) => string
  /** What is said of the value that is meant to be, and of one that has no other. */
  readonly words: { readonly standard: string; readonly only: string }
  readonly onChange: (id: string, value: OptionValue) => void
}

export function OptionsList(props: OptionsListProps) {
  return (
    <ul className="options-list">
      {props.specs.map((spec) => (
        <li key={spec.id}>
          <OptionRow {...props} spec={spec} />
        </li>
      ))}
    </ul>
  )
}

function OptionRow({ spec, values, textOf, valueText, words, onChange }: OptionsListProps & { readonly spec: OptionSpec }) {
  const value = values[spec.id] ?? spec.default
  const { title, line } = textOf(spec.id)
  const name = (one: OptionValue) => `${valueText(spec, one)}${one === spec.default ? ` (${words.standard})` : ''}`
  if (spec.type === 'flag') return <Switch label={title} line={line} on={value === true} onChange={(on) => onChange(spec.id, on)} />
  const numbers = spec.type === 'number' ? Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i) : []
  const all: readonly OptionValue[] = spec.type === 'choice' ? spec.values : numbers
  return (
    <div className="option-choice">
      <span className="switch-words">
        <b>{title}</b>
        <span>{line}</span>
      </span>
      {all.length === 1 ? (
        <span className="option-settled">
          {valueText(spec, all[0] as OptionValue)} ({words.only})
        </span>
      ) : (
        <select
          aria-label={title}
          value={String(value)}
          onChange={({ target }) => onChange(spec.id, all.find((one) => String(one) === target.value) ?? spec.default)}
        >
          {all.map((one) => (
            <option key={String(one)} value={String(one)}>
              {name(one)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
