/**
 * The buttons in English: what a choice does and, smaller, what it brings.
 * Short enough for a thumb: labels of a few words, hints of one line.
 */
import type { Prompt } from '../../../../engine/index.ts'
import { GANDALF_COST, GANDALF_REACH, RING_REACH } from '../../data/index.ts'
import type { About, CardId, View } from '../../types.ts'
import { aboutOf, askerOf, nextAsked, readKeys } from '../about.ts'
import { askOf, printedOn } from '../facts.ts'
import { type Choice, readKey } from '../keys.ts'
import { leftOf, payingSign, previewMove, previewSteps, ringSteps } from '../preview.ts'
import type { FaceOf, Label } from '../types.ts'
import { cards } from './cards.ts'
import { orderWords, playerHint } from './choosing.ts'
import { GANDALF_NAMES, places } from './names.ts'
import { cardName, cardsWords, gainWords, lineShort, lineThe, otherwiseHint, spaceWords, tokenWords } from './phrases.ts'
import { capital, count, nameOf, number, some } from './words.ts'

const USE_HINTS: { readonly [card: string]: string } = {
  phial: 'no tile this time',
  staff: 'takes the tile away',
  athelas: 'spared for tokens',
  miruvor: 'hand a card on',
  mithril: 'the die does nothing',
  belt: 'no roll',
  elessar: 'one step back',
  lembas: 'up to six cards',
}
const CALL_HINTS: { readonly [card: string]: string } = {
  foresight: 'order three tiles',
  magic: 'no event',
  healing: 'two steps back',
  guidance: 'two [wild]',
  persistence: 'four cards',
}

/** "white, 2 [fighting]"; a white card of Frodo's counts as wild: "white, as [wild]". */
function cardHint(view: View, seat: number, card: CardId | null): string {
  const printed = card ? printedOn(card) : null
  if (!card || !printed) return card ? 'yellow' : ''
  const paying = payingSign(view, seat, card)
  return paying && paying.sign !== printed.sign
    ? `${printed.color}, as [${paying.sign}]`
    : `${printed.color}, ${printed.count} [${printed.sign}]`
}

/** Where two cards share a name, the colour tells them apart: "Play grey Hiding". */
const colored = (card: CardId | null): string => (card?.includes('.') ? `${card.split('.')[0]} ${cards[card].name}` : cardName(card))

function passLabel(view: View, seat: number, prompt: Prompt): Label {
  if (prompt.kind === 'window') return { label: 'Go on', hint: 'nothing here' }
  const next = nextAsked(view, seat)
  return { label: 'Leave it to others', hint: next === null ? 'nobody else is left' : `${nameOf(view, next)} is next` }
}

function refuseLabel(view: View, seat: number, prompt: Prompt, about: About): Label {
  const asker = askerOf(view, about)
  const hint = asker ? otherwiseHint(view, asker, seat) : 'it goes unpaid'
  if (prompt.kind === 'volunteer') return { label: 'Nobody does', hint }
  return view.payment?.payer === 'self' ? { label: 'Give nothing', hint } : { label: 'Nobody gives', hint }
}

function volunteerLabel(view: View, seat: number, about: About): Label {
  const asker = askerOf(view, about)
  const steps = (asker ? askOf(asker)?.so : undefined)?.find((effect) => effect.op === 'corrupt')?.n ?? 1
  const { to, meets } = previewSteps(view, seat, steps)
  return { label: 'I will', hint: meets ? `${count(steps, 'step')}, to Sauron!` : `${count(steps, 'step')}, to ${to}` }
}

