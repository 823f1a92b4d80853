/** While nobody at the table has answered: since when, and after a while what may be the matter. */
import type { MeetingTrouble } from '../../net/line.ts'
import { Choice } from '../../ui/button.tsx'
import { Candles } from '../../ui/candles.tsx'
import { useText } from '../settings-context.tsx'

/** Well beyond what finding a table takes over a slow line. */
const LONG_MS = 12_000

export interface SearchingProps {
  readonly word: string
  readonly since: number | null
  readonly now: number
  readonly signalling: MeetingTrouble | null
  readonly onAgain: () => void
  readonly onCodes: () => void
  readonly onTest: () => void
}

export function Searching({ word, since, now, signalling, onAgain, onCodes, onTest }: SearchingProps) {
  const { together } = useText()
  const { lobby, duration } = together
  const long = since !== null && now - since > LONG_MS
  return (
    <section className="searching">
      <Candles lit={null} />
      <h2>{lobby.looking.title(word)}</h2>
      <p className="searching-since">{since === null ? '' : lobby.looking.since(duration(now - since))}</p>
      <p>{lobby.looking.line}</p>
      {signalling ? <p className="lobby-note">{together.meeting(signalling)}</p> : null}
      {long ? (
        <div className="prose searching-help">
          <h3>{lobby.longTitle}</h3>
          <ul>
            {lobby.long.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="searching-ways">
        <Choice label={lobby.again} onPress={onAgain} />
        <Choice label={lobby.codes.label} hint={lobby.codes.hint} onPress={onCodes} />
        <Choice label={lobby.test.label} hint={lobby.test.hint} onPress={onTest} />
      </div>
    </section>
  )
}
