/**
 * Choosing a line, a player or an order, in English.
 * One sentence asks, one line tells what the choice means.
 */
import { GANDALF_REACH, RING_REACH } from '../../data/index.ts'
import type { Purpose, View } from '../../types.ts'
import type { Asking } from '../asking.ts'
import { readKey } from '../keys.ts'
import { previewMove, ringSteps } from '../preview.ts'
import type { FaceOf, Sentence } from '../types.ts'
import { tiles } from './names.ts'
import { cardName, lineThe, reachWords, rollWords } from './phrases.ts'
import { capital, count, you } from './words.ts'

export function chooseLine({ view, seat, name, about, chosen }: Asking): Sentence {
  const unseen = about.purpose === 'ring'
  const steps = unseen
    ? view.die
      ? ringSteps(view, seat, view.die.face)
      : RING_REACH
    : about.purpose === 'guidance'
      ? GANDALF_REACH.guidance
      : 1
  const question = unseen
    ? `${name}, where does the Ring take you?`
    : about.purpose === 'guidance'
      ? `${name}, where does Gandalf lead you?`
      : `${name}, which line moves?`
  const pick = chosen[0]
  if (pick?.verb === 'line') {
    const reach = previewMove(view, pick.line, steps, unseen)
    const danger = reach?.rolls ? ` ${rollWords(view, view.active, seat, reach.rolls)}` : ''
    return { question, detail: `${capital(lineThe(view, pick.line))} moves ${reach ? reachWords(view, reach, seat) : ''}${danger}`.trim() }
  }
  if (unseen) return { question, detail: `${capital(count(steps, 'space'))}, unseen: nothing is gained and nothing happens on the way.` }
  if (about.purpose === 'guidance')
    return {
      question,
      detail: `Two [wild] for one line; ${you(view, view.active, seat)} ${view.active === seat ? 'take' : 'takes'} what lies there.`,
    }
  if (about.purpose === 'card-signs') return { question, detail: 'The signs of a card may go to different lines; this is one of them.' }
  const tile = view.board?.tile
  return { question, detail: `${tile ? `${tiles[tile].name} cannot move here. ` : ''}Another line moves one space instead.` }
}

const WHO: { readonly [P in Purpose]?: readonly [question: string, detail: string] } = {
  elessar: ['who goes a step back?', 'Elessar leads one hobbit a step towards the light.'],
  lembas: ['who shall eat the Lembas?', 'One player draws until he holds six cards.'],
  athelas: ['whom shall Athelas spare?', 'One player is spared for the life tokens he lacks.'],
  mithril: ['whom shall Mithril guard?', 'What the die shows does nothing to him.'],
  belt: ['who need not roll?', 'One die stays where it is.'],
  'miruvor-from': ['who hands a card on?', 'Miruvor: one player gives a card to another.'],
  'miruvor-to': ['who receives the card?', 'The giver then chooses which card.'],
  healing: ['whom shall Gandalf heal?', 'One hobbit goes two steps back.'],
  persistence: ['whom shall Gandalf hearten?', 'One player draws four cards.'],
  foresight: ['who looks ahead?', 'One player sees the next three tiles and orders them.'],
}

export function choosePlayer({ view, seat, name, about, chosen, faceOf }: Asking): Sentence {
  const pick = chosen[0]?.verb === 'player' ? chosen[0].seat : null
  if (about.purpose === 'preparations') {
    const card = about.card === undefined ? null : readKey(`give:#${about.card}`, faceOf)
    const what = card && 'card' in card ? cardName(card.card) : 'this card'
    return {
      question: `${name}, who gets ${what}?`,
      detail: pick === null ? 'The cards are yours to share out; you may keep them all.' : `${what} goes to ${you(view, pick, seat)}.`,
    }
  }
  const words = about.purpose ? WHO[about.purpose] : undefined
  const question = `${name}, ${words?.[0] ?? 'choose a player.'}`
  if (pick === null) return { question, detail: words?.[1] ?? '' }
  return { question, detail: `${capital(you(view, pick, seat))}: ${playerHint(view, pick, about.purpose)}.` }
}

/** What the choice of this player means, very short: "from 6 to 4". */
export function playerHint(view: View, seat: number, purpose: Purpose | undefined): string {
  const player = view.players[seat]
  const step = player?.step ?? 0
  const back = purpose === 'healing' ? GANDALF_REACH.healing : purpose === 'elessar' ? 1 : 0
  if (back) return step ? `from ${step} to ${Math.max(0, step - back)}` : 'in the light already'
  return `${count(player?.hand.length ?? 0, 'card')} in hand`
}

export function arrangeTiles({ name, chosen, faceOf }: Asking): Sentence {
  const question = `${name}, in which order shall they come?`
  const pick = chosen[0]
  if (pick?.verb !== 'order') return { question, detail: 'You see the next tiles. The first is turned next.' }
  return { question, detail: `${capital(orderWords(pick.handles, faceOf))}.` }
}
/** "Hiding, then Sundial, then Fighting". */
export function orderWords(handles: readonly number[], faceOf: FaceOf): string {
  return handles
    .map((handle) => {
      const face = faceOf(handle)
      return face !== null && face in tiles ? tiles[face as keyof typeof tiles].name : 'a tile'
    })
    .join(', then ')
}
