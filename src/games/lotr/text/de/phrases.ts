/**
 * Teile deutscher Sätze, die aus Daten folgen: Kosten, was ein Ereignis tut, was ein Weg bringt, was ein Wurf anrichten kann.
 * `asked` ist der Platz, der liest: er ist „du“. Folgen stehen als Hauptsätze und werden mit Doppelpunkt angeschlossen.
 */
import type { Effect, Who } from '../../data/index.ts'
import type { CardId, Content, Cost, EventId, LifeToken, TileId, View } from '../../types.ts'
import { nextEvent, tally } from '../about.ts'
import { askOf, isTile, numberAt } from '../facts.ts'
import { dangerOf, previewEyes, previewSteps, type Reach, type Roller } from '../preview.ts'
import { cards, denCard } from './cards.ts'
import { events } from './events.ts'
import { LINES, SIGNS, TOKENS, tiles } from './names.ts'
import { dich, dir, du, gross, liste, type NounId, namesOf, tut, wen, zahl } from './words.ts'

/** Bold, unless part of it is bold or italic already. */
export const strong = (text: string): string => (text.includes('*') ? text : `**${text}**`)
/** Sentences in a row, without the empty ones. */
export const row = (...sentences: readonly string[]): string => sentences.filter((sentence) => sentence).join(' ')
/** What an event or tile is called. */
export const askerName = (id: EventId | TileId): string => (isTile(id) ? tiles[id].name : events[id].name)
export const cardName = (card: CardId | null): string => (card ? cards[card].name : 'eine Karte')

/** As object: "zwei [hiding]", "eine Karte, eine Lebensmarke und einen Schild". */
export function costWords(cost: Cost): string {
  const parts: string[] = []
  for (const [sign, n] of Object.entries(cost.signs ?? {})) if (n) parts.push(`${n === 1 ? 'ein' : zahl(n)} [${sign}]`)
  if (cost.cards) parts.push(wen(cost.cards, 'card'))
  for (const [token, n] of Object.entries(cost.tokens ?? {})) if (n) parts.push(wen(n, token === 'any' ? 'token' : (token as LifeToken)))
  if (cost.shields) parts.push(wen(cost.shields, 'shield'))
  if (cost.card) parts.push(cards[cost.card].name)
  return liste(parts)
}

interface Subject {
  readonly name: string
  readonly isYou: boolean
  /** "alle anderen ziehen". */
  readonly isMany: boolean
}
function subject(view: View, who: Who, asked: number): Subject {
  if (who === 'each') return { name: 'jeder von euch', isYou: false, isMany: false }
  if (who === 'others') return { name: 'alle anderen', isYou: false, isMany: true }
  if (who === 'volunteer') return { name: 'einer von euch', isYou: false, isMany: false }
  const seat = who === 'active' ? view.active : who === 'ringBearer' ? view.ringBearer : (view.payment?.seat ?? asked)
  return { name: du(view, seat, asked), isYou: seat === asked, isMany: false }
}

const VERBS = {
  roll: ['würfelst', 'würfelt', 'würfeln'],
  draw: ['ziehst', 'zieht', 'ziehen'],
  go: ['gehst', 'geht', 'gehen'],
  gain: ['bekommst', 'bekommt', 'bekommen'],
  lose: ['verlierst', 'verliert', 'verlieren'],
} as const
/** "du würfelst", "Frodo würfelt", "alle anderen würfeln". */
function does(view: View, who: Who, asked: number, verb: keyof typeof VERBS, rest = ''): string {
  const { name, isYou, isMany } = subject(view, who, asked)
  return `${name} ${VERBS[verb][isYou ? 0 : isMany ? 2 : 1]}${rest ? ` ${rest}` : ''}`
}
const times = (n: number) => (n === 1 ? '' : n === 2 ? 'zweimal' : `${zahl(n)}mal`)

/** "Sauron kommt zwei Schritte näher, auf 9", with whom he would meet there. */
export function eyesWords(view: View, n: number): string {
  const { to, met } = previewEyes(view, n)
  return `Sauron kommt ${wen(n, 'step')} näher, auf ${to}${met.length ? `, und trifft ${namesOf(view, met)}` : ''}`
}

