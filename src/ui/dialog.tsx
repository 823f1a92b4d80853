/**
 * A sheet of paper over the screen, made of the browser's own dialog: focus stays inside, Escape and a touch beside it
 * close it, and the screen behind cannot be reached meanwhile.
 */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './dialog.css'
import { Tool } from './button.tsx'
import { cx } from './class-names.ts'

export interface DialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons at the foot, outside of what scrolls. */
  readonly foot?: ReactNode
  readonly size?: 'small' | 'medium' | 'large' | 'side'
}

export function Dialog({ title, closeLabel, onClose, children, foot, size = 'medium' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const name = useId()
  // A layout effect: the dialog gives the focus back only while it is still in the page.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key; the click only serves the touch beside it
    <dialog
      ref={ref}
      className={cx('dialog', `dialog-${size}`)}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 id={name}>{title}</h2>
          <Tool icon="close" label={closeLabel} onPress={onClose} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: the body of a dialog is no fieldset */}
        <div className="dialog-body" tabIndex={0} role="group" aria-labelledby={name}>
          {children}
        </div>
        {foot ? <footer className="dialog-foot">{foot}</footer> : null}
      </div>
    </dialog>
  )
}
