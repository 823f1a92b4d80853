/** What opens over the lobby: more about a seat, a name for a second person here, and leaving. */
import { useState } from 'react'
import { Choice } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { useText } from '../settings-context.tsx'

export interface NameDialogProps {
  readonly title: string
  readonly line?: string
  readonly name: string
  readonly doLabel: string
  readonly onName: (name: string) => void
  readonly onClose: () => void
}

export function NameDialog({ title, line, name, doLabel, onName, onClose }: NameDialogProps) {
  const text = useText()
  const { join } = text.together
  const [typed, setTyped] = useState(name)
  const [missing, setMissing] = useState(false)
  const done = () => (typed.trim() ? onName(typed.trim()) : setMissing(true))
  return (
    <Dialog
      title={title}
      closeLabel={text.cancel}
      size="small"
      onClose={onClose}
      foot={
        <>
          <Choice label={text.cancel} onPress={onClose} />
          <Choice primary label={doLabel} onPress={done} />
        </>
      }
    >
      <div className="prose">
        {line ? <p>{line}</p> : null}
        <label className="field-row">
          <b>{join.name}</b>
          <input
            className="field"
            value={typed}
            maxLength={24}
            autoComplete="off"
            autoFocus
            aria-invalid={missing || undefined}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && done()}
          />
        </label>
        <p role="alert">{missing ? join.nameMissing : ''}</p>
      </div>
    </Dialog>
  )
}

export interface SeatMenuProps {
  readonly name: string
  readonly mine: boolean
  readonly isHelper: boolean
  readonly keeper: boolean
  readonly onStand: () => void
  readonly onHelper: () => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

export function SeatMenu({ name, mine, isHelper, keeper, onStand, onHelper, onRemove, onClose }: SeatMenuProps) {
  const text = useText()
  const { lobby } = text.together
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const items: MenuItem[] = []
  if (mine) items.push({ id: 'stand', icon: 'left', ...(isHelper ? lobby.removeSeat : lobby.standUp), onPress: then(onStand) })
  if (!mine && keeper) items.push({ id: 'free', icon: 'left', ...lobby.removeSeat, onPress: then(onStand) })
  if (!isHelper && (mine || keeper)) items.push({ id: 'helper', icon: 'settings', ...lobby.giveHelper, onPress: then(onHelper) })
  if (!mine && keeper) items.push({ id: 'remove', icon: 'bin', ...lobby.removeAll, onPress: then(onRemove) })
  return <Menu title={lobby.moreTitle(name)} closeLabel={text.close} items={items} onClose={onClose} />
}

export interface LeaveDialogProps {
  readonly title: string
  readonly line: string
  readonly leave: string
  readonly onLeave: () => void
  readonly onClose: () => void
}

export function LeaveDialog({ title, line, leave, onLeave, onClose }: LeaveDialogProps) {
  const text = useText()
  return (
    <Dialog
      title={title}
      closeLabel={text.cancel}
      size="small"
      onClose={onClose}
      foot={
        <>
          <Choice label={text.together.lobby.stay} onPress={onClose} autoFocus />
          <Choice primary label={leave} onPress={onLeave} />
        </>
      }
    >
      <p>{line}</p>
    </Dialog>
  )
}
