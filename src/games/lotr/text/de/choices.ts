/**
 * Die Knöpfe auf Deutsch: was eine Wahl tut und, kleiner, was sie bringt.
 * Kurz genug für einen Daumen: wenige Wörter oben, eine Zeile darunter.
 */
import type { Prompt } from '../../../../engine/index.ts'
import { GANDALF_COST, GANDALF_REACH, RING_REACH } from '../../data/index.ts'
import type { About, Activity, CardId, View } from '../../types.ts'
import { aboutOf, askerOf, nextAsked, readKeys } from '../about.ts'
import { askOf, printedOn } from '../facts.ts'
import { readKey } from '../keys.ts'
import { leftOf, payingSign, previewMove, previewSteps, ringSteps } from '../preview.ts'
import type { FaceOf, Label } from '../types.ts'
import { cards } from './cards.ts'
import { orderWords, playerHint } from './choosing.ts'
import { colors, GANDALF_NAMES, places } from './names.ts'
import { cardName, cardsWords, gainWords, lineShort, lineTitle, otherwiseHint, spaceWords, tokenWords } from './phrases.ts'
import { gross, nameOf, wen, zahl } from './words.ts'

const USE_HINTS: { readonly [card: string]: string } = {
  phial: 'diesmal kein Plättchen',
  staff: 'nimmt das Plättchen fort',
  athelas: 'keine Marken nötig',
  miruvor: 'eine Karte weitergeben',
  mithril: 'der Würfel wirkt nicht',
  belt: 'kein Wurf',
  elessar: 'ein Schritt zurück',
  lembas: 'bis sechs Karten ziehen',
}
const CALL_HINTS: { readonly [card: string]: string } = {
  foresight: 'drei Plättchen ordnen',
  magic: 'kein Ereignis',
  healing: 'zwei Schritte zurück',
  guidance: 'zwei [wild]',
  persistence: 'vier Karten',
}

/** "weiß, 2 [fighting]"; a white card of Frodo's counts as wild: "weiß, als [wild]". */
function cardHint(view: View, seat: number, card: CardId | null): string {
  const printed = card ? printedOn(card) : null
  if (!card || !printed) return card ? colors.yellow : ''
  const paying = payingSign(view, seat, card)
  const color = colors[printed.color]
  return paying && paying.sign !== printed.sign ? `${color}, als [${paying.sign}]` : `${color}, ${printed.count} [${printed.sign}]`
}

function passLabel(view: View, seat: number, prompt: Prompt): Label {
  if (prompt.kind === 'window') return { label: 'Weiter', hint: 'hier nichts' }
  const next = nextAsked(view, seat)
  return { label: 'Andere fragen', hint: next === null ? 'niemand sonst ist übrig' : `${nameOf(view, next)} ist dran` }
}

function refuseLabel(view: View, seat: number, prompt: Prompt, about: About): Label {
  const asker = askerOf(view, about)
  const hint = asker ? otherwiseHint(view, asker, seat) : 'es bleibt unbezahlt'
  if (prompt.kind === 'volunteer') return { label: 'Niemand', hint }
  return view.payment?.payer === 'self' ? { label: 'Nichts geben', hint } : { label: 'Niemand gibt', hint }
}

function volunteerLabel(view: View, seat: number, about: About): Label {
  const asker = askerOf(view, about)
  const steps = (asker ? askOf(asker)?.so : undefined)?.find((effect) => effect.op === 'corrupt')?.n ?? 1
  const { to, meets } = previewSteps(view, seat, steps)
  return { label: 'Ich', hint: meets ? `${wen(steps, 'step')}, zu Sauron!` : `${wen(steps, 'step')}, auf ${to}` }
}

function lineLabel(view: View, seat: number, about: About, line: Activity): Label {
  const unseen = about.purpose === 'ring'
  const steps = unseen
    ? view.die
      ? ringSteps(view, seat, view.die.face)
      : RING_REACH
    : about.purpose === 'guidance'
      ? GANDALF_REACH.guidance
      : 1
  const reach = previewMove(view, line, steps, unseen)
  const label = lineTitle(view, line)
  if (!reach) return { label, hint: '' }
  const brings = [gainWords(reach), reach.rolls ? wen(reach.rolls, 'roll') : ''].filter((part) => part).join(', ')
  return { label, hint: `auf ${spaceWords(view, line, reach.to, reach.length)}${brings ? `: ${brings}` : ''}` }
}

