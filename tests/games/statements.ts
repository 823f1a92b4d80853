/** The numbered statements of a game, and the ids that titles of tests claim to prove. For reporters; knows no test runner. */

/** `- T5 ...`, `- RND ...`, and a card by its title: `- card gimli ...`. */
const LINE = /^\s*[-*]\s+(?:([A-Z]{1,4}\d{1,3}|[A-Z]{1,3})|card ([a-z][a-z-]*))(?=\s|$)/

/** Ids of the list in a `statements.md`, each once, in order. */
export function statementsOf(markdown: string): string[] {
  return [
    ...new Set(
      markdown.split('\n').flatMap((line) => {
        const found = LINE.exec(line)
        return found?.[1] ?? found?.[2] ?? []
      }),
    ),
  ]
}

/** Ids in tags like `[lotr T5]` or `[lotr T5, W6]`; with a game's name only those of that game. */
export function idsInTitle(title: string, game?: string): string[] {
  return [...title.matchAll(/\[([a-z0-9-]+) ([^\]]+)\]/g)]
    .filter(([, name]) => game === undefined || name === game)
    .flatMap(([, , ids]) => (ids as string).split(/[\s,]+/).filter((id) => id && id !== 'card'))
}
