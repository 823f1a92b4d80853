/** What a game lays before the conformance suite. */
import type { Entry, GameEvent, Prompt, Rules } from '../../src/engine/types.ts'

export type AnyRules = Rules<object, unknown, GameEvent>

export interface Subject {
  readonly rules: AnyRules
  /** Beginnings in the game's notation, besides the normal one. */
  readonly scenes: readonly string[]
  readonly refusalCodes: readonly string[]
  readonly coverage: Coverage
}

export interface Coverage {
  event(event: GameEvent): void
  answer(entry: Entry, prompt: Prompt | null): void
  prompt(prompt: Prompt): void
  table(): { readonly seen: ReadonlyMap<string, ReadonlySet<string>>; readonly all: Readonly<Record<string, readonly string[]>> }
}
