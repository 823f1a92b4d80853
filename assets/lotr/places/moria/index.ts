// Moria: the hall in bright dust, the hiding gallery, the bridge over the fire, the gate.
import type { Plate } from '../../../kit/plate'
import { type Stage, stage } from '../../../kit/stage'
import { coolShade, gate, gateGlow } from './air'
import { bridge, chasm, fireAndShadow, torches } from './bridge'
import { flagstones, gallery } from './gallery'
import { dust, farArcades, farFloor, farHost, greatPillars, lightShafts, torchLight } from './hall'
import { foreground, ledge, strata, ways } from './ledge'

/** gradients that more than one thing uses */
const defs = ({ m }: Stage) =>
  `<defs><radialGradient id="${m}b" cx=".55" cy=".33" r=".75" gradientTransform="scale(1 1)"><stop offset="0" stop-color="#FFF6D8"/>
    <stop offset=".35" stop-color="#F0D9A3"/><stop offset=".7" stop-color="#A98A5B"/><stop offset="1" stop-color="#5e4c3a"/>
    </radialGradient><linearGradient id="${m}f" x2="0" y2="1"><stop offset="0" stop-color="#C9AE79"/>
    <stop offset=".5" stop-color="#917851"/><stop offset="1" stop-color="#5d4a36"/></linearGradient>
    <linearGradient id="${m}c" x2="0" y2="1"><stop offset="0" stop-color="#2a1d17"/><stop offset=".3" stop-color="#4e1f15"/>
    <stop offset=".55" stop-color="#B9471F"/><stop offset="1" stop-color="#F2A94A"/></linearGradient>
    <linearGradient id="${m}w" x2="0" y2="1"><stop offset="0" stop-color="#6d5943"/><stop offset=".5" stop-color="#3b2d23"/>
    <stop offset="1" stop-color="#54200f"/></linearGradient><linearGradient id="${m}l" x2="0" y2="1">
    <stop offset="0" stop-color="#8a7151"/><stop offset=".3" stop-color="#5c4936"/><stop offset="1" stop-color="#1e1713"/>
    </linearGradient></defs>`
const brightDust = ({ W, H, m }: Stage) => `<rect x="-40" y="-40" width="${W + 80}" height="${H + 80}" fill="url(#${m}b)"/>`
export function moria(W: number, H: number): Plate {
  const s = stage(W, H, 20011, 'mm')
  const groups = {
    hall: brightDust(s) + farArcades(s) + farFloor(s) + lightShafts(s) + farHost(s) + greatPillars(s) + dust(s) + torchLight(s),
    gallery: gallery(s) + flagstones(s),
    bridge: chasm(s) + fireAndShadow(s) + bridge(s) + torches(s),
    ledge: ledge(s) + strata(s) + foreground(s) + ways(s),
    air: coolShade(s) + gate(s) + gateGlow(s),
  }
  const warmMiddle = `<ellipse cx="${W * 0.47}" cy="${H * 0.42}" rx="${W * 0.3}" ry="${H * 0.22}" fill="url(#glowG)" opacity=".42"/>`
  return { defs: defs(s), groups, wash: 0.16, grain: 0.26, tints: [warmMiddle] }
}
