/** What the log has told it keeps telling: names do not vanish when a pile becomes a deck, and no hidden card gets one. */
import { describe, expect, it } from 'vitest'
import { faceMemory } from '../../../src/app/play/faces.ts'
import { defaultOptions, generator, localDealer, policies } from '../../../src/engine/index.ts'
import { CARDS_OPTIONS } from '../../../src/games/wotr-cards/data/index.ts'
import { wotrCardsRules } from '../../../src/games/wotr-cards/index.ts'
import { cardsText } from '../../../src/games/wotr-cards/text/index.ts'
import type { FaceOf } from '../../../src/games/wotr-cards/text/types.ts'
import type { State, View } from '../../../src/games/wotr-cards/types.ts'
import { type Kept, localSession } from '../../../src/session/local-session.ts'

const text = await cardsText('en')
const setup = (seats: number) => ({ options: defaultOptions(CARDS_OPTIONS), seats })

/** Cards that lie face down somewhere, or are in a hand. */
const hiddenIn = (state: State): number[] =>
  state.players.flatMap(({ hand, deck, cycle, eliminated }) => [...hand, ...deck, ...cycle, ...eliminated])

async function play(seats: number, seed: number) {
  let kept: Kept | null = null
  const save = async (now: Kept) => void (kept = now)
  const session = localSession({ rules: wotrCardsRules, setup: setup(seats), dealer: localDealer(seed), save })
  const below = generator(seed)
  const linesNow = (one = session) => {
    const { publicView } = one.getSnapshot().frames.at(-1) as { publicView: View }
    return text.lines(publicView, one.told as never, faceMemory(one).of(null) as FaceOf).map((line) => line.text)
  }
  let told: string[] = []
  let reshuffled = 0
  for (let decision = session.getSnapshot().decision; decision; decision = session.getSnapshot().decision) {
    for (const { seat, prompt } of decision.seats) {
      const keys = policies.random({ seat, prompt: () => prompt } as never, below) as readonly string[]
      expect(session.choose(seat, keys)).toBeNull()
      await Promise.resolve()
      await Promise.resolve()
    }
    const { state, cards } = session.match
    for (const handle of hiddenIn(state)) if (!cards.isPublic(handle)) expect(cards.shownFace(handle)).toBeNull()
    const again = session.told.filter(({ event }) => (event as { type: string }).type === 'recycle').length
    if (again > reshuffled || !session.getSnapshot().decision) {
      reshuffled = again
      const now = linesNow()
      expect(now.slice(0, told.length)).toEqual(told)
      told = now
    }
  }
  const resumed = localSession({ rules: wotrCardsRules, setup: setup(seats), dealer: localDealer(seed), resume: kept as unknown as Kept })
  return { told, resumed: linesNow(resumed as typeof session), reshuffled }
}

describe('the log after a reshuffle', () => {
  for (const [seats, seed] of [
    [4, 7],
    [3, 5],
  ] as const)
    it(`keeps every name it told, also when the match is opened again (${seats} seats)`, async () => {
      const { told, resumed, reshuffled } = await play(seats, seed)
      expect(reshuffled).toBeGreaterThan(0)
      expect(told.length).toBeGreaterThan(60)
      expect(resumed).toEqual(told)
      // what lay open on the table is told by name
      expect(told.filter((line) => /^A card|^Eine Karte/.test(line))).toEqual([])
    })
})
