// Where people live or rest: hall, hole, inn, camp, the porch of seats.
import { f } from '../../kit/geometry'
import { mix } from '../colours'
import { darker, type Thing } from './pen'

export const hall: Thing = ({ w, h, c, at }) => {
  const [x, y] = [w * at, h * 0.56]
  return `<path d="M${f(x - w * 0.4)} ${h}Q${f(x)} ${f(h * 0.28)} ${f(x + w * 0.4)} ${h}z" fill="${mix(c[2], c[1], 0.3)}"/>
    <path d="M${f(x - 30)} ${f(y)}h60v14h-60z" fill="#7d5a2a"/>
    <path d="M${f(x - 38)} ${f(y + 2)}L${f(x - 24)} ${f(y - 18)}h48L${f(x + 38)} ${f(y + 2)}z" fill="#D9B43A" stroke="#5c430a"/>
    <path d="M${f(x - 24)} ${f(y - 18)}l-5-7M${f(x + 24)} ${f(y - 18)}l5-7" stroke="#D9B43A" stroke-width="2.5"/>`
}

export const hole: Thing = ({ w, h, c, at }) => {
  const [x, y] = [w * at, f(h * 0.66)]
  const window = (side: number) =>
    `<circle cx="${f(x + side * h * 0.32)}" cy="${y}" r="${f(h * 0.07)}" fill="#FFE9A0" stroke="#3a2a16" stroke-width="2"/>`
  return `<path d="M${f(x - w * 0.36)} ${h}Q${f(x)} ${f(h * 0.04)} ${f(x + w * 0.36)} ${h}z" fill="${c[1]}"/>
    <circle cx="${f(x)}" cy="${y}" r="${f(h * 0.16)}" fill="#3E6E4A" stroke="#3a2a16" stroke-width="3"/>
    <circle cx="${f(x)}" cy="${y}" r="2.4" fill="#E9C75A"/>${window(-1)}${window(1)}`
}

const PANES = [
  [-28, -24],
  [-18, -24],
  [-28, -12],
  [-16, -12],
  [10, -15],
  [24, -15],
]
export const inn: Thing = ({ w, h, c, at }) => {
  const [x, y] = [w * at, h * 0.86]
  const panes = PANES.map(([dx, dy]) => `M${f(x + dx!)} ${f(y + dy!)}h7v7h-7z`)
  return `<path d="M${f(x - 40)} ${f(y)}v-30l20-18 20 18v30zM${f(x)} ${f(y)}v-22l22-14 22 14v22z" fill="${darker(c[1], 0.35)}"/>
    <path d="${panes.join('')}" fill="#FFD27A"/>`
}

export const camp: Thing = ({ w, h, at }) =>
  `<circle cx="${f(w * at)}" cy="${f(h * 0.78)}" r="22" fill="#FFC35A" opacity=".28"/>
  <path d="M${f(w * at - 5)} ${f(h * 0.84)}q-3-12 5-20 8 8 5 20z" fill="#FFC35A"/>`

export const porch: Thing = ({ w, h, c }) =>
  [0.5, 0.64, 0.78, 0.92]
    .map(
      (at) => `<path d="M${f(w * at - 18)} ${f(h * 0.9)}V${f(h * 0.5)}q18 ${f(-h * 0.34)} 36 0V${f(h * 0.9)}" fill="none"
        stroke="${mix(c[2], '#F0D8A0', 0.35)}" stroke-width="4"/>`,
    )
    .join('')

/** many gables under pines, a lit porch: the last homely house */
export const house: Thing = ({ w, h, c, at }) => {
  const [x, y] = [f(w * at), f(h * 0.8)]
  const gable = (dx: number, s: number, up: number) =>
    `<path d="M${f(x + dx - s)} ${y}v${f(-up)}l${f(s)} ${f(-s * 1.3)} ${f(s)} ${f(s * 1.3)}v${f(up)}z" fill="#E9DFC4"/>
    <path d="M${f(x + dx - s - 3)} ${f(y - up + 2)}L${f(x + dx)} ${f(y - up - s * 1.3 - 3)}L${f(x + dx + s + 3)} ${f(y - up + 2)}" fill="none" stroke="${darker(c[2], 0.1)}" stroke-width="3"/>
    <path d="M${f(x + dx - s * 0.4)} ${y}v${f(-up * 0.7)}q${f(s * 0.4)} ${f(-s * 0.6)} ${f(s * 0.8)} 0v${f(up * 0.7)}z" fill="#F4C66A"/>`
  return `<path d="M${x - 66} ${y + 5}q66-13 132 0v8h-132z" fill="${darker(c[2], 0.15)}"/>${gable(34, 11, 12)}${gable(-34, 12, 13)}${gable(0, 15, 20)}
    <path d="M${x - 52} ${y}h104v5h-104z" fill="#8f8260"/>`
}
