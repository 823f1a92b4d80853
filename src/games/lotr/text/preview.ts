/**
 * What choices would bring, as data for sentences, scene and screen: moves, rolls, steps towards Sauron.
 * Language-free. It foretells from a view, so it knows no more than the one who looks; the rules have the last word.
 */
import { DIE_DATA, RING_REACH } from '../data/index.ts'
import type { Activity, CardId, Content, DieFace, EventId, FeatureId, Sign, TileId, View } from '../types.ts'
import { HOBBIT_CARDS } from '../types.ts'
import { askOf, mainLineOf, printedOn, spacesOf } from './facts.ts'
import { readKey } from './keys.ts'

/** A marker's way along a line: the spaces it enters and what lies on them. */
export interface Reach {
  readonly line: Activity
  readonly from: number
  readonly to: number
  readonly length: number
  /** In the order of the spaces; empty spaces and removed cards are left out. */
  readonly gains: readonly Content[]
  /** Feature cards among the gains, by name. */
  readonly cards: readonly FeatureId[]
  readonly rolls: number
  /** Signs left over at the end of the line. */
  readonly surplus: number
  /** The marker comes to the last space of the main line. */
  readonly endsScenario: boolean
}

/** Where `steps` steps take the marker of `line` from here; null without a board or the line. `unseen`: by the Ring, which gains nothing. */
export function previewMove(view: View, line: Activity, steps: number, unseen = false): Reach | null {
  const board = view.board
  const from = board?.lines[line] ?? null
  if (!board || from === null) return null
  const spaces = spacesOf(board.place, line)
  const to = Math.min(spaces.length, from + steps)
  const entered = unseen ? landing(view, from, to) : { first: from, last: to }
  const gains: Content[] = []
  const cards: FeatureId[] = []
  for (const space of spaces.slice(entered.first, entered.last)) {
    if (space.content === 'none') continue
    if (space.content === 'card') {
      if (!space.card || !board.features.includes(space.card)) continue
      cards.push(space.card)
    }
    gains.push(space.content)
  }
  return {
    line,
    from,
    to,
    length: spaces.length,
    gains,
    cards,
    rolls: gains.filter((content) => content === 'die').length,
    surplus: from + steps - to,
    endsScenario: line === mainLineOf(board.place) && to === spaces.length && to > from,
  }
}

function landing(view: View, from: number, to: number): { first: number; last: number } {
  if (view.options.ring_collects === 'all') return { first: from, last: to }
  return { first: view.options.ring_collects === 'last_space_only' ? Math.max(from, to - 1) : to, last: to }
}

/** What playing the card of the last `play@LINE:CARD` among `keys` brings. Null: there is none, or its face is not known. */
export function previewPlay(view: View, keys: readonly string[]): Reach | null {
  const play = keys.map((key) => readKey(key, () => null)).findLast((choice) => choice.verb === 'play')
  if (play?.verb !== 'play' || !play.card) return null
  return previewMove(view, play.line, printedOn(play.card)?.count ?? 0)
}

/** How far the Ring carries a marker after this face. */
export function ringSteps(view: View, seat: number, face: DieFace): number {
  const printed = DIE_DATA[face].signs
  const reduced = view.options.ring_symbols_for_sam === 'reduced_to_one' && view.players[seat]?.hobbit === 'sam'
  return RING_REACH - (reduced ? Math.min(1, printed) : printed)
}

/** Steps and cards this face costs the one who rolled it; Sam suffers one at most. */
export function faceDamage(
  view: View,
  seat: number,
  face: DieFace,
): { readonly dots: number; readonly cards: number; readonly eyes: number } {
  const most = view.players[seat]?.hobbit === 'sam' ? 1 : 3
  const { dots, cards, eyes } = DIE_DATA[face]
  return { dots: Math.min(most, dots), cards: Math.min(most, cards), eyes }
}

/** Where a hobbit would stand after `dots` steps, and whether he would meet Sauron there. */
export function previewSteps(view: View, seat: number, dots: number): { readonly to: number; readonly meets: boolean } {
  const step = view.players[seat]?.step ?? 0
  return { to: Math.max(0, Math.min(view.sauron, step + dots)), meets: dots > 0 && step + dots >= view.sauron }
}

/** Where Sauron would stand after `eyes`, and whom he would meet. */
export function previewEyes(view: View, eyes: number): { readonly to: number; readonly met: readonly number[] } {
  const to = Math.max(0, view.sauron - eyes)
  return { to, met: eyes === 0 ? [] : view.players.filter((player) => player.alive && player.step >= to).map(({ seat }) => seat) }
}

/** How a roll could lose somebody. */
export interface RollDanger {
  /** The fewest dots on a face that bring the one who rolls to Sauron. */
  readonly dots: 1 | 2 | 3 | null
  /** One roll cannot, but all of them together can. */
  readonly together: boolean
  /** Whom Sauron meets if the eye is rolled. */
  readonly eye: readonly number[]
  /** The face with two cards asks for more than the hand holds. */
  readonly cards: boolean
}

