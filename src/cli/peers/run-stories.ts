/**
 * `npm run -s sim -- lotr --peers --games 2000 --seed 1`: matches of several devices in which everything goes wrong that can,
 * one JSON line each, and what happened in all of them together at the end. One match in twenty signs with real Ed25519.
 */
import type { AnyRules } from '../../games/index.ts'
import { playStory, type StoryCounts } from './story.ts'

const REAL_SIGNATURES = 20

export interface StoriesTold {
  readonly failed: number
}

/** `tell` gets lines for stdout, `report` sentences for stderr. */
export async function runStories(
  rules: AnyRules,
  { games, firstSeed }: { readonly games: number; readonly firstSeed: number },
  tell: (line: string) => void,
  report: (sentence: string) => void,
): Promise<StoriesTold> {
  const sum: Record<string, number> = {}
  const count = (name: string, by: number): void => {
    sum[name] = (sum[name] ?? 0) + by
  }
  const began = performance.now()
  let told = began
  let failed = 0
  for (let i = 0; i < games; i++) {
    const seed = (firstSeed + i) | 0
    try {
      const story = await playStory(rules, seed, { signing: seed % REAL_SIGNATURES === 0 ? 'ed25519' : 'quick' })
      tell(JSON.stringify(story))
      for (const name of Object.keys(story.counts) as (keyof StoryCounts)[]) count(name, story.counts[name])
      count('actions', story.actions)
      count('texts', story.texts)
      count(story.result, 1)
    } catch (error) {
      failed++
      report(`Seed ${seed}: ${error instanceof Error ? error.message : String(error)}`)
    }
    if (performance.now() - told > 20_000) {
      told = performance.now()
      report(`${i + 1} of ${games}, ${failed} failed (${Number(((i + 1) * 60_000) / (told - began)).toPrecision(2)} a minute)`)
    }
  }
  report(`${games} matches, ${failed} failed. ${JSON.stringify(sum)}`)
  return { failed }
}
