/**
 * What can be agreed before a match: which of the two-seat scenarios, and every ruling the sources leave open, with what we take by
 * default. The first value is the default.
 */
import type { OptionSpec } from '../../../engine/types.ts'

const flag = (id: string, standard: boolean): OptionSpec => ({ id, type: 'flag', default: standard })
const choice = (id: string, ...values: [string, ...string[]]): OptionSpec => ({ id, type: 'choice', values, default: values[0] })

export const CARDS_OPTIONS: readonly OptionSpec[] = [
  choice('two_seats', 'duel', 'fellowship'),
  choice('factionBattlegroundMeans', 'anyIcon', 'defenderIcon'),
  choice('excessAtEndOfActionStep', 'cycleDownToLimit', 'keep'),
  flag('forsakeCostMayPickCardJustPlayed', false),
  choice('playWithNoWayToPay', 'allowedFree', 'illegal'),
  choice('zeroDefenseDefendersWhenOverrun', 'eliminated', 'cycled'),
  flag('tokensOnReactivatedStillCount', true),
  choice('strictPathTie', 'pathSetAsideNoPoints'),
  flag('duel3pUnusedShadowRingTokenScores', true),
  flag('orthancRecycleMandatory', true),
  flag('duel3pEachShadowTwice', false),
  choice('supportedByMeans', 'supportAllowed', 'armyRequired'),
  flag('armySupportsNonLeaders', true),
  choice('textWithoutEffect', 'notOffered', 'allowed'),
  choice('optionalCycleWithEmptyHand', 'forsakeInstead', 'cannotPay'),
  flag('permissionSourceMayUseItself', true),
]

/** Numbers that no card prints, each read in one place of the rules. */
export const RULINGS = {
  /** The most cards a seat may hold when the action step ends, before texts add to it. */
  carryoverLimit: 2,
  /** Where a duel's Ring token meets a short deck: draw what is there, then eliminate, then cycle. */
  ring: {
    trilogy: { draw: 2, eliminate: 0, cycle: 0, again: 'never', unusedScores: 1 },
    duel: { draw: 3, eliminate: 1, cycle: 1, again: 'next-round', unusedScores: 0 },
  },
  winnow: { eliminate: 2, draw: 1 },
  /** Piles that a look at the top of too short a deck fills first. */
  palantirFewerThanThree: ['hand', 'cycle', 'eliminate'],
} as const
