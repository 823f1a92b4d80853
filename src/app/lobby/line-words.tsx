/** How somebody is joined: candles, one word, and the milliseconds or how long they have been away. */
import type { Presence } from '../../session/together.ts'
import { Candles } from '../../ui/candles.tsx'
import { cx } from '../../ui/class-names.ts'
import { useText } from '../settings-context.tsx'
import { candlesOf, goneSince, qualityOf } from './presence.ts'

export interface LineWordsProps {
  readonly presence: Presence
  readonly now: number
  /** Instead of the milliseconds: "opened the table". */
  readonly line?: string
}

export function LineWords({ presence, now, line }: LineWordsProps) {
  const { lobby, duration } = useText().together
  const quality = qualityOf(presence)
  const since = goneSince(presence)
  const detail =
    line ??
    (since !== null
      ? lobby.since(duration(now - since))
      : quality === 'way'
        ? lobby.lookingForWay
        : presence.state === 'here' && presence.roundTripMs !== null
          ? lobby.milliseconds(presence.roundTripMs)
          : '')
  return (
    <div className="line-words">
      <Candles lit={candlesOf(quality)} />
      <p>
        <b className={cx((quality === 'slow' || quality === 'away' || quality === 'left') && 'line-bad')}>{lobby.quality[quality]}</b>
        <span>{detail}</span>
      </p>
    </div>
  )
}
