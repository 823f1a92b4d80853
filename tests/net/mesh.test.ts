/** Everybody on one line with everybody, whoever comes, goes, crashes or loses the server; on a virtual clock. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doorId, guestList, MOST_MEMBERS, readAnswer, readQuestion, writeAnswer, writeQuestion } from '../../src/net/door-talk.ts'
import type { Line, MeetingTrouble } from '../../src/net/line.ts'
import { memoryNet } from '../../src/net/memory-net.ts'
import { mesh } from '../../src/net/mesh.ts'
import { fakeServer } from './fake-server.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

function table(seed = 1) {
  const net = memoryNet({ seed, faults: { delayMs: [5, 30] } })
  const server = fakeServer(net)
  let chance = seed
  const random = () => {
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 0
    return chance / 2 ** 32
  }
  const freshMemberId = () => Array.from({ length: 20 }, () => LETTERS[Math.floor(random() * 32)]).join('')

  function join(name: string) {
    const open = new Set<Line>()
    const heard: string[] = []
    const troubles: (MeetingTrouble | null)[] = []
    const meeting = mesh({ word: 'KRAMT', openPost: server.openPostOf(name), timers: server.timersOf(name), random, freshMemberId })
    meeting.onTrouble((trouble) => troubles.push(trouble))
    meeting.onLine((line) => {
      open.add(line)
      line.onClose(() => open.delete(line))
      line.onText((text) => heard.push(text))
      line.send(name)
    })
    return { name, meeting, open, heard, troubles }
  }
  return { net, server, join, at: () => server.holderOf(doorId('KRAMT')) }
}

describe('a meeting', () => {
  it('gives one line to each pair', () => {
    const { net, join } = table()
    const all = ['a', 'b', 'c', 'd', 'e'].map(join)
    net.advance(25_000)
    for (const { name, open, heard, troubles } of all) {
      expect(open.size, name).toBe(4)
      expect([...new Set(heard)].sort()).toEqual(['a', 'b', 'c', 'd', 'e'].filter((one) => one !== name))
      expect(troubles).toEqual([])
    }
  })

  it('lets a newcomer in within seconds', () => {
    const { net, join } = table(5)
    const all = ['a', 'b', 'c'].map(join)
    net.advance(60_000)
    const late = join('d')
    net.advance(3000)
    expect([late.open.size, ...all.map(({ open }) => open.size)]).toEqual([3, 3, 3, 3])
  })

  it('finds another to answer the door when its holder leaves', () => {
    const { net, join, at } = table(2)
    const all = ['a', 'b', 'c'].map(join)
    net.advance(20_000)
    const holder = all.find(({ name }) => name === at())
    holder?.meeting.close()
    net.advance(30_000)
    expect(at()).toBeDefined()
    const late = join('d')
    net.advance(15_000)
    expect(late.open.size).toBe(2)
  })

  it('finds another when the holder crashes and its id stays taken for a minute', () => {
    const { net, join, at, server } = table(3)
    const all = ['a', 'b', 'c'].map(join)
    net.advance(20_000)
    const first = at() as string
    server.crash(first, 60_000)
    const late = join('d')
    net.advance(90_000)
    expect(at()).toBeDefined()
    expect(at()).not.toBe(first)
    // The lines to the crashed one still stand: the net does not tell. The one among the living does too.
    expect(late.open.size).toBe(2)
    for (const { name, open } of all) if (name !== first) expect(open.size).toBe(3)
  })

  it('keeps its lines without the server, and comes back to it', () => {
    const { net, join, server } = table(4)
    const [a, b] = ['a', 'b'].map(join)
    net.advance(20_000)
    server.stop()
    net.advance(60_000)
    expect([a?.open.size, a?.troubles, b?.troubles]).toEqual([1, [{ code: 'signalling-lost' }], [{ code: 'signalling-lost' }]])
    server.start()
    a?.meeting.refresh()
    b?.meeting.refresh()
    net.advance(2000)
    expect(a?.troubles.at(-1)).toBeNull()
    const late = join('c')
    net.advance(15_000)
    expect([late.open.size, a?.open.size]).toEqual([2, 2])
  })

  it('says when the server was never reached, and goes on trying', () => {
    const { net, join, server } = table(6)
    server.stop()
    const [a, b] = ['a', 'b'].map(join)
    net.advance(40_000)
    expect(a?.troubles).toEqual([{ code: 'signalling-unreachable' }])
    server.start()
    net.advance(60_000)
    expect([a?.troubles.at(-1), a?.open.size, b?.open.size]).toEqual([null, 1, 1])
  })

  it('replaces a line that one side gave up', () => {
    const { net, join } = table(7)
    const [a, b] = ['a', 'b'].map(join)
    net.advance(20_000)
    const [line] = [...(a?.open ?? [])]
    net.partition([['a']])
    line?.close()
    net.advance(1000)
    net.heal()
    // The other side never heard that its line is dead.
    net.advance(30_000)
    expect([a?.open.size, b?.open.size]).toEqual([1, 1])
    const before = b?.heard.length ?? 0
    for (const one of a?.open ?? []) one.send('again')
    net.advance(100)
    expect(b?.heard.slice(before)).toEqual(['again'])
  })

  it('heals whatever happens', () => {
    const happening = fc.record({
      what: fc.constantFrom('join', 'leave', 'crash', 'stop', 'start', 'refresh', 'hang up'),
      who: fc.nat(),
      after: fc.integer({ min: 0, max: 20_000 }),
    })
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.array(happening, { maxLength: 14 }), (seed, happenings) => {
        const { net, join, server } = table(seed)
        let present = ['a', 'b'].map(join)
        let names = 0
        const crashed: string[] = []
        for (const { what, who, after } of happenings) {
          net.advance(after)
          const one = present[who % Math.max(1, present.length)]
          if (what === 'join' && present.length < 5) present.push(join(`n${names++}`))
          if (what === 'stop') server.stop()
          if (what === 'start') server.start()
          if (what === 'refresh') one?.meeting.refresh()
          if (what === 'hang up') [...(one?.open ?? [])][0]?.close()
          if (what !== 'leave' && what !== 'crash') continue
          present = present.filter((each) => each !== one)
          if (what === 'leave') one?.meeting.close()
          else if (one) {
            crashed.push(one.name)
            server.crash(one.name, 30_000)
          }
        }
        server.start()
        net.advance(180_000)
        // Lines to the crashed never close by themselves; the session's heartbeat would close them.
        net.partition([crashed], { close: true })
        for (const { name, open } of present) expect(open.size, name).toBe(present.length - 1)
      }),
      { numRuns: 150 },
    )
  })
})

describe('talk at the door', () => {
  const id = 'abcdefghij234567klmn'

  it('is read only in its form', () => {
    expect(readQuestion(writeQuestion(id))).toBe(id)
    expect(readAnswer(writeAnswer([id, id]))).toEqual([id])
    expect(readAnswer(writeAnswer(Array(25).fill(id)))).toBeNull()
    expect(readAnswer('{"mathom":1,"here":["x"]}')).toBeNull()
    expect(readQuestion(`{"mathom":2,"me":"${id}"}`)).toBeNull()
    expect(readQuestion(`${writeQuestion(id)}${' '.repeat(3000)}`)).toBeNull()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect([readQuestion(text), readAnswer(text)]).toEqual([null, null])
      }),
    )
  })

  it('keeps a short list of those seen of late', () => {
    const guests = guestList()
    for (let n = 0; n < MOST_MEMBERS; n++) expect(guests.saw(`${n}`, n)).toBe(true)
    expect(guests.saw('one more', 99)).toBe(false)
    expect(guests.list(20)).toEqual(['20', '21', '22', '23'])
    expect(guests.saw('one more', 99)).toBe(true)
  })
})
