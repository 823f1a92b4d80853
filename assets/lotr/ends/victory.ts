// The Ring is destroyed: dawn, the mountain opening, the tower breaking, eagles, two friends on a rock.
import { blob, f, jagPath, line, poly, rows } from '../../kit/geometry'
import { hobbit } from '../../kit/hobbits'
import { slope } from '../../kit/land'
import { bands } from '../../kit/lights'
import { id } from '../../kit/names'
import { fall, gradient, wob } from '../../kit/pen'
import { sym } from '../../kit/signs'
import { type Stage, stage } from '../../kit/stage'
import { doom, rock } from './mountain'

/** great eagle seen from below: spread fingers at the wing tips, fan of a tail, light along the leading edge */
const eagle = (x: number, y: number, s: number, a = 0) => {
  const wing = (k: number) =>
    `<g transform="scale(${k} 1)">
      <path d="M2 -5C16 -15 30 -22 46 -20C58 -19 70 -13 80 -5C72 -8 68 -9 63 -9L77 2C69 -2 64 -4 58 -5L71 8C63 3 58 1 53 0L62 13C54 8 49 5
      45 4C36 8 26 5 18 9C12 11 8 11 5 10Z" fill="#3a2818" stroke="#120b07" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="M4 -6C16 -15 30 -21 46 -19.5C57 -18.5 68 -13 77 -7" fill="none" stroke="#F6D28a" stroke-width="1.7"/>
      <path d="M18 7C20 0 20 -4 18 -9M27 6C30 0 31 -6 29 -13M36 5C40 0 41 -8 39 -15M45 3C48 -3 49 -9 48 -15" fill="none" stroke="#120b07"
      stroke-width="1"/></g>`
  return (
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${a}) scale(${s})">${wing(1)}<g transform="rotate(9)">${wing(-1)}</g>
      <path d="M-4 8L-13 29L-6 27L-2 31L2 27L7 31L9 26L14 28L5 8Z" fill="#4a3420" stroke="#120b07" stroke-width="1.2"
      stroke-linejoin="round"/>` +
    `<path d="M0 -17C-6 -14 -8 -2 -5 10C-2 14 3 14 5 10C8 -2 6 -14 0 -17Z" fill="#4a3420" stroke="#120b07" stroke-width="1.2"/>
      <path d="M-4 -13C-5 -20 5 -20 4 -13C3 -9 -3 -9 -4 -13Z" fill="#EFE3C8" stroke="#120b07" stroke-width="1.1"/>
      <path d="M-1.5 -18L0 -23L1.8 -18Z" fill="#E0A63a" stroke="#120b07" stroke-width=".9"/></g>`
  )
}

/** gradients that more than one thing uses */
const defs = ({ m }: Stage) =>
  `<defs>${gradient(m + 's', '0 #3d5d78, 0.3 #8FA9AC, 0.52 #F1DDA8, 0.7 #F4B76A')}
    ${gradient(m + 'k', '0 #2a1410 0, 0.55 #2a1410 0.25, 1 #160b0a 0.92', '')}
    ${gradient(m + 'd', '0 #6a4432, 0.45 #4a2c22, 0.7 #33201b, 1 #1c1311', '')}
    ${gradient(m + 'c', '0 #FFF8DC 0, 0.5 #FFF3C4 0.55, 1 #FFFBEA 0.95')}
    ${gradient(m + 'g', '0 #5d4330, 1 #150e0b')}</defs>`

/** dawn from the left, the last of the dark rolling off to the right */
export function dawn({ W, H, r, m, X, Y }: Stage): string {
  let s = `<rect width="${W}" height="${H}" fill="url(#${m}s)"/>`
  let ry = ''
  for (let i = 0; i < 150; i++) {
    const a = -Math.PI * ((i / 150) * 1.16) + 0.25
    const l0 = 72 + (i % 2) * 9
    const l1 = 150 + (i % 3) * 150 + r() * 260
    ry += `M${f(X(0.145) + Math.cos(a) * l0)} ${f(Y(0.6) + Math.sin(a) * l0)}L${f(X(0.145) + Math.cos(a) * l1)}
      ${f(Y(0.6) + Math.sin(a) * l1)}`
  }
  s += `<circle cx="${X(0.145)}" cy="${Y(0.6)}" r="330" fill="url(#glowG)"/>
    <path d="${ry}" stroke="#B9822E" stroke-width="1.1" opacity=".5"/>
    <circle cx="${X(0.145)}" cy="${Y(0.6)}" r="60" fill="#FFF8DC" stroke="#C48E2E" stroke-width="2"/>`
  s +=
    bands(16, [X(0.05), Y(0.06), X(0.55), Y(0.34)], r, ['#FFF3D0', '#F6C98A', '#D99a7a'], 0.5, 1.5) +
    `<rect width="${W}" height="${H}" fill="url(#${m}k)"/>` +
    bands(22, [X(0.62), 0, X(0.42), Y(0.5)], r, ['#120b0a', '#2a1512', '#6d2b1c'], 0.6, 1.7)
  return s
}

/** two ranges; the dark tower breaking */
export function breakingTower({ W, H, r, X, Y }: Stage): string {
  let s = wob(
    slope(
      [
        [-20, Y(0.66)],
        [X(0.1), Y(0.62)],
        [X(0.2), Y(0.57)],
        [X(0.28), Y(0.63)],
        [X(0.37), Y(0.56)],
        [X(0.46), Y(0.62)],
        [X(0.7), Y(0.6)],
        [X(0.86), Y(0.55)],
        [W + 20, Y(0.6)],
      ],
      H,
      '#8d6a5c',
      r,
      { depth: 60, jagged: 22, op: 0.4, rim: '#FFE7B0', rimOp: 0.9 },
    ),
  )
  s += wob(
    slope(
      [
        [-20, Y(0.72)],
        [X(0.08), Y(0.69)],
        [X(0.17), Y(0.715)],
        [X(0.27), Y(0.665)],
        [X(0.35), Y(0.71)],
        [X(0.44), Y(0.68)],
        [X(0.56), Y(0.74)],
        [X(0.72), Y(0.7)],
        [X(0.84), Y(0.73)],
        [X(0.95), Y(0.67)],
        [W + 20, Y(0.7)],
      ],
      H,
      '#6a483c',
      r,
      { depth: 70, jagged: 16, op: 0.5, rim: '#FFD89a', rimOp: 0.9 },
    ),
  )
  {
    const tx = X(0.885)
    const b = Y(0.66)
    s +=
      `<ellipse cx="${tx - 8}" cy="${Y(0.25)}" rx="130" ry="110" fill="url(#glowE)" opacity=".9"/>` +
      wob(
        `<path d="M${tx - 58} ${b}L${tx - 40} ${Y(0.44)}L${tx - 48} ${Y(0.4)}L${tx - 28} ${Y(0.36)}L${tx - 30} ${Y(0.31)}L${tx - 12}
          ${Y(0.335)}L${tx - 2} ${Y(0.3)}L${tx + 10} ${Y(0.35)}L${tx + 24} ${Y(0.33)}L${tx + 28} ${Y(0.4)}L${tx + 46}
          ${Y(0.43)}L${tx + 40} ${Y(0.5)}L${tx + 62} ${b}Z" fill="#171010" stroke="#B4512C" stroke-width="1.6"/>` +
          `<path d="M${tx - 20} ${Y(0.34)}l10 34l-12 22l14 40l-8 50M${tx + 14} ${Y(0.36)}l-6 40l14 30l-6 50" fill="none" stroke="#F2813A"
            stroke-width="2"/>` +
          rows(
            `-34 0.26 16 20, -4 0.215 13 -28, 26 0.255 17 34, 48 0.32 12 60, -60 0.33 13 -50, 8 0.28 9 12, 64 0.4 10 20, -74 0.44 10 70,
              -20 0.18 8 8`,
          )
            .map(
              ([dx, y, q, a]) =>
                `<path d="${poly(blob(0, 0, q * 1.2, q, 6, 0.4, r))}" transform="translate(${f(tx + dx)} ${f(Y(y))}) rotate(${a})"
                  fill="#1c1413" stroke="#B4512C" stroke-width="1.2"/>`,
            )
            .join('') +
          `<path d="M${tx - 46} ${Y(0.13)}C${tx - 26} ${Y(0.075)} ${tx + 20} ${Y(0.075)} ${tx + 40} ${Y(0.13)}C${tx + 20} ${Y(0.185)}
            ${tx - 26} ${Y(0.185)} ${tx - 46} ${Y(0.13)}Z" fill="none" stroke="#E8743A" stroke-width="3" stroke-dasharray="14 5 3 6"
            opacity=".8"/><path d="M${tx - 3} ${Y(0.085)}q9 28 0 54q-9 -26 0 -54Z" fill="#120706" opacity=".85"/>`,
      )
    for (let i = 0; i < 26; i++)
      s += `<circle cx="${f(tx + (r() - 0.5) * 200)}" cy="${f(b - r() * 40)}" r="${f(14 + r() * 24)}"
        fill="${i % 2 ? '#3a2620' : '#6d4a3a'}" opacity=".5" filter="url(#b4)"/>`
  }
  return s
}

