/** Where a dragged card may be dropped, and what that means. */
import { describe, expect, it } from 'vitest'
import { dropCard, keyTried } from '../../../../src/games/wotr-cards/panels/drop.ts'
import type { CardId, SeatId } from '../../../../src/games/wotr-cards/types.ts'
import { type Table, table } from '../table.ts'
import { seated } from './seated.ts'

const dropped = (t: Table, id: SeatId, title: CardId, ...targets: string[]) => {
  const s = seated(t, id)
  const named = targets.map((target) => target.replace(/^piece:(\D.*)$/, (_, card: CardId) => `piece:${s.card(card)}`))
  return s.plain(dropCard(s.prompt, s.card(title), named, s.faceOf, s.view))
}
const SCENE =
  'trilogy start=0 turn=2 ground=lorien,dol-guldur path=egladil | aragorn hand=faramir,high-elves,bow-of-the-galadhrim,paths-of-the-dead,arwen lorien=galadriel dol-guldur=legolas reserve=elrond'

describe('a card of the hand dropped on the table', () => {
  it('comes to the place it is dropped on', () => {
    const t = table(SCENE)
    expect(dropped(t, 'aragorn', 'high-elves', 'place:lorien', 'board')).toBe('play@lorien:high-elves')
    expect(dropped(t, 'aragorn', 'high-elves', 'reserve:2')).toBe('play@reserve:high-elves')
  })

  it('stays in hand where it may not go, also when it could go elsewhere', () => {
    const t = table(SCENE)
    expect(dropped(t, 'aragorn', 'high-elves', 'place:egladil', 'board')).toBeNull()
    expect(dropped(t, 'aragorn', 'high-elves')).toBeNull()
    expect(dropped(t, 'aragorn', 'high-elves', 'board')).toBeNull()
  })

  it('is told why it may not go there', () => {
    const t = table(SCENE)
    const s = seated(t, 'aragorn')
    const tried = (title: CardId, ...targets: string[]) => keyTried(s.card(title), targets, s.faceOf)
    const key = tried('high-elves', 'place:egladil', 'board')
    expect(key && s.plain(key)).toBe('play@path:high-elves')
    expect(t.match.rules.why(t.match.state, s.seat, s.prompt, key as string, t.match.cards.seenBy(s.seat)).code).toBe('armies-not-on-paths')
    expect(tried('high-elves', 'board')).toBeNull()
  })

  it('goes to the place of the card it is dropped on, unless that card can carry it', () => {
    const t = table(SCENE)
    expect(dropped(t, 'aragorn', 'high-elves', 'piece:galadriel', 'place:lorien', 'board')).toBe('play@lorien:high-elves')
    expect(dropped(t, 'aragorn', 'bow-of-the-galadhrim', 'piece:legolas', 'place:dol-guldur', 'board')).toBe(
      'play@legolas:bow-of-the-galadhrim',
    )
  })

  it('is carried by the only one who can at that place', () => {
    const t = table(SCENE)
    expect(dropped(t, 'aragorn', 'bow-of-the-galadhrim', 'place:lorien', 'board')).toBe('play@galadriel:bow-of-the-galadhrim')
    expect(dropped(t, 'aragorn', 'bow-of-the-galadhrim', 'reserve:2')).toBe('play@elrond:bow-of-the-galadhrim')
  })

  it('is cycled on its pile, and never played where a pile was meant', () => {
    const t = table(SCENE)
    expect(dropped(t, 'aragorn', 'faramir', 'cycle:2', 'reserve:2')).toBe('cycle:faramir')
    expect(dropped(t, 'aragorn', 'faramir', 'gone:2', 'reserve:2')).toBeNull()
    t.does('aragorn', 'play@reserve:faramir')
    expect(dropped(t, 'aragorn', 'arwen', 'cycle:2', 'reserve:2')).toBe('cycle:arwen')
    expect(dropped(t, 'aragorn', 'arwen', 'reserve:2')).toBeNull()
  })

  it('happens at once wherever it is dropped, if it is an event', () => {
    const t = table(
      'trilogy start=0 turn=2 ground=lorien | aragorn hand=the-three-hunters,arwen reserve=legolas,aragorn | frodo reserve=gimli',
    )
    const s = seated(t, 'aragorn')
    const event = s.prompt.keys.find((key) => key.startsWith('play:the-three-hunters'))
    if (!event) throw new Error(`not offered: ${s.plain(s.prompt.keys)}`)
    for (const targets of [['board'], ['place:lorien', 'board'], ['piece:legolas', 'reserve:2']])
      expect(dropped(t, 'aragorn', 'the-three-hunters', ...targets)).toBe('play:the-three-hunters')
  })
})
