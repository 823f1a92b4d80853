/** Starts the app: reads the settings, then draws the first screen. */
import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Crash } from './crash.tsx'
import { openProbe } from './probe.ts'
import { registerServiceWorker } from './service-worker.ts'
import { deviceSettings, SettingsProvider } from './settings-context.tsx'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no root')
  const settings = await deviceSettings.load()
  createRoot(root).render(
    <StrictMode>
      <SettingsProvider initial={settings} store={deviceSettings}>
        {/* The stage and the address lie outside of the screens' own net. */}
        <Crash>
          <App />
        </Crash>
      </SettingsProvider>
    </StrictMode>,
  )
}
openProbe()
registerServiceWorker()
void start()
