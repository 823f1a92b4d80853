/**
 * What the table asks in English, by kind of prompt: one sentence for the one asked, one line of what it costs and brings.
 * With chosen keys the line tells the consequence of exactly these keys.
 */
import type { Prompt } from '../../../../engine/index.ts'
import type { PromptKind, View } from '../../types.ts'
import { askerOf } from '../about.ts'
import { type Asking, asking } from '../asking.ts'
import { stillAsked } from '../cover.ts'
import { askOf, printedOn, rewardOf } from '../facts.ts'
import type { Choice } from '../keys.ts'
import { leftOf, otherwiseRolls, previewMove } from '../preview.ts'
import type { FaceOf, Sentence } from '../types.ts'
import { arrangeTiles, chooseLine, choosePlayer } from './choosing.ts'
import { events } from './events.ts'
import {
  askerName,
  cardName,
  cardsWords,
  costWords,
  dangerWords,
  lineThe,
  NOTHING,
  otherwiseWords,
  reachWords,
  rollWords,
  row,
  soWords,
  sparedWords,
  stepsWords,
  strong,
} from './phrases.ts'
import { VOICES } from './voices.ts'
import { windowConsequence, windowSentence } from './windows.ts'
import { capital, count, list, nameOf, some, you } from './words.ts'

/** "Gimli takes the battle two steps, to 16: **a shield and a ring** for you." */
function playWords({ view, seat }: Asking, choice: Extract<Choice, { verb: 'play' }>): string {
  const printed = choice.card ? printedOn(choice.card) : null
  const reach = previewMove(view, choice.line, printed?.count ?? 1)
  if (!reach) return `${cardName(choice.card)} moves ${lineThe(view, choice.line)}.`
  const after = choice.card === 'gollum' ? ' Afterwards you roll for Gollum.' : ''
  const rolls = reach.rolls + (after ? 1 : 0)
  const danger = rolls ? rollWords(view, seat, seat, rolls, 1) : ''
  return row(`${cardName(choice.card)} takes ${lineThe(view, choice.line)} ${reachWords(view, reach, seat)}${after}`, danger)
}

function backWords({ view, seat }: Asking): string {
  const step = view.players[seat]?.step ?? 0
  return step ? `from ${step} to ${step - 1}` : 'though you stand in the light already'
}

function playCards(asking: Asking): Sentence {
  const { view, name, offered, chosen } = asking
  const pick = chosen.at(-1)
  const pippin = view.players[asking.seat]?.hobbit === 'pippin'
  const canPlay = offered.some((one) => one.verb === 'play')
  const question = !canPlay
    ? `${name}, draw two cards or go a step back.`
    : pippin
      ? `${name}, play one card, or any two.`
      : `${name}, play a white card, a grey card, or both.`
  if (pick?.verb === 'play') return { question, detail: playWords(asking, pick) }
  if (pick?.verb === 'draw') return { question, detail: 'You play nothing and draw two cards.' }
  if (pick?.verb === 'back') return { question, detail: `You play nothing and go a step back, ${backWords(asking)}.` }
  const light = view.players[asking.seat]?.step === 0
  if (light) return { question, detail: canPlay ? 'Or play nothing and draw two cards.' : 'You stand in the light already, so draw.' }
  return { question, detail: `${canPlay ? 'Or play nothing: draw' : 'Draw'} two cards, or go a step back, ${backWords(asking)}.` }
}

function playSecond(asking: Asking): Sentence {
  const { view, seat, name, offered, chosen } = asking
  const colors = new Set(offered.flatMap((one) => (one.verb === 'play' && one.card ? [printedOn(one.card)?.color] : [])))
  const only = colors.size === 1 ? [...colors][0] : null
  const second = view.players[seat]?.hobbit === 'pippin' || !only ? 'a second card' : `a ${only} card`
  const pick = chosen.at(-1)
  const detail =
    pick?.verb === 'play' ? playWords(asking, pick) : pick?.verb === 'done' ? 'You play no second card.' : 'Or leave it at one.'
  return { question: `${name}, ${second} as well?`, detail }
}

