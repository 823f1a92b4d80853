/** The buttons in English: labels of a few words, hints of one line. Also the sums of fronts and of casualties. */
import type { ChoiceWords } from '../words/choices.ts'
import type { FrontWords } from '../words/fronts.ts'
import type { LossWords } from '../words/losses.ts'
import { count, digits, number } from './nouns.ts'

export const CHOICES: ChoiceWords = {
  to: (card, place) => (place ? `${card} ${place.to}` : `${card} to reserve`),
  move: (card, place) => `Move ${card} ${place.to}`,
  wielder: (name, place) => (place ? `${name} ${place.at}` : `${name} in reserve`),
  playEvent: (card) => `Play ${card}`,
  cycle: (card) => `Cycle ${card}`,
  use: (card) => `Use ${card}`,
  eliminate: (card) => `Eliminate ${card}`,
  forsake: (card) => `Forsake ${card}`,
  take: (card) => `Take ${card}`,
  toHand: (card) => `${card} to hand`,
  lead: (card) => `${card} leads`,
  hint: {
    fresh: 'cannot move this round',
    inReserve: 'in reserve',
    cycled: 'comes back later',
    eliminated: 'gone for good',
    saved: 'its text saves it: shown and cycled',
    fromReserve: 'from reserve',
    fromHand: 'from hand, unseen',
    ground: (shields, points) => `${shields ? digits(shields, 'shield') : 'no shields'}, worth ${points}`,
    bare: 'without its shields',
    loses: (side, points) => `${side === 'free' ? 'the Free Peoples lose' : 'the Shadow loses'} ${count(points, 'point')} for now`,
    ring: (rule) => (rule === 'trilogy' ? 'draw two, once in the match' : 'draw three, eliminate one, cycle one'),
    pass: (hand, limit) => `${hand} in hand, limit ${limit}`,
    winnow: 'two gone for good, draw one',
    top: 'unseen until it is gone',
    shown: 'shown, then to hand',
    leads: (attack, defence) =>
      [attack ? `+${attack} attack` : '', defence ? `+${defence} defence` : ''].filter((part) => part).join(', ') || 'its army counts more',
    items: { cycled: 'its items are cycled with it', eliminated: 'its items are lost', 'n/a': '' },
  },
  plain: {
    winnow: 'Winnow',
    ring: 'Use the Ring token',
    pass: 'Pass',
    deck: 'Top of the deck',
    do: 'Yes',
    decline: 'Better not',
    nothing: 'Nothing',
    agree: 'Agree',
    refuse: 'Refuse',
  },
  plainHint: { decline: 'it stays as it is', nothing: 'none of these', agree: 'so they fall', refuse: 'the attackers choose' },
  choose: 'Choose',
  several: (kind, n) => {
    const these = n === 2 ? 'both' : `these ${number(n)}`
    const verb = { cycle: 'Cycle', eliminate: 'Eliminate', take: 'Take', dig: 'Play', target: 'Lose', support: 'Lead with' }[kind as string]
    return verb ? `${verb} ${these}` : kind === 'examine' ? 'So it is' : `Choose ${these}`
  },
}

export const FRONTS: FrontWords = {
  shields: (n) => (n ? digits(n, 'shield') : 'no shields'),
  bare: 'shields do not count',
  sum: (attack, shields, left) =>
    shields
      ? `${attack} attack less ${digits(shields, 'shield')} leaves ${left} to cancel`
      : `${attack} attack, no shields: ${left} to cancel`,
  quiet: 'nothing attacks',
  fate: { holds: 'holds', falls: 'falls', scored: 'scored', corrupted: 'corruption', drawn: 'nobody scores' },
  cost: (fate, lost) => `${fate}, ${number(lost)} lost`,
  corruption: (n) => `${n} corruption`,
  change: (attack, defense, fate, name, points, corruption) =>
    `${attack} against ${defense}: ${
      {
        holds: `${name} holds`,
        falls: `${name} falls, worth ${points}`,
        scored: `scored, worth ${points}`,
        corrupted: corruption ? `${corruption} corruption` : 'the path is lost',
        drawn: 'nobody scores',
      }[fate]
    }`,
  either: (fate, name) =>
    ({
      holds: `${name} holds either way`,
      falls: `${name} falls either way`,
      scored: 'scored either way',
      corrupted: 'corrupted either way',
      drawn: 'nobody scores either way',
    })[fate],
  falls: (counts) => `counts ${counts} · falls`,
  unused: (counts) => (counts ? `${counts} unused · cycled` : 'cycled'),
  spent: (counts) => `attacks with ${counts} · gone`,
}

export const LOSSES: LossWords = {
  sum: (chosen, left) => `${chosen} of ${left}`,
  enough: 'just enough',
  over: (n) => `${n} over`,
  short: (n) => `${number(n)} short`,
  falls: (chosen, left) => `${chosen || 'nothing'} of ${left} cancelled: too little`,
  needless: (rest, sum, without) => `${rest} ${rest.includes(' and ') ? 'are' : 'is'} ${sum} without ${without}`,
  needed: (left) => `allowed: without its biggest card it falls short of ${left}`,
  nobody: 'nobody',
}
