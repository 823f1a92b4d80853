// The seven places as plates of 806 x 452, cut into layers from far to near.
import { plate as bagEnd, BAG_END } from './src/bag-end.mjs'
import { layers as helmsDeep, HELM } from './src/helms-deep.mjs'
import { LAND, MORDOR } from './src/layouts.mjs'
import { plate as lothlorien, LOTHLORIEN } from './src/lothlorien.mjs'
import { plate as rivendell, RIVENDELL } from './src/rivendell.mjs'
import { moria, mordor } from './src/scenes.mjs'
import { layers as shelobsLair, SHELOB } from './src/shelobs-lair.mjs'

export interface Plate {
  defs: string
  groups: Record<string, string>
  grain: number
  wash?: number
  tints?: string[]
}
const [W, H] = [806, 452]
export const plates: Record<string, Plate> = {
  bag_end: bagEnd(W, H, { ...BAG_END, bleed: true }),
  rivendell: rivendell(W, H, { ...RIVENDELL, bleed: true }),
  moria: moria(W, H, { ...LAND, bleed: true }),
  lothlorien: lothlorien(W, H, { ...LOTHLORIEN, bleed: true }),
  helms_deep: helmsDeep(W, H, HELM),
  shelobs_lair: shelobsLair(W, H, SHELOB),
  mordor: mordor(W, H, MORDOR),
}
type Points = [number, number][]
export interface Layout {
  R1?: number
  R2?: number
  R?: number
  lantern: number
  /** stations as fractions of the plate; the first point of a line is its start */
  lines?: Record<string, Points>
  stops?: Points
  extra?: object
}
const conflict = (l: Record<string, unknown>, lines: Record<string, unknown>): Layout => ({
  R1: l['R1'] as number, R2: l['R2'] as number, lantern: (l['lan'] as number) ?? 1, lines: lines as Record<string, Points>,
})
const haven = (l: Record<string, unknown>): Layout => ({ R: l['R'] as number, lantern: (l['lan'] as number) ?? 1, stops: l['stops'] as Points })
export const layouts: Record<string, Layout> = {
  bag_end: haven(BAG_END),
  rivendell: haven(RIVENDELL),
  moria: conflict(LAND, { hiding: LAND.hid, fighting: LAND.main, travelling: LAND.trav }),
  lothlorien: haven(LOTHLORIEN),
  helms_deep: conflict(HELM, { friendship: HELM.friendship, fighting: HELM.fighting, travelling: HELM.travelling }),
  shelobs_lair: conflict(SHELOB, { hiding: SHELOB.hiding, fighting: SHELOB.fighting, travelling: SHELOB.travelling }),
  mordor: { ...conflict(MORDOR, { fighting: MORDOR.fight, friendship: MORDOR.friend, hiding: MORDOR.hide, travelling: MORDOR.main }),
    extra: { eye: [MORDOR.tower[0], MORDOR.eyeY] } },
}
layouts['helms_deep']!.extra = { standard: [HELM.travelling[5][0] + (HELM.travelling[6][0] - HELM.travelling[5][0]) * 0.34, HELM.travelling[5][1] + 10 / 452] }
