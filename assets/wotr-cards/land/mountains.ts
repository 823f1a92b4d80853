// Heights: snow peaks, cliffs, dunes, the fire mountain.
import { f } from '../../kit/geometry'
import { mix } from '../colours'
import { type Thing, times } from './pen'

export const peaks: Thing = ({ w, h, r, c }) =>
  times(5, (i) => {
    const x = (w * (i + 0.2 + r() * 0.5)) / 5
    const y = h * (0.16 + r() * 0.22)
    const foot = h * 0.82
    const s = (foot - y) * 0.62
    return `<path d="M${f(x - s)} ${f(foot)}L${f(x)} ${f(y)}L${f(x + s)} ${f(foot)}z" fill="${mix(c[1], c[0], 0.35)}"/>
      <path d="M${f(x)} ${f(y)}L${f(x + s)} ${f(foot)}H${f(x + s * 0.12)}L${f(x + s * 0.2)} ${f(y + s * 0.7)}z" fill="#000" opacity=".2"/>
      <path d="M${f(x)} ${f(y)}l${f(s * 0.22)} ${f(s * 0.36)}l${f(-s * 0.14)} ${f(-s * 0.06)}l${f(-s * 0.1)} ${f(s * 0.1)}l${f(-s * 0.1)}
      ${f(-s * 0.08)}l${f(-s * 0.1)} ${f(s * 0.04)}z" fill="#F4F1E6" opacity=".75"/>`
  }).join('')

export const cliffs: Thing = ({ w, h, r, c }) =>
  times(7, (i) => {
    const x = (w * i) / 6.2
    const y = h * (0.3 + r() * 0.22)
    const s = w / 9
    return `<path d="M${f(x - s)} ${h}l${f(s * 0.2)} ${f(y - h)} ${f(s * 0.7)} -8 ${f(s * 0.6)} 12 ${f(s * 0.5)} ${f(h - y - 4)}z"
      fill="${mix(c[1], c[2], r() * 0.8)}"/><path d="M${f(x - s * 0.3)} ${f(y + 10)}v${f(h * 0.4)}" stroke="#000" stroke-opacity=".25"/>`
  }).join('')

export const dunes: Thing = ({ w, h, c }) =>
  times(
    3,
    (i) => `<path d="M0 ${f(h * (0.62 + i * 0.13))}q${f(w * 0.2)} ${f(-h * 0.16)} ${f(w * 0.42)} 0t${f(w * 0.6)} ${f(-h * 0.04)}V${h}H0z"
      fill="${mix(c[1], c[2], i * 0.28)}"/>`,
  ).join('')

export const volcano: Thing = ({ w, h, r, c, at }) => {
  const x = w * at
  const scree = times(40, () => {
    const t = r()
    const side = r() > 0.5 ? 1 : -1
    return `M${f(x + side * (14 + r() * h * t * 0.9))} ${f(h * (0.26 + t * 0.66))}l${f(side * h * 0.03)} ${f(h * 0.07)}`
  })
  return `<path d="M${f(x - 6)} ${f(h * 0.2)}q-20 -12 -8 -22q-22 -8 8 -22h40q34 10 4 22q14 12 -12 22z" fill="#7a5a4e" opacity=".55"/>
    <path d="M${f(x - h * 1.2)} ${h}Q${f(x - h * 0.3)} ${f(h * 0.7)} ${f(x - 12)} ${f(h * 0.2)}h30Q${f(x + h * 0.4)} ${f(h * 0.7)}
    ${f(x + h * 1.3)} ${h}z" fill="${mix(c[2], c[1], 0.25)}"/><path d="${scree.join('')}" stroke="#F0A070" stroke-opacity=".22"/>
    <path d="M${f(x - 10)} ${f(h * 0.2)}h26l-6 ${f(h * 0.2)} -5 ${f(h * 0.2)} -3 ${f(-h * 0.16)} -5 ${f(h * 0.24)} -4 ${f(-h * 0.22)}z"
    fill="#F07A2E"/>`
}

/** one red horn above all others, half under snow */
export const horn: Thing = ({ w, h, c, at }) => {
  const [x, foot] = [w * at, h * 0.98]
  return `<path d="M${f(x - h * 1.1)} ${f(foot)}L${f(x - h * 0.42)} ${f(h * 0.46)}L${f(x - h * 0.3)} ${f(h * 0.5)}Q${f(x - h * 0.1)} ${f(h * 0.3)} ${f(x + h * 0.06)} ${f(h * 0.06)}
    Q${f(x + h * 0.1)} ${f(h * 0.26)} ${f(x + h * 0.3)} ${f(h * 0.44)}L${f(x + h * 0.42)} ${f(h * 0.4)}L${f(x + h * 1.2)} ${f(foot)}z" fill="${mix(c[2], '#9A4A3E', 0.6)}"/>
    <path d="M${f(x + h * 0.06)} ${f(h * 0.06)}Q${f(x + h * 0.1)} ${f(h * 0.26)} ${f(x + h * 0.3)} ${f(h * 0.44)}L${f(x + h * 0.42)} ${f(h * 0.4)}L${f(x + h * 1.2)} ${f(foot)}H${f(x + h * 0.2)}
    L${f(x + h * 0.1)} ${f(h * 0.6)}z" fill="#2a1512" opacity=".35"/>
    <path d="M${f(x - h * 1.1)} ${f(foot)}L${f(x - h * 0.42)} ${f(h * 0.46)}L${f(x - h * 0.3)} ${f(h * 0.6)}L${f(x - h * 0.16)} ${f(h * 0.54)}L${f(x)} ${f(h * 0.74)}L${f(x + h * 0.2)} ${f(h * 0.62)}
    L${f(x + h * 0.42)} ${f(h * 0.66)}L${f(x + h * 0.5)} ${f(h * 0.5)}L${f(x + h * 1.2)} ${f(foot)}z" fill="#EEF2F4" opacity=".85"/>
    <path d="M${f(x + h * 0.06)} ${f(h * 0.06)}L${f(x - h * 0.06)} ${f(h * 0.26)}L${f(x + h * 0.02)} ${f(h * 0.22)}L${f(x + h * 0.06)} ${f(h * 0.34)}L${f(x + h * 0.12)} ${f(h * 0.24)}z" fill="#F4F6F6"/>`
}
