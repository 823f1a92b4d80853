/** The title of a game as the shelf has it. */
import type { GameId } from '../../games/index.ts'

/** A record may name a game this version does not know: then that name. */
export const titleOf = (games: { readonly [G in GameId]: { readonly title: string } }, game: string): string =>
  game in games ? games[game as GameId].title : game
