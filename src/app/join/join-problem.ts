/** Why a table could not be joined or read, as a sentence. */
import type { TableFileProblem } from '../../session/together.ts'
import { isStorage } from '../apology.tsx'
import type { OpenProblem } from '../matches.ts'
import type { AppText } from '../text/index.ts'

export type JoinProblem = OpenProblem | TableFileProblem | { readonly code: 'not-a-word' } | { readonly code: 'not-a-seat' }

const FILE: readonly string[] = [
  'too-large',
  'not-json',
  'not-a-table',
  'another-table',
  'bad-genesis',
] satisfies TableFileProblem['code'][]
/** A match file has problems of the same name with more to say about them; those carry it. */
const isTableFile = (problem: JoinProblem): problem is TableFileProblem =>
  FILE.includes(problem.code) && !('bytes' in problem) && !('detail' in problem)

export function sentenceOf(problem: JoinProblem, text: AppText): string {
  const { join, tableFile } = text.together
  if (problem.code === 'not-a-word') return join.notAWord
  if (problem.code === 'not-a-seat') return join.notASeat
  if (isTableFile(problem)) return tableFile(problem)
  return isStorage(problem as OpenProblem)
    ? text.storage(problem as Parameters<AppText['storage']>[0])
    : text.file(problem as Parameters<AppText['file']>[0])
}