/** A choice as a button; see `LotrText.choice`. */
export function choice(view: View, seat: number, prompt: Prompt, key: string, faceOf: FaceOf): Label {
  const about = aboutOf(prompt)
  const player = view.players[seat]
  const step = player?.step ?? 0
  const one = readKey(key, faceOf)
  switch (one.verb) {
    case 'pass':
      return passLabel(view, seat, prompt)
    case 'refuse':
      return refuseLabel(view, seat, prompt, about)
    case 'play': {
      const printed = one.card ? printedOn(one.card) : null
      const reach = printed ? previewMove(view, one.line, printed.count) : null
      const steps = reach ? reach.to - reach.from : 0
      return {
        label: `${cardName(one.card)} spielen`,
        hint: `${lineShort(view, one.line)}, ${steps} ${steps === 1 ? 'Schritt' : 'Schritte'}`,
      }
    }
    case 'draw':
      return { label: 'Zwei ziehen', hint: prompt.kind === 'reward' ? `du hast ${player?.hand.length ?? 0}` : 'ohne auszuspielen' }
    case 'back':
    case 'heal':
      return { label: 'Schritt zurück', hint: step ? `von ${step} auf ${step - 1}` : 'du stehst schon auf 0' }
    case 'done':
      return { label: 'Das genügt', hint: 'keine zweite Karte' }
    case 'discard':
      return { label: `${cardName(one.card)} ablegen`, hint: one.card?.includes('.') ? 'auf die Ablage' : 'aus dem Spiel' }
    case 'use':
      return { label: `${cards[one.card].name} einsetzen`, hint: USE_HINTS[one.card] ?? '' }
    case 'call':
      return { label: GANDALF_NAMES[one.gandalf], hint: `${CALL_HINTS[one.gandalf] ?? ''}, ${GANDALF_COST} [shield]` }
    case 'spare':
      return { label: `${GANDALF_NAMES[one.gandalf]} kaufen`, hint: `als eine Karte, ${GANDALF_COST} [shield]` }
    case 'ring':
      return { label: 'Ring anstecken', hint: `einmal in ${places[view.place].name}` }
    case 'give':
      return { label: `${cardName(one.card)} geben`, hint: cardHint(view, seat, one.card) }
    case 'token': {
      const have = player?.tokens[one.token] ?? 0
      return { label: `${gross(tokenWords(one.token))} geben`, hint: `du hast ${have}` }
    }
    case 'shields':
      return { label: `${gross(wen(one.n, 'shield'))} geben`, hint: `dir bleiben ${Math.max(0, (player?.shields ?? 0) - one.n)}` }
    case 'volunteer':
      return volunteerLabel(view, seat, about)
    case 'accept':
      return { label: 'Ich wage es', hint: askerOf(view, about) === 'shelob_appears' ? 'zwei Würfe' : 'ein Wurf' }
    case 'decline': {
      const asker = askerOf(view, about)
      return { label: 'Lieber nicht', hint: asker ? otherwiseHint(view, asker, seat) : '' }
    }
    case 'pass-card': {
      const to = about.subject !== undefined && about.subject !== seat ? about.subject : leftOf(view, seat)
      return { label: `${cardName(one.card)} geben`, hint: `an ${nameOf(view, to)}, verdeckt` }
    }
    case 'line':
      return lineLabel(view, seat, about, one.line)
    case 'player':
      return {
        label: one.seat === seat ? `${nameOf(view, one.seat)}, du selbst` : nameOf(view, one.seat),
        hint: playerHint(view, one.seat, about.purpose),
      }
    case 'order':
      return { label: orderWords(one.handles, faceOf), hint: 'das erste kommt zuerst' }
    case 'other':
      return { label: one.key, hint: '' }
  }
}

/** Several chosen keys as one button; see `LotrText.choices`. */
export function choices(view: View, seat: number, prompt: Prompt, keys: readonly string[], faceOf: FaceOf): Label {
  const [first] = keys
  if (first === undefined) return { label: 'Wählen', hint: '' }
  if (keys.length === 1) return choice(view, seat, prompt, first, faceOf)
  const all = readKeys(keys, faceOf)
  const given = all.flatMap((one) => (one.verb === 'give' ? [one.card] : []))
  const parts = all.flatMap((one) => {
    if (one.verb === 'token') return [tokenWords(one.token)]
    return one.verb === 'shields' ? [wen(one.n, 'shield')] : []
  })
  if (given.length + parts.length < keys.length) {
    return {
      label: `Diese ${zahl(keys.length)} wählen`,
      hint: all
        .map((one) => ('card' in one ? cardName(one.card) : ''))
        .filter((word) => word)
        .join(', '),
    }
  }
  const what = [...(given.length ? [cardsWords(given)] : []), ...parts].join(', ')
  if (parts.length) return { label: `Diese ${zahl(keys.length)} geben`, hint: what }
  return { label: given.length === 2 ? 'Beide Karten geben' : `${gross(wen(given.length, 'card'))} geben`, hint: what }
}
