/**
 * One device goes round: a round door that stays shut until the next player holds its knob. Whoever shows it takes the
 * hand out of the page first; nothing of it is behind the door.
 */
import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react'
import './cover-door.css'
import { art } from './art.ts'
import { Choice } from './button.tsx'
import { cx } from './class-names.ts'
import { HoldButton } from './hold-button.tsx'
import { RichText } from './rich-text.tsx'

export interface CoverDoorProps {
  /** "Give the tablet to" */
  readonly lead: string
  readonly name: string
  readonly portrait: ReactNode
  /** Why it changes hands: what was done, what comes. */
  readonly story: string
  /** "Sam, hold the knob to open." */
  readonly ask: string
  readonly note: string
  readonly holding: string
  readonly knobLabel: string
  /** For those who cannot hold: opens with one tap. */
  readonly plainLabel: string
  readonly other: { readonly label: string; readonly hint: string; readonly onPress: () => void }
  readonly onOpen: () => void
}

/** Measures of the two paintings: size, middle of the door, the notice, and what must not be cut off. */
const PICTURES = {
  landscape: { file: 'cover/door.webp', width: 1180, height: 820, x: 398, y: 414, notice: [800, 92, 346, 604], keep: [16, 20, 1152, 760] },
  portrait: {
    file: 'cover/door-portrait.webp',
    width: 820,
    height: 1180,
    x: 410,
    y: 372,
    notice: [190, 772, 440, 340],
    keep: [60, 20, 700, 1120],
  },
} as const

/** Narrower than this, the painted notice is too small for its words. */
const LOOSE = 700
const subscribe = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

function usePlace() {
  // A string, so that equal sizes are equal.
  const room = useSyncExternalStore(subscribe, () => `${innerWidth} ${innerHeight}`)
  const [roomWidth = 1, roomHeight = 1] = room.split(' ').map(Number)
  const shape = roomWidth >= roomHeight ? 'landscape' : 'portrait'
  const picture = PICTURES[shape]
  const [left, top, width, height] = picture.keep
  const k = Math.min(Math.max(roomWidth / picture.width, roomHeight / picture.height), roomWidth / width, roomHeight / height)
  if (shape === 'portrait' && roomWidth < LOOSE) {
    // A phone: the door fills the window, the notice hangs loose at the foot.
    const size = Math.max(roomHeight / picture.height, roomWidth / 740)
    return { shape, picture, k: size, left: roomWidth / 2 - picture.x * size, top: -90 * size, loose: true } as const
  }
  // Where the painting is larger than the window, no edge of it may show.
  const within = (at: number, size: number, space: number) => (size >= space ? Math.min(0, Math.max(space - size, at)) : at)
  return {
    shape,
    picture,
    k,
    left: within((roomWidth - width * k) / 2 - left * k, picture.width * k, roomWidth),
    top: within((roomHeight - height * k) / 2 - top * k, picture.height * k, roomHeight),
    loose: false,
  } as const
}

const RADIUS = 84
const ROUND = 2 * Math.PI * RADIUS

export function CoverDoor(props: CoverDoorProps) {
  const { shape, picture, k, left, top, loose } = usePlace()
  const at = (x: number, y: number, w?: number, h?: number): CSSProperties => ({
    left: left + x * k,
    top: top + y * k,
    ...(w === undefined ? {} : { width: w * k }),
    ...(h === undefined ? {} : { height: h * k }),
  })
  const [x, y, w, h] = picture.notice
  return (
    <section className="cover" data-door={shape} aria-label={`${props.lead} ${props.name}`}>
      <img className="cover-wall" alt="" src={art(picture.file)} style={at(0, 0, picture.width, picture.height)} />
      <div className="cover-knob" style={at(picture.x, picture.y)}>
        <HoldButton label={props.knobLabel} onHeld={props.onOpen}>
          {(held) => (
            <>
              <svg viewBox="-95 -95 190 190" width={190 * Math.max(k, 0.6)} height={190 * Math.max(k, 0.6)} aria-hidden="true">
                <circle r={RADIUS} fill="#132019" fillOpacity=".55" stroke="#0c1510" strokeWidth="17" />
                <circle r={RADIUS} fill="none" stroke="#57705a" strokeWidth="11" strokeDasharray="2 6" />
                <g transform="rotate(-90)" fill="none" strokeLinecap="round" opacity={held > 0 ? 1 : 0}>
                  <circle r={RADIUS} stroke="#FFD76a" strokeWidth="11" strokeDasharray={`${held * ROUND} ${ROUND}`} />
                  <circle r={RADIUS} stroke="#FFF3C4" strokeWidth="3" strokeDasharray={`${held * ROUND} ${ROUND}`} />
                </g>
                <image href={art('cover/knob.webp')} x="-70" y="-66" width="140" height="146" />
              </svg>
              <span className="cover-holding">{held > 0 ? props.holding : ''}</span>
            </>
          )}
        </HoldButton>
      </div>
      <div className={cx('cover-notice', loose && 'cover-loose')} style={loose ? undefined : at(x, y, w, h)}>
        <div className="cover-portrait">{props.portrait}</div>
        <div className="cover-words">
          <h1>
            <span>{props.lead}</span> <b>{props.name}</b>
          </h1>
          <p className="cover-story">
            <RichText text={props.story} />
          </p>
          <p className="cover-ask">{props.ask}</p>
          <p className="cover-note">{props.note}</p>
        </div>
        <div className="cover-ways">
          <button type="button" className="cover-plain" onClick={props.onOpen}>
            {props.plainLabel}
          </button>
          <Choice label={props.other.label} hint={props.other.hint} onPress={props.other.onPress} />
        </div>
      </div>
    </section>
  )
}
