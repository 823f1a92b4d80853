// Mordor: the white city and the tower, the mountain of fire, the plain of ash.
import { f } from '../../../kit/geometry'
import { radial } from '../../../kit/pen'
import type { Plate } from '../../../kit/plate'
import { type Stage, stage } from '../../../kit/stage'
import { whiteCity } from './city'
import { MORDOR } from './layout'
import { mountainOfFire } from './mountain'
import { ashPlain, blackGate, host, ways } from './plain'
import { plume, ranges, sky, smoke } from './sky'
import { terraces } from './terraces'
import { darkTower, eyeOfTower } from './tower'

/** gradients that more than one thing uses */
const defs = ({ m }: Stage) =>
  `<defs><linearGradient id="${m}s" x2="0" y2="1"><stop offset="0" stop-color="#0d0908"/><stop offset=".25" stop-color="#2a1512"/>
    <stop offset=".45" stop-color="#6b2818"/><stop offset=".6" stop-color="#b85a2a"/></linearGradient>
    <linearGradient id="${m}d" x1="0" x2="1"><stop offset="0" stop-color="#15100e"/><stop offset=".5" stop-color="#3b241c"/>
    <stop offset=".75" stop-color="#5b3122"/><stop offset="1" stop-color="#241713"/></linearGradient>
    <linearGradient id="${m}p" x2="0" y2="1"><stop offset="0" stop-color="#5a3626"/><stop offset=".5" stop-color="#33231c"/>
    <stop offset="1" stop-color="#17110e"/></linearGradient><linearGradient id="${m}bm" x1="1" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#FFB050" stop-opacity=".5"/><stop offset="1" stop-color="#FFB050" stop-opacity="0"/></linearGradient>
    </defs>`
/** sparks in the air */
function sparks({ W, H, r }: Stage): string {
  const ax = MORDOR.doom[0] * W
  let em = ''
  for (let i = 0; i < 90; i++) {
    const x = ax + (r() - 0.5) * W * 0.5
    const y = r() * H * 0.75
    em += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(0.4 + r() * 1.3)}" fill="#FFB65A" opacity="${f(0.25 + r() * 0.6)}"/>`
  }
  return em
}
const darkEdges = ({ W, H, m }: Stage) =>
  `<defs>${radial(`${m}v`, '.5 #000 0, 1 #000 .55', 'cx=".55" cy=".42" r=".82"')}</defs><rect width="${W}" height="${H}" fill="url(#${m}v)"/>`
export function mordor(W: number, H: number): Plate {
  const s = stage(W, H, 777, 'mo')
  const groups = {
    sky: sky(s) + smoke(s) + plume(s) + ranges(s),
    mountain: whiteCity(s) + darkTower(s) + mountainOfFire(s) + eyeOfTower(s),
    terraces: terraces(s),
    plain: ashPlain(s) + host(s) + blackGate(s) + ways(s),
    air: sparks(s) + darkEdges(s),
  }
  return { defs: defs(s), groups, grain: 0.34 }
}
