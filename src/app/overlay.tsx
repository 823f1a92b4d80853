/** What opens over any screen: the menu, settings, help, about. One at a time. */
import { Menu } from '../ui/menu.tsx'
import { AboutPanel } from './panels/about-panel.tsx'
import { HelpPanel } from './panels/help-panel.tsx'
import { SettingsPanel } from './panels/settings-panel.tsx'
import { go } from './route.ts'
import { useText } from './settings-context.tsx'

export type OverlayName = 'menu' | 'settings' | 'help' | 'about'

export interface OverlayProps {
  readonly name: OverlayName
  readonly onOpen: (name: OverlayName) => void
  readonly onClose: () => void
}

export function Overlay({ name, onOpen, onClose }: OverlayProps) {
  const text = useText()
  const { menuItems } = text
  if (name === 'settings') return <SettingsPanel onClose={onClose} />
  if (name === 'help') return <HelpPanel onClose={onClose} />
  if (name === 'about') return <AboutPanel onClose={onClose} />
  return (
    <Menu
      title={text.menu}
      closeLabel={text.close}
      onClose={onClose}
      items={[
        {
          id: 'matches',
          icon: 'open',
          ...menuItems.matches,
          onPress: () => {
            onClose()
            go({ screen: 'matches' })
          },
        },
        { id: 'settings', icon: 'settings', ...menuItems.settings, onPress: () => onOpen('settings') },
        { id: 'help', icon: 'help', ...menuItems.help, onPress: () => onOpen('help') },
        { id: 'about', icon: 'log', ...menuItems.about, onPress: () => onOpen('about') },
      ]}
    />
  )
}
