/** Lines in a real browser: PeerJS over a signalling server of our own, two devices with nothing but codes, windows. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { checkConnection } from '../../src/net/check-connection.ts'
import { answerOffer, makeOffer } from '../../src/net/direct.ts'
import { doorId } from '../../src/net/door-talk.ts'
import type { Line, Meeting, MeetingTrouble, NetSettings } from '../../src/net/line.ts'
import { peerjsMeeting } from '../../src/net/peerjs-meeting.ts'
import { tabMeeting } from '../../src/net/tab-meeting.ts'
import { freshWord } from '../../src/net/word.ts'

vi.setConfig({ testTimeout: 60_000 })
const WAIT = { timeout: 40_000, interval: 20 }
const errors = vi.spyOn(console, 'error')
const endings: (() => unknown)[] = []

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
  expect(errors).not.toHaveBeenCalled()
})

const word = () => freshWord(crypto.getRandomValues(new Uint8Array(5)))
const until = (assertion: () => void) => vi.waitFor(assertion, WAIT)

async function signalling(): Promise<NetSettings> {
  const port = await commands.openSignalling()
  endings.push(() => commands.closeSignalling(port))
  return { server: { host: '127.0.0.1', port, path: '/peerjs', secure: false }, iceServers: [] }
}

/** Somebody at a table who greets on each line. */
function watch(name: string, meeting: Meeting) {
  const lines = new Set<Line>()
  const heard: string[] = []
  const troubles: (MeetingTrouble | null)[] = []
  endings.push(() => meeting.close())
  meeting.onTrouble((trouble) => troubles.push(trouble))
  meeting.onLine((line) => {
    lines.add(line)
    line.onClose(() => lines.delete(line))
    line.onText((text) => heard.push(text))
    line.send(name)
  })
  const sayAll = (text: string) => {
    for (const line of lines) line.send(text)
  }
  return { name, meeting, lines, heard, troubles, sayAll }
}
const QUICK = { ask: 1000, answer: 2000, retake: 500, retry: 200, fallback: 300, forget: 6000 }
const join = (name: string, at: string, settings: NetSettings) => watch(name, peerjsMeeting({ word: at, settings, pace: QUICK }))

describe('a table through PeerJS', () => {
  it('gives each of three a line to each other, and brings 300 KB across', async () => {
    const settings = await signalling()
    const at = word()
    const [a, b, c] = ['a', 'b', 'c'].map((name) => join(name, at, settings)) as [Watched, Watched, Watched]
    await until(() => expect([a, b, c].map(({ lines }) => lines.size)).toEqual([2, 2, 2]))
    await until(() => expect([...new Set(a.heard)].sort()).toEqual(['b', 'c']))
    const long = 'Der Ring – 𝔐 '.repeat(20_000)
    expect(new TextEncoder().encode(long).length).toBeGreaterThan(300_000)
    a.sayAll(long)
    await until(() => expect([b, c].map(({ heard }) => heard.includes(long))).toEqual([true, true]))
    for (const line of a.lines) expect([line.kind, await line.route()]).toEqual(['peerjs', 'straight'])
    expect(a.troubles).toEqual([])
  })

  it('lets a fourth find the others when whoever answered the door is gone', async () => {
    const settings = await signalling()
    const at = word()
    const first = join('first', at, settings)
    const others = [join('a', at, settings), join('b', at, settings)]
    await until(() => expect(others.map(({ lines }) => lines.size)).toEqual([2, 2]))
    first.meeting.close()
    await until(() => expect(others.map(({ lines }) => lines.size)).toEqual([1, 1]))
    const fourth = join('fourth', at, settings)
    await until(() => expect([fourth, ...others].map(({ lines }) => lines.size)).toEqual([2, 2, 2]))
  })

  it('keeps its lines when the signalling dies in mid-game, and comes back', async () => {
    const settings = await signalling()
    const at = word()
    const [a, b] = [join('a', at, settings), join('b', at, settings)]
    await until(() => expect([a.lines.size, b.lines.size]).toEqual([1, 1]))
    await commands.setSignalling(settings.server.port, false)
    await until(() => expect([a.troubles, b.troubles]).toEqual([[{ code: 'signalling-lost' }], [{ code: 'signalling-lost' }]]))
    a.sayAll('still here')
    await until(() => expect(b.heard).toContain('still here'))
    await commands.setSignalling(settings.server.port, true)
    a.meeting.refresh()
    b.meeting.refresh()
    await until(() => expect([a.troubles.at(-1), b.troubles.at(-1)]).toEqual([null, null]))
    const late = join('late', at, settings)
    await until(() => expect([late, a, b].map(({ lines }) => lines.size)).toEqual([2, 2, 2]))
  })

  it('says when the server cannot be reached, and when it will not have us', async () => {
    const settings = await signalling()
    await commands.setSignalling(settings.server.port, false)
    const lost = join('lost', word(), settings)
    await until(() => expect(lost.troubles).toEqual([{ code: 'signalling-unreachable' }]))
    await commands.setSignalling(settings.server.port, true)
    const stranger = join('stranger', word(), { ...settings, server: { ...settings.server, key: 'wrong' } })
    await until(() => expect(stranger.troubles).toEqual([{ code: 'server-refused', detail: 'Invalid key provided' }]))
    await until(() => expect(lost.troubles.at(-1)).toBeNull())
  })

  it('is not harmed by strangers who talk otherwise', async () => {
    const settings = await signalling()
    const at = word()
    const a = join('a', at, settings)
    await until(() => expect(a.troubles).toEqual([]))
    const { Peer } = await import('peerjs')
    const { host, port, path } = settings.server
    const stranger = new Peer('stranger', { host, port, path, secure: false, key: 'peerjs', debug: 0, config: { iceServers: [] } })
    endings.push(() => stranger.destroy())
    await new Promise<unknown>((resolve) => stranger.on('open', resolve))
    const knock = async (options: object, text: unknown) => {
      const connection = stranger.connect(doorId(at), options)
      const closed = new Promise<unknown>((resolve) => connection.on('close', () => resolve('closed')))
      connection.on('open', () => connection.send(text))
      return closed
    }
    expect(await knock({ reliable: true, serialization: 'json' }, { mathom: 1 })).toBe('closed')
    expect(await knock({ reliable: true, serialization: 'raw' }, 'not in chunks')).toBe('closed')
    expect(await knock({ reliable: true, serialization: 'raw' }, Uint8Array.from([0x6e, 0x7b]))).toBe('closed')
    const b = join('b', at, settings)
    await until(() => expect([a.lines.size, b.lines.size]).toEqual([1, 1]))
  })
})

