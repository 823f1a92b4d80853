/**
 * The numbered statements of a game's rules (`tests/games/<game>/statements.md`, lines like `- T5 In 2a one card ...`)
 * beside the tests that prove them: titles that carry `[lotr T5]`, or `[lotr T5, W6]` for several.
 */

export interface Proof {
  readonly ids: readonly string[]
  readonly unproven: readonly string[]
}

/** `- T5 ...`, `- RND ...`, and a card by its title: `- card gimli ...`. */
const LINE = /^\s*[-*]\s+(?:\[[ x]\]\s+)?(?:\*\*)?(?:([A-Z]{1,4}\d{1,3}[a-z]?|[A-Z]{1,3})|card ([a-z][a-z-]*))\b/

export function statementIds(markdown: string): string[] {
  const ids = markdown.split('\n').flatMap((line) => {
    const found = LINE.exec(line)
    return found?.[1] ?? found?.[2] ?? []
  })
  return [...new Set(ids)]
}

/** Ids of statements that a title claims to prove for this game. */
export function idsInTitle(game: string, title: string): string[] {
  const tags = title.matchAll(/\[([a-z0-9-]+) ([^\]]+)\]/g)
  return [...tags]
    .filter(([, name]) => name === game)
    .flatMap(([, , ids]) => (ids as string).split(/[\s,]+/).filter((id) => id && id !== 'card'))
}

/** A statement is proven when a test that names it passed and none that names it failed. */
export function proofOf(game: string, markdown: string, passed: readonly string[], failed: readonly string[]): Proof {
  const ids = statementIds(markdown)
  const proven = new Set(passed.flatMap((title) => idsInTitle(game, title)))
  for (const title of failed) for (const id of idsInTitle(game, title)) proven.delete(id)
  return { ids, unproven: ids.filter((id) => !proven.has(id)) }
}
