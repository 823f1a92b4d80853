/** From the table's decision to the band: words and buttons from the game, and the shell's own ways: go on, use a card, look back. */
import { useState } from 'react'
import type { Seat } from '../../engine/index.ts'
import type { Shape } from '../../table/contract.ts'
import { Choice } from '../../ui/button.tsx'
import { type BandChoice, DecisionBand } from '../../ui/decision-band.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DecisionInput, GamePanels, PanelChoice } from '../../ui/game-panels.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { useText } from '../settings-context.tsx'
import { MEDAL_SIZE } from './shape.ts'
import { TogetherBand } from './together/band.tsx'
import type { Table } from './use-table.ts'

export interface BandProps {
  readonly table: Table
  readonly panels: GamePanels
  readonly shape: Shape
  readonly lastLine: string
  readonly onChoice: (choice: PanelChoice) => void
  readonly onSay: (sentence: string) => void
  readonly onEnd: () => void
}

export function Band(props: BandProps) {
  const { table, panels, shape, lastLine, onEnd } = props
  const text = useText()
  const { playback, looking, watch, front, view, open } = table
  const t = text.table
  const actor = (seat: Seat | null) => (seat === null ? null : panels.medal(view, seat, MEDAL_SIZE[shape]))
  if (watch) return <WatchingBand table={table} panels={panels} actor={actor(front)} />
  if (looking !== null) return <LookingBand table={table} actor={actor(front)} />
  if (table.asked) return <AskedBand {...props} input={inputOf(props, text)} actor={actor(table.asked.seat)} />
  if (playback.next)
    return <DecisionBand label={t.decision} actor={actor(front)} question={lastLine || t.telling} detail={t.skipHint} choices={[]} />
  if (playback.snapshot.outcome) {
    const again: BandChoice = { id: 'end', label: text.shelf.lookAt, primary: true, onPress: onEnd }
    return <DecisionBand label={t.decision} actor={actor(front)} question={panels.standing(view).standing} detail="" choices={[again]} />
  }
  if (table.together) return <TogetherBand table={table} together={table.together} panels={panels} shape={shape} />
  return <DecisionBand label={t.decision} actor={null} question={t.waiting} detail={open.problem() ? t.notSaved : ''} choices={[]} />
}

function inputOf({ table, shape }: BandProps, text: ReturnType<typeof useText>): DecisionInput<unknown> {
  const { asked, faces } = table
  if (!asked) throw new Error('nobody is asked')
  return {
    view: asked.hidden ? table.view : table.viewOf(asked.seat),
    seat: asked.seat,
    prompt: asked.prompt,
    selection: table.selection,
    faceOf: faces.of(asked.hidden ? null : asked.seat),
    shape,
    beside: table.beside.map((one) => ({ ...one, view: table.viewOf(one.seat), faceOf: faces.of(one.seat) })),
    isWindow: table.isWindow,
    words: { goOn: text.table.goOn, goOnHint: text.table.goOnHint, thinkAgain: text.table.cancelChoice },
  }
}

interface AskedBandProps extends BandProps {
  readonly input: DecisionInput<unknown>
  readonly actor: React.ReactNode
}

