/** Settings of this device: language, light, pace, covers, text, where to be asked, and all data in one file. */
import { useState } from 'react'
import { restoreBackup, StorageError, writeBackup } from '../../storage/index.ts'
import { Choice } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Chips, Switch } from '../../ui/switch.tsx'
import { offerFile, pickFile } from '../files.ts'
import { parseSettings, SPEEDS, TEXT_SIZES, THEMES } from '../settings.ts'
import { useSettings } from '../settings-context.tsx'
import { AskingSettings } from './asking-settings.tsx'
import './settings-panel.css'
import { TogetherSettings } from './together-settings.tsx'

export function SettingsPanel({ onClose }: { readonly onClose: () => void }) {
  const { settings, change, text } = useSettings()
  const w = text.settings
  return (
    <Dialog title={w.title} closeLabel={text.close} onClose={onClose} size="large">
      <div className="settings">
        <section>
          <Chips
            label={w.language}
            value={settings.language}
            options={[
              { value: 'en', label: 'English' },
              { value: 'de', label: 'Deutsch' },
            ]}
            onChange={(language) => change({ language })}
          />
          <Chips
            label={w.theme}
            value={settings.theme}
            options={THEMES.map((theme) => ({ value: theme, label: w.themes[theme] }))}
            onChange={(theme) => change({ theme })}
          />
          <Chips
            label={w.speed}
            value={String(settings.speed)}
            options={SPEEDS.map((speed) => ({ value: String(speed), label: speed ? `${speed} ×` : w.atOnce }))}
            onChange={(value) => change({ speed: SPEEDS.find((speed) => String(speed) === value) ?? 1 })}
          />
          <Chips
            label={w.textSize}
            value={String(settings.textSize)}
            options={TEXT_SIZES.map((size, i) => ({
              value: String(size),
              label: [w.textSizes.normal, w.textSizes.large, w.textSizes.larger][i],
            }))}
            onChange={(value) => change({ textSize: TEXT_SIZES.find((size) => String(size) === value) ?? 1 })}
          />
          <Switch
            label={w.motion.label}
            line={w.motion.line}
            on={settings.reducedMotion}
            onChange={(reducedMotion) => change({ reducedMotion })}
          />
          <Switch
            label={w.openHands.label}
            line={w.openHands.line}
            on={settings.openHands}
            onChange={(openHands) => change({ openHands })}
          />
          <TogetherSettings />
        </section>
        <section>
          <AskingSettings />
          <DeviceData />
        </section>
      </div>
    </Dialog>
  )
}

/** Everything on this device as one file, and back. */
function DeviceData() {
  const { change, text } = useSettings()
  const w = text.settings
  const [note, setNote] = useState('')
  const say = (error: unknown) => setNote(error instanceof StorageError ? text.storage(error.problem) : text.matches.fileFailed)
  const backup = async () => {
    try {
      await offerFile(`mathom-${new Date().toISOString().slice(0, 10)}.json`, await writeBackup())
    } catch (error) {
      say(error)
    }
  }
  const restore = async () => {
    try {
      const file = await pickFile()
      if (file === null) return
      const restored = await restoreBackup(file)
      // A device that never stored any has nothing to say about these.
      if (Object.keys(restored.settings).length) change(parseSettings(restored.settings))
      setNote(w.restored(restored))
    } catch (error) {
      say(error)
    }
  }
  return (
    <div className="settings-data">
      <h3>{w.data}</h3>
      <div className="settings-row">
        <Choice label={w.backup.label} hint={w.backup.line} onPress={backup} />
        <Choice label={w.restore.label} hint={w.restore.line} onPress={restore} />
      </div>
      <p role="status">{note}</p>
    </div>
  )
}
