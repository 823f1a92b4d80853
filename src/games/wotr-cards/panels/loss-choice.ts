/** Which cards to lose: all sets that may be chosen, the leanest first, and the near misses that teach why not. Pure. [CA] */
import type { Prompt } from '../../../engine/index.ts'
import { aboutOf } from '../text/compose/keys.ts'
import { findStanding, worthOf } from '../text/compose/preview.ts'
import type { FaceOf } from '../text/types.ts'
import { isBattleground, type View } from '../types.ts'
import { keyHandle } from './keys.ts'

export interface LossSet {
  readonly keys: readonly string[]
  readonly sum: number
}
export interface LossChoice {
  readonly left: number
  readonly just: readonly LossSet[]
  readonly over: readonly LossSet[]
  /** At most two that come close. */
  readonly not: readonly LossSet[]
  /** More legal sets than are shown. */
  readonly more: boolean
}
/** With more cards than this nobody wants to read every set. */
const MOST_CARDS = 10
const SHOWN = 9
const LEAN = 6

/** What each key would cancel. */
export function worths(view: View, prompt: Prompt, faceOf: FaceOf): ReadonlyMap<string, number> {
  const location = aboutOf(prompt).location ?? view.combat?.location
  const onPath = location !== undefined && !isBattleground(location)
  return new Map(
    prompt.keys.map((key) => {
      const handle = keyHandle(key, faceOf)
      const found = findStanding(view, (piece) => piece.handle === handle)
      return [key, found ? worthOf(found.piece, onPath) : 0]
    }),
  )
}

export function lossChoice(view: View, prompt: Prompt, faceOf: FaceOf): LossChoice {
  const left = aboutOf(prompt).left ?? view.combat?.left ?? 0
  const worth = worths(view, prompt, faceOf)
  const sumOf = (keys: readonly string[]) => keys.reduce((sum, key) => sum + (worth.get(key) ?? 0), 0)
  const keys = prompt.keys.slice(0, MOST_CARDS)
  const legal: LossSet[] = []
  const near: LossSet[] = []
  for (let mask = 1; mask < 1 << keys.length; mask++) {
    const chosen = keys.filter((_, i) => (mask >> i) & 1)
    const set = { keys: chosen, sum: sumOf(chosen) }
    if (!prompt.refuse?.(chosen)) legal.push(set)
    else if (set.sum === left - 1 || (set.sum > left && chosen.length <= 3)) near.push(set)
  }
  const leanest = (a: LossSet, b: LossSet) => a.sum - b.sum || a.keys.length - b.keys.length
  legal.sort(leanest)
  const shown = legal.slice(0, legal.length > SHOWN ? LEAN : SHOWN)
  const short = near.filter(({ sum }) => sum < left).sort(leanest)
  const needless = near.filter(({ sum }) => sum > left).sort(leanest)
  return {
    left,
    just: shown.filter(({ sum }) => sum === left),
    over: shown.filter(({ sum }) => sum > left),
    not: [...short.slice(0, 1), ...needless.slice(0, 1)],
    more: shown.length < legal.length,
  }
}

/** What is proposed before anything was touched. */
export function leanestLoss(view: View, prompt: Prompt, faceOf: FaceOf): readonly string[] {
  const { just, over } = lossChoice(view, prompt, faceOf)
  return (just[0] ?? over[0])?.keys ?? prompt.examples?.()[0] ?? []
}
