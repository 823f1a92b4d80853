/**
 * Parts of English sentences that follow from data: costs, what an event does, what a way brings, what a roll may do.
 * `asked` is the seat that reads: it is "you".
 */
import type { Effect, Who } from '../../data/index.ts'
import type { CardId, Cost, EventId, TileId, View } from '../../types.ts'
import { nextEvent, tally } from '../about.ts'
import { askOf, isTile, numberAt } from '../facts.ts'
import { dangerOf, previewEyes, previewSteps, type Reach, type Roller } from '../preview.ts'
import { cards, theCard } from './cards.ts'
import { events } from './events.ts'
import { CONTENTS, LINES, SIGNS, TOKENS, tiles } from './names.ts'
import { article, capital, count, list, namesOf, number, some, you } from './words.ts'

/** Bold, unless part of it is bold or italic already. */
export const strong = (text: string): string => (text.includes('*') ? text : `**${text}**`)
/** Sentences in a row, without the empty ones. */
export const row = (...sentences: readonly string[]): string => sentences.filter((sentence) => sentence).join(' ')
/** What an event or tile is called. */
export const askerName = (id: EventId | TileId): string => (isTile(id) ? tiles[id].name : events[id].name)
export const cardName = (card: CardId | null): string => (card ? cards[card].name : 'a card')

/** "two [hiding]", "a card, a life token and a shield". */
export function costWords(cost: Cost): string {
  const parts: string[] = []
  for (const [sign, n] of Object.entries(cost.signs ?? {})) if (n) parts.push(`${n === 1 ? 'a' : number(n)} [${sign}]`)
  if (cost.cards) parts.push(some(cost.cards, 'card'))
  for (const [token, n] of Object.entries(cost.tokens ?? {})) if (n) parts.push(some(n, token === 'any' ? 'life token' : token))
  if (cost.shields) parts.push(some(cost.shields, 'shield'))
  if (cost.card) parts.push(cards[cost.card].name)
  return list(parts)
}

function subject(view: View, who: Who, asked: number): { readonly name: string; readonly isYou: boolean } {
  if (who === 'each') return { name: 'each of you', isYou: false }
  if (who === 'others') return { name: 'each of the others', isYou: false }
  if (who === 'volunteer') return { name: 'one of you', isYou: false }
  const seat = who === 'active' ? view.active : who === 'ringBearer' ? view.ringBearer : (view.payment?.seat ?? asked)
  return { name: you(view, seat, asked), isYou: seat === asked }
}
/** "you roll", "Frodo rolls". */
function does(view: View, who: Who, asked: number, verb: string): string {
  const { name, isYou } = subject(view, who, asked)
  return `${name} ${isYou ? verb : verb.replace(/^(\w+)/, (word) => (word === 'go' ? 'goes' : `${word}s`))}`
}
const times = (n: number) => (n === 1 ? '' : n === 2 ? ' twice' : ` ${number(n)} times`)

/** "Sauron comes two steps nearer, to 9", with whom he would meet there. */
export function eyesWords(view: View, n: number): string {
  const { to, met } = previewEyes(view, n)
  return `Sauron comes ${count(n, 'step')} nearer, to ${to}${met.length ? `, and meets ${namesOf(view, met)}` : ''}`
}

