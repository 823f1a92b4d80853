/**
 * A player that thinks a little: tries each choice, plays the rest at random a few times, and takes what ended best.
 * With luck it tries chance too. Reaches places no random player ever sees, for pictures and tests. Knows no game.
 */
import { type Below, type Dealer, generator, localDealer } from './dealer.ts'
import type { Match } from './match.ts'
import { playOn, policies } from './playout.ts'
import type { Asked, Entry, Prompt, Seat } from './types.ts'

type AnyMatch = Match<object, unknown>

export interface Thought {
  /** Random endings played for each choice. */
  readonly tries: number
  /** Choices looked at; more are sampled. */
  readonly width: number
  /** How many outcomes of chance are tried; 1 takes what comes. */
  readonly luck: number
}

/** Some answers to a prompt: all when there are few. */
function candidates(prompt: Prompt, below: Below, width: number): (readonly string[])[] {
  const all = prompt.refuse ? [...(prompt.examples?.() ?? [])] : prompt.max === 1 ? prompt.keys.map((key) => [key]) : null
  if (all) {
    while (all.length > width) all.splice(below(all.length), 1)
    return all
  }
  return Array.from({ length: width }, () => {
    const left = prompt.keys.slice()
    return Array.from({ length: Math.max(1, prompt.min) }, () => left.splice(below(left.length), 1)[0] as string)
  })
}

/** How a match ends that goes on with this entry and then at random. */
function scoreOf(match: AnyMatch, entry: Entry, seed: number): number {
  const copy = match.at(match.log.length)
  const below = generator(seed)
  copy.put(entry)
  // Others who are asked in the same decision answer before the script goes on.
  const asked = copy.pending?.type === 'ask' ? copy.pending.asked : []
  const others = copy.waitingFor.length < asked.length ? asked.filter(({ seat }) => copy.waitingFor.includes(seat)) : []
  for (const one of others) copy.put({ type: 'answer', seat: one.seat, keys: policies.random(one, below) ?? [one.pass as string] })
  playOn(copy, localDealer(seed), below, policies.random)
  const { outcome } = copy
  return (outcome?.score ?? 0) + (outcome?.winners.length ? 1000 : 0)
}

function best(match: AnyMatch, entries: readonly Entry[], below: Below, tries: number): Entry {
  if (entries.length === 1) return entries[0] as Entry
  const seeds = Array.from({ length: tries }, () => below(0x7fffffff))
  const scores = entries.map((entry) => seeds.reduce((total, seed) => total + scoreOf(match, entry, seed), 0))
  return entries[scores.indexOf(Math.max(...scores))] as Entry
}

function think(match: AnyMatch, { seat, pass, prompt }: Asked, below: Below, { tries, width }: Thought): Entry {
  const choices = candidates(prompt(), below, width)
  if (pass !== undefined && !choices.some(([key]) => key === pass)) choices.push([pass])
  return best(
    match,
    choices.map((keys) => ({ type: 'answer', seat, keys })),
    below,
    tries,
  )
}

export const LUCKY: Thought = { tries: 8, width: 8, luck: 8 }
export const THINKING: Thought = { tries: 8, width: 8, luck: 1 }
/** Quick enough to be thought between two pictures. */
const HELPING: Thought = { tries: 3, width: 6, luck: 1 }

/** One step further: one chance entry, or the answers of all who are asked. Windows are thought about one time in four. */
export function step(match: AnyMatch, dealer: Dealer, below: Below, thought: Thought, watch?: (entry: Entry) => void): void {
  const put = (entry: Entry): void => {
    match.put(entry)
    watch?.(entry)
  }
  const request = match.pending
  if (!request) return
  if (request.type !== 'ask') {
    const length = match.log.length
    const more = Array.from({ length: request.type === 'shuffle' ? 0 : thought.luck - 1 }, () => localDealer(below(0x7fffffff)))
    const entries = [dealer, ...more].map((one) => one.answer(request, match.cards, length))
    return put(best(match, entries, below, thought.tries))
  }
  for (const asked of request.asked) {
    const looks = asked.pass === undefined || below(4) === 0
    put(looks ? think(match, asked, below, thought) : { type: 'answer', seat: asked.seat, keys: [asked.pass as string] })
  }
}

/** What a helper answers for a seat that nobody plays: a few tries, no luck. Windows go by. Empty where the seat is not asked. */
export function helperKeys(match: AnyMatch, seat: Seat, below: Below): readonly string[] {
  const asked = match.pending?.type === 'ask' ? match.pending.asked.find((one) => one.seat === seat) : undefined
  if (!asked) return []
  if (asked.pass !== undefined) return [asked.pass]
  const entry = think(match, asked, below, HELPING)
  return entry.type === 'answer' ? entry.keys : []
}
