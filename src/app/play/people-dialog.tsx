/** Who sits where: a name for each seat, and whether hands are covered at all. */
import { useState } from 'react'
import { Choice } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useText } from '../settings-context.tsx'
import type { Table } from './use-table.ts'

export interface PeopleDialogProps {
  readonly table: Table
  readonly roles: readonly string[]
  readonly openHands: boolean
  readonly onOpenHands: (open: boolean) => void
  readonly onClose: () => void
}

export function PeopleDialog({ table, roles, openHands, onOpenHands, onClose }: PeopleDialogProps) {
  const text = useText()
  const [names, setNames] = useState<readonly string[]>(() => roles.map((_, seat) => table.people[seat] ?? ''))
  const done = () => {
    table.setPeople(names)
    onClose()
  }
  return (
    <Dialog
      title={text.table.people}
      closeLabel={text.close}
      size="small"
      onClose={done}
      foot={<Choice primary label={text.close} onPress={done} />}
    >
      <p>{text.table.peopleLine}</p>
      <ul className="people">
        {roles.map((role, seat) => (
          <li key={role}>
            <label>
              <b>{role}</b>
              <input
                value={names[seat] ?? ''}
                maxLength={24}
                placeholder={role}
                autoComplete="off"
                onChange={(event) => setNames((now) => now.map((one, at) => (at === seat ? event.target.value : one)))}
              />
            </label>
          </li>
        ))}
      </ul>
      <Switch label={text.settings.openHands.label} line={text.settings.openHands.line} on={openHands} onChange={onOpenHands} />
    </Dialog>
  )
}
