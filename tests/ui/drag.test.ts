/** A card dragged out of a hand: what is a tap, what is a drag, and what becomes of one that is broken off. */
import { describe, expect, it } from 'vitest'
import { createDragMachine, type Drags } from '../../src/ui/drag.ts'

const at = (x: number, y = 0) => ({ x, y })

function stage(mayLift = true) {
  const told: string[] = []
  const drags: Drags<string> = {
    lift: (card) => {
      told.push(`lift ${card}`)
      return mayLift
    },
    over: (card, targets) => {
      told.push(`${card} over ${targets.join(',') || 'nothing'}`)
      return targets.length > 0
    },
    drop: (card, targets) => void told.push(`drop ${card} on ${targets.join(',') || 'nothing'}`),
    cancel: (card) => void told.push(`cancel ${card}`),
  }
  const shown: string[] = []
  const machine = createDragMachine<string>(() => drags, {
    show: () => void shown.push('show'),
    move: (_, mayDrop) => void shown.push(mayDrop ? 'yes' : 'no'),
    hide: () => void shown.push('hide'),
    targetsAt: ({ x }) => (x > 100 ? ['front', 'board'] : []),
  })
  return { machine, told, shown }
}

describe('a pointer on a card', () => {
  it('that hardly moves is a tap: nothing is lifted', () => {
    const { machine, told } = stage()
    machine.down('bow', 1, at(0))
    machine.move(1, at(9))
    machine.up(1, at(9))
    expect(told).toEqual([])
    expect(machine.dragged).toBe(false)
  })

  it('that moves on lifts the card, says what it is held over once, and drops it', () => {
    const { machine, told, shown } = stage()
    machine.down('bow', 1, at(0))
    for (const x of [20, 40, 120, 140]) machine.move(1, at(x))
    machine.up(1, at(150))
    expect(told).toEqual(['lift bow', 'bow over front,board', 'drop bow on front,board'])
    expect(shown).toEqual(['show', 'no', 'no', 'yes', 'yes', 'hide'])
    expect(machine.dragged).toBe(true)
  })

  it('carries nothing where the card cannot be used', () => {
    const { machine, told, shown } = stage(false)
    machine.down('bow', 1, at(0))
    machine.move(1, at(20))
    machine.move(1, at(120))
    machine.up(1, at(120))
    expect(told).toEqual(['lift bow'])
    expect(shown).toEqual([])
    expect(machine.dragged).toBe(true)
  })

  it('that is taken away by the system puts the card back', () => {
    const { machine, told, shown } = stage()
    machine.down('bow', 1, at(0))
    machine.move(1, at(20))
    machine.stop()
    machine.up(1, at(120))
    expect(told).toEqual(['lift bow', 'cancel bow'])
    expect(shown.at(-1)).toBe('hide')
  })

  it('is the only one: a second finger neither moves nor drops what the first one holds', () => {
    const { machine, told } = stage()
    machine.down('bow', 1, at(0))
    machine.move(1, at(20))
    machine.down('cloak', 2, at(5))
    machine.move(2, at(120))
    machine.up(2, at(120))
    expect(told).toEqual(['lift bow'])
    machine.up(1, at(20))
    expect(told).toEqual(['lift bow', 'drop bow on nothing'])
  })
})
