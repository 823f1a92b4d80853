/** Texts in chunks: every text survives, nothing that comes in can do harm, nobody can make us keep much. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Channel, channelLine } from '../../src/net/channel-line.ts'
import { CHUNK_BYTES, chunkReader, LONGEST_TEXT_BYTES, type Taken, toChunks } from '../../src/net/postcards.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 0, max: 4000 })).map(([text, times]) => text.repeat(times)),
)
const anyData = fc.oneof(
  fc.uint8Array({ maxLength: 40 }),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from([0x6e, ...bytes])),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from([0x6d, ...bytes, ...new Uint8Array(CHUNK_BYTES - 1 - bytes.length)])),
  fc.anything(),
)

function readAll(chunks: readonly unknown[]): Taken[] {
  const reader = chunkReader()
  return chunks.map((chunk) => reader.take(chunk))
}

/** A channel that takes what it is given and sends only when told. */
function slowChannel() {
  const sent: Uint8Array[] = []
  let low = () => {}
  const channel = {
    bufferedAmount: 0,
    bufferedAmountLowThreshold: 0,
    isClosed: false,
    send(data: unknown) {
      const bytes = data as Uint8Array
      sent.push(bytes)
      channel.bufferedAmount += bytes.length
    },
    close() {
      channel.isClosed = true
    },
    addEventListener(_: string, listener: unknown) {
      low = listener as () => void
    },
    drain() {
      channel.bufferedAmount = 0
      low()
    },
  }
  return { channel, sent, asChannel: channel as unknown as Channel }
}
const noStatistics = { getStats: () => Promise.reject(new Error('none')) }

describe('postcards', () => {
  it('bring any text across, several on one line', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 4 }), (texts) => {
        const chunks = texts.flatMap((text) => toChunks(text) ?? [])
        expect(chunks.every((chunk) => chunk.length <= CHUNK_BYTES)).toBe(true)
        const taken = readAll(chunks.map((chunk) => chunk.buffer))
        expect(taken.filter((one) => one !== 'more')).toEqual(texts.map((text) => ({ text })))
      }),
    )
  })

  it('keep a mark at the beginning and split letters of four bytes', () => {
    const text = `\ufeff${'a𝔐'.repeat(20_000)}`
    expect(readAll(toChunks(text) ?? []).at(-1)).toEqual({ text })
    expect(readAll(toChunks('\ud800') ?? [])).toEqual([{ text: '\ufffd' }])
  })

  it('take any garbage without a throw, and nothing after it', () => {
    fc.assert(
      fc.property(fc.array(anyData, { maxLength: 8 }), (garbage) => {
        const taken = readAll(garbage)
        const wrong = taken.findIndex((one) => one === 'malformed' || one === 'oversized')
        if (wrong >= 0) expect(new Set(taken.slice(wrong)).size).toBe(1)
      }),
    )
  })

  it('are refused when too long, on both sides', () => {
    expect(toChunks('x'.repeat(LONGEST_TEXT_BYTES))).not.toBeNull()
    expect(toChunks('x'.repeat(LONGEST_TEXT_BYTES + 1))).toBeNull()
    expect(toChunks('é'.repeat(LONGEST_TEXT_BYTES / 2 + 1))).toBeNull()
    const full = new Uint8Array(CHUNK_BYTES).fill(0x6d)
    const taken = readAll(Array.from({ length: 70 }, () => full))
    expect([taken[0], taken[63], taken[64], taken[69]]).toEqual(['more', 'more', 'oversized', 'oversized'])
  })

  it('name what is wrong', () => {
    expect(readAll(['text'])).toEqual(['malformed'])
    expect(readAll([new Uint8Array(0)])).toEqual(['malformed'])
    expect(readAll([Uint8Array.of(0x6d, 65)])).toEqual(['malformed'])
    expect(readAll([Uint8Array.of(0x6e, 0xff)])).toEqual(['malformed'])
    expect(readAll([new Uint8Array(CHUNK_BYTES + 1).fill(0x6e)])).toEqual(['oversized'])
  })
})

describe('a line over a channel', () => {
  it('waits while the channel is full and goes on when it is not', () => {
    const { channel, sent, asChannel } = slowChannel()
    const { line } = channelLine('direct', asChannel, noStatistics, () => {})
    const text = 'x'.repeat(600_000)
    line.send(text)
    expect(channel.bufferedAmount).toBeLessThan(300_000)
    const before = sent.length
    while (channel.bufferedAmount > 0) channel.drain()
    expect(sent.length).toBeGreaterThan(before)
    expect(readAll(sent).at(-1)).toEqual({ text })
  })

  it('gives up a channel that takes nothing any more', () => {
    const { channel, asChannel } = slowChannel()
    const { line } = channelLine('direct', asChannel, noStatistics, () => {})
    let closed = 0
    line.onClose(() => closed++)
    for (let n = 0; n < 6; n++) line.send('x'.repeat(1_000_000))
    expect([closed, channel.isClosed]).toEqual([1, true])
    line.send('dropped')
  })

  it('sends what it holds before it closes, and closes once', () => {
    const { channel, sent, asChannel } = slowChannel()
    let hungUp = 0
    const { line } = channelLine('direct', asChannel, noStatistics, () => hungUp++)
    const text = 'y'.repeat(500_000)
    line.send(text)
    line.close()
    line.close()
    expect([readAll(sent).at(-1), channel.isClosed, hungUp]).toEqual([{ text }, true, 1])
  })

  it('closes on garbage, on too long a text, and on a channel that throws', async () => {
    const closings = [
      (one: ReturnType<typeof channelLine>) => one.take('garbage'),
      (one: ReturnType<typeof channelLine>) => one.line.send('x'.repeat(LONGEST_TEXT_BYTES + 1)),
      (one: ReturnType<typeof channelLine>, channel: { send: unknown }) => {
        channel.send = () => {
          throw new Error('not open')
        }
        one.line.send('hail')
      },
    ]
    for (const closing of closings) {
      const { channel, asChannel } = slowChannel()
      const one = channelLine('direct', asChannel, noStatistics, () => {})
      let closed = 0
      one.line.onClose(() => closed++)
      closing(one, channel)
      expect(closed).toBe(1)
      expect(await one.line.route()).toBeNull()
    }
  })

  it('tells the route from what browsers say of it', async () => {
    const stats = (...all: object[]) => ({
      getStats: () => Promise.resolve(new Map(all.map((one) => [(one as { id: string }).id, one])) as unknown as RTCStatsReport),
    })
    const pair = { id: 'p', type: 'candidate-pair', localCandidateId: 'l', remoteCandidateId: 'r' }
    const ends = (type: string) => [
      { id: 'l', type: 'local-candidate', candidateType: 'host' },
      { id: 'r', type: 'remote-candidate', candidateType: type },
    ]
    const routeWith = (...all: object[]) => channelLine('direct', slowChannel().asChannel, stats(...all), () => {}).line.route()
    const named = { id: 't', type: 'transport', selectedCandidatePairId: 'p' }
    expect(await routeWith(named, pair, ...ends('host'))).toBe('straight')
    expect(await routeWith({ ...pair, selected: true }, ...ends('relay'))).toBe('relay')
    expect(await routeWith({ ...pair, nominated: true, state: 'succeeded' }, ...ends('srflx'))).toBe('straight')
    expect(await routeWith(pair, ...ends('relay'))).toBeNull()
  })
})
