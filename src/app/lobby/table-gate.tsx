/**
 * Opens a table of several devices and shows what it has come to: the lobby, or the match once it has begun. What goes
 * wrong on the way is one sentence and a way back. Closing this screen closes the table in this window, nowhere else.
 */
import { lazy, type RefObject, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { GamePanels } from '../../ui/game-panels.ts'
import { SignsProvider } from '../../ui/rich-text.tsx'
import { Apology, TakenOver } from '../apology.tsx'
import { CodeDialog } from '../codes/code-dialog.tsx'
import { useGameHere } from '../current-game.ts'
import { usePanels, useScene } from '../load-game.ts'
import { loadTables } from '../load-tables.ts'
import { Loading } from '../loading.tsx'
import type { OpenProblem } from '../matches.ts'
import type { OverlayName } from '../overlay.tsx'
import { go } from '../route.ts'
import { useSettings } from '../settings-context.tsx'
import type { OpenTable } from '../tables-contract.ts'
import { LinesDialog } from './lines-dialog.tsx'
import { LobbyScreen } from './lobby-screen.tsx'

const TableScreen = lazy(async () => ({ default: (await import('../play/table-screen.tsx')).TableScreen }))

export interface TableGateProps {
  readonly id: string
  /** Joined by codes: they come first. */
  readonly codes: boolean
  readonly onOpen: (name: OverlayName) => void
}

export function TableGate({ id, codes, onOpen }: TableGateProps) {
  const { text } = useSettings()
  const [attempt, setAttempt] = useState(0)
  const [table, setTable] = useState<OpenTable | null>(null)
  const [problem, setProblem] = useState<OpenProblem | null>(null)
  const speaker = useRef<GamePanels | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let gone = false
    let opened: OpenTable | null = null
    // A screen that is gone at once (React's strict mode) must not open the table: two lines would look for it.
    const opening = Promise.resolve().then(async () =>
      gone ? null : (await loadTables()).open(id, (view) => speaker.current?.standing(view) ?? { standing: '', place: '' }),
    )
    opening.then(
      (found) => {
        if (!found) return
        if ('code' in found) {
          if (!gone) setProblem(found)
          return
        }
        if (gone) return found.close()
        opened = found
        setTable(found)
      },
      (error: unknown) => gone || setProblem({ code: 'storage-refused', detail: String(error) }),
    )
    return () => {
      gone = true
      opened?.close()
    }
  }, [id, attempt])

  if (problem) return <Apology problem={problem} />
  if (!table) return <Loading words={text.loading} />
  const again = () => {
    setTable(null)
    setAttempt((n) => n + 1)
  }
  return <OpenedTable key={`${id} ${attempt}`} table={table} speaker={speaker} codes={codes} onOpen={onOpen} onAgain={again} />
}

interface OpenedTableProps {
  readonly table: OpenTable
  /** Says where the match stands, for the list, as soon as there are words for it. */
  readonly speaker: RefObject<GamePanels | null>
  readonly codes: boolean
  readonly onOpen: (name: OverlayName) => void
  readonly onAgain: () => void
}

function OpenedTable({ table, speaker, codes, onOpen, onAgain }: OpenedTableProps) {
  const { settings, text } = useSettings()
  const state = useSyncExternalStore(table.subscribe, table.getSnapshot)
  const lobby = useSyncExternalStore(table.lobby.subscribe, table.lobby.getSnapshot)
  const [over, setOver] = useState<'codes' | 'lines' | null>(codes ? 'codes' : null)
  const game = state.match?.game ?? lobby.table?.game ?? null
  const panels = usePanels(game, settings.language)
  speaker.current = panels
  useGameHere(game)
  const Scene = useScene(state.match ? game : null, settings.language)
  // Whoever comes back to a sleeping page wants to see the others at once.
  useEffect(() => {
    const hear = () => document.visibilityState === 'visible' && table.refresh()
    document.addEventListener('visibilitychange', hear)
    addEventListener('online', hear)
    return () => {
      document.removeEventListener('visibilitychange', hear)
      removeEventListener('online', hear)
    }
  }, [table])
  const shelf = () => go({ screen: 'shelf' })
  const screen = state.match ? (
    panels && Scene ? (
      <Suspense fallback={<Loading words={text.loading} />}>
        <TableScreen open={state.match} panels={panels} Scene={Scene} onOpen={onOpen} shared={table} />
      </Suspense>
    ) : (
      <Loading words={text.loading} />
    )
  ) : lobby.started ? (
    <Loading words={text.loading} />
  ) : (
    <SignsProvider value={panels?.signs ?? {}}>
      <LobbyScreen
        lobby={table.lobby}
        snapshot={lobby}
        link={table.link()}
        signalling={state.signalling}
        panels={panels}
        onBack={shelf}
        onAgain={() => table.refresh()}
        onCodes={() => setOver('codes')}
        onTest={() => setOver('lines')}
        onLeft={shelf}
        onOpen={onOpen}
      />
    </SignsProvider>
  )
  return (
    <>
      {screen}
      {over === 'codes' ? <CodeDialog table={table} begin={lobby.table ? 'show' : 'read'} onClose={() => setOver(null)} /> : null}
      {over === 'lines' ? <LinesDialog onClose={() => setOver(null)} /> : null}
      {state.takenOver ? <TakenOver onAgain={onAgain} /> : null}
    </>
  )
}
