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
        <svg aria-hidden="true" className="medal-ring" viewBox="0 0 20 20" width={size * 0.36} height={size * 0.36}>
          <circle cx="10" cy="10" r="10" fill="#1d150e" />
          <circle cx="10" cy="10" r="5.8" fill="none" stroke="#C9A227" strokeWidth="3.2" />
          <path d="M5 8.500A5.800 5.800 0 0 1 9 4.300" fill="none" stroke="#FFF3B8" strokeWidth="1.3" strokeLinecap="round" />
        </svg>
      ) : null}
    </span>
  )
}

export const COAT: Readonly<Record<Hobbit, string>> = {
  frodo: '#C9A227',
  sam: '#9E2B25',
  pippin: '#4F6F52',
  merry: '#4A6078',
  fatty: '#B9672B',
}
const RAYS = Array.from({ length: 60 }, (_, i) => {
  const a = (i / 60) * 2 * Math.PI
  const at = (r: number) => `${(100 + Math.cos(a) * r).toFixed(1)} ${(100 + Math.sin(a) * r).toFixed(1)}`
  return `M${at(46)}L${at(88)}`
}).join('')

/** The whole hobbit in a gold frame before the rays of his colour, for the cover. */
export function Portrait({ hobbit }: { readonly hobbit: Hobbit }) {
  return (
    <svg className="portrait" viewBox="0 0 200 200" aria-hidden="true">
      <circle cx="102" cy="106" r="96" fill="#120b06" opacity=".4" />
      <circle cx="100" cy="100" r="97" fill="#C9A227" stroke="#1d150e" strokeWidth="2" />
      <clipPath id="portrait-frame">
        <circle cx="100" cy="100" r="88" />
      </clipPath>
      <g clipPath="url(#portrait-frame)">
        <rect width="200" height="200" fill="#F3DFB0" />
        <rect width="200" height="200" fill={COAT[hobbit]} opacity=".22" />
        <path d={RAYS} stroke="#7a3a2a" opacity=".4" />
        <path d="M8 152Q100 134 192 154V200H8Z" fill="#8d9a5c" stroke="#2B2118" strokeWidth="1.3" />
        <image href={art(`lotr/hobbits/${hobbit}-figure.svg`)} x="24" y="16" width="152" height="179" />
      </g>
      <circle cx="100" cy="100" r="88" fill="none" stroke="#1d150e" strokeWidth="2" />
    </svg>
  )
}
