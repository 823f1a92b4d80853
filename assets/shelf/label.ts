// What hangs under the shelf: a nail with two threads, a label without words; and the wax seal of the score.
import { rng } from '../kit/chance'
import { line } from '../kit/geometry'

/** a nail and the two threads on which a label hangs */
export const nail = () =>
  `<path d="M40 8L14 30M40 8L66 30" stroke="#1a0f07" stroke-width="3"/>
    <path d="M40 8L14 30M40 8L66 30" stroke="#B9975a" stroke-width="1.6"/>
    <circle cx="40" cy="8" r="5" fill="url(#gold)" stroke="#2a1b06" stroke-width="1.2"/>`
/** the label itself, without words */
export const label = (w = 314, h = 70) =>
  `<defs><linearGradient id="lbl" x2="0" y2="1"><stop offset="0" stop-color="#F8EDD0"/><stop offset="1" stop-color="#E2CC99"/>
    </linearGradient></defs><rect x="1" y="4" width="${w - 2}" height="${h - 2}" rx="4" fill="#000" opacity=".5" filter="url(#b4)"/>
    <rect x=".75" y=".75" width="${w - 1.5}" height="${h - 1.5}" rx="4" fill="url(#lbl)" stroke="#24160b" stroke-width="1.5"/>
    <clipPath id="lbc"><rect x="1.5" y="1.5" width="${w - 3}" height="${h - 3}" rx="3.5"/></clipPath><g clip-path="url(#lbc)">
    <rect width="${w}" height="${h}" fill="#000" filter="url(#grain)" opacity=".3"/>
    <rect width="${w}" height="${h}" fill="#000" filter="url(#blotch)" opacity=".3"/></g>`

/** wax seal with two ribbons, for the sum of a score */
export function seal() {
  const r = rng(8)
  const rim = Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * 6.2832
    const k = 46 + (i % 2) * 3 + r() * 2
    return [52 + Math.cos(a) * k, 50 + Math.sin(a) * k]
  })
  return `<circle cx="52" cy="53" r="47" fill="#1d0c08" opacity=".5" filter="url(#b4)"/>
    <path d="M30 86l-10 34l18 -9l12 12l6 -34ZM74 86l10 34l-18 -9l-12 12l-6 -34Z" fill="#7c1d18" stroke="#430D0A"/>
    <path d="${line(rim)}Z" fill="url(#ember)" stroke="#430D0A" stroke-width="1.6"/>
    <circle cx="52" cy="50" r="37" fill="none" stroke="#E79A85" stroke-width="1.4"/>`
}
