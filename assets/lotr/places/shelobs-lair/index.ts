// Shelob's Lair: the forbidden pool by moonlight, and the spider before the star-glass.
import { gradient, radial } from '../../../kit/pen'
import type { Plate } from '../../../kit/plate'
import { type Stage, stage } from '../../../kit/stage'
import { banks } from './banks'
import { den, denFloor, rim } from './den'
import { falls } from './falls'
import { corpseLights, foreground, ways } from './ground'
import { SHELOB } from './layout'
import { march } from './march'
import { sky, tower } from './sky'
import { spider } from './spider'
import { starGlass } from './star-glass'
import { bundle, web } from './webs'

/** gradients that more than one thing uses */
const defs = ({ m, W, H }: Stage) =>
  '<defs>' +
  gradient(m + 'skyL', '0 #0a111d, 0.3 #26384a') +
  `<linearGradient id="${m}sky"><stop offset="0" stop-color="#1b2b3c"/><stop offset=".45" stop-color="#0f1621"/>
    <stop offset=".8" stop-color="#4a1613"/><stop offset=".9" stop-color="#8d3020"/><stop offset="1" stop-color="#4a1613"/>
    </linearGradient>` +
  gradient(m + 'dusk', '0 #1c0a0c, 0.45 #7a2a1e, 0.8 #C4542E, 1 #E8853F') +
  gradient(m + 'cliff', '0 #4d6070, 0.3 #33434f, 0.7 #1c2731, 1 #101820') +
  gradient(m + 'pool', '0 #2f4a58, 0.5 #18303c, 1 #0a161d') +
  radial(
    m + 'den',
    '0 #9AA6C4, 0.16 #565C78, 0.42 #2b2837, 1 #0c0910',
    `gradientUnits="userSpaceOnUse" cx="${SHELOB.glass[0] * W}" cy="${SHELOB.glass[1] * H}" r="${W * 0.42}"`,
  ) +
  gradient(m + 'floor', '0 #514a5a, 0.5 #2c2732, 1 #141017') +
  gradient(m + 'rim', '0 #2d2730, 0.5 #1b171e, 1 #100d12') +
  radial(m + 'bag', '0 #4b4660, 0.4 #231d2b, 1 #0a070c', 'cx=".2" cy=".22" r=".9"') +
  `<linearGradient id="${m}ground"><stop offset="0" stop-color="#1c2a22"/><stop offset=".34" stop-color="#26302a"/>
    <stop offset=".46" stop-color="#372f28"/><stop offset=".62" stop-color="#332c2b"/><stop offset="1" stop-color="#221d24"/>
    </linearGradient>` +
  gradient(m + 'stair', '0 #57505a, 0.4 #37313a, 1 #151217') +
  gradient(m + 'marsh', '0 #2f4f40, 0.6 #16291f, 1 #0b1611') +
  radial(m + 'v', '0.45 #050407 0, 0.78 #050407 0.3, 1 #030204 0.78', 'cx=".5" cy=".48" r=".76"') +
  '</defs>'

/** old webs on the back wall, behind the spider, in a haze that sets her off */
const oldWebs = ({ W, H, r }: Stage, den: string) =>
  `<g clip-path="url(#${den})">
    <ellipse cx="${W * 0.8}" cy="${H * 0.34}" rx="${W * 0.2}" ry="${H * 0.3}" fill="#A9A6C6" opacity=".34" filter="url(#b22)"/>` +
  web(W * 0.8, H * 0.33, W * 0.27, 0, 6.283, 22, 9, r, '#BFBAD2', 0.3) +
  web(W * 0.5, H * 0.1, W * 0.16, 0.1, 1.7, 7, 6, r, '#D9DCEB', 0.5) +
  bundle(W * 0.945, H * 0.395, 46, 56, r) +
  bundle(W * 0.917, H * 0.415, 30, 46, r) +
  '</g>'
/** webs across the mouth of the den */
const nearWebs = ({ W, H, r }: Stage) =>
  web(W * 0.455, H * 0.33, W * 0.075, -0.9, 0.9, 5, 5, r, '#E3E6F2', 0.6) +
  web(W * 0.975, H * 0.22, W * 0.07, 1.9, 3.6, 5, 5, r, '#E3C9C0', 0.5)
const cornerWeb = ({ W, H, r }: Stage) => web(W * 0.988, H * 0.985, W * 0.115, 3.25, 4.65, 7, 6, r, '#DCD8E6', 0.5)
export function shelobsLair(W: number, H: number): Plate {
  const s = stage(W, H, 40550, 'sl')
  const cave = den(s)
  const groups = {
    far: sky(s) + falls(s) + cave.back + tower(s) + oldWebs(s, cave.cid),
    lair: denFloor(s) + spider(s) + starGlass(s),
    mouth: rim(s, cave) + nearWebs(s) + banks(s),
    ground: march(s) + corpseLights(s) + cornerWeb(s) + foreground(s) + ways(s),
    air: `<rect width="${W}" height="${H}" fill="url(#${s.m}v)"/>`,
  }
  return { defs: defs(s), groups, wash: 0.12, grain: 0.3 }
}
