// Water, what floats on it and what burns over it.
import { f } from '../../kit/geometry'
import { mix } from '../colours'
import { darker, type Thing, times } from './pen'

export const water: Thing = ({ w, h, r, c }) => {
  const ripples = times(w / 9, () => `M${f(r() * w)} ${f(h * (0.76 + r() * 0.2))}h${f(8 + r() * 26)}`)
  return `<path d="M0 ${f(h * 0.74)}H${w}V${h}H0z" fill="${mix(c[2], '#9FC0C6', 0.38)}"/>
    <path d="${ripples.join('')}" stroke="#F2F5EA" stroke-opacity=".4" stroke-width="1.2"/>`
}

export const fall: Thing = ({ w, h, r, c, at }) => {
  const x = w * at
  const threads = times(9, () => `M${f(x - 12 + r() * 24)} ${f(h * (0.34 + r() * 0.2))}v${f(h * (0.1 + r() * 0.26))}`)
  return `<path d="M${f(x - 34)} ${h}V${f(h * 0.3)}L${f(x - 12)} ${f(h * 0.26)}h26l24 ${f(h * 0.06)}V${h}z" fill="${darker(c[2], 0.12)}"/>
    <path d="M${f(x - 13)} ${f(h * 0.3)}h26l5 ${f(h * 0.6)}h-36z" fill="#E4EFEA" opacity=".86"/>
    <path d="${threads.join('')}" stroke="${c[2]}" stroke-opacity=".5"/>`
}

export const ships: Thing = ({ w, h }) =>
  [0.52, 0.68, 0.84]
    .map(
      (at, i) => `<g transform="translate(${f(w * at)} ${f(h * (0.8 + i * 0.03))}) scale(${1 + i * 0.15})">
        <path d="M-20-3q20 8 40 0l5-7q-6 12-13 12h-24q-8 0-12-9z" fill="#14100f"/>
        <path d="M0-4v-36M-13-34h26q5 14-2 26h-22q-6-14-2-26z" fill="#1d1614" stroke="#14100f" stroke-width="2"/></g>`,
    )
    .join('')

/** still pools, reeds, and lights that are no lamps */
export const marsh: Thing = ({ w, h, r, c }) => {
  const pools = times(
    8,
    () => `<ellipse cx="${f(r() * w)}" cy="${f(h * (0.74 + r() * 0.2))}" rx="${f(18 + r() * 30)}" ry="4"
      fill="${mix(c[0], '#B9C6A0', 0.3)}" opacity=".6"/>`,
  )
  const lights = times(7, () => `<path d="M${f(r() * w)} ${f(h * (0.5 + r() * 0.24))}q4-9 0-13q-7 8 0 13z" fill="#CFEFC0" opacity=".85"/>`)
  const reeds = times(34, () => `M${f(r() * w)} ${f(h * (0.84 + r() * 0.14))}l${f(r() * 4 - 2)} ${f(-9 - r() * 8)}`)
  return `${pools.join('')}${lights.join('')}<path d="${reeds.join('')}" stroke="#14170f" stroke-width="1.4"/>`
}

export const fire: Thing = ({ w, h, r }) => {
  const tongues = times(
    24,
    (i) => `L${f((w * (i + 0.5)) / 24)} ${f(h * (0.7 + r() * 0.14))}L${f((w * (i + 1)) / 24)} ${f(h * (0.9 + r() * 0.08))}`,
  )
  return `<path d="M0 ${h}${tongues.join('')}V${h}z" fill="#E4782E" opacity=".85"/>`
}

/** a flat boat on a rope, one poling, one with a bundle */
export const ferry: Thing = ({ w, h, at }) => {
  const [x, y] = [f(w * at), f(h * 0.82)]
  return `<path d="M0 ${f(h * 0.7)}Q${f(w * 0.5)} ${f(h * 0.78)} ${w} ${f(h * 0.68)}" fill="none" stroke="#1b2022" stroke-width="1.2"/>
    <path d="M${x - 46} ${y - 5}l7 10h78l7-10z" fill="#1d1a16"/><path d="M${x - 44} ${y - 5}v-11h4v8h80v-8h4v11z" fill="#2a241d"/>
    <path d="M${x + 22} ${y - 7}q-2-14 4-17q6 3 4 17z" fill="#16130f"/><circle cx="${x + 26}" cy="${y - 27}" r="3.6" fill="#16130f"/>
    <path d="M${x + 36} ${y - 42}L${x + 24} ${y + 12}" stroke="#16130f" stroke-width="1.8"/>
    <path d="M${x - 16} ${y - 7}q-2-12 4-14q6 2 5 14z" fill="#16130f"/><circle cx="${x - 12}" cy="${y - 24}" r="3.3" fill="#16130f"/>
    <path d="M${x - 2} ${y - 7}q0-8 6-8t6 8z" fill="#16130f"/>
    <path d="M${x + 40} ${y - 16}v-9" stroke="#1d1a16" stroke-width="2"/><circle cx="${x + 40}" cy="${y - 27}" r="9" fill="#FFD98A" opacity=".3"/>
    <circle cx="${x + 40}" cy="${y - 27}" r="2.6" fill="#FFE3A0"/>`
}