function effectWords(view: View, effect: Effect, asked: number): string | null {
  switch (effect.op) {
    case 'sauron':
      return eyesWords(view, effect.n)
    case 'roll':
      return does(view, effect.who, asked, 'roll', times(effect.times))
    case 'draw':
      return does(view, effect.who, asked, 'draw', wen(effect.n, 'card'))
    case 'corrupt':
      return does(view, effect.who, asked, 'go', `${wen(effect.n, 'step')} ins Dunkel`)
    case 'heal':
      return does(view, effect.who, asked, 'go', wen(effect.n, 'stepBack'))
    case 'gain-card':
      return does(view, 'active', asked, 'gain', denCard(effect.card))
    case 'remove-features':
      return 'die Karten, die hier noch liegen, sind verloren'
    case 'next-event': {
      const next = nextEvent(view)
      return next ? `*${events[next].name}* tritt ein` : 'das nächste Ereignis tritt ein'
    }
    case 'must-discard': {
      const lost = [...(effect.cards ? [wen(effect.cards, 'card')] : []), ...(effect.shields ? [wen(effect.shields, 'shield')] : [])]
      return does(view, 'self', asked, 'lose', liste(lost))
    }
    case 'draw-or-heal': {
      const { isYou } = subject(view, 'self', asked)
      return `${does(view, 'self', asked, 'draw', wen(effect.draw, 'card'))} oder ${tut(isYou, 'gehst', 'geht')} ${wen(effect.heal, 'stepBack')}`
    }
    case 'distribute':
      return `du verteilst ${wen(effect.n, 'card')}`
    case 'ring-bearer-caught':
      return 'der Ringträger ist gefangen'
    default:
      return null
  }
}

/** Clauses joined by "und", with a comma where one holds a comma itself. */
const clauses = (parts: readonly string[]): string => (parts.some((part) => part.includes(',')) ? parts.join(', und ') : liste(parts))

/** What these effects do, as clauses joined by "und"; empty when they do nothing. */
export const effectsWords = (view: View, effects: readonly Effect[], asked: number): string =>
  clauses(effects.flatMap((effect) => effectWords(view, effect, asked) ?? []))
/** What comes if an event or tile is not paid, or nobody comes forward. Empty when nothing does. */
export const otherwiseWords = (view: View, asker: EventId | TileId, asked: number): string =>
  effectsWords(view, askOf(asker)?.otherwise ?? [], asked)
/** What paying brings besides being spared. */
export const soWords = (view: View, asker: EventId | TileId, asked: number): string => effectsWords(view, askOf(asker)?.so ?? [], asked)

/** What does not happen because somebody paid: "Sauron bleibt auf 11". */
export function sparedWords(view: View, asker: EventId | TileId, asked: number): string {
  const spared = (askOf(asker)?.otherwise ?? []).flatMap((effect) => {
    if (effect.op === 'sauron') return [`Sauron bleibt auf ${view.sauron}`]
    if (effect.op === 'next-event') return ['kein Ereignis tritt ein']
    if (effect.op === 'remove-features') return ['hier geht nichts verloren']
    if (effect.op === 'must-discard') return [`du verlierst keine ${effect.cards ? 'Karten' : 'Schilde'}`]
    if (effect.op !== 'roll') return []
    if (effect.who === 'each') return ['niemand muss würfeln']
    const { name, isYou } = subject(view, effect.who, asked)
    return [`${name} ${tut(isYou, 'brauchst', 'braucht')} nicht zu würfeln`]
  })
  return liste(spared)
}

/** The same very short, for a button: "Sauron auf 9, jeder würfelt". */
export function otherwiseHint(view: View, asker: EventId | TileId, asked: number): string {
  const parts = (askOf(asker)?.otherwise ?? []).map((effect) => {
    if (effect.op === 'sauron') {
      const { to, met } = previewEyes(view, effect.n)
      return `Sauron auf ${to}${met.length ? ` (${namesOf(view, met)}!)` : ''}`
    }
    if (effect.op === 'next-event') return 'das nächste Ereignis'
    if (effect.op === 'remove-features') return 'Karten verloren'
    if (effect.op === 'roll' && effect.who === 'each') return `jeder würfelt ${times(effect.times)}`.trim()
    if (effect.op === 'must-discard') return effect.cards ? `${wen(effect.cards, 'card')} weg` : `${wen(effect.shields, 'shield')} weg`
    return effectWords(view, effect, asked) ?? ''
  })
  return parts.filter((part) => part !== '').join(', ') || 'nichts geschieht'
}

const CONTENT_NOUNS: { readonly [C in Content]: NounId } = {
  none: 'nothing',
  shield: 'shield',
  bigShield: 'bigShield',
  ring: 'ring',
  heart: 'heart',
  sun: 'sun',
  die: 'roll',
  heal: 'stepBack',
  card: 'card',
}
/** As object: "einen Schild und einen Ring"; empty for a way without gain. Rolls are told apart. */
export function gainWords(reach: Reach): string {
  const things = reach.gains.filter((content) => content !== 'die' && content !== 'card')
  const parts = tally(things).map(([content, n]) => wen(n, CONTENT_NOUNS[content]))
  return liste([...parts, ...reach.cards.map(denCard)])
}
export const contentWords = (content: Content, n: number): string => wen(n, CONTENT_NOUNS[content])

