// Worn stones: the station of a line, the great station of a haven, the ribbon under it.
import { type Rng, rng } from './chance'
import { blob, f, line, type Point, poly } from './geometry'
import { id } from './names'

/** a face of n uneven corners round the origin, and the same scaled about it */
const scaledFace = (face: readonly Point[], k: number) => face.map((p) => [p[0] * k, p[1] * k])
/** the sides of a stone: its face swept down by depth */
const sweptSides = (face: readonly Point[], depth: number, bottom: number, side: string) => {
  let s = ''
  for (let i = Math.round(depth); i > 0; i -= 2)
    s += `<path d="${poly(face.map((p) => [p[0], p[1] + i]))}" fill="${i > bottom ? '#140e0a' : side}"/>`
  return s
}
/** chisel marks on the side that faces us */
const chiselMarks = (R: number, ry: number, depth: number, n: number, from: number, to: number, q: Rng) => {
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = from + q() * to
    d += `M${f(Math.cos(a) * R * 0.97)} ${f(Math.sin(a) * ry * 0.97 + 1)}v${f(depth * (0.4 + q() * 0.45))}`
  }
  return `<path d="${d}" stroke="#000" opacity=".35" stroke-width="1"/>`
}
export type StoneState = 'open' | 'done' | 'start'
const FACE: Record<StoneState, string> = { open: 'stFace', done: 'stDone', start: 'stDark' }
/** the eleven corners of a station; the seed decides how it is worn */
export const stoneFace = (R: number, q: Rng) => blob(0, 0, R, R * 0.84, 11, 0.1, q, 0.2)
/** station of a line: a worn paving block; its sign is laid on top of it by the game */
export function stone(R: number, { state = 'open' as StoneState, seed = 1, depth = R * 0.36 } = {}) {
  const q = rng(seed * 977 + 13)
  const ry = R * 0.84
  const dark = state === 'start'
  const face = stoneFace(R, q)
  let s = `<ellipse cx="${f(R * 0.16)}" cy="${f(depth + ry * 0.42)}" rx="${f(R * 1.16)}" ry="${f(ry * 0.62)}" fill="#0d0806" opacity=".5"
    filter="url(#b4)"/>`
  s += sweptSides(face, depth, Math.round(depth) - 3, dark ? '#1d1712' : '#4a3c2c') + chiselMarks(R, ry, depth, 9, 0.15, 2.8, q)
  s += `<path d="${poly(face)}" fill="url(#${FACE[state]})" stroke="#1d150e" stroke-width="1.5" stroke-linejoin="round"/>
    <path d="${poly(face)}" filter="url(#stonetex)" opacity="${dark ? 0.5 : 0.38}"/>`
  // bevel: a dark line all round, light along the lower edge
  const inner = scaledFace(face, 0.86)
  s += `<path d="${poly(inner)}" fill="none" stroke="${dark ? '#8d7c63' : '#6b5636'}" stroke-width=".9" opacity=".7"/>
    <path d="${line(inner.slice(5, 10))}" fill="none" stroke="#fff8e2" stroke-width="1.2" opacity="${dark ? 0.3 : 0.75}"/>`
  const crack = [[R * (0.5 + q() * 0.3), -ry * 0.5]]
  for (let i = 0; i < 3; i++) crack.push([crack[i][0] - 2 - q() * 4, crack[i][1] + 3 + q() * 4])
  return dark ? s : `${s}<path d="${line(crack)}" stroke="#4a3820" stroke-width=".8" fill="none" opacity=".6"/>`
}

