/** The end of a match: the game's own picture and sum, and the ways on. */
import { StorageError } from '../../storage/index.ts'
import type { GamePanels } from '../../ui/game-panels.ts'
import { sentenceOf } from '../join/join-problem.ts'
import { loadTables } from '../load-tables.ts'
import { createMatch } from '../matches.ts'
import { go } from '../route.ts'
import { useText } from '../settings-context.tsx'
import type { Table } from './use-table.ts'

export interface EndProps {
  readonly table: Table
  readonly panels: GamePanels
  readonly onMenu: () => void
  /** Leaves the ending for the table as it stood. */
  readonly onAway: () => void
  readonly onSay: (sentence: string) => void
}

export function End({ table, panels, onMenu, onAway, onSay }: EndProps) {
  const text = useText()
  const { open, playback } = table
  const { outcome } = playback.snapshot
  if (!outcome) return null
  const { Ending } = panels
  const again = async () => {
    const { game, session } = open
    try {
      if (table.together) return await againTogether()
      const id = await createMatch({ game, seats: session.seats, people: table.people, options: session.options })
      if (typeof id === 'string') go({ screen: 'match', id })
      else onSay(text.file(id))
    } catch (error) {
      onSay(error instanceof StorageError ? text.storage(error.problem) : text.newMatch.failed)
    }
  }
  /** The same company at a new table; the others come by its word. */
  async function againTogether(): Promise<void> {
    const { game, session } = open
    const name = table.together?.holders.find(({ mine }) => mine)?.name ?? ''
    const opened = await (await loadTables()).openNew({ game, seats: session.seats, options: session.options, name })
    if ('code' in opened) onSay(sentenceOf(opened, text))
    else go({ screen: 'table', id: opened.id })
  }
  return (
    <Ending
      view={playback.shown.publicView}
      told={open.session.told}
      outcome={outcome}
      people={table.seating.names}
      menuLabel={text.menu}
      onAgain={() => void again()}
      onJourney={() => {
        onAway()
        table.lookAt(0)
      }}
      onShelf={() => go({ screen: 'shelf' })}
      onMenu={onMenu}
    />
  )
}
