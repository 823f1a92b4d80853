// The cover: a round door in a stone wall, iron bands, the ring for the knob.

import { f } from '../kit/geometry'
import { gradient, radial, wob } from '../kit/pen'
import type { CoverStage } from './layouts'

/** stones of the wall, their courses following the ring of the door */
export function wall({ W, H, CX, CY, R, r }: CoverStage) {
  let s = `
    <defs>${radial('cw', '0 #C9A66c, 0.45 #8f6c40, 1 #2f2014', `gradientUnits="userSpaceOnUse" cx="${CX}" cy="${CY}" r="860"`)}
    ${gradient('cg', '0 #6d8046, 1 #2a3822')}</defs>
    <rect width="${W}" height="${H}" fill="url(#cw)"/>`
  // courses of small stones, following the ring of the door
  let d = ''
  let e = ''
  for (let k = 0; k < 13; k++) {
    const q = R + 62 + k * 36
    const n = Math.round(q / 11)
    e += `M${f(CX - q)} ${CY}A${q} ${q} 0 1 1 ${f(CX + q)} ${CY}A${q} ${q} 0 1 1 ${f(CX - q)} ${CY}`
    for (let i = 0; i < n; i++) {
      const a = ((i + (k % 2) * 0.5 + (r() - 0.5) * 0.3) / n) * 6.2832
      d += `M${f(CX + Math.cos(a) * q)} ${f(CY + Math.sin(a) * q)}L${f(CX + Math.cos(a) * (q + 36))} ${f(CY + Math.sin(a) * (q + 36))}`
    }
  }
  s += wob(
    `<path d="${e}${d}" fill="none" stroke="#3a2814" stroke-width="1.5" opacity=".6"/>
      <path d="${e}" fill="none" stroke="#F3DDA8" stroke-width="1" opacity=".22" transform="translate(0 2)"/>`,
  )
  let h = ''
  for (let i = 0; i < 900; i++) {
    const x = r() * W
    const y = r() * H
    h += `M${f(x)} ${f(y)}l${f(3 + r() * 6)} ${f(-2 - r() * 4)}`
  }
  s += `<path d="${h}" stroke="#2B1a0c" stroke-width=".8" opacity=".4"/>`
  return s
}

