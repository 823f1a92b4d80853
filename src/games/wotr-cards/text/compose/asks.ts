/** What the table asks, by kind of prompt: whose turn it is, one question, one line of what it costs and brings. */
import type { Prompt, Seat } from '../../../../engine/types.ts'
import { SCENARIO_DATA } from '../../data/index.ts'
import type { About, PromptKind, View } from '../../types.ts'
import type { FaceOf, Sentence } from '../types.ts'
import type { Source } from '../words/asks.ts'
import { choicesText } from './choices.ts'
import { aboutOf, type Choice, handleOf, readKey } from './keys.ts'
import { lossText, membersOf } from './losses.ts'
import { cardText, locationText } from './rules.ts'
import { placeNoun, row, seatNoun, sentence, type Words } from './words.ts'

export function sourceOf(words: Words, { card, location }: About): Source {
  return card ? words.names.cards[card] : location ? placeNoun(words, location) : null
}
/** What the text that asks says, in our words. */
function sourceRule(words: Words, { card, location }: About): string {
  return card ? cardText(words, card).rules.join(' ') : location ? locationText(words, location).rule : ''
}

interface Asking {
  readonly words: Words
  readonly view: View
  readonly seat: Seat
  readonly prompt: Prompt
  readonly about: About
  readonly source: Source
  readonly faceOf: FaceOf
}

export function passingText(words: Words, view: View, seat: Seat): string {
  const { passing: say } = words.asks
  const player = view.players[seat]
  if (!player) return ''
  const { hand, limit, mayPass, side } = player
  if (hand.length <= limit) return say.atLimit(hand.length, limit)
  if (mayPass) return say.fewest(hand.length)
  const enemies = view.players.filter((one) => one.side !== side)
  return say.notYet(
    hand.length,
    limit,
    enemies.map((one) => one.hand.length),
    side === 'free' ? 'shadow' : 'free',
  )
}

const cycleOf = ({ words, about, prompt, source, view, seat }: Asking): Sentence => {
  const reason = about.reason ?? 'text'
  const kept = (view.players[seat]?.hand.length ?? 0) - prompt.min
  return {
    question: words.asks.cycle[reason === 'winnow' ? 'text' : reason](prompt.min, source),
    detail: words.asks.cycleDetail(reason, prompt.min, Math.max(0, kept)),
  }
}

function agreement({ words, view, prompt, about, faceOf }: Asking): Sentence {
  const members = membersOf(words, view, prompt, about.proposal ?? [], faceOf)
  const keys = (about.proposal ?? []).map((handle) => `lose:#${handle}`)
  const { sum } = lossText(words, view, prompt, keys, faceOf)
  return { question: words.asks.agree(words.list(members.map(({ name }) => name))), detail: words.asks.agreeDetail(sum) }
}

const KINDS: { readonly [K in PromptKind]: (asking: Asking) => Sentence } = {
  action: ({ words, view, seat }) => ({
    question: words.asks.action.question(seatNoun(words, view, seat)),
    detail: passingText(words, view, seat),
  }),
  cycle: cycleOf,
  eliminate: ({ words, about, prompt, source }) => ({
    question: words.asks.eliminate[about.reason === 'winnow' || about.reason === 'ring' ? about.reason : 'text'](prompt.min, source),
    detail: words.asks.eliminateDetail,
  }),
  forsake: ({ words, about, source }) => ({
    question: words.asks.forsake(source, about.reason ?? 'text'),
    detail: words.asks.forsakeDetail(about.more ?? 0),
  }),
  may: ({ words, about, source }) => ({ question: words.asks.may(source), detail: sourceRule(words, about) }),
  take: ({ words, about, prompt }) => ({
    question: words.asks.take(prompt.max, about.from ?? []),
    detail: words.asks.takeDetail(about.from ?? [], prompt.keys.length > 1),
  }),
  dig: ({ words, view, prompt }) => ({
    question: words.asks.dig(prompt.max, view.looking?.cards.length ?? 0),
    detail: words.asks.digDetail,
  }),
  examine: ({ words }) => ({ question: words.asks.examine, detail: words.asks.examineDetail }),
  path: ({ words, view, source }) => ({
    question: words.asks.path(source),
    detail: words.asks.pathDetail(view.path ? placeNoun(words, view.path.id) : null),
  }),
  battleground: ({ words, source }) => ({ question: words.asks.ground(source), detail: words.asks.groundDetail }),
  place: ({ words, source }) => ({ question: words.asks.place(source), detail: words.asks.placeDetail }),
  target: ({ words, source, prompt }) => ({ question: words.asks.target(source), detail: words.asks.targetDetail(prompt.min, prompt.max) }),
  option: ({ words, source, about }) => ({ question: words.asks.option(source), detail: sourceRule(words, about) }),
  fight: ({ words, prompt }) => ({ question: words.asks.fight, detail: words.asks.fightDetail(prompt.keys.length) }),
  support: ({ words, about, prompt }) => ({
    question: words.asks.support(placeNoun(words, about.location ?? 'minas-tirith'), prompt.min, prompt.keys.length),
    detail: words.asks.supportDetail,
  }),
  casualties: ({ words, about }) => ({
    question: words.asks.casualties(placeNoun(words, about.location ?? 'minas-tirith')),
    detail: words.asks.casualtiesDetail(about.left ?? 0),
  }),
  agree: agreement,
  replacement: ({ words, source }) => ({ question: words.asks.replacement(source), detail: words.asks.replacementDetail }),
}

