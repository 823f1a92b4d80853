/** A table that cannot go on by itself: what happened, which decision, and what people can do about it. */
import type { Seat } from '../../../engine/index.ts'
import type { Stopped } from '../../../session/together.ts'
import { Choice } from '../../../ui/button.tsx'
import { useText } from '../../settings-context.tsx'
import { Sheet } from './sheet.tsx'

export interface StoppedNoticeProps {
  readonly stopped: Stopped
  readonly onFile: () => void
  readonly onBack: () => void
  readonly onHandOver: (seat: Seat) => void
}

export function StoppedNotice({ stopped, onFile, onBack, onHandOver }: StoppedNoticeProps) {
  const { table } = useText().together
  const s = table.stopped
  const { seat } = stopped
  return (
    <Sheet title={s.title} lines={[s.line(stopped), s.todo(stopped)]}>
      {stopped.code === 'difference' ? <Choice {...s.file} onPress={onFile} /> : null}
      {stopped.code === 'difference' || stopped.code === 'rules-failed' ? <Choice primary label={s.back} onPress={onBack} /> : null}
      {stopped.code !== 'difference' && seat !== null ? (
        <Choice primary label={table.gone.helper.label} hint={table.gone.helper.hint} onPress={() => onHandOver(seat)} />
      ) : null}
    </Sheet>
  )
}
