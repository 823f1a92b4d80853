/** Playback tells frames in order, jumps where the match jumped, and survives frames that were dropped. */
import { describe, expect, it } from 'vitest'
import { standing, tellingId, toldAll } from '../../src/app/play/playback.ts'
import type { GameEvent } from '../../src/engine/index.ts'
import type { Frame, Snapshot } from '../../src/session/types.ts'

const frame = (at: number): Frame<string, GameEvent> => ({ at, events: [{ type: 'x' }], views: [`view ${at}`], publicView: `view ${at}` })
const snapshot = (epoch: number, ...at: number[]): Snapshot<string, GameEvent> => ({
  revision: 1,
  length: at[at.length - 1] ?? 0,
  frames: at.map(frame),
  epoch,
  decision: null,
  outcome: null,
  save: 'saved',
  canAct: false,
  together: null,
})

describe('standing', () => {
  it('shows the last told frame and the one to tell next', () => {
    const { shown, next } = standing(snapshot(1, 0, 3, 5), { epoch: 1, at: 3 })
    expect([shown.at, next?.at]).toEqual([3, 5])
  })
  it('stands still when all is told', () => {
    const now = snapshot(1, 0, 3, 5)
    expect(standing(now, toldAll(now)).next).toBeNull()
  })
  it('shows a jump at once', () => {
    const { shown, next } = standing(snapshot(2, 1, 2), { epoch: 1, at: 40 })
    expect([shown.at, next]).toEqual([2, null])
  })
  it('goes on with what is left when frames were dropped', () => {
    const { shown, next } = standing(snapshot(1, 10, 11, 12), { epoch: 1, at: 4 })
    expect([shown.at, next?.at]).toEqual([10, 11])
  })
  it('gives frames of different epochs different ids', () => {
    expect(tellingId(1, 5)).not.toBe(tellingId(2, 5))
  })
})
