/**
 * Walks two people through joining their devices by codes, from either side. Holds what the table gave it (an invitation
 * or a reply) and lets go of it when the dialog closes before the line stands.
 */
import { useEffect, useReducer, useRef } from 'react'
import { Choice } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useText } from '../settings-context.tsx'
import type { Invitation, OpenTable, Reply } from '../tables-contract.ts'
import './codes.css'
import { CodeReader } from './code-reader.tsx'
import { CodeSheet } from './code-sheet.tsx'
import { afterNews, CHOOSING, placeOf } from './code-steps.ts'

export interface CodeDialogProps {
  readonly table: Pick<OpenTable, 'invite' | 'reply'>
  /** What this device most likely does: whoever has the table shows, whoever looks for it reads. */
  readonly begin: 'show' | 'read'
  readonly onClose: () => void
}

export function CodeDialog({ table, begin, onClose }: CodeDialogProps) {
  const text = useText()
  const { codes, code: problemWords } = text.together
  const [state, tell] = useReducer(afterNews, CHOOSING)
  const held = useRef<Invitation | Reply | null>(null)
  const gone = useRef(false)
  /** Counts the attempts: what an earlier one brings is closed, not shown. */
  const attempt = useRef(0)
  const { step, problem } = state
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      held.current?.close()
    }
  }, [])
  const letGo = (): number => {
    held.current?.close()
    held.current = null
    return ++attempt.current
  }
  /** False where the person has gone on to something else meanwhile. */
  const keep = (one: Invitation | Reply, its: number): boolean => {
    if (gone.current || its !== attempt.current) {
      one.close()
      return false
    }
    held.current = one
    return true
  }
  const invite = () => {
    const its = letGo()
    tell({ type: 'show' })
    table.invite().then(
      (made) => keep(made, its) && tell({ type: 'made', code: made.code }),
      () => its === attempt.current && tell({ type: 'problem', problem: 'no-line' }),
    )
  }
  const joined = () => {
    // The line belongs to the table now.
    held.current = null
    tell({ type: 'joined' })
  }
  const readAnswer = async (code: string) => {
    const invitation = held.current as Invitation | null
    if (!invitation) return
    tell({ type: 'reading' })
    const wrong = await invitation.accept(code).catch(() => ({ code: 'no-line' as const }))
    if (wrong) tell({ type: 'problem', problem: wrong.code })
    else joined()
  }
  const readOffer = async (code: string) => {
    const its = letGo()
    tell({ type: 'reading' })
    const made = await table.reply(code).catch(() => ({ code: 'no-line' as const }))
    if (!('done' in made))
      return its !== attempt.current ? undefined : tell({ type: 'problem', problem: made.code as Parameters<typeof problemWords>[0] })
    if (!keep(made, its)) return
    tell({ type: 'answered', code: made.code })
    const wrong = await made.done.catch(() => ({ code: 'no-line' as const }))
    if (held.current !== made) return
    if (wrong) tell({ type: 'problem', problem: wrong.code })
    else joined()
  }
  const read = (code: string) => {
    if (!code.trim()) return tell({ type: 'problem', problem: 'empty' })
    void (step.at === 'read-answer' ? readAnswer(code.trim()) : readOffer(code.trim()))
  }
  const back = () => {
    if (step.at !== 'read-answer') letGo()
    tell({ type: 'back' })
  }
  const said = problem === null ? '' : problem === 'empty' ? codes.empty : problemWords(problem)
  const place = placeOf(state)
  // Once joined, both sides have done the same.
  const side = step.at === 'read-offer' || step.at === 'show-answer' ? 'read' : step.at === 'choose' ? begin : 'show'
  const chooses = [
    { ...codes.show, primary: begin === 'show', onPress: invite },
    { ...codes.read, primary: begin === 'read', onPress: () => tell({ type: 'read' }) },
  ]
  return (
    <Dialog
      title={codes.title}
      closeLabel={text.close}
      onClose={onClose}
      foot={
        step.at === 'choose' ? undefined : step.at === 'joined' ? (
          <>
            <Choice label={codes.another} onPress={() => tell({ type: 'back' })} />
            <Choice primary label={codes.done} onPress={onClose} autoFocus />
          </>
        ) : (
          <>
            <Choice label={codes.back} onPress={back} />
            {step.at === 'show-offer' ? <Choice primary label={codes.thenRead} onPress={() => tell({ type: 'next' })} /> : null}
          </>
        )
      }
    >
      <div className="codes">
        <ol className="code-steps">
          {codes.steps[side].map((words, i) => (
            <li
              key={words}
              className={cx(i === place && step.at !== 'choose' && 'code-step-on')}
              aria-current={i === place ? 'step' : undefined}
            >
              <b>{i + 1}</b>
              {words}
            </li>
          ))}
        </ol>
        <p role="alert" className="code-problem">
          {said}
        </p>
        {step.at === 'choose' ? (
          <>
            <p>{codes.intro}</p>
            <div className="code-ways">
              {chooses.map((choice) => (
                <Choice key={choice.label} className="choice-big" {...choice} />
              ))}
            </div>
          </>
        ) : null}
        {step.at === 'making' ? <p role="status">{codes.making}</p> : null}
        {step.at === 'show-offer' ? <CodeSheet line={codes.showLine} code={step.code} /> : null}
        {step.at === 'show-answer' ? <CodeSheet line={codes.showAnswer} code={step.code} waiting={codes.waitingLine} /> : null}
        {step.at === 'read-answer' ? <CodeReader key="answer" line={codes.readAnswer} busy={step.busy} onCode={read} /> : null}
        {step.at === 'read-offer' ? <CodeReader key="offer" line={codes.readOffer} busy={step.busy} onCode={read} /> : null}
        {step.at === 'joined' ? (
          <div role="status" className="code-joined">
            <h3>{codes.connected}</h3>
            <p>{codes.connectedLine}</p>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
