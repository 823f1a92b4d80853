/** How far the story has come. Pure. */
import { PATH_DATA } from '../data/index.ts'
import { isPath, type View } from '../types.ts'

/** The number of the active path, between two paths that of the last one; it never goes back. Rounds do not tell: texts hurry the story. */
export function pathNumberOf({ path, lastWalked }: Pick<View, 'path' | 'lastWalked'>): number {
  const at = path && isPath(path.id) ? path.id : lastWalked
  return at ? PATH_DATA[at].number : 1
}
