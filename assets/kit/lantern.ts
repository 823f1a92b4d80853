// The marker of a line: a way-lantern that lights the station it stands on.
import { COLOUR, LINE_COLOUR } from './colour'
import { f } from './geometry'

/** marker of a line: a way-lantern that lights the station it stands on */
export function lantern(x: number, y: number, ln: string, s = 1, glow = true) {
  const c = LINE_COLOUR[ln] || COLOUR.ember
  return (
    (glow
      ? `<ellipse cx="${x}" cy="${y - 20 * s}" rx="${52 * s}" ry="${48 * s}" fill="url(#glowG)" style="mix-blend-mode:screen"/>
        <ellipse cx="${x}" cy="${y - 24 * s}" rx="${30 * s}" ry="${32 * s}" fill="url(#glowG)" opacity=".8"/>`
      : '') +
    ` <g transform="translate(${f(x)} ${f(y)}) scale(${s})"><ellipse cx="1" cy="1" rx="13" ry="5" fill="#120b07" opacity=".6"/>
      <path d="M-11 0L-9 -5H9L11 0Z" fill="#3a2a17" stroke="#120b06" stroke-width="1.3"/>
      <path d="M-8 -5L-9.5 -32H9.5L8 -5Z" fill="#FFE7A0" stroke="#120b06" stroke-width="1.6"/>
      <path d="M0 -10C-7 -14 -4 -20 0 -28C4 -20 7 -14 0 -10Z" fill="#E8842C"/>
      <path d="M0 -10.5C-3.5 -13 -2 -17 0 -21C2 -17 3.5 -13 0 -10.5Z" fill="#FFF6CF"/>
      <path d="M-4.5 -5L-5 -32M4.5 -5L5 -32" stroke="#3a2a17" stroke-width="1.3"/>
      <path d="M-13 -31L0 -43L13 -31Z" fill="${c}" stroke="#120b06" stroke-width="1.5" stroke-linejoin="round"/>
      <path d="M-13 -31L0 -43L-3 -31Z" fill="#fff" opacity=".25"/>
      <circle cy="-46" r="3.6" fill="none" stroke="#120b06" stroke-width="3.6"/>
      <circle cy="-46" r="3.6" fill="none" stroke="#C9A227" stroke-width="1.6"/></g>`
  )
}
