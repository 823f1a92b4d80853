/** What a prompt foretells of a placement is what the view shows once the card stands there: in scenes, and in random matches of every scenario. */
import { describe, expect, it } from 'vitest'
import { answersOf, generator, localDealer, Match, mixSeeds, policies, promptFor } from '../../../src/engine/index.ts'
import type { ChanceRequest, Entry, OptionValues } from '../../../src/engine/types.ts'
import { CARDS } from '../../../src/games/wotr-cards/data/index.ts'
import { wotrCardsRules } from '../../../src/games/wotr-cards/index.ts'
import { CARD_IDS, type Forecast, type Foretold, type LocationId, type SeatId, type View } from '../../../src/games/wotr-cards/types.ts'
import { type Table, table } from './table.ts'

const shown = ({ battlegrounds, path }: View): Foretold =>
  Object.fromEntries([...battlegrounds, ...(path ? [path] : [])].map(({ id, forecast }) => [id, forecast]))

function foretold(t: Table, seat: SeatId, plain: string): Foretold | null {
  const { keys, foretell } = t.prompt(seat)
  const key = keys.find((one) => one.startsWith(`${plain}#`))
  if (!key) throw new Error(`not offered: ${plain}; offered: ${t.offers(seat).join(' ')}`)
  return (foretell?.(key) ?? null) as Foretold | null
}

/** The front before and as foretold; and the same stands there once it is done and paid for. */
function proven(scene: string, seat: SeatId, plain: string, at: LocationId): readonly [Forecast, Forecast] {
  const t = table(scene)
  const before = shown(t.view(seat))
  const told = foretold(t, seat, plain)
  t.does(seat, plain)
  if (t.asked() === `${seat} cycle`) t.does(seat, t.offers(seat)[0] as string)
  expect(told).toEqual(shown(t.view(seat)))
  return [before[at] as Forecast, told?.[at] as Forecast]
}

describe('a placement is foretold as the rules count it', () => {
  it('with what counts for every so many cards: Quickbeam beside two armies of Isengard', () => {
    const scene = 'trilogy start=0 turn=0 ground=orthanc | frodo hand=quickbeam,gimli,eowyn | saruman orthanc=wolf-riders,fighting-uruk-hai'
    const [before, after] = proven(scene, 'frodo', 'play@orthanc:quickbeam', 'orthanc')
    expect(after.attack - before.attack).toBe(CARDS.quickbeam.attack + 1)
  })

  it('with what an army adds for the one it supports: the Dead Men come to Aragorn', () => {
    const scene = 'trilogy start=0 turn=2 ground=harad | aragorn harad=aragorn hand=dead-men-of-dunharrow,arwen,legolas'
    const [before, after] = proven(scene, 'aragorn', 'play@harad:dead-men-of-dunharrow', 'harad')
    expect(after.attack - before.attack).toBe(CARDS['dead-men-of-dunharrow'].attack + CARDS.aragorn.leadAttack + 2)
  })

  it('with what it brings to others: Gandalf and Theoden, wherever Gandalf comes to', () => {
    for (const place of ['reserve', 'edoras', 'orthanc']) {
      const scene = 'trilogy start=0 turn=0 ground=edoras,orthanc | frodo edoras=theoden hand=gandalf-the-grey,gimli,eowyn'
      const [before, after] = proven(scene, 'frodo', `play@${place}:gandalf-the-grey`, 'edoras')
      const own = place === 'edoras' ? CARDS['gandalf-the-grey'].defense : 0
      expect(after.defense - before.defense, place).toBe(own + 1)
    }
  })

  it('with what others there answer: a Monstrous character on the path of Sting', () => {
    const scene =
      'trilogy start=0 turn=3 path=egladil | frodo path=frodo-baggins+sting | saruman hand=gollum,cave-troll,hill-troll,flocks-of-crebain'
    const t = table(scene)
    const key = t.offers('saruman').find((one) => one.startsWith('play@path:')) as string
    const [before, after] = proven(scene, 'saruman', key, 'egladil')
    expect(after.shields - before.shields).toBe(1)
  })

  it('and with a permission of this round: armies of others lead as The Three Hunters allow', () => {
    const scene =
      'trilogy start=0 turn=2 ground=edoras permits=the-three-hunters | frodo edoras=riders-of-rohan | aragorn hand=aragorn,arwen,elrond'
    const [before, after] = proven(scene, 'aragorn', 'play@edoras:aragorn', 'edoras')
    expect(after.defense - before.defense).toBe(CARDS.aragorn.defense + CARDS.aragorn.leadDefense)
  })
})

