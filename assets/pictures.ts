// All pictures that are not plates or sprites: road, cards, signs, hobbits, ends, shelf, cover, paper, icons.
import type { Finish } from './bake/browser'
import { PICTURES } from './src/cards/index.mjs'
import { COVER, cover as coverPicture, knob } from './src/cover.mjs'
import { defeat, victory } from './src/endings.mjs'
import { gandalfStack } from './src/haven-parts.mjs'
import { ACT, C, LINE, f, gicon, hobbit, jagPath, line, rng, sauron, sym } from './src/kit.mjs'
import { niche } from './src/niche.mjs'
import { medal } from './src/parts.mjs'
import { V } from './src/places.mjs'
import { frieze } from './src/scenes.mjs'
import * as room from './src/shelf.mjs'

export interface Picture { svg: () => string; w: number; h: number; q?: number; finish?: Finish }
const svg = (w: number, h: number, inside: string, box = `0 0 ${w} ${h}`) => `<svg width="${w}" height="${h}" viewBox="${box}">${inside}</svg>`

// ---------- plates
export const raggedEdge = (w: number, h: number) => `<rect x="9" y="8" width="${w - 18}" height="${h - 16}" rx="10" fill="#fff" filter="url(#rag)"/>`

// ---------- the road of corruption
export interface Road { w: number; h: number; step0: number; dx: number; y0: number; wig: number; stoneR: number }
export const roads: Record<string, Road> = {
  landscape: { w: 1180, h: 126, step0: 52, dx: 71, y0: 92, wig: 5, stoneR: 15 },
  portrait: { w: 820, h: 124, step0: 36, dx: 49.6, y0: 90, wig: 5, stoneR: 14 },
  phone: { w: 390, h: 104, step0: 14, dx: 24.1, y0: 76, wig: 3, stoneR: 8.5 },
}
export const road = (r: Road, dark: boolean): string => frieze(r.w, r.h, { ...r, hob: {}, sau: 15, bare: true, dark })
/** the shadow that goes before Sauron: clear at its left end, which lies 2.2 steps before him */
export const night = (w: number, h: number) =>
  `<linearGradient id="nt"><stop offset="0" stop-color="#0a0504" stop-opacity="0"/><stop offset=".35" stop-color="#0a0504" stop-opacity=".28"/>
  <stop offset="1" stop-color="#0a0504" stop-opacity=".5"/></linearGradient><rect width="${w}" height="${h}" fill="url(#nt)"/>`

// ---------- cards, tiles, dice, tokens, signs
export const cards: Record<string, () => string> = PICTURES
const box24 = (inside: string) => svg(24, 24, inside)
export const signs: Record<string, string> = {}
for (const k of Object.keys(ACT)) {
  signs[k] = box24(gicon(ACT[k], 12, 12, 23, LINE[k]))
  signs[`${k}-light`] = box24(gicon(ACT[k], 12, 12, 23, '#F0DDB0'))
}
for (const k of ['eye', 'die', 'heal', 'card', 'shield', 'bigShield', 'ring', 'heart', 'sun', 'sundial', 'dot']) signs[k] = box24(sym(k, 12, 12, 22))
signs['wild'] = box24(sym('star', 12, 12, 23))

// ---------- places in the round
const ROUND: Record<string, string> = { bag_end: 'bag', rivendell: 'riv', moria: 'mor', lothlorien: 'lot', helms_deep: 'hel', shelobs_lair: 'she', mordor: 'mrd' }
export const rounds: Record<string, string> = Object.fromEntries(Object.entries(ROUND).map(([place, k]) =>
  [place, svg(100, 100, `<clipPath id="rd"><circle cx="50" cy="50" r="50"/></clipPath><g clip-path="url(#rd)">${V[k]()}</g>`)]))

// ---------- hobbits and Sauron
export const HOBBITS = ['frodo', 'sam', 'pippin', 'merry', 'fatty']
export const medallion = (k: string): string => medal(k, 60)
export const figure = (k: string) => svg(56, 66, hobbit(k, 28, 60, 1.12))
export const darkLord = () => svg(96, 116, sauron(46, 106, 1))
export const nicheOf = (k: string, away: boolean) => `<g transform="translate(2 2)">${niche(k, 180, 156, away)}</g>`
export const gandalf = () => svg(96, 104, `<g transform="translate(2 2)">${gandalfStack(false)}</g>`)

// ---------- the two ends
export const end: Record<string, () => string> = { victory: () => victory(1180, 560), defeat: () => defeat(1180, 572) }