function lineLabel(view: View, seat: number, about: About, line: Extract<Choice, { verb: 'line' }>['line']): Label {
  const unseen = about.purpose === 'ring'
  const steps = unseen
    ? view.die
      ? ringSteps(view, seat, view.die.face)
      : RING_REACH
    : about.purpose === 'guidance'
      ? GANDALF_REACH.guidance
      : 1
  const reach = previewMove(view, line, steps, unseen)
  const label = capital(lineThe(view, line).replace(/^the /, ''))
  if (!reach) return { label, hint: '' }
  const brings = [gainWords(reach), reach.rolls ? some(reach.rolls, 'roll') : ''].filter((part) => part).join(', ')
  return { label, hint: `to ${spaceWords(view, line, reach.to, reach.length)}${brings ? `: ${brings}` : ''}` }
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
      return {
        label: `Play ${cardName(one.card)}`,
        hint: `${lineShort(view, one.line)}, ${reach ? countDigits(reach.to - reach.from, 'step') : ''}`,
      }
    }
    case 'draw':
      return { label: 'Draw two', hint: prompt.kind === 'reward' ? `you hold ${player?.hand.length ?? 0}` : 'if you play nothing' }
    case 'back':
    case 'heal':
      return { label: 'Step back', hint: step ? `from ${step} to ${step - 1}` : 'you stand on 0 already' }
    case 'done':
      return { label: 'That is all', hint: 'no second card' }
    case 'discard':
      return { label: `Put ${cardName(one.card)} away`, hint: one.card?.includes('.') ? 'onto the pile' : 'out of the game' }
    case 'use':
      return { label: `Use ${cards[one.card].name}`, hint: USE_HINTS[one.card] ?? '' }
    case 'call':
      return { label: GANDALF_NAMES[one.gandalf], hint: `${CALL_HINTS[one.gandalf] ?? ''}, ${GANDALF_COST} [shield]` }
    case 'spare':
      return { label: `Buy ${GANDALF_NAMES[one.gandalf]}`, hint: `as one card, ${GANDALF_COST} [shield]` }
    case 'ring':
      return { label: 'Put on the Ring', hint: `once in ${places[view.place].name}` }
    case 'give':
      return { label: `Give ${cardName(one.card)}`, hint: cardHint(view, seat, one.card) }
    case 'token': {
      const have = player?.tokens[one.token] ?? 0
      return { label: `Give ${tokenWords(one.token)}`, hint: have === 1 ? 'your only one' : `you have ${number(have)}` }
    }
    case 'shields':
      return { label: `Give ${some(one.n, 'shield')}`, hint: `you keep ${Math.max(0, (player?.shields ?? 0) - one.n)}` }
    case 'volunteer':
      return volunteerLabel(view, seat, about)
    case 'accept':
      return { label: 'I dare', hint: askerOf(view, about) === 'shelob_appears' ? 'two rolls' : 'one roll' }
    case 'decline': {
      const asker = askerOf(view, about)
      return { label: 'Better not', hint: asker ? otherwiseHint(view, asker, seat) : '' }
    }
    case 'pass-card': {
      const to = about.subject !== undefined && about.subject !== seat ? about.subject : leftOf(view, seat)
      return { label: `Pass ${cardName(one.card)}`, hint: `to ${nameOf(view, to)}, face down` }
    }
    case 'line':
      return lineLabel(view, seat, about, one.line)
    case 'player':
      return {
        label: one.seat === seat ? `${nameOf(view, one.seat)}, yourself` : nameOf(view, one.seat),
        hint: playerHint(view, one.seat, about.purpose),
      }
    case 'order':
      return { label: orderWords(one.handles, faceOf), hint: 'the first comes next' }
    case 'other':
      return { label: one.key, hint: '' }
  }
}

const countDigits = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

/** Several chosen keys as one button; see `LotrText.choices`. */
export function choices(view: View, seat: number, prompt: Prompt, keys: readonly string[], faceOf: FaceOf): Label {
  const [first] = keys
  if (first === undefined) return { label: 'Choose', hint: '' }
  if (keys.length === 1) return choice(view, seat, prompt, first, faceOf)
  const all = readKeys(keys, faceOf)
  const given = all.flatMap((one) => (one.verb === 'give' ? [one.card] : []))
  const parts = all.flatMap((one) => {
    if (one.verb === 'token') return [tokenWords(one.token)]
    return one.verb === 'shields' ? [some(one.n, 'shield')] : []
  })
  if (given.length + parts.length < keys.length) {
    return {
      label: `Choose these ${number(keys.length)}`,
      hint: all
        .map((one) => ('card' in one ? colored(one.card) : ''))
        .filter((word) => word)
        .join(', '),
    }
  }
  const what = [...(given.length ? [cardsWords(given)] : []), ...parts].join(', ')
  if (parts.length) return { label: `Give these ${number(keys.length)}`, hint: what }
  return { label: given.length === 2 ? 'Give both cards' : `Give ${count(given.length, 'card')}`, hint: what }
}
