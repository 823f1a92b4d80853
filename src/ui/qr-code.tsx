/**
 * A QR code, sharp at any size: one path on paper with the quiet zone a camera needs. Always dark on light, in both themes,
 * because half of all readers refuse the reverse.
 */
import encodeQR from 'qr'
import { useMemo } from 'react'
import './qr-code.css'

/** Modules of white around it that the standard asks for. */
export const QUIET = 4

export interface QrPicture {
  /** Modules along an edge, without the quiet zone. */
  readonly size: number
  readonly path: string
}

export type Correction = 'low' | 'medium' | 'quartile' | 'high'

/** Null where the text is too long for any code. */
export function qrPicture(text: string, ecc: Correction): QrPicture | null {
  const rows = matrixOf(text, ecc)
  if (!rows) return null
  let path = ''
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x++
      path += `M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`
    }
  })
  return { size: rows.length, path }
}

/** The library refuses a border of none: one is asked for and cut off again. */
function matrixOf(text: string, ecc: Correction): readonly (readonly boolean[])[] | null {
  try {
    return encodeQR(text, 'raw', { ecc, border: 1 })
      .slice(1, -1)
      .map((row) => row.slice(1, -1))
  } catch {
    return null
  }
}

export interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** A green door with a brass knob in the middle; costs a tenth of the code, which the correction gives back. */
  readonly door?: boolean
  readonly className?: string
}

export function QrCode({ text, label, door = false, className }: QrCodeProps) {
  const picture = useMemo(() => qrPicture(text, door ? 'quartile' : 'low'), [text, door])
  if (!picture) return null
  const { size, path } = picture
  const middle = size / 2
  const radius = size * 0.115
  return (
    <svg
      className={className ? `qr ${className}` : 'qr'}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={size + 2 * QUIET} height={size + 2 * QUIET} fill="#FFFAEA" />
      <path d={path} fill="#2B2118" />
      {door ? (
        <g shapeRendering="auto">
          <circle cx={middle} cy={middle} r={radius * 1.2} fill="#FFFAEA" />
          <circle cx={middle} cy={middle} r={radius} fill="#3f6a48" stroke="#2B2118" strokeWidth={radius * 0.11} />
          <circle cx={middle} cy={middle} r={radius * 0.24} fill="#E9C34a" stroke="#2B2118" strokeWidth={radius * 0.08} />
        </g>
      ) : null}
    </svg>
  )
}
