/** The numbered statements of a game, and the ids that titles of tests claim to prove. For reporters; knows no test runner. */

const LINE = /^\s*[-*]\s+([A-Z]{1,3}\d{1,3})\b/

/** Ids of the list in a `statements.md`, each once, in order. */
export function statementsOf(markdown: string): string[] {
  return [...new Set(markdown.split('\n').flatMap((line) => LINE.exec(line)?.[1] ?? []))]
}

/** Ids in tags like `[lotr T5]` or `[lotr T5, W6]`; with a game's name only those of that game. */
export function idsInTitle(title: string, game?: string): string[] {
  return [...title.matchAll(/\[([a-z0-9-]+) ([^\]]+)\]/g)]
    .filter(([, name]) => game === undefined || name === game)
    .flatMap(([, , ids]) => (ids as string).split(/[\s,]+/).filter(Boolean))
}
