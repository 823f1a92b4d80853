/** Which keys of a prompt a touched thing stands for, and what touching it makes of the selection. Pure. */
import type { Prompt } from '../../../engine/index.ts'
import { CARDS } from '../data/index.ts'
import { type Choice, handleOf, readKey } from '../text/compose/keys.ts'
import type { FaceOf } from '../text/types.ts'
import { type CardId, isCardId, isPath, type LocationId, type PieceView, type Spot } from '../types.ts'

export const keyHandle = (key: string, faceOf: FaceOf): number | null => handleOf(readKey(key, faceOf))
export const keysOf = (prompt: Prompt, handle: number, faceOf: FaceOf): string[] =>
  prompt.keys.filter((key) => keyHandle(key, faceOf) === handle)

/** Where a choice would bring its card. */
export const spotOf = (choice: Choice): Spot | null =>
  choice.verb === 'move' || choice.verb === 'at'
    ? choice.verb === 'at'
      ? choice.spot
      : choice.to
    : choice.verb === 'play' && choice.to !== 'event' && choice.wielder === null
      ? choice.to
      : null

/** The card that is raised: the one all the chosen keys are about. */
export function raisedHandle(selection: readonly string[], faceOf: FaceOf): number | null {
  const [first] = selection
  return first === undefined ? null : keyHandle(first, faceOf)
}

/** A card on the table was touched: it is chosen itself, or carries what is raised. */
export function keysForPiece(prompt: Prompt, selection: readonly string[], piece: PieceView, faceOf: FaceOf): string[] {
  const raised = raisedHandle(selection, faceOf)
  const wields = prompt.keys.filter((key) => {
    const choice = readKey(key, faceOf)
    return choice.verb === 'play' && choice.wielder === piece.face && (raised === null || choice.handle === raised)
  })
  if (raised !== null && raised !== piece.handle && wields.length) return wields
  return keysOf(prompt, piece.handle, faceOf)
}

/** A place was touched: where the raised card may go, or the place itself. */
export function keysForPlace(prompt: Prompt, selection: readonly string[], id: LocationId | 'reserve', faceOf: FaceOf): string[] {
  const raised = raisedHandle(selection, faceOf)
  const spot: Spot = id !== 'reserve' && isPath(id) ? 'path' : (id as Spot)
  return prompt.keys.filter((key) => {
    const choice = readKey(key, faceOf)
    if (choice.verb === 'fight') return choice.location === id
    if (choice.verb === 'activate' || choice.verb === 'reactivate') return choice.ground === id
    if (choice.verb === 'path') return choice.path === id
    if (spotOf(choice) !== spot) return false
    return choice.verb === 'at' || (raised !== null && handleOf(choice) === raised)
  })
}

/** Before keys that are to be the whole selection. */
export const WHOLE = '='

/** The new selection when something that stands for `keys` was touched: a raised card takes the next of them, else it is put in or out. */
export function pick(prompt: Prompt, selection: readonly string[], keys: readonly string[]): readonly string[] {
  const [first] = keys
  if (first === undefined) return selection
  if (first === WHOLE) return keys.slice(1)
  const chosen = keys.find((key) => selection.includes(key))
  if (prompt.max === 1) {
    if (chosen === undefined) return [first]
    return keys.length > 1 ? [keys[(keys.indexOf(chosen) + 1) % keys.length] as string] : []
  }
  if (chosen !== undefined) return selection.filter((key) => key !== chosen)
  return [...selection.slice(Math.max(0, selection.length + 1 - prompt.max)), first]
}

/** The key a card of the hand would have, if it could be used: for the question why not. */
export function wouldBe(prompt: Prompt | null, handle: number, face: string | null): string {
  const card: CardId | null = isCardId(face) ? face : null
  const named = `${card ?? ''}#${handle}`
  if (prompt && prompt.kind !== 'action' && prompt.kind !== 'dig') return `${prompt.kind}:#${handle}`
  if (!card) return `play@reserve:${named}`
  const { type, wielders } = CARDS[card]
  const wielder = wielders.find((one): one is CardId => isCardId(one))
  if (type === 'event') return `play:${named}`
  return type === 'item' ? `play@${wielder ?? 'reserve'}:${named}` : `play@reserve:${named}`
}
