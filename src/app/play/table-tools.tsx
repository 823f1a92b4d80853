/** Right of the hand: the last lines, undo, log and the scrubber over the whole match. */
import { useState } from 'react'
import type { UndoNote } from '../../session/types.ts'
import type { Shape } from '../../table/contract.ts'
import { Choice, Tool } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LastLines, type LogLine, LogPanel } from '../../ui/log-panel.tsx'
import { Scrubber } from '../../ui/scrubber.tsx'
import { useText } from '../settings-context.tsx'
import type { Table } from './use-table.ts'

export interface TableToolsProps {
  readonly table: Table
  readonly lines: readonly LogLine[]
  readonly shape: Shape
  /** Two signs only; the scrubber is in the log, and beside them while the past is looked at. */
  readonly inBar: boolean
}

export function TableTools({ table, lines, shape, inBar }: TableToolsProps) {
  const text = useText()
  const t = text.table
  const { session } = table.open
  const [log, setLog] = useState(false)
  const [undo, setUndo] = useState<UndoNote | null>(null)
  const { stops } = session
  const now = stops.length
  const position = table.looking ?? now
  const isSmall = inBar || shape === 'phone'
  const last = session.lastStep()
  const backTo = (line: LogLine) => {
    const stop = stops.find((one) => one >= line.at)
    if (stop === undefined) return setLog(false)
    setLog(false)
    setUndo(session.undoNote(stop))
  }
  const scrubber = (
    <Scrubber
      label={t.scrubber}
      stops={now}
      position={position}
      valueText={position >= now ? t.now : t.step(position + 1, now)}
      onMove={(at) => {
        table.playback.skipAll()
        table.lookAt(at >= now ? null : at)
      }}
    />
  )
  return (
    <div className="zone-tools">
      {isSmall ? null : <LastLines lines={lines.filter((line) => !line.heading).slice(-2)} />}
      <div className={table.together ? 'tools-row tools-row-asks' : 'tools-row'}>
        <Tool
          icon="undo"
          label={table.together ? text.together.table.askBack : t.undo}
          wide={!isSmall}
          disabled={!last || (table.together !== null && (table.together.mine.length === 0 || table.together.proposal !== null))}
          onPress={() => {
            table.lookAt(null)
            setUndo(session.lastStep())
          }}
        />
        <Tool icon="log" label={t.log} wide={!isSmall} onPress={() => setLog(true)} />
      </div>
      {inBar && table.looking === null ? null : scrubber}
      {log ? (
        <Dialog title={t.log} closeLabel={text.close} size="side" onClose={() => setLog(false)}>
          {inBar ? <div className="log-scrubber">{scrubber}</div> : null}
          <LogPanel lines={lines} empty={t.logEmpty} backLabel={() => t.backHere} onBack={backTo} />
        </Dialog>
      ) : null}
      {undo ? (
        <UndoDialog
          note={undo}
          asks={table.together !== null}
          onClose={() => setUndo(null)}
          onDo={() => {
            setUndo(null)
            session.undoTo(undo.to)
          }}
        />
      ) : null}
    </div>
  )
}

interface UndoDialogProps {
  readonly note: UndoNote
  /** Others have to agree before it happens. */
  readonly asks: boolean
  readonly onClose: () => void
  readonly onDo: () => void
}

/** What would be undone, and what hidden or random things were seen since. */
function UndoDialog({ note, asks, onClose, onDo }: UndoDialogProps) {
  const text = useText()
  const u = text.undo
  const { askBack, askBackTitle, askBackLine } = text.together.table
  const { rolls, cards, tiles } = note.revealed
  const seen = rolls + cards + tiles > 0
  return (
    <Dialog
      title={asks ? askBackTitle : u.title}
      closeLabel={text.cancel}
      size="small"
      onClose={onClose}
      foot={
        <>
          <Choice label={text.cancel} onPress={onClose} />
          <Choice primary label={asks ? askBack : u.do} onPress={onDo} autoFocus />
        </>
      }
    >
      <div className="prose">
        <p>{u.line(note)}</p>
        <p>{seen ? u.seen(note.revealed) : u.nothingSeen}</p>
        {asks ? <p>{askBackLine}</p> : seen ? <p>{u.fair}</p> : null}
      </div>
    </Dialog>
  )
}
