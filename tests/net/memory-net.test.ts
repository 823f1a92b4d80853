/** The net for tests: deterministic, faulty on demand, and fast enough for thousands of matches. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line } from '../../src/net/line.ts'
import { memoryNet } from '../../src/net/memory-net.ts'

function heardBy(line: Line): string[] {
  const heard: string[] = []
  line.onText((text) => heard.push(text))
  return heard
}

describe('the memory net', () => {
  it('carries texts in order, after their delay', () => {
    const net = memoryNet({ faults: { delayMs: [5, 40] } })
    const [a, b] = net.connect('a', 'b')
    const heard = heardBy(b)
    for (let n = 0; n < 50; n++) a.send(`${n}`)
    net.advance(4)
    expect(heard).toEqual([])
    net.advance(36)
    expect(heard).toEqual(Array.from({ length: 50 }, (_, n) => `${n}`))
    expect(net.now()).toBe(40)
  })

  it('keeps texts for the first listener, after a close as well', () => {
    const net = memoryNet()
    const [a, b] = net.connect('a', 'b')
    a.send('early')
    a.close()
    a.send('too late')
    net.runUntilIdle()
    let closed = 0
    b.onClose(() => closed++)
    expect([heardBy(b), closed]).toEqual([['early'], 1])
  })

  it('loses, repeats and reorders as told, everywhere or between two', () => {
    const net = memoryNet({ seed: 7 })
    const [a, b] = net.connect('a', 'b')
    const [c, d] = net.connect('c', 'd')
    const [there, elsewhere] = [heardBy(b), heardBy(d)]
    net.setFaults({ loss: 0.3, repeat: 0.3, reorder: 0.5 }, ['b', 'a'])
    for (let n = 0; n < 1000; n++) {
      a.send(`${n}`)
      c.send(`${n}`)
    }
    net.runUntilIdle()
    const kinds = new Set(there)
    expect(kinds.size).toBeGreaterThan(600)
    expect(kinds.size).toBeLessThan(800)
    expect(there.length).toBeGreaterThan(kinds.size + 100)
    expect(there).not.toEqual([...there].sort((x, y) => Number(x) - Number(y)))
    expect(elsewhere).toHaveLength(1000)
  })

  it('is the same run for the same seed', () => {
    const run = (seed: number) => {
      const net = memoryNet({ seed, faults: { loss: 0.2, repeat: 0.2, reorder: 0.2, delayMs: [1, 90] } })
      const [a, b] = net.connect('a', 'b')
      const heard: string[] = []
      b.onText((text) => {
        heard.push(`${net.now()}:${text}`)
        if (heard.length < 300) b.send(text)
      })
      a.onText((text) => a.send(`${text}'`))
      for (let n = 0; n < 20; n++) a.send(`${n}`)
      net.runUntilIdle()
      return heard
    }
    expect(run(3)).toEqual(run(3))
    expect(run(3)).not.toEqual(run(4))
  })

  it('drops silently across a partition, texts on their way too', () => {
    const net = memoryNet({ faults: { delayMs: [10, 10] } })
    const [a, b] = net.connect('a', 'b')
    const [b2, c] = net.connect('b', 'c')
    const [heardB, heardC] = [heardBy(b), heardBy(c)]
    let closed = 0
    b.onClose(() => closed++)
    a.send('on its way')
    net.partition([['a']])
    a.send('lost')
    b2.send('kept')
    net.runUntilIdle()
    expect([heardB, heardC, closed]).toEqual([[], ['kept'], 0])
    net.heal()
    a.send('again')
    net.runUntilIdle()
    expect(heardB).toEqual(['again'])
    net.partition([['a']], { close: true })
    expect(closed).toBe(1)
    expect(net.count()).toMatchObject({ sent: 4, delivered: 2, lost: 2 })
  })

  it('schedules, cancels, and does not wait for what happens in the background', () => {
    const net = memoryNet()
    const told: string[] = []
    const beat = () => {
      told.push('beat')
      net.schedule(beat, 10, { background: true })
    }
    beat()
    net.schedule(() => told.push('due'), 15)
    const cancel = net.schedule(() => told.push('never'), 5)
    cancel()
    expect(net.runUntilIdle()).toBe(true)
    expect(told).toEqual(['beat', 'beat', 'due'])
    net.schedule(() => {}, 100)
    expect(net.runUntilIdle(50)).toBe(false)
    net.advance(60)
    expect(net.runUntilIdle(0)).toBe(true)
  })

  it('gives promises a turn when asked to', async () => {
    const net = memoryNet()
    const [a, b] = net.connect('a', 'b')
    b.onText(async (text) => {
      await null
      b.send(`${text}!`)
    })
    const heard = heardBy(a)
    a.send('hail')
    await net.advanceAwaiting(100)
    expect(heard).toEqual(['hail!'])
  })

  it('takes every text to exactly one fate when nothing repeats', () => {
    fc.assert(
      fc.property(fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), fc.array(fc.string()), (seed, loss, texts) => {
        const net = memoryNet({ seed, faults: { loss, reorder: 0.5, delayMs: [0, 20] } })
        const [a, b] = net.connect('a', 'b')
        const heard = heardBy(b)
        for (const text of texts) a.send(text)
        net.runUntilIdle()
        const { sent, delivered, lost } = net.count()
        expect([sent, delivered + lost, delivered]).toEqual([texts.length, texts.length, heard.length])
      }),
    )
  })
})