function effectWords(view: View, effect: Effect, asked: number): string | null {
  switch (effect.op) {
    case 'sauron':
      return eyesWords(view, effect.n)
    case 'roll':
      return does(view, effect.who, asked, `roll${times(effect.times)}`)
    case 'draw':
      return does(view, effect.who, asked, `draw ${some(effect.n, 'card')}`)
    case 'corrupt':
      return does(view, effect.who, asked, `take ${count(effect.n, 'step')}`)
    case 'heal':
      return does(view, effect.who, asked, `go ${effect.n === 1 ? 'a step' : count(effect.n, 'step')} back`)
    case 'gain-card':
      return does(view, 'active', asked, `gain ${theCard(effect.card)}`)
    case 'remove-features':
      return 'the cards still lying here are lost'
    case 'next-event': {
      const next = nextEvent(view)
      return next ? `*${events[next].name}* comes` : 'the next event comes'
    }
    case 'must-discard':
      return does(
        view,
        'self',
        asked,
        `lose ${list([...(effect.cards ? [some(effect.cards, 'card')] : []), ...(effect.shields ? [some(effect.shields, 'shield')] : [])])}`,
      )
    case 'draw-or-heal':
      return `${does(view, 'self', asked, `draw ${some(effect.draw, 'card')}`)} or ${subject(view, 'self', asked).isYou ? 'go' : 'goes'} ${some(effect.heal, 'step')} back`
    case 'distribute':
      return `${some(effect.n, 'card')} are yours to share out`
    case 'ring-bearer-caught':
      return 'the Ring-bearer is caught'
    default:
      return null
  }
}

/** Clauses joined by "and", with a comma where one holds a comma itself. */
const clauses = (parts: readonly string[]): string => (parts.some((part) => part.includes(',')) ? parts.join(', and ') : list(parts))

/** What these effects do, as clauses joined by "and"; empty when they do nothing. */
export function effectsWords(view: View, effects: readonly Effect[], asked: number): string {
  return clauses(effects.flatMap((effect) => effectWords(view, effect, asked) ?? []))
}
export const NOTHING = 'nothing happens'
/** What comes if an event or tile is not paid, or nobody comes forward. */
export function otherwiseWords(view: View, asker: EventId | TileId, asked: number): string {
  return effectsWords(view, askOf(asker)?.otherwise ?? [], asked) || NOTHING
}
/** What paying brings besides being spared. */
export const soWords = (view: View, asker: EventId | TileId, asked: number): string => effectsWords(view, askOf(asker)?.so ?? [], asked)

/** What does not happen because somebody paid: "Sauron stays on 11". */
export function sparedWords(view: View, asker: EventId | TileId, asked: number): string {
  const spared = (askOf(asker)?.otherwise ?? []).flatMap((effect) => {
    if (effect.op === 'sauron') return [`Sauron stays on ${view.sauron}`]
    if (effect.op === 'next-event') return ['no event comes']
    if (effect.op === 'remove-features') return ['nothing is lost here']
    if (effect.op === 'must-discard') return [`you lose no ${effect.cards ? 'cards' : 'shields'}`]
    if (effect.op !== 'roll') return []
    return [effect.who === 'each' ? 'nobody has to roll' : `${subject(view, effect.who, asked).name} need not roll`]
  })
  return list(spared)
}

/** The same very short, for a button: "Sauron to 9, each rolls". */
export function otherwiseHint(view: View, asker: EventId | TileId, asked: number): string {
  const parts = (askOf(asker)?.otherwise ?? []).map((effect) => {
    if (effect.op === 'sauron') {
      const { to, met } = previewEyes(view, effect.n)
      return `Sauron to ${to}${met.length ? ` (${namesOf(view, met)}!)` : ''}`
    }
    if (effect.op === 'next-event') return 'the next event'
    if (effect.op === 'remove-features') return 'cards lost here'
    if (effect.op === 'roll' && effect.who === 'each') return `each rolls${times(effect.times)}`
    if (effect.op === 'must-discard') return `lose ${effect.cards ? count(effect.cards, 'card') : count(effect.shields, 'shield')}`
    return effectWords(view, effect, asked) ?? ''
  })
  return parts.filter((part) => part !== '').join(', ') || NOTHING
}

/** "a shield and a ring", "two shields and Théoden"; empty for a way without gain. Rolls are told apart. */
export function gainWords(reach: Reach): string {
  const things = reach.gains.filter((content) => content !== 'die' && content !== 'card')
  const parts = tally(things).map(([content, n]) => some(n, ...CONTENTS[content]))
  return list([...parts, ...reach.cards.map(theCard)])
}

