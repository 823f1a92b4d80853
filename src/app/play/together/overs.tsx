/** What opens over a table of several devices from its menu: the way in for others, files, moving a seat, a copy, leaving. */
import { useState } from 'react'
import { StorageError } from '../../../storage/index.ts'
import { Choice } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CodeDialog } from '../../codes/code-dialog.tsx'
import { offerFile, pickFile } from '../../files.ts'
import { LeaveDialog } from '../../lobby/lobby-dialogs.tsx'
import { ShareLink } from '../../lobby/share-link.tsx'
import { go } from '../../route.ts'
import { useText } from '../../settings-context.tsx'
import { copyOnDevice } from './copy-on-device.ts'
import { MoveSeat } from './move-seat.tsx'
import type { TogetherOversProps } from './over-types.ts'
import { PeopleTogether } from './people-together.tsx'

export function TogetherOvers(props: TogetherOversProps) {
  const { over, table, shared, panels, onSay, onClose } = props
  const text = useText()
  const t = text.together.table
  switch (over) {
    case 'people':
      return <PeopleTogether table={table} panels={panels} onSay={onSay} onClose={onClose} />
    case 'share':
      return (
        <Dialog title={t.share.title} closeLabel={text.close} size="small" onClose={onClose}>
          <p>{t.share.line}</p>
          <ShareLink word={table.together?.word ?? ''} link={shared.link()} title="Mathom" />
        </Dialog>
      )
    case 'codes':
      return <CodeDialog table={shared} begin="show" onClose={onClose} />
    case 'files':
      return <FilesDialog {...props} />
    case 'move':
      return <MoveSeat {...props} />
    case 'copy':
      return <CopyDialog {...props} />
    case 'leave':
      return (
        <LeaveDialog
          title={t.leave.title}
          line={t.leave.line}
          leave={t.leave.do}
          onLeave={() => {
            table.open.session.together?.leave()
            go({ screen: 'shelf' })
          }}
          onClose={onClose}
        />
      )
  }
}

function FilesDialog({ table, onClose }: TogetherOversProps) {
  const text = useText()
  const { table: t, tableFile } = text.together
  const [said, setSaid] = useState('')
  const actions = table.open.session.together
  const fail = () => setSaid(text.matches.fileFailed)
  const give = () => {
    const word = table.together?.word.toLowerCase() ?? 'table'
    if (actions) void offerFile(`mathom-${word}.json`, actions.exportTable()).catch(fail)
  }
  const take = async () => {
    const file = await pickFile()
    if (file === null || !actions) return
    const taken = actions.importTable(file)
    setSaid(typeof taken === 'number' ? t.files.taken(taken) : tableFile(taken))
  }
  return (
    <Dialog title={t.files.title} closeLabel={text.close} size="small" onClose={onClose}>
      <div className="prose">
        <p>{t.files.line}</p>
        <p role="status">{said}</p>
        <Choice {...t.files.give} onPress={give} />
        <Choice {...t.files.take} onPress={() => void take().catch(fail)} />
      </div>
    </Dialog>
  )
}

function CopyDialog({ table, panels, onSay, onClose }: TogetherOversProps) {
  const text = useText()
  const { copy } = text.together.table
  const [busy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      const made = await copyOnDevice(table.open, table.seating.names, (view) => panels.standing(view))
      if ('code' in made) return onSay(text.file(made))
      go({ screen: 'match', id: made.id })
    } catch (error) {
      onSay(error instanceof StorageError ? text.storage(error.problem) : copy.failed)
    } finally {
      setBusy(false)
      onClose()
    }
  }
  return (
    <Dialog
      title={copy.title}
      closeLabel={text.cancel}
      size="small"
      onClose={onClose}
      foot={
        <>
          <Choice label={text.cancel} onPress={onClose} />
          <Choice primary label={copy.do} disabled={busy} onPress={() => void make()} />
        </>
      }
    >
      <p>{copy.line}</p>
    </Dialog>
  )
}
