/**
 * Everything the rules can ask has a control: whole matches of all scenarios are played at random, and for every prompt each legal key can be
 * had from what the panels draw, by touching a card of the hand, a card in play, a place, a set of losses, or a button.
 */
import { afterAll, describe, expect, it } from 'vitest'
import {
  defaultOptions,
  generator,
  localDealer,
  Match,
  mixSeeds,
  type Policy,
  type Prompt,
  policies,
} from '../../../../src/engine/index.ts'
import { CARDS_OPTIONS } from '../../../../src/games/wotr-cards/data/index.ts'
import { wotrCardsRules } from '../../../../src/games/wotr-cards/index.ts'
import { decide } from '../../../../src/games/wotr-cards/panels/decide.ts'
import { heldBy, tapCard } from '../../../../src/games/wotr-cards/panels/hand.ts'
import { keysForPiece, keysForPlace, pick } from '../../../../src/games/wotr-cards/panels/keys.ts'
import { standings } from '../../../../src/games/wotr-cards/text/compose/preview.ts'
import type { FaceOf } from '../../../../src/games/wotr-cards/text/types.ts'
import { type CardId, type CardsEvent, PROMPT_KINDS, type State, type View } from '../../../../src/games/wotr-cards/types.ts'
import type { Shape } from '../../../../src/table/contract.ts'
import { table } from '../table.ts'
import { EN, seated } from './seated.ts'

interface Asked {
  readonly view: View
  readonly seat: number
  readonly prompt: Prompt
  readonly faceOf: FaceOf
}

/** What can be touched while this selection is raised: sets that would be sent, and selections that would be raised. */
function touches({ view, seat, prompt, faceOf }: Asked, selection: readonly string[], shape: Shape) {
  const input = {
    view,
    seat,
    prompt,
    selection,
    faceOf: faceOf as (handle: number) => string | null,
    shape,
    beside: [],
    isWindow: false,
    words: { goOn: '', goOnHint: '', thinkAgain: '' },
  }
  const { choices, more, question } = decide(EN, input)
  expect(question, prompt.kind).not.toBe('')
  const all = [...choices, ...more]
  for (const choice of all) expect(choice.label, `${prompt.kind} ${choice.keys}`).not.toBe('')
  const sent = all.filter(({ act, refused }) => act === 'answer' && !refused).map(({ keys }) => keys)
  const raised = all.filter(({ act }) => act === 'consider').map(({ keys }) => keys)
  // a button of several keys puts its key in, one after another
  for (const { keys, act } of all) if (act === 'answer' && prompt.max > 1 && keys.length === 1) raised.push(pick(prompt, selection, keys))
  for (const { handle } of heldBy(view, seat, prompt, faceOf)) {
    const tapped = tapCard(prompt, selection, handle, faceOf, view)
    if ('select' in tapped) raised.push(tapped.select)
  }
  const touch = (keys: readonly string[]) => keys.length && raised.push(pick(prompt, selection, keys))
  for (const { piece, wielder } of standings(view)) if (!wielder) touch(keysForPiece(prompt, selection, piece, faceOf))
  for (const { id } of [...view.battlegrounds, ...(view.path ? [view.path] : [])]) touch(keysForPlace(prompt, selection, id, faceOf))
  touch(keysForPlace(prompt, selection, 'reserve', faceOf))
  return { sent, raised }
}

/** Keys that end in an answer, by any row of touches. */
function reached(asked: Asked, shape: Shape): Set<string> {
  const { prompt } = asked
  const found = new Set<string>()
  const seen = new Set<string>([''])
  const rows: (readonly string[])[] = [[]]
  for (let selection = rows.shift(); selection; selection = rows.shift()) {
    const { sent, raised } = touches(asked, selection, shape)
    for (const key of sent.flat()) found.add(key)
    if (found.size === prompt.keys.length) break
    for (const next of raised) {
      const name = [...next].sort().join(' ')
      if (seen.has(name) || seen.size > 400) continue
      seen.add(name)
      // first to where something new is raised
      if (next.some((key) => !found.has(key))) rows.unshift(next)
      else rows.push(next)
    }
  }
  return found
}

