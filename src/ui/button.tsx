/**
 * The two kinds of button every screen uses: a choice (what it does, and smaller what that brings) and a tool (a sign).
 * At most one choice of a screen is `primary`: the ember one, what a tap would do.
 */
import type { CSSProperties, ReactNode, Ref } from 'react'
import './button.css'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'

export interface ChoiceProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly primary?: boolean
  /** Cannot be used now, but can be touched: the touch says why. */
  readonly refused?: boolean
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
  readonly className?: string
  readonly style?: CSSProperties
  readonly ref?: Ref<HTMLButtonElement>
  readonly autoFocus?: boolean
}

export function Choice({ label, hint, primary, refused, pressed, disabled, onPress, className, style, ref, autoFocus }: ChoiceProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={cx('choice', primary && 'choice-primary', refused && 'choice-refused', className)}
      style={style}
      aria-pressed={pressed}
      aria-disabled={refused || undefined}
      disabled={disabled}
      onClick={onPress}
      // biome-ignore lint/a11y/noAutofocus: only dialogs ask for it, where focus has to go somewhere
      autoFocus={autoFocus}
    >
      <span className="choice-label">{label}</span>
      {hint ? <small className="choice-hint">{hint}</small> : null}
    </button>
  )
}

export interface ToolProps {
  readonly icon: IconName
  readonly label: string
  /** Shows the words beside the sign. */
  readonly wide?: boolean
  readonly onPress: () => void
  readonly disabled?: boolean
  readonly expanded?: boolean
  readonly className?: string
}

export function Tool({ icon, label, wide = false, onPress, disabled, expanded, className }: ToolProps) {
  return (
    <button
      type="button"
      className={cx('tool', wide && 'tool-wide', className)}
      aria-label={wide ? undefined : label}
      title={wide ? undefined : label}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
      {wide ? <span>{label}</span> : null}
    </button>
  )
}
