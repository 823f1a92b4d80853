// The round medallion of a hobbit: figure cropped, with the weave of the hobbit behind it; box of 60.
import { COLOUR, HOBBIT_COLOUR } from '../../kit/colour'
import { hobbit } from '../../kit/hobbits'
import { id } from '../../kit/names'

const WEAVE: Record<string, string> = {
  frodo: 'M0 3H6',
  sam: 'M3 0V6M0 3H6',
  pippin: 'M0 0L6 6',
  merry: 'M0 6L6 0M0 0L6 6',
  fatty: 'M3 2V4',
}
export function medallion(name: string): string {
  const c = id('md')
  const disc = '<circle cx="30" cy="30" r="25.5"'
  return `<svg width="60" height="60" viewBox="0 0 60 60"><defs><clipPath id="${c}">${disc}/></clipPath>
    <pattern id="${c}p" width="6" height="6" patternUnits="userSpaceOnUse">
    <path d="${WEAVE[name]}" stroke="${COLOUR.ink}" stroke-width=".8"/></pattern><radialGradient id="${c}g" cx=".4" cy=".3">
    <stop offset="0" stop-color="#FFF6DA"/><stop offset="1" stop-color="#D9C08A"/></radialGradient></defs>
    <circle cx="31.5" cy="33" r="27" fill="#1a100a" opacity=".4" filter="url(#b2)"/>
    <circle cx="30" cy="30" r="27.5" fill="#8a7350" stroke="#1d150e" stroke-width="1.5"/> ${disc} fill="url(#${c}g)"/>${disc}
    fill="${HOBBIT_COLOUR[name]}" opacity=".28"/>${disc} fill="url(#${c}p)" opacity=".3"/>
    <g clip-path="url(#${c})">${hobbit(name, 30, 88, 1.6, { base: false })}</g> ${disc} fill="none" stroke="#1d150e" stroke-width="1.3"/>
    </svg>`
}
