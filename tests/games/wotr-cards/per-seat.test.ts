/**
 * The proof that hidden information is per seat: whole matches played at the same time on one engine for each seat and one for a
 * spectator, each knowing only the faces that seat may know. Every prompt is built, and answered, on the engine of the seat that is
 * asked; after every entry all engines have the same state.
 */
import { describe, expect, it } from 'vitest'
import { answersOf, defaultOptions, generator, localDealer, Match, promptFor, refuseEntry, UNKNOWN } from '../../../src/engine/index.ts'
import type { AskRequest, ChanceRequest, Entry, Request, Seat } from '../../../src/engine/types.ts'
import { wotrCardsRules } from '../../../src/games/wotr-cards/index.ts'
import type { CardsEvent, State, View } from '../../../src/games/wotr-cards/types.ts'

type CardsMatch = Match<State, View, CardsEvent>
interface Device {
  readonly seat: Seat | null
  readonly match: CardsMatch
  readonly events: CardsEvent[]
}

function device(seat: Seat | null, seats: number, options: object): Device {
  const events: CardsEvent[] = []
  const setup = { options: { ...defaultOptions(wotrCardsRules.options), ...options }, seats }
  return { seat, match: Match.start(wotrCardsRules, setup, (event) => events.push(event)), events }
}

/** What this device gets to hear of a piece of chance: its own faces, and those that are shown to all. */
function heardBy(seat: Seat | null, request: Request, entry: Entry): Entry {
  if (!('faces' in entry) || !('handles' in request) || request.to === null || request.to === seat) return entry
  return { type: entry.type, faces: entry.faces.map((face) => (request.show?.includes(face) ? face : UNKNOWN)) }
}

/** Each seat decides on its own device, knowing only what that knows. */
function answers(devices: readonly Device[], request: AskRequest, below: (n: number) => number, full: CardsMatch): Entry[] {
  return request.asked.flatMap(({ seat }) => {
    const own = devices.find((one) => one.seat === seat) as Device
    const prompt = promptFor(own.match, seat)
    const same = promptFor(full, seat)
    expect(JSON.stringify({ ...prompt, examples: prompt?.examples?.() })).toBe(JSON.stringify({ ...same, examples: same?.examples?.() }))
    return answersOf(
      { type: 'ask', asked: [{ seat, prompt: () => prompt as NonNullable<typeof prompt> }] },
      (asked) => choose(asked.prompt(), below),
      below,
    )
  })
}

function choose(prompt: NonNullable<ReturnType<typeof promptFor>>, below: (n: number) => number): readonly string[] {
  if (prompt.refuse) {
    const examples = prompt.examples?.() ?? []
    return examples[below(examples.length)] ?? []
  }
  const left = prompt.keys.slice()
  const count = prompt.min + below(Math.min(prompt.max, left.length) - prompt.min + 1)
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] as string)
}

function playApart(seats: number, options: object, seed: number): number {
  const full = device(null, seats, options)
  const devices = [...Array.from({ length: seats }, (_, seat) => device(seat, seats, options)), device(null, seats, options)]
  const dealer = localDealer(seed)
  const below = generator(seed)
  for (let request = full.match.pending; request; request = full.match.pending) {
    const entries =
      request.type === 'ask'
        ? answers(devices, request, below, full.match)
        : [dealer.answer(request as ChanceRequest, full.match.cards, full.match.log.length)]
    for (const entry of entries) {
      expect(refuseEntry(full.match, entry)).toBeNull()
      full.match.put(entry)
      for (const one of devices) {
        one.match.put(heardBy(one.seat, request, entry))
        if (one.match.fingerprint() !== full.match.fingerprint())
          throw new Error(`seat ${one.seat} has another state after entry ${full.match.log.length}`)
      }
    }
    for (const { seat, match } of devices) expect(match.view(seat)).toEqual(full.match.view(seat))
  }
  for (const { match, events } of devices) {
    expect(match.outcome).toEqual(full.match.outcome)
    expect(events).toEqual(full.events)
  }
  return full.match.log.length
}

describe('hidden information is per seat', () => {
  const scenarios = [
    { name: 'the Trilogy', seats: 4, options: {} },
    { name: 'the duel for three', seats: 3, options: {} },
    { name: 'the duel for two', seats: 2, options: {} },
    { name: 'the Fellowship of the Ring', seats: 2, options: { two_seats: 'fellowship' } },
  ]
  for (const { name, seats, options } of scenarios) {
    it(`[wotr-cards I1] ${name}: engines that know only their seat's faces agree after every entry`, () => {
      for (const seed of [1, 2, 3]) expect(playApart(seats, options, seed)).toBeGreaterThan(50)
    })
  }
})
