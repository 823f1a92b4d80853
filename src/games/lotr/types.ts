/**
 * The glossary of the co-operative *The Lord of the Rings*: its words as literal unions, its state, what a seat may see,
 * the events it tells and the keys of its choices. Rulebook words for rulebook things. Types and id lists only.
 */
export * from './types/costs.ts'
export * from './types/events.ts'
export * from './types/prompts.ts'
export * from './types/refusals.ts'
export * from './types/state.ts'
export * from './types/view.ts'
export * from './types/words.ts'
