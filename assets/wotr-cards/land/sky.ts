// What hangs in the air: lights of the sky, clouds, rain, snow, mist, birds.
import { f } from '../../kit/geometry'
import { type Sheet, type Thing, times } from './pen'

export function sun({ w, h, at }: Sheet): string {
  const [x, y] = [w * at, h * 0.34]
  const rays = times(36, (i) => {
    const a = (i / 18) * Math.PI
    const [from, to] = [h * (0.24 + (i % 2) * 0.03), h * (0.5 + (i % 3) * 0.2)]
    return `M${f(x + Math.cos(a) * from)} ${f(y + Math.sin(a) * from)}L${f(x + Math.cos(a) * to)} ${f(y + Math.sin(a) * to)}`
  })
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(h * 0.2)}" fill="#FFF3D0" opacity=".75"/>
    <path d="${rays.join('')}" stroke="#FFF3D0" stroke-opacity=".28" stroke-width="1.2"/>`
}

export const moon: Thing = ({ w, h, c, at }) =>
  `<circle cx="${f(w * at)}" cy="${f(h * 0.3)}" r="${f(h * 0.16)}" fill="#E9F0E2" opacity=".85"/>
  <circle cx="${f(w * at + h * 0.07)}" cy="${f(h * 0.26)}" r="${f(h * 0.13)}" fill="${c[0]}" opacity=".9"/>`

/** the red light behind what is evil */
export const glow: Thing = ({ w, h, at }) =>
  `<circle cx="${f(w * at)}" cy="${f(h * 0.36)}" r="${f(h * 0.26)}" fill="#C4502C" opacity=".38"/>`

export const stars: Thing = ({ w, h, r }) =>
  times(22, () => `<circle cx="${f(r() * w)}" cy="${f(r() * h * 0.5)}" r="${f(0.6 + r())}" fill="#FFF6DA" opacity=".8"/>`).join('')

export const rain: Thing = ({ w, h, r }) =>
  `<path d="${times(60, () => `M${f(r() * w)} ${f(r() * h)}l-4 12`).join('')}" stroke="#DCE6EE" stroke-opacity=".3"/>`

export const snow: Thing = ({ w, h, r }) =>
  `<path d="${times(70, () => `M${f(r() * w)} ${f(r() * h)}l5 2`).join('')}" stroke="#fff" stroke-opacity=".8" stroke-width="1.8"
  stroke-linecap="round"/>`

export const mist: Thing = ({ w, h }) =>
  `<path d="M0 ${f(h * 0.64)}q${f(w * 0.25)} -12 ${f(w * 0.5)} 0t${f(w * 0.5)} 0v16q${f(-w * 0.25)} 10 ${f(-w * 0.5)} 0t${f(-w * 0.5)} 0z"
  fill="#EFF2EC" opacity=".34"/>`

/** long clouds: bright in the west (left), dark in the east */
export const clouds: Thing = ({ w, h, r }) =>
  times(16, () => {
    const x = r() * w
    const y = h * (0.06 + r() * 0.4)
    const s = h * (0.2 + r() * 0.5)
    return `<path d="M${f(x)} ${f(y)}q${f(s * 0.5)} -7 ${f(s)} 0 ${f(s * 0.6)} -5 ${f(s)} 1 ${f(-s * 0.7)} 5 ${f(-s)} 4 ${f(-s * 0.6)} 3
      ${f(-s)} -5z" fill="${x < w * 0.55 ? '#FFE9B8' : '#3a1410'}" opacity="${f((0.2 + r() * 0.3) * 10) / 10}"/>`
  }).join('')

const WING = 'M-3-4Q-16-20-36-20-52-19-66-9L-56-9-63-2-52-4-57 4-46 1-50 9-39 5-40 12-28 7Q-14 6-4 8z'
/** three eagles: right of `at`, above or below it, size, tilt */
const FLIGHT = [
  [0, 0, 1, -8],
  [0.09, 0.2, 0.66, 6],
  [0.17, -0.05, 0.5, -4],
]
export const eagles: Thing = ({ w, h, at }) =>
  FLIGHT.map(
    ([x, y, size, tilt]) => `<g transform="translate(${f(w * (at + x!))} ${f(h * (0.26 + y!))}) rotate(${tilt})
      scale(${f((h / 330) * size! * 11) / 10})"><g fill="#3a2615" stroke="#1d120a" stroke-width="1.2"><path d="${WING}"/>
      <path d="${WING}" transform="scale(-1 1)"/><path d="M-5-8q5-5 10 0l2 14 5 16-7-4-5 6-5-6-7 4 5-16z"/></g>
      <path d="M-14-8L-44-14M-14-3L-42-6M14-8L44-14M14-3L42-6" stroke="#6a4a2a" stroke-width="1.6"/>
      <circle cy="-10" r="4.6" fill="#EFE3C8"/><path d="M-2-13l2-5 2 5z" fill="#D9A93A"/></g>`,
  ).join('')