const DOT_FACES = ['one_dot', 'two_dots', 'three_dots'] as const
/** What can go wrong if this seat rolls now, once or more often; `spent` cards will have left its hand by then. */
export function rollDanger(view: View, seat: number, spent = 0, rolls = 1): RollDanger {
  const worst = DOT_FACES.findIndex((face) => previewSteps(view, seat, faceDamage(view, seat, face).dots).meets)
  const most = faceDamage(view, seat, 'three_dots').dots
  return {
    dots: worst < 0 ? null : ((worst + 1) as 1 | 2 | 3),
    together: worst < 0 && rolls > 1 && previewSteps(view, seat, most * rolls).meets,
    eye: previewEyes(view, 1).met,
    cards: (view.players[seat]?.hand.length ?? 0) - spent < faceDamage(view, seat, 'two_cards').cards,
  }
}

export interface Roller {
  readonly seat: number
  readonly rolls: number
}
/** What some rolls could do at worst; equal fates are told together. */
export interface Danger {
  readonly falls: readonly { readonly dots: 1 | 2 | 3 | null; readonly eye: boolean; readonly seats: readonly number[] }[]
  /** No single roll, but bad ones together. */
  readonly together: readonly number[]
  /** Too few cards for the face that takes cards. */
  readonly cards: readonly number[]
  /** Met by Sauron if anybody rolls the eye, and not told among the falls. */
  readonly eye: readonly number[]
}
export function dangerOf(view: View, rollers: readonly Roller[], spent = 0): Danger {
  const all = rollers.map(({ seat, rolls }) => ({ seat, ...rollDanger(view, seat, spent, rolls) }))
  const single = all.length === 1 ? all[0] : undefined
  const withEye = single?.eye.includes(single.seat) ?? false
  const falls = ([1, 2, 3] as const)
    .map((dots) => ({ dots, eye: withEye, seats: all.filter((one) => one.dots === dots).map(({ seat }) => seat) }))
    .filter(({ seats }) => seats.length > 0)
  return {
    falls: single && withEye && !falls.length ? [{ dots: null, eye: true, seats: [single.seat] }] : falls,
    together: all.filter((one) => one.together).map(({ seat }) => seat),
    cards: all.filter((one) => one.cards).map(({ seat }) => seat),
    eye: (all[0]?.eye ?? []).filter((seat) => !(withEye && seat === single?.seat)),
  }
}

/** Who would have to roll, and how often, if an event or tile is not paid. `self`: the one of "each player" who is asked. */
export function otherwiseRolls(view: View, asker: EventId | TileId, self: number): readonly Roller[] {
  const alive = view.players.filter((player) => player.alive).map(({ seat }) => seat)
  return (askOf(asker)?.otherwise ?? []).flatMap((effect) => {
    if (effect.op !== 'roll') return []
    const { who, times: rolls } = effect
    if (who === 'each') return alive.map((seat) => ({ seat, rolls }))
    return [{ seat: who === 'active' ? view.active : who === 'ringBearer' ? view.ringBearer : self, rolls }]
  })
}

/** What a hobbit still lacks of the three life tokens when a scenario ends: his steps. Merry needs two kinds only. */
export function missingTokens(view: View, seat: number): number {
  const player = view.players[seat]
  if (!player) return 0
  const kinds = (['ring', 'heart', 'sun'] as const).filter((token) => player.tokens[token] > 0).length
  return Math.max(0, (player.hobbit === 'merry' ? 2 : 3) - kinds)
}

/** What a card of this seat counts as when it pays: its sign and, for Frodo's white cards, any. */
export function payingSign(view: View, seat: number, card: CardId): { readonly sign: Sign; readonly count: number } | null {
  const printed = printedOn(card)
  if (!printed || view.players[seat]?.hobbit !== 'frodo' || printed.color !== 'white') return printed
  const isHobbitCard = (HOBBIT_CARDS as readonly string[]).includes(card)
  return isHobbitCard || view.options.frodo_wild_scope === 'all_white_cards' ? { sign: 'wild', count: printed.count } : printed
}

/** The next seat to the left that is still on the road. */
export function leftOf(view: View, seat: number): number {
  const seats = view.players.length
  for (let i = 1; i < seats; i++) {
    const next = (seat + i) % seats
    if (view.players[next]?.alive) return next
  }
  return seat
}

/** Who destroyed the Ring: the first survivor in the order of the attempts, for those before him were lost. */
export function destroyer(view: View): number {
  const first = view.options.mount_doom_first_roller === 'active' ? view.active : view.ringBearer
  return view.players[first]?.alive ? first : leftOf(view, first)
}
