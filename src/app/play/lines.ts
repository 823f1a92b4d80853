/** The lines of the log up to what has been told, in the words of this language, with only the faces this device may show. */
import { useMemo } from 'react'
import type { GamePanels } from '../../ui/game-panels.ts'
import type { LogLine } from '../../ui/log-panel.tsx'
import type { Table } from './use-table.ts'

export function useLines(table: Table, panels: GamePanels): readonly LogLine[] {
  const { open, playback, front, faces } = table
  const past = table.looking === null ? undefined : open.session.stops[table.looking]
  const at = past ?? playback.shown.at
  const { epoch } = playback.snapshot
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told changes with the shown frame and with every jump
  return useMemo(() => {
    const faceOf = faces.of(front)
    const view = front === null ? playback.shown.publicView : playback.shown.views[front]
    const told = open.session.told.filter((one) => one.at <= at)
    return panels.lines(view, told, faceOf).map((line, i) => ({ ...line, key: `${epoch} ${i}` }))
  }, [open, panels, faces, front, at, epoch])
}
