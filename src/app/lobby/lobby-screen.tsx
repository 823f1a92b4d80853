/**
 * The room before a match: the word of the table and its code, the seats and who is on them, what is still missing, and
 * the button that begins. Everything it shows comes from the lobby's snapshot; it decides nothing.
 */
import { useRef, useState } from 'react'
import { seatBounds } from '../../games/index.ts'
import type { MeetingTrouble } from '../../net/line.ts'
import type { Lobby, LobbySnapshot } from '../../session/lobby-types.ts'
import { artImage } from '../../ui/art.ts'
import { Choice, Tool } from '../../ui/button.tsx'
import type { GamePanels } from '../../ui/game-panels.ts'
import { Icon } from '../../ui/icons.tsx'
import { Toast, type ToastMessage } from '../../ui/toast.tsx'
import type { OverlayName } from '../overlay.tsx'
import { useSettings } from '../settings-context.tsx'
import { useNow } from '../use-now.ts'
import './lobby.css'
import { LeaveDialog, NameDialog, SeatMenu } from './lobby-dialogs.tsx'
import { LobbySeats } from './lobby-seats.tsx'
import { bandWords, hasClock } from './lobby-words.ts'
import { Searching } from './searching.tsx'
import { ShareLink } from './share-link.tsx'
import { useSetupView } from './use-setup-view.ts'

export interface LobbyScreenProps {
  readonly lobby: Lobby
  readonly snapshot: LobbySnapshot
  readonly link: string
  readonly signalling: MeetingTrouble | null
  readonly panels: GamePanels | null
  readonly onBack: () => void
  readonly onAgain: () => void
  readonly onCodes: () => void
  readonly onTest: () => void
  readonly onLeft: () => void
  readonly onOpen: (name: OverlayName) => void
}

type Over =
  | { readonly type: 'seat'; readonly seat: number }
  | { readonly type: 'sit'; readonly seat: number }
  | { readonly type: 'name' }
  | { readonly type: 'leave' }

