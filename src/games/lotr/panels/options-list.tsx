/** Options of a match: a switch, a choice or a number each, with one line that says what it does. */
import type { OptionSpec, OptionValue, OptionValues } from '../../../engine/index.ts'
import { Switch } from '../../../ui/switch.tsx'
import type { Options } from '../types.ts'
import { usePanelText } from './context.ts'

export interface OptionsListProps {
  readonly specs: readonly OptionSpec[]
  readonly values: OptionValues
  readonly onChange: (id: string, value: OptionValue) => void
}

export function OptionsList({ specs, values, onChange }: OptionsListProps) {
  return (
    <ul className="options-list">
      {specs.map((spec) => (
        <li key={spec.id}>
          <OptionRow spec={spec} value={values[spec.id] ?? spec.default} onChange={(value) => onChange(spec.id, value)} />
        </li>
      ))}
    </ul>
  )
}

function OptionRow({
  spec,
  value,
  onChange,
}: {
  readonly spec: OptionSpec
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}) {
  const { text, words } = usePanelText()
  const { title, line } = text.options[spec.id as keyof Options]
  const name = (one: OptionValue) => `${text.optionValue(spec, one)}${one === spec.default ? ` (${words.newMatch.standard})` : ''}`
  if (spec.type === 'flag') return <Switch label={title} line={line} on={value === true} onChange={onChange} />
  const numbers = spec.type === 'number' ? Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i) : []
  const values: readonly OptionValue[] = spec.type === 'choice' ? spec.values : numbers
  return (
    <div className="option-choice">
      <span className="switch-words">
        <b>{title}</b>
        <span>{line}</span>
      </span>
      {values.length === 1 ? (
        <span className="option-settled">
          {text.optionValue(spec, values[0] as OptionValue)} ({words.newMatch.only})
        </span>
      ) : (
        <select
          aria-label={title}
          value={String(value)}
          onChange={({ target }) => onChange(values.find((one) => String(one) === target.value) ?? spec.default)}
        >
          {values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {name(one)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
