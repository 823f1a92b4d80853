/** The options of a match in English: a title, one line, words for the values. Most are points the rules leave open. */
import type { OptionSpec } from '../../../../engine/types.ts'
import type { CardsText } from '../types.ts'

const YES_NO = { true: 'yes', false: 'no' }

export const OPTIONS: CardsText['options'] = {
  two_seats: {
    title: 'The game for two',
    line: 'One great deck against the other, or the short story of the Fellowship.',
    values: { duel: 'Duel', fellowship: 'The Fellowship of the Ring' },
  },
  factionBattlegroundMeans: {
    title: 'A battleground of a faction',
    line: 'When a text says “a Mordor battleground”, where must Mordor be shown?',
    values: { anyIcon: 'as attacker or defender', defenderIcon: 'as defender only' },
  },
  excessAtEndOfActionStep: {
    title: 'Too many cards at the end',
    line: 'A seat that passed with more cards than its limit, because all enemies held more still,',
    values: { cycleDownToLimit: 'cycles down to the limit', keep: 'keeps them' },
  },
  forsakeCostMayPickCardJustPlayed: {
    title: 'The card pays for itself',
    line: 'Played as the last card of a hand, a card may be forsaken for its own price.',
    values: YES_NO,
  },
  playWithNoWayToPay: {
    title: 'Nothing left to pay with',
    line: 'A seat that has no other card anywhere',
    values: { allowedFree: 'plays for nothing', illegal: 'cannot play' },
  },
  zeroDefenseDefendersWhenOverrun: {
    title: 'The helpless when all is lost',
    line: 'If the defenders cannot cancel everything, those without any defence',
    values: { eliminated: 'fall with the others', cycled: 'are cycled' },
  },
  tokensOnReactivatedStillCount: {
    title: 'Tokens where shields are gone',
    line: 'On a battleground without its shields, defence tokens still count.',
    values: YES_NO,
  },
  strictPathTie: {
    title: 'A tied path in the Duels',
    line: 'If attack and defence on a path are equal, nobody scores it.',
    values: { pathSetAsideNoPoints: 'set aside' },
  },
  duel3pUnusedShadowRingTokenScores: {
    title: 'Kept Ring tokens in the Duel for three',
    line: 'An unspent Ring token of a Shadow seat is a point at the end.',
    values: YES_NO,
  },
  orthancRecycleMandatory: {
    title: 'Orthanc shuffles',
    line: 'When Orthanc is activated, the cycle pile must be shuffled into the deck.',
    values: YES_NO,
  },
  duel3pEachShadowTwice: {
    title: 'Each Shadow player, twice',
    line: 'In the Duel for three the Shadow, too, does twice what a text asks of each.',
    values: YES_NO,
  },
  supportedByMeans: {
    title: 'Armies of another people',
    line: 'Merry, Pippin and the Three Hunters among armies that are not their own:',
    values: { supportAllowed: 'such armies may support them', armyRequired: 'they come only where one stands' },
  },
  armySupportsNonLeaders: {
    title: 'Support without leadership',
    line: 'An army may support one who leads nobody: the Dead follow Strider.',
    values: YES_NO,
  },
  textWithoutEffect: {
    title: 'Texts that would do nothing',
    line: 'An event or an action that could change nothing now',
    values: { notOffered: 'cannot be chosen', allowed: 'can be chosen all the same' },
  },
  optionalCycleWithEmptyHand: {
    title: 'Cycling from an empty hand',
    line: 'Where one may cycle a card for something, and has none:',
    values: { forsakeInstead: 'one forsakes instead', cannotPay: 'one cannot' },
  },
  permissionSourceMayUseItself: {
    title: 'Ghân-buri-Ghân leads himself',
    line: 'He lets Rohan go to Minas Tirith; he may go there himself.',
    values: YES_NO,
  },
}

export function optionValue(spec: OptionSpec, value: boolean | string | number): string {
  const text = OPTIONS[spec.id as keyof CardsText['options']]
  return text?.values?.[String(value)] ?? (value === true ? 'yes' : value === false ? 'no' : String(value))
}
