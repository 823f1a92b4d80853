/**
 * A new match: who goes and who plays each, Sauron's first step, options, how you sit. One ember button repeats what was chosen.
 */
import { useId, useState } from 'react'
import { defaultOptions, type OptionValues } from '../../../engine/index.ts'
import { art } from '../../../ui/art.ts'
import { Choice, Tool } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import type { NewMatchProps } from '../../../ui/game-panels.ts'
import { Icon } from '../../../ui/icons.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { LOTR_OPTIONS, SAURON_STARTS } from '../data/index.ts'
import { HOBBITS, type Hobbit } from '../types.ts'
import { usePanelText } from './context.ts'
import './new-match.css'
import { OptionsList } from './options-list.tsx'
import { SauronRoad } from './sauron-road.tsx'

const MAIN = ['optional_preparations', 'optional_gandalf_as_discard']
const mainOptions = LOTR_OPTIONS.filter(({ id }) => MAIN.includes(id))
const rulings = LOTR_OPTIONS.filter(({ id }) => id !== 'sauronStart' && !MAIN.includes(id))
const MAX_NAME = 24

export function NewMatch({ people, openHands, onOpenHands, onBack, onHelp, onStart, busy, problem }: NewMatchProps) {
  const { text, words } = usePanelText()
  const w = words.newMatch
  const [names, setNames] = useState<readonly string[]>(() => HOBBITS.map((_, i) => people[i] ?? ''))
  const [count, setCount] = useState(() => Math.min(5, Math.max(2, people.length || 2)))
  const [options, setOptions] = useState<OptionValues>(() => defaultOptions(LOTR_OPTIONS))
  const sauron = Number(options.sauronStart)
  const company = HOBBITS.slice(0, count)
  const change = (id: string, value: boolean | string | number) => setOptions((now) => ({ ...now, [id]: value }))
  const start = () => onStart({ seats: count, people: names.slice(0, count).map((name) => name.trim()), options })
  return (
    <main className="new-match screen paper">
      <header className="new-head">
        <Tool icon="undo" label={words.ending.shelf} onPress={onBack} />
        <h1>{w.title}</h1>
        <p>
          {text.title}, {w.hobbits[count - 1]}
        </p>
        <Tool icon="help" label={words.help} onPress={onHelp} />
      </header>
      <ul className="seats">
        {HOBBITS.map((hobbit, i) => (
          <li key={hobbit}>
            <Seat
              hobbit={hobbit}
              away={i >= count}
              name={names[i] ?? ''}
              canAdd={i === count}
              canRemove={i === count - 1 && i > 0}
              onName={(name) => setNames((now) => now.map((one, at) => (at === i ? name : one)))}
              onAdd={() => setCount(i + 1)}
              onRemove={() => setCount(i)}
            />
          </li>
        ))}
      </ul>
      <SauronRoad step={sauron} onStep={(step) => change('sauronStart', step)} company={company} />
      <div className="sauron-row">
        <div className="sauron-words">
          <h2>{w.sauronTitle}</h2>
          <p>{w.sauronLine}</p>
        </div>
        <div className="levels">
          {[SAURON_STARTS.expert, SAURON_STARTS.standard, SAURON_STARTS.introductory].map((step) => {
            const [label, line] = w.levels[step] ?? ['', '']
            return (
              <button
                key={step}
                type="button"
                className={cx('level', `level-${step}`, sauron === step && 'level-on')}
                aria-pressed={sauron === step}
                onClick={() => change('sauronStart', step)}
              >
                <em>{step}</em>
                <span>
                  {label}
                  <small>{line}</small>
                </span>
              </button>
            )
          })}
        </div>
      </div>
      <div className="new-columns">
        <section className="new-options" aria-label={w.options}>
          <h2>{w.options}</h2>
          <OptionsList specs={mainOptions} values={options} onChange={change} />
          <Switch label={w.openHands} line={w.openHandsLine} on={openHands} onChange={onOpenHands} />
          <details className="rulings">
            <summary>
              <b>{w.allRulings}</b> <span>{w.allRulingsLine}</span>
            </summary>
            <OptionsList specs={rulings} values={options} onChange={change} />
          </details>
          <p className="new-note">{count === 1 ? w.solo : w.order}</p>
        </section>
        <section className="new-sit" aria-label={w.sit}>
          <h2>{w.sit}</h2>
          <div className="ways">
            <div className="way way-on">
              <TableAround company={company} />
              <b>{w.around}</b>
              <p>{w.aroundLine}</p>
            </div>
            <div className="way way-off">
              <TableApart />
              <b>{w.friends}</b>
              <p>{w.friendsLine}</p>
            </div>
          </div>
          {problem ? (
            <p className="new-problem" role="alert">
              {problem}
            </p>
          ) : null}
          <Choice
            className="choice-big set-out"
            primary
            label={w.setOut}
            hint={w.setOutLine(words.list(company.map((hobbit) => text.hobbits[hobbit].name)), sauron)}
            disabled={busy}
            onPress={start}
          />
        </section>
      </div>
    </main>
  )
}

interface SeatProps {
  readonly hobbit: Hobbit
  readonly away: boolean
  readonly name: string
  readonly canAdd: boolean
  readonly canRemove: boolean
  readonly onName: (name: string) => void
  readonly onAdd: () => void
  readonly onRemove: () => void
}

function Seat({ hobbit, away, name, canAdd, canRemove, onName, onAdd, onRemove }: SeatProps) {
  const { text, words } = usePanelText()
  const w = words.newMatch
  const field = useId()
  const { name: title, ability } = text.hobbits[hobbit]
  return (
    <section className={cx('seat', away && 'seat-away')} aria-label={title}>
      <img className="seat-niche" alt="" src={art(`lotr/hobbits/${hobbit}-${away ? 'away' : 'niche'}.webp`)} />
      <h2>{title}</h2>
      <p>{ability}</p>
      {away ? (
        <button type="button" className="seat-who seat-add" disabled={!canAdd} onClick={onAdd}>
          <Icon name="plus" size={24} />
          {w.add(title)}
        </button>
      ) : (
        <div className="seat-who">
          <label htmlFor={field}>
            <Icon name="device" size={24} />
            <span className="visually-hidden">{w.personOf(title)}</span>
          </label>
          <input
            id={field}
            value={name}
            maxLength={MAX_NAME}
            placeholder={w.somebody}
            autoComplete="off"
            onChange={(event) => onName(event.target.value)}
          />
          {canRemove ? (
            <button type="button" className="seat-remove" aria-label={w.remove(title)} onClick={onRemove}>
              <Icon name="minus" size={20} />
            </button>
          ) : null}
        </div>
      )}
    </section>
  )
}

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
function TableAround({ company }: { readonly company: readonly Hobbit[] }) {
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

function TableApart() {
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
