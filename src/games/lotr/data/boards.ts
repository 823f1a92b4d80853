/** Every place of the journey by id, in the order of the road. The facts printed on the boards, nothing else. */
import type { Place } from '../types.ts'
import { BAG_END, LOTHLORIEN, RIVENDELL } from './havens.ts'
import { HELMS_DEEP } from './helms-deep.ts'
import { MORDOR } from './mordor.ts'
import { MORIA } from './moria.ts'
import type { PlaceData } from './place.ts'
import { SHELOBS_LAIR } from './shelobs-lair.ts'

export const PLACE_DATA: Readonly<Record<Place, PlaceData>> = {
  bag_end: BAG_END,
  rivendell: RIVENDELL,
  moria: MORIA,
  lothlorien: LOTHLORIEN,
  helms_deep: HELMS_DEEP,
  shelobs_lair: SHELOBS_LAIR,
  mordor: MORDOR,
}
