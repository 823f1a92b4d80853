/** What a touched thing stands for, and what touching it makes of the selection. */
import { describe, expect, it } from 'vitest'
import { keysForPiece, keysForPlace, pick, raisedHandle, spotOf, WHOLE, wouldBe } from '../../../../src/games/wotr-cards/panels/keys.ts'
import { readKey } from '../../../../src/games/wotr-cards/text/compose/keys.ts'
import { table } from '../table.ts'
import { seated } from './seated.ts'

const SCENE =
  'trilogy start=0 turn=2 ground=lorien path=egladil | aragorn hand=faramir,high-elves,bow-of-the-galadhrim lorien=galadriel reserve=elrond,legolas'
const aragorn = () => seated(table(SCENE), 'aragorn')

describe('a place that is touched', () => {
  it('stands for nothing before a card is raised', () => {
    const { prompt, faceOf } = aragorn()
    expect(keysForPlace(prompt, [], 'lorien', faceOf)).toEqual([])
  })

  it('takes the raised card, where it may go', () => {
    const { prompt, faceOf, key, plain } = aragorn()
    const raised = [key('play@reserve:high-elves')]
    expect(plain(keysForPlace(prompt, raised, 'lorien', faceOf))).toEqual(['play@lorien:high-elves'])
    expect(plain(keysForPlace(prompt, raised, 'reserve', faceOf))).toEqual(['play@reserve:high-elves'])
    expect(keysForPlace(prompt, raised, 'egladil', faceOf)).toEqual([])
  })
})

describe('a card in play that is touched', () => {
  it('carries the raised item', () => {
    const { prompt, faceOf, key, plain, view } = aragorn()
    const galadriel = view.battlegrounds[0]?.defenders[0]
    if (!galadriel) throw new Error('nobody in Lórien')
    expect(plain(keysForPiece(prompt, [key('play@elrond:bow-of-the-galadhrim')], galadriel, faceOf))).toEqual([
      'play@galadriel:bow-of-the-galadhrim',
    ])
  })

  it('is itself what is chosen otherwise', () => {
    const { prompt, faceOf, plain, view } = aragorn()
    const legolas = view.players[2]?.reserve.find(({ face }) => face === 'legolas')
    if (!legolas) throw new Error('Legolas is not in reserve')
    const keys = plain(keysForPiece(prompt, [], legolas, faceOf))
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) expect(key).toContain('legolas')
  })
})

describe('the selection', () => {
  const one = { kind: 'action', keys: ['a', 'b', 'c'], min: 1, max: 1 }
  const two = { kind: 'cycle', keys: ['a', 'b', 'c'], min: 2, max: 2 }

  it('holds one key where one is asked; the next touch goes through what the thing stands for', () => {
    expect(pick(one, [], ['a', 'b'])).toEqual(['a'])
    expect(pick(one, ['a'], ['a', 'b'])).toEqual(['b'])
    expect(pick(one, ['b'], ['a', 'b'])).toEqual(['a'])
    expect(pick(one, ['a'], ['a'])).toEqual([])
  })

  it('fills up where several are asked, and lets the first go for one too many', () => {
    expect(pick(two, ['a'], ['b'])).toEqual(['a', 'b'])
    expect(pick(two, ['a', 'b'], ['c'])).toEqual(['b', 'c'])
    expect(pick(two, ['a', 'b'], ['b'])).toEqual(['a'])
  })

  it('can be set as a whole, and stays as it is where nothing was meant', () => {
    expect(pick(two, ['a'], [WHOLE, 'b', 'c'])).toEqual(['b', 'c'])
    expect(pick(two, ['a'], [])).toEqual(['a'])
  })

  it('knows which card is raised', () => {
    const { faceOf, key, card } = aragorn()
    expect(raisedHandle([key('play@lorien:high-elves')], faceOf)).toBe(card('high-elves'))
    expect(raisedHandle([], faceOf)).toBeNull()
  })
})

describe('a key', () => {
  it('says where its card would go', () => {
    const spot = (key: string) => spotOf(readKey(key, () => null))
    expect(spot('play@lorien:high-elves#3')).toBe('lorien')
    expect(spot('play@reserve:high-elves#3')).toBe('reserve')
    expect(spot('move@path:legolas#3')).toBe('path')
    expect(spot('at:lorien')).toBe('lorien')
    expect(spot('play@legolas:bow-of-the-galadhrim#3')).toBeNull()
    expect(spot('play:paths-of-the-dead#3')).toBeNull()
  })

  it('is made up for a card that cannot be used, so that the reason can be asked for', () => {
    const prompt = { kind: 'action', keys: [], min: 1, max: 1 }
    expect(wouldBe(prompt, 4, 'high-elves')).toBe('play@reserve:high-elves#4')
    expect(wouldBe(prompt, 4, 'paths-of-the-dead')).toBe('play:paths-of-the-dead#4')
    expect(wouldBe(prompt, 4, 'mithril-coat')).toMatch(/^play@[a-z-]+:mithril-coat#4$/)
    expect(wouldBe({ ...prompt, kind: 'cycle' }, 4, 'high-elves')).toBe('cycle:#4')
  })
})
