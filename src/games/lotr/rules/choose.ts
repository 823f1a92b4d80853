/** Small choices inside a rule: a player, a line. A single possibility is taken without asking. */
import type { Handle, Seat } from '../../../engine/types.ts'
import type { Activity, Purpose } from '../types.ts'
import type { LotrTable, Script } from './seats.ts'

export function* choosePlayer(t: LotrTable, by: Seat, among: readonly Seat[], purpose: Purpose, card?: Handle): Script<Seat> {
  if (among.length === 1) return among[0] as Seat
  const about = card === undefined ? { purpose } : { purpose, card }
  const keys = yield* t.ask(by, () => ({ kind: 'choose-player', keys: among.map((seat) => `player:${seat}`), min: 1, max: 1, about }))
  return Number((keys[0] as string).slice('player:'.length))
}

/** `spaces`: how far the line will move. */
export function* chooseLine(t: LotrTable, by: Seat, among: readonly Activity[], purpose: Purpose, spaces: number): Script<Activity> {
  if (among.length === 1) return among[0] as Activity
  const keys = yield* t.ask(by, () => ({
    kind: 'choose-line',
    keys: among.map((line) => `line:${line}`),
    min: 1,
    max: 1,
    about: { purpose, count: spaces },
  }))
  return (keys[0] as string).slice('line:'.length) as Activity
}