describe('two devices with nothing but codes', () => {
  async function shake() {
    const offer = await makeOffer([])
    endings.push(offer.close)
    const answer = await answerOffer(offer.code, [])
    endings.push(answer.close)
    return { offer, answer }
  }

  it('have a line, both ways, long texts too', async () => {
    const { offer, answer } = await shake()
    const [a, b] = await Promise.all([offer.accept(answer.code), answer.line])
    // Whoever leaves the screen with the codes keeps the line.
    offer.close()
    answer.close()
    const heard = new Promise<string>((resolve) => b.onText(resolve))
    const back = new Promise<string>((resolve) => a.onText(resolve))
    const long = 'Mathom '.repeat(45_000)
    a.send(long)
    b.send('thank you')
    expect([await heard, await back, a.kind, await a.route()]).toEqual([long, 'thank you', 'direct', 'straight'])
    const closed = new Promise<void>((resolve) => b.onClose(resolve))
    a.send('farewell')
    a.close()
    await closed
  })

  it('carry codes that are short', async () => {
    const { offer, answer } = await shake()
    expect(offer.code.length).toBeLessThan(220)
    expect(answer.code.length).toBeLessThan(220)
  })

  it('name what is wrong with a code, and take the right one afterwards', async () => {
    const { offer, answer } = await shake()
    await expect(answerOffer('nonsense', [])).rejects.toMatchObject({ problem: 'not-a-code' })
    await expect(answerOffer(answer.code, [])).rejects.toMatchObject({ problem: 'answer-not-offer' })
    await expect(offer.accept(offer.code)).rejects.toMatchObject({ problem: 'offer-not-answer' })
    await expect(offer.accept(`${answer.code.slice(0, -9)}AAAAAAAAA`)).rejects.toMatchObject({ problem: 'damaged' })
    const [line] = await Promise.all([offer.accept(answer.code), answer.line])
    line.close()
  })

  it('can give up', async () => {
    const { offer, answer } = await shake()
    answer.close()
    await expect(answer.line).rejects.toMatchObject({ problem: 'closed' })
    offer.close()
    await expect(offer.accept(answer.code)).rejects.toMatchObject({ problem: 'closed' })
  })
})

describe('windows of one device', () => {
  it('find each other, part, and hear only what is meant for them', async () => {
    const at = word()
    const [a, b, c] = ['a', 'b', 'c'].map((name) => watch(name, tabMeeting({ word: at }))) as [Watched, Watched, Watched]
    const elsewhere = watch('elsewhere', tabMeeting({ word: word() }))
    await until(() => expect([a, b, c].map(({ lines }) => lines.size)).toEqual([2, 2, 2]))
    await until(() => expect([...b.heard].sort()).toEqual(['a', 'c']))
    const [line] = [...a.lines]
    line?.send('for one')
    await until(() => expect([...b.heard, ...c.heard].filter((text) => text === 'for one')).toHaveLength(1))
    line?.close()
    await until(() => expect([b.lines.size, c.lines.size].sort()).toEqual([1, 2]))
    a.meeting.refresh()
    await until(() => expect([a, b, c].map(({ lines }) => lines.size)).toEqual([2, 2, 2]))
    c.meeting.close()
    await until(() => expect([a, b, c].map(({ lines }) => lines.size)).toEqual([1, 1, 0]))
    expect(elsewhere.heard).toEqual([])
  })

  it('take no notice of strange words', async () => {
    const at = word()
    const a = watch('a', tabMeeting({ word: at }))
    const stranger = new BroadcastChannel(`mathom-1-${at}`)
    endings.push(() => stranger.close())
    for (const said of [null, 'here', {}, { say: 'here' }, { say: 'here', from: 'x' }, { say: 'text', from: 'x', to: 'y', text: 1 }])
      stranger.postMessage(said)
    const b = watch('b', tabMeeting({ word: at }))
    await until(() => expect([a.lines.size, b.lines.size]).toEqual([1, 1]))
  })
})

describe('the connection check', () => {
  it('says what works', async () => {
    const settings = await signalling()
    expect(await checkConnection(settings)).toEqual({
      webrtc: 'works',
      signalling: 'works',
      host: 'works',
      reflexive: 'not-set',
      relay: 'not-set',
    })
  })

  it('says what fails', async () => {
    const settings = await signalling()
    await commands.setSignalling(settings.server.port, false)
    const nobody = [{ urls: 'stun:127.0.0.1:9' }, { urls: 'turn:127.0.0.1:9', username: 'a', credential: 'b' }]
    expect(await checkConnection({ ...settings, iceServers: nobody })).toMatchObject({
      signalling: 'fails',
      host: 'works',
      reflexive: 'fails',
      relay: 'fails',
    })
  })
})

type Watched = ReturnType<typeof watch>
