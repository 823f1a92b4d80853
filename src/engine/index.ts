/** What the rest of the house may use of the engine. */
export { CardTable, cardInKey, cardKey, handleInKey, hiddenCardKey, UNKNOWN } from './cards.ts'
export { chainNext, chainStart } from './chain.ts'
export { type Below, type Dealer, deal, generator, localDealer, mixSeeds, riggedDealer } from './dealer.ts'
export { readEntry, writeEntry } from './entry.ts'
export { fingerprint } from './fingerprint.ts'
export { helperKeys, LUCKY, step, THINKING, type Thought } from './lookahead.ts'
export { EngineError, Match, type MatchSetup } from './match.ts'
export {
  type FileProblem,
  FORMAT,
  isFileProblem,
  MAX_FILE_BYTES,
  type MatchFile,
  parseMatchFile,
  playMatchFile,
  sealMatchFile,
  type Trust,
  writeMatchFile,
} from './match-file.ts'
export { allowedValues, defaultOptions, isOptionProblem, type OptionProblem, optionFromText, parseOptions } from './options.ts'
export { clone, notPlain } from './plain.ts'
export { answersOf, MAX_ENTRIES, POLICIES, type Policy, type PolicyId, playOn, playout, policies } from './playout.ts'
export { ENGINE_REFUSALS, type EngineRefusal, promptFor, refuseEntry, refuseKeys } from './refusal.ts'
export { Table } from './table.ts'
export type * from './types.ts'
