/**
 * The events of the place in order: six slabs under a sundial in a scenario, three tall ones in a haven. Done, standing
 * and next are told by hatching, pointer and rim, and in words for those who listen. A phone spells out only the next one.
 */
import { useState } from 'react'
import { cx } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Explained } from '../../../ui/explain.tsx'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import { RichText } from '../../../ui/rich-text.tsx'
import { PLACE_DATA } from '../data/index.ts'
import type { EventId, View } from '../types.ts'
import { usePanelText } from './context.ts'
import { Dial } from './dial.tsx'
import './events.css'
import { Slab } from './slab.tsx'

/** How many events are done or being done. In a haven the one in progress counts. */
export function standingEvent(view: View): number {
  if (view.board) return view.board.event
  return view.phase.type === 'haven' ? view.phase.event : PLACE_DATA[view.place].events.length
}

type EventState = 'done' | 'now' | 'next' | 'ahead'
function stateOf(view: View, n: number): EventState {
  const at = standingEvent(view)
  const happening = !view.board || view.doing.type === 'event'
  if (n < at) return 'done'
  if (n === at) return happening ? 'now' : 'done'
  return n === at + 1 && view.board ? 'next' : 'ahead'
}

export function Events(props: TablePartProps<View>) {
  return props.shape === 'phone' ? <EventStrip {...props} /> : <EventSlabs {...props} />
}

function EventSlabs({ view, shape }: TablePartProps<View>) {
  const { words } = usePanelText()
  const haven = !view.board
  const events = PLACE_DATA[view.place].events
  const at = standingEvent(view)
  // The event that is happening stands out, not the one that would come after it.
  const lit = haven || view.doing.type === 'event' ? at : at + 1
  const shades = haven ? [1, 3, 4] : [1, 2, 3, 4, 5, 6]
  return (
    <div className={cx('events', haven && 'events-haven')}>
      {haven ? null : <Dial at={at} />}
      <ol aria-label={words.event.list}>
        {events.map(({ id, n }, i) => (
          <li key={id}>
            <Explained topic={`event:${id}`} className="event-room" keyed>
              <Slab
                tone={shades[i] ?? 3}
                seed={i}
                past={n < at || (n === at && n !== lit)}
                next={n === lit}
                mark={n === at ? (shape === 'landscape' || haven ? 'left' : 'top') : null}
              >
                <EventWords id={id} n={n} state={stateOf(view, n)} long={haven} />
              </Slab>
            </Explained>
          </li>
        ))}
      </ol>
    </div>
  )
}

function EventWords({
  id,
  n,
  state,
  long,
}: {
  readonly id: EventId
  readonly n: number
  readonly state: EventState
  readonly long?: boolean
}) {
  const { text, words } = usePanelText()
  const { name, terms, words: sentence } = text.events[id]
  return (
    <div className={cx('event', long && 'event-long', state === 'done' && 'event-done', name.length > (long ? 11 : 19) && 'event-wide')}>
      <b>
        {long ? <em className={state === 'now' ? 'event-now' : undefined}>{n}</em> : <span className="visually-hidden">{n}. </span>}
        {name}
      </b>
      <Terms text={terms} />
      {long ? (
        <p>
          <RichText text={sentence} />
        </p>
      ) : null}
      {state === 'ahead' ? null : <span className="visually-hidden">{words.event[state]}</span>}
    </div>
  )
}

/** One target: the next event in words, the others as numbers; opens the list. */
function EventStrip({ view }: TablePartProps<View>) {
  const { text, words } = usePanelText()
  const [open, setOpen] = useState(false)
  const events = PLACE_DATA[view.place].events
  const at = standingEvent(view)
  const shown = Math.min(events.length, view.board && view.doing.type !== 'event' ? at + 1 : Math.max(1, at))
  return (
    <>
      <button type="button" className="event-strip" onClick={() => setOpen(true)}>
        <span className="visually-hidden">{words.event.list}</span>
        {events.map(({ id, n }, i) => (
          <Slab
            key={id}
            tone={Math.min(6, i + 1)}
            seed={i}
            past={n < at || (n === at && n !== shown)}
            next={n === shown}
            mark={n === at ? 'top' : null}
            className={n === shown ? 'strip-shown' : 'strip-number'}
          >
            {n === shown ? (
              <div className="event">
                <b>
                  {n}. {text.events[id].name}
                </b>
                <Terms text={text.events[id].terms} />
              </div>
            ) : (
              <span className="strip-n">{n}</span>
            )}
          </Slab>
        ))}
      </button>
      {open ? (
        <Dialog title={words.event.list} closeLabel={words.close} onClose={() => setOpen(false)}>
          <ol className="event-list">
            {events.map(({ id, n }) => (
              <li key={id} className={stateOf(view, n) === 'done' ? 'event-done' : undefined}>
                <h3>
                  {n}. {text.events[id].name}
                </h3>
                <p>
                  <RichText text={text.events[id].words} />
                </p>
              </li>
            ))}
          </ol>
        </Dialog>
      ) : null}
    </>
  )
}

/** The short form of an event; the word between its two halves is set lighter. */
function Terms({ text }: { readonly text: string }) {
  const { words } = usePanelText()
  const turn = words.turns.map((word) => ` ${word} `).find((word) => text.includes(word))
  const [before, after] = turn ? text.split(turn) : [text]
  return (
    <div className="event-terms">
      <RichText text={before ?? ''} />
      {turn && after !== undefined ? (
        <>
          <small>{turn}</small>
          <RichText text={after} />
        </>
      ) : null}
    </div>
  )
}
