/**
 * The interrupt windows in English: what is about to happen, and what each way to act would do.
 * One sentence asks, one line tells; nothing here decides whether it may be done.
 */
import { GANDALF_COST, GANDALF_REACH, LEMBAS_HAND, TILE_DATA } from '../../data/index.ts'
import type { About, Moment, View } from '../../types.ts'
import { momentOf, nextEvent } from '../about.ts'
import type { Choice } from '../keys.ts'
import { faceDamage, missingTokens, previewMove } from '../preview.ts'
import type { Sentence } from '../types.ts'
import { theCard } from './cards.ts'
import { events } from './events.ts'
import { FACES, GANDALF_NAMES, tiles } from './names.ts'
import {
  askerName,
  cardName,
  costWords,
  eyesWords,
  lacks,
  lineThe,
  NOTHING,
  otherwiseHint,
  otherwiseWords,
  reachWords,
  rollWords,
  row,
  stepsWords,
} from './phrases.ts'
import { capital, count, list, nameOf, number, some, you } from './words.ts'

/** "You could use Mithril, or call Gandalf." from the choices that are offered. */
function offers(choices: readonly Choice[]): string {
  const yellow = [...new Set(choices.flatMap((one) => (one.verb === 'use' ? [theCard(one.card)] : [])))]
  const calls = [...new Set(choices.flatMap((one) => (one.verb === 'call' ? [GANDALF_NAMES[one.gandalf]] : [])))]
  const ways = [
    ...(choices.some((one) => one.verb === 'ring') ? ['put on the Ring'] : []),
    ...(yellow.length ? [`use ${list(yellow, 'or')}`] : []),
    ...(calls.length ? [calls.length === 1 ? `call Gandalf for ${calls[0]}` : 'call Gandalf'] : []),
  ]
  if (ways.length) return ` You could ${list(ways, 'or')}.`
  return choices.some((one) => one.verb === 'discard') ? ' You could only put cards away.' : ''
}

function tileWords(view: View, about: About, asked: number): string {
  const tile = about.tile ?? view.board?.tile
  if (!tile) return ''
  if (TILE_DATA[tile].kind === 'event' || about.event) {
    const next = nextEvent(view)
    const coming = next ? `*${events[next].name}*` : 'the next event'
    return tile === 'sundial' || about.event
      ? `Next comes ${coming}${next ? `: ${events[next].terms}` : ''}.`
      : `${tiles[tile].name}. Unpaid, ${coming} comes.`
  }
  if (tile === 'ring') return `${capital(you(view, view.ringBearer, asked))} would take one step, ${stepsWords(view, view.ringBearer, 1)}.`
  if (tile === 'sauron') return `One of you takes two steps, or ${eyesWords(view, 1)}.`
  if (tile === 'travelling' || tile === 'fighting' || tile === 'hiding' || tile === 'friendship') {
    const reach = previewMove(view, tile, 1)
    if (reach && reach.to > reach.from) return `${capital(lineThe(view, tile))} moves ${reachWords(view, reach, asked)}`
    return `${tiles[tile].name} cannot move here: ${you(view, view.active, asked)} will pick another line.`
  }
  return ''
}

function effectWords(view: View, about: About, asked: number): string {
  const subject = about.subject ?? view.active
  const who = you(view, subject, asked)
  const dots = about.dots ?? 0
  if (dots > 0) return `${capital(count(dots, 'step'))} would bring ${who} ${stepsWords(view, subject, dots)}.`
  return about.eyes ? `${eyesWords(view, about.eyes)}.` : ''
}
function faceWords(view: View, about: About): string {
  const subject = about.subject ?? view.active
  const { dots, eyes } = faceDamage(view, subject, about.face ?? 'blank')
  if (dots) return `${count(dots, 'step')}, ${stepsWords(view, subject, dots)}.`
  return eyes ? `${eyesWords(view, eyes)}.` : 'nothing happens.'
}

interface Opened {
  readonly view: View
  readonly seat: number
  readonly name: string
  readonly about: About
  /** Whom it is about: "you" or a name, and "your" or "Sam’s". */
  readonly who: string
  readonly whose: string
  readonly help: string
}

