/** Moves a seat of this device to another: a warning, which seat, and then the link that carries it. */
import { useState } from 'react'
import { Choice } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { copyText } from '../../clipboard.ts'
import { type Route, writeRoute } from '../../route.ts'
import { useText } from '../../settings-context.tsx'
import { ownHands } from '../people.ts'
import type { TogetherOversProps } from './over-types.ts'

/** A route as a whole address, on whatever host and below whatever path the app lies. */
const addressOf = (route: Route): string => `${location.href.replace(/[?#].*$/, '')}${writeRoute(route)}`

export function MoveSeat({ table, panels, onClose }: TogetherOversProps) {
  const text = useText()
  const { table: t, lobby } = text.together
  const [link, setLink] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const seats = ownHands(table.together) ?? []
  const view = table.playback.shown.publicView
  const move = async (seat: number) => {
    const payload = (await table.open.session.together?.moveSeat(seat)) ?? null
    if (payload === null) setSaid(t.move.failed)
    else setLink(addressOf({ screen: 'seat', payload }))
  }
  return (
    <Dialog title={t.move.title} closeLabel={text.close} size="small" onClose={onClose}>
      <div className="prose">
        {link === null ? (
          <>
            <p>{t.move.line}</p>
            {seats.length > 1 ? <h3>{t.move.pick}</h3> : null}
            {seats.map((seat) => (
              <Choice key={seat} label={t.move.do(panels.role(view, seat))} onPress={() => void move(seat)} />
            ))}
          </>
        ) : (
          <>
            <p>{t.move.shown}</p>
            <QrCode text={link} label={lobby.qrLabel} />
            <div className="code-text">
              <input className="field" readOnly value={link} aria-label={t.move.shown} onFocus={({ target }) => target.select()} />
              <Choice
                label={lobby.copy.label}
                onPress={() => void copyText(link).then((done) => setSaid(done ? lobby.copied : lobby.copyFailed))}
              />
            </div>
            <p>{t.move.once}</p>
          </>
        )}
        <p role="status">{said}</p>
      </div>
    </Dialog>
  )
}
