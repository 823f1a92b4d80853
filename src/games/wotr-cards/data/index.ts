/** All facts of the game. */

export { BATTLEGROUND_DATA, type BattlegroundData } from './battlegrounds.ts'
export type { CardData, Wielder } from './card.ts'
export { CARDS } from './cards.ts'
export type * from './effects.ts'
export { OPEN_VALUES } from './open-values.ts'
export { CARDS_OPTIONS, RULINGS } from './options.ts'
export { PATH_DATA, type PathData } from './paths.ts'
export {
  DECK_FACTIONS,
  DECKS,
  type DeckId,
  deckFaces,
  type RingRule,
  SCENARIO_DATA,
  type ScenarioData,
  type SeatData,
  scenarioFor,
} from './scenarios.ts'
export { attackersOf, otherSide, sideOfCard, sideOfFaction } from './sides.ts'
