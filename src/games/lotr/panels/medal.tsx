/** A hobbit in a round frame: gold when it is his turn, with the Ring on it when he bears it. Decoration; names stand beside it. */
import { art } from '../../../ui/art.ts'
import { cx } from '../../../ui/class-names.ts'
import type { Hobbit } from '../types.ts'
import './medal.css'
import { hobbitPicture } from './pictures.ts'

export interface MedalProps {
  readonly hobbit: Hobbit
  readonly size: number
  readonly on?: boolean
  readonly ring?: boolean
  readonly lost?: boolean
}

export function Medal({ hobbit, size, on, ring, lost }: MedalProps) {
  return (
    <span className={cx('medal', on && 'medal-on', lost && 'medal-lost')} style={{ width: size, height: size }} aria-hidden="true">
      <img alt="" src={art(hobbitPicture(hobbit))} width={size} height={size} />
      {ring ? (
        <svg className="medal-ring" viewBox="0 0 20 20" width={size * 0.36} height={size * 0.36}>
          <circle cx="10" cy="10" r="10" fill="#1d150e" />
          <circle cx="10" cy="10" r="5.8" fill="none" stroke="#C9A227" strokeWidth="3.2" />
          <path d="M5 8.500A5.800 5.800 0 0 1 9 4.300" fill="none" stroke="#FFF3B8" strokeWidth="1.3" strokeLinecap="round" />
        </svg>
      ) : null}
    </span>
  )
}
