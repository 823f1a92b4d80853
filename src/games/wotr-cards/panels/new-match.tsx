/** A new match: the scenario and how many people, who sits where in turn order, rulings, and how you sit. */
import { useState } from 'react'
import { defaultOptions, type OptionValues } from '../../../engine/index.ts'
import { art } from '../../../ui/art.ts'
import { Choice, Tool } from '../../../ui/button.tsx'
import type { NewMatchProps } from '../../../ui/game-panels.ts'
import { OptionsList } from '../../../ui/options-list.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Way } from '../../../ui/way.tsx'
import { CARDS_OPTIONS, SCENARIO_DATA } from '../data/index.ts'
import { sittingPicture } from '../text/pictures.ts'
import { type Options, SCENARIOS, type ScenarioId } from '../types.ts'
import { useCardsText } from './context.ts'
import './new-match.css'
import { ScenarioCard } from './scenario-card.tsx'
import { bracketsOf, namesBySeat, peopleOf, personOfSeat, sharesOf } from './scenario-choice.ts'
import { SeatBrackets } from './seat-brackets.tsx'
import { SeatCard } from './seat-card.tsx'

const RULINGS = CARDS_OPTIONS.filter(({ id }) => id !== 'two_seats')

export function NewMatch({ people, openHands, onOpenHands, onBack, onHelp, onStart, onOpenTable, busy, problem }: NewMatchProps) {
  const text = useCardsText()
  const w = text.labels.newMatch
  const [scenario, setScenario] = useState<ScenarioId>('trilogy')
  const [count, setCount] = useState(() => Math.min(4, Math.max(2, new Set(people.filter(Boolean)).size || 2)))
  const [names, setNames] = useState<readonly string[]>(() => [...new Set(people.filter(Boolean))])
  const [options, setOptions] = useState<OptionValues>(() => defaultOptions(CARDS_OPTIONS))
  const [apart, setApart] = useState(false)
  const { seats } = SCENARIO_DATA[scenario]
  const possible = peopleOf(scenario)
  const company = possible.includes(count) ? count : (possible[0] ?? 2)
  const persons = personOfSeat(scenario, company)
  const shares = sharesOf(scenario, company)
  const title = text.scenarios[scenario].name
  const nameless = (person: number) => {
    const seat = shares[person]?.[0] ?? 0
    return text.sides[seats[seat]?.side ?? 'free']
  }
  const brackets = bracketsOf(shares).map((bracket) => ({
    ...bracket,
    side: seats[bracket.from]?.side ?? 'free',
    words: w.playsBoth(names[bracket.person]?.trim() || w.onePerson),
  }))
  const start = () => {
    const match = {
      seats: seats.length,
      people: namesBySeat(scenario, company, names, nameless),
      options: { ...options, two_seats: scenario === 'fellowship' ? 'fellowship' : 'duel' },
    }
    return apart ? onOpenTable(match) : onStart(match)
  }
  const [first] = SCENARIO_DATA[scenario].slots
  const begins = seats[first ?? 0]
  const kept = new Set(seats.map(({ setup }) => setup.draw - setup.cycle))
  const everybodyKeeps = kept.size === 1 ? ([...kept][0] ?? null) : null
  const beginLine = begins ? w.beginLine(title, text.seats[begins.id].name, everybodyKeeps) : title
  return (
    <main className="cards-new cards-screen screen paper">
      <header className="cards-new-head">
        <Tool icon="undo" label={w.back} onPress={onBack} />
        <h1>{w.title}</h1>
        <p>{text.title}</p>
        <Tool icon="help" label={w.help} onPress={onHelp} />
      </header>
      <div className="scenarios">
        {SCENARIOS.map((id) => (
          <ScenarioCard
            key={id}
            id={id}
            on={id === scenario}
            people={id === scenario ? company : null}
            onChoose={(n) => {
              setScenario(id)
              if (n !== null) setCount(n)
            }}
          />
        ))}
      </div>
      <div className="cards-new-line">
        <h2>{w.seats}</h2>
        <p>{w.order}</p>
      </div>
      <ol className="seat-cards" data-seats={seats.length}>
        {seats.map((seat, at) => {
          const person = persons[at] ?? 0
          const twin = (shares[person]?.length ?? 1) > 1
          return (
            <li key={seat.id}>
              <SeatCard
                seat={seat}
                turns={SCENARIO_DATA[scenario].slots.flatMap((one, slot) => (one === at ? [slot + 1] : []))}
                name={names[person] ?? ''}
                both={twin ? w.playsBoth(names[person]?.trim() || w.onePerson) : null}
                placeholder={twin ? nameless(person) : w.somebody}
                onName={(name) =>
                  setNames((now) =>
                    Array.from({ length: Math.max(now.length, person + 1) }, (_, i) => (i === person ? name : (now[i] ?? ''))),
                  )
                }
              />
            </li>
          )
        })}
      </ol>
      <SeatBrackets seats={seats.length} brackets={brackets} />
      <div className="cards-new-foot">
        <section aria-label={w.options}>
          <h2>{w.options}</h2>
          <Switch label={w.openHands} line={w.openHandsLine} on={openHands} onChange={onOpenHands} />
          <details>
            <summary>
              <b>{w.rulings}</b> <span>{w.rulingsLine}</span>
            </summary>
            <OptionsList
              specs={RULINGS}
              values={options}
              textOf={(id) => text.options[id as keyof Options]}
              valueText={(spec, value) => text.optionValue(spec, value)}
              words={{ standard: w.standard, only: w.only }}
              onChange={(id, value) => setOptions((now) => ({ ...now, [id]: value }))}
            />
          </details>
        </section>
        <section aria-label={w.sit}>
          <h2>{w.sit}</h2>
          <div className="cards-ways">
            <Way on={!apart} label={w.around} line={w.aroundLine} onChoose={() => setApart(false)}>
              <img alt="" src={art(sittingPicture('around'))} width={190} height={70} />
            </Way>
            <Way on={apart} label={w.friends} line={w.friendsLine} onChoose={() => setApart(true)}>
              <img alt="" src={art(sittingPicture('friends'))} width={190} height={70} />
            </Way>
          </div>
          {problem ? (
            <p className="new-problem" role="alert">
              {problem}
            </p>
          ) : null}
          <Choice
            className="choice-big cards-begin"
            primary
            label={apart ? w.openTable : w.begin}
            hint={apart ? w.openTableLine(title) : beginLine}
            disabled={busy}
            onPress={start}
          />
        </section>
      </div>
    </main>
  )
}
