/** Every field of everything that comes from outside, changed at random: nothing is thrown, nothing stored is lost. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prepareMatch } from '../../../src/cli/peers/prepared-match.ts'
import { quickSigning } from '../../../src/cli/peers/quick-signing.ts'
import type { AnyRules } from '../../../src/games/index.ts'
import { matchIdOf, parseGenesis } from '../../../src/session/peers/genesis.ts'
import { claimText, motionHash, type Proposal, readItem, signedText, writeItem } from '../../../src/session/peers/items.ts'
import { ed25519Signing } from '../../../src/session/peers/signing.ts'
import { haveOf } from '../../../src/session/peers/sync.ts'
import { parseTableFile } from '../../../src/session/peers/table-file.ts'
import { type TableKeep, TableNode } from '../../../src/session/peers/table-node.ts'
import type { LobbyState, Message } from '../../../src/session/peers/wire.ts'
import { toy } from '../windows-game.ts'
import { almost, almostLine } from './mutations.ts'

const TOY = toy as unknown as AnyRules
const RUNS = 300
const whole = prepareMatch(TOY, { seats: 3, options: {} }, 1)
const MATCH = matchIdOf(whole.genesis)
/** The first half of the match: it goes on. */
const LINES = whole.lines.slice(0, Math.floor(whole.lines.length / 2))

interface Opened {
  readonly node: TableNode
  readonly lines: string[]
  readonly keeps: TableKeep[]
  pass(ms: number): void
}
function open(kept: TableKeep, lines: readonly string[], signing = quickSigning): Opened {
  let now = 1_000_000
  const saved: string[] = Array.isArray(lines) ? [...lines] : []
  const keeps: TableKeep[] = []
  const node = new TableNode({
    self: 'this_device',
    app: '1.0.0',
    word: 'HTMRX',
    name: 'me',
    signing,
    random: () => 'random_text_of_some_length',
    now: () => now,
    seatsOf: () => TOY.seats,
    rulesFor: () => TOY,
    helper: () => [],
    send: () => undefined,
    close: () => undefined,
    keep: (keep) => void keeps.push(keep),
    save: (fresh) => void saved.push(...fresh),
    sitDown: true,
    kept,
    lines,
    onSession: () => undefined,
  })
  return {
    node,
    lines: saved,
    keeps,
    pass(ms) {
      now += ms
      node.tick()
    },
  }
}
const SEATED: TableKeep = { genesis: whole.genesis, lobby: null, secrets: whole.secrets.slice(0, 1) }
const LOBBY: LobbyState = {
  term: 1,
  rev: 4,
  game: 'toy',
  rulesVersion: 1,
  options: {},
  title: 'a table',
  keeper: 'this_device',
  seats: [{ device: 'another_one', name: 'they', key: 'k0123456789abcdef', chance: null, playedBy: 'person' }, null, null],
  members: [
    { device: 'this_device', name: 'me' },
    { device: 'another_one', name: 'they' },
  ],
}
const IN_LOBBY: TableKeep = { genesis: null, lobby: LOBBY, secrets: [] }

