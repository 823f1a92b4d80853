// What grows: woods, firs, crooked and bare trees, palms, thorns, flowers; and the lamps that hang in trees.
import { f } from '../../kit/geometry'
import { mix } from '../colours'
import { darker, type Thing, times } from './pen'

/** three rows of round crowns, far to near */
export const trees: Thing = ({ w, h, r, c }) => {
  let s = ''
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < w / 24; i++) {
      const x = i * 24 + r() * 20
      const y = h * (0.54 + row * 0.13)
      const size = h * (0.25 + r() * 0.15)
      const leaves = mix(mix(c[1], c[0], 0.42 - row * 0.1), c[2], row / 2.6)
      s += `<path d="M${f(x)} ${f(y + size * 0.8)}V${f(y - size * 0.4)}" stroke="${darker(c[2], 0.35)}" stroke-width="2.4"/>
        <path d="M${f(x - size * 0.6)} ${f(y)}q${f(-size * 0.1)} ${f(-size * 0.5)} ${f(size * 0.3)} ${f(-size * 0.55)}q${f(size * 0.3)}
        ${f(-size * 0.35)} ${f(size * 0.6)} 0q${f(size * 0.45)} ${f(size * 0.1)} ${f(size * 0.2)} ${f(size * 0.6)}q${f(-size * 0.55)}
        ${f(size * 0.26)} ${f(-size * 1.1)} ${f(-size * 0.05)}z" fill="${leaves}"/>`
    }
  return s
}

export const pines: Thing = ({ w, h, r, c }) =>
  times(Math.round(w / 8), () => {
    const x = r() * w
    const y = h * (0.74 + r() * 0.26)
    const s = h * (0.09 + r() * 0.12)
    const colour = mix(c[2], r() > 0.5 ? '#000000' : c[1], 0.25)
    return `<path d="M${f(x)} ${f(y - s * 1.5)}l${f(s * 0.42)} ${f(s * 1.7)}h${f(-s * 0.84)}z" fill="${colour}"/>`
  }).join('')

/** trunks without leaves, each with two arms */
export const bare: Thing = ({ w, h, r, c }) =>
  times(Math.round(w / 42), () => {
    const x = r() * w
    const y = h * 0.95
    const s = h * (0.4 + r() * 0.25)
    const lean = r() > 0.5 ? 1 : -1
    return `<path d="M${f(x)} ${f(y)}q${lean * 6} ${f(-s * 0.5)} ${-lean * 2} ${f(-s)}m${lean * 3} ${f(s * 0.45)}q${lean * 10}
      ${f(-s * 0.1)} ${lean * 14} ${f(-s * 0.4)}m${-lean * 15} ${f(s * 0.12)}q${-lean * 12} ${f(-s * 0.1)} ${-lean * 14} ${f(-s * 0.3)}"
      fill="none" stroke="${darker(c[2], 0.4)}" stroke-width="${f(3 + r() * 2.5)}" stroke-linecap="round"/>`
  }).join('')

export const palms: Thing = ({ w, h }) =>
  [0.6, 0.7, 0.78]
    .map((at, i) => {
      const [x, y, s] = [f(w * at), f(h * 0.74), 26 + i * 5]
      return `<path d="M${x} ${y}q5 ${f(-s * 0.6)} 0 ${-s}" fill="none" stroke="#3a2412" stroke-width="3"/>
        <path d="M${x} ${f(y - s)}q-12-8-17 4 8-6 17-4q-2-12-13-11 10 2 13 11q8-12 17-2-10-3-17 2q13-2 15 9-5-8-15-9z" fill="#31401f"/>`
    })
    .join('')

export const thorns: Thing = ({ w, h, r }) => {
  const canes = times(12, () => `M${f(r() * w)} ${h}q${f(r() * 40 - 20)} ${f(-h * 0.2)} ${f(r() * 50 - 25)} ${f(-h * (0.2 + r() * 0.2))}`)
  return `<path d="${canes.join('')}" fill="none" stroke="#0f0a08" stroke-width="2.6"/>`
}

export const flowers: Thing = ({ w, h, r }) =>
  times(
    30,
    () => `<circle cx="${f(r() * w)}" cy="${f(h * (0.76 + r() * 0.2))}" r="${f(1.6 + r() * 1.6)}" fill="#E4F2DC" opacity=".8"/>`,
  ).join('')

export const lamps: Thing = ({ w, h, r }) =>
  times(12, () => `<circle cx="${f(r() * w)}" cy="${f(h * (0.42 + r() * 0.34))}" r="2" fill="#FFE9A0"/>`).join('')

/** tall silver trunks under a golden roof, a platform with a ladder between two of them */
export const silver: Thing = ({ w, h, r, c, at }) => {
  const trunks = times(9, (i) => {
    const x = (w * (i + 0.2 + r() * 0.6)) / 9
    const s = h * (0.025 + r() * 0.02)
    return `<path d="M${f(x - s * 1.7)} ${h}Q${f(x - s * 0.8)} ${f(h * 0.6)} ${f(x - s * 0.7)} 0h${f(s * 1.4)}Q${f(x + s * 0.8)} ${f(h * 0.6)}
      ${f(x + s * 1.7)} ${h}z" fill="${mix('#CFD2C4', c[1], 0.15 + r() * 0.3)}"/>
      <path d="M${f(x + s * 0.3)} 0Q${f(x + s * 0.3)} ${f(h * 0.6)} ${f(x + s)} ${h}" stroke="#2b3020" stroke-opacity=".35" fill="none"
      stroke-width="${f(s * 0.8)}"/>`
  })
  const roof = times(18, (i) => {
    const size = h * (0.15 + r() * 0.12)
    return `<circle cx="${f((w * (i + r())) / 18)}" cy="${f(r() * h * 0.08)}" r="${f(size)}" fill="${mix(c[0], c[1], 0.1 + r() * 0.6)}"/>`
  })
  const [x, y] = [f(w * at), f(h * 0.46)]
  const flet = `<path d="M${x - 42} ${y}h84l-7 6h-70z" fill="#5a4a2a"/><path d="M${x - 30} ${y}v-15l15-9 15 9v15z" fill="#F4DF9E"/>
    <path d="M${x - 34} ${y - 14}l19-13 19 13" fill="none" stroke="#5a4a2a" stroke-width="3"/>
    <path d="M${x + 14} ${y}V${h}M${x + 21} ${y}V${h}" stroke="#3f3520" stroke-width="1.4"/>
    <path d="${times(9, (i) => `M${x + 14} ${y + 8 + i * 7}h7`).join('')}" stroke="#3f3520" stroke-width="1.2"/>`
  return trunks.join('') + roof.join('') + flet
}
