/** Words for those who listen instead of look. In the page and in the focus order, out of sight. */
import type { ReactNode } from 'react'

export function VisuallyHidden({
  children,
  as: As = 'span',
}: {
  readonly children: ReactNode
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'p'
}) {
  return <As className="visually-hidden">{children}</As>
}
