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

export const pillars: Thing = ({ w, h, c }) =>
  times(Math.round(w / 46), (i) => {
    const x = 20 + i * 46
    return `<path d="M${x} ${h}V${f(h * 0.2)}l-9-10h38l-9 10V${h}z" fill="${darker(c[1], 0.42)}"/>
      <path d="M${x + 4} ${f(h * 0.2)}V${h}" stroke="#fff" stroke-opacity=".1" stroke-width="3"/>`
  }).join('')

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

/** a stone king on his throne at the meeting of the ways; his head lies beside him, crowned with flowers */
export const king: Thing = ({ w, h, c, at }) => {
  const [x, y] = [f(w * at), f(h * 0.84)]
  const stone = mix(c[0], '#8a8274', 0.55)
  return `<path d="M0 ${h}Q${f(w * 0.4)} ${f(h * 0.86)} ${x} ${y}T${w} ${f(h * 0.8)}V${f(h * 0.88)}Q${f(w * 0.8)} ${f(h * 0.9)} ${f(w * 0.74)} ${h}z"
    fill="${mix(c[0], '#E0C48A', 0.35)}" opacity=".7"/>
    <path d="M${x - 24} ${y}v-56l5-4h38l5 4v56z" fill="${darker(stone, 0.42)}"/>
    <path d="M${x - 19} ${y}v-22l-3-6 4-20q4-8 12-8l2-4h8l2 4q8 0 12 8l4 20-3 6v22z" fill="${stone}"/>
    <path d="M${x + 4} ${y}v-20l8-4v-22l-4-10q8 0 10 8l4 20-3 6v22z" fill="#000" opacity=".18"/>
    <path d="M${x - 12} ${y - 44}v18h24v-18M${x - 17} ${y - 22}h13v20M${x + 17} ${y - 22}H${x + 4}v20" fill="none" stroke="${darker(stone, 0.5)}" stroke-width="1.6"/>
    <path d="M${x - 4} ${y - 60}l3-2 2 2 3-2v4h-8z" fill="${darker(stone, 0.3)}"/><path d="M${x - 30} ${y}h60v6h-60z" fill="${darker(stone, 0.25)}"/>
    <circle cx="${x + 42}" cy="${y - 4}" r="9.5" fill="${stone}"/><path d="M${x + 37} ${y - 5}h3M${x + 44} ${y - 5}h3M${x + 39} ${y + 1}h6" stroke="#3a3226" stroke-width="1.5"/>
    <path d="M${x + 32.5} ${y - 8}q9.5 -9 19 0" fill="none" stroke="#F4E9A8" stroke-width="2.6" stroke-dasharray="2 1.6"/>`
}

/** a slender arch without rails, over nothing */
export const narrowBridge: Thing = ({ w, h, c }) => {
  const rock = darker(c[1], 0.62)
  return `<path d="M0 ${f(h * 0.3)}l${f(w * 0.12)} ${f(h * 0.14)} ${f(w * 0.1)} ${f(h * 0.02)} ${f(-w * 0.05)} ${f(h * 0.54)}H0zM${w} ${f(h * 0.24)}
    l${f(-w * 0.1)} ${f(h * 0.2)} ${f(-w * 0.08)} ${f(h * 0.02)} ${f(w * 0.04)} ${f(h * 0.54)}H${w}z" fill="${rock}"/>
    <path d="M${f(w * 0.18)} ${f(h * 0.46)}Q${f(w * 0.52)} ${f(h * 0.3)} ${f(w * 0.86)} ${f(h * 0.46)}v5Q${f(w * 0.52)} ${f(h * 0.4)} ${f(w * 0.18)} ${f(h * 0.52)}z"
    fill="${mix(c[1], '#E8C8A0', 0.4)}"/>
    <path d="M${f(w * 0.62)} ${f(h * 0.365)}q-2-10 2-12.5q5 2 4 13.5zM${f(w * 0.66)} ${f(h * 0.375)}V${f(h * 0.2)}" fill="#120c08" stroke="#120c08" stroke-width="1.4"/>
    <circle cx="${f(w * 0.626)}" cy="${f(h * 0.235)}" r="2.8" fill="#120c08"/><circle cx="${f(w * 0.66)}" cy="${f(h * 0.2)}" r="7" fill="#FFF0C0" opacity=".45"/>
    <circle cx="${f(w * 0.66)}" cy="${f(h * 0.2)}" r="2.2" fill="#FFF6DA"/>`
}

