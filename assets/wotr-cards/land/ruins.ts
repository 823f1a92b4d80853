// Old stone: broken rings and domes, seats, bridges, pillars, stairs, the hidden door.
import { f } from '../../kit/geometry'
import { mix } from '../colours'
import { darker, type Thing, times } from './pen'

/** distance from the middle of the ring, height */
const STUMPS = [
  [-44, 20],
  [-24, 30],
  [-6, 36],
  [14, 30],
  [32, 22],
]
export const ruins: Thing = ({ w, h, c, at }) => {
  const x = w * at
  const hill = `<path d="M${f(x - w * 0.34)} ${h}Q${f(x)} ${f(h * 0.24)} ${f(x + w * 0.34)} ${h}z" fill="${mix(c[2], c[1], 0.25)}"/>`
  const stumps = STUMPS.map(([dx, s]) => `M${f(x + dx!)} ${f(h * 0.72)}v${-s!}l4-3 5 5 3-2v${s}z`)
  return `${hill}<path d="${stumps.join('')}" fill="${darker(c[2], 0.2)}"/>`
}

export const domes: Thing = ({ w, h, r, c }) =>
  [0.2, 0.38, 0.58, 0.78, 0.93]
    .map((at, i) => {
      const s = 12 + r() * 10
      return `<path d="M${f(w * at - s)} ${f(h * 0.74)}v${f(-s)}q0 ${f(-s)} ${f(s)} ${f(-s)}l${i % 2 ? '3 5 4-2' : '0 0 0 0'}q${f(s * 0.8)} 3
        ${f(s * 0.8)} ${f(s)}v${f(s)}z" fill="${darker(c[1], 0.1 + i * 0.06)}"/>`
    })
    .join('')

/** the stone seat on its hill */
export const seat: Thing = ({ w, h, c, at }) => {
  const x = w * at
  return `<path d="M${f(x - w * 0.3)} ${h}L${f(x - 24)} ${f(h * 0.42)}q10-10 18-8l10-8 12 8q10-2 18 10L${f(x + w * 0.3)} ${h}z"
    fill="${mix(c[2], c[1], 0.2)}"/><path d="M${f(x - 8)} ${f(h * 0.36)}v-16h4v6h20v-6h4v16z" fill="${darker(c[2], 0.4)}"/>`
}

export const bridge: Thing = ({ w, h, c }) =>
  `<path d="M0 ${f(h * 0.5)}Q${f(w * 0.5)} ${f(h * 0.34)} ${w} ${f(h * 0.5)}v10Q${f(w * 0.5)} ${f(h * 0.44)} 0 ${f(h * 0.5 + 10)}z"
  fill="${mix(c[1], '#E8C8A0', 0.32)}"/>
  <path d="M0 ${f(h * 0.6)}L${f(w * 0.2)} ${h}H0zM${w} ${f(h * 0.6)}L${f(w * 0.8)} ${h}H${w}z" fill="${darker(c[1], 0.55)}"/>`

export const pillars: Thing = ({ w, h, c }) =>
  times(Math.round(w / 46), (i) => {
    const x = 20 + i * 46
    return `<path d="M${x} ${h}V${f(h * 0.2)}l-9-10h38l-9 10V${h}z" fill="${darker(c[1], 0.42)}"/>
      <path d="M${x + 4} ${f(h * 0.2)}V${h}" stroke="#fff" stroke-opacity=".1" stroke-width="3"/>`
  }).join('')

export const stair: Thing = ({ w, h, c }) => {
  const steps = 16
  const flight = times(steps, (i) => `V${f(h * (0.96 - i * 0.05))}H${f(((w * (i + 1)) / steps) * 0.7)}`)
  return `<path d="M0 ${h}${flight.join('')}V${h}z" fill="${mix(c[1], '#C0A090', 0.3)}"/>`
}

/** a cliff, and in it a door that only moonlight shows */
export const door: Thing = ({ w, h, c, at }) => {
  const x = w * at
  return `<path d="M${f(x - 90)} ${f(h * 0.8)}L${f(x - 60)} ${f(h * 0.12)}l50-8 62 12 36 ${f(h * 0.66)}z" fill="${darker(c[1], 0.2)}"/>
    <path d="M${f(x - 20)} ${f(h * 0.8)}V${f(h * 0.46)}q0-20 20-20t20 20V${f(h * 0.8)}M${f(x)} ${f(h * 0.28)}V${f(h * 0.8)}" fill="none"
    stroke="#D8E8F2" stroke-width="1.6"/>
    <path d="M${f(x)} ${f(h * 0.4)}l2.4 5 5 .6-4 3.4 1.4 5-4.8-3-4.8 3 1.4-5-4-3.4 5-.6z" fill="#EAF4FA"/>`
}

/** the mouth of a tunnel */
export const dark: Thing = ({ w, h, at }) =>
  `<path d="M${f(w * at - 44)} ${h}V${f(h * 0.5)}q0 ${f(-h * 0.34)} 44 ${f(-h * 0.34)}t44 ${f(h * 0.34)}V${h}z" fill="#07060A"/>`

export const webs: Thing = ({ w, h }) =>
  [0.3, 0.76]
    .map((at) => {
      const [x, y] = [w * at, h * 0.3]
      const spoke = (i: number, length: number) =>
        `${f(x + Math.cos((i / 5) * Math.PI) * length)} ${f(y + Math.sin((i / 5) * Math.PI) * length)}`
      let d = times(10, (i) => `M${f(x)} ${f(y)}L${spoke(i, h * 0.8)}`).join('')
      for (let ring = 12; ring < h * 0.7; ring += 13) d += `M${times(11, (i) => spoke(i, ring)).join('L')}`
      return `<path d="${d}" fill="none" stroke="#DCD6C8" stroke-opacity=".38"/>`
    })
    .join('')
