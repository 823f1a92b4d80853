/**
 * Hidden stays hidden: two matches that differ only in two cards a seat has not seen are played alike, and that seat must not
 * be able to tell them apart, by view, by events, or by who is asked. Knows no game.
 */
import { cardInKey, clone, type Dealer, promptFor, refuseEntry } from '../../src/engine/index.ts'
import type { ChanceRequest, Entry, FaceId, GameEvent, Handle, Scene, Seat } from '../../src/engine/types.ts'
import type { AnyRules } from './subject.ts'
import { type AnyMatch, fromScene, nextEntries, type Walk } from './walk.ts'

/** Two cards of a scene that `seat` does not know and whose faces differ; null when there are none. */
function swappable(scene: Scene<object>, seat: Seat, below: (n: number) => number): [Handle, Handle] | null {
  const hidden = scene.cards.flatMap(({ known }, handle) => (typeof known === 'number' && known !== seat ? [handle] : []))
  if (!hidden.length) return null
  const one = hidden[below(hidden.length)] as Handle
  const deckOf = (handle: Handle) => scene.cards[handle]?.deck.split('@')[0]
  const others = scene.cards.flatMap((card, handle) => {
    const isHidden = card.known === 'none' || (typeof card.known === 'number' && card.known !== seat)
    return isHidden && deckOf(handle) === deckOf(one) && card.face !== scene.cards[one]?.face ? [handle] : []
  })
  return others.length ? [one, others[below(others.length)] as Handle] : null
}

function swapped(scene: Scene<object>, [a, b]: [Handle, Handle]): Scene<object> {
  const cards = scene.cards.slice()
  const first = scene.cards[a]
  const second = scene.cards[b]
  if (!first || !second) throw new Error('there are no such cards')
  cards[a] = { ...first, face: second.face }
  cards[b] = { ...second, face: first.face }
  return { state: clone(scene.state), cards }
}

/** The same piece of chance in the other match: faces stay where they can. Null where they cannot. */
function sameChance(request: ChanceRequest, entry: Entry, other: AnyMatch): Entry | null {
  if (!('faces' in entry) || !('handles' in request)) return entry
  const left = new Map<readonly FaceId[], FaceId[]>()
  const faces: FaceId[] = []
  for (const [i, handle] of request.handles.entries()) {
    const known = other.cards.face(handle)
    if (known !== null) {
      faces.push(known)
      continue
    }
    const pool = other.cards.pool(handle)
    const rest = left.get(pool) ?? pool.slice()
    left.set(pool, rest)
    const at = rest.indexOf(entry.faces[i] as FaceId)
    if (at < 0) return null
    faces.push(...rest.splice(at, 1))
  }
  return { type: entry.type, faces }
}

/** What a seat is asked, with everything it is offered. */
function asked(match: AnyMatch, seat: Seat): unknown {
  const prompt = match.waitingFor.includes(seat) ? promptFor(match, seat) : null
  return prompt && { ...prompt, examples: prompt.examples?.() ?? null }
}

function same(one: unknown, other: unknown, what: string): void {
  const texts = [JSON.stringify(one), JSON.stringify(other)]
  if (texts[0] !== texts[1]) throw new Error(`${what} differ:\n${texts.join('\n')}`)
}

/** Plays both on and compares; returns how many entries they went alike. */
export function compareHidden(rules: AnyRules, scene: Scene<object>, seat: Seat, dealer: Dealer, below: (n: number) => number): number {
  const cards = swappable(scene, seat, below)
  if (!cards) return 0
  const heard: [GameEvent[], GameEvent[]] = [[], []]
  const one = fromScene(rules, scene, (event) => heard[0].push(event))
  const other = fromScene(rules, swapped(scene, cards), (event) => heard[1].push(event))
  const walk: Walk = { match: one, dealer, below, events: heard[0] }
  // A card may come to light in one of the two only: a rule that shows certain cards tells them apart from there on.
  const mayDiffer = (): boolean => [one, other].some((match) => cards.some((handle) => match.cards.seenBy(seat).face(handle) !== null))
  let alike = 0
  let told = 0
  while (!mayDiffer()) {
    same(other.view(seat), one.view(seat), 'views')
    same(heard[1].slice(told), heard[0].slice(told), 'events')
    same(other.waitingFor, one.waitingFor, 'who is asked')
    same(asked(other, seat), asked(one, seat), 'prompts')
    told = heard[0].length
    const request = one.pending
    if (!request || alike > 60) return alike
    for (const entry of nextEntries(walk)) {
      if (entry.type === 'answer' && entry.keys.some((key) => cards.includes(cardInKey(key)?.handle ?? -1))) return alike
      const twin = request.type === 'ask' ? entry : sameChance(request, entry, other)
      if (!twin || refuseEntry(other, twin)) return alike
      one.put(entry)
      other.put(twin)
      alike++
    }
  }
  return alike
}
