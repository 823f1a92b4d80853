/**
 * The table: lays road, board, players, events, decision, hand and tools out for the shape of the window, keeps slots free
 * for the canvas, and joins what is touched with the session.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { StageTrouble } from '../../table/contract.ts'
import { Tool } from '../../ui/button.tsx'
import { ExplainProvider, type Explanation, useExplain } from '../../ui/explain.tsx'
import type { GamePanels, GameScene, TablePartProps } from '../../ui/game-panels.ts'
import { SignsProvider } from '../../ui/rich-text.tsx'
import { LiveRegion, Toast, type ToastMessage } from '../../ui/toast.tsx'
import { Zones } from '../../ui/zones.tsx'
import { useGameHere } from '../current-game.ts'
import type { OpenMatch } from '../matches.ts'
import type { OverlayName } from '../overlay.tsx'
import { askFromOf } from '../panels/asking-settings.tsx'
import { useReducedMotion, useSettings, useTheme } from '../settings-context.tsx'
import type { OpenTable } from '../tables-contract.ts'
import { useAnswers } from './answers.ts'
import { Band } from './band.tsx'
import { Cover } from './cover.tsx'
import { End } from './end.tsx'
import { HandZone } from './hand-zone.tsx'
import { useHurry, useTellingSince } from './hurry.ts'
import { useLines } from './lines.ts'
import { PeopleDialog } from './people-dialog.tsx'
import { useShape } from './shape.ts'
import { useSlots } from './slots.ts'
import { useScenePlace } from './stage-host.tsx'
import { useStaging } from './staging.ts'
import './table-screen.css'
import { TableMenu } from './table-menu.tsx'
import { TableTools } from './table-tools.tsx'
import { NoticeArea } from './together/notice.tsx'
import type { TogetherOver } from './together/over-types.ts'
import { TogetherOvers } from './together/overs.tsx'
import { goneOf, marksOf } from './together/waiting.ts'
import { useTable } from './use-table.ts'

export interface TableScreenProps {
  readonly open: OpenMatch
  readonly panels: GamePanels
  readonly Scene: GameScene
  readonly onOpen: (name: OverlayName) => void
  /** The table of several devices this is; null around one. */
  readonly shared: OpenTable | null
}

export function TableScreen(props: TableScreenProps) {
  const { panels } = props
  const explain = useCallback((topic: string): Explanation | null => panels.explain(topic), [panels])
  return (
    <SignsProvider value={panels.signs}>
      <ExplainProvider explain={explain}>
        <LaidTable {...props} />
      </ExplainProvider>
    </SignsProvider>
  )
}