describe('nothing is foretold', () => {
  it('where a text of the card itself may change the table', () => {
    const dig = table('trilogy start=0 turn=0 ground=edoras | frodo hand=theoden,gimli,eowyn')
    expect(foretold(dig, 'frodo', 'play@edoras:theoden')).toBeNull()
    expect(foretold(dig, 'frodo', 'play@reserve:gimli')).not.toBeNull()
  })

  it('where the price may be a card that counts', () => {
    const scene = (reserve: string) => `trilogy start=0 turn=2 ground=lorien | aragorn hand=high-elves lorien=aragorn reserve=${reserve}`
    expect(foretold(table(scene('arwen')), 'aragorn', 'play@lorien:high-elves')).toBeNull()
    expect(foretold(table(scene('elrond')), 'aragorn', 'play@lorien:high-elves')).not.toBeNull()
  })

  it('less than is so: no standing text takes anything away, which the price of a last card relies on', () => {
    for (const id of CARD_IDS)
      for (const effect of CARDS[id].effects)
        if (effect.when === 'static')
          for (const n of Object.values(effect.mod)) expect(typeof n === 'number' ? n : 0, id).toBeGreaterThanOrEqual(0)
  })
})

describe('random matches', () => {
  const games: readonly (readonly [string, number, OptionValues])[] = [
    ['the Trilogy', 4, {}],
    ['the Duel for three', 3, {}],
    ['the Duel for two', 2, {}],
    ['the Fellowship', 2, { two_seats: 'fellowship' }],
  ]
  const SEEDS = 6

  for (const [name, seats, options] of games)
    it(`bring what was foretold: ${name}`, () => {
      const count = { placements: 0, told: 0, compared: 0 }
      for (let seed = 1; seed <= SEEDS; seed++) follow(seats, options, seed, count)
      console.log(`${name}: ${count.placements} placements, ${count.told} foretold, ${count.compared} compared`)
      expect(count.told).toBeGreaterThan(count.placements * 0.8)
      expect(count.compared).toBeGreaterThan(count.told * 0.9)
    }, 60_000)

  /** Placements that are chosen, their price and what it asks for; when the next turn begins, the table must be as foretold. */
  function follow(seats: number, options: OptionValues, seed: number, count: { placements: number; told: number; compared: number }): void {
    const setup = { options, seats }
    const match = Match.start(wotrCardsRules, setup)
    const [dealer, below] = [localDealer(seed), generator(mixSeeds(seed, 9))]
    /** What is to come true of the key just chosen. */
    let due = null as { told: Foretold; key: string; round: number } | null
    for (let request = match.pending; request; request = match.pending) {
      if (due?.round === match.state.round) {
        const asked = request.type === 'ask' ? promptFor(match, match.waitingFor[0] as number)?.kind : null
        if (asked === 'action' && match.state.phase.type === 'action') {
          expect(shown(match.view(null)), `${due.key}, seed ${seed}, entry ${match.log.length}`).toEqual(due.told)
          count.compared++
          due = null
        }
      }
      const entries: Entry[] =
        request.type === 'ask'
          ? answersOf(request, policies.random, below)
          : [dealer.answer(request as ChanceRequest, match.cards, match.log.length)]
      for (let entry of entries) {
        if (request.type === 'ask' && entry.type === 'answer') {
          const prompt = promptFor(match, entry.seat)
          const keys = prompt?.keys.filter((one) => /^(?:play|move)@/.test(one)) ?? []
          // a card that is placed more often than chance would have it
          if (prompt?.kind === 'action' && keys.length && below(4)) entry = { ...entry, keys: [keys[below(keys.length)] as string] }
          const [key = ''] = entry.keys
          if (prompt?.kind === 'action') due = null
          if (prompt?.kind === 'action' && keys.includes(key)) {
            const told = (prompt.foretell?.(key) ?? null) as Foretold | null
            count.placements++
            if (told) count.told++
            due = told && { told, key, round: match.state.round }
          }
        }
        match.put(entry)
      }
    }
  }
})
