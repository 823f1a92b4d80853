/**
 * Die Gelegenheiten einzugreifen, auf Deutsch: was bevorsteht, und was jede Möglichkeit bewirken würde.
 * Ein Satz fragt, eine Zeile sagt die Folge; ob etwas erlaubt ist, entscheidet dieser Text nicht.
 */
import { GANDALF_COST, GANDALF_REACH, LEMBAS_HAND, TILE_DATA } from '../../data/index.ts'
import type { About, Moment, View } from '../../types.ts'
import { momentOf, nextEvent } from '../about.ts'
import type { Choice } from '../keys.ts'
import { faceDamage, missingTokens, previewMove } from '../preview.ts'
import type { Sentence } from '../types.ts'
import { denCard } from './cards.ts'
import { events } from './events.ts'
import { FACES, GANDALF_NAMES, tiles } from './names.ts'
import {
  askerName,
  cardName,
  costWords,
  eyesWords,
  lacks,
  lineDer,
  otherwiseHint,
  otherwiseWords,
  reachWords,
  rollWords,
  row,
  stepsWords,
} from './phrases.ts'
import { dich, dir, du, genitive, gross, liste, nameOf, tut, wen, wer, zahl } from './words.ts'

/** "Du könntest Mithril einsetzen." from the choices that are offered. */
function offers(choices: readonly Choice[]): string {
  const yellow = [...new Set(choices.flatMap((one) => (one.verb === 'use' ? [denCard(one.card)] : [])))]
  const calls = [...new Set(choices.flatMap((one) => (one.verb === 'call' ? [GANDALF_NAMES[one.gandalf]] : [])))]
  const ways = [
    ...(choices.some((one) => one.verb === 'ring') ? ['den Ring anstecken'] : []),
    ...(yellow.length ? [`${liste(yellow, 'oder')} einsetzen`] : []),
    ...(calls.length ? [calls.length === 1 ? `Gandalf rufen (${calls[0]})` : 'Gandalf rufen'] : []),
  ]
  if (ways.length) return ` Du könntest ${liste(ways, 'oder')}.`
  return choices.some((one) => one.verb === 'discard') ? ' Du könntest nur Karten ablegen.' : ''
}

function tileWords(view: View, about: About, asked: number): string {
  const tile = about.tile ?? view.board?.tile
  if (!tile) return ''
  if (TILE_DATA[tile].kind === 'event' || about.event) {
    const next = nextEvent(view)
    const coming = next ? `*${events[next].name}*` : 'das nächste Ereignis'
    return tile === 'sundial' || about.event
      ? `Als Nächstes kommt ${coming}${next ? `: ${events[next].terms}` : ''}.`
      : `${tiles[tile].name}. Zahlt ihr nicht, kommt ${coming}.`
  }
  if (tile === 'ring') {
    const { ringBearer } = view
    return `${gross(du(view, ringBearer, asked))} ${tut(ringBearer === asked, 'gehst', 'geht')} einen Schritt ins Dunkel, ${stepsWords(view, ringBearer, 1)}.`
  }
  if (tile === 'sauron') return `Einer von euch geht zwei Schritte ins Dunkel, oder ${eyesWords(view, 1)}.`
  if (tile === 'travelling' || tile === 'fighting' || tile === 'hiding' || tile === 'friendship') {
    const reach = previewMove(view, tile, 1)
    if (reach && reach.to > reach.from) return `${gross(lineDer(view, tile))} rückt ${reachWords(view, reach, asked)}`
    return `${tiles[tile].name} geht hier nicht weiter: ${du(view, view.active, asked)} ${tut(view.active === asked, 'wählst', 'wählt')} einen anderen Pfad.`
  }
  return ''
}

function effectWords(view: View, about: About, asked: number): string {
  const subject = about.subject ?? view.active
  const dots = about.dots ?? 0
  if (dots > 0)
    return `${gross(wer(dots, 'step'))} ${dots === 1 ? 'brächte' : 'brächten'} ${dich(view, subject, asked)} ${stepsWords(view, subject, dots)}.`
  return about.eyes ? `${eyesWords(view, about.eyes)}.` : ''
}
function faceWords(view: View, about: About): string {
  const subject = about.subject ?? view.active
  const { dots, eyes } = faceDamage(view, subject, about.face ?? 'blank')
  if (dots) return `${wer(dots, 'step')}, ${stepsWords(view, subject, dots)}.`
  return eyes ? `${eyesWords(view, eyes)}.` : 'nichts geschieht.'
}

