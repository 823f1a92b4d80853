/** The table's menu: away from it, who sits where, settings, help, and this match as a file. */
import { StorageError } from '../../storage/index.ts'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { offerFile } from '../files.ts'
import { exportMatch } from '../match-files.ts'
import type { OpenMatch } from '../matches.ts'
import type { OverlayName } from '../overlay.tsx'
import { go } from '../route.ts'
import { useText } from '../settings-context.tsx'
import type { TogetherOver } from './together/over-types.ts'

export interface TableMenuProps {
  readonly open: OpenMatch
  readonly onPeople: () => void
  /** What a table of several devices offers besides; null around one. */
  readonly onTogether: ((over: TogetherOver) => void) | null
  readonly holdsSeat: boolean
  /** A copy shows all hands: only once that can spoil nothing for the others. */
  readonly mayCopy: boolean
  readonly onSearch: () => void
  readonly onOpen: (name: OverlayName) => void
  readonly onSay: (sentence: string) => void
  readonly onClose: () => void
}

export function TableMenu({ open, onPeople, onTogether, holdsSeat, mayCopy, onSearch, onOpen, onSay, onClose }: TableMenuProps) {
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
  const { menu } = text.together.table
  const ways: readonly (readonly [TogetherOver, MenuItem['icon']])[] = [
    ['people', 'people'],
    ['share', 'link'],
    ['codes', 'scan'],
    ['files', 'share'],
    ...(holdsSeat ? ([['move', 'device']] as const) : []),
    ...(mayCopy ? ([['copy', 'copy']] as const) : []),
  ]
  const together: MenuItem[] = onTogether
    ? [
        ...ways.map(([id, icon]) => ({ id, icon, ...menu[id], onPress: then(() => onTogether(id)) })),
        { id: 'again', icon: 'again', ...menu.again, onPress: then(onSearch) },
      ]
    : []
  return (
    <Menu
      title={text.menu}
      closeLabel={text.close}
      onClose={onClose}
      items={[
        { id: 'shelf', icon: 'left', ...menuItems.shelf, onPress: then(() => go({ screen: 'shelf' })) },
        ...together,
        ...(onTogether ? [] : [{ id: 'people', icon: 'people', ...menuItems.people, onPress: then(onPeople) } as const]),
        { id: 'settings', icon: 'settings', ...menuItems.settings, onPress: then(() => onOpen('settings')) },
        { id: 'help', icon: 'help', ...menuItems.help, onPress: then(() => onOpen('help')) },
        ...(onTogether ? [] : [{ id: 'export', icon: 'share', ...menuItems.export, onPress: then(() => void giveOut()) } as const]),
        { id: 'matches', icon: 'open', ...menuItems.matches, onPress: then(() => go({ screen: 'matches' })) },
        { id: 'about', icon: 'log', ...menuItems.about, onPress: then(() => onOpen('about')) },
        ...(onTogether ? [{ id: 'leave', icon: 'close', ...menu.leave, onPress: then(() => onTogether('leave')) } as const] : []),
      ]}
    />
  )
}
