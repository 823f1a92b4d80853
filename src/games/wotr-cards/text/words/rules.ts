/** What a language says for each word of the effect data: the phrases of which `rules.ts` composes card and location texts. */
import type { Op, Who } from '../../data/index.ts'
import type { CardType, Faction, Keyword, Side } from '../../types.ts'
import type { Noun, PlaceNoun } from './nouns.ts'

/** Who does something. `base`: the reader, or after "may": the verb in its base form. */
export interface Doer {
  readonly base: boolean
  /** Empty where the sentence has just named them. */
  readonly nom: string
  readonly plural: boolean
  /** In the base form, but not the reader. */
  readonly other?: boolean
}
/** A kind of card: "Rohan army", "Nazgûl". */
export interface Kind {
  readonly types: readonly CardType[]
  readonly faction?: Faction
  readonly keyword?: Keyword
}
export type Place = 'reserve' | 'path' | 'battleground' | 'pathOrBattleground' | 'inPlay'
/** Where the speaking card is. */
export type PerPlace = 'samePath' | 'sameBattleground'
export type OpOf<K extends Op['op']> = Extract<Op, { op: K }>
type TokenOp = OpOf<'token'>
/** One of several things in a row; `opens`: another does it than did the one before. */
export interface Part {
  readonly text: string
  readonly opens: boolean
}

export interface RuleWords {
  /** "the Elf player"; "each Free player". */
  player(who: Exclude<Who, 'self'>): Doer
  /** As object: "a Rohan army", "two Nazgûl"; any number of them: "any Rohan cards". */
  kind(kind: Kind, n: number | 'any'): string
  /** "every two Isengard armies or characters on the same battleground" */
  forEvery(kind: Kind, n: number, place: PerPlace | null): string
  readonly op: {
    draw(who: Doer, n: number, more: string): string
    more(n: number, condition: string): string
    extraDraw(n: number): string
    cycleHand(who: Doer, n: number): string
    eliminateHand(who: Doer, n: number): string
    forsake(who: Doer, n: number): string
    cycle(card: string): string
    /** `place` for cards that are chosen. */
    eliminate(what: string, place: Place | null): string
    eliminateAny(what: string, place: Place): string
    loses(who: Doer, n: number | 'x', what: string, place: Place): string
    remove(card: string): string
    take(who: Doer, what: string, from: readonly ('draw' | 'cycle')[]): string
    dig(who: Doer, draw: number, eliminate: number, what: string, to: 'anyLegal' | 'reserve' | PlaceNoun): string
    examine(n: number): string
    token(kind: TokenOp['kind'], n: number, on: TokenOp['on'], more: string): string
    corruption(n: number, each: string): string
    activatePath(mode: 'sameNumber' | 'nextNumber'): string
    activate(what: string, how: { readonly back: boolean; readonly deck: Side | null; readonly unlessActive: boolean }): string
    /** `any` battleground, or one that shows a faction. */
    ground(faction: Faction | null): string
    toGround(faction: Faction | null): string
    /** `fresh`: even in the round it was played. */
    move(who: string | null, to: OpOf<'move'>['to'], how: { readonly may: boolean; readonly fresh: boolean }): string
    may(who: Doer, cost: string, what: string): string
    oneOf(parts: readonly string[]): string
    recycle(who: Doer): string
    permit(
      cards: { readonly who: string; readonly plural: boolean },
      may: 'play' | 'playOrMove',
      to: string,
      support: string,
      round: boolean,
    ): string
  }
  readonly when: {
    played(where: string): string
    playedOrMoved(where: string): string
    action(place: Place, by: string, once: boolean): string
    drawStep: string
    /** Permissions that hold while their card lies somewhere. */
    standing(place: Place): string
  }
  /** To where. */
  readonly where: { readonly [P in Place]: string }
  readonly condition: {
    pathNumber(n: number): string
    activePath(place: PlaceNoun): string
    inPlay(cards: string): string
    inReserve(card: Noun): string
    readonly wielderInReserve: string
    supporting(cards: string): string
    samePath(kind: string): string
  }
  readonly mod: {
    plus(what: 'attack' | 'defense' | 'leadDefense' | 'pathIcons', n: number): string
    location(n: number): string
    carryover(n: number): string
    readonly peek: string
    per(amount: string, every: string): string
    bonusOn(cards: string, amount: string): string
    given(amount: string, condition: string): string
  }
  replaced(events: readonly ('eliminated' | 'forsaken')[], scope: string, wielder: boolean, items: 'cycled' | 'eliminated' | 'n/a'): string
  readonly forbidden: {
    sideGround(side: 'free' | 'shadow'): string
    pathWhile(side: 'free' | 'shadow'): string
    alsoWields(keyword: Keyword): string
  }
  readonly placement: {
    item(on: string): string
    /** "any Elf" */
    any(kind: Kind): string
    army(faction: Faction): string
    paths(runs: readonly (readonly [number, number])[]): string
    readonly noPath: string
    leads(faction: Faction): string
    readonly event: string
  }
  kindOf(faction: Faction, type: CardType): string
  activated(text: string): string
  readonly nothing: string
  /** Several things in a row: "draw one card, then cycle one". */
  inOrder(parts: readonly Part[]): string
  supportedBy(factions: readonly Faction[]): string
}

/** Numbers in a row as runs: 1, 2, 3, 5 are 1 to 3 and 5. */
export function runsOf(numbers: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const n of numbers) {
    const last = runs.at(-1)
    if (last && last[1] === n - 1) last[1] = n
    else runs.push([n, n])
  }
  return runs
}
