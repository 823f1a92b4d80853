// The war game as a map on two rollers: coast, mountains, rivers, a seal.
import { rng } from '../kit/chance'
import { blob, f, jagPath, line, poly, smooth } from '../kit/geometry'
import { sym } from '../kit/signs'

export function map(x: number, y: number, w: number, h: number) {
  const r = rng(41)
  let s = `<ellipse cx="${x + w * 0.5}" cy="${y + h + 4}" rx="${w * 0.6}" ry="14" fill="#0c0603" opacity=".65" filter="url(#b4)"/>`
  const knob = (a: number, yy: number) =>
    `<rect x="${a}" y="${yy - 2}" width="14" height="26" rx="5" fill="#5b3a20" stroke="#1d0f07" stroke-width="1.5"/>
      <circle cx="${a + 7}" cy="${yy + 11}" r="4" fill="url(#gold)"/>`
  const roll = (yy: number) =>
    `<rect x="${x - 16}" y="${yy}" width="${w + 32}" height="22" rx="11" fill="#C9AE78" stroke="#24160b" stroke-width="1.6"/>
      <path d="M${x - 8} ${yy + 5}H${x + w + 8}" stroke="#FFF3CF" stroke-width="2" opacity=".6"/>
      <path d="M${x - 8} ${yy + 16}H${x + w + 8}" stroke="#5a4220" stroke-width="3"
      opacity=".45"/>${knob(x - 26, yy)}${knob(x + w + 12, yy)}`
  const P = (a: number, b: number) => [x + a * w, y + 20 + b * (h - 40)]
  s += `<defs><clipPath id="mpc"><rect x="${x}" y="${y + 12}" width="${w}" height="${h - 26}"/></clipPath>
    <linearGradient id="mpg" x2="1" y2=".4"><stop offset="0" stop-color="#F3E6C4"/><stop offset="1" stop-color="#D8BF8A"/>
    </linearGradient></defs>
    <rect x="${x}" y="${y + 12}" width="${w}" height="${h - 26}" fill="url(#mpg)" stroke="#24160b" stroke-width="1.5"/>
    <g clip-path="url(#mpc)">`
  const coast = jagPath(
    [P(0.16, -0.05), P(0.2, 0.14), P(0.12, 0.26), P(0.22, 0.42), P(0.17, 0.55), P(0.3, 0.68), P(0.27, 0.8), P(0.42, 0.88), P(0.46, 1.05)],
    6,
    9,
    r,
  )
  s += `<path d="${line(coast)}L${x} ${y + h}L${x} ${y}Z" fill="#A9BCC2" opacity=".75"/>`
  for (let i = 1; i < 5; i++)
    s += `<path d="${line(coast.map((p) => [p[0] - i * 5, p[1] + i * 1.5]))}" stroke="#3f5a6b" stroke-width=".8" fill="none"
      opacity="${0.65 - i * 0.12}"/>`
  s += `<path d="${line(coast)}" stroke="#2B2118" stroke-width="1.7" fill="none"/>`
  const mt = (a: number, b: number, k: number, dark = false) => {
    const [px, py] = P(a, b)
    return `<path d="M${f(px - 9 * k)} ${f(py + 6 * k)}L${f(px)} ${f(py - 11 * k)}L${f(px + 9 * k)} ${f(py + 6 * k)}"
      fill="${dark ? '#8a6a55' : '#EAD9AE'}" stroke="#2B2118" stroke-width="1.3"/>
      <path d="M${f(px)} ${f(py - 11 * k)}l${f(3 * k)} ${f(9 * k)}l${f(-2 * k)} ${f(3 * k)}l${f(4 * k)} ${f(4 * k)}M${f(px + 3 * k)}
      ${f(py - 4 * k)}l${f(4 * k)} ${f(8 * k)}M${f(px + 2 * k)} ${f(py)}l${f(2 * k)} ${f(5 * k)}" stroke="#2B2118" stroke-width=".9"
      fill="none"/>`
  }
  for (let i = 0; i < 11; i++) s += mt(0.54 + Math.sin(i * 0.9) * 0.02, 0.06 + i * 0.05, 1 + 0.12 * (i % 2))
  for (let i = 0; i < 7; i++) s += mt(0.42 + i * 0.055, 0.69 + Math.sin(i) * 0.015, 0.95)
  for (let i = 0; i < 6; i++) s += mt(0.74 + i * 0.045, 0.6 + Math.sin(i * 2) * 0.012, 1, true)
  for (let i = 0; i < 6; i++) s += mt(0.735 + Math.sin(i) * 0.01, 0.64 + i * 0.05, 1, true)
  const riv = [P(0.6, 0.08), P(0.63, 0.24), P(0.6, 0.38), P(0.66, 0.52), P(0.64, 0.66), P(0.6, 0.8), P(0.52, 0.9), P(0.46, 0.93)]
  s += `<path d="${smooth(riv)}" stroke="#EFE0B8" stroke-width="5" fill="none"/>
    <path d="${smooth(riv)}" stroke="#3f5a6b" stroke-width="2.2" fill="none"/>
    <path d="${smooth([P(0.52, 0.3), P(0.42, 0.36), P(0.34, 0.48), P(0.25, 0.6)])}" stroke="#3f5a6b" stroke-width="1.5" fill="none"/>`
  for (let i = 0; i < 26; i++) {
    const [px, py] = P(0.67 + r() * 0.1, 0.16 + r() * 0.26)
    s += `<path d="M${f(px)} ${f(py)}v4" stroke="#2B2118"/>
      <circle cx="${f(px)}" cy="${f(py - 2)}" r="4" fill="#7d9068" stroke="#2B2118" stroke-width=".9"/>`
  }
  const [mx, my] = P(0.84, 0.7)
  s += `<path d="M${mx - 10} ${my + 9}L${mx} ${my - 14}L${mx + 10} ${my + 9}Z" fill="#7a2a1c" stroke="#2B2118" stroke-width="1.2"/>
    <path d="M${mx - 2} ${my - 12}c-5 -8 7 -10 2 -18" stroke="#9E2B25" stroke-width="2" fill="none"/>`
  s += `<path d="${smooth([P(0.34, 0.22), P(0.44, 0.25), P(0.52, 0.28), P(0.6, 0.44), P(0.66, 0.58), P(0.78, 0.68)])}" stroke="#9E2B25"
    stroke-width="2.2" stroke-dasharray="2 6" stroke-linecap="round" fill="none"/>`
  const pen = (a: number, b: number, c: string) => {
    const [px, py] = P(a, b)
    return `<path d="M${px} ${py}V${py - 24}" stroke="#1d140c" stroke-width="1.8"/>
      <path d="M${px} ${py - 24}l17 5l-17 6Z" fill="${c}" stroke="#1d140c" stroke-width="1"/>`
  }
  s +=
    pen(0.33, 0.22, '#4A6078') +
    pen(0.56, 0.63, '#4A6078') +
    pen(0.7, 0.68, '#9E2B25') +
    pen(0.9, 0.62, '#9E2B25') +
    pen(0.48, 0.5, '#9E2B25')
  const [cx, cy] = P(0.12, 0.84)
  s += `<circle cx="${cx}" cy="${cy}" r="20" fill="none" stroke="#2B2118" stroke-width="1.2"/>
    <path d="M${cx} ${cy - 27}L${cx + 4} ${cy - 4}L${cx + 25} ${cy}L${cx + 4} ${cy + 4}L${cx} ${cy + 27}L${cx - 4} ${cy + 4}L${cx - 25}
    ${cy}L${cx - 4} ${cy - 4}Z" fill="#9E2B25" stroke="#2B2118" stroke-width="1.1"/>
    <path d="M${cx} ${cy - 27}L${cx + 4} ${cy - 4}L${cx} ${cy}Z M${cx + 25} ${cy}L${cx + 4} ${cy + 4}L${cx} ${cy}Z M${cx}
    ${cy + 27}L${cx - 4} ${cy + 4}L${cx} ${cy}Z M${cx - 25} ${cy}L${cx - 4} ${cy - 4}L${cx} ${cy}Z" fill="#F3E6C4"/>`
  s += `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#000" filter="url(#grain)" opacity=".3"/>
    <path d="M${x + w * 0.333} ${y}V${y + h}M${x + w * 0.666} ${y}V${y + h}" stroke="#6B5A45" opacity=".35"/>
    <path d="M${x + w * 0.333 + 2} ${y}V${y + h}M${x + w * 0.666 + 2} ${y}V${y + h}" stroke="#fff" opacity=".4"/></g>`
  s += roll(y) + roll(y + h - 24)
  s += `<path d="M${x + w * 0.2} ${y + 34}H${x + w + 6}L${x + w - 3} ${y + 53}L${x + w + 6} ${y + 72}H${x + w * 0.2}L${x + w * 0.235}
    ${y + 53}Z" fill="#FBF1D6" stroke="#24160b" stroke-width="1.4"/>
    <text x="${x + w * 0.612}" y="${y + 61}" text-anchor="middle" font-family="Fell SC" font-size="24" fill="#2B2118">War of the
    Ring</text>`
  s += `<path d="M${x + w * 0.86} ${y + h - 34}l-9 40l13 -7l8 11l6 -42Z" fill="#7c1d18"/>
    <path d="${poly(blob(x + w * 0.88, y + h - 42, 23, 22, 16, 0.12, rng(6)))}" fill="url(#ember)" stroke="#430D0A" stroke-width="1.5"/>
    <circle cx="${f(x + w * 0.88)}" cy="${y + h - 42}" r="14" fill="none" stroke="#E79A85"
    stroke-width="1.3"/>${sym('ring', x + w * 0.88, y + h - 42, 17)}`
  return s
}