interface Opened {
  readonly view: View
  readonly seat: number
  readonly name: string
  readonly about: About
  readonly subject: number
  readonly help: string
}

const MOMENTS: { readonly [M in Moment]: (opened: Opened) => Sentence } = {
  reveal: ({ view, seat, name, help }) => ({
    question: `${name}, vor dem Plättchen eingreifen?`,
    detail: `${gross(du(view, view.active, seat))} ${tut(view.active === seat, 'deckst', 'deckt')} das nächste Plättchen auf.${help}`,
  }),
  tile: ({ view, seat, name, about, help }) => ({
    question: `${name}, eingreifen, ehe das Plättchen wirkt?`,
    detail: `${tileWords(view, about, seat)}${help}`,
  }),
  discard: ({ view, seat, name, about, subject, help }) => {
    const { payment } = view
    const question = `${name}, eingreifen, ehe gezahlt wird?`
    if (!payment) {
      const what = about.count ? wen(about.count, 'card') : 'Schilde'
      return { question, detail: `${gross(du(view, subject, seat))} ${tut(subject === seat, 'musst', 'muss')} ${what} abgeben.${help}` }
    }
    const otherwise = otherwiseWords(view, payment.for, seat)
    const isYou = payment.payer === 'self' && subject === seat
    const gives = otherwise ? tut(isYou, 'gibst', 'gibt') : tut(isYou, 'darfst', 'darf')
    const payer =
      payment.payer === 'self'
        ? `${du(view, subject, seat)} ${gives}`
        : payment.payer === 'one'
          ? `einer von euch ${gives}`
          : `gemeinsam ${otherwise ? 'gebt' : 'dürft'} ihr`
    return {
      question,
      detail: `*${askerName(payment.for)}*: ${gross(payer)} ${costWords(payment.cost)}${otherwise ? `, oder ${otherwiseHint(view, payment.for, seat)}` : ' geben'}.${help}`,
    }
  },
  roll: ({ view, seat, name, about, subject, help }) => {
    const whose = subject === seat ? 'deinem' : genitive(nameOf(view, subject))
    const danger = rollWords(view, about.subject ?? view.active, seat)
    return {
      question: view.phase.type === 'mount-doom' ? `${name}, vor dem letzten Wurf eingreifen?` : `${name}, vor ${whose} Wurf eingreifen?`,
      detail: `${danger || `Gleich ${tut(subject === seat, 'würfelst', 'würfelt')} ${du(view, subject, seat)}.`}${help}`,
    }
  },
  effect: ({ view, seat, name, about, subject, help }) => {
    const rolled = `${gross(du(view, subject, seat))} ${tut(subject === seat, 'hast', 'hat')}`
    const coming = about.face ? `${rolled} ${FACES[about.face]} gewürfelt: ${faceWords(view, about)}` : effectWords(view, about, seat)
    return { question: `${name}, eingreifen, ehe es wirkt?`, detail: `${coming}${help}` }
  },
  step: ({ view, seat, name, help }) => ({
    question: `${name}, jetzt eingreifen?`,
    detail: `${view.active === seat ? 'Du bist' : `${nameOf(view, view.active)} ist`} am Zug.${help}`,
  }),
  part: ({ view, name, about, help }) => {
    const event = about.event ?? (view.doing.type === 'event' ? view.doing.event : null)
    const coming = event
      ? `Jetzt kommt *${events[event].name}*: ${events[event].words}`
      : view.phase.type === 'scenario-end'
        ? 'Dieser Ort liegt hinter euch.'
        : view.phase.type === 'mount-doom'
          ? 'Der Ring hängt über dem Feuer.'
          : 'Eine sichere Zuflucht, für jetzt.'
    return { question: `${name}, eingreifen, ehe es weitergeht?`, detail: `${coming}${help}` }
  },
  'life-tokens': ({ view, seat, name, subject, help }) => {
    const missing = missingTokens(view, subject)
    const question = `${name}, eingreifen, ehe gezählt wird?`
    const whom = gross(dir(view, subject, seat))
    if (!missing)
      return { question, detail: `${gross(du(view, subject, seat))} ${tut(subject === seat, 'hast', 'hat')} genug Lebensmarken.${help}` }
    const kinds = lacks(view, subject)
    const lack = `${whom} ${kinds.length === 1 ? 'fehlt' : 'fehlen'} ${liste(kinds.map((token) => wer(1, token)))}`
    return { question, detail: `${lack}: ${wer(missing, 'step')}, ${stepsWords(view, subject, missing)}.${help}` }
  },
}

