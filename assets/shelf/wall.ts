// The wall of a hobbit room: boards, a round window with evening in it, a shelf.
import { type Rng, rng } from '../kit/chance'
import { f, smooth } from '../kit/geometry'
import { fall } from '../kit/pen'
import { grainLines } from './wood'

/** gradients of wood and evening, and the opening of the window */
const DEFS = `<defs><radialGradient id="rm" cx=".5" cy=".36" r=".75"><stop offset="0" stop-color="#8a5f36"/>
    <stop offset=".5" stop-color="#573a22"/><stop offset="1" stop-color="#24160d"/></radialGradient><linearGradient id="pk" x2="0" y2="1">
    <stop offset="0" stop-color="#A2733F"/><stop offset=".3" stop-color="#7a5230"/><stop offset="1" stop-color="#3b2515"/>
    </linearGradient><linearGradient id="dk" x2="0" y2="1"><stop offset="0" stop-color="#3b2718"/><stop offset="1" stop-color="#1c120b"/>
    </linearGradient><linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#31445c"/>
    <stop offset=".45" stop-color="#8a7f86"/><stop offset=".7" stop-color="#E2A867"/><stop offset="1" stop-color="#F6DDA0"/>
    </linearGradient><clipPath id="win"><circle cx="590" cy="262" r="196"/></clipPath></defs>`
/** upright boards with their grain */
function boards(q: Rng, W: number, foot: number): string {
  let s = ''
  for (let i = 0; i < Math.ceil((W + 20) / 88); i++) {
    const x = i * 88 - 20
    s += `<path d="M${x} 0V${foot}" stroke="#160c06" stroke-width="2.5" opacity=".55"/>
      <path d="M${x + 3} 0V${foot}" stroke="#C08A50" stroke-width="1" opacity=".22"/>`
    let d = ''
    for (let j = 0; j < 9; j++) {
      let y = -10
      const xx = x + 8 + q() * 72
      d += `M${f(xx)} ${y}`
      while (y < foot) {
        const dy = 60 + q() * 120
        d += `q${f((q() - 0.5) * 9)} ${f(dy / 2)} ${f((q() - 0.5) * 3)} ${f(dy)}`
        y += dy
      }
    }
    s += `<path d="${d}" stroke="#1d1008" stroke-width=".9" fill="none" opacity=".42"/>`
  }
  return s
}
/** a range of hills in the window */
const hill = (q: Rng, y: number, swing: number, colour: string, phase: number) => {
  const p = []
  for (let x = 370; x <= 810; x += 22) p.push([x, y + Math.sin(x * 0.017 + phase) * swing])
  return `<path d="${smooth(p)}V490H370Z" fill="${colour}" stroke="#2B2118" stroke-width="1"/>` + fall(p, 26, 9, q, { op: 0.3, lean: 0.6 })
}

/** round window over evening hills, drawn about its middle at 590, 262 */
function roundWindow(q: Rng): string {
  let s = `<circle cx="590" cy="262" r="236" fill="#1b0f07" opacity=".5" filter="url(#b9)"/>
      <circle cx="590" cy="262" r="222" fill="url(#pk)" stroke="#160c06" stroke-width="2"/>`
  let sp = ''
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2
    sp += `M${f(590 + Math.cos(a) * 197)} ${f(262 + Math.sin(a) * 197)}L${f(590 + Math.cos(a) * 221)} ${f(262 + Math.sin(a) * 221)}`
  }
  s += `<path d="${sp}" stroke="#1d1008" stroke-width="1.3" opacity=".55"/>
    <circle cx="590" cy="262" r="210" fill="none" stroke="#1d1008" stroke-width="1" opacity=".6"/>`
  s += `<g clip-path="url(#win)"><rect x="380" y="50" width="420" height="430" fill="url(#dusk)"/>`
  for (let i = 0; i < 30; i++)
    s += `<circle cx="${f(400 + q() * 380)}" cy="${f(66 + q() * 110)}" r="${f(0.5 + q())}" fill="#fff" opacity=".7"/>`
  s += `<circle cx="668" cy="300" r="120" fill="url(#glowG)"/><circle cx="668" cy="304" r="22" fill="#FFF3C8"/>`
  for (let i = 0; i < 7; i++) {
    const y = 150 + i * 18
    const x = 420 + q() * 260
    s += `<path d="M${f(x)} ${y}q40 -7 90 0q40 6 90 -1q-40 10 -90 7q-50 2 -90 -6Z" fill="#F7DDA8" opacity=".35"/>`
  }
  s +=
    `<path d="M380 330L440 286L474 312L520 262L566 322L610 300L660 334H800V360H380Z" fill="#7a7480" opacity=".8"/>` +
    hill(q, 336, 10, '#8C8A5C', 1) +
    hill(q, 366, 13, '#6F7A4A', 3) +
    `<path d="M470 490C520 440 640 440 600 400C570 378 520 384 560 362" stroke="#F0DDAE" stroke-width="7" fill="none"/>` +
    hill(q, 420, 10, '#4F5F3C', 0.4) +
    `</g><path d="M590 66V458M394 262H786" stroke="#6b4526" stroke-width="13"/>
      <path d="M590 66V458M394 262H786" stroke="#2a180c" stroke-width="13" opacity=".35"/>
      <path d="M585.5 66V458M394 257.5H786" stroke="#B98450" stroke-width="1.5" opacity=".7"/>
      <circle cx="590" cy="262" r="196" fill="none" stroke="#160c06" stroke-width="4"/>`
  return s
}
/** the board of the shelf and the dark below it, drawn for a shelf at 500 */
function shelfBoard(q: Rng, W: number, below: number): string {
  return `<rect y="540" width="${W}" height="34" fill="#000" opacity=".5" filter="url(#b9)"/>
    <rect y="500" width="${W}" height="26" fill="#B07F48"/>${grainLines(q, 0, 500, W, 26, 9, 0.4)}<rect y="524" width="${W}" height="22"
    fill="url(#pk)"/>${grainLines(q, 0, 525, W, 20, 6, 0.5)}<path d="M0 500H${W}M0 524H${W}M0 546H${W}" stroke="#160c06"
    stroke-width="1.6"/><path d="M0 525.5H${W}" stroke="#E0B06C" stroke-width="1.2" opacity=".7"/>
    <rect y="546" width="${W}" height="${below}"
    fill="url(#dk)"/>${grainLines(q, 0, 548, W, below - 4, Math.round((below - 4) / 10.4), 0.35, '#000')}<rect y="546"
    width="${W}" height="40" fill="#000" opacity=".4" filter="url(#b9)"/>`
}
/** the wall of a hobbit room; cx and top place the window, shelf the upper edge of the board */
export function wall(W = 1180, H = 820, cx = 590, top = 0, shelf = 500): string {
  const q = rng(99)
  const moved = (x: number, y: number, inside: string) => `<g transform="translate(${x} ${y})">${inside}</g>`
  const windowLight = '<path d="M420 120L560 70L1020 520H150Z" fill="#FFE2A0" opacity=".1" filter="url(#b22)"/>'
  return (
    `${DEFS}<rect width="${W}" height="${H}" fill="url(#rm)"/>` +
    boards(q, W, shelf + 20) +
    moved(cx - 590, top, roundWindow(q)) +
    moved(cx - 590, shelf - 500, windowLight) +
    moved(0, shelf - 500, shelfBoard(q, W, H - shelf - 46))
  )
}
