/** A short list of things to do, on a sheet: each with its sign and one line. */
import './menu.css'
import { Dialog } from './dialog.tsx'
import { Icon, type IconName } from './icons.tsx'

export interface MenuItem {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  readonly line?: string
  readonly onPress: () => void
}

export function Menu({
  title,
  closeLabel,
  items,
  onClose,
}: {
  readonly title: string
  readonly closeLabel: string
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}) {
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={onClose} size="small">
      <ul className="menu">
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" className="menu-item" onClick={item.onPress}>
              <Icon name={item.icon} size={26} />
              <span>
                <b>{item.label}</b>
                {item.line ? <small>{item.line}</small> : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
