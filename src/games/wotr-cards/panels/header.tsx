/** The bar: round, the steps of a round, the road of the paths, and who is ahead by how much. */
import { useState } from 'react'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import { SCENARIO_DATA } from '../data/index.ts'
import type { View } from '../types.ts'
import { useCardsText } from './context.ts'
import './header.css'
import { Ledger } from './ledger.tsx'
import { pathNumberOf } from './path-number.ts'

const STEPS = ['location', 'action', 'combat', 'victory', 'draw'] as const

export function Header(part: TablePartProps<View>) {
  const { view, shape } = part
  const [isOpen, setOpen] = useState(false)
  const { labels } = useCardsText()
  const at = STEPS.indexOf(view.phase.type as (typeof STEPS)[number])
  const step = STEPS[at]
  const { lastPath } = SCENARIO_DATA[view.scenario]
  const number = pathNumberOf(view)
  return (
    <div className="cards-head">
      <div className="cards-round">
        <h1>{labels.round(view.round)}</h1>
        {shape === 'phone' ? <p>{[step ? labels.steps[step] : '', labels.pathNumber(number)].filter(Boolean).join(' · ')}</p> : null}
      </div>
      {shape === 'phone' ? null : (
        <ol className="cards-steps">
          {STEPS.map((one, i) => (
            <li key={one} className={i === at ? 'step-now' : i < at ? 'step-past' : ''} aria-current={i === at ? 'step' : undefined}>
              {labels.steps[one]}
            </li>
          ))}
        </ol>
      )}
      {shape === 'phone' ? null : <PathRoad at={number} last={lastPath} label={labels.pathOf(number, lastPath)} />}
      <Balance view={view} onOpen={() => setOpen(true)} />
      {isOpen ? <Ledger part={part} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}

function PathRoad({ at, last, label }: { readonly at: number; readonly last: number; readonly label: string }) {
  const width = 176
  const gap = (width - 20) / Math.max(1, last - 1)
  const y = (i: number) => 31 + (i % 2 ? -1 : 1)
  return (
    <svg className="path-road" width={width} height="46" viewBox={`0 0 ${width} 46`} role="img" aria-label={label}>
      <text x={width / 2} y="13" textAnchor="middle">
        {label}
      </text>
      <path d={`M10 32H${width - 10}`} className="road-line" />
      {Array.from({ length: last }, (_, i) => {
        const x = 10 + i * gap
        if (i + 1 !== at) return <circle key={x} cx={x} cy={y(i)} r="5.500" className={i + 1 < at ? 'road-done' : 'road-ahead'} />
        return (
          <g key={x}>
            <circle cx={x} cy={y(i)} r="9.500" className="road-here" />
            <text x={x} y={y(i) + 4.4} textAnchor="middle" className="road-number">
              {at}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function Balance({ view, onOpen }: { readonly view: View; readonly onOpen: () => void }) {
  const { sides, labels } = useCardsText()
  const { free, shadow } = view.score
  const margin = SCENARIO_DATA[view.scenario].winMargin
  const width = 340
  const unit = (width - 16) / (2 * margin)
  const middle = width / 2
  const lead = Math.max(-margin, Math.min(margin, free - shadow))
  return (
    <button type="button" className="balance" aria-label={labels.ledger.open(free, shadow)} onClick={onOpen}>
      <span className="balance-words">
        <b className="balance-free">
          {sides.free} {free}
        </b>
        <span>{labels.aheadWins(margin)}</span>
        <b className="balance-shadow">
          {shadow} {sides.shadow}
        </b>
      </span>
      <svg viewBox={`0 0 ${width} 26`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M8 13H${width - 8}`} className="balance-bed" />
        <path d={`M8 13H${middle}`} stroke="#4F6F52" strokeWidth="11" strokeLinecap="round" />
        <path d={`M${middle} 13H${width - 8}`} stroke="#7a2620" strokeWidth="11" strokeLinecap="round" />
        {Array.from({ length: 2 * margin + 1 }, (_, i) => {
          const x = 8 + i * unit
          return <path key={x} d={`M${x} ${i % 5 ? 9 : 7}v${i % 5 ? 8 : 12}`} stroke="#F2E4C0" strokeOpacity={i % 5 ? 0.35 : 0.75} />
        })}
      </svg>
      <i style={{ left: `${(((middle - lead * unit) / width) * 100).toFixed(2)}%` }} aria-hidden="true">
        {Math.abs(free - shadow)}
      </i>
    </button>
  )
}
