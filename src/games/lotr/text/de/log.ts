/**
 * Die Chronik auf Deutsch: was geschah, als kurze Tatsachen in der Vergangenheit. Null, wo keine Zeile nötig ist.
 * Nichts wird erzählt, was der Leser nicht wissen darf: Ein unbekanntes Gesicht bleibt „eine Karte“.
 */
import { isCardId, type LotrEvent, type View } from '../../types.ts'
import { mainLineOf, numberAt, spacesOf } from '../facts.ts'
import { readKey } from '../keys.ts'
import type { FaceOf } from '../types.ts'
import { cards, denCard } from './cards.ts'
import { events } from './events.ts'
import { FACES, GANDALF_NAMES, places, tiles } from './names.ts'
import { askerName, cardsWords, contentWords, lineDer, spaceWords, tokenWords } from './phrases.ts'
import { gross, liste, nameOf, namesOf, wen, wer, zahl } from './words.ts'

/** The line for one event; see `LotrText.told`. */
export function told(view: View, event: LotrEvent, faceOf: FaceOf): string | null {
  const cardAt = (handle: number) => {
    const face = faceOf(handle)
    return face !== null && isCardId(face) ? face : null
  }
  const seen = (handles: readonly number[]): string => {
    const known = handles.map(cardAt)
    return known.every((card) => card !== null) && known.length <= 3 ? cardsWords(known) : wen(handles.length, 'card')
  }
  const name = (seat: number) => nameOf(view, seat)
  switch (event.type) {
    case 'arrived':
      return `Ihr kamt nach ${places[event.place].name}.`
    case 'turn':
      return `${gross(name(event.seat))} war am Zug.`
    case 'tile':
      return `Ein Plättchen wurde aufgedeckt: ${tiles[event.tile].name}.`
    case 'tile-cancelled':
      return `Der Stab nahm fort: ${tiles[event.tile].name}.`
    case 'tile-skipped':
      return 'Im Licht der Phiole blieb das Plättchen verdeckt.'
    case 'event':
      return `Ereignis: *${events[event.event].name}*.`
    case 'event-blanked':
      return `Durch Zauber bewirkte *${events[event.event].name}* nichts.`
    case 'marker': {
      const length = view.board ? spacesOf(view.board.place, event.line).length : event.to
      const way = event.cause === 'ring' ? 'rückte ungesehen vor' : event.cause === 'guidance' ? 'rückte unter Geleit vor' : 'rückte vor'
      return `${gross(lineDer(view, event.line))} ${way} auf ${spaceWords(view, event.line, event.to, length)}.`
    }
    case 'gain':
      return event.what === 'bigShield'
        ? `${name(event.seat)} bekam einen großen Schild im Wert von ${zahl(event.amount)}.`
        : `${name(event.seat)} bekam ${contentWords(event.what, event.amount)}.`
    case 'gain-card':
      return `${name(event.seat)} bekam ${denCard(event.card)}.`
    case 'features-removed':
      return event.features.length ? `Verloren: ${liste(event.features.map((card) => cards[card].name))}.` : null
    case 'corrupt':
      return event.to === event.from ? null : `${name(event.seat)} ging weiter auf ${event.to}.`
    case 'heal':
      return event.to === event.from ? `${name(event.seat)} stand schon im Licht.` : `${name(event.seat)} ging zurück auf ${event.to}.`
    case 'sauron':
      return event.to === event.from ? null : `Sauron kam näher: ${event.to}.`
    case 'roll':
      return `${name(event.seat)} würfelte ${FACES[event.face]}.`
    case 'roll-skipped':
      return `${name(event.seat)} brauchte nicht zu würfeln.`
    case 'roll-ignored':
      return `Mithril schützte ${name(event.seat)}.`
    case 'play':
      return `${name(event.seat)} spielte ${seen([event.handle])}.`
    case 'use':
      return `${name(event.seat)} setzte ${denCard(event.card)} ein.`
    case 'call':
      return `${name(event.seat)} rief Gandalf: ${GANDALF_NAMES[event.card]}.`
    case 'discard':
      return event.handles.length ? `${name(event.seat)} legte ${seen(event.handles)} ab.` : null
    case 'pay': {
      const parts = [
        ...(event.cards.length ? [seen(event.cards)] : []),
        ...event.tokens.map(tokenWords),
        ...(event.shields ? [wen(event.shields, 'shield')] : []),
      ]
      return parts.length ? `${name(event.seat)} gab ${liste(parts)}.` : null
    }
    case 'unpaid':
      return `*${askerName(event.for)}* blieb unbezahlt.`
    case 'volunteer':
      return `${name(event.seat)} meldete sich.`
    case 'draw':
      return event.handles.length ? `${name(event.seat)} zog ${wen(event.handles.length, 'card')}.` : null
    case 'show':
      return `Aufgedeckt wurde ${seen([event.handle])}.`
    case 'pass-card':
      return `${name(event.from)} gab ${name(event.to)} ${seen([event.handle])}.`
    case 'reshuffle':
      return `Die Ablage wurde gemischt: ${wer(event.cards, 'card')}.`
    case 'arranged':
      return `${name(event.seat)} blickte voraus und ordnete die Plättchen.`
    case 'ring-used':
      return `${name(event.seat)} steckte den Ring an.`
    case 'ring-bearer':
      return event.seat === event.from
        ? `${name(event.seat)} behielt den Ring.`
        : `Der Ring ging von ${name(event.from)} an ${name(event.seat)}.`
    case 'life-tokens':
      if (event.spared) return `Athelas verschonte ${name(event.seat)}.`
      return event.missing
        ? `${name(event.seat)} ${event.missing === 1 ? 'fehlte' : 'fehlten'} ${wer(event.missing, 'kind')}.`
        : `${name(event.seat)} hatte genug Lebensmarken.`
    case 'met-sauron':
      return `${namesOf(view, event.seats)} ${event.seats.length === 1 ? 'traf' : 'trafen'} auf Sauron.`
    case 'could-not-pay':
      return `${name(event.seat)} konnte nicht zahlen und war verloren.`
    case 'lapsed': {
      const choice = readKey(event.key, faceOf)
      const what = choice.verb === 'use' ? cards[choice.card].name : choice.verb === 'call' ? GANDALF_NAMES[choice.gandalf] : null
      return what ? `${what} kam zu spät und wurde nicht verbraucht.` : `${name(event.seat)} kam zu spät; nichts wurde verbraucht.`
    }
    case 'scenario-end':
      return event.cause === 'main-line'
        ? `${places[event.place].name} lag hinter euch.`
        : `In ${places[event.place].name} war die Zeit um.`
    case 'mount-doom':
      return `${name(event.seat)} stand an den Schicksalsklüften.`
    case 'ending':
      return event.ending.result === 'victory'
        ? `Der Ring wurde vernichtet: ${event.ending.score} Punkte.`
        : `Sauron nahm den Ring: ${event.ending.score} ${event.ending.score === 1 ? 'Punkt' : 'Punkte'}.`
  }
}

/** "Der Kampf steht auf 14, Sauron auf 11." */
export function standing(view: View): string {
  const main = view.board ? mainLineOf(view.board.place) : null
  if (!view.board || !main) return `Ihr rastet in ${places[view.place].name}, Sauron steht auf ${view.sauron}.`
  return `${gross(lineDer(view, main))} steht auf ${numberAt(view.board.place, main, view.board.lines[main] ?? 0)}, Sauron auf ${view.sauron}.`
}
