/**
 * A card as it lies in the hand: signs and colour word above, picture, name at the lower left so that a fan never hides it.
 * The colour is told by word and border pattern as well: thin rule, stitches, double gold.
 */
import { art } from '../../../ui/art.ts'
import { cx } from '../../../ui/class-names.ts'
import { Sign } from '../../../ui/rich-text.tsx'
import { CARDS } from '../data/index.ts'
import type { CardId, GandalfId } from '../types.ts'
import './card-face.css'
import { usePanelText } from './context.ts'
import { cardPicture } from './pictures.ts'

export function CardFace({ id, small }: { readonly id: CardId; readonly small?: boolean }) {
  const { text } = usePanelText()
  const { color, sign, signs } = CARDS[id]
  const name = text.cards[id].name
  return (
    <span className={cx('card', `card-${color}`, small && 'card-small')} aria-hidden="true">
      <span className="card-head">
        {sign ? (
          Array.from({ length: signs }, (_, i) => <Sign key={`${sign}${i.toString()}`} sign={sign} silent />)
        ) : (
          <Sign sign="sun" silent />
        )}
        <span className="card-color">{text.colors[color]}</span>
      </span>
      <span className="card-window">
        <img alt="" src={art(cardPicture(id))} />
      </span>
      <span className={cx('card-name', name.length > 8 && 'card-name-long', name.length > 12 && 'card-name-two')}>{name}</span>
    </span>
  )
}

/** A card nobody here may see. */
export function CardBack({ small }: { readonly small?: boolean }) {
  return (
    <span className={cx('card', 'card-back', small && 'card-small')} aria-hidden="true">
      <img alt="" src={art('lotr/cards/back_hobbit.svg')} />
    </span>
  )
}

/** One of Gandalf's five, in the same frame with long dashes. */
export function GandalfFace({ id }: { readonly id: GandalfId }) {
  const { text } = usePanelText()
  return (
    <span className="card card-gandalf" aria-hidden="true">
      <span className="card-head">
        <span className="card-color">5</span>
        <Sign sign="shield" silent />
      </span>
      <span className="card-window">
        <img alt="" src={art(`lotr/cards/${id}.svg`)} />
      </span>
      <span className={cx('card-name', text.gandalf[id].name.length > 8 && 'card-name-long')}>{text.gandalf[id].name}</span>
    </span>
  )
}
