// The seven places in the order of the journey: their plates, and where their stations stand.
import type { Plate } from '../../kit/plate'
import { bagEnd } from './bag-end'
import { BAG_END } from './bag-end/layout'
import { helmsDeep } from './helms-deep'
import { HELM } from './helms-deep/layout'
import { STANDARD } from './helms-deep/standard'
import { lothlorien } from './lothlorien'
import { LOTHLORIEN } from './lothlorien/layout'
import { mordor } from './mordor'
import { MORDOR } from './mordor/layout'
import { moria } from './moria'
import { MORIA } from './moria/layout'
import { rivendell } from './rivendell'
import { RIVENDELL } from './rivendell/layout'
import { shelobsLair } from './shelobs-lair'
import { SHELOB } from './shelobs-lair/layout'

/** size of all plates */
export const PLATE = { width: 806, height: 452 }
interface Conflict {
  R1: number
  R2: number
  lantern: number
  lines: Record<string, number[][]>
}
/** what the table needs of a board: radii of the stations, size of the lantern, places of the stations */
const board = ({ R1, R2, lantern, lines }: Conflict, extra: object = {}) => ({ R1, R2, lantern, lines, ...extra })

export interface Place {
  draw: () => Plate
  stations: object
}
const place = (draw: (W: number, H: number) => Plate, stations: object): Place => ({
  draw: () => draw(PLATE.width, PLATE.height),
  stations,
})
export const places: Record<string, Place> = {
  bag_end: place(bagEnd, BAG_END),
  rivendell: place(rivendell, RIVENDELL),
  moria: place(moria, board(MORIA)),
  lothlorien: place(lothlorien, LOTHLORIEN),
  helms_deep: place(helmsDeep, board(HELM, { extra: { standard: STANDARD } })),
  shelobs_lair: place(shelobsLair, board(SHELOB)),
  mordor: place(mordor, board(MORDOR, { extra: { eye: [MORDOR.tower[0], MORDOR.eyeY] } })),
}
/** the ragged edge all plates share, as a white mask */
export const raggedEdge = () =>
  `<rect x="9" y="8" width="${PLATE.width - 18}" height="${PLATE.height - 16}" rx="10" fill="#fff" filter="url(#rag)"/>`
