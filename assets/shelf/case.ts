// The card game as a case: two halves, a strap, cards of two hosts rising out of it.
import { f } from '../kit/geometry'
import { gicon, sym } from '../kit/signs'

export function cardCase(x: number, y: number, w: number, h: number) {
  let s = `<ellipse cx="${x + w * 0.55}" cy="${y + h + 2}" rx="${w * 0.66}" ry="15" fill="#0c0603" opacity=".65" filter="url(#b4)"/>`
  const lines = (colour: string) => `<path d="M-30 14h60M-24 20h48" stroke="${colour}" stroke-width="1.2"/>`
  const shadow = `<g transform="translate(0 -22)">${sym('eye', 0, 0, 44)}</g>${lines('#B4512C')}`
  const free = gicon('oak', 0, -22, 52, '#4F6F52') + lines('#4F6F52')
  // cards rising out of the box: two hosts
  const cd = (cx: number, cy: number, rot: number, dark: boolean) =>
    `<g transform="translate(${cx} ${cy}) rotate(${rot})">
      <rect x="-46" y="-66" width="92" height="150" rx="8" fill="${dark ? '#2a1d19' : '#F6ECD0'}" stroke="#140c07" stroke-width="1.6"/>
      <rect x="-40" y="-60" width="80" height="138" rx="5" fill="none" stroke="${dark ? '#B4512C' : '#4F6F52'}"
      stroke-width="1.6"/>${dark ? shadow : free}</g>`
  s += cd(x + 52, y - 6, -17, false) + cd(x + w - 46, y - 4, 18, true) + cd(x + 88, y - 24, -6, false) + cd(x + w - 84, y - 22, 7, true)
  s += `<defs><linearGradient id="gb" x2="1" y2="1"><stop offset="0" stop-color="#5c7a5a"/><stop offset=".5" stop-color="#3c5540"/>
    <stop offset="1" stop-color="#1e2d22"/></linearGradient><linearGradient id="eb" x2="1" y2="1"><stop offset="0" stop-color="#5a2620"/>
    <stop offset="1" stop-color="#250d0a"/></linearGradient></defs>
    <path d="M${x + w} ${y + 12}l24 9V${y + h - 4}l-24 4Z" fill="#160c09" stroke="#0c0604" stroke-width="1.5"/>
    <rect x="${x}" y="${y + 10}" width="${w}" height="${h - 10}" rx="6" fill="url(#gb)" stroke="#0e1510" stroke-width="2"/>
    <path d="M${x + w * 0.62} ${y + 11}L${x + w * 0.38} ${y + h - 1}H${x + w - 6}Q${x + w - 1} ${y + h} ${x + w - 1}
    ${y + h - 6}V${y + 17}Q${x + w} ${y + 11} ${x + w - 6} ${y + 11}Z" fill="url(#eb)"/>
    <path d="M${x + w * 0.62} ${y + 11}L${x + w * 0.38} ${y + h}" stroke="url(#gold)" stroke-width="3"/>
    <rect x="${x}" y="${y + 10}" width="${w}" height="${h - 10}" rx="6" filter="url(#stonetex)" opacity=".4"/>
    <path d="M${x + 3} ${y + 13}H${x + w - 3}" stroke="#E8D5A6" stroke-width="1.6" opacity=".5"/>
    <rect x="${x + 10}" y="${y + 22}" width="${w - 20}" height="${h - 34}" rx="4" fill="none" stroke="url(#gold)" stroke-width="1.8"/>`
  s +=
    gicon('oak', x + w * 0.24, y + h * 0.72, 66, '#DCE2C4') +
    `<g>${sym('eye', x + w * 0.75, y + h * 0.72, 60)}</g>
      <g font-family="Fell SC" fill="#F6E3A6" stroke="#140c07" stroke-width="3.5" paint-order="stroke" text-anchor="middle">
      <text x="${x + w / 2}" y="${y + 66}" font-size="27">War of the Ring</text>
      <text x="${x + w / 2}" y="${y + 94}" font-size="20">The Card Game</text></g>`
  s += `<path d="M${x - 4} ${y + h * 0.46}H${x + w + 1}L${x + w + 26} ${y + h * 0.455}v24L${x + w + 1} ${y + h * 0.46 + 24}H${x - 4}Z"
    fill="#5b3a20" stroke="#1d0f07" stroke-width="1.6"/>
    <path d="M${x} ${f(y + h * 0.46 + 5)}H${x + w}M${x} ${f(y + h * 0.46 + 19)}H${x + w}" stroke="#C39A5e" stroke-width="1.2"
    stroke-dasharray="5 4" opacity=".8"/>
    <rect x="${x + w / 2 - 22}" y="${f(y + h * 0.46 - 8)}" width="44" height="40" rx="6" fill="none" stroke="#3d2c06" stroke-width="8"/>
    <rect x="${x + w / 2 - 22}" y="${f(y + h * 0.46 - 8)}" width="44" height="40" rx="6" fill="none" stroke="url(#gold)"
    stroke-width="5"/>
    <path d="M${x + w / 2 - 20} ${f(y + h * 0.46 + 12)}h34" stroke="url(#gold)" stroke-width="4.5" stroke-linecap="round"/>`
  return s
}
