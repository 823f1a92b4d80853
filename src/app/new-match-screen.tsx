/** Loads the game's own form for a new match, remembers names, and puts the match down. */
import { useState } from 'react'
import { gameById } from '../games/index.ts'
import { StorageError } from '../storage/index.ts'
import type { NewMatchChoice } from '../ui/game-panels.ts'
import { SignsProvider } from '../ui/rich-text.tsx'
import { useGameHere } from './current-game.ts'
import { sentenceOf } from './join/join-problem.ts'
import { usePanels } from './load-game.ts'
import { loadTables } from './load-tables.ts'
import { Loading } from './loading.tsx'
import { createMatch } from './matches.ts'
import type { OverlayName } from './overlay.tsx'
import { go } from './route.ts'
import { useSettings } from './settings-context.tsx'

export function NewMatchScreen({ game, onOpen }: { readonly game: string; readonly onOpen: (name: OverlayName) => void }) {
  const { settings, change, text } = useSettings()
  const known = gameById(game)
  const panels = usePanels(game, settings.language)
  useGameHere(game)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!known?.loadPanels) {
    return <Loading words={text.shelf.notYetLine} />
  }
  if (!panels) return <Loading words={text.loading} />
  const { NewMatch, signs } = panels
  const openTable = async ({ seats, people, options }: NewMatchChoice) => {
    setBusy(true)
    setProblem(null)
    try {
      const name = settings.name || (people.find(Boolean) ?? '')
      const opened = await (await loadTables()).openNew({ game, seats, options, name })
      if ('code' in opened) return setProblem(sentenceOf(opened, text))
      go({ screen: 'table', id: opened.id })
    } catch (error) {
      setProblem(error instanceof StorageError ? text.storage(error.problem) : text.newMatch.failed)
    } finally {
      setBusy(false)
    }
  }
  const start = async (match: NewMatchChoice) => {
    setBusy(true)
    try {
      const id = await createMatch({ game, ...match })
      if (typeof id !== 'string') return setProblem(text.file(id))
      change({ people: { ...settings.people, [game]: [...match.people] } })
      go({ screen: 'match', id })
    } catch (error) {
      setProblem(error instanceof StorageError ? text.storage(error.problem) : text.newMatch.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <SignsProvider value={signs}>
      <NewMatch
        people={settings.people[game] ?? []}
        openHands={settings.openHands}
        onOpenHands={(openHands) => change({ openHands })}
        onBack={() => go({ screen: 'shelf' })}
        onHelp={() => onOpen('help')}
        onStart={start}
        onOpenTable={openTable}
        busy={busy}
        problem={problem}
      />
    </SignsProvider>
  )
}