/** the mountain opens: column of light, burning stones, the Ring melting above the fire */
export function openMountain({ H, r, m, X, Y }: Stage): string {
  let s = ''
  const ax = X(0.6)
  const ay = Y(0.3)
  s += `<ellipse cx="${ax}" cy="${ay}" rx="330" ry="300" fill="url(#glowE)" opacity=".75"/>`
  {
    const b = []
    for (let i = 0; i < 90; i++) {
      const t = i / 90
      const side = i % 2 ? 1 : -1
      b.push([
        t,
        ax + side * (20 + t * 150) + (r() - 0.5) * 60 + t * t * 120,
        ay - 4 - t * (ay + 30) + (r() - 0.5) * 34,
        14 + t * 40 + r() * 12,
      ])
    }
    b.reverse()
    s += wob(
      b
        .map(
          ([t, x, y, q]) =>
            `<circle cx="${f(x)}" cy="${f(y)}" r="${f(q)}"
              fill="${t < 0.15 ? '#F08A3A' : t < 0.32 ? '#B5532c' : t < 0.6 ? '#7d4a38' : '#5a3f38'}" opacity=".9"/>
              <path d="M${f(x - q * 0.8)} ${f(y - q * 0.3)}A${f(q * 0.9)} ${f(q * 0.9)} 0 0 1 ${f(x + q * 0.1)} ${f(y - q * 0.86)}"
              stroke="#FFE0A0" stroke-width="1.8" fill="none" opacity="${f(0.85 - t * 0.3)}"/>
              <path d="M${f(x - q * 0.3)} ${f(y + q * 0.75)}A${f(q * 0.9)} ${f(q * 0.9)} 0 0 0 ${f(x + q * 0.85)} ${f(y + q * 0.2)}"
              stroke="#1d0f0a" stroke-width="1.1" fill="none" opacity=".5"/>`,
        )
        .join(''),
    )
  }
  s +=
    `<path d="M${ax - 34} ${ay + 6}L${ax - 96} -10H${ax + 96}L${ax + 36} ${ay + 6}Z" fill="url(#${m}c)" style="mix-blend-mode:screen"
      filter="url(#b4)"/>` + doom(ax, ay, H, m)
  s += `<path d="M${ax - 35} ${ay}Q${ax} ${ay - 13} ${ax + 37} ${ay + 4}Q${ax} ${ay + 17} ${ax - 35} ${ay}Z" fill="#FFF0B8"
    stroke="#7a1c0c" stroke-width="1.6"/>
    <ellipse cx="${ax}" cy="${ay}" rx="150" ry="110" fill="url(#glowG)" style="mix-blend-mode:screen"/>`
  let em = ''
  for (let i = 0; i < 150; i++) {
    const a = -Math.PI * r()
    const l = 30 + r() * 260
    em += `<circle cx="${f(ax + Math.cos(a) * l * 1.2)}" cy="${f(ay + Math.sin(a) * l * 0.9)}" r="${f(0.8 + r() * 1.8)}" fill="#FFE39A"
      opacity="${f(0.4 + r() * 0.6)}"/>`
  }
  s += em
  s +=
    `<ellipse cx="${ax}" cy="${ay - 74}" rx="88" ry="84" fill="url(#glowW)" opacity=".9"/>` +
    sym('ring', ax, ay - 74, 76) +
    `<path d="M${ax - 18} ${ay - 38}q-3 16 1 26q5 -10 3 -27ZM${ax + 4} ${ay - 36}q-4 22 1 34q6 -12 3 -34ZM${ax + 22} ${ay - 42}q-2 12 1
      20q4 -8 2 -20Z" fill="#F6D25a" stroke="#7A5A10" stroke-width="1.2"/>`
  return s
}

