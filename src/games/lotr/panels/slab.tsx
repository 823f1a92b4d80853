/**
 * A worn slab of stone that takes any size: drawn in the unit square, stretched, with strokes that keep their width.
 * Done slabs are hatched, the next has a gold rim, an ember pointer marks the one that stands.
 */
import type { ReactNode } from 'react'
import { cx } from '../../../ui/class-names.ts'
import './slab.css'

export interface SlabProps {
  /** 1, pale, to 6, dark. */
  readonly tone: number
  readonly seed: number
  readonly past?: boolean
  readonly next?: boolean
  readonly mark?: 'left' | 'top' | null
  readonly children: ReactNode
  readonly className?: string
}

/** Small wear that is always the same for the same slab. */
const wear = (seed: number, k: number): number => ((seed * 31 + k * 17 + 5) % 10) / 10

function outline(seed: number): string {
  const points = [
    [0.5, 5],
    [2.2, 0.6],
    [40, 0.6 + wear(seed, 1) * 2.5],
    [97.4, 0.6],
    [99.5, 6],
    [99.5 - wear(seed, 2) * 1.1, 50],
    [99.5, 92],
    [96.8, 99.4],
    [50, 99.4 - wear(seed, 3) * 2.5],
    [2.8, 99.4],
    [0.5, 93],
    [0.5 + wear(seed, 4) * 1.1, 50],
  ]
  return `M${points.map((point) => point.join(' ')).join('L')}Z`
}

export function Slab({ tone, seed, past, next, mark, children, className }: SlabProps) {
  const path = outline(seed)
  return (
    <div className={cx('slab', past && 'slab-past', next && 'slab-next', className)} style={{ '--tone': `var(--tone-${tone})` } as never}>
      <svg className="slab-stone" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={path} className="slab-face" />
        {past ? <path d={path} className="slab-shade" /> : null}
        <path d={path} className="slab-rim" />
      </svg>
      {mark === 'left' ? (
        <svg className="slab-mark slab-mark-left" width="23" height="26" viewBox="-11 -13 24 26" aria-hidden="true">
          <path d="M-9 -11L11 0L-9 11L-5 0Z" fill="#9E2B25" stroke="#1d0c08" strokeWidth="1.3" strokeLinejoin="round" />
        </svg>
      ) : null}
      {mark === 'top' ? (
        <svg className="slab-mark slab-mark-top" width="26" height="22" viewBox="-13 -11 26 22" aria-hidden="true">
          <path d="M-11 -9L0 10L11 -9L0 -5Z" fill="#9E2B25" stroke="#1d0c08" strokeWidth="1.3" strokeLinejoin="round" />
        </svg>
      ) : null}
      <div className="slab-words">{children}</div>
    </div>
  )
}
