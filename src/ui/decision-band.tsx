/**
 * The one place for the decision: full width, always here. Actor, one sentence, one line of consequence, and the choices.
 * It may grow upwards over the board when it has more to show, and never pushes anything aside.
 */
import type { ReactNode } from 'react'
import './decision-band.css'
import { Choice } from './button.tsx'
import { RichText } from './rich-text.tsx'

export interface BandChoice {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly primary?: boolean
  readonly refused?: boolean
  readonly pressed?: boolean
  readonly onPress: () => void
}
export interface DecisionBandProps {
  readonly label: string
  readonly actor: ReactNode
  readonly question: string
  readonly detail: string
  /** Between words and choices: die faces with their consequences, pledges, lines to pick from. */
  readonly aside?: ReactNode
  readonly choices: readonly BandChoice[]
  readonly children?: ReactNode
}

export function DecisionBand({ label, actor, question, detail, aside, choices, children }: DecisionBandProps) {
  return (
    <section className="band" aria-label={label} data-slot="band">
      <div className={aside ? 'band-sheet band-with-aside' : 'band-sheet'}>
        <div className="band-actor">{actor}</div>
        <div className="band-words" aria-live="polite" aria-atomic="true">
          <h2 className="band-question">
            <RichText text={question} />
          </h2>
          {detail ? (
            <p className="band-detail">
              <RichText text={detail} />
            </p>
          ) : null}
        </div>
        {aside ? <div className="band-aside">{aside}</div> : null}
        <div className="band-choices" data-count={choices.length}>
          {choices.map(({ id, label: words, hint, ...choice }) => (
            <Choice key={id} label={<RichText text={words} />} hint={hint ? <RichText text={hint} /> : undefined} {...choice} />
          ))}
          {children}
        </div>
      </div>
    </section>
  )
}