const proposal: Proposal = {
  type: 'propose',
  branch: MATCH.slice(0, 8),
  n: 1,
  by: 1,
  motion: { to: 3, chanceFrom: 40, changes: [] },
  signature: '',
}
const signedProposal = { ...proposal, signature: quickSigning.sign(whole.secrets[1]?.secret ?? '', signedText(MATCH, proposal)) }
const wish = { seat: 1, name: 'me', key: quickSigning.publicKey('abcdefabcdefabcdef'), chance: null, playedBy: 'person' as const }
const claim = quickSigning.sign('abcdefabcdefabcdef', claimText(MATCH, wish))
const MORE_LINES = [
  ...whole.lines.slice(0, 60),
  writeItem(signedProposal),
  writeItem({
    type: 'vote',
    branch: proposal.branch,
    n: 1,
    by: 1,
    seat: 2,
    yes: true,
    motion: motionHash(proposal.motion),
    signature: 'x',
  }),
  writeItem({ ...signedProposal, motion: { ...proposal.motion, changes: [{ ...wish, claim }] } }),
]
function history() {
  const session = open(SEATED, LINES).node.session
  if (!session) throw new Error('no match')
  return session.replica.history
}
const HELLO: Message = { t: 'hello', wire: 1, app: '1.0.0', device: 'another_one', name: 'they', nonce: 'nonce_of_them', match: MATCH }
const MESSAGES: readonly Message[] = [
  HELLO,
  { t: 'prove', seats: [[1, 'signature']] },
  { t: 'beat', at: 5, echo: [4, 3], tag: 'abcdefgh', sees: ['another_one'], name: 'they' },
  { t: 'bye' },
  { t: 'lobby', state: { ...LOBBY, term: 2, keeper: 'another_one' } },
  { t: 'sit', seat: 1, claim: { name: 'they', key: 'k0123456789abcdef', chance: null, playedBy: 'person' } },
  { t: 'stand', seat: 0 },
  { t: 'removed' },
  { t: 'genesis', genesis: whole.genesis },
  { t: 'have', have: { ...haveOf(history()), votes: [['1 1 abcdefabcdef', [0], [2]]], proofs: ['abcdefgh 3 1'] } },
  { t: 'items', items: MORE_LINES.slice(0, 20) },
  { t: 'wish', seat: 1, name: 'they', key: wish.key, chance: null, claim },
  { t: 'refuse-wish', seat: 1 },
  { t: 'log?' },
  { t: 'log', file: '{"format":"mathom-match-1"}' },
]

/** Says something to a device on a line of its own, and lets it think. */
function say({ node, pass }: Opened, line: string, text: string): void {
  node.lineUp(line)
  node.receive(line, JSON.stringify(HELLO))
  node.receive(line, text)
  pass(300)
  node.lineDown(line)
}
const endOf = ({ node }: Opened): string => {
  const { history: now } = node.session?.replica ?? {}
  return now ? `${now.match.log.length} ${now.fingerprints.join('')}` : ''
}

describe('a text from a line', () => {
  it.each([
    ['in the lobby', IN_LOBBY],
    ['in a match', SEATED],
  ])('of any kind throws nothing %s', (_, kept) => {
    const opened = open(kept, kept.genesis ? LINES : [])
    let line = 0
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          almost(MESSAGES).map((message) => JSON.stringify(message) ?? 'undefined'),
        ),
        (text) => {
          say(opened, `l${line++}`, text)
        },
      ),
      { numRuns: RUNS * 2 },
    )
    // What it has stored is what it has.
    const again = open({ ...kept, ...opened.keeps.at(-1) }, opened.lines)
    expect(endOf(again)).toBe(endOf(opened))
    if (kept.genesis) expect(opened.lines.slice(0, LINES.length)).toEqual(LINES)
  })

  it('with items that are almost right throws nothing and stores nothing that is not signed', () => {
    const opened = open(SEATED, LINES)
    let line = 0
    fc.assert(
      fc.property(fc.array(almostLine(MORE_LINES), { minLength: 1, maxLength: 4 }), (items) => {
        say(opened, `l${line++}`, JSON.stringify({ t: 'items', items }))
      }),
      { numRuns: RUNS },
    )
    for (const text of opened.lines) {
      const item = readItem(text)
      if (!item || item.type === 'chance') continue
      const seat = item.type === 'propose' ? item.by : item.seat
      expect(quickSigning.verify(whole.genesis.seats[seat]?.key ?? '', signedText(MATCH, item), item.signature), text).toBe(true)
    }
    expect(endOf(open(SEATED, opened.lines))).toBe(endOf(opened))
  })
})

