/**
 * Joining two devices by codes, as steps: one shows a code and reads the answer, the other reads and answers. Pure; the
 * dialog does what a step asks for and reports what came of it.
 */
import type { CodeProblem } from '../tables-contract.ts'

export type CodeStep =
  | { readonly at: 'choose' }
  /** The code of an invitation is being written. */
  | { readonly at: 'making' }
  | { readonly at: 'show-offer'; readonly code: string }
  | { readonly at: 'read-answer'; readonly code: string; readonly busy: boolean }
  | { readonly at: 'read-offer'; readonly busy: boolean }
  | { readonly at: 'show-answer'; readonly code: string }
  | { readonly at: 'joined' }

export interface CodeState {
  readonly step: CodeStep
  /** What was wrong with the last thing that was read. */
  readonly problem: CodeProblem['code'] | 'empty' | null
}

export type CodeNews =
  | { readonly type: 'show' }
  | { readonly type: 'read' }
  | { readonly type: 'made'; readonly code: string }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'reading' }
  | { readonly type: 'answered'; readonly code: string }
  | { readonly type: 'joined' }
  | { readonly type: 'problem'; readonly problem: CodeProblem['code'] | 'empty' }

export const CHOOSING: CodeState = { step: { at: 'choose' }, problem: null }
const at = (step: CodeStep): CodeState => ({ step, problem: null })

/** Which of the three steps shown at the top this is. */
export const placeOf = ({ step }: CodeState): 0 | 1 | 2 => {
  if (step.at === 'joined') return 2
  return step.at === 'read-answer' || step.at === 'show-answer' ? 1 : 0
}

export function afterNews(state: CodeState, news: CodeNews): CodeState {
  const { step } = state
  switch (news.type) {
    case 'show':
      return at({ at: 'making' })
    case 'read':
      return at({ at: 'read-offer', busy: false })
    case 'made':
      return step.at === 'making' ? at({ at: 'show-offer', code: news.code }) : state
    case 'next':
      return step.at === 'show-offer' ? at({ at: 'read-answer', code: step.code, busy: false }) : state
    case 'back':
      return step.at === 'read-answer' ? at({ at: 'show-offer', code: step.code }) : CHOOSING
    case 'reading':
      return step.at === 'read-answer' || step.at === 'read-offer' ? at({ ...step, busy: true }) : state
    case 'answered':
      return step.at === 'read-offer' ? at({ at: 'show-answer', code: news.code }) : state
    case 'joined':
      return step.at === 'choose' ? state : at({ at: 'joined' })
    case 'problem':
      return withProblem(step, news.problem)
  }
}

/** After a line that never came both codes are used up: the way begins anew. A code that was misread can be read again. */
function withProblem(step: CodeStep, problem: CodeProblem['code'] | 'empty'): CodeState {
  if (step.at === 'show-answer') return { step: { at: 'read-offer', busy: false }, problem }
  if (problem === 'no-line' || step.at === 'making') return { step: { at: 'choose' }, problem }
  if (step.at === 'read-answer' || step.at === 'read-offer') return { step: { ...step, busy: false }, problem }
  return { step, problem }
}
