/**
 * A combat as a sequence one can follow: what is fought in which order, its steps, attack and defence with the sum between them.
 * Touching a step shows the combat as it stood then, without touching the match.
 */
import { useState } from 'react'
import { art } from '../../../ui/art.ts'
import { cx } from '../../../ui/class-names.ts'
import type { TablePartProps } from '../../../ui/game-panels.ts'
import { otherSide } from '../data/index.ts'
import { attackParts, defenceParts, sumOfParts } from '../text/compose/breakdown.ts'
import { frontsInOrder, pointsOf } from '../text/compose/preview.ts'
import { COMBAT } from '../text/pictures.ts'
import type { FaceOf } from '../text/types.ts'
import { type Combat as CombatState, type CombatStep, isBattleground, type View } from '../types.ts'
import './combat.css'
import './combat-host.css'
import './combat-shapes.css'
import { Host, Total } from './combat-host.tsx'
import { CombatPlaces, CombatSteps } from './combat-order.tsx'
import { combatStep, sumsAt } from './combat-steps.ts'
import { CombatSum } from './combat-sum.tsx'
import { useCardsText } from './context.ts'
import { keyHandle } from './keys.ts'
import { leanestLoss } from './loss-choice.ts'

export function Combat(part: TablePartProps<View>) {
  const text = useCardsText()
  const { view, prompt, watch } = part
  const { combat } = view
  const front = frontsInOrder(view).find(({ id }) => id === combat?.location)
  const now = combat ? (view.stage?.step ?? combatStep(combat, prompt?.kind ?? null)) : 'support'
  // as soon as the combat goes on, that is what is shown
  const moment = `${combat?.location} ${now} ${watch?.at ?? ''}`
  const [looked, setLooked] = useState<{ readonly moment: string; readonly step: CombatStep } | null>(null)
  if (!combat || !front) return null
  const step = looked?.moment === moment ? looked.step : now
  const look = (to: CombatStep) => {
    const told = watch ? watch.views.findIndex((one) => one.stage?.step === to) : -1
    if (watch && told >= 0) watch.go(told)
    else setLooked({ moment, step: to })
  }
  const onPath = !isBattleground(front.id)
  const chosen = lossesOf(part, combat)
  const settled = step === 'support' ? null : combat.support
  const cancels = defenceParts(front, settled, chosen)
  const sums = sumsAt(view, front, combat, step, sumOfParts(cancels))
  const { shows, cancelled } = sums
  const words = text.front(view, { ...front, forecast: sums })
  const defending = otherSide(combat.attackers)
  const attack = (
    <Host part={part} side={combat.attackers} pieces={front.attackers} role={onPath ? 'path' : 'attack'} combat={combat} lost={null}>
      <Total sign={onPath ? 'path' : 'attack'} n={sums.attack} parts={attackParts(front, settled)} />
    </Host>
  )
  const note = shows.result ? text.labels.cancelled(Math.max(0, sums.left - (cancelled ?? 0)), words.result, pointsOf(front.id)) : undefined
  const defence = (
    <Host
      part={part}
      side={defending}
      pieces={front.defenders}
      role={onPath ? 'path' : 'defense'}
      combat={combat}
      lost={shows.losses ? chosen : null}
    >
      {shows.losses ? (
        <Total sign={onPath ? 'path' : 'defense'} n={cancelled ?? 0} of={sums.left} parts={cancels} {...(note ? { note } : {})} />
      ) : (
        <Total sign={onPath ? 'path' : 'defense'} n={sums.defense} parts={defenceParts(front, settled)} />
      )}
    </Host>
  )
  const isAbove = combat.attackers === 'shadow'
  const isNested = combat.cause === 'replaced'
  return (
    <section
      className={cx('combat', isNested && 'combat-inside')}
      aria-label={`${text.labels.steps.combat}: ${text.location(front.id).name}`}
    >
      <img className="combat-scene" alt="" src={art(onPath ? COMBAT.path : COMBAT.battle)} />
      <div className="combat-order">
        <CombatPlaces view={view} front={front} />
        <CombatSteps id={front.id} now={now} shown={step} onLook={look} isPast={watch !== null} />
      </div>
      {isNested ? (
        <p className="combat-nested">
          <b>{text.labels.nested}</b> {view.nextPath ? text.labels.replacedBy(text.location(view.nextPath).name) : null}
        </p>
      ) : null}
      {isAbove ? attack : defence}
      <CombatSum front={front} combat={combat} sums={sums} chosen={chosen} words={words} />
      {isAbove ? defence : attack}
    </section>
  )
}

/** The cards that fall, as far as that is known: chosen now, proposed, or lost. */
function lossesOf({ view, prompt, selection, faceOf }: TablePartProps<View>, { lost, proposal }: CombatState): readonly number[] {
  if (prompt?.kind === 'casualties') {
    const keys = selection.length ? selection : leanestLoss(view, prompt, faceOf as FaceOf)
    return keys.flatMap((key) => keyHandle(key, faceOf as FaceOf) ?? [])
  }
  return proposal.length ? proposal : lost
}
