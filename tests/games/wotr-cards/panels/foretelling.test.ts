/** What the panels foretell: losses that may be chosen and why, what a card would change, and whose turn is next. */
import { describe, expect, it } from 'vitest'
import { scenarioFor } from '../../../../src/games/wotr-cards/data/index.ts'
import { leanestLoss, lossChoice, worths } from '../../../../src/games/wotr-cards/panels/loss-choice.ts'
import { aimOf, byPromise, changesOf } from '../../../../src/games/wotr-cards/panels/preview.ts'
import { bracketsOf, namesBySeat, personOfSeat, sharesOf } from '../../../../src/games/wotr-cards/panels/scenario-choice.ts'
import { seatTurn } from '../../../../src/games/wotr-cards/panels/seat-state.ts'
import { table } from '../table.ts'
import { EN, seated } from './seated.ts'

const EGLADIL =
  'trilogy phase=combat path=egladil | witch-king path=the-commander+black-riders-mount,the-destroyer | frodo path=gimli | aragorn path=legolas+bow-of-the-galadhrim'
const DOL_GULDUR =
  'trilogy phase=combat ground=dol-guldur | aragorn dol-guldur=galadriel+nenya,high-elves | witch-king dol-guldur=mordor-orcs,olog-hai,gorbag-and-shagrat'

describe('sets of casualties', () => {
  it('count a card with what it carries', () => {
    const s = seated(table(EGLADIL), 'frodo')
    const worth = worths(s.view, s.prompt, s.faceOf)
    expect([worth.get(s.key('lose:gimli')), worth.get(s.key('lose:legolas'))]).toEqual([1, 2])
  })

  it('are all that the rules allow, the leanest first, and near misses that teach why not', () => {
    const s = seated(table(EGLADIL), 'frodo')
    const { left, just, over, not, more } = lossChoice(s.view, s.prompt, s.faceOf)
    expect(left).toBe(2)
    expect(just.map(({ keys }) => s.plain(keys))).toEqual([['lose:legolas']])
    expect(over.map(({ keys }) => s.plain(keys))).toEqual([['lose:gimli', 'lose:legolas']])
    expect(not.map(({ keys }) => s.plain(keys))).toEqual([['lose:gimli']])
    expect(more).toBe(false)
    for (const set of [...just, ...over]) expect(s.prompt.refuse?.(set.keys) ?? null).toBeNull()
    for (const set of not) expect(s.prompt.refuse?.(set.keys)).not.toBeNull()
    expect(leanestLoss(s.view, s.prompt, s.faceOf)).toEqual(just[0]?.keys)
  })

  it('say why each is allowed or not', () => {
    const s = seated(table(DOL_GULDUR), 'witch-king')
    const { just, over, not } = lossChoice(s.view, s.prompt, s.faceOf)
    for (const { keys } of [...just, ...over]) expect(EN.losses(s.view, s.prompt, keys, s.faceOf)).toMatchObject({ allowed: true })
    for (const { keys } of not) expect(EN.losses(s.view, s.prompt, keys, s.faceOf)).toMatchObject({ allowed: false })
  })
})

describe('a raised card', () => {
  const scene =
    'trilogy start=0 turn=2 ground=lorien,dol-guldur | aragorn hand=bow-of-the-galadhrim,high-elves lorien=galadriel dol-guldur=legolas reserve=elrond'

  it('changes the front it would come to, and its sum', () => {
    const s = seated(table(scene), 'aragorn')
    const key = s.key('play@legolas:bow-of-the-galadhrim')
    expect(aimOf(s.view, key, s.faceOf)).toMatchObject({ front: { id: 'dol-guldur' }, wielder: s.card('legolas') })
    const [change, ...more] = changesOf(s.view, s.prompt, key, s.faceOf)
    expect(more).toEqual([])
    expect(change?.front.id).toBe('dol-guldur')
    expect((change?.after.attack ?? 0) - (change?.before.attack ?? 0)).toBe(1)
  })

  it('changes no front from the reserve', () => {
    const s = seated(table(scene), 'aragorn')
    for (const plain of ['play@elrond:bow-of-the-galadhrim', 'play@reserve:high-elves']) {
      expect(aimOf(s.view, s.key(plain), s.faceOf)).toBeNull()
      expect(changesOf(s.view, s.prompt, s.key(plain), s.faceOf)).toEqual([])
    }
  })

  it('is proposed where it does most; no key is lost by that', () => {
    const s = seated(table(scene), 'aragorn')
    const keys = s.prompt.keys.filter((key) => key.includes('high-elves') && key.startsWith('play'))
    const sorted = byPromise(s.view, s.prompt, keys, s.faceOf)
    expect([...sorted].sort()).toEqual([...keys].sort())
    expect(s.plain(sorted[0] ?? '')).not.toBe('play@reserve:high-elves')
  })
})

describe('what a strip says of its seat', () => {
  it('is who acts, who is next, who passed and who began', () => {
    const view = table('trilogy start=0 turn=1 ground=lorien | aragorn passed').view(null)
    const states = view.players.map(({ seat }) => seatTurn(view, seat).state)
    const [acting] = [view.slots[1]]
    expect(states[acting ?? -1]).toBe('acts')
    expect(states.filter((state) => state === 'next')).toHaveLength(1)
    expect(states[view.players.findIndex(({ id }) => id === 'aragorn')]).toBe('passed')
  })

  it('counts turns from the one who began', () => {
    const view = table('trilogy start=2 turn=2 ground=lorien').view(null)
    expect(seatTurn(view, view.slots[2] ?? -1).order).toEqual([1])
    expect(view.slots.map((seat) => seatTurn(view, seat).order[0])).toEqual([3, 4, 1, 2])
  })
})

describe('before a match', () => {
  it('the number of seats says which scenario it is', () => {
    expect([scenarioFor(4, 'duel'), scenarioFor(3, 'duel'), scenarioFor(2, 'duel'), scenarioFor(2, 'fellowship')]).toEqual([
      'trilogy',
      'duel-3p',
      'duel-2p',
      'fellowship',
    ])
  })

  it('two people play a side each, and brackets join their seats without lying over each other', () => {
    expect(personOfSeat('trilogy', 2)).toEqual([0, 1, 0, 1])
    expect(bracketsOf(sharesOf('trilogy', 2))).toEqual([
      { person: 0, from: 0, to: 2, line: 0 },
      { person: 1, from: 1, to: 3, line: 1 },
    ])
    expect(bracketsOf(sharesOf('trilogy', 3)).map(({ from, to, line }) => [from, to, line])).toEqual([[1, 3, 0]])
    expect(bracketsOf(sharesOf('trilogy', 4))).toEqual([])
  })

  it('whoever plays two seats has a name at the table', () => {
    expect(namesBySeat('trilogy', 2, ['Anna'], () => 'Shadow')).toEqual(['Anna', 'Shadow', 'Anna', 'Shadow'])
    expect(namesBySeat('trilogy', 4, [], () => 'nobody')).toEqual(['', '', '', ''])
  })
})
