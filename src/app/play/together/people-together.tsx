/** Who is at a table of several devices: each seat with its person and line, who looks on, and what was refused. */

import type { SeatHolder } from '../../../session/together.ts'
import { Choice } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { GamePanels } from '../../../ui/game-panels.ts'
import { Switch } from '../../../ui/switch.tsx'
import { LineWords } from '../../lobby/line-words.tsx'
import { goneSince, wayOf } from '../../lobby/presence.ts'
import { useSettings } from '../../settings-context.tsx'
import { useNow } from '../../use-now.ts'
import { ownHands } from '../people.ts'
import type { Table } from '../use-table.ts'
import './people-together.css'
import { hasClock } from './waiting.ts'

export interface PeopleTogetherProps {
  readonly table: Table
  readonly panels: GamePanels
  readonly onSay: (sentence: string) => void
  readonly onClose: () => void
}

export function PeopleTogether({ table, panels, onSay, onClose }: PeopleTogetherProps) {
  const { settings, change, text } = useSettings()
  const { table: t, lobby, misdeed } = text.together
  const { together, open, playback } = table
  const now = useNow(together !== null && hasClock(together))
  const actions = open.session.together
  if (!together || !actions) return null
  const view = playback.shown.publicView
  const roleOf = (seat: number) => panels.role(view, seat)
  const own = ownHands(together) ?? []
  const mine = together.holders.find(({ seat }) => own.includes(seat))?.name ?? ''
  const ask = (holder: SeatHolder) => {
    actions.wish(holder.seat, settings.name || mine)
    onSay(t.wish.asked)
    onClose()
  }
  const handOver = (holder: SeatHolder, playedBy: 'person' | 'helper') => {
    const refusal = actions.takeOver([holder.seat], playedBy, playedBy === 'helper' ? roleOf(holder.seat) : mine)
    if (refusal) onSay(panels.refusal(view, refusal))
    onClose()
  }
  return (
    <Dialog title={t.peopleTitle} closeLabel={text.close} onClose={onClose}>
      <p>{t.peopleLine}</p>
      <ul className="people-together">
        {together.holders.map((holder) => {
          const role = roleOf(holder.seat)
          const way = wayOf(holder.presence)
          const isGone = goneSince(holder.presence) !== null && !holder.mine
          const helper = holder.playedBy === 'helper'
          const mayAsk = !holder.mine && (holder.wasMine || (own.length === 0 && (helper || isGone)))
          return (
            <li key={holder.seat}>
              <div className="people-niche">{panels.niche(view, holder.seat, true)}</div>
              <div className="people-who">
                <h3>{role}</h3>
                <p>{helper ? t.helperPlays : holder.name}</p>
                <small>{holder.mine ? t.onThisDevice : way && !helper ? lobby[way] : ''}</small>
              </div>
              {helper ? null : <LineWords presence={holder.presence} now={now} line={holder.mine ? '' : undefined} />}
              {mayAsk || (isGone && own.length && !helper && !together.proposal) ? (
                <div className="people-ways">
                  {mayAsk ? <Choice label={holder.wasMine ? t.wish.askBack(role) : t.wish.ask(role)} onPress={() => ask(holder)} /> : null}
                  {isGone && own.length && !helper && !together.proposal ? (
                    <>
                      <Choice {...t.gone.helper} onPress={() => handOver(holder, 'helper')} />
                      <Choice {...t.gone.me} onPress={() => handOver(holder, 'person')} />
                    </>
                  ) : null}
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
      {together.watchers.length ? (
        <section className="people-more">
          <h3>{t.watchersTitle}</h3>
          <p>{text.list(together.watchers.map(({ name }) => name))}</p>
        </section>
      ) : null}
      {together.refused.length ? (
        <section className="people-more">
          <h3>{t.refusedTitle}</h3>
          <ul>
            {together.refused.map(({ device, name, reason, count, cutOff }) => (
              <li key={`${device} ${reason}`}>{t.refusedLine(name, misdeed[reason], count, cutOff)}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {own.length > 1 ? (
        <Switch
          label={text.settings.openHands.label}
          line={text.settings.openHands.line}
          on={settings.openHands}
          onChange={(openHands) => change({ openHands })}
        />
      ) : null}
    </Dialog>
  )
}
