/**
 * The log in English: what happened, as short facts in the past tense. Null for what needs no line.
 * Nothing is told that the reader may not know: an unknown face stays "a card".
 */
import { isCardId, type LotrEvent, type View } from '../../types.ts'
import { mainLineOf, numberAt, spacesOf } from '../facts.ts'
import { readKey } from '../keys.ts'
import type { FaceOf } from '../types.ts'
import { cards, theCard } from './cards.ts'
import { events } from './events.ts'
import { CONTENTS, FACES, GANDALF_NAMES, places, tiles } from './names.ts'
import { askerName, cardsWords, lineThe, spaceWords, tokenWords } from './phrases.ts'
import { capital, count, list, nameOf, namesOf, number, some } from './words.ts'

/** The line for one event; see `LotrText.told`. */
export function told(view: View, event: LotrEvent, faceOf: FaceOf): string | null {
  const cardAt = (handle: number) => {
    const face = faceOf(handle)
    return face !== null && isCardId(face) ? face : null
  }
  const seen = (handles: readonly number[], one = 'card'): string => {
    const known = handles.map(cardAt)
    return known.every((card) => card !== null) && known.length <= 3 ? cardsWords(known) : some(handles.length, one)
  }
  const name = (seat: number) => nameOf(view, seat)
  switch (event.type) {
    case 'arrived':
      return `The company came to ${places[event.place].name}.`
    case 'turn':
      return `${name(event.seat)}’s turn.`
    case 'tile':
      return `A tile was turned: ${tiles[event.tile].name}.`
    case 'tile-cancelled':
      return `The Staff took away ${tiles[event.tile].name}.`
    case 'tile-skipped':
      return 'By the light of the Phial, no tile was turned.'
    case 'event':
      return `Event: *${events[event.event].name}*.`
    case 'event-blanked':
      return `By Magic, *${events[event.event].name}* did nothing.`
    case 'marker': {
      const length = view.board ? spacesOf(view.board.place, event.line).length : event.to
      const way = event.cause === 'ring' ? 'slipped on, unseen,' : event.cause === 'guidance' ? 'was led on' : 'moved on'
      return `${capital(lineThe(view, event.line))} ${way} to ${spaceWords(view, event.line, event.to, length)}.`
    }
    case 'gain':
      return event.what === 'bigShield'
        ? `${name(event.seat)} gained a great shield, worth ${number(event.amount)}.`
        : `${name(event.seat)} gained ${some(event.amount, ...CONTENTS[event.what])}.`
    case 'gain-card':
      return `${name(event.seat)} gained ${theCard(event.card)}.`
    case 'features-removed':
      return event.features.length ? `Lost: ${list(event.features.map((card) => cards[card].name))}.` : null
    case 'corrupt':
      return event.to === event.from ? null : `${name(event.seat)} stepped on to ${event.to}.`
    case 'heal':
      return event.to === event.from
        ? `${name(event.seat)} stood in the light already.`
        : `${name(event.seat)} stepped back to ${event.to}.`
    case 'sauron':
      return event.to === event.from ? null : `Sauron came nearer: ${event.to}.`
    case 'roll':
      return `${name(event.seat)} rolled ${FACES[event.face]}.`
    case 'roll-skipped':
      return `${name(event.seat)} did not have to roll.`
    case 'roll-ignored':
      return `Mithril guarded ${name(event.seat)} from ${FACES[event.face]}.`
    case 'play':
      return `${name(event.seat)} played ${seen([event.handle])}.`
    case 'use':
      return `${name(event.seat)} used ${theCard(event.card)}.`
    case 'call':
      return `${name(event.seat)} called Gandalf: ${GANDALF_NAMES[event.card]}.`
    case 'discard':
      return event.handles.length ? `${name(event.seat)} put away ${seen(event.handles)}.` : null
    case 'pay': {
      const parts = [
        ...(event.cards.length ? [seen(event.cards)] : []),
        ...event.tokens.map(tokenWords),
        ...(event.shields ? [some(event.shields, 'shield')] : []),
      ]
      return parts.length ? `${name(event.seat)} gave ${list(parts)}.` : null
    }
    case 'unpaid':
      return `*${askerName(event.for)}* went unpaid.`
    case 'volunteer':
      return `${name(event.seat)} came forward.`
    case 'draw':
      return event.handles.length ? `${name(event.seat)} drew ${count(event.handles.length, 'card')}.` : null
    case 'show':
      return `${capital(seen([event.handle]))} was turned up.`
    case 'pass-card':
      return `${name(event.from)} passed ${seen([event.handle])} to ${name(event.to)}.`
    case 'reshuffle':
      return `The pile was shuffled: ${count(event.cards, 'card')}.`
    case 'arranged':
      return `${name(event.seat)} looked ahead and ordered the tiles.`
    case 'ring-used':
      return `${name(event.seat)} put on the Ring.`
    case 'ring-bearer':
      return event.seat === event.from
        ? `${name(event.seat)} kept the Ring.`
        : `The Ring went from ${name(event.from)} to ${name(event.seat)}.`
    case 'life-tokens':
      if (event.spared) return `Athelas spared ${name(event.seat)}.`
      return event.missing
        ? `${name(event.seat)} lacked ${count(event.missing, 'kind')} of token.`
        : `${name(event.seat)} had tokens enough.`
    case 'met-sauron':
      return `${namesOf(view, event.seats)} met Sauron.`
    case 'could-not-pay':
      return `${name(event.seat)} could not pay, and was lost.`
    case 'lapsed': {
      const choice = readKey(event.key, faceOf)
      const what = choice.verb === 'use' ? cards[choice.card].name : choice.verb === 'call' ? GANDALF_NAMES[choice.gandalf] : null
      return what ? `${what} came too late: ${name(event.seat)} keeps it.` : `${name(event.seat)} came too late; nothing was spent.`
    }
    case 'scenario-end':
      return event.cause === 'main-line'
        ? `${places[event.place].name} lies behind the company.`
        : `Time ran out in ${places[event.place].name}.`
    case 'mount-doom':
      return `${name(event.seat)} stood at the Cracks of Doom.`
    case 'ending':
      return event.ending.result === 'victory'
        ? `The Ring was destroyed: ${event.ending.score} points.`
        : `Sauron took the Ring: ${event.ending.score} ${event.ending.score === 1 ? 'point' : 'points'}.`
  }
}

/** "The battle stands at 14, Sauron at 11." */
export function standing(view: View): string {
  const main = view.board ? mainLineOf(view.board.place) : null
  if (!view.board || !main) return `The company rests in ${places[view.place].name}, Sauron on ${view.sauron}.`
  return `${capital(lineThe(view, main))} stands at ${numberAt(view.board.place, main, view.board.lines[main] ?? 0)}, Sauron at ${view.sauron}.`
}
