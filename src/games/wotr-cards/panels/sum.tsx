/** The arithmetic of a front, live: attack, what the place cancels, what the cards can cancel, and how it would end. */
import type { CardsText } from '../text/types.ts'
import { type Forecast, isBattleground, type LocationView, type Side, type View } from '../types.ts'
import { useCardsText } from './context.ts'
import { CardSign } from './signs.tsx'

export interface SumProps {
  readonly view: View
  readonly front: LocationView
  /** With what is raised. */
  readonly then: Forecast | null
  readonly attackers: Side
}

const shift = (before: number, after: number | undefined) =>
  after === undefined || after === before ? (
    before
  ) : (
    <>
      {before}
      <em> →{after}</em>
    </>
  )

/** The words of a front as it would stand. */
export const frontThen = (text: CardsText, view: View, front: LocationView, then: Forecast | null) =>
  text.front(view, then ? { ...front, forecast: then } : front)

export function Sum({ view, front, then, attackers }: SumProps) {
  const text = useCardsText()
  const { labels } = text
  const onPath = !isBattleground(front.id)
  const { attack, shields, defense } = front.forecast
  const words = frontThen(text, view, front, then)
  const winner = (then ?? front.forecast).winner
  const look = then && then.winner !== front.forecast.winner ? 'turned' : winner === 'free' ? 'free' : winner === null ? 'drawn' : 'shadow'
  return (
    <p className="front-sum">
      <span className="visually-hidden">{`${words.sum}: ${words.cost}`}</span>
      <span aria-hidden="true" className="front-math">
        <span className={`count-${attackers}`}>
          <CardSign name={onPath ? 'path' : 'attack'} />
          <b>{shift(attack, then?.attack)}</b>
        </span>
        {shields || then?.shields ? (
          <>
            <small>{labels.less}</small>
            <span className="count-place">
              <CardSign name="defense" />
              <b>{shift(shields, then?.shields)}</b>
            </span>
          </>
        ) : null}
        <small>{labels.against}</small>
        <span className={attackers === 'free' ? 'count-shadow' : 'count-free'}>
          <CardSign name={onPath ? 'path' : 'defense'} />
          <b>{shift(defense, then?.defense)}</b>
        </span>
      </span>
      <strong aria-hidden="true" className={`result result-${look}`}>
        {then ? words.result : words.cost}
      </strong>
    </p>
  )
}
