/** A card in three sizes: small on the table, complete in the hand, and picture and name in a reserve. Measures come from the css. */
import type { ReactNode } from 'react'
import { art } from '../../../ui/art.ts'
import { cx } from '../../../ui/class-names.ts'
import { CARDS, sideOfCard } from '../data/index.ts'
import type { Count } from '../text/compose/counts.ts'
import { cardGround, FACTION_COLOURS } from '../text/pictures.ts'
import type { CardId } from '../types.ts'
import './card-face.css'
import { useCardsText } from './context.ts'
import { CardShape, CardSign } from './signs.tsx'

export function countsPrinted(id: CardId): readonly Count[] {
  const { attack, defense, path, leadAttack, leadDefense } = CARDS[id]
  const all: readonly Count[] = [
    { sign: 'attack', n: attack },
    { sign: 'defense', n: defense },
    { sign: 'path', n: path },
    { sign: 'leadership', n: Math.max(leadAttack, leadDefense) },
  ]
  return all.filter(({ n }) => n > 0)
}

export function CardPicture({ id }: { readonly id: CardId }) {
  return (
    <span className="card-picture">
      <img alt="" src={art(cardGround(id))} />
      <CardShape id={id} />
    </span>
  )
}

export interface TableCardProps {
  readonly id: CardId
  readonly counts: readonly Count[]
  /** After the counts: "+1 here". */
}
export function TableCard({ id, counts }: TableCardProps) {
  const text = useCardsText()
  const { faction, type } = CARDS[id]
  const { short } = text.card(id)
  return (
    <span className={cx('table-card', `card-${sideOfCard(id)}`)} style={{ '--faction': FACTION_COLOURS[faction] } as never}>
      <span className="card-inside">
        <CardPicture id={id} />
        <span className="card-faction">
          <span>{text.factions[faction]}</span>
          <CardSign name={type} />
        </span>
        <b className={cx('card-title', short.length > 15 && 'card-title-long')}>{short}</b>
        <Counts counts={counts} />
      </span>
    </span>
  )
}

function Counts({ counts, bare }: { readonly counts: readonly Count[]; readonly bare?: boolean }) {
  return (
    <span className={cx('card-counts', counts.length > 3 && 'card-counts-many')}>
      {counts.map(({ sign, n }) => (
        <span key={sign}>
          <CardSign name={sign} />
          {bare && n === 1 ? null : n}
        </span>
      ))}
    </span>
  )
}

const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map(({ length }) => length))

/** `slim`: for the narrow cards of a phone. */
export function HandCardFace({ id, slim }: { readonly id: CardId; readonly slim: boolean }) {
  const text = useCardsText()
  const { faction, type } = CARDS[id]
  const { short, kind, brief } = text.card(id)
  const counts = countsPrinted(id)
  return (
    <span
      className={cx('hand-card', `card-${sideOfCard(id)}`, slim && 'hand-card-slim')}
      style={{ '--faction': FACTION_COLOURS[faction] } as never}
    >
      <CardPicture id={id} />
      {slim ? (
        <span className="hand-card-type">
          <CardSign name={type} />
        </span>
      ) : null}
      <span className="hand-card-kind">{slim ? text.factions[faction] : kind}</span>
      <b className={cx('hand-card-title', longestWord(short) > 8 && 'hand-card-title-long')}>{short}</b>
      <span className="hand-card-rule">{brief}</span>
      <span className="hand-card-foot">
        {counts.length ? <Counts counts={counts} bare={slim} /> : <i>{slim ? '' : type === 'event' ? text.labels.goesWhenDone : ''}</i>}
      </span>
    </span>
  )
}

export function CardBack() {
  return <span className="hand-card hand-card-back" />
}

export function ReserveCard({ id, children }: { readonly id: CardId; readonly children?: ReactNode }) {
  const text = useCardsText()
  return (
    <span className={cx('reserve-card', `card-${sideOfCard(id)}`)}>
      <CardPicture id={id} />
      <b>{text.card(id).short}</b>
      {children}
    </span>
  )
}
