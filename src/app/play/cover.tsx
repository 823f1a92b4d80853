/** The round door over the whole table, for the one who has to come to the device. */

import { CoverDoor } from '../../ui/cover-door.tsx'
import type { GamePanels } from '../../ui/game-panels.ts'
import type { LogLine } from '../../ui/log-panel.tsx'
import { useText } from '../settings-context.tsx'
import type { Table } from './use-table.ts'

export interface CoverProps {
  readonly table: Table
  readonly panels: GamePanels
  readonly lines: readonly LogLine[]
  readonly onOther: () => void
}

export function Cover({ table, panels, lines, onOther }: CoverProps) {
  const { cover, back } = useText()
  const seat = table.coverFor
  if (seat === null) return null
  const view = table.playback.shown.publicView
  const asked = table.playback.snapshot.decision?.seats.find((one) => one.seat === seat)
  const role = panels.role(view, seat)
  const name = table.seating.names[seat] ?? role
  const last = lines[lines.length - 1]?.text ?? cover.start
  const story = asked ? panels.story(view, seat, { ...asked.prompt, keys: [] }) : ''
  return (
    <CoverDoor
      lead={cover.lead}
      name={name}
      portrait={panels.portrait(view, seat)}
      story={[last, name === role ? '' : cover.plays(name, role), story].filter(Boolean).join(' ')}
      ask={cover.ask(name)}
      note={cover.note}
      holding={cover.holding}
      knobLabel={cover.knob(name)}
      plainLabel={cover.plain}
      other={
        table.called === null
          ? { label: cover.notMe(name), hint: cover.notMeHint, onPress: onOther }
          : { label: back, hint: cover.notMe(name), onPress: () => table.call(null) }
      }
      onOpen={() => table.openFor(seat)}
    />
  )
}
