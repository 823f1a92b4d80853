// Walls and towers of both sides.
import { f } from '../../kit/geometry'
import { mix } from '../colours'
import { darker, lighter, type Thing, times } from './pen'

export const tower: Thing = ({ w, h, c, at }) => {
  const x = w * at
  return `<path d="M${f(x - 26)} ${h}l9 ${f(-h * 0.38)} 7 -4 2 ${f(-h * 0.24)} 5 ${f(-h * 0.14)} 4 8 4 ${f(-h * 0.2)} 5 ${f(h * 0.2)} 4 -8
    5 ${f(h * 0.16)} 2 ${f(h * 0.24)} 8 6 8 ${f(h * 0.36)}z" fill="${darker(c[2], 0.45)}"/>
    <path d="M${f(x - 4)} ${f(h * 0.36)}q5-5 10 0-5 5-10 0z" fill="#E0642F"/>`
}

/** one tall pillar with horns, on a low ring of ground */
export const spire: Thing = ({ w, h, c, at }) => {
  const x = w * at
  return `<path d="M${f(x - 16)} ${f(h * 0.98)}l4 ${f(-h * 0.76)} 2-9 3 8 3-13 3 13 2-4 3 5 3-9 2 10 4 ${f(h * 0.76)}z"
    fill="${darker(c[2], 0.25)}"/>
    <path d="M${f(x + 2)} ${f(h * 0.24)}v${f(h * 0.7)}" stroke="#fff" stroke-opacity=".13" stroke-width="2"/>
    <path d="M${f(x - h)} ${f(h * 0.9)}q${f(h)} ${f(-h * 0.14)} ${f(2 * h)} 0v${f(h * 0.1)}H${f(x - h)}z" fill="${mix(c[2], c[1], 0.35)}"/>`
}

export const wall: Thing = ({ w, h, r, c }) => {
  const y = h * 0.56
  const teeth = times(w / 12, (i) => `M${i * 12} ${f(y - 6)}h7v7h-7z`)
  const joints = times(w / 7, () => `M${f(r() * w)} ${f(y + 5 + r() * h * 0.36)}h${f(5 + r() * 9)}`)
  return `<path d="M0 ${f(y)}H${w}V${h}H0z" fill="${c[1]}"/><path d="${teeth.join('')}" fill="${c[1]}"/>
    <path d="${joints.join('')}" stroke="#000" stroke-opacity=".28"/>`
}

export const keep: Thing = ({ w, h, c, at }) => {
  const x = w * at
  return `<path d="M${f(x - 22)} ${h}V${f(h * 0.22)}h6v-6h7v6h6v-6h7v6h6v-6h7v6h6V${h}z" fill="${lighter(c[1], 0.12)}"/>
    <path d="M${f(x + 8)} ${h}V${f(h * 0.22)}h15V${h}z" fill="#000" opacity=".2"/>
    <path d="M${f(x - 6)} ${f(h * 0.4)}v-9h4v9zM${f(x + 6)} ${f(h * 0.58)}v-9h4v9z" fill="#FFD27A"/>`
}

/** the white city: six walls above each other and the tower */
export const city: Thing = ({ w, h, r, c, at }) => {
  const x = w * at
  const u = h / 100
  let s = ''
  for (let i = 0; i < 6; i++) {
    const foot = h * (0.98 - i * 0.12)
    const half = h * (1.1 - i * 0.17)
    const arch = h * 0.14
    const top = (t: number) => foot - h * 0.11 - (2 * t * (1 - t) * arch) / 2
    let teeth = ''
    let windows = ''
    for (let t = 0.01; t < 0.97; t += (9 * u) / (2 * half))
      teeth += `M${f(x - half + 2 * half * t)} ${f(top(t) - 3 * u)}h${f(5 * u)}v${f(5 * u)}h${f(-5 * u)}z`
    for (let k = 0; k < 9 - i; k++)
      windows += `M${f(x - half * 0.85 + r() * half * 1.7)} ${f(foot - h * (0.03 + r() * 0.05))}h${f(1.2 * u)}v${f(2 * u)}h${f(-1.2 * u)}z`
    const stone = lighter(c[1], 0.1 + i * 0.06)
    s += `<path d="${teeth}" fill="${stone}"/><path d="M${f(x - half)} ${f(foot)}V${f(foot - h * 0.11)}q${f(half)} ${f(-arch / 2)}
      ${f(2 * half)} 0V${f(foot)}z" fill="${stone}" stroke="${c[2]}" stroke-opacity=".45"/>
      <path d="M${f(x + half * 0.3)} ${f(foot)}V${f(top(0.65))}L${f(x + half)} ${f(foot - h * 0.11)}V${f(foot)}z" fill="#20242c" opacity=".16"/>
      <path d="${windows}" fill="#6a4a1c" opacity=".7"/>`
  }
  return `${s}<path d="M${f(x - 4 * u)} ${f(h * 0.3)}l${f(u)} ${f(-h * 0.24)} ${f(3 * u)} ${f(-6 * u)} ${f(3 * u)} ${f(6 * u)} ${f(u)}
    ${f(h * 0.24)}z" fill="#FBF7EA"/><path d="M${f(x)} ${f(h * 0.01)}v${f(-4 * u)}" stroke="#333"/>`
}

