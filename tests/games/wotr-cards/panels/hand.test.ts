/** The hand, what a search lays before a seat, and what touching a card means. */
import { describe, expect, it } from 'vitest'
import { handOf, heldBy, iconWords, tapCard } from '../../../../src/games/wotr-cards/panels/hand.ts'
import { table } from '../table.ts'
import { DE, EN, seated } from './seated.ts'

const SCENE = 'trilogy start=0 turn=2 ground=lorien | aragorn hand=high-elves,anduril,arwen | frodo hand=gimli'

describe('the hand of a seat', () => {
  it('shows its own cards, says what they count, and which can be used now', () => {
    const { view, seat, prompt, faceOf } = seated(table(SCENE), 'aragorn')
    const hand = handOf(EN, view, seat, prompt, [], faceOf)
    expect(hand.map(({ face }) => face)).toEqual(['high-elves', 'anduril', 'arwen'])
    expect(hand.find(({ face }) => face === 'high-elves')).toMatchObject({ usable: true, raised: false, topic: 'card:high-elves' })
    expect(hand.find(({ face }) => face === 'high-elves')?.label).toContain(EN.card('high-elves').name)
    expect(iconWords(DE, 'high-elves')).not.toBe(iconWords(EN, 'high-elves'))
  })

  it('shows the backs of what is not its own', () => {
    const { view, faceOf } = seated(table(SCENE), 'aragorn')
    expect(heldBy(view, 0, null, faceOf)).toMatchObject([{ face: null }])
    expect(handOf(EN, view, 0, null, [], faceOf)).toMatchObject([{ face: null, topic: null, label: EN.labels.hiddenCard }])
  })
})

describe('touching a card of the hand', () => {
  it('raises it, and puts it back', () => {
    const { prompt, faceOf, card, view } = seated(table(SCENE), 'aragorn')
    const elves = card('high-elves')
    const up = tapCard(prompt, [], elves, faceOf, view)
    if ('why' in up) throw new Error(up.why)
    expect(up.select).toHaveLength(1)
    expect(tapCard(prompt, up.select, elves, faceOf, view)).toEqual({ select: [] })
  })

  it('lets another card go first', () => {
    const { prompt, faceOf, card, view } = seated(table(SCENE), 'aragorn')
    const first = tapCard(prompt, [], card('high-elves'), faceOf, view)
    const second = 'select' in first ? tapCard(prompt, first.select, card('arwen'), faceOf, view) : first
    expect('select' in second && second.select.map((key) => key.includes('arwen'))).toEqual([true])
  })

  it('asks why not, where it cannot be used', () => {
    const t = table('trilogy start=0 turn=2 ground=lorien | aragorn hand=anduril')
    const { faceOf, card, view } = seated(t, 'aragorn')
    expect(tapCard(null, [], card('anduril'), faceOf, view)).toMatchObject({ why: expect.stringContaining('anduril') })
  })

  it('puts cards in and out where several are asked for', () => {
    const t = table('trilogy start=0 turn=2 ground=lorien | aragorn hand=high-elves,arwen,faramir').does('aragorn', 'winnow')
    const { prompt, faceOf, card, view } = seated(t, 'aragorn')
    expect(prompt).toMatchObject({ kind: 'eliminate', max: 2 })
    const one = tapCard(prompt, [], card('arwen'), faceOf, view)
    const two = 'select' in one ? tapCard(prompt, one.select, card('faramir'), faceOf, view) : one
    expect('select' in two && two.select).toHaveLength(2)
    const back = 'select' in two ? tapCard(prompt, two.select, card('arwen'), faceOf, view) : two
    expect('select' in back && back.select).toHaveLength(1)
  })
})
