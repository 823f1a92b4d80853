/** The game's door for the shelf. */
export { lotrRules } from './rules/index.ts'
