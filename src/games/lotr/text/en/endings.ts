/**
 * How it ended, in English: headline, one sentence, the parts of the score.
 * The score itself is the rules'; the parts only say where it came from.
 */
import { MOUNT_DOOM_SCORE } from '../../data/index.ts'
import type { View } from '../../types.ts'
import { mainLineOf, numberAt } from '../facts.ts'
import { destroyer } from '../preview.ts'
import type { LotrText } from '../types.ts'
import { places } from './names.ts'
import { lineThe } from './phrases.ts'
import { capital, nameOf } from './words.ts'

/** "The fight stood at 44." */
function where(view: View): string {
  const main = mainLineOf(view.place)
  if (!view.board || !main) return `It ended in ${places[view.place].name}.`
  return `${capital(lineThe(view, main))} stood at ${numberAt(view.place, main, view.board.lines[main] ?? 0)}.`
}

/** See `LotrText.ending`. Before the end it speaks of the road so far. */
export function ending(view: View): ReturnType<LotrText['ending']> {
  const end = view.ending
  if (!end) return { title: 'On the road', line: where(view).replace('ended', 'goes on').replace('stood', 'stands'), parts: [] }
  if (end.result === 'victory') {
    return {
      title: 'The Ring is destroyed',
      line: `${nameOf(view, destroyer(view))} stood at the Cracks of Doom, and came away alive.`,
      parts: [
        { value: MOUNT_DOOM_SCORE, label: 'Mount Doom' },
        { value: end.score - MOUNT_DOOM_SCORE, label: 'shields brought home' },
      ],
    }
  }
  const bearer = nameOf(view, view.ringBearer)
  const met = (view.players[view.ringBearer]?.step ?? 0) >= view.sauron
  const line = {
    'ring-bearer-lost': `${met ? `He met ${bearer} on step ${view.sauron}.` : `${bearer} had no more to give, and was lost.`} ${where(view)}`,
    'ring-is-mine': `In the end ${bearer} could not let it go. ${where(view)}`,
    'nobody-left': 'Nobody was left to cast it into the fire.',
    'ring-destroyed': where(view),
  }[end.cause]
  return { title: 'Sauron has the Ring', line, parts: [{ value: end.score, label: `${places[end.place].name}; sixty is Mount Doom` }] }
}
