/** The sundial above the events: its shadow points at the number of the event that stands. */
import { usePanelText } from './context.ts'

const CX = 86
const CY = 74
const R = 66
const angle = (i: number): number => Math.PI * (1 - i / 6)
const on = (a: number, r: number): string => `${(CX + Math.cos(a) * r).toFixed(1)} ${(CY - Math.sin(a) * r).toFixed(1)}`

export function Dial({ at }: { readonly at: number }) {
  const { words } = usePanelText()
  const pointing = angle(Math.max(0.5, at - 0.5))
  return (
    <svg className="dial" viewBox="8 2 156 84" role="img" aria-label={words.sundial(at)}>
      <path
        d={`M${CX - R - 4} ${CY + 4}A${R + 4} ${R + 4} 0 0 1 ${CX + R + 4} ${CY + 4}V${CY + 9}H${CX - R - 4}Z`}
        fill="#7d6645"
        stroke="#1d150e"
        strokeWidth="1.4"
      />
      <path d={`M${CX - R} ${CY}A${R} ${R} 0 0 1 ${CX + R} ${CY}Z`} className="dial-face" stroke="#1d150e" strokeWidth="1.4" />
      <path
        d={`M${CX - R + 6} ${CY}A${R - 6} ${R - 6} 0 0 1 ${CX + R - 6} ${CY}M${CX - R + 20} ${CY}A${R - 20} ${R - 20} 0 0 1 ${CX + R - 20} ${CY}`}
        fill="none"
        stroke="#6b5636"
      />
      {[0, 1, 2, 3, 4, 5, 6].map((i) => (
        <path key={i} d={`M${on(angle(i), 24)}L${on(angle(i), R - 6)}`} stroke="#6b5636" opacity=".7" />
      ))}
      {[1, 2, 3, 4, 5, 6].map((i) => {
        const a = angle(i - 0.5)
        const x = CX + Math.cos(a) * (R - 13)
        const y = CY - Math.sin(a) * (R - 13)
        return (
          <g key={i}>
            {i === at ? <circle cx={x} cy={y} r="9" fill="#9E2B25" /> : null}
            <text x={x} y={y + 5} textAnchor="middle" className={i === at ? 'dial-number dial-number-on' : 'dial-number'}>
              {i}
            </text>
          </g>
        )
      })}
      <path d={`M${CX - 7} ${CY}L${on(pointing, 40)}L${CX + 7} ${CY}Z`} fill="#2B2118" opacity={at ? 0.5 : 0.25} />
      <path
        d={`M${CX - 9} ${CY + 1}L${CX + 2} ${CY - 30}L${CX + 9} ${CY + 1}Z`}
        fill="#C9A227"
        stroke="#1d150e"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path d={`M${CX + 2} ${CY - 30}L${CX + 9} ${CY + 1}H${CX + 1}Z`} fill="#3d2c06" opacity=".5" />
    </svg>
  )
}
