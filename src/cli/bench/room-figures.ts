/**
 * What one signalling server carries: `npm start` as people run it, in a process of its own, and rooms of three devices that
 * register, find the door and introduce themselves to each other, as the app does it. What they say is as long as theirs.
 */
import { spawn } from 'node:child_process'
import { SIGNALLING_PATH } from '../signalling.ts'
import { type Figure, notMeasured } from './figure.ts'
import { openSocket, type RawSocket } from './raw-socket.ts'

const AT_ONCE = 12
const WARM_UP_ROOMS = 12
const DURING_MS = 4000
/** Each address gets its share: the server takes a bounded number of devices from one. */
const ADDRESSES = 12
const ANSWER_MS = 15_000
/** An offer with its description, and one candidate. */
const OFFER = 'o'.repeat(900)
const CANDIDATE = 'c'.repeat(180)

const ROOMS = { name: 'rooms of three that one signalling server introduces', unit: 'rooms/s', target: 10, wants: 'at least' } as const
const STAY = { name: 'devices that stay with one signalling server', unit: 'devices', target: 450, wants: 'at least' } as const

interface Said {
  readonly type: string
  readonly src?: string
  readonly payload?: string
}

class Member {
  private readonly waiting: { readonly is: (said: Said) => boolean; readonly done: (said: Said) => void }[] = []
  private readonly heard: Said[] = []

  private constructor(
    readonly id: string,
    private readonly socket: RawSocket,
  ) {
    socket.onText((text) => {
      const said = JSON.parse(text) as Said
      // Whoever is called answers, and both tell two ways in which they might be reached.
      if (said.type === 'OFFER' && said.src) this.introduce('ANSWER', said.src)
      const at = this.waiting.findIndex(({ is }) => is(said))
      if (at < 0) this.heard.push(said)
      else this.waiting.splice(at, 1)[0]?.done(said)
    })
  }
  static async register(port: number, address: string, id: string): Promise<Member> {
    const query = `key=peerjs&id=${id}&token=${Math.random().toString(36).slice(2)}&version=1.5.5`
    return new Member(id, await openSocket(`http://127.0.0.1:${port}${SIGNALLING_PATH}/peerjs?${query}`, address))
  }
  /** The next word of that kind. */
  hear(...types: readonly string[]): Promise<Said> {
    const is = ({ type }: Said) => types.includes(type)
    const at = this.heard.findIndex(is)
    if (at >= 0) return Promise.resolve(this.heard.splice(at, 1)[0] as Said)
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`no ${types.join(' or ')}`)), ANSWER_MS)
      this.waiting.push({
        is,
        done: (said) => {
          clearTimeout(timer)
          done(said)
        },
      })
    })
  }
  private introduce(type: 'OFFER' | 'ANSWER', to: string): void {
    this.say(type, to, OFFER)
    this.say('CANDIDATE', to, CANDIDATE)
    this.say('CANDIDATE', to, CANDIDATE)
  }
  private say(type: string, to: string, payload: string): void {
    this.socket.send(JSON.stringify({ type, dst: to, payload }))
  }
  async call(other: string): Promise<void> {
    this.introduce('OFFER', other)
    await this.hear('ANSWER')
    await this.hear('CANDIDATE')
    await this.hear('CANDIDATE')
  }
  isOpen(): boolean {
    return this.socket.isOpen()
  }
  close(): void {
    this.socket.close()
  }
}

let count = 0
/** A table of three: one opens it and keeps the door, two come, find the door held, ask there, and all meet. */
async function room(port: number): Promise<readonly Member[]> {
  const n = count++
  const address = `127.0.0.${2 + (n % ADDRESSES)}`
  const open: Member[] = []
  const enter = async (id: string): Promise<Member | null> => {
    const member = await Member.register(port, address, id)
    open.push(member)
    if ((await member.hear('OPEN', 'ID-TAKEN', 'ERROR')).type === 'OPEN') return member
    open.splice(open.indexOf(member), 1)
    member.close()
    return null
  }
  try {
    const members: Member[] = []
    const door = `mathom-1-room${n}`
    for (const name of ['a', 'b', 'c']) {
      const member = await enter(`${name}${n}x${Math.random().toString(36).slice(2, 12)}`)
      if (!member) throw new Error('the server is full')
      // Whoever comes tries to take the door, which only the first can.
      const isFirst = (await enter(door)) !== null
      if (isFirst !== (members.length === 0)) throw new Error('the door is not as it should be')
      if (!isFirst) await member.call(door)
      members.push(member)
      await Promise.all(members.slice(0, -1).map((other) => other.call(member.id)))
    }
    return open
  } catch (error) {
    for (const member of open) member.close()
    throw error
  }
}

async function introduced(port: number): Promise<{ readonly perSecond: number; readonly slowest: number }> {
  for (let i = 0; i < WARM_UP_ROOMS; i++) for (const member of await room(port)) member.close()
  const began = performance.now()
  let [rooms, slowest] = [0, 0]
  const oneAfterAnother = async (): Promise<void> => {
    while (performance.now() - began < DURING_MS) {
      const from = performance.now()
      for (const member of await room(port)) member.close()
      slowest = Math.max(slowest, performance.now() - from)
      rooms++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother))
  return { perSecond: (rooms * 1000) / (performance.now() - began), slowest }
}

/** Rooms that stay, until the server takes no more; then the oldest still meet. */
async function staying(port: number): Promise<number> {
  const members: Member[] = []
  for (let full = false; !full && members.length < 2000; ) {
    const more = await room(port).catch(() => null)
    if (more) members.push(...more)
    else full = true
  }
  const [first, second] = members
  if (first && second) await first.call(second.id)
  const stayed = members.filter((member) => member.isOpen()).length
  for (const member of members) member.close()
  return stayed
}

export async function roomFigures(): Promise<Figure[]> {
  const server = spawn(process.execPath, ['src/cli/run.mjs', 'start', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const port = await new Promise<number>((resolve, reject) => {
      let told = ''
      server.stdout.on('data', (more: Buffer) => {
        told += more.toString()
        const found = /localhost:(\d+)/.exec(told)?.[1]
        if (found) resolve(Number(found))
      })
      server.on('exit', () => reject(new Error('npm start ended')))
    })
    const { perSecond, slowest } = await introduced(port)
    const stayed = await staying(port)
    return [
      { ...ROOMS, value: perSecond, note: `${AT_ONCE} at once, the slowest took ${Math.round(slowest)} ms` },
      { ...STAY, value: stayed, note: `${Math.floor(stayed / 4)} tables of three; the server lets in so many and no more` },
    ]
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return [notMeasured(ROOMS, why), notMeasured(STAY, why)]
  } finally {
    server.kill()
  }
}
