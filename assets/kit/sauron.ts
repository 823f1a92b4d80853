// Sauron as a standing figure, feet at the origin, 98 high.
import { f } from './geometry'

/** helm with points, cloak, mace; black with an ember rim */
export function sauron(x: number, y: number, s = 1) {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${s})">
    <ellipse cx="0" cy="-44" rx="58" ry="66" fill="url(#glowE)" opacity=".55"/>
    <ellipse cx="2" cy="2" rx="26" ry="7" fill="#000" opacity=".7"/>
    <path d="M-9 -62C-26 -58 -30 -40 -27 -20L-31 0L-23 -4L-19 1L-12 -3L-6 2L0 -3L7 2L12 -3L19 1L24 -4L31 0L27 -20C30 -40 26 -58 9 -62Z"
    fill="#130E0D" stroke="#C2452E" stroke-width="1.4" stroke-linejoin="round"/>
    <path d="M-9 -60L-31 -66L-24 -56L-36 -52L-25 -47M9 -60L31 -66L24 -56L36 -52L25 -47" fill="#0d0908" stroke="#C2452E" stroke-width="1.3"
    stroke-linejoin="round"/>
    <path d="M-9 -58L-10 -74L-13 -92L-6 -82L-3 -98L0 -84L3 -98L6 -82L13 -92L10 -74L9 -58L0 -52Z" fill="#1a1312" stroke="#C2452E"
    stroke-width="1.4" stroke-linejoin="round"/>
    <path d="M-6 -70L-1 -67.5M6 -70L1 -67.5" stroke="#FFB03A" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M0 -65V-55" stroke="#7a2a1c" stroke-width="1.2"/>
    <path d="M-14 -40C-10 -24 -12 -12 -16 -4M14 -40C10 -24 12 -12 16 -4M0 -46V-8" stroke="#6d2a1d" stroke-width="1.1" fill="none"/>
    <path d="M-7 -44H7L4 -34H-4Z" fill="#2b1a17" stroke="#8c3322" stroke-width="1"/>
    <path d="M33 2L30 -62" stroke="#050303" stroke-width="4.6"/><path d="M33 2L30 -62" stroke="#5c3a2c" stroke-width="2"/>
    <path d="M30 -62L22 -70L26 -78L30 -86L34 -78L38 -70Z" fill="#1a1312" stroke="#C2452E" stroke-width="1.3"/></g>`
}
