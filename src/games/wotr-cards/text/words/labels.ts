/** Words that stand alone on the table and on the screens before and after a match. A language fills them in. */
import type { CardsEvent, CombatStep, Side } from '../../types.ts'

export type StepId = Extract<CardsEvent, { type: 'step' }>['step']

export interface Labels {
  readonly theWielder: string
  readonly close: string
  /** "4 less 2 against 5" */
  readonly less: string
  readonly against: string
  readonly toCancel: string
  /** "5 of 7" */
  of(n: number): string
  /** A card of the hand for those who listen. */
  card(card: { readonly name: string; readonly kind: string; readonly icons: string; readonly state: 'raised' | 'usable' | 'idle' }): string
  /** "Leads", said of leadership that an army supports. */
  supports(army: string): string
  /** A combat that interrupts what somebody does. */
  readonly nested: string
  /** The path that waits for this combat. */
  replacedBy(name: string): string
  pilesOf(seat: string): string
  readonly pileHidden: string
  readonly pileEmpty: string
  readonly cyclePile: string
  readonly gonePile: string
  readonly deck: string
  readonly looked: string
  readonly corruptionNone: string
  readonly fronts: string
  readonly void: string
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
  /** What was cancelled, and how it ended: "Cancelled: the city holds, worth 3". */
  cancelled(uncancelled: number, result: string, points: number): string
  /** Where the icons of a sum come from, each with how many: "3 Grond", "1 Commander, led". */
  readonly part: {
    card(n: number, name: string): string
    led(n: number, name: string): string
    tokens(n: number): string
    printed(n: number): string
    texts(n: number): string
  }
  /** "Guards support" between an army and its leader. */
  bracket(army: string): string
  /** A combat that was fought out, to be looked at again: "Look at the combat again". */
  readonly again: string
  /** "Moria: Shields, 3 of 6" */
  watching(place: string, step: string): string
  /** Nothing stands there any more. */
  readonly cleared: string
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
  /** Everything behind the balance. */
  readonly ledger: {
    readonly title: string
    /** The balance as a button: "8 to 6: show the ledger". */
    open(free: number, shadow: number): string
    readonly hint: string
    /** Paths nobody scored. */
    readonly aside: string
    keeps(limit: number): string
    readonly paths: string
    readonly decks: { readonly [S in Side]: string }
  }
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
  /** More sets are allowed than are shown. */
  readonly moreSets: string
  readonly newMatch: {
    readonly title: string
    people(n: number): string
    readonly seats: string
    readonly order: string
    readonly begins: string
    cards(n: number): string
    draws(draw: number, cycle: number, step: number): string
    playsBoth(name: string): string
    /** Who has no name yet: "One person" plays both. */
    readonly onePerson: string
    readonly options: string
    readonly rulings: string
    readonly rulingsLine: string
    readonly begin: string
    /** `kept`: cards each seat keeps at the start; null where seats differ. */
    beginLine(scenario: string, first: string, kept: number | null): string
    readonly help: string
    readonly back: string
    readonly sit: string
    readonly around: string
    readonly aroundLine: string
    readonly friends: string
    readonly friendsLine: string
    readonly openTable: string
    openTableLine(scenario: string): string
    readonly openHands: string
    readonly openHandsLine: string
    readonly standard: string
    readonly only: string
    readonly somebody: string
    /** "Who plays Frodo?" */
    personOf(seat: string): string
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