/** the wooden ring about the door, with its nails */
function frame({ CX, CY, R, r }: CoverStage): string {
  let s =
    `<circle cx="${CX + 10}" cy="${CY + 16}" r="${R + 64}" fill="#1b0f07" opacity=".6" filter="url(#b9)"/>
      <defs>${gradient('dr', '0 #B5834a, 0.5 #86592e, 1 #4d3018', 'x2=".7" y2="1"')}
      ${radial('dg', '0 #6f9a6c, 0.55 #3f6a48, 1 #1c3524', 'cx=".36" cy=".28" r=".9"')}</defs>` +
    `<circle cx="${CX}" cy="${CY}" r="${R + 58}" fill="url(#dr)" stroke="#160c06" stroke-width="2.5"/>`
  let st = ''
  let gr = ''
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * 6.2832
    st += `M${f(CX + Math.cos(a) * (R + 6))} ${f(CY + Math.sin(a) * (R + 6))}L${f(CX + Math.cos(a) * (R + 57))}
      ${f(CY + Math.sin(a) * (R + 57))}`
  }
  for (let k = 0; k < 6; k++) {
    const q = R + 12 + k * 8
    for (let i = 0; i < 26; i++) {
      const a = r() * 6.2832
      const b = a + 0.05 + r() * 0.12
      gr += `M${f(CX + Math.cos(a) * q)} ${f(CY + Math.sin(a) * q)}A${q} ${q} 0 0 1 ${f(CX + Math.cos(b) * q)} ${f(CY + Math.sin(b) * q)}`
    }
  }
  s += `<path d="${gr}" fill="none" stroke="#2B1608" stroke-width="1" opacity=".5"/><path d="${st}" stroke="#1d1008" stroke-width="1.8"/>
    <path d="${st}" stroke="#E0B06C" stroke-width="1" opacity=".4" transform="translate(2 1)"/>
    <circle cx="${CX}" cy="${CY}" r="${R + 5}" fill="none" stroke="#160c06" stroke-width="3"/>
    <circle cx="${CX}" cy="${CY}" r="${R + 50}" fill="none" stroke="#E0B06C" stroke-width="1.2" opacity=".6"/>`
  for (let i = 0; i < 34; i += 2) {
    const a = ((i + 0.5) / 34) * 6.2832
    s += `<circle cx="${f(CX + Math.cos(a) * (R + 32))}" cy="${f(CY + Math.sin(a) * (R + 32))}" r="5" fill="url(#gold)" stroke="#2a1b06"
      stroke-width="1.2"/>`
  }
  return s
}
/** boards with grain and knots */
function boards({ CX, CY, R, r }: CoverStage): string {
  let s = ''
  let b = ''
  let g = ''
  for (let i = -4; i <= 4; i++) b += `M${CX + i * 76 - 38} ${CY - R}V${CY + R}`
  for (let i = 0; i < 90; i++) {
    let y = CY - R - 10
    const x = CX - R + r() * R * 2
    g += `M${f(x)} ${f(y)}`
    while (y < CY + R) {
      const dy = 60 + r() * 120
      g += `q${f((r() - 0.5) * 9)} ${f(dy / 2)} ${f((r() - 0.5) * 3)} ${f(dy)}`
      y += dy
    }
  }
  for (let i = 0; i < 9; i++) {
    const x = CX - R * 0.8 + r() * R * 1.6
    const y = CY - R * 0.7 + r() * R * 1.4
    g += `M${f(x - 5)} ${f(y)}a5 11 0 1 0 10 0a5 11 0 1 0 -10 0M${f(x - 10)} ${f(y)}q3 -24 10 -24q8 0 10 24q-2 24 -10 24q-8 0 -10 -24`
  }
  s += wob(
    `<path d="${g}" fill="none" stroke="#14261a" stroke-width="1.1" opacity=".5"/><path d="${b}" stroke="#0f1d14" stroke-width="4"/>
      <path d="${b}" stroke="#A9CFA0" stroke-width="1.2" opacity=".45" transform="translate(3.5 0)"/>`,
  )
  return s
}
/** iron bands with rivets */
function bands({ CX, CY, R }: CoverStage): string {
  let s = ''
  for (const y of [CY - 176, CY + 176]) {
    s += wob(
      `<path d="M${CX - R} ${y - 17}H${CX + R * 0.42}q26 3 30 17q-4 14 -30 17H${CX - R}Z" fill="#2b2622" stroke="#0c0806"
        stroke-width="2"/><path d="M${CX - R} ${y - 13}H${CX + R * 0.42}" stroke="#9a8d80" stroke-width="1.6" opacity=".7"/>`,
    )
    for (let i = 0; i < 7; i++)
      s += `<circle cx="${CX - R * 0.86 + i * 62}" cy="${y}" r="6" fill="#57504a" stroke="#0c0806" stroke-width="1.5"/>
        <circle cx="${CX - R * 0.86 + i * 62 - 2}" cy="${y - 2}" r="1.8" fill="#C9BDAE"/>`
  }
  return s
}
/** shade on the right, a gleam along the upper left edge */
function roundness({ CX, CY, R }: CoverStage): string {
  const s = `<path d="M${CX + 70} ${CY - R}A${R} ${R} 0 0 1 ${CX + 70} ${CY + R}L${CX + R + 10} ${CY + R}V${CY - R}Z" fill="#08120c"
    opacity=".34" filter="url(#b22)"/>
    <circle cx="${CX}" cy="${CY}" r="${R - 9}" fill="none" stroke="#D6EBC4" stroke-width="3" opacity=".28" stroke-dasharray="520 3000"
    transform="rotate(188 ${CX} ${CY})" stroke-linecap="round"/>`
  return s
}
/** the groove about the knob, where the light runs that says how long it is held */
function groove({ CX, CY }: CoverStage): string {
  let s = ''
  const q = 84
  s += `<circle cx="${CX}" cy="${CY}" r="150" fill="url(#glowG)" style="mix-blend-mode:screen"/>
    <circle cx="${CX}" cy="${CY}" r="${q}" fill="#132019" opacity=".55"/>
    <circle cx="${CX}" cy="${CY}" r="${q}" fill="none" stroke="#0c1510" stroke-width="17"/>
    <circle cx="${CX}" cy="${CY}" r="${q}" fill="none" stroke="#57705a" stroke-width="11" stroke-dasharray="2 6"/>`
  return s
}
/** the door in its ring, without the knob */
export function door(s: CoverStage): string {
  const { CX, CY, R } = s
  const circle = `<circle cx="${CX}" cy="${CY}" r="${R}"`
  return (
    frame(s) +
    `<clipPath id="dcl">${circle}/></clipPath><g clip-path="url(#dcl)">${circle} fill="url(#dg)"/>` +
    boards(s) +
    bands(s) +
    roundness(s) +
    `</g>${circle} fill="none" stroke="#0c1510" stroke-width="4"/>` +
    groove(s)
  )
}