describe('an item', () => {
  it('is read from any line or not at all, and written as it was read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), almostLine(MORE_LINES)), (line) => {
        const item = readItem(line)
        if (item) expect(readItem(writeItem(item))).toEqual(item)
      }),
      { numRuns: RUNS * 3 },
    )
  })
})

describe('what was stored', () => {
  it('opens or says nothing, whatever became of it, and goes back as it came', () => {
    fc.assert(
      fc.property(almost([SEATED, IN_LOBBY, { genesis: whole.genesis, lobby: LOBBY, secrets: whole.secrets }]), (value) => {
        const opened = open(value as TableKeep, LINES)
        opened.pass(500)
        opened.pass(5000)
        expect(opened.lines.slice(0, LINES.length)).toEqual(LINES)
        const before = value as Partial<Record<keyof TableKeep, unknown>> | null
        for (const keep of opened.keeps) {
          // A secret, once stored, is there again, and so is a genesis that nobody could read.
          const secrets = before && typeof before === 'object' && Array.isArray(before.secrets) ? before.secrets : []
          for (const one of secrets) {
            const text = one !== null && typeof one === 'object' && 'secret' in one ? one.secret : one
            expect(JSON.stringify(keep.secrets)).toContain(JSON.stringify(text))
          }
          if (before && typeof before === 'object' && before.genesis && !parseGenesis(before.genesis))
            expect(keep.genesis).toBe(before.genesis)
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('opens with lines that are damaged, and gets what they said from others', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(LINES.length - 1), fc.oneof(almostLine(LINES), fc.string())), { maxLength: 3 }), (damages) => {
        const lines: string[] = [...LINES]
        for (const [at, line] of damages) lines[at] = line
        const opened = open({ ...SEATED, secrets: [] }, lines)
        say(opened, 'l', JSON.stringify({ t: 'items', items: LINES }))
        expect(endOf(opened)).toBe(endOf(open({ ...SEATED, secrets: [] }, LINES)))
      }),
      { numRuns: 100 },
    )
  })

  it('takes lines of any type', () => {
    for (const lines of [null, undefined, 'text', 5, [null, 5, {}, LINES[0]], { length: 3 }]) {
      expect(() => open(SEATED, lines as unknown as string[])).not.toThrow()
    }
  })

  it('takes secrets that are no keys, with real signatures', () => {
    const kept = { ...SEATED, secrets: [{ seat: 0, secret: 'no key!', chance: 'x' }, ...SEATED.secrets] }
    expect(() => open(kept, LINES, ed25519Signing)).not.toThrow()
  })
})

describe('a genesis', () => {
  it('is read or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), almost([whole.genesis])), (value) => {
        const genesis = parseGenesis(value)
        if (genesis) expect(matchIdOf(genesis)).toMatch(/^[\w-]{43}$/)
        open({ genesis: value as TableKeep['genesis'], lobby: null, secrets: whole.secrets }, LINES).pass(5000)
      }),
      { numRuns: RUNS },
    )
  })
})

describe('a table file', () => {
  it('is added, or refused with a reason; what was there stays', () => {
    const opened = open(SEATED, LINES)
    const { session } = opened.node
    if (!session) throw new Error('no match')
    const file = JSON.parse(session.together.exportTable())
    const files = [file, { ...file, items: MORE_LINES }]
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          almost(files).map((value) => JSON.stringify(value) ?? ''),
        ),
        (text) => {
          parseTableFile(text)
          const result = session.together.importTable(text)
          if (typeof result === 'number') expect(result).toBeGreaterThanOrEqual(0)
          expect(opened.lines.slice(0, LINES.length)).toEqual(LINES)
        },
      ),
      { numRuns: RUNS },
    )
    expect(endOf(open(SEATED, opened.lines))).toBe(endOf(opened))
  })
})

describe('a signature', () => {
  it('is good or not, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), fc.string({ maxLength: 100 }), (key, text, signature) => {
        expect(ed25519Signing.verify(key, text, signature)).toBe(false)
      }),
      { numRuns: 100 },
    )
  })
})