const voice = ({ view, about, name }: Asking): string => {
  const asker = askerOf(view, about)
  if (!asker) return `${name}, will you pay?`
  return VOICES[asker]?.(name) ?? askerName(asker)
}

function pay(asking: Asking): Sentence {
  const { view, seat, about, chosen, keys, faceOf } = asking
  const question = voice(asking)
  const asker = askerOf(view, about)
  const otherwise = asker ? otherwiseWords(view, asker, seat) : 'it goes unpaid'
  const danger = asker ? dangerWords(view, otherwiseRolls(view, asker, seat), seat) : ''
  const so = asker ? soWords(view, asker, seat) : ''
  const payment = view.payment
  const pick = chosen[0]
  if (pick?.verb === 'refuse') {
    const nobody = payment?.payer === 'self' ? 'You give nothing' : 'Nobody gives'
    return { question, detail: row(`${nobody}: ${strong(otherwise)}.`, danger) }
  }
  if (pick?.verb === 'pass') return { question, detail: 'You leave it to the others.' }
  const rest = stillAsked(view, seat, keys, faceOf)
  if (chosen.length && rest) {
    if (!rest.enough) {
      return { question, detail: `Still needed: **${costWords(rest.cost)}**${otherwise === NOTHING ? '' : `; otherwise ${otherwise}`}.` }
    }
    const usesGollum = chosen.some((one) => one.verb === 'give' && one.card === 'gollum') && payment?.cost.signs !== undefined
    const gollum = usesGollum ? row('Afterwards you roll for Gollum.', rollWords(view, seat, seat, 1, chosen.length)) : ''
    const spared = asker ? sparedWords(view, asker, seat) : ''
    return {
      question,
      detail: row(`That is enough: ${list([...(so ? [strong(so)] : []), ...(spared ? [spared] : [])]) || NOTHING}.`, gollum),
    }
  }
  const cost = rest ? costWords(rest.cost) : 'the price'
  const pledged = payment?.pledges.length ? `${capital(list(payment.pledges.map((one) => you(view, one.seat, seat))))} gave already.` : ''
  const who = payment?.payer === 'self' || !payment ? 'You give' : payment.payer === 'one' ? 'One of you gives' : 'Together you give'
  const isGift = otherwise === NOTHING
  const bought = so && !pledged ? `${isGift ? ':' : ', and'} ${so}` : ''
  const asks = `${pledged ? 'Still needed:' : isGift ? who.replace(/gives?$/, 'may give') : who} ${cost}${bought}`
  const unpaid = isGift ? '.' : `; otherwise ${strong(otherwise)}.`
  return { question, detail: row(pledged, `${asks}${unpaid}`, payment?.payer === 'self' ? danger : '') }
}

function volunteer(asking: Asking): Sentence {
  const { view, seat, about, chosen } = asking
  const asker = askerOf(view, about)
  const steps = (asker ? askOf(asker)?.so : undefined)?.find((effect) => effect.op === 'corrupt')?.n ?? 1
  const otherwise = asker ? otherwiseWords(view, asker, seat) : ''
  const question = voice(asking)
  const pick = chosen[0]?.verb
  if (pick === 'volunteer') return { question, detail: `You take ${count(steps, 'step')}, ${stepsWords(view, seat, steps)}.` }
  const danger = asker ? dangerWords(view, otherwiseRolls(view, asker, seat), seat) : ''
  if (pick === 'refuse') return { question, detail: row(`Nobody comes forward: ${strong(otherwise)}.`, danger) }
  if (pick === 'pass') return { question, detail: 'You leave it to the others.' }
  return {
    question,
    detail: `One of you takes ${count(steps, 'step')} (you: ${stepsWords(view, seat, steps)}); otherwise ${strong(otherwise)}.`,
  }
}