export function LobbyScreen(props: LobbyScreenProps) {
  const { lobby, snapshot, link, signalling, panels, onBack, onAgain, onCodes, onTest, onLeft, onOpen } = props
  const { settings, change, text } = useSettings()
  const t = text.together
  const w = t.lobby
  const { table, members, keeper, keeperName, word } = snapshot
  const now = useNow(hasClock(snapshot))
  const [over, setOver] = useState<Over | null>(null)
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const asked = useRef(false)
  const view = useSetupView(table?.game ?? null, table?.options ?? null, table?.seats.length ?? 0)
  const roles = (table?.seats ?? []).map(({ seat }) => (view && panels ? panels.role(view, seat) : `${t.seat} ${seat + 1}`))
  const me = members.find(({ mine }) => mine)
  // A table can be opened before anybody said who they are; the others want to know.
  if (me && !me.name.trim() && !asked.current) {
    asked.current = true
    setOver({ type: 'name' })
  }
  const words = bandWords(snapshot, t, roles, now)
  const watchers = members.filter(({ seats, mine }) => seats.length === 0 && !mine)
  const say = (sentence: string) => setToast({ id: Date.now(), text: sentence })
  const rename = (name: string) => {
    change({ name })
    lobby.rename(name)
    const own = table?.seats.find(({ holder }) => holder?.mine && holder.playedBy === 'person')
    if (own) lobby.sit(own.seat, name, 'person')
  }
  const place = view && panels ? panels.standing(view).place : ''
  const seatOf = (seat: number) => table?.seats.find((one) => one.seat === seat)
  const opened = over?.type === 'seat' ? seatOf(over.seat) : undefined
  const notes = [
    snapshot.trouble ? t.door(snapshot.trouble) : '',
    table && signalling ? t.meeting(signalling) : '',
    ...snapshot.refused.map(({ name, reason, count }) => w.refused(name, t.misdeed[reason], count)),
  ].filter(Boolean)
  return (
    <main className="lobby screen" data-guest={keeper ? undefined : true}>
      <div className="lobby-backdrop" aria-hidden="true">
        {place && panels ? panels.backdrop(place).map((file) => <i key={file} style={{ backgroundImage: artImage(file) }} />) : null}
      </div>
      <header className="lobby-head">
        <Tool icon="undo" label={text.back} onPress={onBack} />
        <h1>{keeperName ? w.tableOf(keeperName) : w.unnamedTable}</h1>
        <p>{table && panels ? `${panels.title}, ${panels.setupLine(table.options, table.seats.length)}` : ''}</p>
        <Tool icon="close" label={w.leave} onPress={() => setOver({ type: 'leave' })} />
        <Tool icon="help" label={text.help} onPress={() => onOpen('help')} />
      </header>
      {/* Nobody is invited to a table that has not been found. */}
      <section className="lobby-sheet" aria-labelledby="lobby-word" hidden={!table}>
        <h2 id="lobby-word">{w.wordTitle}</h2>
        <ShareLink word={word} link={link} title={keeperName ? w.tableOf(keeperName) : 'Mathom'}>
          <Choice label={w.codes.label} hint={w.codes.hint} onPress={onCodes} />
        </ShareLink>
        <p className="lobby-no-server">{w.noServer}</p>
      </section>
      <div className="lobby-seats">
        <div role="status" className="lobby-notes">
          {notes.map((note) => (
            <p key={note} className="lobby-note">
              {note}
            </p>
          ))}
        </div>
        {table ? (
          <LobbySeats
            lobby={lobby}
            snapshot={snapshot}
            view={view}
            panels={panels}
            roles={roles}
            now={now}
            bounds={seatBounds(table.game, table.seats.length) ?? { min: table.seats.length, max: table.seats.length }}
            name={me?.name ?? settings.name}
            onMore={(seat) => setOver({ type: 'seat', seat })}
            onSitMore={(seat) => setOver({ type: 'sit', seat })}
            onRename={rename}
          />
        ) : (
          <Searching
            word={word}
            since={snapshot.searchingSince}
            now={now}
            signalling={signalling}
            onAgain={onAgain}
            onCodes={onCodes}
            onTest={onTest}
          />
        )}
      </div>
      {table ? (
        <section className="lobby-band" aria-label={w.seats}>
          <div aria-live={hasClock(snapshot) ? 'off' : 'polite'}>
            <h2>{words.question}</h2>
            <p>{words.detail}</p>
          </div>
          <div className="lobby-band-ways">
            <Choice label={w.test.label} hint={w.test.hint} onPress={onTest} />
            {words.start ? (
              <Choice
                className="choice-big lobby-start"
                primary
                refused={!words.start.ready}
                label={words.start.label}
                hint={words.start.hint || undefined}
                onPress={() => (words.start?.ready ? lobby.start() : say(words.detail))}
              />
            ) : null}
          </div>
        </section>
      ) : null}
      <p className="lobby-watchers">
        <Icon name="eye" size={30} />
        <span>
          {watchers.length ? w.watching(watchers.map(({ name }) => name)) : w.nobodyWatches} {w.laterLine}
        </span>
      </p>
      <Toast message={toast} onDone={() => setToast(null)} />
      {opened?.holder ? (
        <SeatMenu
          name={opened.holder.name || (roles[opened.seat] ?? '')}
          mine={opened.holder.mine}
          isHelper={opened.holder.playedBy === 'helper'}
          keeper={keeper}
          onStand={() => lobby.stand(opened.seat)}
          onHelper={() => lobby.sit(opened.seat, roles[opened.seat] ?? '', 'helper')}
          onRemove={() => opened.holder && lobby.remove(opened.holder.device)}
          onClose={() => setOver(null)}
        />
      ) : null}
      {over?.type === 'sit' ? (
        <NameDialog
          title={w.sitName(roles[over.seat] ?? '')}
          line={w.sitNameLine}
          name=""
          doLabel={w.sitDo}
          onName={(name) => {
            lobby.sit(over.seat, name, 'person')
            setOver(null)
          }}
          onClose={() => setOver(null)}
        />
      ) : null}
      {over?.type === 'name' ? (
        <NameDialog
          title={w.renameTitle}
          line={t.join.nameHint}
          name={settings.name}
          doLabel={w.renameDo}
          onName={(name) => {
            rename(name)
            setOver(null)
          }}
          onClose={() => setOver(null)}
        />
      ) : null}
      {over?.type === 'leave' ? (
        <LeaveDialog
          title={w.leaveTitle}
          line={w.leaveLine(keeper)}
          leave={w.leave}
          onLeave={() => {
            lobby.leave()
            onLeft()
          }}
          onClose={() => setOver(null)}
        />
      ) : null}
    </main>
  )
}
