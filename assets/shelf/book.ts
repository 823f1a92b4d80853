// The co-operative game as a book: leather, gold corners, a round picture of the road.
import { f } from '../kit/geometry'

export function book(x: number, y: number, w: number, h: number) {
  let s = `<ellipse cx="${x + w * 0.56}" cy="${y + h + 2}" rx="${w * 0.64}" ry="15" fill="#0c0603" opacity=".65" filter="url(#b4)"/>`
  s += `<path d="M${x + w - 4} ${y + 8}L${x + w + 22} ${y + 16}V${y + h - 2}L${x + w - 4} ${y + h}Z" fill="#E8D5A6" stroke="#1d0d07"
    stroke-width="1.5"/>`
  let d = ''
  for (let i = 1; i < 10; i++) d += `M${x + w - 4 + i * 2.6} ${f(y + 9 + i * 0.8)}V${y + h - 1}`
  s += `<path d="${d}" stroke="#8b6f42" stroke-width=".8"/>
    <path d="M${x + w + 20} ${y + 12}l7 3V${y + h + 1}l-7 -1Z" fill="#4a110d" stroke="#1d0d07"/>`
  const bands = [0.12, 0.3, 0.5, 0.7, 0.88]
    .map(
      (t) => `<rect x="${x - 3}" y="${f(y + h * t - 6)}" width="35" height="12" rx="5" fill="#7f241c" stroke="#1d0807" stroke-width="1.3"/>
      <path d="M${x} ${f(y + h * t - 3)}h28" stroke="#D98A6a" stroke-width="1" opacity=".5"/>`,
    )
    .join('')
  s += `<defs><linearGradient id="lr" x2="1" y2="1"><stop offset="0" stop-color="#9a332a"/><stop offset=".5" stop-color="#741e18"/>
    <stop offset="1" stop-color="#430e0b"/></linearGradient></defs>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" rx="7" fill="url(#lr)" stroke="#1d0807" stroke-width="2"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" rx="7" filter="url(#stonetex)" opacity=".4"/>
    <rect x="${x}" y="${y}" width="30" height="${h}" rx="6" fill="#2a0806"
    opacity=".45"/>${bands}<path
    d="M${x + 34} ${y + 3}V${y + h - 3}" stroke="#1d0807" stroke-width="1.5" opacity=".7"/>`
  const fx = x + 46
  const fw = w - 60
  s += `<rect x="${fx}" y="${y + 16}" width="${fw}" height="${h - 32}" rx="4" fill="none" stroke="url(#gold)" stroke-width="2.4"/>
    <rect x="${fx + 6}" y="${y + 22}" width="${fw - 12}" height="${h - 44}" rx="3" fill="none" stroke="#C9A227" stroke-width="1"
    opacity=".8"/>`
  ;[
    [fx, y + 16, 1, 1],
    [fx + fw, y + 16, -1, 1],
    [fx, y + h - 16, 1, -1],
    [fx + fw, y + h - 16, -1, -1],
  ].forEach(([a, b, i, j]) => {
    s += `<path d="M${a - 6 * i} ${b - 6 * j}h${30 * i}q${-4 * i} ${14 * j} ${-14 * i} ${16 * j}q${-2 * i} ${10 * j} ${-16 * i}
      ${14 * j}Z" fill="url(#gold)" stroke="#3d2c06" stroke-width="1.2"/>
      <circle cx="${a + 3 * i}" cy="${b + 3 * j}" r="2.4" fill="#5b430c"/>`
  })
  const cx = fx + fw / 2
  const cy = y + h * 0.63
  const R = fw * 0.34
  // the round picture: the road from the sun to the dark tower
  const sunRays = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * 6.28
    const ray = (l: number) => `${f(cx - R * 0.5 + Math.cos(a) * l)} ${f(cy - R * 0.25 + Math.sin(a) * l)}`
    return `<path d="M${ray(13)}L${ray(22)}" stroke="#A8721e" stroke-width="1.2"/>`
  })
  s += `<circle cx="${cx}" cy="${cy}" r="${R + 8}" fill="#3a0c09"/><clipPath id="bkc"><circle cx="${cx}" cy="${cy}" r="${R}"/></clipPath>
    <linearGradient id="bks"><stop offset="0" stop-color="#F6DD98"/><stop offset=".5" stop-color="#B5703F"/>
    <stop offset="1" stop-color="#1a0f0c"/></linearGradient><g clip-path="url(#bkc)">
    <rect x="${cx - R}" y="${cy - R}" width="${R * 2}" height="${R * 2}" fill="url(#bks)"/>
    <circle cx="${cx - R * 0.5}" cy="${f(cy - R * 0.25)}" r="9" fill="#FFF6D4"/>${sunRays.join('')}<path d="M${cx - R}
    ${cy + 8}Q${cx - R * 0.4} ${cy - 6} ${cx} ${cy + 10}L${cx + R * 0.3} ${cy - R * 0.35}L${cx + R * 0.5} ${cy - 4}L${cx + R * 0.75}
    ${cy - R * 0.5}L${cx + R} ${cy}V${cy + R}H${cx - R}Z" fill="#4a3322"/>
    <path d="M${cx + R * 0.62} ${cy + 4}l4 -42l4 10l4 -10l4 42Z" fill="#0c0706"/>
    <path d="M${cx - R} ${cy + R * 0.62}C${cx - R * 0.2} ${cy + R * 0.1} ${cx} ${cy + R * 0.9} ${cx + R * 0.4}
    ${cy + R * 0.4}C${cx + R * 0.7} ${cy + R * 0.1} ${cx + R * 0.5} ${cy} ${cx + R * 0.72} ${cy - 2}" stroke="#F4E2B4" stroke-width="5"
    fill="none"/></g><circle cx="${cx}" cy="${cy}" r="${R + 2}" fill="none" stroke="#3d2c06" stroke-width="9"/>
    <circle cx="${cx}" cy="${cy}" r="${R + 2}" fill="none" stroke="url(#gold)" stroke-width="6.5"/>
    <path d="M${f(cx - R * 0.75)} ${f(cy - R * 0.7)}A${R + 2} ${R + 2} 0 0 1 ${f(cx - R * 0.1)} ${f(cy - R * 1.02)}" stroke="#FFF6C6"
    stroke-width="2.4" fill="none" stroke-linecap="round"/>`
  s += `<g font-family="Fell SC" fill="#F1CF6B" stroke="#2a0806" stroke-width="3" paint-order="stroke" text-anchor="middle">
    <text x="${cx}" y="${y + 60}" font-size="25">The Lord</text><text x="${cx}" y="${y + 88}" font-size="25">of the Rings</text></g>
    <path d="M${cx - 38} ${y + 104}h28m20 0h28" stroke="#C9A227" stroke-width="1.3"/>
    <path d="M${cx - 5} ${y + 104}l5 -5l5 5l-5 5Z" fill="#C9A227"/>`
  s += `<path d="M${x + w * 0.74} ${y + h - 1}v24l7 -6l7 6v-24Z" fill="#C9A227" stroke="#3d2c06" stroke-width="1.2"/>`
  return s
}
