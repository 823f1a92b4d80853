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
import { OptionsList } from '../../../ui/options-list.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Way } from '../../../ui/way.tsx'
import { LOTR_OPTIONS, SAURON_STARTS } from '../data/index.ts'
import { HOBBITS, type Hobbit, type Options } from '../types.ts'
import { usePanelText } from './context.ts'
import './new-match.css'
import { SauronRoad } from './sauron-road.tsx'
import { TableApart, TableAround } from './ways.tsx'

const MAIN = ['optional_preparations', 'optional_gandalf_as_discard']
const mainOptions = LOTR_OPTIONS.filter(({ id }) => MAIN.includes(id))
const rulings = LOTR_OPTIONS.filter(({ id }) => id !== 'sauronStart' && !MAIN.includes(id))
const MAX_NAME = 24

export function NewMatch({ people, openHands, onOpenHands, onBack, onHelp, onStart, onOpenTable, busy, problem }: NewMatchProps) {
  const { text, words } = usePanelText()
  const w = words.newMatch
  const [names, setNames] = useState<readonly string[]>(() => HOBBITS.map((_, i) => people[i] ?? ''))
  const [count, setCount] = useState(() => Math.min(5, Math.max(2, people.length || 2)))
  const [options, setOptions] = useState<OptionValues>(() => defaultOptions(LOTR_OPTIONS))
  const sauron = Number(options.sauronStart)
  const company = HOBBITS.slice(0, count)
  const change = (id: string, value: boolean | string | number) => setOptions((now) => ({ ...now, [id]: value }))
  const listed = {
    values: options,
    onChange: change,
    textOf: (id: string) => text.options[id as keyof Options],
    valueText: text.optionValue,
    words: { standard: w.standard, only: w.only },
  }
  const [apart, setApart] = useState(false)
  const start = () => {
    const match = { seats: count, people: names.slice(0, count).map((name) => name.trim()), options }
    return apart ? onOpenTable(match) : onStart(match)
  }
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
          <OptionsList specs={mainOptions} {...listed} />
          <Switch label={w.openHands} line={w.openHandsLine} on={openHands} onChange={onOpenHands} />
          <details className="rulings">
            <summary>
              <b>{w.allRulings}</b> <span>{w.allRulingsLine}</span>
            </summary>
            <OptionsList specs={rulings} {...listed} />
          </details>
          <p className="new-note">{count === 1 ? w.solo : w.order}</p>
        </section>
        <section className="new-sit" aria-label={w.sit}>
          <h2>{w.sit}</h2>
          <div className="ways">
            <Way on={!apart} label={w.around} line={w.aroundLine} onChoose={() => setApart(false)}>
              <TableAround company={company} />
            </Way>
            <Way on={apart} label={w.friends} line={w.friendsLine} onChoose={() => setApart(true)}>
              <TableApart />
            </Way>
          </div>
          {problem ? (
            <p className="new-problem" role="alert">
              {problem}
            </p>
          ) : null}
          <Choice
            className="choice-big set-out"
            primary
            label={apart ? w.openTable : w.setOut}
            hint={
              apart
                ? w.openTableLine(w.hobbits[count - 1] ?? '', sauron)
                : w.setOutLine(words.list(company.map((hobbit) => text.hobbits[hobbit].name)), sauron)
            }
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
