/** From a prompt and what is raised to the decision: one question, few buttons, the likely one first. */
import { describe, expect, it } from 'vitest'
import { decide } from '../../../../src/games/wotr-cards/panels/decide.ts'
import { tapCard } from '../../../../src/games/wotr-cards/panels/hand.ts'
import type { CardId, SeatId } from '../../../../src/games/wotr-cards/types.ts'
import type { DecisionInput } from '../../../../src/ui/game-panels.ts'
import { type Table, table } from '../table.ts'
import { DE, EN, type Seated, seated } from './seated.ts'

const inputOf = (
  { view, seat, prompt, faceOf }: Seated,
  selection: readonly string[] = [],
  shape: DecisionInput<never>['shape'] = 'landscape',
) => ({
  view,
  seat,
  prompt,
  selection,
  faceOf: faceOf as (handle: number) => string | null,
  shape,
  beside: [],
  isWindow: false,
  words: { goOn: 'Go on', goOnHint: '', thinkAgain: 'Think again' },
})
const decided = (t: Table, id: SeatId, selection: readonly string[] = [], text = EN) => decide(text, inputOf(seated(t, id), selection))
const raise = (t: Table, id: SeatId, card: CardId): readonly string[] => {
  const s = seated(t, id)
  const tapped = tapCard(s.prompt, [], s.card(card), s.faceOf, s.view)
  if ('why' in tapped) throw new Error(`${card} cannot be raised: ${tapped.why}`)
  return tapped.select
}

const SCENE =
  'trilogy start=0 turn=2 ground=lorien,dol-guldur path=egladil | aragorn hand=faramir,high-elves,bow-of-the-galadhrim,arwen lorien=galadriel dol-guldur=legolas reserve=elrond'

describe('a turn in the action step', () => {
  it('names whose turn it is and offers what needs no card', () => {
    const { lead, choices, more } = decided(table(SCENE), 'aragorn')
    expect(lead).toBe('Aragorn’s turn')
    for (const { keys } of [...choices, ...more]) expect(keys.join()).not.toContain('play')
    expect(choices.length).toBeGreaterThan(0)
  })

  it('asks where a raised card goes; the most promising place is the first button', () => {
    const t = table(SCENE)
    const s = seated(t, 'aragorn')
    const { question, choices, more } = decide(EN, inputOf(s, raise(t, 'aragorn', 'bow-of-the-galadhrim')))
    expect(question).toBe('Who shall carry the Bow of the Galadhrim?')
    expect(choices[0]).toMatchObject({ primary: true, act: 'answer' })
    const plays = [...choices, ...more].flatMap(({ keys }) => s.plain(keys)).filter((key) => key.startsWith('play'))
    expect(plays.sort()).toEqual([
      'play@elrond:bow-of-the-galadhrim',
      'play@galadriel:bow-of-the-galadhrim',
      'play@legolas:bow-of-the-galadhrim',
    ])
    expect(choices.at(-1)).toMatchObject({ act: 'consider', keys: [], label: EN.labels.putBack })
  })

  it('says what is still to be paid', () => {
    const t = table(SCENE)
    expect(decided(t, 'aragorn', raise(t, 'aragorn', 'faramir')).detail).toMatch(/cycle another card/i)
  })

  it('has fewer buttons on a phone, and loses none', () => {
    const t = table(SCENE)
    const s = seated(t, 'aragorn')
    const raised = raise(t, 'aragorn', 'high-elves')
    const all = (shape: 'landscape' | 'phone') => decide(EN, inputOf(s, raised, shape))
    const keysIn = ({ choices, more }: ReturnType<typeof all>) => [...choices, ...more].flatMap(({ keys }) => keys).sort()
    expect(all('phone').choices.length).toBeLessThanOrEqual(all('landscape').choices.length)
    expect(keysIn(all('phone'))).toEqual(keysIn(all('landscape')))
  })

  it('makes passing the likely choice when nothing else is left', () => {
    const t = table('trilogy start=0 turn=2 ground=lorien | aragorn hand= | frodo hand= ring=none')
    const { choices } = decided(t, 'aragorn')
    expect(choices.find(({ keys }) => keys[0] === 'pass')?.primary).toBe(true)
  })
})

describe('cards to be given up', () => {
  it('are raised in the hand and sent together', () => {
    const t = table(SCENE).does('aragorn', 'play@reserve:faramir')
    const s = seated(t, 'aragorn')
    expect(s.prompt.kind).toBe('cycle')
    const nothing = decide(EN, inputOf(s))
    expect(nothing.choices.filter(({ act }) => act === 'answer')).toEqual([])
    const { choices } = decide(EN, inputOf(s, [s.key('cycle:arwen')]))
    expect(choices[0]).toMatchObject({ primary: true, act: 'answer', refused: false })
    expect(s.plain(choices[0]?.keys ?? [])).toEqual(['cycle:arwen'])
  })
})

const EGLADIL =
  'trilogy phase=combat path=egladil | witch-king path=the-commander+black-riders-mount,the-destroyer | frodo path=gimli | aragorn path=legolas+bow-of-the-galadhrim'

describe('casualties', () => {
  it('are proposed as the leanest legal set, and can be chosen anew', () => {
    const t = table(EGLADIL)
    const s = seated(t, 'frodo')
    const { choices, question } = decide(EN, inputOf(s))
    expect(question).toBe('Who shall fall in Egladil?')
    expect(s.plain(choices[0]?.keys ?? [])).toEqual(['lose:legolas'])
    expect(choices[0]).toMatchObject({ act: 'answer', refused: false, hint: '2 of 2' })
    expect(choices[1]).toMatchObject({ act: 'consider', keys: choices[0]?.keys })
  })

  it('say what is wrong with a set that falls short', () => {
    const s = seated(table(EGLADIL), 'frodo')
    const { choices, detail } = decide(EN, inputOf(s, [s.key('lose:gimli')]))
    expect(choices[0]?.refused).toBe(true)
    expect(detail).not.toBe('')
    expect(decide(DE, inputOf(s, [s.key('lose:gimli')])).detail).not.toBe(detail)
  })
})
