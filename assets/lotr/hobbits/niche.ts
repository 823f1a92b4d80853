// The arched niche in which a hobbit waits to be chosen.
import { HOBBIT_COLOUR } from '../../kit/colour'
import { f } from '../../kit/geometry'
import { hobbit } from '../../kit/hobbits'
import { id } from '../../kit/names'
import { gradient } from '../../kit/pen'

/** niche with a figure: arched window over the hills, in the hobbit's colour */
export function niche(k: string, w: number, h: number, out: boolean) {
  const c = id('nc')
  const g = id('ng')
  const y = h - 26
  const m = w / 2
  const arch = (i: number) =>
    `M${i} ${h - i}V${f(h * 0.42)}C${i} ${f(h * 0.16)} ${f(w * 0.24)} ${i} ${m} ${i}C${f(w * 0.76)} ${i} ${w - i} ${f(h * 0.16)} ${w - i}
      ${f(h * 0.42)}V${h - i}Z`
  let rays = ''
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * 6.2832
    rays += `M${f(m + Math.cos(a) * 52)} ${f(h * 0.5 + Math.sin(a) * 52)}L${f(m + Math.cos(a) * (i % 2 ? 170 : 120))}
      ${f(h * 0.5 + Math.sin(a) * (i % 2 ? 170 : 120))}`
  }
  // one who stays home is a grey shape; who goes stands in the light (Sam a little aside, for his pack)
  const figure = out
    ? `<g style="filter:grayscale(1) brightness(.55)" opacity=".34">${hobbit(k, m, y, 2.35, { base: false })}</g>`
    : `<ellipse cx="${m}" cy="${h * 0.55}" rx="76" ry="74" fill="url(#glowG)" opacity=".5"/>${hobbit(k, m + (k === 'sam' ? 5 : 0), y, 2.35)}`
  return (
    `<defs>${gradient(g, out ? '0 #B9AB8a, 1 #D9CBA4' : '0 #8FA6b0, 0.6 #F1DFB0, 1 #F6E9C6')}<clipPath id="${c}"><path d="${arch(5)}"/>
      </clipPath></defs><path d="${arch(0)}" fill="#8a7350" stroke="#21170e" stroke-width="1.5"/>
      <path d="${arch(0)}" filter="url(#stonetex)" opacity=".4"/>` +
    `<g clip-path="url(#${c})">
      <rect width="${w}" height="${h}"
      fill="url(#${g})"/>${out ? '' : `<rect width="${w}" height="${h}" fill="${HOBBIT_COLOUR[k]}" opacity=".2"/>`}<path d="${rays}"
      stroke="#7a5a2c" stroke-width=".9" opacity="${out ? 0.14 : 0.3}"/>` +
    `<path d="M0 ${y - 24}Q${w * 0.25} ${y - 44} ${w * 0.5} ${y - 28}T${w} ${y - 32}V${h}H0Z" fill="${out ? '#B7AB84' : '#9AA66c'}"
      stroke="${out ? 'none' : '#2B2118'}" stroke-width="1"/>
      <path d="M0 ${y - 4}Q${w * 0.4} ${y - 18} ${w} ${y - 6}V${h}H0Z" fill="${out ? '#A79b74' : '#6f8050'}"
      stroke="${out ? 'none' : '#2B2118'}" stroke-width="1.1"/>` +
    figure +
    `<rect width="${w}" height="${h}" fill="#000" filter="url(#grain)" opacity=".26"/></g>
      <path d="${arch(5)}" fill="none" stroke="#21170e" stroke-width="1.6"/>` +
    (out ? '' : `<path d="${arch(8)}" fill="none" stroke="url(#gold)" stroke-width="1.4" opacity=".9"/>`)
  )
}
