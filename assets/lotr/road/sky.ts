// The sky over the road, from morning to night: sun, smoke, ranges, the tower.
import { COLOUR } from '../../kit/colour'
import { f, line } from '../../kit/geometry'
import { sym } from '../../kit/signs'
import type { RoadStage } from './stage'

/** one gradient from light to night */
export function sky({ W, H, m, dark }: RoadStage): string {
  return `<defs><linearGradient id="${m}"><stop offset="0" stop-color="${dark ? '#B99A63' : '#F7EBC9'}"/>
    <stop offset=".3" stop-color="${dark ? '#8a6a42' : '#EBD5A0'}"/><stop offset=".52" stop-color="${dark ? '#5a3f28' : '#C99E67'}"/>
    <stop offset=".68" stop-color="${dark ? '#33211a' : '#7d5038'}"/><stop offset=".82" stop-color="#2b1b16"/>
    <stop offset="1" stop-color="#120d0b"/></linearGradient>
    <linearGradient id="${m}r" gradientUnits="userSpaceOnUse" x1="0" x2="${W}" y1="0" y2="0"><stop offset="0" stop-color="#FBF0CE"/>
    <stop offset=".45" stop-color="#E3C68F"/><stop offset=".7" stop-color="#8b5a3c"/><stop offset=".85" stop-color="#4a2c22"/>
    <stop offset="1" stop-color="#2a1915"/></linearGradient></defs>
    <rect x="-4" y="-4" width="${W + 8}" height="${H + 4}" fill="url(#${m})"/>`
}

/** sun and its engraved rays */
export function sun({ W, H, r, m, X, dark }: RoadStage): string {
  let s = ''
  let ry = ''
  for (let i = 0; i < 90; i++) {
    const a = -Math.PI * 0.02 - (i / 90) * Math.PI * 0.62 + 0.35
    const l0 = 30 + (i % 2) * 8
    const l1 = 90 + r() * W * 0.2
    ry += `M${f(X(0.35) + Math.cos(a) * l0)} ${f(H * 0.5 + Math.sin(a) * l0 * 0.8)}L${f(X(0.35) + Math.cos(a) * l1)}
      ${f(H * 0.5 + Math.sin(a) * l1 * 0.8)}`
  }
  s += `<g clip-path="url(#${m}c)"><path d="${ry}" stroke="#B98A3A" stroke-width=".9" opacity="${dark ? 0.25 : 0.4}"/></g>
    <clipPath id="${m}c"><rect x="0" y="0" width="${W}" height="${H}"/></clipPath>`
  s += `<circle cx="${f(X(0.35))}" cy="${f(H * 0.5)}" r="${H * 0.52}" fill="url(#glowG)" opacity=".75"/>
    <circle cx="${f(X(0.35))}" cy="${f(H * 0.5)}" r="${H * 0.15}" fill="#FDF3CF" stroke="#C48E2E" stroke-width="1.4"/>`
  return s
}

/** smoke bands on the dark side */
export function smoke({ W, H, r }: RoadStage): string {
  let s = `<g filter="url(#wob2)">`
  for (let i = 0; i < 9; i++) {
    const x = W * (0.62 + r() * 0.36)
    const y = r() * H * 0.6
    s += `<path d="M${f(x - 150)} ${f(y)}C${f(x - 60)} ${f(y - 12)} ${f(x + 40)} ${f(y + 10)} ${f(x + 190)} ${f(y - 4)}C${f(x + 60)}
      ${f(y + 20)} ${f(x - 60)} ${f(y + 8)} ${f(x - 150)} ${f(y)}Z" fill="${i % 3 ? '#0d0807' : '#6d2b1e'}"
      opacity="${i % 3 ? 0.5 : 0.28}"/>`
  }
  s += `</g>`
  return s
}

/** far ranges, left round, right jagged */
export function ranges({ W, H, r, m, dark }: RoadStage): string {
  let s = ''
  const far = [[0, H * 0.62]]
  for (let x = 0; x <= W; x += W / 44) {
    const t = x / W
    far.push([
      x,
      H * 0.6 - (t < 0.4 ? Math.sin(x * 0.02) * 5 + 4 : r() * H * (0.06 + t * 0.34) * (Math.floor(x / (W / 44)) % 2 ? 1 : 0.35)),
    ])
  }
  far.push([W + 4, H * 0.5])
  s += `<path d="${line(far)}V${H}H0Z" fill="${dark ? '#4b3a2a' : '#BFA271'}" opacity=".75"/>
    <path d="${line(far)}" fill="none" stroke="${COLOUR.ink}" stroke-width="1" opacity=".6"/>`
  s += `<defs><linearGradient id="${m}k"><stop offset=".4" stop-color="#1a100c" stop-opacity="0"/>
    <stop offset=".7" stop-color="#1a100c" stop-opacity=".75"/><stop offset="1" stop-color="#0b0706" stop-opacity=".95"/></linearGradient>
    <linearGradient id="${m}n"><stop offset="0" stop-color="#9FA870"/><stop offset=".3" stop-color="#A79A62"/>
    <stop offset=".5" stop-color="#8d6f45"/><stop offset=".68" stop-color="#4c3325"/><stop offset="1" stop-color="#150e0b"/>
    </linearGradient></defs><path d="${line(far)}V${H}H0Z" fill="url(#${m}k)"/>`
  return s
}

/** tower at the dark end */
export function tower({ H, X }: RoadStage): string {
  let s = ''
  const tx = X(14.35)
  const ty = H * 0.1
  s +=
    `<circle cx="${f(tx)}" cy="${f(ty + 4)}" r="${H * 0.4}" fill="url(#glowE)" opacity=".8"/>
      <path d="M${f(tx - 15)} ${H * 0.75}L${f(tx - 9)} ${f(H * 0.4)}L${f(tx - 12)} ${f(H * 0.34)}L${f(tx - 7)} ${f(H * 0.3)}L${f(tx - 9)}
      ${f(ty - 3)}L${f(tx - 4)} ${f(ty + 10)}H${f(tx + 4)}L${f(tx + 9)} ${f(ty - 3)}L${f(tx + 7)} ${f(H * 0.3)}L${f(tx + 12)}
      ${f(H * 0.34)}L${f(tx + 9)} ${f(H * 0.4)}L${f(tx + 15)} ${H * 0.75}Z" fill="#0a0605" stroke="#6d2b1e" stroke-width="1"/>` +
    sym('eye', tx, ty + 3, 13)
  return s
}