export const castle: Thing = ({ w, h, c, at }) => {
  const [x, y] = [w * at, f(h * 0.72)]
  return `<path d="M${f(x - 46)} ${f(y + 8)}q46-16 96 0v10h-96z" fill="${darker(c[2], 0.3)}"/>
    <path d="M${f(x - 34)} ${y}v-22h5v-5h5v5h6v-20h4l3-12 3 12h4v16h8v-26h4l4-14 4 14h4v32h8v-5h5v5h5v20z" fill="${darker(c[1], 0.18)}"/>
    <path d="M${f(x - 4)} ${y}v-10q4-6 8 0v10z" fill="#000" opacity=".5"/>`
}

/** the iron gate between two cliffs */
export const gate: Thing = ({ w, h, c }) => {
  const bars = times(9, (i) => `M${f(w * (0.32 + i * 0.045))} ${f(h * 0.42)}V${h}`)
  return `<path d="M0 ${h}V${f(h * 0.1)}L${f(w * 0.3)} ${f(h * 0.3)}V${h}zM${w} ${h}V${f(h * 0.06)}L${f(w * 0.7)} ${f(h * 0.3)}V${h}z"
    fill="${darker(c[1], 0.35)}"/>
    <path d="M${f(w * 0.3)} ${f(h * 0.42)}h${f(w * 0.4)}V${h}H${f(w * 0.3)}z" fill="${mix(c[2], '#6a4a38', 0.3)}" stroke="#0c0806"
    stroke-width="2"/><path d="${bars.join('')}" stroke="#8a6a52" stroke-opacity=".5"/>`
}

/** a pale city on a shelf of rock: thin walls, one tower, light in every window as of a corpse */
export const paleCity: Thing = ({ w, h, r, c, at }) => {
  const x = w * at
  const stone = mix(c[1], '#C9E4CC', 0.45)
  const tier = (half: number, top: number, foot: number) => {
    const [a, b] = [x - half, x + half]
    const teeth = times((2 * half) / 8, (i) => `M${f(a + i * 8)} ${f(h * top - 4)}h4.5v5h-4.5z`)
    return `<path d="M${f(a)} ${f(h * foot)}L${f(a + 3)} ${f(h * top)}H${f(b - 3)}L${f(b)} ${f(h * foot)}z${teeth.join('')}" fill="${stone}"/>
      <path d="M${f(x + half * 0.3)} ${f(h * top)}H${f(b - 3)}L${f(b)} ${f(h * foot)}H${f(x + half * 0.4)}z" fill="#0c1512" opacity=".3"/>`
  }
  const lights = times(16, () => `M${f(x - 62 + r() * 124)} ${f(h * (0.66 + r() * 0.18))}h2.2v4h-2.2z`)
  return `<circle cx="${f(x)}" cy="${f(h * 0.34)}" r="${f(h * 0.5)}" fill="#BFF0C8" opacity=".12"/>
    <circle cx="${f(x)}" cy="${f(h * 0.34)}" r="${f(h * 0.28)}" fill="#BFF0C8" opacity=".16"/>
    <path d="M${f(x - 12)} ${f(h * 0.62)}l3 ${f(-h * 0.44)} 3-8 2 6 4-14 4 14 2-6 3 8 3 ${f(h * 0.44)}z" fill="${stone}"/>
    <path d="M${f(x + 1)} ${f(h * 0.62)}V${f(h * 0.08)}l3 9 2-6 3 8 3 ${f(h * 0.44)}z" fill="#0c1512" opacity=".3"/>
    <path d="M${f(x - 3)} ${f(h * 0.27)}h6v5h-6z" fill="#E6FFE6"/>${tier(44, 0.58, 0.76)}${tier(72, 0.7, 0.92)}
    <path d="${lights.join('')}" fill="#E6FFE6" opacity=".85"/><path d="M${f(x - 6)} ${f(h * 0.92)}v-13q6-7 12 0v13z" fill="#0b110e"/>`
}

/** the round wall of a garrison, seen from its gate */
export const ringWall: Thing = ({ w, h, c, at }) => {
  const x = w * at
  const stone = mix(c[1], '#8a8a7a', 0.3)
  return `<path d="M${f(x - h * 1.15)} ${f(h * 0.86)}q${f(h * 1.15)} ${f(h * 0.3)} ${f(h * 2.3)} 0v${f(-h * 0.13)}q${f(-h * 1.15)} ${f(h * 0.3)} ${f(-h * 2.3)} 0z" fill="${stone}"/>
    <path d="M${f(x - h * 1.15)} ${f(h * 0.73)}q${f(h * 1.15)} ${f(h * 0.3)} ${f(h * 2.3)} 0" fill="none" stroke="${stone}" stroke-width="5" stroke-dasharray="6 4"/>
    <path d="M${f(x - 9)} ${f(h)}v-13q9-10 18 0v13z" fill="#0f100e"/>`
}