/** eagles out of the sunrise */
export function eagles({ X, Y }: Stage): string {
  return eagle(X(0.335), Y(0.27), 1.15, 24) + eagle(X(0.235), Y(0.385), 0.78, 30) + eagle(X(0.425), Y(0.41), 0.62, 18)
}

/** broken ground in the first light, two friends on a rock */
export function friends({ W, H, r, m, X, Y }: Stage): string {
  let s = ''
  const gr = jagPath(
    [
      [-20, Y(0.78)],
      [X(0.1), Y(0.755)],
      [X(0.22), Y(0.765)],
      [X(0.33), Y(0.83)],
      [X(0.5), Y(0.88)],
      [X(0.7), Y(0.86)],
      [X(0.88), Y(0.82)],
      [W + 20, Y(0.8)],
    ],
    6,
    12,
    r,
  )
  s += wob(
    `<path d="${line(gr)}V${H + 20}H-20Z" fill="url(#${m}g)"/><path d="${line(gr)}" fill="none" stroke="#FFE3A0" stroke-width="2.4"/>` +
      fall(gr, 90, 4.5, r, { op: 0.6, col: '#0c0706', lean: 0.3 }) +
      fall(gr, 22, 9, r, { op: 0.6, col: '#F6C98a', lean: 0.3 }),
  )
  s += `<ellipse cx="${X(0.2)}" cy="${Y(0.7)}" rx="150" ry="110" fill="url(#glowG)" opacity=".8"/>` + rock(X(0.2), Y(0.775), r)
  const [ax2, ay2, bx, by] = [X(0.172), Y(0.775), X(0.222), Y(0.772)] // Sam with his pack on the left, Frodo's arm about his shoulder
  s +=
    hobbit('sam', ax2, ay2, 2.3, { base: true }) +
    hobbit('frodo', bx, by, 2.3, { base: true }) +
    `<path d="M${bx + 11} ${by - 52}L${bx - 22} ${by - 46}" stroke="#21160d" stroke-width="19" stroke-linecap="round"/>
      <path d="M${bx + 11} ${by - 52}L${bx - 20} ${by - 46.5}" stroke="#C9A227" stroke-width="15.5" stroke-linecap="round"/>
      <circle cx="${bx - 25}" cy="${by - 45}" r="5.5" fill="#E0B88C" stroke="#21160d" stroke-width="1.8"/>`
  return s
}

export function victory(W: number, H: number): string {
  const s = stage(W, H, 6060, id('vc'))
  return (
    defs(s) +
    dawn(s) +
    breakingTower(s) +
    openMountain(s) +
    eagles(s) +
    friends(s) +
    `<rect width="${W}" height="${H}" fill="#000" filter="url(#grain)" opacity=".3"/>`
  )
}
