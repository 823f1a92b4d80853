/** The buttons: what a choice does and, smaller, what it brings. Foretold where the rules can tell. */
import type { Prompt, Seat } from '../../../../engine/types.ts'
import { BATTLEGROUND_DATA, CARDS, PATH_DATA, RULINGS, SCENARIO_DATA } from '../../data/index.ts'
import {
  type CardId,
  isBattleground,
  type LocationId,
  type LocationView,
  type PromptKind,
  type Side,
  type Spot,
  type View,
} from '../../types.ts'
import type { FaceOf, Label } from '../types.ts'
import type { PlaceNoun } from '../words/nouns.ts'
import { changeText } from './fronts.ts'
import { aboutOf, type CardVerb, type Choice, handleOf, readKey } from './keys.ts'
import { lossText } from './losses.ts'
import { changeAt, findStanding, frontAt, pointsOf } from './preview.ts'
import { cardText, optionTexts } from './rules.ts'
import { placeNoun, type Words } from './words.ts'

const label = (text: string, hint = ''): Label => ({ label: text, hint })
const nameOf = (words: Words, card: CardId | null): string => (card ? words.names.cards[card].short : words.labels.hiddenCard)

function spotNoun(words: Words, view: View, spot: Spot): PlaceNoun | null {
  if (spot === 'reserve') return null
  const id: LocationId | undefined = spot === 'path' ? view.path?.id : spot
  return id ? placeNoun(words, id) : null
}

/** What a key changes at the front it puts a card to. */
function arrival(words: Words, front: LocationView | null, prompt: Prompt, key: string): string {
  const change = front && changeAt(front, prompt, key)
  return change ? changeText(words, change) : ''
}

function playLabel(words: Words, view: View, prompt: Prompt, key: string, choice: Extract<Choice, { verb: 'play' }>): Label {
  const { choices: say } = words
  const { card, to, wielder } = choice
  if (to === 'event' && card) return label(say.playEvent(words.names.cards[card].short), '')
  if (wielder) {
    const bearer = findStanding(view, ({ face }) => face === wielder)
    const place = bearer?.front ? placeNoun(words, bearer.front.id) : null
    return label(say.wielder(nameOf(words, wielder), place), arrival(words, bearer?.front ?? null, prompt, key))
  }
  if (to === 'reserve' || to === 'event') return label(say.to(nameOf(words, card), null), say.hint.fresh)
  return label(say.to(nameOf(words, card), spotNoun(words, view, to)), arrival(words, frontAt(view, to), prompt, key))
}

interface CardChoice {
  readonly verb: CardVerb
  readonly handle: number
  readonly card: CardId | null
}
/** A choice that names a card of a hand, a pile or the table. */
function cardLabel(words: Words, view: View, prompt: Prompt, choice: CardChoice): Label {
  const { choices: say } = words
  const { card, handle, verb } = choice
  const name = nameOf(words, card)
  const standing = findStanding(view, (piece) => piece.handle === handle)
  const saved = prompt.keys.some((key) => key === `${verb}:${card}#${handle}`) && !standing
  switch (verb) {
    case 'use':
      return label(say.use(name), card ? actionRule(words, card) : '')
    case 'cycle':
      return label(say.cycle(name), say.hint.cycled)
    case 'eliminate':
      return label(say.eliminate(name), saved ? say.hint.saved : say.hint.eliminated)
    case 'forsake':
      return label(say.forsake(name), standing ? say.hint.fromReserve : saved ? say.hint.saved : say.hint.fromHand)
    case 'take':
      return label(say.take(name), say.hint.shown)
    case 'hand':
      return label(say.toHand(name), '')
    case 'support':
      return label(say.lead(name), standing ? say.hint.leads(standing.piece.icons.leadAttack, standing.piece.icons.leadDefense) : '')
    case 'lose': {
      const { label: who, sum } = lossText(words, view, prompt, [`lose:${card}#${handle}`], () => card)
      return label(who, sum)
    }
    case 'by':
      return label(name, card ? say.hint.items[itemsAfter(card)] : '')
    case 'card':
      return label(name, standing?.front ? placeNoun(words, standing.front.id).at : say.hint.inReserve)
  }
}

const itemsAfter = (card: CardId): 'cycled' | 'eliminated' | 'n/a' =>
  CARDS[card].effects.find((effect) => effect.when === 'replace')?.items ?? 'n/a'

