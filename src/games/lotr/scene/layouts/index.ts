/** Layouts by place. */
import type { Place } from '../../types.ts'
import { BAG_END, LOTHLORIEN, RIVENDELL } from './havens.ts'
import { HELMS_DEEP } from './helms-deep.ts'
import type { Layout } from './layout.ts'
import { MORDOR } from './mordor.ts'
import { MORIA } from './moria.ts'
import { SHELOBS_LAIR } from './shelobs-lair.ts'

export * from './layout.ts'
export { ROADS, type RoadLayout } from './road.ts'

export const LAYOUTS: Readonly<Record<Place, Layout>> = {
  bag_end: BAG_END,
  rivendell: RIVENDELL,
  moria: MORIA,
  lothlorien: LOTHLORIEN,
  helms_deep: HELMS_DEEP,
  shelobs_lair: SHELOBS_LAIR,
  mordor: MORDOR,
}
