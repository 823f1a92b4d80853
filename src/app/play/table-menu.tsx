/** The table's menu: away from it, who sits where, settings, help, and this match as a file. */
import { StorageError } from '../../storage/index.ts'
import { Menu } from '../../ui/menu.tsx'
import { offerFile } from '../files.ts'
import { exportMatch, type OpenMatch } from '../matches.ts'
import type { OverlayName } from '../overlay.tsx'
import { go } from '../route.ts'
import { useText } from '../settings-context.tsx'

export interface TableMenuProps {
  readonly open: OpenMatch
  readonly onPeople: () => void
  readonly onOpen: (name: OverlayName) => void
  readonly onSay: (sentence: string) => void
  readonly onClose: () => void
}

export function TableMenu({ open, onPeople, onOpen, onSay, onClose }: TableMenuProps) {
  const text = useText()
  const { menuItems } = text
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  const giveOut = async () => {
    try {
      const file = await exportMatch(open.id)
      await offerFile(`mathom-${open.game}-${open.id.slice(0, 6)}.json`, file)
    } catch (error) {
      onSay(error instanceof StorageError ? text.storage(error.problem) : text.matches.fileFailed)
    }
  }
  return (
    <Menu
      title={text.menu}
      closeLabel={text.close}
      onClose={onClose}
      items={[
        { id: 'shelf', icon: 'left', ...menuItems.shelf, onPress: then(() => go({ screen: 'shelf' })) },
        { id: 'people', icon: 'people', ...menuItems.people, onPress: then(onPeople) },
        { id: 'settings', icon: 'settings', ...menuItems.settings, onPress: then(() => onOpen('settings')) },
        { id: 'help', icon: 'help', ...menuItems.help, onPress: then(() => onOpen('help')) },
        { id: 'export', icon: 'share', ...menuItems.export, onPress: then(() => void giveOut()) },
        { id: 'matches', icon: 'open', ...menuItems.matches, onPress: then(() => go({ screen: 'matches' })) },
        { id: 'about', icon: 'log', ...menuItems.about, onPress: then(() => onOpen('about')) },
      ]}
    />
  )
}
