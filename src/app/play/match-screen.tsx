/**
 * Opens a match, loads what its table needs, and lays it. What goes wrong on the way is one sentence and a way back.
 */
import { useEffect, useRef, useState } from 'react'
import type { GamePanels } from '../../ui/game-panels.ts'
import { Apology, TakenOver } from '../apology.tsx'
import { usePanels, useScene } from '../load-game.ts'
import { Loading } from '../loading.tsx'
import { type OpenMatch, type OpenProblem, openMatch } from '../matches.ts'
import type { OverlayName } from '../overlay.tsx'
import { useSettings } from '../settings-context.tsx'
import { TableScreen } from './table-screen.tsx'

export interface MatchScreenProps {
  readonly id: string
  readonly onOpen: (name: OverlayName) => void
}

export function MatchScreen({ id, onOpen }: MatchScreenProps) {
  const { settings, text } = useSettings()
  const [attempt, setAttempt] = useState(0)
  const [open, setOpen] = useState<OpenMatch | null>(null)
  const [problem, setProblem] = useState<OpenProblem | null>(null)
  const [taken, setTaken] = useState(false)
  const panels = usePanels(open?.game ?? null, settings.language)
  const Scene = useScene(open?.game ?? null, settings.language)
  const speaker = useRef<GamePanels | null>(null)
  speaker.current = panels

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    let gone = false
    let opened: OpenMatch | null = null
    setTaken(false)
    // A screen that is gone at once (React's strict mode) must not open the match: the other would think it was taken.
    const opening = Promise.resolve().then(() =>
      gone ? null : openMatch(id, (view) => speaker.current?.standing(view) ?? { standing: '', place: '' }),
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
        found.onTakenOver(() => setTaken(true))
        setOpen(found)
      },
      (error: unknown) => gone || setProblem({ code: 'storage-refused', detail: String(error) }),
    )
    return () => {
      gone = true
      opened?.close()
    }
  }, [id, attempt])

  if (problem) return <Apology problem={problem} />
  if (!open || !panels || !Scene) return <Loading words={text.loading} />
  return (
    <>
      <TableScreen key={`${open.id} ${attempt}`} open={open} panels={panels} Scene={Scene} onOpen={onOpen} shared={null} />
      {taken ? (
        <TakenOver
          onAgain={() => {
            setOpen(null)
            setAttempt((n) => n + 1)
          }}
        />
      ) : null}
    </>
  )
}
