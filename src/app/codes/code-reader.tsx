/** Reads a code from the other device: by camera, or pasted. */
import { useState } from 'react'
import { Choice } from '../../ui/button.tsx'
import { useText } from '../settings-context.tsx'
import { Scanner } from './scanner.tsx'

export interface CodeReaderProps {
  readonly line: string
  readonly busy: boolean
  readonly onCode: (code: string) => void
}

export function CodeReader({ line, busy, onCode }: CodeReaderProps) {
  const { codes } = useText().together
  const [scans, setScans] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <div className="code-reader">
      <p>{line}</p>
      {scans ? (
        <Scanner
          onText={(code) => {
            setScans(false)
            setTyped(code)
            onCode(code)
          }}
        />
      ) : null}
      <Choice
        className="choice-big"
        primary={!scans}
        label={scans ? codes.scanStop : codes.scan}
        disabled={busy}
        onPress={() => setScans(!scans)}
      />
      <label className="code-paste">
        <b>{codes.paste}</b>
        <textarea
          className="field"
          rows={4}
          value={typed}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Choice label={codes.pasteDo} disabled={busy} onPress={() => onCode(typed)} />
    </div>
  )
}
