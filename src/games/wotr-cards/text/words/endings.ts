/** What a language says of scores, rounds and ends. */
import type { Ending, Side } from '../../types.ts'
import type { ScorePart } from '../types.ts'
import type { Noun } from './nouns.ts'

export interface EndingWords {
  readonly open: { readonly title: string; readonly line: string; readonly why: string }
  readonly title: { readonly [S in Side]: string }
  /** One sentence of the story, by winner and cause. */
  readonly line: { readonly [S in Side]: { readonly [C in Ending['cause']]: (last: string) => string } }
  /** "Ten points ahead after round 6: 18 to 8." */
  readonly why: { readonly [C in Ending['cause']]: (winner: Side, won: number, lost: number, round: number, tie: boolean) => string }
  readonly parts: { readonly [P in ScorePart['id']]: string }
  readonly none: string
  more(named: string, n: number): string
  paths(n: number, of: number): string
  /** "Aragorn’s; Frodo spent his" */
  rings(kept: readonly Noun[]): string
  readonly ringsNone: string
  corruption(n: number): string
  standing(round: number, path: string, free: number, shadow: number): string
  /** "Round 4: the Shadow won Harad, two corruption; it leads by 1." */
  round(round: number, won: readonly string[], free: number, shadow: number): string
  wonBy(side: Side | null, place: string, points: number, corruption: number): string
}
