/** A scenario to choose: its landscape, three lines of what it is, and for how many people. */
import { art } from '../../../ui/art.ts'
import { cx } from '../../../ui/class-names.ts'
import { landscape, SCENARIO_PLACES } from '../text/pictures.ts'
import type { ScenarioId } from '../types.ts'
import { useCardsText } from './context.ts'
import './scenario-card.css'
import { peopleOf } from './scenario-choice.ts'

export interface ScenarioCardProps {
  readonly id: ScenarioId
  readonly on: boolean
  readonly people: number | null
  readonly onChoose: (people: number | null) => void
}

export function ScenarioCard({ id, on, people, onChoose }: ScenarioCardProps) {
  const text = useCardsText()
  const { name, line, notes } = text.scenarios[id]
  const possible = peopleOf(id)
  return (
    <section className={cx('scenario', on && 'scenario-on')} aria-label={name}>
      <img alt="" src={art(landscape(SCENARIO_PLACES[id]))} />
      <button type="button" className="scenario-choose" aria-pressed={on} onClick={() => onChoose(null)}>
        <h2 className={name.length > 20 ? 'scenario-long' : undefined}>{name}</h2>
        <b>{line}</b>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </button>
      {on ? (
        <em aria-hidden="true">
          <svg viewBox="0 0 24 24" width="18" aria-hidden="true">
            <path d="M4 12l6 6L20 6" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </em>
      ) : null}
      <p className="scenario-people">
        {possible.map((n) =>
          possible.length > 1 ? (
            <button
              key={n}
              type="button"
              aria-pressed={people === n}
              aria-label={`${n} ${text.labels.newMatch.people(n)}`}
              onClick={() => onChoose(n)}
            >
              {n}
            </button>
          ) : (
            <u key={n}>{n}</u>
          ),
        )}
        <span>{text.labels.newMatch.people(2)}</span>
      </p>
    </section>
  )
}
