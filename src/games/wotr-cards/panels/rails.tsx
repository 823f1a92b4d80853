/** What each side has won: points, locations, corruption, Ring tokens, and what still lies in the decks. A rail, or a ledger in portrait. */
import { cx } from '../../../ui/class-names.ts'
import { Explained } from '../../../ui/explain.tsx'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import { SCENARIO_DATA } from '../data/index.ts'
import { pointsOf } from '../text/compose/preview.ts'
import { isBattleground, type LocationId, type Side, type View } from '../types.ts'
import { useCardsText } from './context.ts'
import './rails.css'
import { Token } from './signs.tsx'

export function Rails({ view }: TablePartProps<View>) {
  return (
    <>
      <Rail view={view} side="free" />
      <Rail view={view} side="shadow" />
    </>
  )
}

function Rail({ view, side }: { readonly view: View; readonly side: Side }) {
  const { sides, labels } = useCardsText()
  const rings = view.players.filter((player) => player.side === side && ringRule(view, player.seat) !== 'none')
  const { decks, paths, corruption } = view
  return (
    <section className={cx('rail', `rail-${side}`)} aria-label={`${sides[side]} ${view.score[side]}`} data-slot={`rail-${side}`}>
      <h2>{sides[side]}</h2>
      <b className="rail-score">{view.score[side]}</b>
      <ul className="rail-won">
        {view.scored[side].map((id) => (
          <li key={id}>
            <Slip id={id} side={side} />
          </li>
        ))}
      </ul>
      {side === 'shadow' ? (
        <Explained topic="word:corruption" keyed className="rail-corruption">
          <span>
            {labels.corruption} <b>{corruption}</b>
          </span>
          <span aria-hidden="true" className="rail-tokens">
            {Array.from({ length: Math.min(12, corruption) }, (_, i) => i).map((i) => (
              <Token key={i} name="corruption" size={25} />
            ))}
          </span>
        </Explained>
      ) : null}
      <span className="rail-space" />
      {rings.length ? (
        <Explained topic="word:ring-token" keyed className="rail-rings">
          <span>{labels.ringsLeft(rings.filter(({ ring }) => ring === 'ready').length)}</span>
          <span aria-hidden="true" className="rail-tokens">
            {rings.map(({ seat, ring }) =>
              ring ? <Token key={seat} name={ring === 'ready' ? 'ring-ready' : 'ring-turned'} size={40} /> : null,
            )}
          </span>
        </Explained>
      ) : null}
      {side === 'shadow' ? (
        <div className="rail-left">
          <span>{labels.left.title}</span>
          <ul>
            <li>
              <b>{paths.length}</b> {labels.left.paths}
            </li>
            <li>
              <b>{decks.free.length}</b> {labels.left.free}
            </li>
            <li>
              <b>{decks.shadow.length}</b> {labels.left.shadow}
            </li>
          </ul>
        </div>
      ) : null}
    </section>
  )
}

const ringRule = (view: View, seat: number) => SCENARIO_DATA[view.scenario].seats[seat]?.ring ?? 'none'

function Slip({ id, side }: { readonly id: LocationId; readonly side: Side }) {
  const text = useCardsText()
  const isVoid = side === 'shadow' && !isBattleground(id)
  return (
    <Explained
      topic={`${isBattleground(id) ? 'battleground' : 'path'}:${id}`}
      className={cx('slip-won', isBattleground(id) ? 'slip-ground' : 'slip-path', isVoid && 'slip-void')}
      keyed
    >
      <span>{text.location(id).short}</span>
      {isVoid ? <span className="visually-hidden">{text.labels.void}</span> : <b>{pointsOf(id)}</b>}
    </Explained>
  )
}
