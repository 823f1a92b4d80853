/** What a seat of *War of the Ring: The Card Game* is asked. */
import type { Handle, PlainObject } from '../../../engine/types.ts'
import type { CardId, LocationId } from './words.ts'

/**
 * Prompt kinds and the verbs of their keys. CARD is `face#handle`, `#HANDLE` keeps the face hidden; see `cardKey` of the engine.
 *
 * action       play@PLACE:CARD | play@CHARACTER:CARD (an item, on that wielder) | play:CARD (an event) | move@PLACE:CARD
 *              | cycle:#HANDLE | winnow | use:CARD | ring | pass          PLACE: reserve, path, or a battleground
 * cycle        cycle:#HANDLE                                      exactly min of them, from hand
 * eliminate    eliminate:#HANDLE | eliminate:CARD                 exactly min of them, from hand or from what was drawn;
 *                                                                 the face shows where a text of the card applies
 * forsake      forsake:#HANDLE | forsake:CARD | deck              from hand | from hand with a text, or from reserve | top of the deck
 * may          do | decline
 * take         take:CARD | nothing                                up to max; `nothing` alone
 * dig          play@PLACE:CARD | play@CHARACTER:CARD | play:CARD | nothing    up to max, in the order of their texts
 * examine      hand:#HANDLE | cycle:#HANDLE | eliminate:#HANDLE (CARD)     each card and each verb once
 * path         path:ID | decline
 * battleground activate:ID | reactivate:ID
 * place        at:ID | at:path | decline
 * target       card:CARD | decline                                cards in play; min to max of them
 * option       option:N
 * fight        fight:ID
 * support      support:CARD                                       the characters that get an army's support
 * casualties   lose:CARD
 * agree        agree | refuse
 * replacement  by:CARD                                            whose text saves it
 */
export const PROMPT_KINDS = [
  'action',
  'cycle',
  'eliminate',
  'forsake',
  'may',
  'take',
  'dig',
  'examine',
  'path',
  'battleground',
  'place',
  'target',
  'option',
  'fight',
  'support',
  'casualties',
  'agree',
  'replacement',
] as const
export type PromptKind = (typeof PROMPT_KINDS)[number]

/** Why cards are cycled, eliminated or forsaken. */
export type Reason = 'setup' | 'cost' | 'text' | 'winnow' | 'ring' | 'limit' | 'draw-step'

/** `Prompt.about`. */
export interface About extends PlainObject {
  readonly reason?: Reason
  /** Whose text asks: a card in play, an event, or a location. */
  readonly card?: CardId
  readonly location?: LocationId
  /** How many are still to be chosen after this one. */
  readonly more?: number
  /** take: which piles are searched. */
  readonly from?: readonly ('draw' | 'cycle')[]
  /** casualties and agree: icons to cancel; the casualties proposed. */
  readonly left?: number
  readonly proposal?: readonly Handle[]
  /** replacement and forsake: the card it is about. */
  readonly subject?: Handle
}
