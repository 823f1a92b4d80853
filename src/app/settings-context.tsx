/**
 * The settings, for every screen: loaded once before the first screen is drawn, applied to the page, written on change.
 * A device that cannot store them still plays; it forgets them on closing.
 */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { readSettings, writeSettings } from '../storage/index.ts'
import { parseSettings, type Settings, type SettingsStore } from './settings.ts'
import { type AppText, appText } from './text/index.ts'

export const deviceSettings: SettingsStore = {
  load: async () => parseSettings(await readSettings().catch(() => undefined)),
  save: (settings) => writeSettings(settings),
}

interface SettingsHold {
  readonly settings: Settings
  readonly change: (part: Partial<Settings>) => void
  readonly text: AppText
}
const SettingsContext = createContext<SettingsHold | null>(null)

export function useSettings(): SettingsHold {
  const hold = useContext(SettingsContext)
  if (!hold) throw new Error('useSettings outside of SettingsProvider')
  return hold
}
/** The sentences of the shell in the chosen language. */
export const useText = (): AppText => useSettings().text

/** Whether the system asks for a dark page, or for less motion. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const hear = () => setMatches(media.matches)
    hear()
    media.addEventListener('change', hear)
    return () => media.removeEventListener('change', hear)
  }, [query])
  return matches
}

export function useTheme(): 'day' | 'candle' {
  const { theme } = useSettings().settings
  const dark = useMedia('(prefers-color-scheme: dark)')
  return theme === 'auto' ? (dark ? 'candle' : 'day') : theme
}
export function useReducedMotion(): boolean {
  const asked = useMedia('(prefers-reduced-motion: reduce)')
  return useSettings().settings.reducedMotion || asked
}

export function SettingsProvider({
  initial,
  store,
  children,
}: {
  readonly initial: Settings
  readonly store: SettingsStore
  readonly children: ReactNode
}) {
  const [settings, setSettings] = useState(initial)
  const latest = useRef(initial)
  const change = useCallback(
    (part: Partial<Settings>) => {
      latest.current = { ...latest.current, ...part }
      setSettings(latest.current)
      // A device that cannot store settings still plays; storage problems are told where matches are kept.
      store.save(latest.current).catch(() => {})
    },
    [store],
  )
  const hold = useMemo(() => ({ settings, change, text: appText(settings.language) }), [settings, change])
  return (
    <SettingsContext value={hold}>
      <PageLook />
      {children}
    </SettingsContext>
  )
}

/** Puts theme, language, text size and motion on the page itself. */
function PageLook() {
  const { settings } = useSettings()
  const theme = useTheme()
  const reduced = useReducedMotion()
  useEffect(() => {
    const root = document.documentElement
    root.dataset.theme = theme
    root.dataset.motion = reduced ? 'reduced' : 'full'
    root.lang = settings.language
    root.style.setProperty('--text-scale', String(settings.textSize))
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme === 'candle' ? '#1b1511' : '#efe3c8')
  }, [theme, reduced, settings.language, settings.textSize])
  return null
}
