/** The seven places in the round: passed ones in colour, the place of the fall cracked in ember, those never seen dark. */
import { art } from '../../../ui/art.ts'
import { cx } from '../../../ui/class-names.ts'
import { PLACES, type Place } from '../types.ts'
import { usePanelText } from './context.ts'
import { placePicture } from './pictures.ts'

export function PlaceStrip({ at, fallen, note }: { readonly at: Place; readonly fallen: boolean; readonly note: string }) {
  const { text } = usePanelText()
  const reached = PLACES.indexOf(at)
  return (
    <ol className="place-strip">
      {PLACES.map((place, i) => {
        const fell = fallen && i === reached
        return (
          <li key={place} className={cx('strip-place', i <= reached && 'strip-seen', fell && 'strip-fallen', i < reached && 'strip-on')}>
            <span className="strip-round">
              <img alt="" src={art(placePicture(place))} />
              {fell ? (
                <svg viewBox="0 0 80 80" aria-hidden="true">
                  <path d="M32 2l9 18l-11 8l14 12l-9 14l10 22" fill="none" stroke="#140806" strokeWidth="5" />
                  <path d="M32 2l9 18l-11 8l14 12l-9 14l10 22" fill="none" stroke="#F2A03A" strokeWidth="1.6" />
                </svg>
              ) : null}
            </span>
            <span>{text.places[place].name}</span>
            {fell ? <i>{note}</i> : null}
          </li>
        )
      })}
    </ol>
  )
}
