/** Settings of a match: read from untrusted values, filled up with defaults. */
import type { OptionSpec, OptionValue, OptionValues } from './types.ts'

export interface OptionProblem {
  readonly option: string
  readonly code: 'unknown-option' | 'bad-value'
  /** What would have been accepted, for the sentence. */
  readonly allowed: string
}

function fits(spec: OptionSpec, value: unknown): value is OptionValue {
  switch (spec.type) {
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value)
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max
  }
}

/** The values a setting may take, in words for a programmer or a command line. */
export function allowedValues(spec: OptionSpec): string {
  if (spec.type === 'flag') return 'true or false'
  return spec.type === 'choice' ? spec.values.join(', ') : `${spec.min} to ${spec.max}`
}

export function defaultOptions(specs: readonly OptionSpec[]): OptionValues {
  return Object.fromEntries(specs.map((spec) => [spec.id, spec.default]))
}

/** Values by id; what is missing gets its default. The first thing that is wrong is returned as a problem. */
export function parseOptions(specs: readonly OptionSpec[], given: Readonly<Record<string, unknown>>): OptionValues | OptionProblem {
  const values: Record<string, OptionValue> = { ...defaultOptions(specs) }
  for (const [id, value] of Object.entries(given)) {
    const spec = specs.find((one) => one.id === id)
    if (!spec) return { option: id, code: 'unknown-option', allowed: specs.map((one) => one.id).join(', ') }
    if (!fits(spec, value)) return { option: id, code: 'bad-value', allowed: allowedValues(spec) }
    values[id] = value
  }
  return values
}

export function isOptionProblem(value: OptionValues | OptionProblem): value is OptionProblem {
  return 'code' in value && 'allowed' in value
}

/** A value as typed on a command line. */
export function optionFromText(spec: OptionSpec, text: string): OptionValue {
  if (spec.type === 'flag') return text === 'true' ? true : text === 'false' ? false : text
  return spec.type === 'number' ? Number(text) : text
}
