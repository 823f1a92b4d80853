/** One measured figure beside its target, and how it is printed. */

export interface Figure {
  readonly name: string
  readonly unit: string
  readonly target: number
  /** Whether the target is the least or the most that is good. */
  readonly wants: 'at least' | 'at most'
  /** Null where it could not be measured; `note` says why. */
  readonly value: number | null
  readonly note?: string
}

export function isGood({ value, target, wants }: Figure): boolean | null {
  if (value === null) return null
  return wants === 'at least' ? value >= target : value <= target
}

export function notMeasured(figure: Omit<Figure, 'value' | 'note'>, why: string): Figure {
  return { ...figure, value: null, note: why }
}

function amount(value: number): string {
  if (Math.abs(value) >= 1000)
    return Math.round(value)
      .toString()
      .replace(/\B(?=(\d{3})+$)/g, ' ')
  return String(Math.round(value * 1000) / 1000)
}

export function figureLine(figure: Figure): string {
  const { name, unit, target, wants, value, note } = figure
  const good = isGood(figure)
  const mark = good === null ? '?     ' : good ? 'ok    ' : 'MISSED'
  const measured = value === null ? 'not measured' : `${amount(value)} ${unit}`
  const remark = note ? `  (${note})` : ''
  return `${mark}  ${name.padEnd(52)} ${measured.padStart(22)}   ${wants} ${amount(target)} ${unit}${remark}`
}

/** The value below which the given share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