/** The words of the action text alone. */
export function actionRule(words: Words, card: CardId): string {
  const index = CARDS[card].effects.filter((effect) => effect.when !== 'replace').findIndex((effect) => effect.when === 'action')
  return cardText(words, card).rules[index] ?? ''
}

function groundLabel(words: Words, view: View, ground: keyof typeof BATTLEGROUND_DATA, back: boolean): Label {
  const { hint } = words.choices
  const { shields, points, side } = BATTLEGROUND_DATA[ground]
  const { title } = placeNoun(words, ground)
  if (!back) return label(title, hint.ground(shields, points))
  const holder: Side = view.scored.free.includes(ground) ? 'free' : 'shadow'
  const lost = hint.loses(holder, points)
  return label(title, holder === side ? lost : `${lost}; ${hint.bare}`)
}

/** A choice as a button; see `CardsText.choice`. */
export function choiceText(words: Words, view: View, seat: Seat, prompt: Prompt, key: string, faceOf: FaceOf): Label {
  const { choices: say } = words
  const choice = readKey(key, faceOf)
  const player = view.players[seat]
  switch (choice.verb) {
    case 'play':
      return playLabel(words, view, prompt, key, choice)
    case 'move': {
      const place = spotNoun(words, view, choice.to)
      const name = nameOf(words, choice.card)
      return label(place ? say.move(name, place) : say.to(name, null), arrival(words, frontAt(view, choice.to), prompt, key))
    }
    case 'winnow':
      return label(say.plain.winnow, say.hint.winnow)
    case 'ring': {
      const rule = SCENARIO_DATA[view.scenario].seats[seat]?.ring
      return label(say.plain.ring, rule && rule !== 'none' ? say.hint.ring(rule) : '')
    }
    case 'pass':
      return label(say.plain.pass, say.hint.pass(player?.hand.length ?? 0, player?.limit ?? RULINGS.carryoverLimit))
    case 'deck':
      return label(say.plain.deck, say.hint.top)
    case 'do':
      return label(say.plain.do)
    case 'decline':
    case 'nothing':
    case 'agree':
    case 'refuse':
      return label(say.plain[choice.verb], say.plainHint[choice.verb])
    case 'path': {
      const { shields, points } = PATH_DATA[choice.path]
      return label(placeNoun(words, choice.path).title, say.hint.ground(shields, points))
    }
    case 'activate':
      return groundLabel(words, view, choice.ground, false)
    case 'reactivate':
      return groundLabel(words, view, choice.ground, true)
    case 'at': {
      const place = spotNoun(words, view, choice.spot)
      return label(place?.title ?? words.labels.reserve, '')
    }
    case 'fight': {
      const front = frontAt(view, choice.location)
      const role = isBattleground(choice.location) ? '' : words.labels.pathNumber(PATH_DATA[choice.location].number)
      return label(
        placeNoun(words, choice.location).title,
        [role, words.labels.worth(pointsOf(choice.location))].filter((part) => part && front).join(' · '),
      )
    }
    case 'option': {
      const { card } = aboutOf(prompt)
      return label((card && optionTexts(words, card)[choice.n]) || words.labels.round(choice.n), '')
    }
    case 'other':
      return label(choice.key)
    default:
      return cardLabel(words, view, prompt, choice)
  }
}

/** Several chosen keys as one button; see `CardsText.choices`. */
export function choicesText(words: Words, view: View, seat: Seat, prompt: Prompt, keys: readonly string[], faceOf: FaceOf): Label {
  const [first] = keys
  if (first === undefined) return label(words.choices.choose)
  if (prompt.kind === 'casualties') {
    const { label: who, sum, verdict } = lossText(words, view, prompt, keys, faceOf)
    return label(who, `${sum} · ${verdict}`)
  }
  if (keys.length === 1) return choiceText(words, view, seat, prompt, first, faceOf)
  if (prompt.kind === 'examine') {
    return label(
      words.choices.several('examine', keys.length),
      keys.map((key) => choiceText(words, view, seat, prompt, key, faceOf).label).join(' · '),
    )
  }
  const named = keys.map((key) => {
    const choice = readKey(key, faceOf)
    return handleOf(choice) === null || !('card' in choice)
      ? choiceText(words, view, seat, prompt, key, faceOf).label
      : nameOf(words, choice.card)
  })
  return label(words.choices.several(prompt.kind as PromptKind, keys.length), words.list(named))
}
