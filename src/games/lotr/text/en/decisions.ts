/**
 * What the table asks in English, by kind of prompt: one sentence for the one asked, one line of what it costs and brings.
 * With chosen keys the line tells the consequence of exactly these keys.
 */
import type { Prompt } from '../../../../engine/index.ts'
import { GANDALF_REACH, RING_REACH } from '../../data/index.ts'
import type { About, PromptKind, Purpose, View } from '../../types.ts'
import { aboutOf, askerOf, readKeys } from '../about.ts'
import { stillAsked } from '../cover.ts'
import { askOf, printedOn, rewardOf } from '../facts.ts'
import { type Choice, readKey } from '../keys.ts'
import { leftOf, previewMove, ringSteps } from '../preview.ts'
import type { FaceOf, Sentence } from '../types.ts'
import { events } from './events.ts'
import { tiles } from './names.ts'
import { cardName, cardsWords, costWords, dangerWords, lineThe, otherwiseWords, reachWords, soWords, stepsWords } from './phrases.ts'
import { VOICES } from './voices.ts'
import { windowConsequence, windowSentence } from './windows.ts'
import { capital, count, list, nameOf, some, you } from './words.ts'

interface Asking {
  readonly view: View
  readonly seat: number
  readonly name: string
  readonly prompt: Prompt
  readonly about: About
  /** The choices offered, and those chosen so far. */
  readonly offered: readonly Choice[]
  readonly chosen: readonly Choice[]
  readonly keys: readonly string[]
  readonly faceOf: FaceOf
}

/** "Gimli takes the battle two steps, to 16: **a shield and a ring** for you." */
function playWords({ view, seat }: Asking, choice: Extract<Choice, { verb: 'play' }>): string {
  const printed = choice.card ? printedOn(choice.card) : null
  const reach = previewMove(view, choice.line, printed?.count ?? 1)
  if (!reach) return `${cardName(choice.card)} moves ${lineThe(view, choice.line)}.`
  const after = choice.card === 'gollum' ? ' Afterwards you roll for Gollum.' : ''
  const danger = reach.rolls || after ? dangerWords(view, seat, seat, 1) : ''
  return `${cardName(choice.card)} takes ${lineThe(view, choice.line)} ${reachWords(view, reach, seat)}${after}${danger ? ` ${danger}` : ''}`
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
  return VOICES[asker]?.(name) ?? (asker in tiles ? tiles[asker as keyof typeof tiles].name : events[asker as keyof typeof events].name)
}

function pay(asking: Asking): Sentence {
  const { view, seat, about, chosen, keys, faceOf } = asking
  const question = voice(asking)
  const asker = askerOf(view, about)
  const otherwise = asker ? otherwiseWords(view, asker, seat) : 'it goes unpaid'
  const so = asker ? soWords(view, asker, seat) : ''
  const payment = view.payment
  const pick = chosen[0]
  if (pick?.verb === 'refuse')
    return { question, detail: payment?.payer === 'self' ? `You give nothing: ${otherwise}.` : `Nobody gives: ${otherwise}.` }
  if (pick?.verb === 'pass') return { question, detail: 'You leave it to the others.' }
  const rest = stillAsked(view, seat, keys, faceOf)
  if (chosen.length && rest) {
    if (!rest.enough) return { question, detail: `Still needed: **${costWords(rest.cost)}**; otherwise ${otherwise}.` }
    const usesGollum = chosen.some((one) => one.verb === 'give' && one.card === 'gollum') && payment?.cost.signs !== undefined
    const gollum = usesGollum ? ` Afterwards you roll for Gollum. ${dangerWords(view, seat, seat, chosen.length)}` : ''
    return { question, detail: `That is enough${so ? `: **${so}**` : ', and nothing worse happens'}.${gollum}`.trim() }
  }
  const cost = rest ? costWords(rest.cost) : payment ? costWords(payment.cost) : 'the price'
  const pledged = payment?.pledges.length ? `${capital(list(payment.pledges.map((one) => you(view, one.seat, seat))))} gave already. ` : ''
  const who = payment?.payer === 'self' || !payment ? 'You give' : payment.payer === 'one' ? 'One of you gives' : 'Together you give'
  const bought = so ? `, and ${so}` : ''
  const still = pledged ? `${pledged}Still needed: ${cost}${bought}` : `${who} ${cost}${bought}`
  return {
    question,
    detail: otherwise === 'nothing happens' ? `${still}; or you keep what you have.` : `${still}; otherwise **${otherwise}**.`,
  }
}

function volunteer(asking: Asking): Sentence {
  const { view, seat, about, chosen } = asking
  const asker = askerOf(view, about)
  const steps = (asker ? askOf(asker)?.so : undefined)?.find((effect) => effect.op === 'corrupt')?.n ?? 1
  const otherwise = asker ? otherwiseWords(view, asker, seat) : ''
  const question = voice(asking)
  const pick = chosen[0]?.verb
  if (pick === 'volunteer') return { question, detail: `You take ${count(steps, 'step')}, ${stepsWords(view, seat, steps)}.` }
  if (pick === 'refuse') return { question, detail: `Nobody comes forward: ${otherwise}.` }
  if (pick === 'pass') return { question, detail: 'You leave it to the others.' }
  return {
    question,
    detail: `One of you takes ${count(steps, 'step')} (you: ${stepsWords(view, seat, steps)}); otherwise **${otherwise}**.`,
  }
}

function accept(asking: Asking): Sentence {
  const { view, seat, about, chosen } = asking
  const asker = askerOf(view, about)
  const so = asker ? soWords(view, asker, seat) : ''
  const otherwise = asker ? otherwiseWords(view, asker, seat) : 'nothing happens'
  const danger = dangerWords(view, seat, seat)
  const question = voice(asking)
  const pick = chosen[0]?.verb
  if (pick === 'accept') return { question, detail: `${capital(so)}. ${danger}`.trim() }
  if (pick === 'decline') return { question, detail: `${capital(otherwise)}.` }
  return { question, detail: `If you dare, ${so}; if not, ${otherwise}. ${danger}`.trim() }
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
  if (given.length >= n) return { question, detail: `${cardsWords(given)} ${given.length === 1 ? 'goes' : 'go'} onto the pile.` }
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

function chooseLine({ view, seat, name, about, chosen }: Asking): Sentence {
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
    const danger = reach?.rolls ? ` ${dangerWords(view, view.active, seat)}` : ''
    return { question, detail: `${capital(lineThe(view, pick.line))} moves ${reach ? reachWords(view, reach, seat) : ''}${danger}`.trim() }
  }
  if (unseen) return { question, detail: `${capital(some(steps, 'space'))}, unseen: nothing is gained and nothing happens on the way.` }
  if (about.purpose === 'guidance')
    return {
      question,
      detail: `Two [wild] for one line; ${you(view, view.active, seat)} ${view.active === seat ? 'take' : 'takes'} what lies there.`,
    }
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

function choosePlayer({ view, seat, name, about, chosen, faceOf }: Asking): Sentence {
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
  if (back) return step ? `from ${step} to ${Math.max(0, step - back)}` : 'stands in the light already'
  return `holds ${count(player?.hand.length ?? 0, 'card')}`
}

function arrangeTiles({ name, chosen, faceOf }: Asking): Sentence {
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
  const asking: Asking = {
    view,
    seat,
    name: nameOf(view, seat),
    prompt,
    about: aboutOf(prompt),
    offered: readKeys(prompt.keys, faceOf),
    chosen: readKeys(chosen, faceOf),
    keys: chosen,
    faceOf,
  }
  return KINDS[prompt.kind as PromptKind](asking)
}
