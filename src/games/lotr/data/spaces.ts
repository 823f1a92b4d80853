/** Writes the spaces of a line down in a row: `11 shield` with its printed number, `card:book` with the card it gives. */
import { CONTENTS, type Content, FEATURE_CARDS, type FeatureId } from '../types.ts'
import type { Space } from './place.ts'

const isContent = (word: string | undefined): word is Content => (CONTENTS as readonly (string | undefined)[]).includes(word)
const isFeature = (word: string | undefined): word is FeatureId => (FEATURE_CARDS as readonly (string | undefined)[]).includes(word)

function space(text: string): Space {
  const words = text.split(' ')
  const label = words.length === 2 ? Number(words[0]) : undefined
  const [content, card] = (words[words.length - 1] as string).split(':')
  if (!isContent(content)) throw new Error(`no such space: ${text}`)
  if (label !== undefined) return { label, content }
  return isFeature(card) ? { content, card } : { content }
}

/** From `'shield, card:book, ring'`. */
export function spaces(text: string): readonly Space[] {
  return text.split(', ').map(space)
}
