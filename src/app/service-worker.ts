/**
 * Registers the service worker of the built app and passes on that a newer version waits. Nothing is ever replaced unasked:
 * taking it is the person's choice, in `update-prompt.tsx`.
 */
import { registerSW } from 'virtual:pwa-register'
import { onUpdate } from './update-prompt.tsx'

/** An installed app stays open for weeks. */
const LOOK_EVERY_MS = 60 * 60 * 1000
/** On the very first visit the new worker does not reload the page by itself (vite-plugin-pwa#789). */
const RELOAD_AFTER_MS = 1000

export function registerServiceWorker(): void {
  const take = registerSW({
    immediate: true,
    onNeedRefresh: () =>
      onUpdate(() => {
        void take(true)
        setTimeout(() => location.reload(), RELOAD_AFTER_MS)
      }),
    onRegisteredSW: (_, registration) => {
      if (!registration) return
      // Without a network there is nothing newer to find; the next look comes soon enough.
      const look = () => void registration.update().catch(() => {})
      setInterval(look, LOOK_EVERY_MS)
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
    },
  })
}