export type GreatState = 'open' | 'now' | 'done'
/** great station of a haven: a millstone of 15 corners with a sunken face for its picture */
export function greatStone(R: number, state: GreatState, seed: number) {
  const q = rng(seed * 977 + 13)
  const [ry, depth] = [R * 0.86, R * 0.36]
  const face = blob(0, 0, R, ry, 15, 0.06, q, 0.2)
  const c = id('sp')
  let s = `<ellipse cx="${f(R * 0.14)}" cy="${f(depth + ry * 0.45)}" rx="${f(R * 1.16)}" ry="${f(ry * 0.6)}" fill="#0d0806" opacity=".55"
    filter="url(#b4)"/>`
  if (state === 'now') s += `<ellipse cx="0" cy="4" rx="${f(R * 1.75)}" ry="${f(ry * 1.7)}" fill="url(#glowG)"/>`
  s += sweptSides(face, depth, depth - 3, '#4a3c2c') + chiselMarks(R, ry, depth, 20, 0.1, 2.9, q)
  s += `<path d="${poly(face)}" fill="url(#${state === 'done' ? 'stDone' : 'stFace'})" stroke="#1d150e" stroke-width="1.6"
    stroke-linejoin="round"/><path d="${poly(face)}" filter="url(#stonetex)" opacity=".38"/>`
  let notches = ''
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * Math.PI * 2
    notches += `M${f(Math.cos(a) * R * 0.86)} ${f(Math.sin(a) * ry * 0.86)}L${f(Math.cos(a) * R * 0.93)} ${f(Math.sin(a) * ry * 0.93)}`
  }
  s += `<path d="${notches}" stroke="#6b5636" stroke-width="1.1" opacity=".8"/>
    <path d="${poly(scaledFace(face, 0.965))}" fill="none" stroke="#fff8e2" stroke-width="1" opacity=".5"/>`
  // the sunken face
  const [rx2, ry2] = [R * 0.8, ry * 0.8]
  const cover = `x="${f(-R)}" y="${f(-R)}" width="${f(R * 2)}" height="${f(R * 2)}"`
  s += `<clipPath id="${c}"><ellipse cx="0" cy="0" rx="${f(rx2)}" ry="${f(ry2)}"/></clipPath>
    <g clip-path="url(#${c})" opacity="${state === 'done' ? 0.62 : 1}"><rect ${cover} fill="url(#hA)" opacity=".1"/>
    <rect ${cover} fill="#000" filter="url(#grain)" opacity=".22"/></g>
    <ellipse cx="0" cy="0" rx="${f(rx2)}" ry="${f(ry2)}" fill="none" stroke="#1d150e" stroke-width="1.8"/>
    <path d="M${f(-rx2 * 0.96)} ${f(ry2 * 0.42)}A${f(rx2 + 2)} ${f(ry2 + 2)} 0 0 0 ${f(rx2 * 0.96)} ${f(ry2 * 0.42)}" fill="none"
    stroke="#fff8e2" stroke-width="1.2" opacity=".7"/>`
  if (state === 'done') s += `<ellipse cx="0" cy="0" rx="${f(rx2)}" ry="${f(ry2)}" fill="#6b5a45" opacity=".28"/>`
  if (state === 'now')
    s += `<path d="${poly(scaledFace(face, 1.05))}" fill="none" stroke="#FFD978" stroke-width="3.4"/>
      <path d="${poly(scaledFace(face, 1.12))}" fill="none" stroke="#FFE9AE" stroke-width="1" opacity=".7" stroke-dasharray="2 4"/>`
  return s
}
/** strip of parchment for the name of an event, with the dark stone for its number; y 0 is its upper edge */
export function ribbon(state: GreatState, w = 124) {
  const h = 28
  const [L, R] = [-w / 2, w / 2]
  const now = state === 'now'
  const face = state === 'done' ? '#C9B78F' : now ? '#FFF6DA' : '#F1E3BF'
  const d = `M${f(L - 9)} 4L${f(L + 8)} 0H${f(R - 8)}L${f(R + 9)} 4L${f(R + 2)} ${f(h / 2 + 2)}L${f(R + 9)} ${h + 3}L${f(R - 8)}
    ${h}H${f(L + 8)}L${f(L - 9)} ${h + 3}L${f(L - 2)} ${f(h / 2 + 2)}Z`
  return `<path d="${d}" fill="#0d0806" opacity=".5" transform="translate(1 4)" filter="url(#b2)"/>
    <path d="${d}" fill="${face}" stroke="${now ? '#A67C12' : '#2B2118'}" stroke-width="${now ? 2.2 : 1.4}" stroke-linejoin="round"/>
    <path d="${d}" filter="url(#stonetex)" opacity=".2"/>
    <circle cx="${f(L + 12)}" cy="${f(h / 2)}" r="11" fill="${now ? '#9E2B25' : '#3a2d22'}" stroke="#140d08" stroke-width="1.2"/>`
}
