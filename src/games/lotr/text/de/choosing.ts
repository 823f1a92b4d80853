/**
 * Einen Pfad, eine Person oder eine Reihenfolge wählen, auf Deutsch.
 * Ein Satz fragt, eine Zeile sagt, was die Wahl bedeutet.
 */
import { GANDALF_REACH, RING_REACH } from '../../data/index.ts'
import type { Purpose, View } from '../../types.ts'
import type { Asking } from '../asking.ts'
import { readKey } from '../keys.ts'
import { previewMove, ringSteps } from '../preview.ts'
import type { FaceOf, Sentence } from '../types.ts'
import { tiles } from './names.ts'
import { cardName, lineDer, reachWords, rollWords } from './phrases.ts'
import { du, gross, tut, wen, wer } from './words.ts'

export function chooseLine({ view, seat, name, about, chosen }: Asking): Sentence {
  const unseen = about.purpose === 'ring'
  const guided = about.purpose === 'guidance'
  const steps = unseen ? (view.die ? ringSteps(view, seat, view.die.face) : RING_REACH) : guided ? GANDALF_REACH.guidance : 1
  const question = unseen
    ? `${name}, wohin führt dich der Ring?`
    : guided
      ? `${name}, wohin geleitet dich Gandalf?`
      : `${name}, welcher Pfad rückt vor?`
  const pick = chosen[0]
  if (pick?.verb === 'line') {
    const reach = previewMove(view, pick.line, steps, unseen)
    const danger = reach?.rolls ? ` ${rollWords(view, view.active, seat, reach.rolls)}` : ''
    return {
      question,
      detail: `${gross(lineDer(view, pick.line))} rückt ${reach ? reachWords(view, reach, seat) : 'vor.'}${danger}`.trim(),
    }
  }
  if (unseen) return { question, detail: `${gross(wer(steps, 'space'))}, ungesehen: Unterwegs wird nichts gewonnen und nichts erlitten.` }
  if (guided) {
    const isYou = view.active === seat
    return {
      question,
      detail: `Zwei [wild] für einen Pfad; ${du(view, view.active, seat)} ${tut(isYou, 'bekommst', 'bekommt')}, was dort liegt.`,
    }
  }
  if (about.purpose === 'card-signs')
    return { question, detail: 'Die Zeichen einer Karte dürfen auf verschiedene Pfade; dies ist eines davon.' }
  const tile = view.board?.tile
  return { question, detail: `${tile ? `${tiles[tile].name} geht hier nicht weiter. ` : ''}Ein anderer Pfad rückt ein Feld vor.` }
}

const WHO: { readonly [P in Purpose]?: readonly [question: string, detail: string] } = {
  elessar: ['wer geht einen Schritt zurück?', 'Elessar führt einen Hobbit einen Schritt zum Licht.'],
  lembas: ['wer soll vom Lembas essen?', 'Einer zieht, bis er sechs Karten hat.'],
  athelas: ['wen soll Athelas verschonen?', 'Einer bleibt für fehlende Lebensmarken verschont.'],
  mithril: ['wen soll Mithril schützen?', 'Was der Würfel zeigt, kann ihm nichts anhaben.'],
  belt: ['wer braucht nicht zu würfeln?', 'Ein Würfel bleibt liegen.'],
  'miruvor-from': ['wer gibt eine Karte weiter?', 'Miruvor: Einer gibt einem anderen eine Karte.'],
  'miruvor-to': ['wer bekommt die Karte?', 'Der Geber wählt danach, welche.'],
  healing: ['wen soll Gandalf heilen?', 'Ein Hobbit geht zwei Schritte zurück.'],
  persistence: ['wem soll Gandalf Mut machen?', 'Einer zieht vier Karten.'],
  foresight: ['wer blickt voraus?', 'Einer sieht die nächsten drei Plättchen und ordnet sie.'],
}

export function choosePlayer({ view, seat, name, about, chosen, faceOf }: Asking): Sentence {
  const pick = chosen[0]?.verb === 'player' ? chosen[0].seat : null
  if (about.purpose === 'preparations') {
    const card = about.card === undefined ? null : readKey(`give:#${about.card}`, faceOf)
    const what = card && 'card' in card ? cardName(card.card) : 'diese Karte'
    return {
      question: `${name}, wer bekommt ${what}?`,
      detail:
        pick === null
          ? 'Du verteilst die Karten; du darfst auch alle behalten.'
          : `${gross(du(view, pick, seat))} ${tut(pick === seat, 'bekommst', 'bekommt')} ${what}.`,
    }
  }
  const words = about.purpose ? WHO[about.purpose] : undefined
  const question = `${name}, ${words?.[0] ?? 'wähle jemanden.'}`
  if (pick === null) return { question, detail: words?.[1] ?? '' }
  return { question, detail: `${gross(du(view, pick, seat))}: ${playerHint(view, pick, about.purpose)}.` }
}

/** What the choice of this player means, very short: "von 6 auf 4". */
export function playerHint(view: View, seat: number, purpose: Purpose | undefined): string {
  const player = view.players[seat]
  const step = player?.step ?? 0
  const back = purpose === 'healing' ? GANDALF_REACH.healing : purpose === 'elessar' ? 1 : 0
  if (back) return step ? `von ${step} auf ${Math.max(0, step - back)}` : 'schon im Licht'
  return `${wen(player?.hand.length ?? 0, 'card')} in der Hand`
}

export function arrangeTiles({ name, chosen, faceOf }: Asking): Sentence {
  const question = `${name}, in welcher Reihenfolge kommen sie?`
  const pick = chosen[0]
  if (pick?.verb !== 'order') return { question, detail: 'Du siehst die nächsten Plättchen. Das erste wird als Nächstes aufgedeckt.' }
  return { question, detail: `${orderWords(pick.handles, faceOf)}.` }
}
/** "Verstecken, dann Sonnenuhr, dann Kampf". */
export function orderWords(handles: readonly number[], faceOf: FaceOf): string {
  return handles
    .map((handle) => {
      const face = faceOf(handle)
      return face !== null && face in tiles ? tiles[face as keyof typeof tiles].name : 'ein Plättchen'
    })
    .join(', dann ')
}
