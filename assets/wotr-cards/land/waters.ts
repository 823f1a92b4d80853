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
