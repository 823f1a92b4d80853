/** What a language says of a front as it stands. */
/** How a front would end, as its badge says it. */
export type Fate = 'holds' | 'falls' | 'scored' | 'corrupted' | 'drawn'

export interface FrontWords {
  /** "2 shields", "no shields" */
  shields(n: number): string
  /** Its printed shields do not count. */
  readonly bare: string
  /** "8 attack less 3 shields leaves 5 to cancel" */
  sum(attack: number, shields: number, left: number): string
  /** "nothing attacks" */
  readonly quiet: string
  readonly fate: { readonly [F in Fate]: string }
  /** "holds, one lost" */
  cost(fate: string, lost: number): string
  /** "3 corruption" */
  corruption(n: number): string
  /** "6 against 5: Dol Guldur falls, worth 1" */
  change(attack: number, defense: number, fate: Fate, name: string, points: number, corruption: number): string
  /** "Lórien holds either way" */
  either(fate: Fate, name: string): string
  /** "counts 3 · falls" */
  falls(counts: number): string
  unused(counts: number): string
  /** Attackers: they are gone after the fight. */
  spent(counts: number): string
}