// ---------- the shelf
const seal = () => {
  const r = rng(8)
  const rim = Array.from({ length: 26 }, (_, i) => { const a = (i / 26) * 6.2832, k = 46 + (i % 2) * 3 + r() * 2; return [52 + Math.cos(a) * k, 50 + Math.sin(a) * k] })
  return `<circle cx="52" cy="53" r="47" fill="#1d0c08" opacity=".5" filter="url(#b4)"/><path d="M30 86l-10 34l18 -9l12 12l6 -34ZM74 86l10 34l-18 -9l-12 12l-6 -34Z" fill="#7c1d18" stroke="#430D0A"/>
    <path d="${line(rim)}Z" fill="url(#ember)" stroke="#430D0A" stroke-width="1.600"/><circle cx="52" cy="50" r="37" fill="none" stroke="#E79A85" stroke-width="1.400"/>`
}
export const shelf: Record<string, Picture> = {
  wall: { svg: () => room.wall(), w: 1180, h: 820, q: 0.72, finish: { grain: 0.3 } },
  'wall-portrait': { svg: () => room.wall(820, 1180, 410, 30, 530), w: 820, h: 1180, q: 0.72, finish: { grain: 0.3 } },
  book: { svg: () => `<g transform="translate(-66 -136)">${room.book(92, 146, 240, 352)}</g>`, w: 342, h: 400, finish: { grain: 0.3 } },
  case: { svg: () => `<g transform="translate(-430 -110)">${room.deckbox(466, 226, 230, 272)}</g>`, w: 330, h: 420, finish: { grain: 0.3 } },
  map: { svg: () => `<g transform="translate(-762 -140)">${room.map(800, 150, 262, 348)}</g>`, w: 338, h: 390, finish: { grain: 0.3 } },
  candle: { svg: () => room.candle(210, 316, 0.9), w: 420, h: 400 },
  label: { svg: () => room.label(), w: 314, h: 70 },
  nail: { svg: () => room.nail(), w: 80, h: 32 },
  seal: { svg: seal, w: 104, h: 126, q: 0.85, finish: { grain: 0.2 } },
}

// ---------- the cover
export const cover: Record<string, Picture> = {
  door: { svg: () => coverPicture(COVER.landscape), w: 1180, h: 820, q: 0.72 },
  'door-portrait': { svg: () => coverPicture(COVER.portrait), w: 820, h: 1180, q: 0.72 },
  knob: { svg: () => knob(), w: 140, h: 146, q: 0.85, finish: { grain: 0.3 } },
}

// ---------- paper
const noise = (id: string, freq: string, octaves: number, seed: number, matrix: string) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="512" height="512"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter>`
const INK_NOISE = '0 0 0 0 .17  0 0 0 0 .12  0 0 0 0 .07  0 0 0 -1.5 1.02'
const LIGHT_NOISE = '0 0 0 0 1  0 0 0 0 .93  0 0 0 0 .78  0 0 0 -1.6 .98'
const BLOTCHES = '0 0 0 0 .42  0 0 0 0 .28  0 0 0 0 .12  0 0 0 -3.2 1.75'
const sheet = (ground: string, blotch: number, grain: number, light: number) => {
  const full = (filter: string, opacity: number) => `<rect width="512" height="512" fill="#000" filter="url(#${filter})" opacity="${opacity}"/>`
  return noise('tb', '.00586 .00977', 4, 12, BLOTCHES) + noise('tg', '.9', 2, 3, INK_NOISE) + noise('tl', '.8', 2, 8, LIGHT_NOISE) +
    `<rect width="512" height="512" fill="${ground}"/>` + full('tb', blotch) + full('tg', grain) + full('tl', light)
}
/** upper edge of the sheet that slides over a scene */
const tornEdge = (dark: boolean) => {
  const [w, h] = [1180, 24]
  const r = rng(dark ? 18 : 8)
  const edge = jagPath([[-10, 15], [w * 0.3, 9], [w * 0.6, 16], [w + 10, 11]], 16, 7, r)
  const paperColour = dark ? '#2e241c' : '#FBF1D6'
  return `<path d="${line(edge)}V${h}H-10Z" fill="#0c0604" opacity=".6" filter="url(#b2)" transform="translate(0 -3)"/><clipPath id="te"><path d="${line(edge)}V${h}H-10Z"/></clipPath>
    <g clip-path="url(#te)"><rect width="${w}" height="${h}" fill="${paperColour}"/><rect width="${w}" height="${h}" fill="#000" filter="url(#grain)" opacity="${dark ? 0.6 : 0.34}"/></g>
    <path d="${line(edge)}" fill="none" stroke="${dark ? '#C9A227' : '#2B2118'}" stroke-width="${dark ? 1.6 : 2}"/>`
}
const slab = () => `<rect width="256" height="256" fill="#D9C392"/><rect width="256" height="256" filter="url(#stonetex)" opacity=".3"/>`
export const paper: Record<string, Picture> = {
  paper: { svg: () => sheet('#EFE3C8', 0.24, 0.34, 0.4), w: 512, h: 512 },
  night: { svg: () => sheet('#1B1511', 0.3, 0.6, 0.12), w: 512, h: 512 },
  'torn-edge': { svg: () => tornEdge(false), w: 1180, h: 24, q: 0.75 },
  'torn-edge-night': { svg: () => tornEdge(true), w: 1180, h: 24, q: 0.75 },
}

// ---------- icons: the Ring on ember and night
const ring = (size: number) => { const at = (512 - size) / 2; return `<g transform="translate(${at} ${at})">${PICTURES['one_ring'](size, size)}</g>` }
const ground = (radius: number) => `<radialGradient id="ig" cx=".5" cy=".46" r=".72"><stop offset="0" stop-color="#C24A2E"/><stop offset=".42" stop-color="#7a1f19"/><stop offset="1" stop-color="#16120F"/></radialGradient>
  <rect width="512" height="512" rx="${radius}" fill="url(#ig)"/>`
export const icons: [string, string, number][] = [
  ['icon-192.png', ground(96) + ring(400), 192],
  ['icon-512.png', ground(96) + ring(400), 512],
  ['icon-maskable-512.png', ground(0) + ring(310), 512],
  ['apple-touch-icon-180.png', ground(0) + ring(380), 180],
]
export const favicon = svg(64, 64, ground(96) + ring(430), '0 0 512 512')
export const ink: string = C.ink
export const round1: (n: number) => number = f
