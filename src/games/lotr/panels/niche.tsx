/** A hobbit before his bit of the Shire, for the seats of a lobby: in colour when somebody plays him, a grey shape while free. */
import { useId } from 'react'
import { art } from '../../../ui/art.ts'
import type { Hobbit } from '../types.ts'
import { COAT } from './medal.tsx'

const W = 84
const H = 88

export function Niche({ hobbit, taken }: { readonly hobbit: Hobbit; readonly taken: boolean }) {
  const id = useId()
  return (
    <svg className="niche" viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={taken ? '#8FA6B0' : '#C9BA94'} />
          <stop offset=".7" stopColor={taken ? '#F3E2B6' : '#DCCFA8'} />
        </linearGradient>
        <clipPath id={`${id}-frame`}>
          <rect width={W} height={H} rx="5" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-frame)`}>
        <rect width={W} height={H} fill={`url(#${id}-sky)`} />
        {taken ? <rect width={W} height={H} fill={COAT[hobbit]} opacity=".24" /> : null}
        <path d={`M0 ${H - 26}Q${W * 0.4} ${H - 40} ${W} ${H - 24}V${H}H0Z`} fill={taken ? '#8d9a5c' : '#B7AB84'} stroke="#2B2118" />
        <image
          href={art(`lotr/hobbits/${hobbit}-figure.svg`)}
          x="5"
          y="2"
          width="74"
          height="87"
          style={taken ? undefined : { filter: 'grayscale(1) brightness(.5)', opacity: 0.3 }}
        />
      </g>
      <rect x=".8" y=".8" width={W - 1.6} height={H - 1.6} rx="5" fill="none" stroke="#21170e" strokeWidth="1.6" />
    </svg>
  )
}
