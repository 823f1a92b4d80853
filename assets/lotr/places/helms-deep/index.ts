// Helm's Deep: a night of rain before dawn.
import { f } from '../../../kit/geometry'
import { glow, gradient, path, radial } from '../../../kit/pen'
import type { Plate } from '../../../kit/plate'
import { type Stage, stage } from '../../../kit/stage'
import { dawnRidge } from './dawn'
import { causeway, hornburg } from './hornburg'
import { host } from './host'
import { nearRidge, ways } from './near'
import { gorge, mountain, sky } from './sky'
import { deepingWall } from './wall'

/** gradients that more than one thing uses */
const defs = ({ m }: Stage) =>
  '<defs>' +
  gradient(m + 'sky', '0 #0c1218, 0.22 #1d2932, 0.5 #4b5c67') +
  radial(m + 'dawn', '0 #FFF8DC, 0.3 #FBD998 1, 0.62 #D88F5E 0.7, 1 #8a5a4a 0', 'cx="1" cy=".23" r=".4"') +
  gradient(m + 'mt', '0 #55646E, 0.5 #5D6B72, 0.75 #7d7c74, 1 #9a8b76', 'x1="0" x2="1"') +
  gradient(m + 'cliffR', '0 #3f4a52, 0.5 #2f3940, 1 #1c2429') +
  gradient(m + 'cliffL', '0 #1b242b, 0.6 #222c33, 1 #11171b') +
  gradient(m + 'ridge', '0 #6d6043, 0.3 #43422f, 1 #1c211d') +
  gradient(m + 'wall', '0 #7C8B92, 0.55 #4E5B62, 0.86 #4a4136, 1 #7a5130') +
  gradient(m + 'wallS', '0 #0a0f13 0.62, 0.3 #0a0f13 0.12, 0.8 #0a0f13 0, 1 #F0B878 0.3', 'x1="0" x2="1"') +
  gradient(m + 'rock', '0 #4b565c, 0.4 #333c42, 1 #12171a') +
  gradient(m + 'field', '0 #6b4a2c, 0.35 #3d3226, 1 #15191a') +
  gradient(m + 'ramp', '0 #59636a, 0.6 #333b40, 1 #5a3c26') +
  gradient(m + 'near', '0 #5a5a42, 0.2 #3b4236, 0.6 #262d29, 1 #11161a') +
  radial(m + 'v', '0.42 #0b1116 0, 0.75 #0b1116 0.34, 1 #070b0f 0.8', 'cx=".54" cy=".46" r=".74"') +
  '</defs>'

/** rain, thinning towards the dawn */
function rain({ W, H, r }: Stage) {
  let a = ''
  let b = ''
  for (let i = 0; i < 620; i++) {
    const x = r() * W * 1.04
    const y = r() * H * 0.98
    if (r() < (x / W - 0.55) * 1.6) continue
    const l = 7 + r() * 13
    if (i % 3) a += `M${f(x)} ${f(y)}l${f(-l * 0.3)} ${f(l)}`
    else b += `M${f(x)} ${f(y)}l${f(-l * 0.36)} ${f(l * 1.25)}`
  }
  return path(a, 'none', '#B9CBD5', 0.7, 'opacity=".34"') + path(b, 'none', '#E3EEF2', 0.9, 'opacity=".34"')
}

/** rain, vignette, and the dawn over it */
const air = (s: Stage) =>
  rain(s) +
  `<rect width="${s.W}" height="${s.H}" fill="url(#${s.m}v)"/>` +
  glow(s.W, s.H * 0.14, s.W * 0.16, s.H * 0.18, 'G', 0.45, 'style="mix-blend-mode:screen"')
export function helmsDeep(W: number, H: number): Plate {
  const s = stage(W, H, 30540, 'hd')
  const groups = {
    far: sky(s) + mountain(s) + gorge(s),
    wall: dawnRidge(s) + deepingWall(s),
    field: host(s) + hornburg(s) + causeway(s),
    near: nearRidge(s) + ways(s),
    air: air(s),
  }
  const warmMiddle = `<ellipse cx="${W * 0.5}" cy="${H * 0.45}" rx="${W * 0.36}" ry="${H * 0.3}" fill="url(#glowG)" opacity=".3"/>`
  return { defs: defs(s), groups, wash: 0.14, grain: 0.28, tints: [warmMiddle] }
}
