/**
 * A decision laid out for the sentences of any language: who is asked, what is offered, what is chosen so far.
 * Language-free.
 */
import type { Prompt } from '../../../engine/index.ts'
import type { About, View } from '../types.ts'
import { aboutOf, readKeys } from './about.ts'
import type { Choice } from './keys.ts'
import type { FaceOf } from './types.ts'

export interface Asking {
  readonly view: View
  readonly seat: number
  /** The name of the one asked. */
  readonly name: string
  readonly prompt: Prompt
  readonly about: About
  readonly offered: readonly Choice[]
  readonly chosen: readonly Choice[]
  /** The chosen keys as they are. */
  readonly keys: readonly string[]
  readonly faceOf: FaceOf
}

/** Reads the keys of a prompt and of what is chosen, once for all sentences about them. */
export function asking(view: View, seat: number, name: string, prompt: Prompt, keys: readonly string[], faceOf: FaceOf): Asking {
  return {
    view,
    seat,
    name,
    prompt,
    about: aboutOf(prompt),
    offered: readKeys(prompt.keys, faceOf),
    chosen: readKeys(keys, faceOf),
    keys,
    faceOf,
  }
}
