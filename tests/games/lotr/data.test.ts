import { describe, expect, it } from 'vitest'
import { isOptionProblem, parseOptions } from '../../../src/engine/index.ts'
import {
  CARDS,
  HOBBIT_DECK,
  LIFE_TOKEN_SUPPLY,
  LOTR_OPTIONS,
  PLACE_DATA,
  TILE_COUNTS,
  TILE_FACES,
} from '../../../src/games/lotr/data/index.ts'
import { lotrRules } from '../../../src/games/lotr/index.ts'
import { ACTIVITIES, DIE_FACES, EVENT_IDS, FEATURE_CARDS, LIFE_TOKENS, PLACES, SCENARIOS, TILES } from '../../../src/games/lotr/types.ts'
import { table } from './table.ts'

describe('spaces', () => {
  for (const place of SCENARIOS) {
    for (const line of ACTIVITIES) {
      const data = PLACE_DATA[place].lines[line]
      if (!data) continue
      it(`[lotr B25] ${place}, ${line}: each space gives what is printed`, () => {
        for (const [at, space] of data.spaces.entries()) {
          if (place === 'mordor' && at === 12) continue // Mount Doom follows at once; see the end of the game
          const start = `${place} ${at ? `${line}=${at}` : ''} active=pippin sauron=15 | frodo 0 | sam 0 white.wild | pippin 5`
          const t = table(start, line, 'one_dot').upTo('W1b')
          const before = t.events.length
          t.actTogether('W1b', {}).upTo(space.content === 'die' ? 'WE' : at === data.spaces.length - 1 && data.main ? 'W2' : 'W2')
          const told = t.events.slice(before)
          expect(told[0], `${line} ${at + 1}`).toEqual({ type: 'marker', line, to: at + 1, cause: 'tile' })
          expect(told[1]).toMatchObject(consequence(space.content, space.card))
        }
      })
    }
  }

  function consequence(content: string, card: string | undefined): object {
    if (content === 'die') return { type: 'roll', seat: 2, cause: 'space' }
    if (content === 'heal') return { type: 'heal', seat: 2, from: 5, to: 4 }
    if (content === 'card') return { type: 'gain-card', seat: 2, card }
    return { type: 'gain', seat: 2, what: content }
  }

  it('[lotr B25] numbers on the main lines', () => {
    const labels = (place: (typeof SCENARIOS)[number]) => {
      const main = PLACE_DATA[place].lines[PLACE_DATA[place].main ?? 'fighting']
      return [main?.startLabel, ...(main?.spaces.map(({ label }) => label) ?? [])]
    }
    expect(labels('moria')).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
    expect(labels('helms_deep')).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40])
    expect(labels('shelobs_lair')).toEqual([40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50])
    expect(labels('mordor')).toEqual([50, 50, 51, 51, 52, 52, 53, 54, 55, 56, 57, 58, 59, 60])
  })
})

describe('counts', () => {
  const count = <T>(items: readonly T[], item: T) => items.filter((one) => one === item).length

  it('[lotr B26] 60 Hobbit cards: white seven of each sign and twelve wild, grey five of each', () => {
    expect(HOBBIT_DECK).toHaveLength(60)
    for (const sign of ACTIVITIES) {
      expect(count(HOBBIT_DECK, `white.${sign}`)).toBe(7)
      expect(count(HOBBIT_DECK, `grey.${sign}`)).toBe(5)
    }
    expect(count(HOBBIT_DECK, 'white.wild')).toBe(12)
  })

  it('[lotr B26] 35 feature cards by place, 8 of them yellow', () => {
    const byPlace = PLACES.map((place) => FEATURE_CARDS.filter((card) => CARDS[card].board === place).length)
    expect(byPlace).toEqual([0, 12, 2, 12, 4, 2, 3])
    expect(FEATURE_CARDS.filter((card) => CARDS[card].color === 'yellow')).toHaveLength(8)
    for (const place of PLACES) expect(PLACE_DATA[place].features.every((card) => CARDS[card].board === place)).toBe(true)
  })

  it('[lotr B26] 23 tiles, six die faces, life tokens enough for every board', () => {
    expect(TILE_FACES).toHaveLength(23)
    expect(TILES.map((tile) => TILE_COUNTS[tile])).toEqual([3, 3, 3, 3, 6, 2, 1, 1, 1])
    expect(new Set(DIE_FACES).size).toBe(6)
    for (const place of SCENARIOS) {
      const spaces = ACTIVITIES.flatMap((line) => PLACE_DATA[place].lines[line]?.spaces ?? [])
      for (const token of LIFE_TOKENS) {
        expect(spaces.filter(({ content }) => content === token).length).toBeLessThanOrEqual(LIFE_TOKEN_SUPPLY[token])
      }
    }
  })

  it('[lotr B26] every event stands on one board', () => {
    expect(PLACES.flatMap((place) => PLACE_DATA[place].events.map(({ id }) => id)).sort()).toEqual([...EVENT_IDS].sort())
    for (const place of PLACES) expect(PLACE_DATA[place].events.map(({ n }) => n)).toEqual(PLACE_DATA[place].events.map((_, i) => i + 1))
  })

  it('[lotr B26] when the deck runs out the discard pile is shuffled, without what was used this turn', () => {
    const rest = 'white.wild,'.repeat(12) + 'white.hiding,'.repeat(7) + 'white.travelling,'.repeat(7) + 'white.fighting,'.repeat(7)
    const more = 'white.friendship,'.repeat(7) + 'grey.travelling,'.repeat(5) + 'grey.fighting,'.repeat(5) + 'grey.friendship,'.repeat(5)
    const hands = (rest + more).slice(0, -1)
    const scene = `moria discard=grey.hiding | frodo 0 | sam 0 ${hands}`
    const t = table(scene, 'fighting', 'grey.hiding', 'grey.hiding', 'grey.hiding', 'grey.hiding', 'hiding').does('frodo', 'draw').goOn()
    expect(t.told('draw')[0]?.handles).toHaveLength(2)
    const few = table(scene.replace('discard=grey.hiding', 'discard=grey.hiding gone=-'.replace(' gone=-', '')), 'fighting')
    few.acts('W1b', 'sam', 'discard:white.wild').does('frodo', 'draw').goOn()
    expect(few.told('reshuffle')).toEqual([])
  })

  it('[lotr B26] used cards may be agreed to join the discard pile at once', () => {
    const t = table('moria opt.clear_up_discard_timing=immediate | frodo 0 white.hiding,white.wild | sam 0', 'ring').acts(
      'W1b',
      'frodo',
      'discard:white.hiding',
    )
    expect(t.state.discard).toHaveLength(1)
    expect(t.state.used).toEqual([])
  })
})

describe('options', () => {
  it('start Sauron on 12 and take any step from 10 to 15', () => {
    const options = parseOptions(LOTR_OPTIONS, {})
    expect(options).toMatchObject({ sauronStart: 12, ring_collects: 'none', optional_preparations: true })
    expect(isOptionProblem(parseOptions(LOTR_OPTIONS, { sauronStart: 9 }))).toBe(true)
    expect(lotrRules.setup(parseOptions(LOTR_OPTIONS, { sauronStart: 15 }) as never, 3)).toMatchObject({ sauron: 15, ringBearer: 0 })
  })
})