/** A key that belongs to no legal answer needs no control. */
function isUseful({ prompt }: Asked, key: string): boolean {
  if (!prompt.refuse) return true
  const sets = prompt.examples?.() ?? []
  return sets.some((keys) => keys.includes(key))
}

const bold: Policy = (asked, below) => {
  const prompt = asked.prompt()
  if (prompt.kind !== 'action') return policies.random(asked, below)
  const better = [/^(play|move)@(?!reserve)/, /^use/, /^play/, /^(?!pass)/].map((wish) => prompt.keys.filter((key) => wish.test(key)))
  const wishes = better.filter((keys) => keys.length)
  const keys = wishes[below(6) ? 0 : below(wishes.length)] ?? prompt.keys
  return [keys[below(keys.length)] as string]
}

const kinds = new Set<string>()
const OFTEN = 30
const GAMES = 30

function play(seats: number, options: Record<string, string | boolean>, seed: number, looked: Map<string, number>): void {
  const setup = { options: { ...defaultOptions(CARDS_OPTIONS), ...options }, seats }
  const match: Match<State, View, CardsEvent> = Match.start(wotrCardsRules, setup)
  const dealer = localDealer(seed)
  const below = generator(mixSeeds(seed, 5))
  for (let request = match.pending; request; request = match.pending) {
    if (request.type !== 'ask') {
      match.put(dealer.answer(request, match.cards, match.log.length))
      continue
    }
    const [seat] = match.waitingFor
    const one = request.asked.find((asked) => asked.seat === seat)
    if (seat === undefined || !one) throw new Error('nobody is asked')
    const prompt = one.prompt()
    const faces = match.cards.seenBy(seat)
    const asked: Asked = { view: match.view(seat), seat, prompt, faceOf: (handle) => faces.face(handle) as CardId | null }
    kinds.add(prompt.kind)
    // every kind of prompt often in every scenario, the commonest not every time
    const times = looked.get(prompt.kind) ?? 0
    if (times < OFTEN || match.log.length % 50 === 0)
      for (const shape of ['landscape', 'phone'] as const) {
        const found = reached(asked, shape)
        const missing = prompt.keys.filter((key) => !found.has(key) && isUseful(asked, key))
        looked.set(prompt.kind, times + 1)
        expect(missing, `${prompt.kind} at entry ${match.log.length} of seed ${seed}, ${seats} seats, ${shape}`).toEqual([])
      }
    match.put({ type: 'answer', seat, keys: [...(bold({ ...one, prompt: () => prompt }, below) ?? [])] })
  }
}

describe('every choice the rules offer', () => {
  const games = [
    ['the Trilogy', 4, {}],
    ['the Duel for three', 3, {}],
    ['the Duel for two', 2, {}],
    ['the Fellowship', 2, { two_seats: 'fellowship' }],
    ['the Trilogy with every text offered', 4, { textWithoutEffect: 'allowed', playWithNoWayToPay: 'illegal' }],
  ] as const
  for (const [name, seats, options] of games)
    it(`can be reached on the table: ${name}`, () => {
      const looked = new Map<string, number>()
      for (let seed = 1; seed <= GAMES; seed++) play(seats, options, seed * 7, looked)
    }, 60_000)

  it('can be reached where two texts compete to save a card, which is rare', () => {
    const t = table(
      'trilogy phase=combat path=bag-end | frodo path=frodo-baggins+elven-cloak+mithril-coat | witch-king path=the-witch-king,the-hunter,the-reaver,the-warrior',
    )
    const asked = seated(t, 'frodo')
    kinds.add(asked.prompt.kind)
    for (const shape of ['landscape', 'phone'] as const) expect([...reached(asked, shape)].sort()).toEqual([...asked.prompt.keys].sort())
  })

  // All of them together must have met every kind of prompt.
  afterAll(() => expect(PROMPT_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]))
})
