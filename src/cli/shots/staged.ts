/**
 * Tables of several devices for pictures, as plain data: a lobby filling up, one that is still looked for, and what a table
 * says while it waits, asks or has stopped. The page takes them as they are; nothing here has to be true.
 */

type Data = Readonly<Record<string, unknown>>
export interface Staged {
  readonly lobby: Data
  readonly match: string | null
  readonly together: Data | null
  readonly signalling: Data | null
  readonly code: string
}

const WORD = 'HARTE'
const MINE = { state: 'mine' }
const here = (roundTripMs: number | null, via: string | null) => ({ state: 'here', roundTripMs, via })
/** The page replaces it by a time that long before now. */
const ago = (seconds: number) => -seconds * 1000
const away = (seconds: number) => ({ state: 'away', since: ago(seconds) })

interface Person {
  readonly name: string
  readonly device: string
  readonly presence: Data
}
const ANNA: Person = { name: 'Anna', device: 'a', presence: MINE }
const BEN: Person = { name: 'Ben', device: 'b', presence: here(38, 'straight') }
const CLARA: Person = { name: 'Clara', device: 'c', presence: here(310, 'relay') }
const DAN: Person = { name: 'Dan', device: 'd', presence: { state: 'unseen' } }
const EVA: Person = { name: 'Eva', device: 'e', presence: here(44, 'straight') }

const seat = (at: number, person: Person | null) => ({
  seat: at,
  holder: person && { ...person, playedBy: 'person', mine: person.presence === MINE },
})
const member = (person: Person, seats: readonly number[]) => ({ ...person, mine: person.presence === MINE, seats })

const OPTIONS = { sauronStart: 12 }
const LOBBY: Data = {
  revision: 1,
  word: WORD,
  table: {
    game: 'lotr',
    rulesVersion: 1,
    options: OPTIONS,
    title: '',
    seats: [seat(0, ANNA), seat(1, BEN), seat(2, CLARA), seat(3, DAN), seat(4, null)],
  },
  members: [member(ANNA, [0]), member(BEN, [1]), member(CLARA, [2]), member(DAN, [3]), member(EVA, [])],
  keeper: true,
  keeperName: 'Anna',
  hindrance: null,
  trouble: null,
  refused: [],
  searchingSince: null,
  started: null,
}
const CODE = `MTH1${'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.repeat(9)}`
const staged = (more: Partial<Staged>): Staged => ({ lobby: LOBBY, match: null, together: null, signalling: null, code: CODE, ...more })

const GUEST: Data = {
  ...LOBBY,
  table: {
    ...(LOBBY.table as Data),
    seats: [seat(0, { ...BEN, name: 'Anna', device: 'a' }), seat(1, null), seat(2, { ...CLARA, presence: away(12) }), seat(3, null)],
  },
  members: [
    member({ ...BEN, name: 'Anna', device: 'a' }, [0]),
    member({ ...ANNA, name: 'Ben' }, []),
    member({ ...CLARA, presence: away(12) }, [2]),
  ],
  keeper: false,
  hindrance: 'not-keeper',
}
const lookedFor = (seconds: number): Data => ({
  ...LOBBY,
  table: null,
  members: [member({ ...ANNA, name: 'Ben' }, [])],
  keeper: false,
  keeperName: '',
  searchingSince: ago(seconds),
})

export const STAGED_LOBBIES = {
  lobby: staged({}),
  guest: staged({ lobby: GUEST }),
  searching: staged({ lobby: lookedFor(5) }),
  'searching-long': staged({ lobby: lookedFor(40), signalling: { code: 'signalling-unreachable' } }),
} as const

const holder = (at: number, person: Person, more: Data = {}) => ({
  ...person,
  seat: at,
  playedBy: 'person',
  mine: person.presence === MINE,
  wasMine: false,
  ...more,
})
const TOGETHER: Data = {
  match: 'staged',
  word: WORD,
  mine: [0],
  holders: [
    holder(0, ANNA),
    holder(1, BEN),
    holder(2, CLARA),
    holder(3, { ...DAN, presence: here(52, 'straight') }),
    holder(4, { ...DAN, name: 'Fatty', presence: here(52, 'straight') }, { playedBy: 'helper' }),
  ],
  watchers: [EVA],
  waits: [{ seat: 1, what: 'choose' }],
  proposal: null,
  wishes: [],
  stopped: null,
  trouble: null,
  refused: [],
  alone: false,
  lastHeard: ago(1),
}
const NOTE = { to: 4, choices: 3, entries: 6, revealed: { rolls: 1, cards: 2, tiles: 0 } }
const proposal = (more: Data): Data => ({
  id: 'p',
  by: 1,
  what: { type: 'undo', note: NOTE },
  yes: [1],
  missing: [0, 2],
  mine: false,
  mayVote: true,
  ...more,
})
const table = (match: string, more: Data): Staged => staged({ match, together: { ...TOGETHER, ...more } })

/** By what the picture is called; each shows the match of that moment. */
export const stagedTables = (match: string, asked: number): Readonly<Record<string, Staged>> => {
  const other = asked === 0 ? 1 : 0
  const holders = (TOGETHER.holders as Data[]).map((one, at) =>
    at === other
      ? { ...one, mine: true, presence: MINE }
      : { ...one, mine: false, presence: one.presence === MINE ? BEN.presence : one.presence },
  )
  const goneHolders = (holders as Data[]).map((one, at) => (at === asked ? { ...one, presence: away(74) } : one))
  const waiting = { mine: [other], holders, waits: [{ seat: asked, what: 'choose' }] }
  return {
    waiting: table(match, waiting),
    away: table(match, { ...waiting, holders: goneHolders }),
    proposal: table(match, { ...waiting, proposal: proposal({ by: asked, yes: [asked], missing: [other, 2] }) }),
    'proposal-mine': table(match, {
      ...waiting,
      proposal: proposal({ by: other, yes: [other], missing: [2, 3], mine: true, mayVote: false }),
    }),
    wish: table(match, { ...waiting, wishes: [{ device: 'e', seat: 3, name: 'Eva', isReturn: false }] }),
    alone: table(match, {
      ...waiting,
      holders: (holders as Data[]).map((one) => (one.mine ? one : { ...one, presence: away(190) })),
      alone: true,
      lastHeard: ago(190),
    }),
    stopped: table(match, { ...waiting, stopped: { code: 'difference', at: 31, seat: asked, name: 'Ben' } }),
    watching: table(match, {
      mine: [],
      holders: (holders as Data[]).map((one) => ({ ...one, mine: false, presence: one.mine ? BEN.presence : one.presence })),
      waits: waiting.waits,
    }),
    choosing: table(match, {
      mine: [asked],
      holders: (TOGETHER.holders as Data[]).map((one, at) =>
        at === asked ? { ...one, mine: true, presence: MINE } : { ...one, mine: false, presence: at === 2 ? away(12) : BEN.presence },
      ),
      waits: [{ seat: asked, what: 'choose' }],
      refused: [{ device: 'x', name: '', reason: 'forged', count: 3, cutOff: true }],
    }),
  }
}
