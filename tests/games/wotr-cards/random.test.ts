/** Random matches of every scenario and many rulings, looked at after every entry: nothing gets stuck or lost, and everything comes up. */
import { describe, expect, it } from 'vitest'
import { cardInKey, generator, mixSeeds, type Policy, playout, policies } from '../../../src/engine/index.ts'
import type { OptionValues } from '../../../src/engine/types.ts'
import { wotrCardsRules } from '../../../src/games/wotr-cards/index.ts'
import { actionOf } from '../../../src/games/wotr-cards/rules/can-do.ts'
import { CARD_IDS, type CardId } from '../../../src/games/wotr-cards/types.ts'

const MATCHES = 80

function settings(seed: number): OptionValues {
  const below = generator(mixSeeds(seed, 5))
  const isUsual = seed % 2 === 0
  return Object.fromEntries(
    wotrCardsRules.options.map((spec) => {
      if (isUsual && spec.id !== 'two_seats') return [spec.id, spec.default]
      if (spec.type === 'flag') return [spec.id, below(2) === 0]
      return [spec.id, spec.type === 'choice' ? (spec.values[below(spec.values.length)] as string) : spec.default]
    }),
  )
}

/** Random, but curious: a card that was never played or used so far is more likely to be. */
function curious(seen: ReadonlySet<string>): Policy {
  return (asked, below) => {
    const prompt = asked.prompt()
    const isFresh = (key: string): boolean => {
      const face = cardInKey(key)?.face as CardId
      if (/^(?:play|use)/.test(key) && !seen.has(nameOf(key))) return true
      return key.startsWith('play@') && actionOf(face) !== undefined && !seen.has(`use ${face}`)
    }
    const keys = prompt.kind === 'action' ? prompt.keys.filter(isFresh) : []
    const uses = keys.filter((key) => key.startsWith('use'))
    const fresh = uses.length ? uses : keys
    const own = { ...asked, prompt: () => prompt }
    return fresh.length && below(4) ? [fresh[below(fresh.length)] as string] : policies.random(own, below)
  }
}
/** `play gimli`, `use narya` */
const nameOf = (key: string): string => `${/^[a-z]+/.exec(key)?.[0]} ${cardInKey(key)?.face}`

describe('random matches', () => {
  it('end, lose no card, and in the course of them every card is played and every action text used', () => {
    const seen = new Set<string>()
    const scenarios = new Set<string>()
    for (let seed = 1; seed <= MATCHES; seed++) {
      const setup = { options: settings(seed), seats: 2 + (seed % 3) }
      const match = playout(wotrCardsRules, setup, seed, curious(seen), ({ state }, entry) => {
        const wrong = wotrCardsRules.invariants(state)
        if (wrong.length) throw new Error(`seed ${seed}: ${wrong.join('; ')}`)
        for (const key of entry.type === 'answer' ? entry.keys : []) seen.add(nameOf(key))
      })
      expect(match.outcome, `seed ${seed}`).not.toBeNull()
      scenarios.add(match.state.scenario)
    }
    const missing = (verb: string, ids: readonly CardId[]) => ids.filter((id) => !seen.has(`${verb} ${id}`))
    expect([...scenarios].sort()).toEqual(['duel-2p', 'duel-3p', 'fellowship', 'trilogy'])
    expect(missing('play', CARD_IDS)).toEqual([])
    expect(
      missing(
        'use',
        CARD_IDS.filter((id) => actionOf(id)),
      ),
    ).toEqual([])
    console.log(`Coverage of wotr-cards in ${MATCHES} random matches: every card played, every action text used`)
  })
})
