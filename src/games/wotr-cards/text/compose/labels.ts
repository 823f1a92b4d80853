/** Words that stand alone on the table and on the screens before and after a match. A language fills them in. */
import type { CardsEvent, Side } from '../../types.ts'

export type StepId = Extract<CardsEvent, { type: 'step' }>['step']
export const COMBAT_STEPS = ['support', 'attack', 'shields', 'losses', 'clean-up'] as const
export type CombatStep = (typeof COMBAT_STEPS)[number]

export interface Labels {
  readonly theWielder: string
  readonly attack: string
  readonly defence: string
  readonly leadership: string
  readonly shields: string
  readonly pathIcons: string
  pathNumber(n: number): string
  readonly defend: { readonly [S in Side]: string }
  readonly steps: { readonly [S in StepId]: string }
  /** The stages of a combat: heading and what happens. */
  readonly combat: { readonly [S in CombatStep]: { readonly title: string; readonly line: string } }
  readonly theAttack: string
  readonly theDefence: string
  readonly attackersGone: string
  readonly oneIconCosts: string
  readonly now: string
  readonly next: string
  /** Under a seat: what it does. */
  readonly acts: string
  readonly passed: string
  readonly began: string
  readonly draw: string
  readonly cycle: string
  readonly gone: string
  readonly reserve: string
  readonly hand: string
  inHand(n: number): string
  limit(n: number): string
  round(n: number): string
  pathOf(n: number, last: number): string
  aheadWins(n: number): string
  readonly corruption: string
  readonly ringTokens: string
  ringsLeft(n: number): string
  readonly left: { readonly title: string; readonly paths: string; readonly free: string; readonly shadow: string }
  worth(n: number): string
  points(n: number): string
  readonly goesWhenDone: string
  readonly here: string
  readonly hiddenCard: string
  readonly putBack: string
  readonly chooseOthers: string
  readonly touchCards: string
  readonly justEnough: string
  readonly moreThanEnough: string
  readonly notAllowed: string
  readonly newMatch: {
    readonly title: string
    people(n: number): string
    readonly seats: string
    readonly order: string
    readonly begins: string
    cards(n: number): string
    draws(draw: number, cycle: number, step: number): string
    playsBoth(name: string): string
    readonly options: string
    readonly rulings: string
    readonly rulingsLine: string
    readonly begin: string
    beginLine(scenario: string, first: string, kept: number): string
  }
  readonly ending: {
    readonly wonBy: { readonly [S in Side]: string }
    readonly lead: string
    to(n: number): string
    readonly again: string
    readonly againLine: string
    readonly see: string
    readonly seeLine: string
    readonly shelf: string
    readonly shelfLine: string
  }
}