/** "the battle", with the place it stands on. */
export const lineThe = (view: View, line: Reach['line']): string =>
  (view.board ? LINES[view.board.place][line]?.the : undefined) ?? SIGNS[line]
export const lineShort = (view: View, line: Reach['line']): string =>
  (view.board ? LINES[view.board.place][line]?.short : undefined) ?? SIGNS[line]
/** "16" on a main line, "4 of 7" on the others. */
export function spaceWords(view: View, line: Reach['line'], space: number, length: number): string {
  const shown = view.board ? numberAt(view.board.place, line, space) : space
  return shown === space ? `${space} of ${length}` : String(shown)
}

/** "two steps, to 16: **a shield and a ring** for you, and **a roll**." `taker`: who gets what lies there. */
export function reachWords(view: View, reach: Reach, asked: number): string {
  const steps = reach.to - reach.from
  const gain = gainWords(reach)
  const roll = reach.rolls ? some(reach.rolls, 'roll') : ''
  const brings = [gain, roll].filter((part) => part).map((part) => `**${part}**`)
  const lost = reach.surplus ? ` ${capital(count(reach.surplus, 'sign'))} would be lost at the end of the line.` : ''
  const taker = brings.length ? `: ${list(brings)} for ${you(view, view.active, asked)}.` : '.'
  const end = reach.endsScenario ? ' That is the end of the line, and of this place.' : ''
  return `${steps === 1 ? 'one step' : count(steps, 'step')}, to ${spaceWords(view, reach.line, reach.to, reach.length)}${taker}${lost}${end}`
}

const DOTS = { 1: 'any dot', 2: 'two dots', 3: 'three dots' } as const
/** What these rolls could do at worst, as sentences; empty when they can lose nobody. `spent`: cards gone from the hand by then. */
export function dangerWords(view: View, rollers: readonly Roller[], asked: number, spent = 0): string {
  const { falls, together, cards: short, eye } = dangerOf(view, rollers, spent)
  const whom = (seats: readonly number[], and: string) =>
    list(
      seats.map((seat) => you(view, seat, asked)),
      and,
    )
  const toSauron = (seats: readonly number[]) =>
    `bring ${whom(seats, 'or')} to Sauron${seats.includes(view.ringBearer) ? ', and the Ring' : ''}.`
  const sentences = falls.map(({ dots, eye: byEye, seats }) => {
    const causes = [...(dots ? [DOTS[dots]] : []), ...(byEye ? ['the Eye'] : [])]
    return `${capital(list(causes, 'or'))} would ${toSauron(seats)}`
  })
  if (together.length) sentences.push(`Bad rolls together could ${toSauron(together)}`)
  if (short.length) {
    const one = short.length === 1 && short[0] !== asked
    sentences.push(`${capital(whom(short, 'and'))} ${one ? 'has' : 'have'} too few cards if the die asks for some.`)
  }
  if (eye.length) sentences.push(`The Eye would bring Sauron to ${whom(eye, 'and')}.`)
  return sentences.length ? `**${sentences.join(' ')}**` : ''
}
/** The same for one who rolls. */
export const rollWords = (view: View, seat: number, asked: number, rolls = 1, spent = 0): string =>
  dangerWords(view, [{ seat, rolls }], asked, spent)

/** "to 7", or "to Sauron". */
export function stepsWords(view: View, seat: number, dots: number): string {
  const { to, meets } = previewSteps(view, seat, dots)
  return meets ? '**to Sauron**' : `to ${to}`
}

/** "Gimli", "two cards: Hiding and Wild". */
export const cardsWords = (given: readonly (CardId | null)[]): string => list(given.map(cardName))
export const tokenWords = (token: keyof typeof TOKENS): string => `${article(TOKENS[token])} ${TOKENS[token]}`
export const lacks = (view: View, seat: number): string => {
  const player = view.players[seat]
  return list((['ring', 'heart', 'sun'] as const).filter((token) => !player?.tokens[token]).map(tokenWords), 'and')
}
