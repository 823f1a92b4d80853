/**
 * The log: what happened, as short facts in the past tense, the same for every reader. A card whose face only its seat knows stays
 * "a card"; what lay open, was shown or was named is told by name.
 */
import { BATTLEGROUND_DATA, CARDS, SCENARIO_DATA } from '../../data/index.ts'
import { type CardId, type CardsEvent, isBattleground, type LocationId, type View } from '../../types.ts'
import type { FaceOf, Told } from '../types.ts'
import type { Noun, PlaceNoun } from '../words/nouns.ts'
import { cardNoun, placeNoun, seatNoun, type Words } from './words.ts'

/** An event that has been carried out goes without saying. */
const isEvent = (face: CardId | null): boolean => face !== null && CARDS[face].type === 'event'

/** The line for one event; see `CardsText.told`. */
export function toldText(words: Words, view: View, event: CardsEvent, faceOf: FaceOf): string | null {
  const { log: say } = words
  const who = (seat: number): Noun => seatNoun(words, view, seat)
  const card = (handle: number, how: 'nom' | 'acc' | 'dat' = 'acc'): string => cardNoun(words, faceOf, handle)?.[how] ?? say.aCard
  const open = (handles: readonly number[], how: 'nom' | 'acc' = 'nom'): string => words.list(handles.map((handle) => card(handle, how)))
  const isPlural = (handles: readonly number[]): boolean =>
    handles.length > 1 || (handles[0] !== undefined && (cardNoun(words, faceOf, handles[0])?.plural ?? false))
  const place = (id: LocationId): PlaceNoun => placeNoun(words, id)
  const spot = (to: string): PlaceNoun | null => (isBattleground(to) ? place(to) : to === 'path' && view.path ? place(view.path.id) : null)
  switch (event.type) {
    case 'round':
      return say.round(event.round, who(event.seat))
    case 'step':
      return say.step[event.step]
    case 'turn':
      return say.turn(who(event.seat))
    case 'activate':
      return say.activated(place(event.location), event.from, event.bare)
    case 'path-chosen':
      return event.replaces ? say.pathChosen(who(event.seat), place(event.path), place(event.replaces)) : null
    case 'activate-path':
      return say.pathActive(place(event.path))
    case 'play':
      if (event.to === 'event') return say.playEvent(who(event.seat), card(event.handle))
      return event.wielder === undefined
        ? say.play(who(event.seat), card(event.handle), spot(event.to))
        : say.playItem(who(event.seat), card(event.handle), card(event.wielder, 'dat'))
    case 'move':
      return say.move(who(event.seat), card(event.handle), spot(event.to))
    case 'use':
      return say.use(who(event.seat), card(event.handle))
    case 'text':
      return null
    case 'winnow':
      return say.winnow(who(event.seat))
    case 'ring':
      return say.ring(who(event.seat))
    case 'pass':
      return say.pass(who(event.seat))
    case 'draw':
      if (!event.handles.length) return null
      return event.to === 'hand' ? say.draw(who(event.seat), event.handles.length) : say.look(who(event.seat), event.handles.length)
    case 'cycle':
      if (!event.handles.length) return null
      if (event.replaces) return say.saved(open(event.handles), isPlural(event.handles), event.replaces)
      return event.from === 'play'
        ? say.cycledOpen(open(event.handles), isPlural(event.handles))
        : say.cycled(who(event.seat), event.handles.length)
    case 'eliminate':
      if (!event.handles.length) return null
      if (event.from === 'play' && event.handles.every((handle) => isEvent(faceOf(handle)))) return null
      return event.from === 'play' || event.cause === 'removed'
        ? say.lostOpen(open(event.handles), isPlural(event.handles), event.cause)
        : say.lost(who(event.seat), event.handles.length, event.cause, event.from)
    case 'recycle':
      return say.recycle(who(event.seat), event.cards)
    case 'shuffle':
      return null
    case 'search':
      return say.search(who(event.seat))
    case 'take':
      return say.take(who(event.seat), card(event.handle), event.from)
    case 'found-nothing':
      return say.foundNothing(who(event.seat))
    case 'examine':
      return say.examine(who(event.seat), event.cards)
    case 'token':
      return say.token(event.kind, event.n, typeof event.on === 'number' ? card(event.on) : place(event.on))
    case 'corruption':
      return say.corruption(event.from, event.to)
    case 'permit':
      return say.permit(words.names.cards[event.card])
    case 'decline':
      return say.decline(who(event.seat))
    case 'combat':
      return say.combat(place(event.location), !isBattleground(event.location), event.cause === 'replaced')
    case 'support':
      return say.support(event.support.map(({ army, character }) => [card(army, 'nom'), card(character, 'acc')] as const))
    case 'count':
      return say.count(event.attack, event.shields, event.left)
    case 'proposal':
      return say.proposal(who(event.seat), open(event.handles, 'acc'))
    case 'proposal-refused':
      return say.refused(who(event.seat))
    case 'casualties':
      return event.handles.length
        ? say.casualties(open(event.handles), isPlural(event.handles), event.uncancelled)
        : say.noLoss(event.uncancelled)
    case 'won':
      return say.won(place(event.location), event.side, event.side === BATTLEGROUND_DATA[event.location].side, event.points)
    case 'path-ended':
      return say.pathEnded(place(event.path), event.side, event.points, event.corruption)
    case 'score':
      return say.score(event.free, event.shadow)
    case 'ending':
      return say.ending(event.ending.winner, event.ending.free, event.ending.shadow)
  }
}

const isHeading = ({ type }: CardsEvent): boolean => type === 'round' || type === 'turn' || type === 'combat'

/** The whole log from the beginning: the active path is the one of then. */
export function linesText(words: Words, view: View, told: Told, faceOf: FaceOf): { at: number; text: string; heading: boolean }[] {
  let then: View = { ...view, path: null }
  let fallen: readonly number[] = []
  return told.flatMap(({ at, event }) => {
    if (event.type === 'casualties') fallen = event.handles
    // that they fell has been told
    if (event.type === 'eliminate' && event.handles[0] !== undefined && fallen.includes(event.handles[0])) return []
    if (event.type === 'activate-path') then = { ...view, path: { ...NOWHERE, id: event.path } }
    const text = toldText(words, then, event, faceOf)
    return text === null ? [] : [{ at, text, heading: isHeading(event) }]
  })
}
const NOWHERE = {
  shields: 0,
  tokens: { attack: 0, defense: 0 },
  bare: false,
  attackers: [],
  defenders: [],
  forecast: { attack: 0, shields: 0, left: 0, defense: 0, winner: null },
}

// ---------------------------------------------------------------- one line for the match list

export function standingText(words: Words, view: View): string {
  const { score, ending } = view
  if (ending) return words.log.ending(ending.winner, ending.free, ending.shadow)
  const path = view.path ? placeNoun(words, view.path.id).title : ''
  return words.endings.standing(view.round, path, score.free, score.shadow)
}

/** The last number of this scenario’s road. */
export const lastPathOf = (view: Pick<View, 'scenario'>): number => SCENARIO_DATA[view.scenario].lastPath