function AskedBand({ table, panels, shape, onChoice, onSay, input, actor }: AskedBandProps) {
  const text = useText()
  const [more, setMore] = useState(false)
  const [who, setWho] = useState(false)
  const decision = panels.decide(input)
  const { snapshot } = table.playback
  const { session } = table.open
  const press = (choice: PanelChoice) => {
    if (choice.refused) {
      const refusal = input.prompt.refuse?.(choice.keys) ?? { code: 'too-few', data: { min: input.prompt.min, chosen: choice.keys.length } }
      return onSay(panels.refusal(input.view, refusal))
    }
    if (choice.act === 'consider' && choice.seat !== input.seat) table.look(choice.seat)
    onChoice(choice)
  }
  const choices: BandChoice[] = decision.choices.map((choice) => ({
    id: choice.id,
    label: choice.label,
    ...(choice.hint ? { hint: choice.hint } : {}),
    ...(choice.primary ? { primary: true } : {}),
    ...(choice.refused ? { refused: true } : {}),
    ...(choice.pressed === undefined ? {} : { pressed: choice.pressed }),
    onPress: () => press(choice),
  }))
  if (decision.more.length) choices.push({ id: 'more', label: text.table.more(decision.more.length), onPress: () => setMore(true) })
  if (table.selection.length === 0)
    for (const seat of table.covered)
      choices.push({
        id: `seat ${seat}`,
        label: table.seating.names[seat] ?? '',
        hint: text.table.useCard,
        onPress: () => table.call(seat),
      })
  const own = Array.from({ length: session.seats }, (_, seat) => seat).filter(table.canSee)
  const canAct = snapshot.canAct && table.selection.length === 0 && !table.isWindow && own.length > 0
  const { Aside } = panels
  const useCard = canAct ? (
    <Choice
      className="choice-quiet"
      label={text.table.useCard}
      hint={shape === 'phone' ? undefined : text.table.useCardHint}
      onPress={() => (own.length === 1 && own[0] !== undefined ? session.actFirst(own[0]) : setWho(true))}
    />
  ) : null
  return (
    <>
      <DecisionBand
        label={text.table.decision}
        actor={actor}
        lead={decision.lead}
        question={decision.question}
        detail={decision.detail}
        aside={panels.hasAside(input) ? <Aside input={input} decision={decision} onChoice={press} /> : undefined}
        choices={choices}
        beside={shape === 'phone' ? useCard : null}
      >
        {shape === 'phone' ? null : useCard}
      </DecisionBand>
      {more ? (
        <Dialog title={text.table.operations} closeLabel={text.close} onClose={() => setMore(false)}>
          <ul className="operations">
            {decision.more.map((choice) => (
              <li key={choice.id}>
                <Choice
                  label={<RichText text={choice.label} />}
                  hint={choice.hint ? <RichText text={choice.hint} /> : undefined}
                  onPress={() => {
                    setMore(false)
                    press(choice)
                  }}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
      {who ? (
        <Dialog title={text.table.useCard} closeLabel={text.close} size="small" onClose={() => setWho(false)}>
          <ul className="operations">
            {own.map((seat) => (
              <li key={seat}>
                <Choice
                  label={panels.role(table.view, seat)}
                  onPress={() => {
                    setWho(false)
                    table.look(seat)
                    session.actFirst(seat)
                  }}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  )
}

/** While a stretch of the match is looked at again: a step back, a step on, and back to now. */
function WatchingBand({ table, panels, actor }: { readonly table: Table; readonly panels: GamePanels; readonly actor: React.ReactNode }) {
  const t = useText().table
  const { watch, watchAgain, view } = table
  if (!watch) return null
  const { at, views, go } = watch
  const step = (id: string, label: string, to: number): readonly BandChoice[] =>
    to >= 0 && to < views.length ? [{ id, label, primary: id === 'on', onPress: () => go(to) }] : []
  return (
    <DecisionBand
      label={t.decision}
      actor={actor}
      question={panels.watching?.(view) ?? ''}
      detail={t.watching(at + 1, views.length)}
      choices={[
        ...step('on', t.stepOn, at + 1),
        ...step('back', t.stepBack, at - 1),
        { id: 'now', label: t.toNow, primary: at + 1 === views.length, onPress: () => watchAgain(null) },
      ]}
    />
  )
}

/** While the scrubber shows the past: where we are, back to now, or play on from here. */
function LookingBand({ table, actor }: { readonly table: Table; readonly actor: React.ReactNode }) {
  const text = useText()
  const t = text.table
  const { looking, open, lookAt } = table
  const { stops } = open.session
  const at = looking ?? 0
  return (
    <DecisionBand
      label={t.decision}
      actor={actor}
      question={t.looking(at + 1, stops.length)}
      detail={t.lookingLine}
      choices={[
        { id: 'now', label: t.toNow, primary: true, onPress: () => lookAt(null) },
        {
          id: 'here',
          label: table.together ? text.together.table.askBackHere : t.playOnHere,
          hint: table.together ? text.together.table.askBackLine : t.playOnHint,
          onPress: () => {
            const to = stops[at]
            lookAt(null)
            if (to !== undefined) open.session.undoTo(to)
          },
        },
      ]}
    />
  )
}
