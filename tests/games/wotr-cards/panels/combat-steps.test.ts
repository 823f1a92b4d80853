/** A combat gone through step by step: where it stands, what may be looked at, and what each step shows of the sum. */
import { describe, expect, it } from 'vitest'
import { combatStep, pairsOf, seenSteps, stepsAt, sumsAt } from '../../../../src/games/wotr-cards/panels/combat-steps.ts'
import type { Combat } from '../../../../src/games/wotr-cards/types.ts'
import { table } from '../table.ts'
import { EN } from './seated.ts'

const COMBAT: Combat = {
  location: 'lorien',
  cause: 'step',
  attackers: 'shadow',
  support: [],
  attack: 0,
  shields: 0,
  left: 0,
  lost: [],
  proposal: [],
}

describe('where a combat stands', () => {
  it('is known from what is asked and what has been counted', () => {
    expect(combatStep(COMBAT, 'support')).toBe('support')
    expect(combatStep({ ...COMBAT, attack: 4 }, null)).toBe('attack')
    expect(combatStep({ ...COMBAT, attack: 4, shields: 2, left: 2 }, null)).toBe('shields')
    expect(combatStep({ ...COMBAT, attack: 4, shields: 2, left: 2 }, 'casualties')).toBe('losses')
    expect(combatStep({ ...COMBAT, attack: 4, shields: 2, left: 2, proposal: [3] }, null)).toBe('losses')
    expect(combatStep({ ...COMBAT, attack: 4, shields: 2, left: 2, lost: [3] }, null)).toBe('clean-up')
  })

  it('knows no support on a path', () => {
    expect(stepsAt('lorien')).toEqual(['support', 'attack', 'shields', 'losses', 'clean-up'])
    expect(stepsAt('egladil')).toEqual(['attack', 'shields', 'losses', 'clean-up'])
  })

  it('can be looked at as far as it has come, and while losses are chosen to its end', () => {
    expect(seenSteps('lorien', 'attack')).toEqual(['support', 'attack'])
    expect(seenSteps('lorien', 'losses')).toEqual(['support', 'attack', 'shields', 'losses', 'clean-up'])
    expect(seenSteps('egladil', 'shields')).toEqual(['attack', 'shields'])
  })
})

describe('the sum of a step', () => {
  const t = table(
    'trilogy phase=combat ground=dol-guldur | aragorn dol-guldur=galadriel+nenya,high-elves | witch-king dol-guldur=mordor-orcs,olog-hai,gorbag-and-shagrat',
  )
  const view = t.view('witch-king')
  const front = view.battlegrounds[0]
  const { combat } = view
  if (!front || !combat) throw new Error(`no combat; asked: ${t.asked()}`)

  it('shows no more than the step: the attack, then the place, then the cards', () => {
    const shown = (['attack', 'shields', 'losses'] as const).map((step) => sumsAt(view, front, combat, step, 2))
    expect(shown.map(({ shows }) => [shows.shields, shows.losses])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ])
    expect(shown.map(({ cancelled }) => cancelled)).toEqual([null, null, 2])
    for (const { attack, shields, left } of shown) expect(left).toBe(Math.max(0, attack - shields))
  })

  it('takes what was told of a combat that is over', () => {
    const past = { ...view, stage: { step: 'clean-up' as const, uncancelled: 1, winner: 'shadow' as const } }
    expect(sumsAt(past, front, combat, 'clean-up', 0)).toMatchObject({ cancelled: combat.left - 1, winner: 'shadow' })
    expect(EN.labels.cancelled(1, 'falls', 2)).toBe('1 not cancelled: falls.')
    expect(EN.labels.cancelled(0, 'holds', 2)).toBe('All cancelled: holds, worth 2.')
  })
})

describe('cards in a combat', () => {
  it('stand beside the one they support, the army first', () => {
    const t = table('trilogy ground=helms-deep | frodo helms-deep=theoden,eowyn,riders-of-rohan')
    const pieces = t.view(null).battlegrounds[0]?.defenders ?? []
    const [riders, theoden] = [t.handle('riders-of-rohan'), t.handle('theoden')]
    const pairs = pairsOf(pieces, { support: [{ army: riders, character: theoden }] })
    expect(pairs.map((group) => group.map(({ face }) => face))).toEqual([['riders-of-rohan', 'theoden'], ['eowyn']])
    expect(pairsOf(pieces, { support: [] })).toHaveLength(3)
  })
})
