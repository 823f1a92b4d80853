/** Where a match cannot be opened, or is open elsewhere: one sentence and the ways on. */
import type { StorageProblem } from '../storage/index.ts'
import { Choice } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { OpenProblem } from './matches.ts'
import { go } from './route.ts'
import { useText } from './settings-context.tsx'

export function Apology({ problem }: { readonly problem: OpenProblem }) {
  const text = useText()
  return (
    <main className="screen paper apology">
      <h1>{text.matches.title}</h1>
      <p>{isStorage(problem) ? text.storage(problem) : text.file(problem)}</p>
      <div>
        <Choice primary label={text.menuItems.matches.label} onPress={() => go({ screen: 'matches' })} />
        <Choice label={text.crash.shelf} onPress={() => go({ screen: 'shelf' })} />
      </div>
    </main>
  )
}

/** Another window of this device writes the match now. */
export function TakenOver({ onAgain }: { readonly onAgain: () => void }) {
  const text = useText()
  const shelf = () => go({ screen: 'shelf' })
  return (
    <Dialog
      title={text.table.takenOver.label}
      closeLabel={text.crash.shelf}
      size="small"
      onClose={shelf}
      foot={
        <>
          <Choice label={text.crash.shelf} onPress={shelf} />
          <Choice primary label={text.table.takenOverDo} onPress={onAgain} />
        </>
      }
    >
      <p>{text.table.takenOver.line}</p>
    </Dialog>
  )
}

const STORAGE: readonly string[] = [
  'storage-refused',
  'storage-full',
  'storage-slow',
  'taken-over',
  'match-gone',
  'record-damaged',
  'backup-unreadable',
] satisfies StorageProblem['code'][]
export const isStorage = (problem: OpenProblem): problem is StorageProblem => STORAGE.includes(problem.code)
