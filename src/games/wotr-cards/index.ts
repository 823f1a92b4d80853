/** The game's door for the shelf. */
export { wotrCardsRules } from './rules/index.ts'
