/** All that a language supplies. */
import type { CardsText, HelpPage } from '../types.ts'
import type { AskWords } from './asks.ts'
import type { ChoiceWords } from './choices.ts'
import type { EndingWords } from './endings.ts'
import type { ExplainWords } from './explain.ts'
import type { FrontWords } from './fronts.ts'
import type { Labels } from './labels.ts'
import type { LogWords } from './log.ts'
import type { LossWords } from './losses.ts'
import type { NameWords } from './nouns.ts'
import type { RefusalWords } from './refusals.ts'
import type { RuleWords } from './rules.ts'
import type { ZoneWords } from './zones.ts'

export interface Words
  extends Pick<CardsText, 'title' | 'subtitle' | 'sides' | 'types' | 'keywords' | 'scenarios' | 'options' | 'optionValue'> {
  readonly seatLines: { readonly [S in keyof CardsText['seats']]: string }
  readonly names: NameWords
  readonly labels: Labels
  readonly rules: RuleWords
  readonly asks: AskWords
  readonly choices: ChoiceWords
  readonly fronts: FrontWords
  readonly losses: LossWords
  readonly log: LogWords
  readonly refusals: RefusalWords
  readonly endings: EndingWords
  readonly explain: ExplainWords
  readonly zones: ZoneWords
  readonly help: readonly HelpPage[]
  /** "Sam, Pippin and Merry". */
  list(items: readonly string[], and?: 'and' | 'or'): string
}