function accept(asking: Asking): Sentence {
  const { view, seat, about, chosen } = asking
  const asker = askerOf(view, about)
  const so = asker ? soWords(view, asker, seat) : ''
  const otherwise = asker ? otherwiseWords(view, asker, seat) : 'nothing happens'
  const rolls = (asker ? askOf(asker)?.so : undefined)?.find((effect) => effect.op === 'roll')?.times ?? 1
  const danger = rollWords(view, seat, seat, rolls)
  const question = voice(asking)
  const pick = chosen[0]?.verb
  if (pick === 'accept') return { question, detail: row(`${capital(so)}.`, danger) }
  if (pick === 'decline') return { question, detail: `${capital(otherwise)}.` }
  return { question, detail: row(`If you dare, ${so}; if not, ${otherwise}.`, danger) }
}

function reward({ view, seat, name, about, chosen }: Asking): Sentence {
  const asker = askerOf(view, about)
  const offer = (asker ? rewardOf(asker) : null) ?? { draw: 2, heal: 1 }
  const player = view.players[seat]
  const back = `${count(offer.heal, 'step')} back, ${stepsWords(view, seat, -offer.heal)}`
  const question = `${name}, draw ${some(offer.draw, 'card')} or go back?`
  if (chosen[0]?.verb === 'draw') return { question, detail: `You draw ${some(offer.draw, 'card')}.` }
  if (chosen[0]?.verb === 'heal') return { question, detail: `You go ${back}.` }
  return {
    question,
    detail: `You hold ${count(player?.hand.length ?? 0, 'card')} and stand on step ${player?.step ?? 0}; Sauron is on ${view.sauron}.`,
  }
}

function mustDiscard({ view, name, about, prompt, chosen }: Asking): Sentence {
  const n = about.count ?? prompt.min
  const question = `${name}, give up ${some(n, 'card')}.`
  const given = chosen.flatMap((one) => (one.verb === 'give' ? [one.card] : []))
  if (given.length >= n) return { question, detail: `You give up ${cardsWords(given)}.` }
  if (given.length) return { question, detail: `${cardsWords(given)}, and ${count(n - given.length, 'more', 'more')}.` }
  const cause = about.event
    ? `*${events[about.event].name}* takes them.`
    : view.doing.type === 'roll' || about.face
      ? 'The die takes them.'
      : 'They are lost.'
  return { question, detail: `${n === 1 ? cause.replace('them', 'it').replace('They are', 'It is') : cause} You choose which.` }
}

function passCard({ view, seat, name, about, chosen }: Asking): Sentence {
  const to = about.subject !== undefined && about.subject !== seat ? about.subject : leftOf(view, seat)
  const receiver = nameOf(view, to)
  const question = `${name}, choose one card to pass to ${receiver}.`
  const pick = chosen[0]
  if (pick?.verb === 'pass-card') return { question, detail: `${cardName(pick.card)} goes to ${receiver}, face down.` }
  const next =
    view.doing.type === 'event' && view.doing.event === 'council'
      ? `Face down, to your left. Next: ${events.fellowship.words}`
      : 'Face down; nobody else sees it.'
  return { question, detail: next }
}

const KINDS: { readonly [K in PromptKind]: (asking: Asking) => Sentence } = {
  window: ({ view, seat, about, offered, chosen }) =>
    (chosen[0] && windowConsequence(view, seat, about, chosen[0])) || windowSentence(view, seat, about, offered),
  'play-cards': playCards,
  'play-second': playSecond,
  pay,
  volunteer,
  accept,
  reward,
  'must-discard': mustDiscard,
  'pass-card': passCard,
  'choose-line': chooseLine,
  'choose-player': choosePlayer,
  'arrange-tiles': arrangeTiles,
}

/** What the table waits for; see `LotrText.decision`. */
export function decision(view: View, seat: number, prompt: Prompt, chosen: readonly string[], faceOf: FaceOf): Sentence {
  return KINDS[prompt.kind as PromptKind](asking(view, seat, nameOf(view, seat), prompt, chosen, faceOf))
}