const MOMENTS: { readonly [M in Moment]: (opened: Opened) => Sentence } = {
  reveal: ({ view, seat, name, help }) => ({
    question: `${name}, act before a tile is turned?`,
    detail: `${capital(you(view, view.active, seat))} will turn the next tile.${help}`,
  }),
  tile: ({ view, seat, name, about, help }) => ({
    question: `${name}, act before this tile does?`,
    detail: `${tileWords(view, about, seat)}${help}`,
  }),
  discard: ({ view, seat, name, about, who, help }) => {
    const { payment } = view
    const question = `${name}, act before it is paid?`
    if (payment) {
      const otherwise = otherwiseWords(view, payment.for, seat)
      const may = otherwise === NOTHING ? 'may give' : who === 'you' && payment.payer === 'self' ? 'give' : 'gives'
      const payer =
        payment.payer === 'self'
          ? `${who} ${may}`
          : payment.payer === 'one'
            ? `one of you ${may}`
            : `together you ${may.replace('gives', 'give')}`
      const unpaid = otherwise === NOTHING ? '.' : `, or ${otherwiseHint(view, payment.for, seat)}.`
      return { question, detail: `*${askerName(payment.for)}*: ${payer} ${costWords(payment.cost)}${unpaid}${help}` }
    }
    const what = about.count ? some(about.count, 'card') : 'shields'
    return { question, detail: `${capital(who)} must give up ${what}.${help}` }
  },
  roll: ({ view, seat, name, about, who, whose, help }) => ({
    question: view.phase.type === 'mount-doom' ? `${name}, act before the last throw?` : `${name}, act before ${whose} roll?`,
    detail: `${rollWords(view, about.subject ?? view.active, seat) || `${capital(who)} ${who === 'you' ? 'are' : 'is'} about to roll.`}${help}`,
  }),
  effect: ({ view, seat, name, about, who, help }) => ({
    question: `${name}, act before it takes effect?`,
    detail: `${about.face ? `${capital(who)} rolled ${FACES[about.face]}: ${faceWords(view, about)}` : effectWords(view, about, seat)}${help}`,
  }),
  step: ({ name, whose, help }) => ({ question: `${name}, act now?`, detail: `It is ${whose} turn.${help}` }),
  part: ({ view, name, about, help }) => {
    const event = about.event ?? (view.doing.type === 'event' ? view.doing.event : null)
    const coming = event
      ? `Now comes *${events[event].name}*: ${events[event].words}`
      : view.phase.type === 'scenario-end'
        ? 'This place lies behind you.'
        : view.phase.type === 'mount-doom'
          ? 'The Ring hangs over the fire.'
          : 'A safe haven, for now.'
    return { question: `${name}, act before it goes on?`, detail: `${coming}${help}` }
  },
  'life-tokens': ({ view, seat, name, about, who, help }) => {
    const subject = about.subject ?? seat
    const missing = missingTokens(view, subject)
    const question = `${name}, act before tokens are counted?`
    if (!missing) return { question, detail: `${capital(who)} ${who === 'you' ? 'have' : 'has'} tokens enough.${help}` }
    const lack = `${capital(who)} ${who === 'you' ? 'lack' : 'lacks'} ${lacks(view, subject)}`
    return { question, detail: `${lack}: ${count(missing, 'step')}, ${stepsWords(view, subject, missing)}.${help}` }
  },
}

/** What a window asks when nothing is chosen yet. */
export function windowSentence(view: View, seat: number, about: About, choices: readonly Choice[]): Sentence {
  const subject = about.subject ?? view.active
  return MOMENTS[momentOf(about)]({
    view,
    seat,
    name: nameOf(view, seat),
    about,
    who: you(view, subject, seat),
    whose: subject === seat ? 'your' : `${nameOf(view, subject)}’s`,
    help: offers(choices),
  })
}

const USES: { readonly [card: string]: (view: View, asked: number, about: About) => string } = {
  phial: (view, asked) => `No tile this time: ${you(view, view.active, asked)} may go straight to the cards.`,
  staff: () => 'The tile is taken away, no event comes, and another tile is turned.',
  athelas: (view, asked, about) =>
    about.subject === undefined
      ? 'No life token is asked any more.'
      : `For the life tokens asked here, ${about.subject === asked ? 'you are' : `${nameOf(view, about.subject)} is`} spared everything.`,
  miruvor: () => 'One player hands a card to another. You choose who, and to whom.',
  mithril: (view, asked, about) =>
    about.subject === undefined
      ? 'What the die shows does nothing.'
      : `What the die shows does nothing to ${you(view, about.subject, asked)}.`,
  belt: (view, asked, about) =>
    `The die stays where it is: ${about.subject === undefined ? 'nobody rolls' : `no roll for ${you(view, about.subject, asked)}`}.`,
  elessar: () => 'One hobbit goes a step back towards the light. You choose whom.',
  lembas: () => `One player draws until he holds ${number(LEMBAS_HAND)} cards. You choose whom.`,
}

const CALLS: { readonly [card: string]: (view: View, asked: number) => string } = {
  foresight: () => `One player looks at the next ${number(GANDALF_REACH.foresight)} tiles and orders them.`,
  magic: (view) => {
    const next = nextEvent(view)
    return `The event marker moves, but ${next ? `*${events[next].name}*` : 'the event'} does nothing.`
  },
  healing: () => `One hobbit goes ${count(GANDALF_REACH.healing, 'step')} back. You choose whom.`,
  guidance: (view, asked) => `Two [wild] for ${you(view, view.active, asked)}.`,
  persistence: () => `One player draws ${count(GANDALF_REACH.persistence, 'card')}. You choose whom.`,
}

/** The consequence of one way to act in a window. */
export function windowConsequence(view: View, seat: number, about: About, choice: Choice): Sentence | null {
  const name = nameOf(view, seat)
  const left = (view.players[seat]?.shields ?? 0) - GANDALF_COST
  const price = `It costs you ${count(GANDALF_COST, 'shield')}; you keep ${left > 0 ? number(left) : 'none'}.`
  switch (choice.verb) {
    case 'use':
      return { question: `${name}, use ${theCard(choice.card)}?`, detail: USES[choice.card]?.(view, seat, about) ?? '' }
    case 'call':
      return {
        question: `${name}, call Gandalf for ${GANDALF_NAMES[choice.gandalf]}?`,
        detail: `${CALLS[choice.gandalf]?.(view, seat) ?? ''} ${price}`,
      }
    case 'spare':
      return {
        question: `${name}, buy ${GANDALF_NAMES[choice.gandalf]} as a card to give?`,
        detail: `It then counts as one card and does nothing else. ${price}`,
      }
    case 'ring': {
      const danger = rollWords(view, seat, seat)
      return {
        question: `${name}, put on the Ring?`,
        detail: row('You roll; then a line moves four spaces, less the signs rolled, and gains nothing.', danger),
      }
    }
    case 'discard':
      return {
        question: `${name}, put ${cardName(choice.card)} away?`,
        detail: choice.card?.includes('.') ? 'It goes onto the pile, for nothing.' : 'It leaves the game, for nothing.',
      }
    case 'pass':
      return { question: `${name}, let it go on?`, detail: 'You do nothing here.' }
    default:
      return null
  }
}
