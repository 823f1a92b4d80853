/** Above a combat: the place that is fought and the next one, and the steps one can go back and forth through. */
import { art } from '../../../ui/art.ts'
import { cx } from '../../../ui/class-names.ts'
import { frontsInOrder } from '../text/compose/preview.ts'
import { landscape } from '../text/pictures.ts'
import type { CombatStep, LocationId, LocationView, View } from '../types.ts'
import { seenSteps, stepsAt } from './combat-steps.ts'
import { useCardsText } from './context.ts'

interface PlacesProps {
  readonly view: View
  readonly front: LocationView
}
export function CombatPlaces({ view, front }: PlacesProps) {
  const text = useCardsText()
  const { labels } = text
  const isNested = view.combat?.cause === 'replaced'
  const waiting = isNested ? [] : frontsInOrder(view).filter(({ id }) => id !== front.id)
  const after: readonly LocationId[] = isNested ? (view.nextPath ? [view.nextPath] : []) : waiting.slice(0, 1).map(({ id }) => id)
  return (
    <ol className="combat-places">
      {[front.id, ...after].map((id, i) => (
        <li key={id} className={i === 0 ? 'combat-place-now' : ''}>
          <img alt="" src={art(landscape(id))} />
          <u aria-hidden="true">{i + 1}</u>
          <b>{text.location(id).short}</b>
          <i>{i === 0 ? labels.now : labels.next}</i>
        </li>
      ))}
    </ol>
  )
}

interface StepsProps {
  readonly id: LocationId
  /** Where the combat stands. */
  readonly now: CombatStep
  /** What is shown. */
  readonly shown: CombatStep
  readonly onLook: (step: CombatStep) => void
  /** All of it can be looked at: the combat is over. */
  readonly isPast: boolean
}
export function CombatSteps({ id, now, shown, onLook, isPast }: StepsProps) {
  const { labels } = useCardsText()
  const steps = stepsAt(id)
  const seen = isPast ? steps : seenSteps(id, now)
  const at = steps.indexOf(now)
  return (
    <ol className="combat-steps">
      {steps.map((one, i) => {
        const { title, line } = labels.combat[one]
        const isShown = one === shown
        return (
          <li key={one} className={cx(i < at && 'combat-done', isShown && 'combat-now', one === now && !isShown && 'combat-live')}>
            <button
              type="button"
              aria-current={isShown ? 'step' : undefined}
              aria-disabled={seen.includes(one) ? undefined : true}
              onClick={() => (seen.includes(one) ? onLook(one) : undefined)}
            >
              <u aria-hidden="true">{i < at ? '✓' : i + 1}</u>
              <span>
                <b>{title}</b>
                <i>{line}</i>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
