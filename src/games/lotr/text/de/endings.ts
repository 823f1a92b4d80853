/**
 * Wie es ausging, auf Deutsch: Überschrift, ein Satz, die Teile der Wertung.
 * Die Wertung selbst machen die Regeln; die Teile sagen nur, woher sie kommt.
 */
import { MOUNT_DOOM_SCORE } from '../../data/index.ts'
import type { View } from '../../types.ts'
import { mainLineOf, numberAt } from '../facts.ts'
import { destroyer } from '../preview.ts'
import type { LotrText } from '../types.ts'
import { places } from './names.ts'
import { lineDer } from './phrases.ts'
import { gross, nameOf } from './words.ts'

/** "Der Kampf stand auf 44." */
function where(view: View): string {
  const main = mainLineOf(view.place)
  if (!view.board || !main) return `Es endete in ${places[view.place].name}.`
  return `${gross(lineDer(view, main))} stand auf ${numberAt(view.place, main, view.board.lines[main] ?? 0)}.`
}

/** See `LotrText.ending`. Before the end it speaks of the road so far. */
export function ending(view: View): ReturnType<LotrText['ending']> {
  const end = view.ending
  if (!end) return { title: 'Unterwegs', line: where(view).replace('Es endete', 'Ihr seid').replace('stand', 'steht'), parts: [] }
  if (end.result === 'victory') {
    return {
      title: 'Der Ring ist vernichtet',
      line: `${nameOf(view, destroyer(view))} stand an den Schicksalsklüften und kam lebend davon.`,
      parts: [
        { value: MOUNT_DOOM_SCORE, label: 'Schicksalsberg' },
        { value: end.score - MOUNT_DOOM_SCORE, label: 'heimgebrachte Schilde' },
      ],
    }
  }
  const bearer = nameOf(view, view.ringBearer)
  const met = (view.players[view.ringBearer]?.step ?? 0) >= view.sauron
  const line = {
    'ring-bearer-lost': `${met ? `Er begegnete ${bearer} auf Schritt ${view.sauron}.` : `${bearer} hatte nichts mehr zu geben und ging verloren.`} ${where(view)}`,
    'ring-is-mine': `Am Ende konnte ${bearer} ihn nicht loslassen. ${where(view)}`,
    'nobody-left': 'Niemand war übrig, ihn ins Feuer zu werfen.',
    'ring-destroyed': where(view),
  }[end.cause]
  return {
    title: 'Sauron hat den Ring',
    line,
    parts: [{ value: end.score, label: `${places[end.place].name}; sechzig ist der Schicksalsberg` }],
  }
}