/** steps that climb a cliff from left to right, turn by turn */
export const climb: Thing = ({ w, h, c }) => {
  const [face, edge] = [mix(c[1], '#C0A090', 0.22), mix(c[1], '#E0C4B4', 0.4)]
  const rock = `<path d="M0 ${f(h * 0.92)}L${f(w * 0.22)} ${f(h * 0.84)}L${f(w * 0.5)} ${f(h * 0.5)}L${f(w * 0.66)} ${f(h * 0.36)}H${f(w * 0.92)}L${w} ${f(h * 0.5)}V${h}H0z"
    fill="${darker(face, 0.45)}"/>`
  const flight = (x: number, y: number, steps: number, run: number, rise: number) => {
    let d = `M${f(x)} ${f(y)}`
    for (let i = 0; i < steps; i++) d += `v${f(-rise)}h${f(run)}`
    return `<path d="${d}L${f(x + steps * run)} ${f(y - steps * rise + rise * 3)}L${f(x + run * 2)} ${f(y + rise * 1.2)}z" fill="${face}"/>
      <path d="${d}" fill="none" stroke="${edge}" stroke-width="1.2"/>`
  }
  return (
    rock +
    flight(w * 0.12, h * 0.96, 14, w * 0.0125, h * 0.024) +
    flight(w * 0.3, h * 0.68, 12, w * 0.016, h * 0.021) +
    flight(w * 0.5, h * 0.47, 8, w * 0.018, h * 0.018)
  )
}

/** a tongue of rock over the fire, two small figures on it */
export const ledge: Thing = ({ w, h, c, at }) => {
  const [x, y] = [f(w * at), f(h * 0.56)]
  return `<path d="M${w} ${f(h * 0.42)}L${f(w * 0.86)} ${y - 3}L${x} ${y}l-8 5 22 9 ${f(w * 0.1)} 8 ${f(w * 0.08)} ${f(h * 0.3)}H${w}z" fill="${darker(c[2], 0.2)}"/>
    <path d="M${w} ${f(h * 0.42)}L${f(w * 0.86)} ${y - 3}L${x} ${y}" fill="none" stroke="#FFB066" stroke-opacity=".55" stroke-width="1.3"/>
    <path d="M${x + 14} ${y}q-2-11 3-14q6 2 5 14zM${x + 42} ${y - 1}q-2-10 3-13q6 2 5 13z" fill="#0c0605"/><circle cx="${x + 17}" cy="${y - 17}" r="3.2" fill="#0c0605"/>
    <circle cx="${x + 45}" cy="${y - 16}" r="3.2" fill="#0c0605"/><path d="M${x + 15} ${y - 12}L${x + 6} ${y - 20}" stroke="#0c0605" stroke-width="2"/>
    <circle cx="${x + 5}" cy="${y - 22}" r="6" fill="#FFE27A" opacity=".4"/><circle cx="${x + 5}" cy="${y - 22}" r="2.2" fill="none" stroke="#FFE27A" stroke-width="1.3"/>`
}

/** the great dome of stars, half fallen, and a bridge that ends over the water */
export const brokenCity: Thing = ({ w, h, c, at }) => {
  const [x, y] = [f(w * at), f(h * 0.76)]
  const [near, far] = [darker(c[1], 0.28), darker(c[1], 0.1)]
  const arch = (left: number) => `M${left} ${y - 14}h38v28h-6v-8q0-11-13-11t-13 11v8h-6z`
  return `<path d="M${x - 62} ${y}v-34l4-3 3 5 4-4v36zM${x + 52} ${y}v-46l5-5 4 6 5-3v48zM${x + 74} ${y}v-26l4 3 4-5v28z" fill="${far}"/>
    <path d="M${x - 38} ${y}v-26h4q0-34 34-36l3 7 5-4 2 9q16 6 22 24h5v26z" fill="${near}"/>
    <path d="M${x + 6} ${y}v-58l2-1 2 9q16 6 22 24h5v26z" fill="#000" opacity=".18"/>
    <path d="M${x - 28} ${y}v-14q5-9 10 0v14zM${x - 8} ${y}v-14q5-9 10 0v14zM${x + 14} ${y}v-14q5-9 10 0v14z" fill="#1a1c1e" opacity=".55"/>
    <path d="${arch(f(w * 0.04))}${arch(f(w * 0.04) + 38)}" fill="${near}"/><path d="M0 ${y - 17}h${f(w * 0.04 + 74)}l-4 5h${f(-w * 0.04 - 70)}z" fill="${far}"/>
    <path d="M${f(w * 0.04 + 76)} ${y - 2}l5 8-9 8h-4v-12z" fill="${near}"/>`
}
