/** Right of the decision while losses are chosen: the sets that may fall, the leanest first, and near misses with the reason. */
import { cx } from '../../../ui/class-names.ts'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import { CARDS, sideOfCard } from '../data/index.ts'
import { findStanding } from '../text/compose/preview.ts'
import { FACTION_COLOURS } from '../text/pictures.ts'
import type { FaceOf } from '../text/types.ts'
import type { CardId, View } from '../types.ts'
import { useCardsText } from './context.ts'
import { keyHandle, WHOLE } from './keys.ts'
import { type LossSet, leanestLoss, lossChoice } from './loss-choice.ts'
import './loss-sets.css'
import { CardShape } from './signs.tsx'

export function LossSets(part: TablePartProps<View>) {
  const text = useCardsText()
  const { view, prompt, selection, faceOf, onPick, shape } = part
  if (prompt?.kind !== 'casualties') return null
  const face = faceOf as FaceOf
  const { left, just, over, not, more } = lossChoice(view, prompt, face)
  const chosen = (selection.length ? selection : leanestLoss(view, prompt, face)).join(' ')
  const slip = (set: LossSet, allowed: boolean) => {
    const words = text.losses(view, prompt, set.keys, face)
    const inside = (
      <>
        <span className="loss-medals" aria-hidden="true">
          {set.keys.map((key) => {
            const found = findStanding(view, ({ handle }) => handle === keyHandle(key, face))
            return found ? <LossMedal key={key} id={found.piece.face} items={found.piece.items.map((item) => item.face)} /> : null
          })}
        </span>
        <span className="loss-sum">
          <b>{set.sum}</b>
          <i>{!allowed ? words.why : set.sum === left ? text.labels.of(left) : words.verdict}</i>
        </span>
        <span className="visually-hidden">{words.label}</span>
      </>
    )
    if (!allowed)
      return (
        <div key={set.keys.join(' ')} className="loss-set loss-not">
          {inside}
        </div>
      )
    const on = set.keys.join(' ') === chosen
    return (
      <button
        key={set.keys.join(' ')}
        type="button"
        aria-pressed={on}
        className={cx('loss-set', on && 'loss-on')}
        onClick={() => onPick([WHOLE, ...set.keys])}
      >
        {inside}
      </button>
    )
  }
  return (
    <div className="loss-sets">
      {just.length ? (
        <section>
          <h2>{text.labels.justEnough}</h2>
          <div>{just.map((set) => slip(set, true))}</div>
          {more && !over.length ? <p>{text.labels.moreSets}</p> : null}
        </section>
      ) : null}
      {over.length ? (
        <section className="loss-over">
          <h2>{text.labels.moreThanEnough}</h2>
          <div>{over.map((set) => slip(set, true))}</div>
          <p>{text.losses(view, prompt, over[0]?.keys ?? [], face).why}</p>
          {more ? <p>{text.labels.moreSets}</p> : null}
        </section>
      ) : null}
      {not.length && shape !== 'phone' ? (
        <section className="loss-no">
          <h2>{text.labels.notAllowed}</h2>
          <div>{not.map((set) => slip(set, false))}</div>
        </section>
      ) : null}
    </div>
  )
}

function LossMedal({ id, items }: { readonly id: CardId; readonly items: readonly CardId[] }) {
  const style = { '--faction': FACTION_COLOURS[CARDS[id].faction] } as never
  return (
    <span className={cx('loss-medal', `loss-${sideOfCard(id)}`)} style={style}>
      <CardShape id={id} />
      {items.map((item) => (
        <span key={item} className="loss-item">
          <CardShape id={item} />
        </span>
      ))}
    </span>
  )
}
