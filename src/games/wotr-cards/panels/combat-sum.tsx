/** The row between the hosts of a combat: attack, what the place cancels, what is left, who pays for it, and how it ends. */
import { cx } from '../../../ui/class-names.ts'
import { otherSide, PATH_DATA } from '../data/index.ts'
import { shieldParts } from '../text/compose/breakdown.ts'
import { pointsOf, worthOf } from '../text/compose/preview.ts'
import type { CardsText } from '../text/types.ts'
import { type Combat, isBattleground, isPath, type LocationView } from '../types.ts'
import { partsLine } from './combat-host.tsx'
import type { Sums } from './combat-steps.ts'
import { useCardsText } from './context.ts'
import { CardSign, Star } from './signs.tsx'

export interface CombatSumProps {
  readonly front: LocationView
  readonly combat: Combat
  readonly sums: Sums
  readonly chosen: readonly number[]
  /** The sum in one sentence, and how it ends. */
  readonly words: { readonly sum: string; readonly result: string }
}
export function CombatSum({ front, combat, sums, chosen, words }: CombatSumProps) {
  const text = useCardsText()
  const { labels } = text
  const onPath = !isBattleground(front.id)
  const { attack, shields, left, shows, winner } = sums
  const place = partsLine(text, shieldParts(front))
  return (
    <div className="combat-sum">
      <div>
        <b>{text.location(front.id).name}</b>
        <i>{isPath(front.id) ? labels.pathNumber(PATH_DATA[front.id].number) : labels.defend[otherSide(combat.attackers)]}</i>
      </div>
      <Star points={pointsOf(front.id)} size={46} />
      <p>
        <span className="visually-hidden">{words.sum}</span>
        <span aria-hidden="true" className="front-math">
          <span className={`count-${combat.attackers}`}>
            <CardSign name={onPath ? 'path' : 'attack'} />
            <b>{attack}</b>
          </span>
          {shows.shields ? (
            <>
              <small>{labels.less}</small>
              <span className="count-place">
                <CardSign name="defense" />
                <b>{shields}</b>
              </span>
              {place ? <small className="combat-place-parts">({place})</small> : null}
              <small>=</small>
              <span className="combat-left">{left}</span>
              <small>{labels.toCancel}</small>
            </>
          ) : null}
        </span>
      </p>
      {shows.losses ? <Boxes left={left} paid={payments(text, front, chosen)} /> : null}
      {shows.result ? <strong className={cx('result', `result-${winner ?? 'drawn'}`)}>{words.result}</strong> : null}
    </div>
  )
}

interface Payment {
  readonly name: string
  readonly n: number
}
const payments = (text: CardsText, { id, defenders }: LocationView, chosen: readonly number[]): readonly Payment[] =>
  defenders.flatMap((piece) =>
    chosen.includes(piece.handle) ? [{ name: text.card(piece.face).short, n: worthOf(piece, !isBattleground(id)) }] : [],
  )

const MOST_BOXES = 12
/** One box for each icon that has to be cancelled, filled by the card that pays for it. */
function Boxes({ left, paid }: { readonly left: number; readonly paid: readonly Payment[] }) {
  if (!left || left > MOST_BOXES) return null
  const filled = paid.flatMap(({ n }, by) => Array.from({ length: n }, () => by)).slice(0, left)
  return (
    <div className="combat-boxes" aria-hidden="true">
      <div>
        {Array.from({ length: left }, (_, i) => i).map((i) => (
          <i key={i} data-by={filled[i] === undefined ? undefined : (filled[i] ?? 0) % 3}>
            <CardSign name="defense" />
          </i>
        ))}
      </div>
      <p>{paid.map(({ name }) => name).join(' · ')}</p>
    </div>
  )
}