/** What a window asks when nothing is chosen yet. */
export function windowSentence(view: View, seat: number, about: About, choices: readonly Choice[]): Sentence {
  const subject = about.subject ?? view.active
  return MOMENTS[momentOf(about)]({ view, seat, name: nameOf(view, seat), about, subject, help: offers(choices) })
}

const USES: { readonly [card: string]: (view: View, asked: number, about: About) => string } = {
  phial: (view, asked) =>
    `Diesmal kein Plättchen: ${du(view, view.active, asked)} ${tut(view.active === asked, 'kommst', 'kommt')} gleich zu den Karten.`,
  staff: () => 'Das Plättchen kommt fort, kein Ereignis tritt ein, und ein weiteres wird aufgedeckt.',
  athelas: (view, asked, about) =>
    about.subject === undefined
      ? 'Eine Lebensmarke wird nicht mehr verlangt.'
      : `Was hier an Lebensmarken verlangt wird, bleibt ${dir(view, about.subject, asked)} ganz erspart.`,
  miruvor: () => 'Einer gibt einem anderen eine Karte. Du bestimmst, wer und wem.',
  mithril: (view, asked, about) =>
    about.subject === undefined
      ? 'Was der Würfel zeigt, bewirkt nichts.'
      : `Was der Würfel zeigt, kann ${dir(view, about.subject, asked)} nichts anhaben.`,
  belt: (view, asked, about) =>
    `Der Würfel bleibt liegen: ${about.subject === undefined ? 'niemand würfelt' : `${du(view, about.subject, asked)} ${tut(about.subject === asked, 'würfelst', 'würfelt')} nicht`}.`,
  elessar: () => 'Ein Hobbit geht einen Schritt zurück zum Licht. Du bestimmst, wer.',
  lembas: () => `Einer zieht, bis er ${zahl(LEMBAS_HAND)} Karten hat. Du bestimmst, wer.`,
}

const CALLS: { readonly [card: string]: (view: View, asked: number) => string } = {
  foresight: () => `Einer sieht die nächsten ${zahl(GANDALF_REACH.foresight)} Plättchen und ordnet sie.`,
  magic: (view) => {
    const next = nextEvent(view)
    return `Der Zeiger rückt vor, aber ${next ? `*${events[next].name}*` : 'das Ereignis'} bewirkt nichts.`
  },
  healing: () => `Ein Hobbit geht ${wen(GANDALF_REACH.healing, 'stepBack')}. Du bestimmst, wer.`,
  guidance: (view, asked) => `Zwei [wild] für ${dich(view, view.active, asked)}.`,
  persistence: () => `Einer zieht ${wen(GANDALF_REACH.persistence, 'card')}. Du bestimmst, wer.`,
}

/** The consequence of one way to act in a window. */
export function windowConsequence(view: View, seat: number, about: About, choice: Choice): Sentence | null {
  const name = nameOf(view, seat)
  const left = (view.players[seat]?.shields ?? 0) - GANDALF_COST
  const price = `Das kostet dich ${wen(GANDALF_COST, 'shield')}; dir ${left === 1 ? 'bleibt' : 'bleiben'} ${wer(Math.max(0, left), 'shield')}.`
  switch (choice.verb) {
    case 'use':
      return { question: `${name}, ${denCard(choice.card)} einsetzen?`, detail: USES[choice.card]?.(view, seat, about) ?? '' }
    case 'call':
      return {
        question: `${name}, Gandalf rufen: ${GANDALF_NAMES[choice.gandalf]}?`,
        detail: `${CALLS[choice.gandalf]?.(view, seat) ?? ''} ${price}`,
      }
    case 'spare':
      return {
        question: `${name}, ${GANDALF_NAMES[choice.gandalf]} als Karte kaufen?`,
        detail: `Sie gilt dann als eine Karte und bewirkt sonst nichts. ${price}`,
      }
    case 'ring': {
      const danger = rollWords(view, seat, seat)
      return {
        question: `${name}, den Ring anstecken?`,
        detail: row('Du würfelst; dann rückt ein Pfad vier Felder vor, weniger um jedes gewürfelte Zeichen, und gewinnt nichts.', danger),
      }
    }
    case 'discard':
      return {
        question: `${name}, ${cardName(choice.card)} ablegen?`,
        detail: choice.card?.includes('.') ? 'Sie kommt auf die Ablage, ohne Gegenwert.' : 'Sie verlässt das Spiel, ohne Gegenwert.',
      }
    case 'pass':
      return { question: `${name}, es geschehen lassen?`, detail: 'Du tust hier nichts.' }
    default:
      return null
  }
}
