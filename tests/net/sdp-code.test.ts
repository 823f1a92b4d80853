/** Codes that introduce two devices: what goes in comes out, everything else is refused by name. */
import fc from 'fast-check'
import encodeQR from 'qr'
import { describe, expect, it } from 'vitest'
import { CANDIDATE_TYPES, type Candidate, type Introduction, plainHost, readSdp, SETUP_ROLES, writeSdp } from '../../src/net/sdp.ts'
import { type CodeKind, readCode, writeCode } from '../../src/net/sdp-code.ts'

const ICE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const iceWord = (minLength: number, maxLength: number) => fc.string({ unit: fc.constantFrom(...ICE), minLength, maxLength })
const host = fc.oneof(
  fc.ipV4(),
  fc
    .ipV6()
    .map(plainHost)
    .filter((one) => one !== null),
  fc.uuid().map((uuid) => `${uuid}.local`),
)
const candidate: fc.Arbitrary<Candidate> = fc.record({
  type: fc.constantFrom(...CANDIDATE_TYPES),
  host,
  port: fc.integer({ min: 1, max: 65535 }),
})
const introduction: fc.Arbitrary<Introduction> = fc.record({
  ufrag: iceWord(4, 16),
  pwd: iceWord(22, 64),
  fingerprint: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  setup: fc.constantFrom(...SETUP_ROLES),
  candidates: fc.array(candidate, { maxLength: 15 }),
})
const kind = fc.constantFrom<CodeKind>('offer', 'answer')

const CHROMIUM = [
  'v=0',
  'o=- 4962303333179871722 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  'a=msid-semantic: WMS',
  'm=application 52733 UDP/DTLS/SCTP webrtc-datachannel',
  'c=IN IP4 203.0.113.7',
  'a=candidate:1 1 udp 2113937151 5a3f24f4-0c0d-4a4b-9d52-0d1dd8a51a05.local 52733 typ host generation 0 network-cost 999',
  'a=candidate:2 1 udp 2113939711 2001:db8::1:0 52734 typ host generation 0',
  'a=candidate:3 1 tcp 1518280447 192.168.1.2 9 typ host tcptype active',
  'a=candidate:4 1 udp 1677729535 203.0.113.7 52733 typ srflx raddr 0.0.0.0 rport 0 generation 0',
  'a=candidate:5 1 udp 1 fe80::1%eth0 52735 typ host',
  'a=ice-ufrag:y+Q/',
  'a=ice-pwd:0123456789abcdefABCDEF+/',
  'a=ice-options:trickle',
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, n) => (n * 8 + 7).toString(16).padStart(2, '0').toUpperCase()).join(':')}`,
  'a=setup:actpass',
  'a=mid:0',
  'a=sctp-port:5000',
  'a=max-message-size:262144',
  '',
].join('\r\n')

describe('session descriptions', () => {
  it('say what a code must carry, and nothing else', () => {
    const read = readSdp(CHROMIUM)
    expect(read).toMatchObject({ ufrag: 'y+Q/', pwd: '0123456789abcdefABCDEF+/', setup: 'actpass' })
    expect(read?.fingerprint[31]).toBe(255)
    expect(read?.candidates).toEqual([
      { type: 'host', host: '5a3f24f4-0c0d-4a4b-9d52-0d1dd8a51a05.local', port: 52733 },
      { type: 'host', host: '2001:db8:0:0:0:0:1:0', port: 52734 },
      { type: 'srflx', host: '203.0.113.7', port: 52733 },
    ])
  })

  it('come back from the template as they went in', () => {
    const few = introduction.map((one) => ({
      ...one,
      candidates: CANDIDATE_TYPES.flatMap((type) => one.candidates.filter((each) => each.type === type).slice(0, 2)),
    }))
    fc.assert(
      fc.property(few, (one) => {
        const distinct = new Set(one.candidates.map(({ host: address, port }) => `${address} ${port}`)).size === one.candidates.length
        fc.pre(distinct)
        expect(readSdp(writeSdp(one))).toEqual(one)
      }),
    )
  })

  it('are refused when something is missing or strange', () => {
    for (const line of ['a=ice-ufrag:y+Q/', 'a=setup:actpass', 'a=mid:0', 'a=fingerprint:sha-256'])
      expect(readSdp(CHROMIUM.replace(line, 'a=nothing:')), line).toBeNull()
    fc.assert(fc.property(fc.string(), (text) => void readSdp(text)))
    fc.assert(fc.property(fc.string(), (text) => void plainHost(text)))
    for (const text of ['1::2::3', '1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8::', '256.1.1.1', '1.2.3', 'example.org', '::ffff:1.2.3.4'])
      expect(plainHost(text), text).toBeNull()
  })
})

describe('codes', () => {
  it('bring any introduction across', () => {
    fc.assert(
      fc.property(introduction, kind, (one, which) => {
        const code = writeCode(which, one)
        expect(code).toMatch(/^[A-Z2-7]+$/)
        expect(readCode(code, which)).toEqual(one)
      }),
    )
  })

  it('survive a chat: spaces, line breaks, dashes, small letters', () => {
    const one = readSdp(CHROMIUM) as Introduction
    const code = writeCode('offer', one)
      .toLowerCase()
      .match(/.{1,9}/g)
    expect(readCode(`  ${code?.join('-\n ')} `, 'offer')).toEqual(one)
  })

  it('say when the other code is due', () => {
    fc.assert(
      fc.property(introduction, (one) => {
        expect(readCode(writeCode('answer', one), 'offer')).toBe('answer-not-offer')
        expect(readCode(writeCode('offer', one), 'answer')).toBe('offer-not-answer')
      }),
    )
  })

  it('refuse any damage by name', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567']
    fc.assert(
      fc.property(introduction, kind, fc.nat(), fc.constantFrom(...letters), (one, which, place, letter) => {
        const code = writeCode(which, one)
        const at = place % (code.length - 1)
        fc.pre(code[at] !== letter)
        const read = readCode(code.slice(0, at) + letter + code.slice(at + 1), which)
        expect(read).toBeTypeOf('string')
        expect(['damaged', 'other-version', 'not-a-code']).toContain(read)
        expect(['damaged', 'other-version', 'not-a-code']).toContain(readCode(code.slice(0, at), which))
      }),
    )
  })

  it('refuse any garbage without a throw', () => {
    const made = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567') }).map((text) => `MTH${text}`)
    const versioned = made.map((text) => text.replace('MTH', 'MTHC'))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), made, versioned), kind, (text, due) => {
        expect(readCode(text, due)).toBeTypeOf('string')
      }),
    )
    expect(readCode('', 'offer')).toBe('not-a-code')
    expect(readCode('MTH', 'offer')).toBe('not-a-code')
    expect(readCode('MTHAAAAAAAAA', 'offer')).toBe('other-version')
    expect(readCode('MTHCAAAAAAAA', 'offer')).toBe('damaged')
    expect(readCode('x'.repeat(1_000_000), 'offer')).toBe('not-a-code')
  })

  it('fit a QR code that a tablet reads at arm’s length', () => {
    const size = (one: Introduction) => {
      const code = writeCode('offer', one)
      const side = encodeQR(code, 'raw', { ecc: 'medium', border: 1 }).length - 2
      return [code.length, (side - 17) / 4]
    }
    const one = readSdp(CHROMIUM) as Introduction
    const [letters, version] = size(one)
    expect(letters).toBeLessThanOrEqual(180)
    expect(version).toBeLessThanOrEqual(7)
    const plain = { ...one, candidates: one.candidates.slice(0, 1) }
    expect(size(plain)[1]).toBeLessThanOrEqual(6)
  })
})
