// A landscape: sky, two ridges, things far to near, the near ground.
import { rng } from '../../kit/chance'
import { f } from '../../kit/geometry'
import { id } from '../../kit/names'
import { gradient } from '../../kit/pen'
import { mix } from '../colours'
import { camp, hall, hole, house, inn, porch } from './dwellings'
import { cliffs, dunes, horn, peaks, volcano } from './mountains'
import { darker, type Palette, ridge, type Sheet, skyStrokes, type Thing } from './pen'
import { brokenCity, climb, dark, domes, door, king, ledge, narrowBridge, pillars, ruins, seat, webs } from './ruins'
import { clouds, eagles, glow, mist, moon, rain, snow, stars, sun } from './sky'
import { castle, city, gate, keep, paleCity, ringWall, spire, tower, wall } from './strongholds'
import { fall, ferry, fire, marsh, mirror, rapids, ships, water } from './waters'
import { bare, flowers, lamps, palms, pines, silver, thorns, trees } from './woods'

/** every thing a landscape may hold, and where it stands if nothing is said */
const THINGS = {
  bare: [bare, 0],
  brokenCity: [brokenCity, 0.66],
  camp: [camp, 0.66],
  castle: [castle, 0.68],
  city: [city, 0.66],
  cliffs: [cliffs, 0],
  clouds: [clouds, 0],
  dark: [dark, 0.64],
  domes: [domes, 0],
  door: [door, 0.66],
  dunes: [dunes, 0],
  eagles: [eagles, 0.5],
  fall: [fall, 0.7],
  fire: [fire, 0],
  flowers: [flowers, 0],
  gate: [gate, 0],
  glow: [glow, 0.68],
  hall: [hall, 0.66],
  hole: [hole, 0.66],
  inn: [inn, 0.66],
  keep: [keep, 0.76],
  lamps: [lamps, 0],
  marsh: [marsh, 0],
  mist: [mist, 0],
  moon: [moon, 0.72],
  palms: [palms, 0],
  peaks: [peaks, 0],
  pillars: [pillars, 0],
  pines: [pines, 0],
  porch: [porch, 0],
  rain: [rain, 0],
  ruins: [ruins, 0.6],
  seat: [seat, 0.55],
  ships: [ships, 0],
  snow: [snow, 0],
  spire: [spire, 0.66],
  stars: [stars, 0],
  sun: [sun, 0.7],
  thorns: [thorns, 0],
  tower: [tower, 0.68],
  trees: [trees, 0],
  volcano: [volcano, 0.64],
  wall: [wall, 0],
  water: [water, 0],
  webs: [webs, 0],
  house: [house, 0.46],
  horn: [horn, 0.62],
  climb: [climb, 0],
  king: [king, 0.6],
  ledge: [ledge, 0.5],
  narrowBridge: [narrowBridge, 0],
  paleCity: [paleCity, 0.62],
  ringWall: [ringWall, 0.66],
  ferry: [ferry, 0.62],
  mirror: [mirror, 0],
  rapids: [rapids, 0],
  silver: [silver, 0.64],
} as const satisfies Record<string, readonly [Thing, number]>
export type ThingName = keyof typeof THINGS
/** a thing, or a thing and where it stands */
export type Placed = ThingName | readonly [ThingName, number]

/** the seed of a name */
export const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)

export function scene(name: string, w: number, h: number, c: Palette, things: readonly Placed[]): string {
  const sheet: Sheet = { w, h, r: rng(seedOf(name)), c, at: 0 }
  const sky = id('sky')
  let s = `<defs>${gradient(sky, `0 ${c[0]}, 1 ${mix(c[0], c[1], 0.7)}`, 'x1="0" x2="0" y1="0" y2="1"')}</defs>
    <rect width="${w}" height="${h}" fill="url(#${sky})"/>
    <path d="${skyStrokes(sheet, 34, 3, h * 0.56, [14, 50])}" stroke="#fff3d0" stroke-opacity=".14" stroke-width="1.2"/>`
  s += ridge(sheet, h * 0.58, h * 0.2, w / 11, mix(c[0], c[1], 0.8))
  s += ridge(sheet, h * 0.78, h * 0.14, w / 8, mix(c[1], c[2], 0.45))
  for (const placed of things) {
    const [thing, at] = typeof placed === 'string' ? [placed, THINGS[placed][1]] : placed
    s += THINGS[thing][0]({ ...sheet, at })
  }
  return s + ridge(sheet, f(h * 0.98), h * 0.06, w / 14, darker(c[2], 0.25))
}
