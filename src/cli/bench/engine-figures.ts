/** How fast the engine plays a game: replaying, random matches, fingerprints, going back. */
import { Match, playout, policies } from '../../engine/index.ts'
import type { AnyRules } from '../../games/index.ts'
import { defaultSetup } from '../simulate.ts'
import { type Figure, percentile } from './figure.ts'

const SLICES = 5
const SLICE_MS = 400
const WARM_UP_MS = 300
const SEEDS = 12

function during(ms: number, first: number, work: (round: number) => number): { done: number; rounds: number; ms: number } {
  const began = performance.now()
  let [done, rounds] = [0, 0]
  while (performance.now() - began < ms) done += work(first + rounds++)
  return { done, rounds, ms: performance.now() - began }
}

/** Does the work over and over; answers how often in a second. The best of a few slices counts: the machine has other things to do. */
function rate(work: (round: number) => number): number {
  let { rounds } = during(WARM_UP_MS, 0, work)
  let best = 0
  for (let slice = 0; slice < SLICES; slice++) {
    const measured = during(SLICE_MS, rounds, work)
    rounds += measured.rounds
    best = Math.max(best, (measured.done * 1000) / measured.ms)
  }
  return best
}

/** What is asked of each game: the second has more to say in an action. */
const WANTED = {
  lotr: { seats: 3, actions: 150_000, matches: 200 },
  'wotr-cards': { seats: 4, actions: 100_000, matches: 100 },
} as const

export function engineFigures(rules: AnyRules, game: keyof typeof WANTED): Figure[] {
  const wanted = WANTED[game]
  const setup = defaultSetup(rules, wanted.seats)
  const played = Array.from({ length: SEEDS }, (_, seed) => playout(rules, setup, seed + 1, policies.random))
  const longest = played.reduce((a, b) => (a.log.length >= b.log.length ? a : b))

  const replayed = rate((round) => {
    const { log } = played[round % SEEDS] as (typeof played)[number]
    const match = Match.start(rules, setup)
    for (const entry of log) match.put(entry)
    return log.length
  })
  const games = rate((round) => {
    playout(rules, setup, 1000 + round, policies.random)
    return 1
  })
  const middle = longest.at(Math.floor(longest.log.length / 2))
  const fingerprints = rate(() => {
    for (let i = 0; i < 50; i++) middle.fingerprint()
    return 50
  })
  const jumps: number[] = []
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i <= 60; i++) {
      const began = performance.now()
      longest.at(Math.floor((longest.log.length * i) / 60))
      if (round > 0) jumps.push(performance.now() - began)
    }
  }
  return [
    { name: `replay of ${rules.id}`, unit: 'actions/s', target: wanted.actions, wants: 'at least', value: replayed },
    {
      name: `random matches of ${rules.id}, ${wanted.seats} seats`,
      unit: 'matches/s',
      target: wanted.matches,
      wants: 'at least',
      value: games,
    },
    { name: `fingerprint of a state of ${rules.id}`, unit: 'ms', target: 0.1, wants: 'at most', value: 1000 / fingerprints },
    {
      name: `jump to any point of the longest match of ${rules.id}, slowest 1 %`,
      unit: 'ms',
      target: 16,
      wants: 'at most',
      value: percentile(jumps, 0.99),
      note: `${longest.log.length} actions`,
    },
  ]
}
