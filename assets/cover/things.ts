// What hangs and grows about the door: the notice, the lamp, flowers; and the knob.

import { f } from '../kit/geometry'
import { lantern } from '../kit/lantern'
import { halo } from '../kit/pen'
import type { CoverStage } from './layouts'

/** a blank notice between two rails */
export const notice = (x: number, y: number, w: number, h: number) => {
  return (
    `<rect x="${x + 6}" y="${y + 12}" width="${w}" height="${h}" rx="8" fill="#120a05" opacity=".6" filter="url(#b9)"/>
      <path d="M${x - 14} ${y - 22}h${w + 28}v26h${-w - 28}ZM${x - 14} ${y + h - 8}h${w + 28}v26h${-w - 28}Z" fill="#6b4526"
      stroke="#160c06" stroke-width="1.8"/>
      <path d="M${x - 12} ${y - 16}h${w + 24}M${x - 12} ${y + h - 2}h${w + 24}" stroke="#C08A50" stroke-width="1.4" opacity=".6"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="#F6EACB" stroke="#24160b" stroke-width="1.8"/>
      <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#000" filter="url(#blotch)" opacity=".26"/>
      <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#000" filter="url(#grain)" opacity=".34"/>
      <rect x="${x + 10}" y="${y + 10}" width="${w - 20}" height="${h - 20}" rx="3" fill="none" stroke="#6B5A45" stroke-width="1.4"/>` +
    [
      [x + 8, y - 9],
      [x + w - 8, y - 9],
      [x + 8, y + h + 5],
      [x + w - 8, y + h + 5],
    ]
      .map((p) => `<circle cx="${p[0]}" cy="${p[1]}" r="6" fill="url(#gold)" stroke="#2a1b06" stroke-width="1.3"/>`)
      .join('')
  )
}

/** grass and flowers along the lower edge */
export const flowers = ({ W, H, r }: CoverStage) => {
  let g = ''
  let fl = ''
  for (let i = 0; i < 230; i++) {
    const x = r() * W
    const h = 24 + r() * 62
    const k = (r() - 0.5) * 30
    g += `M${f(x - 2.5)} ${H}Q${f(x + k * 0.2)} ${f(H - h * 0.6)} ${f(x + k)} ${f(H - h)}Q${f(x + k * 0.3 + 3)} ${f(H - h * 0.5)}
      ${f(x + 2.5)} ${H}Z`
    if (i % 4 === 0) {
      const c = ['#E9C34a', '#C9473A', '#EFE6D6', '#B98ac0'][(i / 4) % 4]
      fl += `<circle cx="${f(x + k)}" cy="${f(H - h)}" r="${f(4 + r() * 4)}" fill="${c}" stroke="#1d150e" stroke-width="1"/>
        <circle cx="${f(x + k)}" cy="${f(H - h)}" r="1.8" fill="#5b430c"/>`
    }
  }
  return `<path d="${g}" fill="#3d5230" stroke="#141d10" stroke-width=".9"/>${fl}`
}

/** a lamp on its bracket */
export const lampPost = (x: number, y: number) =>
  halo(x, y - 30, 210, 200, 0.8) +
  `<path d="M-10 ${y - 150}H${x + 8}q12 2 12 14v26" fill="none" stroke="#120b06" stroke-width="9"/>
    <path d="M-10 ${y - 151}H${x + 8}q11 2 11 14v25" fill="none" stroke="#57504a" stroke-width="4"/>
    <path d="M-10 ${y - 106}Q${x - 20} ${y - 110} ${x - 14} ${y - 148}" fill="none" stroke="#120b06" stroke-width="6"/>` +
  lantern(x + 20, y, 'fighting', 2.3)

/** the knob, apart from the door: it is pressed */
export function knobAt(CX: number, CY: number) {
  const s = `<circle cx="${CX + 3}" cy="${CY + 8}" r="58" fill="#0c0806" opacity=".6" filter="url(#b4)"/>
    <circle cx="${CX}" cy="${CY}" r="56" fill="url(#gold)" stroke="#2a1b06" stroke-width="2.5"/>
    <circle cx="${CX}" cy="${CY}" r="47" fill="none" stroke="#5b430c" stroke-width="2"/>
    <circle cx="${CX}" cy="${CY}" r="44" fill="none" stroke="#FBEBA9" stroke-width="1.2" opacity=".8"/>`
  let ch = ''
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * 6.2832
    ch += `M${f(CX + Math.cos(a) * 48)} ${f(CY + Math.sin(a) * 48)}L${f(CX + Math.cos(a) * 54)} ${f(CY + Math.sin(a) * 54)}`
  }
  return (
    s +
    `<path d="${ch}" stroke="#5b430c" stroke-width="1.6"/>
      <path d="M${CX - 34} ${CY - 18}A38 38 0 0 1 ${CX - 4} ${CY - 38}" fill="none" stroke="#FFF8D0" stroke-width="6"
      stroke-linecap="round"/>`
  )
}
