/** How far a combat has come, and what of it is shown when one of its steps is looked at. Pure. */
import {
  COMBAT_STEPS,
  type Combat,
  type CombatStep,
  type Forecast,
  isBattleground,
  type LocationId,
  type LocationView,
  type PieceView,
  type View,
} from '../types.ts'

/** The steps this place knows; on a path nobody is led. */
export const stepsAt = (id: LocationId): readonly CombatStep[] => COMBAT_STEPS.filter((one) => isBattleground(id) || one !== 'support')

/** Which step a combat has come to, from what is known of it and what is being asked. */
export function combatStep({ attack, left, shields, lost, proposal }: Combat, asked: string | null): CombatStep {
  if (asked === 'support') return 'support'
  if (asked === 'casualties' || asked === 'agree' || proposal.length) return 'losses'
  if (lost.length) return 'clean-up'
  if (left > 0 || shields > 0) return 'shields'
  return attack > 0 ? 'attack' : 'support'
}

/** Steps that can be looked at: what has been, and while losses are chosen how it would end. */
export function seenSteps(id: LocationId, now: CombatStep): readonly CombatStep[] {
  const steps = stepsAt(id)
  return now === 'losses' ? steps : steps.slice(0, steps.indexOf(now) + 1)
}

export interface Sums extends Forecast {
  /** What the chosen or lost cards cancel; null before losses are spoken of. */
  readonly cancelled: number | null
  /** What is shown of it at this step. */
  readonly shows: { readonly shields: boolean; readonly losses: boolean; readonly result: boolean }
}

/** The arithmetic of a combat as far as a step shows it. `cancelled`: what the cards to be lost cancel. */
export function sumsAt(view: View, front: LocationView, combat: Combat, step: CombatStep, cancelled: number): Sums {
  const at = COMBAT_STEPS.indexOf(step)
  const isCounted = combat.attack > 0 || combat.shields > 0
  const { attack, shields, left } = isCounted ? combat : front.forecast
  const uncancelled = view.stage?.uncancelled
  return {
    attack,
    shields,
    left,
    defense: front.forecast.defense,
    winner: view.stage?.winner === undefined ? front.forecast.winner : view.stage.winner,
    cancelled: at < 3 ? null : uncancelled === undefined ? cancelled : left - uncancelled,
    shows: { shields: at >= 2, losses: at >= 3, result: at >= 3 },
  }
}

/** Cards as they stand in a combat: an army beside the one it supports, the rest alone. */
export function pairsOf(pieces: readonly PieceView[], { support }: Pick<Combat, 'support'>): readonly (readonly PieceView[])[] {
  const byHandle = new Map(pieces.map((piece) => [piece.handle, piece]))
  const done = new Set<number>()
  return pieces.flatMap((piece) => {
    if (done.has(piece.handle)) return []
    const pair = support.find(({ army, character }) => army === piece.handle || character === piece.handle)
    const both = pair ? [byHandle.get(pair.army), byHandle.get(pair.character)].filter((one) => one !== undefined) : []
    const group = both.length === 2 ? both : [piece]
    for (const { handle } of group) done.add(handle)
    return [group]
  })
}
