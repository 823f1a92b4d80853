/**
 * The ledger behind the balance: what each side has won and what it counts, corruption, Ring tokens, how many cards each seat may keep,
 * and what still lies in the decks. A place that was fought for shows its combat again. All of it is public.
 */
import { Dialog } from '../../../ui/dialog.tsx'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import { pointsOf } from '../text/compose/preview.ts'
import { isBattleground, type LocationId, type Side, type View } from '../types.ts'
import { useCardsText } from './context.ts'
import './ledger.css'
import { Token } from './signs.tsx'

export interface LedgerProps {
  readonly part: TablePartProps<View>
  readonly onClose: () => void
}

export function Ledger({ part, onClose }: LedgerProps) {
  const { labels } = useCardsText()
  const { view, onWatch } = part
  const watch = (id: LocationId) => {
    onClose()
    onWatch(id)
  }
  return (
    <Dialog title={labels.ledger.title} closeLabel={labels.close} size="large" onClose={onClose}>
      <div className="ledger">
        <p className="ledger-hint">{labels.ledger.hint}</p>
        <SideLedger view={view} side="free" onWatch={watch} />
        <SideLedger view={view} side="shadow" onWatch={watch} />
        {view.aside.length ? (
          <section>
            <h3>{labels.ledger.aside}</h3>
            <Won view={view} ids={view.aside} worth={() => 0} onWatch={watch} />
          </section>
        ) : null}
        <Left view={view} />
      </div>
    </Dialog>
  )
}

interface SideProps {
  readonly view: View
  readonly side: Side
  readonly onWatch: (id: LocationId) => void
}
function SideLedger({ view, side, onWatch }: SideProps) {
  const text = useCardsText()
  const { labels } = text
  const { score, parts } = text.ending(view).sides[side]
  const seats = view.players.filter((player) => player.side === side)
  const isVoid = (id: LocationId) => side === 'shadow' && !isBattleground(id)
  return (
    <section className={`ledger-${side}`}>
      <h3>
        {text.sides[side]} <b>{score}</b>
      </h3>
      <dl>
        {parts.map(({ id, label, value, detail }) => (
          <div key={id}>
            <dt>
              {label} <i>{detail}</i>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        {seats.map(({ seat, id, hand, limit, ring }) => (
          <div key={seat}>
            <dt>
              {text.seats[id].name}{' '}
              <i>
                {labels.inHand(hand.length)}, {labels.ledger.keeps(limit)}
              </i>
            </dt>
            <dd>{ring ? <Token name={ring === 'ready' ? 'ring-ready' : 'ring-turned'} size={24} /> : null}</dd>
          </div>
        ))}
      </dl>
      <Won view={view} ids={view.scored[side]} worth={(id) => (isVoid(id) ? 0 : pointsOf(id))} onWatch={onWatch} />
    </section>
  )
}

interface WonProps {
  readonly view: View
  readonly ids: readonly LocationId[]
  readonly worth: (id: LocationId) => number
  readonly onWatch: (id: LocationId) => void
}
function Won({ ids, worth, onWatch }: WonProps) {
  const text = useCardsText()
  return (
    <ul className="ledger-won">
      {ids.map((id) => (
        <li key={id}>
          <button type="button" className={isBattleground(id) ? 'ledger-ground' : 'ledger-path'} onClick={() => onWatch(id)}>
            <span>
              {text.location(id).name}
              <span className="visually-hidden"> {text.labels.again}</span>
            </span>
            <b>{worth(id) || text.labels.void}</b>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Left({ view }: { readonly view: View }) {
  const text = useCardsText()
  const { labels } = text
  const { decks, paths } = view
  const rows: readonly (readonly [string, readonly LocationId[]])[] = [
    [labels.ledger.paths, paths],
    [labels.ledger.decks.free, decks.free],
    [labels.ledger.decks.shadow, decks.shadow],
  ]
  return (
    <section className="ledger-left">
      <h3>{labels.left.title}</h3>
      {rows.map(([title, ids]) => (
        <p key={title}>
          <b>
            {title} ({ids.length})
          </b>{' '}
          {ids.map((id) => text.location(id).short).join(', ')}
        </p>
      ))}
    </section>
  )
}
