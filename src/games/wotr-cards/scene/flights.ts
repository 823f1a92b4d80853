/**
 * Where cards fly when something happens: from the hand or a pile to where they come, and away onto a pile. What stays on the
 * table glides by itself. A card that lies open before or after flies its face, any other its back. Pure.
 */
import type { Rect, Slots } from '../../../table/contract.ts'
import { findStanding } from '../text/compose/preview.ts'
import { type CardId, type CardsEvent, isBattleground, type View } from '../types.ts'
import { labelOf, middle } from './placements.ts'

export interface Flight {
  readonly label: string
  readonly side: 'free' | 'shadow'
  /** What everybody sees of it; null flies its back. */
  readonly face: CardId | null
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
}

const MOST = 6

/** The hand that lies in front, or the strip of a seat. */
function handOf(slots: Slots, view: View, seat: number): Rect | undefined {
  return view.viewer === seat && slots.hand ? slots.hand : slots[`seat-${seat}`]
}

function spotOf(slots: Slots, view: View, to: string, seat: number): Rect | undefined {
  if (to === 'reserve') return slots[`reserve-${seat}`] ?? slots[`seat-${seat}`]
  if (to === 'event') return slots.board
  const id = to === 'path' ? view.path?.id : isBattleground(to) ? to : undefined
  return id ? slots[`band-${id}`] : undefined
}

/** The face of a card that lies open for everybody: in play, or as an event that is being carried out. */
function openFace(view: View, handle: number): CardId | null {
  const standing = findStanding(view, (piece) => piece.handle === handle)
  return standing?.piece.face ?? view.events.find((card) => card.handle === handle)?.face ?? null
}

/** `view` is what is shown, `after` what the events lead to. */
export function flightsOf(events: readonly CardsEvent[], view: View, after: View, slots: Slots): readonly Flight[] {
  const flights: Flight[] = []
  const add = (label: string, seat: number, handle: number | null, from: Rect | undefined, to: Rect | undefined) => {
    if (!from || !to || flights.length >= MOST * 2) return
    const face = handle === null ? null : (openFace(view, handle) ?? openFace(after, handle))
    flights.push({ label, side: view.players[seat]?.side ?? 'free', face, from: middle(from), to: middle(to) })
  }
  for (const event of events) {
    switch (event.type) {
      case 'play':
      case 'move': {
        const to =
          event.type === 'play' && event.wielder !== undefined ? slots[labelOf(event.wielder)] : spotOf(slots, view, event.to, event.seat)
        add(
          event.type,
          event.seat,
          event.handle,
          event.type === 'move' ? slots[`reserve-${event.seat}`] : handOf(slots, view, event.seat),
          to,
        )
        break
      }
      case 'cycle':
      case 'eliminate':
        for (const handle of event.handles.slice(0, MOST)) {
          const from =
            event.from === 'play'
              ? (slots[labelOf(handle)] ?? slots[`reserve-${event.seat}`])
              : event.from === 'deck'
                ? slots[`deck-${event.seat}`]
                : handOf(slots, view, event.seat)
          add(
            event.type,
            event.seat,
            handle,
            from,
            slots[`${event.type === 'cycle' ? 'cycle' : 'gone'}-${event.seat}`] ?? slots[`seat-${event.seat}`],
          )
        }
        break
      case 'draw':
        for (const _ of event.handles.slice(0, MOST))
          add('draw', event.seat, null, slots[`deck-${event.seat}`] ?? slots[`seat-${event.seat}`], handOf(slots, view, event.seat))
        break
      default:
    }
  }
  return flights
}

/** How long a part of a combat stands before the next is told, at speed 1. */
export function pauseAfter(events: readonly CardsEvent[]): number {
  const has = (...types: readonly CardsEvent['type'][]) => events.some(({ type }) => types.includes(type))
  if (has('won', 'path-ended')) return 900
  if (has('combat', 'support', 'count', 'casualties')) return 850
  if (has('round', 'activate', 'activate-path', 'step')) return 350
  return 120
}
