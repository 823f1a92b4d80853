/** One seat of the lobby: who is on it and how well they are joined, or the ways to fill it. */
import { type ReactNode, useState } from 'react'
import type { LobbySeat } from '../../session/lobby-types.ts'
import { Choice, Tool } from '../../ui/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icons.tsx'
import { useText } from '../settings-context.tsx'
import { LineWords } from './line-words.tsx'
import { goneSince, qualityOf, wayOf } from './presence.ts'

type Holder = NonNullable<LobbySeat['holder']>

export interface TakenSeatProps {
  readonly role: string
  readonly holder: Holder
  readonly picture: ReactNode
  readonly now: number
  /** The first seat of this device: the person, not somebody beside them. */
  readonly isFirst: boolean
  readonly keeps: boolean
  readonly onMore: (() => void) | null
  readonly onRename: (name: string) => void
}

export function TakenSeat({ role, holder, picture, now, isFirst, keeps, onMore, onRename }: TakenSeatProps) {
  const text = useText()
  const { lobby } = text.together
  const { presence } = holder
  const way = wayOf(presence)
  const joining = qualityOf(presence) === 'way'
  const how = () => {
    if (holder.playedBy === 'helper') return holder.mine ? lobby.anotherOfYours : lobby.helperOf(holder.name)
    if (holder.mine) return isFirst ? lobby.you : lobby.anotherOfYours
    if (joining) return lobby.sitting
    if (goneSince(presence) !== null) return ''
    return way ? lobby[way] : lobby.unknownWay
  }
  return (
    <section className={cx('lobby-seat', joining && 'lobby-seat-joining')} aria-label={role}>
      <div className="lobby-niche">{picture}</div>
      <div className="lobby-who">
        <h3>{role}</h3>
        {holder.playedBy === 'helper' ? (
          <p className="lobby-name">{lobby.helper.label}</p>
        ) : holder.mine ? (
          <OwnName name={holder.name} onRename={onRename} />
        ) : (
          <p className="lobby-name">{holder.name}</p>
        )}
        <p className="lobby-how">{how()}</p>
      </div>
      <LineWords presence={presence} now={now} {...(keeps ? { line: lobby.keeps } : {})} />
      {onMore ? <Tool icon="more" label={lobby.more(holder.name || role)} onPress={onMore} /> : <span className="lobby-no-tool" />}
    </section>
  )
}

/** A name that becomes a field when it is touched. */
function OwnName({ name, onRename }: { readonly name: string; readonly onRename: (name: string) => void }) {
  const { lobby } = useText().together
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === null)
    return (
      <button type="button" className="lobby-name lobby-name-own" aria-label={lobby.rename(name)} onClick={() => setTyped(name)}>
        {name}
        <Icon name="pen" size={19} />
      </button>
    )
  const keep = () => {
    setTyped(null)
    const kept = typed.trim()
    if (kept && kept !== name) onRename(kept)
  }
  return (
    <input
      className="lobby-name-field"
      value={typed}
      maxLength={24}
      aria-label={lobby.renameTitle}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: it stands where the button was that the person just pressed
      autoFocus
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={keep}
      onKeyDown={({ key }) => {
        if (key === 'Enter') keep()
        if (key === 'Escape') setTyped(null)
      }}
    />
  )
}

export interface FreeSeatProps {
  readonly role: string
  readonly picture: ReactNode
  /** This device holds a seat already. */
  readonly sits: boolean
  /** What a tap on the screen would most likely do. */
  readonly primary: boolean
  /** How many would be left: "four hobbits". */
  readonly left: string
  readonly canLeaveOut: boolean
  readonly onSit: () => void
  readonly onHelper: () => void
  readonly onLeaveOut: () => void
}

export function FreeSeat({ role, picture, sits, primary, left, canLeaveOut, onSit, onHelper, onLeaveOut }: FreeSeatProps) {
  const { lobby } = useText().together
  const sit = sits ? lobby.sitMore : lobby.sit
  return (
    <section className="lobby-seat lobby-seat-free" aria-label={role}>
      <div className="lobby-niche">{picture}</div>
      <div className="lobby-who">
        <h3>{role}</h3>
        <p className="lobby-how">{lobby.free(role, canLeaveOut)}</p>
      </div>
      <div className="lobby-ways">
        <Choice label={sit.label} hint={sit.hint} primary={primary} onPress={onSit} />
        <Choice label={lobby.helper.label} hint={lobby.helper.hint} onPress={onHelper} />
        {canLeaveOut ? <Choice {...lobby.leaveOut(left)} onPress={onLeaveOut} /> : null}
      </div>
    </section>
  )
}
