/** The piles of a seat: everybody sees how many, the owner sees which. On a phone its reserve as well. */
import { Dialog } from '../../../ui/dialog.tsx'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import type { PileView, PlayerView, View } from '../types.ts'
import { HandCardFace } from './card-face.tsx'
import { useCardsText } from './context.ts'

export interface SeatDialogProps {
  readonly part: TablePartProps<View>
  readonly player: PlayerView
  readonly onClose: () => void
}

export function SeatDialog({ part, player, onClose }: SeatDialogProps) {
  const text = useCardsText()
  const { labels } = text
  const { id, seat, deck, top, cycle, eliminated, reserve, hand, limit } = player
  const name = text.seats[id].name
  const { view } = part
  return (
    <Dialog title={name} closeLabel={labels.close} size="large" onClose={onClose}>
      <div className="seat-dialog">
        <p>
          {text.seats[id].line} {labels.inHand(hand.length)}, {labels.limit(limit)}. {view.viewer === seat ? text.passing(view, seat) : ''}
        </p>
        <h3>{`${labels.reserve} (${reserve.length})`}</h3>
        <Cards faces={reserve.map(({ face }) => face)} empty={labels.pileEmpty} />
        <h3>{`${labels.deck} (${deck})`}</h3>
        {top?.face ? <Cards faces={[top.face]} empty="" /> : <p>{deck ? labels.pileHidden : labels.pileEmpty}</p>}
        <PileCards title={labels.cyclePile} pile={cycle} />
        <PileCards title={labels.gonePile} pile={eliminated} />
      </div>
    </Dialog>
  )
}

function PileCards({ title, pile }: { readonly title: string; readonly pile: PileView }) {
  const { labels } = useCardsText()
  const faces = pile.cards?.flatMap(({ face }) => face ?? []) ?? null
  return (
    <>
      <h3>{`${title} (${pile.count})`}</h3>
      {faces ? <Cards faces={faces} empty={labels.pileEmpty} /> : <p>{pile.count ? labels.pileHidden : labels.pileEmpty}</p>}
    </>
  )
}

function Cards({ faces, empty }: { readonly faces: readonly PlayerView['reserve'][number]['face'][]; readonly empty: string }) {
  if (!faces.length) return <p>{empty}</p>
  return (
    <ul className="seat-dialog-cards">
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card have no identity here
        <li key={`${face} ${i}`}>
          <HandCardFace id={face} slim={false} />
        </li>
      ))}
    </ul>
  )
}
