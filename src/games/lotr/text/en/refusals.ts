/**
 * Why something may not be done, in English: each sentence names the rule.
 * Codes come from the game's REFUSALS and the engine's ENGINE_REFUSALS.
 */
import type { EngineRefusal, Refusal } from '../../../../engine/index.ts'
import { GANDALF_COST } from '../../data/index.ts'
import type { RefusalCode, View } from '../../types.ts'
import { count, nameOf, number } from './words.ts'

type Data = Refusal['data']
type Reason = string | ((view: View, data: Data) => string)
const numberIn = (data: Data, key: string): number | null => {
  const value = data?.[key]
  return typeof value === 'number' ? value : null
}

const REASONS: { readonly [C in RefusalCode | EngineRefusal]: Reason } = {
  'not-now': 'That cannot be done at this moment.',
  'not-your-card': 'That card is not in your hand.',
  'yellow-not-played': 'Yellow cards move no line; each is used at the moment its text names.',
  'line-complete': 'That line is complete; nothing can move it further.',
  'line-absent': 'This place has no such line.',
  'colours-must-differ': 'Two cards in a turn must be one white and one grey. Only Pippin may play any two.',
  'only-two-cards': 'A turn allows two cards at most.',
  'drawing-only-instead-of-cards': 'You draw two or step back only if you play no card in your turn.',
  'staff-needs-items': 'The Staff stops only sundial tiles that show three items.',
  'magic-needs-sundial': 'Magic works only while a sundial lies open.',
  'magic-not-on-last': 'No magic holds back the last event of Mordor.',
  'phial-before-reveal': 'The Phial must shine before a tile is turned.',
  'mithril-needs-die': 'Mithril guards only against what a die has just shown.',
  'belt-before-roll': 'The Belt helps only just before a roll.',
  'belt-not-with-ring': 'The Belt cannot spare you the roll for the Ring.',
  'athelas-only-tokens': 'Athelas helps only where one player lacks or would give life tokens.',
  'athelas-not-here': 'Athelas cannot stand in for tokens that you give together.',
  'foresight-not-here': 'Foresight looks at tiles, so it works only during turns in a scenario.',
  'gandalf-too-dear': (view, data) => {
    const have = numberIn(data, 'shields') ?? (view.viewer === null ? null : (view.players[view.viewer]?.shields ?? null))
    return `Gandalf asks ${count(GANDALF_COST, 'shield')} of one player alone${have === null ? '' : `; you have ${number(have)}`}.`
  },
  'gandalf-gone': 'Gandalf has already given that help; each of his cards serves once.',
  'guidance-not-here': 'Guidance moves a line during a turn, or pays signs that the player on turn gives himself.',
  'ring-used': 'The Ring may be put on only once in each scenario.',
  'ring-not-bearer': (view) => `Only the Ring-bearer may put on the Ring; now that is ${nameOf(view, view.ringBearer)}.`,
  'ring-not-here': 'The Ring can be put on only during turns in a scenario, before a tile acts or around the playing of cards.',
  'does-not-cover': 'That does not cover what is asked.',
  'more-than-needed': 'That is more than is asked; take something back.',
  'does-not-help': 'That pays for nothing that is asked here.',
  'no-such-choice': 'There is nothing of the kind to choose here.',
  'cannot-refuse-what-you-can-pay': 'You may let yourself be lost only if you cannot pay; here you can.',
  'nobody-there': 'There is nobody for whom that could be done.',
  'spare-not-agreed': 'Buying a Gandalf card just to give it away was not agreed for this match.',
  'match-over': 'The story is told; this match is over.',
  'not-asked': (view, data) => {
    const seat = numberIn(data, 'seat')
    return seat === null ? 'Someone else is asked now.' : `${nameOf(view, seat)} is not asked now.`
  },
  'already-answered': (view, data) => {
    const seat = numberIn(data, 'seat')
    return seat === null ? 'That has been answered already.' : `${nameOf(view, seat)} has answered already.`
  },
  'chance-due': 'First the dice or the cards must speak.',
  'answer-due': 'First somebody must choose.',
  'too-few': (_, data) => {
    const min = numberIn(data, 'min')
    return min === null ? 'Choose more than that.' : `Choose at least ${number(min)}.`
  },
  'too-many': (_, data) => {
    const max = numberIn(data, 'max')
    return max === null ? 'Choose fewer than that.' : `Choose ${number(max)} at most.`
  },
  twice: 'The same thing cannot be chosen twice.',
  'no-pass-here': 'This must be answered; it cannot be passed over.',
  'bad-chance': 'What the dice or the cards said does not fit this match.',
}

/** A refusal as a sentence; see `LotrText.refusal`. */
export function refusal(view: View, { code, data }: Refusal): string {
  const reason: Reason | undefined = REASONS[code as RefusalCode]
  if (reason === undefined) return 'That cannot be done.'
  return typeof reason === 'string' ? reason : reason(view, data)
}
