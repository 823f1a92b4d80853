/** Casualties in words: a set of cards, what it cancels, whether it may be chosen and why. [CA] */
import type { Prompt } from '../../../../engine/types.ts'
import { isBattleground, type View } from '../../types.ts'
import type { FaceOf, LossText } from '../types.ts'
import { aboutOf, handleOf, readKey } from './keys.ts'
import { findStanding, worthOf } from './preview.ts'
import type { Words } from './words.ts'

interface Member {
  readonly handle: number
  readonly name: string
  readonly worth: number
}

/** The cards of a set with what each counts. */
export function membersOf(words: Words, view: View, prompt: Prompt, handles: readonly number[], faceOf: FaceOf): Member[] {
  const location = aboutOf(prompt).location ?? view.combat?.location
  const onPath = location !== undefined && !isBattleground(location)
  return handles.map((handle) => {
    const found = findStanding(view, (piece) => piece.handle === handle)
    const face = found?.piece.face ?? faceOf(handle)
    return { handle, name: face ? words.names.cards[face].short : words.labels.hiddenCard, worth: found ? worthOf(found.piece, onPath) : 0 }
  })
}

export function lossText(words: Words, view: View, prompt: Prompt, keys: readonly string[], faceOf: FaceOf): LossText {
  const { losses: say } = words
  const left = aboutOf(prompt).left ?? view.combat?.left ?? 0
  const handles = keys.flatMap((key) => handleOf(readKey(key, faceOf)) ?? [])
  const members = membersOf(words, view, prompt, handles, faceOf)
  const sum = members.reduce((total, { worth }) => total + worth, 0)
  const label = words.list(members.map(({ name }) => name)) || say.nobody
  const texts = { label, sum: say.sum(sum, left) }
  if (sum < left) return { ...texts, verdict: say.short(left - sum), why: say.falls(sum, left), allowed: false }
  const biggest = members.reduce<Member | null>((most, one) => (!most || one.worth > most.worth ? one : most), null)
  const verdict = sum === left ? say.enough : say.over(sum - left)
  const without = sum - (biggest?.worth ?? 0)
  if (biggest && without >= left) {
    const rest = members.filter((one) => one !== biggest).map(({ name }) => name)
    return { ...texts, verdict, why: say.needless(words.list(rest), without, biggest.name), allowed: false }
  }
  return { ...texts, verdict, why: sum === left ? say.enough : say.needed(left), allowed: true }
}
