/** What is printed on a faction card, and the words its tables are written with. */
import type { CardId, CardIdOf, CardType, Faction, Keyword } from '../types.ts'
import type { Effect } from './effects.ts'

export type Wielder = CardId | `faction:${Faction}` | `keyword:${Keyword}`

export interface CardData {
  readonly faction: Faction
  readonly type: CardType
  /** How many of them there are. */
  readonly count: number
  /** Numbers of the paths a character may go on. */
  readonly paths: readonly number[]
  readonly path: number
  readonly attack: number
  readonly defense: number
  readonly leadAttack: number
  readonly leadDefense: number
  readonly keywords: readonly Keyword[]
  readonly wielders: readonly Wielder[]
  readonly effects: readonly Effect[]
}

/** The cards of one faction, each under its id. */
export type CardsOf<F extends Faction> = Readonly<Record<CardIdOf<F>, CardData>>

interface Printed {
  readonly count?: number
  readonly paths?: readonly number[]
  readonly icons?: Partial<Pick<CardData, 'path' | 'attack' | 'defense' | 'leadAttack' | 'leadDefense'>>
  readonly keywords?: readonly Keyword[]
  readonly wielders?: readonly Wielder[]
  readonly effects?: readonly Effect[]
}

/** What is not said is not there. */
export function cardsOf(faction: Faction) {
  const card =
    (type: CardType) =>
    ({ count = 1, paths = [], icons = {}, keywords = [], wielders = [], effects = [] }: Printed): CardData => {
      const { path = 0, attack = 0, defense = 0, leadAttack = 0, leadDefense = 0 } = icons
      return { faction, type, count, paths, path, attack, defense, leadAttack, leadDefense, keywords, wielders, effects }
    }
  return { army: card('army'), character: card('character'), item: card('item'), event: card('event') }
}
