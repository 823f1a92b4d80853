/**
 * The screens and the way between them: shelf, new match, join, lobby, table, list of matches. Whatever belongs to a table is loaded
 * with the first table; the panels that lie over every screen (settings, help, about) are opened from here.
 */
import { lazy, Suspense, useCallback, useState } from 'react'
import { Crash } from './crash.tsx'
import { Loading } from './loading.tsx'
import { NewMatchScreen } from './new-match-screen.tsx'
import { Overlay, type OverlayName } from './overlay.tsx'
import { go, useRoute } from './route.ts'
import { useText } from './settings-context.tsx'
import { MatchList } from './shelf/match-list.tsx'
import { Shelf } from './shelf/shelf.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

const StageHost = lazy(async () => ({ default: (await import('./play/stage-host.tsx')).StageHost }))
const TableGate = lazy(async () => ({ default: (await import('./lobby/table-gate.tsx')).TableGate }))
const JoinScreen = lazy(async () => ({ default: (await import('./join/join-screen.tsx')).JoinScreen }))
const SeatScreen = lazy(async () => ({ default: (await import('./join/seat-screen.tsx')).SeatScreen }))
const MatchScreen = lazy(async () => ({ default: (await import('./play/match-screen.tsx')).MatchScreen }))

export function App() {
  const route = useRoute()
  const text = useText()
  const [overlay, setOverlay] = useState<OverlayName | null>(null)
  const open = useCallback((name: OverlayName) => setOverlay(name), [])
  const atTable = route.screen === 'match' || route.screen === 'table'
  // One canvas for the life of the page, from the first table on.
  const [hasStage, setHasStage] = useState(atTable)
  if (atTable && !hasStage) setHasStage(true)
  return (
    <>
      {hasStage ? (
        <Suspense fallback={null}>
          <StageHost />
        </Suspense>
      ) : null}
      <Crash key={route.screen}>
        {atTable ? null : <UpdatePrompt />}
        {route.screen === 'shelf' ? <Shelf onOpen={open} /> : null}
        {route.screen === 'matches' ? <MatchList onClose={() => go({ screen: 'shelf' })} /> : null}
        {route.screen === 'new' ? <NewMatchScreen game={route.game} onOpen={open} /> : null}
        {route.screen === 'match' ? (
          <Suspense fallback={<Loading words={text.loading} />}>
            <MatchScreen key={route.id} id={route.id} onOpen={open} />
          </Suspense>
        ) : null}
        {route.screen === 'table' ? (
          <Suspense fallback={<Loading words={text.loading} />}>
            <TableGate key={route.id} id={route.id} codes={route.codes === true} onOpen={open} />
          </Suspense>
        ) : null}
        {route.screen === 'join' ? (
          <Suspense fallback={<Loading words={text.loading} />}>
            <JoinScreen key={route.word} word={route.word} onOpen={open} />
          </Suspense>
        ) : null}
        {route.screen === 'seat' ? (
          <Suspense fallback={<Loading words={text.loading} />}>
            <SeatScreen payload={route.payload} />
          </Suspense>
        ) : null}
        {overlay ? <Overlay name={overlay} onClose={() => setOverlay(null)} onOpen={open} /> : null}
      </Crash>
    </>
  )
}
