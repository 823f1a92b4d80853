/** What a language says of the table to those who listen. */
import type { Side } from '../../types.ts'

export interface ZoneWords {
  readonly state: string
  /** "Round 6, action step" */
  round(n: number, step: string): string
  score(free: number, shadow: number): string
  corruption(n: number): string
  /** "Locations left: 21 paths, 3 free, 4 Shadow" */
  left(paths: number, free: number, shadow: number): string
  readonly nothingActive: string
  attackers(side: Side, cards: string): string
  defenders(side: Side, cards: string): string
  readonly nobody: string
  /** "Galadriel with Nenya" */
  wields(card: string, items: string): string
  counts(hand: number, limit: number, deck: number, cycle: number, gone: number): string
  reserve(cards: string): string
  hand(cards: string): string
  readonly ring: { readonly [R in 'ready' | 'turned' | 'none']: string }
  scored(side: Side): string
  readonly passed: string
  readonly acts: string
}
