/** Playing together: the name the others see, who introduces the devices, and ways through strict networks. */
import { useId } from 'react'
import { type IceTrouble, readServer, readStun, readTurn } from '../../net/settings.ts'
import { Chips } from '../../ui/switch.tsx'
import { type NetFields, SIGNALLING } from '../settings.ts'
import { useSettings } from '../settings-context.tsx'

const isTrouble = (read: readonly RTCIceServer[] | IceTrouble): read is IceTrouble => !Array.isArray(read)

export function TogetherSettings() {
  const { settings, change, text } = useSettings()
  const w = text.together.settings
  const { net } = settings
  const set = (part: Partial<NetFields>) => change({ net: { ...net, ...part } })
  const server = readServer(net.own, location.protocol === 'https:')
  const [stun, turn] = [readStun(net.stun), readTurn(net.turn)]
  return (
    <section className="together-settings" aria-label={w.title}>
      <h3>{w.title}</h3>
      <p>{w.line}</p>
      <Typed label={w.name} value={settings.name} most={24} onChange={(name) => change({ name })} />
      <Chips
        label={w.server}
        value={net.server}
        options={SIGNALLING.map((value) => ({ value, label: w.servers[value] }))}
        onChange={(value) => set({ server: value })}
      />
      <p className="asking-line">{w.serverLines[net.server]}</p>
      {net.server === 'own' ? (
        <Typed
          label={w.own}
          hint={w.ownHint}
          value={net.own}
          most={500}
          problem={typeof server === 'string' ? w.serverProblem[server] : ''}
          onChange={(own) => set({ own })}
        />
      ) : null}
      <details>
        <summary>{w.ice}</summary>
        <p>{w.iceLine}</p>
        <Typed
          label={w.stun}
          hint={w.stunHint}
          value={net.stun}
          most={2000}
          lines
          problem={isTrouble(stun) ? w.iceProblem(stun) : ''}
          onChange={(typed) => set({ stun: typed })}
        />
        <Typed
          label={w.turn}
          hint={w.turnHint}
          value={net.turn}
          most={2000}
          lines
          problem={isTrouble(turn) ? w.iceProblem(turn) : ''}
          onChange={(typed) => set({ turn: typed })}
        />
      </details>
      <p className="asking-line">{w.later}</p>
    </section>
  )
}

interface TypedProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly most: number
  readonly lines?: boolean
  readonly problem?: string
  readonly onChange: (value: string) => void
}

/** A field with its name, and what is wrong with it in a sentence below. */
function Typed({ label, hint, value, most, lines, problem = '', onChange }: TypedProps) {
  const id = useId()
  const field = {
    id,
    className: 'field',
    value,
    maxLength: most,
    placeholder: hint,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': `${id}-problem`,
  } as const
  return (
    <div className="typed">
      <label htmlFor={id}>{label}</label>
      {lines ? (
        <textarea {...field} rows={2} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...field} onChange={({ target }) => onChange(target.value)} />
      )}
      <small id={`${id}-problem`} className="typed-problem">
        {problem}
      </small>
    </div>
  )
}
