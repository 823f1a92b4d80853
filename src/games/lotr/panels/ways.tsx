/** The pictures of how the company sits: around one device, or a device each. */
import { art } from '../../../ui/art.ts'
import type { Hobbit } from '../types.ts'

function Tablet({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-18" y="-12.500" width="36" height="25" rx="5" fill="#3a2d22" stroke="#140d08" strokeWidth="1.4" />
      <rect x="-14" y="-8.500" width="28" height="17" rx="2" fill="#F1DFB0" />
      <path d="M-14 4Q0 -3 14 5V8.500H-14Z" fill="#8d9a5c" />
      <circle cx="6" cy="-4" r="2.600" fill="#E9B93A" />
    </g>
  )
}

/** One tablet on a round table, going round. */
export function TableAround({ company }: { readonly company: readonly Hobbit[] }) {
  const places = [
    [14, 68, 0.76],
    [108, 68, 0.76],
    [36, 36, 0.66],
    [84, 36, 0.66],
    [60, 26, 0.58],
  ] as const
  const figure = (i: number) => {
    const hobbit = company[i]
    const place = places[i]
    if (!hobbit || !place) return null
    const [x, y, k] = place
    return (
      <image key={hobbit} href={art(`lotr/hobbits/${hobbit}-figure.svg`)} x={x - 28 * k} y={y - 60 * k} width={56 * k} height={66 * k} />
    )
  }
  return (
    <svg className="way-art" viewBox="0 -6 120 88" aria-hidden="true">
      <ellipse cx="60" cy="52" rx="54" ry="27" fill="#8a6236" stroke="#21170e" strokeWidth="1.5" />
      <ellipse cx="60" cy="49" rx="54" ry="27" fill="#B98E50" stroke="#21170e" strokeWidth="1.5" />
      <ellipse cx="60" cy="49" rx="46" ry="22" fill="none" stroke="#7a5630" opacity=".7" />
      {[4, 2, 3].map(figure)}
      <Tablet x={60} y={50} turn={-6} />
      {[0, 1].map(figure)}
      <path d="M30 62Q56 78 90 64" fill="none" stroke="#9E2B25" strokeWidth="2.2" strokeDasharray="4 3" />
      <path d="M84 60l9 3l-7 6" fill="none" stroke="#9E2B25" strokeWidth="2.2" />
    </svg>
  )
}

export function TableApart() {
  return (
    <svg className="way-art" viewBox="0 -6 120 88" aria-hidden="true">
      <path d="M42 16Q60 4 78 16M42 26Q60 38 78 26" fill="none" stroke="#9E2B25" strokeWidth="2.2" strokeDasharray="4 3" />
      <Tablet x={22} y={20} turn={-8} />
      <Tablet x={98} y={20} turn={8} />
      {(['frodo', 'sam', 'pippin', 'merry'] as const).map((hobbit, i) => (
        <image
          key={hobbit}
          href={art(`lotr/hobbits/${hobbit}-figure.svg`)}
          x={([10, 36, 84, 110][i] ?? 0) - 20}
          y={30}
          width={41}
          height={49}
        />
      ))}
    </svg>
  )
}
