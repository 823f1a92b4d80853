/** Name of the place and the seven places as beads, in the sky of the road. */
import type { TablePartProps } from '../../../ui/game-panels.ts'
import { PLACES, type View } from '../types.ts'
import { usePanelText } from './context.ts'
import './header.css'

export function Header({ view, shape }: TablePartProps<View>) {
  const { text } = usePanelText()
  const at = PLACES.indexOf(view.place)
  return (
    <div className="place-header">
      <h1>{text.places[view.place].name}</h1>
      {shape === 'phone' ? null : (
        <svg className="beads" width="164" height="20" viewBox="0 0 164 20" role="img" aria-label={text.placeOrder(at)}>
          <path d="M8 10H152" className="bead-thread" />
          {PLACES.map((place, i) => (
            <circle
              key={place}
              cx={8 + i * 24}
              cy="10"
              r={i === at ? 7 : 4.5}
              className={i < at ? 'bead bead-done' : i === at ? 'bead bead-now' : 'bead'}
            />
          ))}
        </svg>
      )}
      {/* Where Sauron has come that near he stands before these words. */}
      {shape === 'landscape' && view.sauron > 8 ? (
        <span className="place-order" aria-hidden="true">
          {text.placeOrder(at)}
        </span>
      ) : null}
    </div>
  )
}
