/** The log in English: short facts in the past tense. */
import type { LogWords } from '../words/log.ts'
import type { Noun } from '../words/nouns.ts'
import { begin, count, digits } from './nouns.ts'

const I = ({ nom }: Noun): string => nom.replace(/^the /, 'The ')
const was = (plural: boolean): string => (plural ? 'were' : 'was')
const pile = (from: string): string => (from === 'cycle' ? 'the cycle pile' : 'the draw deck')
const uncancelledText = (n: number): string => `${count(n, 'icon')} stayed uncancelled`
const SIDE = { free: 'the Free Peoples', shadow: 'the Shadow' }

export const LOG: LogWords = {
  round: (n, starts) => `Round ${n}: ${starts.nom} begins.`,
  step: { location: null, action: null, combat: 'The battles begin.', victory: null, draw: 'New cards are drawn.' },
  turn: ({ gen }) => `${begin(gen)} turn.`,
  activated: ({ nom, plural }, from, bare) =>
    from === 'deck'
      ? `The war came to ${nom}.`
      : `${begin(nom)} ${plural ? 'are' : 'is'} fought for again, out of the hands of ${SIDE[from]}${bare ? ', without shields' : ''}.`,
  pathChosen: (who, path, old) => `${I(who)} leads on to ${path.nom}; first ${old.nom} ${old.plural ? 'are' : 'is'} fought for.`,
  pathActive: ({ nom }) => `The path leads to ${nom}.`,
  playEvent: (who, card) => `${I(who)} played ${card}.`,
  playItem: (who, card, wielder) => `${I(who)} gave ${card} to ${wielder}.`,
  play: (who, card, place) => (place ? `${I(who)} sent ${card} ${place.to}.` : `${I(who)} played ${card} to reserve.`),
  move: (who, card, place) => (place ? `${I(who)} moved ${card} from reserve ${place.to}.` : `${I(who)} moved ${card}.`),
  use: (who, card) => `${I(who)} used ${card}.`,
  winnow: (who) => `${I(who)} winnowed.`,
  ring: (who) => `${I(who)} used the Ring token.`,
  pass: (who) => `${I(who)} passed.`,
  draw: (who, n) => `${I(who)} drew ${count(n, 'card')}.`,
  look: (who, n) => `${I(who)} drew ${count(n, 'card')} for the text.`,
  cycled: (who, n) => `${I(who)} cycled ${count(n, 'card')}.`,
  cycledOpen: (cards, plural) => `${begin(cards)} ${was(plural)} cycled.`,
  saved: (card, plural, from) => `${begin(card)} ${was(plural)} cycled instead of ${from}.`,
  lost: (who, n, cause, from) => {
    if (cause === 'forsaken') return `${I(who)} forsook ${count(n, 'card')}${from === 'deck' ? ' off the deck' : ''}.`
    return `${I(who)} eliminated ${count(n, 'card')}${from === 'hand' ? ' from hand' : from === 'deck' ? ' off the deck' : ''}.`
  },
  lostOpen: (cards, plural, cause) => (cause === 'removed' ? `${begin(cards)} left the game.` : `${begin(cards)} ${was(plural)} ${cause}.`),
  recycle: (who, n) => `${I(who)} shuffled the cycle pile: ${count(n, 'card')}.`,
  search: (who) => `${I(who)} searched the draw deck.`,
  take: (who, card, from) => `${I(who)} took ${card} from ${pile(from)}.`,
  foundNothing: (who) => `${I(who)} found nothing.`,
  examine: (who, n) => `${I(who)} looked at ${count(n, 'card')}.`,
  token: (kind, n, on) =>
    `${begin(count(n, `${kind === 'attack' ? 'attack' : 'defence'} token`))} ${typeof on === 'string' ? `on ${on}` : on.at}.`,
  corruption: (from, to) => (to > from ? `Corruption grew to ${to}.` : `Corruption sank to ${to}.`),
  permit: ({ title }) => `*${title}* holds for this round.`,
  decline: (who) => `${I(who)} declined.`,
  combat: ({ at }, isPath, replaced) =>
    replaced ? `The path is left: combat ${at}, at once.` : isPath ? `Combat on the path, ${at}.` : `Battle ${at}.`,
  support: (pairs) => `${begin(pairs.map(([army, leader]) => `${army} with ${leader}`).join(', '))}: leadership counts.`,
  count: (attack, shields, left) =>
    !attack
      ? 'Nothing attacked.'
      : shields
        ? `${attack} attack, ${digits(shields, 'shield')}: ${digits(left, 'icon')} to cancel.`
        : `${attack} attack, no shields.`,
  proposal: (who, cards) => `${I(who)} would let ${cards} fall.`,
  refused: (who) => `${I(who)} refused; the attackers choose.`,
  casualties: (cards, _, uncancelled) => `${begin(cards)} fell${uncancelled ? `; ${uncancelledText(uncancelled)}` : ''}.`,
  noLoss: (uncancelled) => `Nobody fell${uncancelled ? `; ${uncancelledText(uncancelled)}` : ''}.`,
  won: ({ nom }, side, defended, points) => `${begin(nom)} ${defended ? 'held' : 'fell'}: ${count(points, 'point')} for ${SIDE[side]}.`,
  pathEnded: ({ nom }, side, points, corruption) => {
    if (side === 'free') return `${begin(nom)}: ${count(points, 'point')} for ${SIDE.free}.`
    if (side === null) return `${begin(nom)}: nobody scored.`
    return `${begin(nom)} went to the Shadow${corruption ? `, with ${corruption} corruption` : ''}.`
  },
  score: (free, shadow) => `Free Peoples ${free}, Shadow ${shadow}.`,
  ending: (winner, free, shadow) =>
    winner === 'free' ? `The West prevailed, ${free} to ${shadow}.` : `The Shadow prevailed, ${shadow} to ${free}.`,
  aCard: 'a card',
}
