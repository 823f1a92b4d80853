/** How good a line is: three candles, lit from the left; a ring of dots while a way is still looked for. Words stand beside it. */
import { useId } from 'react'
import './candles.css'

const PLACES = [0, 1, 2] as const

export function Candles({ lit }: { readonly lit: 0 | 1 | 2 | 3 | null }) {
  const glow = useId()
  if (lit === null) return <Turning />
  return (
    <svg className="candles" viewBox="-5 -6 64 40" aria-hidden="true">
      <defs>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#F6B24A" stopOpacity=".75" />
          <stop offset="1" stopColor="#F6B24A" stopOpacity="0" />
        </radialGradient>
      </defs>
      {PLACES.map((i) => (
        <Candle key={i} x={9 + i * 17} lit={i < lit} short={i} glow={glow} />
      ))}
      <path className="candles-board" d="M0 31H54" />
    </svg>
  )
}

function Candle({ x, lit, short, glow }: { readonly x: number; readonly lit: boolean; readonly short: number; readonly glow: string }) {
  if (!lit)
    return (
      <>
        <path className="candle-smoke" d={`M${x} 13v-4q2 -3 -1 -6`} />
        <rect className="candle-out" x={x - 4} y="14" width="8" height="15" rx="1.5" />
      </>
    )
  return (
    <>
      <circle cx={x} cy="9" r="13" fill={`url(#${glow})`} />
      <path
        d={`M${x} 14C${x - 6} 10 ${x - 4} 5 ${x} -1C${x + 4} 5 ${x + 6} 10 ${x} 14Z`}
        fill="#F08A2C"
        stroke="#7a3a10"
        strokeWidth=".8"
      />
      <path d={`M${x} 13.500C${x - 3} 11 ${x - 1.5} 8 ${x} 6C${x + 1.5} 8 ${x + 3} 11 ${x} 13.500Z`} fill="#FFF3C4" />
      <rect x={x - 4} y="14" width="8" height={16 - short} rx="1.5" fill="#FFF6DC" stroke="#2B2118" strokeWidth="1.3" />
    </>
  )
}

function Turning() {
  return (
    <svg className="candles candles-turning" viewBox="0 0 54 34" aria-hidden="true">
      {Array.from({ length: 10 }, (_, i) => {
        const angle = (i / 10) * 2 * Math.PI
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no identity beyond its place
            key={i}
            cx={(27 + Math.cos(angle) * 13).toFixed(1)}
            cy={(17 + Math.sin(angle) * 13).toFixed(1)}
            r={(1.4 + i * 0.24).toFixed(2)}
            opacity={(0.25 + i * 0.075).toFixed(2)}
          />
        )
      })}
    </svg>
  )
}