/** A line as a heading: "Stiller Weg". */
export const lineTitle = (view: View, line: Reach['line']): string =>
  (view.board ? LINES[view.board.place][line]?.title : undefined) ?? SIGNS[line]
/** A line as subject, as object and short. */
export const lineDer = (view: View, line: Reach['line']): string =>
  (view.board ? LINES[view.board.place][line]?.der : undefined) ?? SIGNS[line]
export const lineDen = (view: View, line: Reach['line']): string =>
  (view.board ? LINES[view.board.place][line]?.den : undefined) ?? SIGNS[line]
export const lineShort = (view: View, line: Reach['line']): string =>
  (view.board ? LINES[view.board.place][line]?.short : undefined) ?? SIGNS[line]
/** "16" on a main line, "4 von 7" on the others. */
export function spaceWords(view: View, line: Reach['line'], space: number, length: number): string {
  const shown = view.board ? numberAt(view.board.place, line, space) : space
  return shown === space ? `${space} von ${length}` : String(shown)
}

/** "zwei Schritte voran, auf 16: **einen Schild und einen Ring** für dich." */
export function reachWords(view: View, reach: Reach, asked: number): string {
  const gain = gainWords(reach)
  const roll = reach.rolls ? wen(reach.rolls, 'roll') : ''
  const brings = [gain, roll].filter((part) => part).map((part) => `**${part}**`)
  const taker = brings.length ? `: ${liste(brings)} für ${dich(view, view.active, asked)}.` : '.'
  const lost = reach.surplus
    ? ` ${gross(reach.surplus === 1 ? 'ein Zeichen ginge' : `${zahl(reach.surplus)} Zeichen gingen`)} am Ende des Pfades verloren.`
    : ''
  const end = reach.endsScenario ? ' Damit endet der Pfad, und dieser Ort.' : ''
  return `${wen(reach.to - reach.from, 'step')} voran, auf ${spaceWords(view, reach.line, reach.to, reach.length)}${taker}${lost}${end}`
}

const DOTS = { 1: 'jeder Punkt', 2: 'zwei Punkte', 3: 'drei Punkte' } as const
/** What these rolls could do at worst, as sentences; empty when they can lose nobody. `spent`: cards gone from the hand by then. */
export function dangerWords(view: View, rollers: readonly Roller[], asked: number, spent = 0): string {
  const { falls, together, cards: short, eye } = dangerOf(view, rollers, spent)
  const whom = (seats: readonly number[]) =>
    `${liste(
      seats.map((seat) => dich(view, seat, asked)),
      'oder',
    )}${seats.includes(view.ringBearer) ? ' und den Ring' : ''}`
  const sentences = falls.map(({ dots, eye: byEye, seats }) => {
    const causes = [...(dots ? [DOTS[dots]] : []), ...(byEye ? ['das Auge'] : [])]
    const isMany = !byEye && dots !== null && dots > 1
    return `${gross(liste(causes, 'oder'))} ${isMany ? 'brächten' : 'brächte'} ${whom(seats)} zu Sauron.`
  })
  if (together.length) sentences.push(`Schlechte Würfe zusammen könnten ${whom(together)} zu Sauron bringen.`)
  if (short.length) {
    const who = gross(liste(short.map((seat) => du(view, seat, asked))))
    const has = short.length === 1 ? tut(short[0] === asked, 'hast', 'hat') : short.includes(asked) ? 'habt' : 'haben'
    sentences.push(`${who} ${has} zu wenige Karten, falls der Würfel welche fordert.`)
  }
  if (eye.length) sentences.push(`Das Auge brächte Sauron zu ${liste(eye.map((seat) => dir(view, seat, asked)))}.`)
  return sentences.length ? `**${sentences.join(' ')}**` : ''
}
/** The same for one who rolls. */
export const rollWords = (view: View, seat: number, asked: number, rolls = 1, spent = 0): string =>
  dangerWords(view, [{ seat, rolls }], asked, spent)

/** "auf 7", or "zu Sauron". */
export function stepsWords(view: View, seat: number, dots: number): string {
  const { to, meets } = previewSteps(view, seat, dots)
  return meets ? '**zu Sauron**' : `auf ${to}`
}

export const cardsWords = (given: readonly (CardId | null)[]): string => liste(given.map(cardName))
export const tokenWords = (token: LifeToken): string => TOKENS[token]
/** What is missing of the three kinds, as subject: "ein Ring und eine Sonne". */
export const lacks = (view: View, seat: number): readonly LifeToken[] =>
  (['ring', 'heart', 'sun'] as const).filter((token) => !view.players[seat]?.tokens[token])