function LaidTable({ open, panels, Scene, onOpen, shared }: TableScreenProps) {
  const { settings, change, text } = useSettings()
  const theme = useTheme()
  const reduced = useReducedMotion()
  const shape = useShape()
  const speed = settings.speed === 0 ? Number.POSITIVE_INFINITY : settings.speed
  // Without a canvas nothing would ever say that it has been told.
  const [cannotDraw, setCannotDraw] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const onDrawn = useCallback(() => setDrawn(true), [])
  const table = useTable(open, panels, settings.openHands, settings.speed === 0 || cannotDraw)
  const { playback, asked, selection, front } = table
  const { snapshot, shown, next } = playback
  const { session } = open
  const [toast, setToast] = useState<ToastMessage | null>(null)
  const hurry = useHurry()
  const { skips, touched } = hurry
  const staging = useStaging(playback, panels, front, skips)
  // Between two parts of what is told, the first of them stands.
  const view = table.isPast ? table.view : (staging.view ?? table.view)
  const { telling } = staging
  const faceOf = useMemo(() => table.faces.of(front), [table.faces, front])
  useGameHere(open.game)
  const [people, setPeople] = useState(false)
  const [menu, setMenu] = useState(false)
  const [over, setOver] = useState<TogetherOver | null>(null)
  const [ended, setEnded] = useState(true)
  const room = useRef<HTMLElement>(null)
  const showExplanation = useExplain()
  const lines = useLines(table, panels)

  // Where to be asked follows the settings of this device.
  useEffect(() => {
    for (let seat = 0; seat < session.seats; seat++)
      for (const { id } of panels.windows) session.setAskFrom(seat, id, askFromOf(settings.askFrom, open.game, id))
  }, [session, panels.windows, settings.askFrom, open.game])

  const say = useCallback((sentence: string) => setToast({ id: Date.now(), text: sentence, near: touched.current }), [touched])
  const hearTrouble = useCallback(
    (trouble: StageTrouble) => {
      if (trouble === 'cannot-draw') setCannotDraw(true)
      say(text.table.trouble[trouble])
    },
    [say, text],
  )
  const { choose, why, pick, pickSeat } = useAnswers(table, panels, view, say)

  const { together } = table
  const markKey = JSON.stringify(marksOf(together, session.seats, text.together))
  const marks = useMemo(() => JSON.parse(markKey) as readonly (string | null)[], [markKey])
  const away = together ? goneOf(together).length : 0

  const part: TablePartProps<unknown> = useMemo(
    () => ({
      view,
      shape,
      front,
      asked: asked ? [asked.seat, ...table.beside.map(({ seat }) => seat)] : [],
      onSeat: pickSeat,
      prompt: asked?.prompt ?? null,
      selection,
      onPick: pick,
      onWhy: why,
      faceOf,
      people: table.seating.names,
      marks,
      watch: table.watch,
      onWatch: table.watchAgain,
    }),
    [
      table.watch,
      table.watchAgain,
      view,
      shape,
      front,
      asked,
      table.beside,
      pickSeat,
      selection,
      pick,
      why,
      faceOf,
      table.seating.names,
      marks,
    ],
  )
  const moment = `${snapshot.epoch} ${shown.at} ${staging.at} ${table.looking} ${table.watch?.at} ${front}`
  const slots = useSlots(room, `${shape} ${panels.standing(view).place} ${settings.language} ${settings.textSize} ${moment}`)
  useTellingSince(telling !== null, hurry)
  useScenePlace(
    <Scene
      slots={slots}
      shape={shape}
      theme={theme}
      motion={{ speed, reduced }}
      view={view}
      telling={table.isPast ? null : telling}
      onTold={staging.onTold}
      onDrawn={onDrawn}
      prompt={asked?.prompt ?? null}
      seat={asked?.seat ?? null}
      preview={selection.length ? { keys: selection } : null}
      onPick={pick}
      onWhy={why}
      onExplain={(topic) => showExplanation(topic, topic === null ? null : new DOMRect(touched.current.x, touched.current.y, 1, 1))}
      skips={skips}
    />,
    hearTrouble,
  )
  const { Header, Events, Players, Corner, Board } = panels
  const isOver = snapshot.outcome !== null && next === null && !table.isPast
  const ending = isOver && ended
  const aside = ending || table.coverFor !== null
  return (
    <>
      {/* Under the canvas, which is under the table. */}
      <div className="paper" />
      <main
        ref={room}
        className="table-screen screen"
        data-game={open.game}
        data-shape={shape}
        data-choices={session.stops.length}
        data-drawn={(isDrawn && !cannotDraw) || undefined}
        inert={aside}
        {...(ending ? { role: 'presentation' } : {})}
      >
        <header className="zone-road" data-slot="road">
          <Tool icon="menu" label={text.menu} onPress={() => setMenu(true)} />
          <Header {...part} />
          {shared ? (
            <Tool icon="people" label={text.together.table.peopleTool(away)} className="people-tool" onPress={() => setOver('people')} />
          ) : null}
          {snapshot.save === 'failed' ? (
            <p className="not-saved" role="alert">
              {open.problem() ? text.storage(open.problem() as NonNullable<ReturnType<OpenMatch['problem']>>) : text.table.notSaved}
            </p>
          ) : null}
        </header>
        <div className="zone-events">
          <Events {...part} />
        </div>
        <div className="zone-board" data-slot="board" data-drop="board">
          {Board ? <Board {...part} /> : null}
        </div>
        <div className="zone-players">
          <Players {...part} />
        </div>
        {shared ? <NoticeArea table={table} panels={panels} onOver={setOver} onSay={say} onSearch={() => shared.refresh()} /> : null}
        <Band
          table={table}
          panels={panels}
          shape={shape}
          lastLine={lines[lines.length - 1]?.text ?? ''}
          onChoice={choose}
          onSay={say}
          onEnd={() => setEnded(true)}
        />
        <div className="zone-below">
          <div className="zone-corner">
            <Corner {...part} />
          </div>
          <HandZone table={table} panels={panels} shape={shape} onWhy={why} onChoice={choose} />
          <TableTools table={table} lines={lines} shape={shape} inBar={panels.layout.tools === 'bar'} />
        </div>
        <Zones label={text.table.twin} zones={panels.zones(view)} />
        <LiveRegion lines={lines.slice(-6)} />
      </main>
      <Toast message={toast} onDone={() => setToast(null)} />
      {table.coverFor !== null ? (
        <Cover table={table} panels={panels} lines={lines} onOther={() => (shared ? setOver('people') : setPeople(true))} />
      ) : null}
      {ending ? <End table={table} panels={panels} onMenu={() => setMenu(true)} onAway={() => setEnded(false)} onSay={say} /> : null}
      {menu ? (
        <TableMenu
          open={open}
          onPeople={() => setPeople(true)}
          onTogether={shared ? setOver : null}
          holdsSeat={Boolean(together?.mine.length)}
          mayCopy={Boolean(together?.alone || snapshot.outcome)}
          onSearch={() => shared?.refresh()}
          onOpen={onOpen}
          onSay={say}
          onClose={() => setMenu(false)}
        />
      ) : null}
      {over && shared ? (
        <TogetherOvers over={over} table={table} shared={shared} panels={panels} onSay={say} onClose={() => setOver(null)} />
      ) : null}
      {people ? (
        <PeopleDialog
          table={table}
          roles={Array.from({ length: session.seats }, (_, seat) => panels.role(shown.publicView, seat))}
          openHands={settings.openHands}
          onOpenHands={(openHands) => change({ openHands })}
          onClose={() => setPeople(false)}
        />
      ) : null}
    </>
  )
}
