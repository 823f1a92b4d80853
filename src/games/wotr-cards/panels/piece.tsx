/** A card in play that can be touched: chosen, given something to carry, or held for its rule. Its slot tells the canvas where it is. */
import { cx } from '../../../ui/class-names.ts'
import { Explained } from '../../../ui/explain.tsx'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import type { Count } from '../text/compose/counts.ts'
import type { PieceView, View } from '../types.ts'
import { ReserveCard, TableCard } from './card-face.tsx'
import { useCardsText } from './context.ts'
import { iconWords } from './hand.ts'
import { keyHandle, keysForPiece } from './keys.ts'
import './piece.css'

export interface PieceProps {
  readonly part: TablePartProps<View>
  readonly piece: PieceView
  readonly counts: readonly Count[]
  readonly small?: boolean
  /** What is raised would come here: "Bow +1 ?". */
  readonly coming?: string | undefined
  /** What becomes of it in combat. */
  readonly tag?: { readonly words: string; readonly lost: boolean } | undefined
}

export function Piece({ part, piece, counts, small, coming, tag }: PieceProps) {
  const text = useCardsText()
  const { prompt, selection, faceOf, onPick, onWhy } = part
  const keys = prompt ? keysForPiece(prompt, selection, piece, faceOf as never) : []
  const chosen = selection.some((key) => keyHandle(key, faceOf as never) === piece.handle)
  const { name } = text.card(piece.face)
  const items = piece.items.map(({ face }) => text.card(face).short)
  const said = [name, iconWords(text, piece.face), items.length ? `+ ${items.join(', ')}` : '', tag?.words ?? '', coming ?? ''].filter(
    Boolean,
  )
  return (
    <Explained
      topic={`card:${piece.face}`}
      className={cx(
        'piece',
        small && 'piece-small',
        keys.length > 0 && 'piece-usable',
        (chosen || coming) && 'piece-chosen',
        tag?.lost && 'piece-lost',
      )}
    >
      <button
        type="button"
        aria-label={said.join(' · ')}
        aria-pressed={prompt ? chosen : undefined}
        data-drop={`piece:${piece.handle}`}
        aria-disabled={keys.length ? undefined : true}
        onClick={() => (keys.length ? onPick(keys) : prompt ? onWhy(`use:${piece.face}#${piece.handle}`) : undefined)}
      >
        <span className="piece-body" data-slot={`${small ? 'small' : 'card'}-${piece.handle}`}>
          {small ? <ReserveCard id={piece.face} /> : <TableCard id={piece.face} counts={counts} />}
        </span>
        {piece.tokens.attack || piece.tokens.defense ? (
          <span className="piece-tokens">
            {piece.tokens.attack ? `+${piece.tokens.attack}` : ''} {piece.tokens.defense ? `+${piece.tokens.defense}` : ''}
          </span>
        ) : null}
        {items.length || coming ? (
          <span className="piece-items">
            {[...items, ...(coming ? [coming] : [])].map((item) => (
              <span key={item}>{item}</span>
            ))}
          </span>
        ) : null}
        {tag ? <span className={cx('piece-tag', tag.lost && 'piece-tag-lost')}>{tag.words}</span> : null}
      </button>
    </Explained>
  )
}