const isKind = (kind: string): kind is PromptKind => kind in KINDS
export const kindOf = (prompt: Prompt): PromptKind => (isKind(prompt.kind) ? prompt.kind : 'action')

const askingOf = (words: Words, view: View, seat: Seat, prompt: Prompt, faceOf: FaceOf): Asking => {
  const about = aboutOf(prompt)
  return { words, view, seat, prompt, about, source: sourceOf(words, about), faceOf }
}

/** See `CardsText.decision`. */
export function decisionText(words: Words, view: View, seat: Seat, prompt: Prompt, chosen: readonly string[], faceOf: FaceOf): Sentence {
  const asking = askingOf(words, view, seat, prompt, faceOf)
  const asked = KINDS[kindOf(prompt)](asking)
  // what a text brings that one may decline stands in the detail already
  if (!chosen.length || chosen[0] === 'do') return asked
  if (prompt.kind === 'casualties') {
    const { label, sum, verdict, why } = lossText(words, view, prompt, chosen, faceOf)
    return { ...asked, detail: sentence(`${label}: ${sum}, ${why === verdict ? verdict : `${verdict}; ${why}`}`) }
  }
  const { label, hint } = choicesText(words, view, seat, prompt, chosen, faceOf)
  return { ...asked, detail: row(sentence(hint ? `${label}: ${hint}` : label), nextText(words, view, seat, prompt, chosen, faceOf)) }
}

/** A card is raised: where shall it go, or who shall carry it? */
export function raisedText(words: Words, view: View, seat: Seat, prompt: Prompt, handle: number, faceOf: FaceOf): Sentence {
  const { action: say } = words.asks
  const choices = prompt.keys.map((key) => readKey(key, faceOf)).filter((choice) => handleOf(choice) === handle)
  const face = faceOf(handle)
  const noun = face ? words.names.cards[face] : null
  if (!noun || !face) return decisionText(words, view, seat, prompt, [], faceOf)
  const is = (where: (choice: Choice) => boolean): boolean => choices.some(where)
  const question = is((choice) => choice.verb === 'play' && choice.wielder !== null)
    ? say.item(noun)
    : is((choice) => choice.verb === 'play' && choice.to === 'event')
      ? say.event(noun)
      : is((choice) => choice.verb === 'use') && !is((choice) => choice.verb === 'move')
        ? say.use(noun)
        : say.where(noun)
  const play = prompt.keys.find((key) => key.startsWith('play') && handleOf(readKey(key, faceOf)) === handle)
  const detail = row(
    cardText(words, face).rules.join(' ') || cardText(words, face).place,
    play ? nextText(words, view, seat, prompt, [play], faceOf) : '',
  )
  return { question, detail }
}

/** What follows: the price of a card that is played. */
export function nextText(words: Words, view: View, seat: Seat, prompt: Prompt, chosen: readonly string[], faceOf: FaceOf): string {
  const { price } = words.asks
  const plays = chosen.map((key) => readKey(key, faceOf)).some(({ verb }) => verb === 'play')
  if (!plays) return ''
  if (prompt.kind === 'dig') return price.rest
  return (view.players[seat]?.hand.length ?? 0) > 1 ? price.cycle : price.forsake
}

export const actorText = (words: Words, view: View, seat: Seat, prompt: Prompt): string =>
  words.asks.actor[kindOf(prompt)](seatNoun(words, view, seat))

export function storyText(words: Words, view: View, seat: Seat, prompt: Prompt): string {
  // a title may end with a point of its own
  return words.asks.story[kindOf(prompt)](seatNoun(words, view, seat), sourceOf(words, aboutOf(prompt))).replace(/([!?])\.$/, '$1')
}

/** Cards kept of the first hand. */
export const keptAtFirst = (view: Pick<View, 'scenario'>, seat: Seat): number => {
  const setup = SCENARIO_DATA[view.scenario].seats[seat]?.setup
  return setup ? setup.draw - setup.cycle : 0
}
