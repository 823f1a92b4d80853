/** What a language explains: icons and terms. */
import type { CardType, Keyword } from '../../types.ts'
import type { Explanation } from '../types.ts'
import type { Noun } from './nouns.ts'

export const ICONS = ['path', 'attack', 'defense', 'leadAttack', 'leadDefense', 'shield'] as const

export type IconId = (typeof ICONS)[number]

/** Words of the game that are explained by themselves. */
export const TERMS = [
  'draw-deck',
  'cycle-pile',
  'eliminated-pile',
  'reserve',
  'hand',
  'limit',
  'cycle',
  'eliminate',
  'forsake',
  'winnow',
  'ring-token',
  'corruption',
  'support',
  'attack-token',
  'defense-token',
  'scored',
  'active',
  'turn-order',
  'lead',
] as const

export type TermId = (typeof TERMS)[number]

export interface ExplainWords {
  readonly icons: { readonly [I in IconId]: Explanation }
  readonly terms: { readonly [T in TermId]: Explanation }
  readonly types: { readonly [T in CardType]: string }
  readonly keywords: { readonly [K in Keyword]: string }
  /** "Attack 1, defence 1, path 2." */
  printed(icons: readonly (readonly [IconId, number])[]): string
  /** "Two of them." */
  copies(n: number): string
  /** Where it fights: "The Elves fight in Rivendell and in Lórien." */
  faction(noun: Noun, at: readonly string[] | 'everywhere'): string
  place(shields: number, points: number): string
}