/** white water between stones, a wave with horses' necks above it */
export const rapids: Thing = ({ w, h, r, c }) => {
  const wave = (y: number, s: number, colour: string, opacity: number) => {
    let d = `M0 ${h}V${f(y)}`
    for (let x = 0; x < w; x += s)
      d += `q${f(s * 0.3)} ${f(-s * (0.2 + r() * 0.35))} ${f(s * 0.72)} ${f(-s * 0.12)}q${f(-s * 0.2)} ${f(s * 0.16)} ${f(s * 0.28)} ${f(s * 0.12)}`
    return `<path d="${d}V${h}z" fill="${colour}" opacity="${opacity}"/>`
  }
  const foam = times(w / 4, () => `M${f(r() * w)} ${f(h * (0.7 + r() * 0.28))}q4-3 ${f(6 + r() * 14)} 0`)
  const stones = times(7, () => {
    const s = 6 + r() * 9
    return `<path d="M${f(r() * w)} ${f(h * (0.8 + r() * 0.16))}q${f(s * 0.4)} ${f(-s)} ${f(s)} ${f(-s * 0.8)}t${f(s)} ${f(s * 0.8)}z"
      fill="${darker(c[2], 0.2)}"/>`
  })
  return `${wave(h * 0.7, 34, '#DCE8E4', 0.75)}${wave(h * 0.78, 42, mix(c[1], '#DCE8E4', 0.35), 1)}${stones.join('')}
    ${wave(h * 0.92, 38, '#E9F0EC', 0.7)}<path d="${foam.join('')}" stroke="#fff" stroke-opacity=".6" stroke-width="1.3" fill="none"/>`
}

/** three peaks, and the same peaks in a dark lake with stars in it by day */
export const mirror: Thing = ({ w, h, r, c }) => {
  const shore = h * 0.64
  const peak = (at: number, s: number, way: number, opacity: number) => {
    const [x, half] = [w * at, s * 0.62]
    const y = shore - way * s
    return `<g opacity="${opacity}"><path d="M${f(x - half)} ${f(shore)}L${f(x)} ${f(y)}L${f(x + half)} ${f(shore)}z" fill="${mix(c[1], c[0], 0.3)}"/>
      <path d="M${f(x)} ${f(y)}L${f(x + half)} ${f(shore)}H${f(x + half * 0.1)}L${f(x + half * 0.2)} ${f(y + way * half * 0.7)}z" fill="#000" opacity=".22"/>
      <path d="M${f(x)} ${f(y)}l${f(half * 0.26)} ${f(way * half * 0.42)}l${f(-half * 0.16)} ${f(-way * half * 0.06)}l${f(-half * 0.1)} ${f(way * half * 0.1)}
      l${f(-half * 0.1)} ${f(-way * half * 0.08)}l${f(-half * 0.12)} ${f(way * half * 0.04)}z" fill="#F4F1E6" opacity=".85"/></g>`
  }
  const three = (way: number, opacity: number) =>
    peak(0.44, h * 0.5, way, opacity) + peak(0.86, h * 0.46, way, opacity) + peak(0.65, h * 0.6, way, opacity)
  const stars = times(
    7,
    (i) => `<circle cx="${f(w * 0.65 + (i - 3) * 9)}" cy="${f(h * 0.86 + Math.abs(i - 3) * 2.4)}" r="1.5" fill="#F4F8FF"/>`,
  )
  const ripples = times(w / 12, () => `M${f(r() * w)} ${f(h * (0.68 + r() * 0.28))}h${f(8 + r() * 26)}`)
  return `${three(1, 1)}<path d="M0 ${f(shore)}H${w}V${h}H0z" fill="${mix(c[2], '#9FC0C6', 0.2)}"/>${three(-1, 0.4)}${stars.join('')}
    <path d="${ripples.join('')}" stroke="#F2F5EA" stroke-opacity=".3" stroke-width="1.2"/>
    <path d="M${f(w * 0.27)} ${f(h * 0.72)}v${f(-h * 0.3)}l4 -3 5 5v${f(h * 0.28)}z" fill="${darker(c[2], 0.35)}"/>`
}
