/** Which side a card is on, and who attacks where: printed facts, read by rules, sentences and pictures alike. */
import { type CardId, type Faction, FREE_FACTIONS, isBattleground, type LocationId, type Side, type Spot } from '../types.ts'
import { BATTLEGROUND_DATA } from './battlegrounds.ts'
import { CARDS } from './cards.ts'

const FREE: ReadonlySet<string> = new Set(FREE_FACTIONS)

export const otherSide = (side: Side): Side => (side === 'free' ? 'shadow' : 'free')
export const sideOfFaction = (faction: Faction): Side => (FREE.has(faction) ? 'free' : 'shadow')
export const sideOfCard = (id: CardId): Side => sideOfFaction(CARDS[id].faction)
/** Roles are printed: whoever activated a battleground, the side that printed it defends; a path is attacked by the Shadow. [wotr-cards BC1] */
export const attackersOf = (at: LocationId | Spot): Side => (isBattleground(at) ? otherSide(BATTLEGROUND_DATA[at].side) : 'shadow')
