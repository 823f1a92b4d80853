// Pieces shared by the two conflict boards Helm's Deep and Shelob's Lair: paths, stations, card emblems, small drawing tools.
import { f, line, smooth, poly, blob, station, lantern, dustTrack } from './kit.mjs';

/** fractions of the plate to pixels */
export const scaled = (W, H) => pts => pts.map(([x, y]) => [x * W, y * H]);
/** one path element */
export const path = (d, fill = 'none', stroke = '', w = 1, extra = '') =>
  `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${w}"` : ''} ${extra}/>`;
export const glow = (x, y, rx, ry, kind, op = 1, extra = '') =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="url(#glow${kind})" opacity="${op}" ${extra}/>`;
export const wob = inner => `<g filter="url(#wob)">${inner}</g>`;
export const lerp = (a, b, t) => a + (b - a) * t;
/** height of a polyline (x ascending) at x */
export function yAt(pts, x) {
  if (x <= pts[0][0]) return pts[0][1];
  for (let i = 1; i < pts.length; i++) if (x <= pts[i][0]) {
    const [a, b] = [pts[i - 1], pts[i]];
    return lerp(a[1], b[1], (x - a[0]) / (b[0] - a[0] || 1));
  }
  return pts.at(-1)[1];
}
/** distance of a point from a polyline */
export function distance(pts, x, y) {
  let best = 1e9;
  for (let i = 1; i < pts.length; i++) {
    const [ax, ay] = pts[i - 1], [bx, by] = pts[i], dx = bx - ax, dy = by - ay;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(x - ax - dx * t, y - ay - dy * t));
  }
  return best;
}

// Emblems of feature cards lying on a space, in a box of 100 (the star of other boards would read as "wild").
const E = '#2B2118';
export const EMBLEM = {
  // a crown with three points
  theoden: `<path d="M12 72L8 30L31 50L50 16L69 50L92 30L88 72Z" fill="url(#gold)" stroke="#4C380A" stroke-width="5" stroke-linejoin="round"/>
    <path d="M12 80H88" stroke="#4C380A" stroke-width="9"/><path d="M14 80H86" stroke="#C9A227" stroke-width="4"/>`,
  // a horse's head
  shadowfax: `<path d="M70 94C73 74 84 62 80 40C77 22 64 12 48 12L45 2L37 13C27 22 19 38 9 56C8 64 18 70 27 64C35 57 43 56 49 57C47 70 36 80 32 94Z"
    fill="#F2F0E8" stroke="${E}" stroke-width="5" stroke-linejoin="round"/>
    <path d="M50 14C64 22 70 36 69 52C69 66 62 78 60 92M61 20C74 30 78 44 75 62" stroke="${E}" stroke-width="4.5" fill="none"/>
    <circle cx="39" cy="33" r="4" fill="${E}"/>`,
  // a rider's helm with a horse-tail
  eomer: `<path d="M50 12C66 2 86 8 93 30C84 24 74 26 64 30Z" fill="#E9E2CC" stroke="${E}" stroke-width="4" stroke-linejoin="round"/>
    <path d="M16 58C16 24 34 14 50 14C66 14 84 24 84 58L80 92L62 82V62H38V82L20 92Z" fill="#93A3AE" stroke="${E}" stroke-width="5" stroke-linejoin="round"/>
    <path d="M45 14H55V76L50 84L45 76Z" fill="url(#gold)" stroke="#4C380A" stroke-width="3"/><path d="M17 58H83" stroke="#4C380A" stroke-width="5"/>`,
  // a bent bow with an arrow on the string
  faramir: `<path d="M26 6C78 20 78 80 26 94" fill="none" stroke="#5b3517" stroke-width="9" stroke-linecap="round"/>
    <path d="M26 6L16 50L26 94" fill="none" stroke="${E}" stroke-width="3"/>
    <path d="M14 50H88" stroke="${E}" stroke-width="5"/><path d="M96 50L78 40V60Z" fill="#4F6F52" stroke="${E}" stroke-width="3"/>
    <path d="M14 50L4 42M14 50L4 58M22 50L12 42M22 50L12 58" stroke="#9E2B25" stroke-width="4"/>`,
};
/** a feature card lying on a station */
export function cardOn(x, y, R, card, op = 1) {
  return `<g transform="translate(${f(x)} ${f(y - 1)}) rotate(-6)" opacity="${op}">
    <rect x="${f(-R * .5)}" y="${f(-R * .68)}" width="${f(R)}" height="${f(R * 1.3)}" rx="3" fill="#FBF3DC" stroke="#2B2118" stroke-width="1.4"/>
    <rect x="${f(-R * .41)}" y="${f(-R * .59)}" width="${f(R * .82)}" height="${f(R * 1.12)}" rx="1.5" fill="#E7D19A" stroke="#6B5A45" stroke-width=".7"/>
    <g transform="translate(${f(-R * .36)} ${f(-R * .4)}) scale(${f(R * 7.2) / 1000})">${EMBLEM[card]}</g></g>`;
}

/** the trodden way of a line */
export const track = (pts, { dark = '#0b0705', dust = '#E6D3A4', w = 10, op = .42, edge = .4 } = {}) => dustTrack(pts, w, { dark, dust, op, edge });
/** all stations of a line and its lantern; nearer (lower) ones are drawn later */
export function stations(pts, R, contents, { line: ln, cur, targets = [], labels = null, seed = 1, lan = 1 }) {
  return pts.map(([x, y], i) => {
    const what = contents[i - 1], isCard = what?.startsWith('card:');
    const state = i === 0 ? 'open' : i < cur ? 'done' : targets.includes(i) ? 'target' : 'open';
    const label = labels ? labels[i] : null;
    let g = i === 0 ? station(x, y, R * .96, 'none', { line: ln, seed, label })
      : station(x, y, R, isCard ? 'none' : what, { label, state, seed: seed + i, big: what === 'bigShield' });
    if (isCard) g += cardOn(x, y, R, what.slice(5), state === 'done' ? .5 : 1);
    if (i === cur) g += lantern(f(x), f(y - R * .5), ln, lan);
    return [y, g];
  }).sort((a, b) => a[0] - b[0]).map(q => q[1]).join('');
}

/** a rider on a galloping horse, feet at the origin, facing right (dir 1) or left (dir -1) */
export function rider(x, y, s, { ink = '#0c0e10', rim = '#E9B26A', dir = 1, pennon = null, horse = ink } = {}) {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${f(s * dir * 100) / 100} ${f(s * 100) / 100})" stroke-linecap="round" stroke-linejoin="round">
  <path d="M-6 -20L22 -54" stroke="${ink}" stroke-width="1.8"/><path d="M22 -54L25 -61L19.500 -57Z" fill="${ink}"/>
  ${pennon ? `<path d="M19 -51L6 -53L11 -49L5 -46L15 -46Z" fill="${pennon}"/>` : ''}
  <path d="M10 -13L19 -9L25 -12M8 -12L15 -5L21 -5M-12 -13L-19 -8L-25 -6M-10 -12L-14 -5L-20 -1" fill="none" stroke="${horse}" stroke-width="2.8"/>
  <path d="M-15 -18C-22 -22 -27 -18 -31 -12C-26 -15 -22 -15 -16 -14Z" fill="${horse}"/>
  <path d="M-16 -14C-18 -20 -12 -24 -4 -22C2 -21 6 -22 9 -25C11 -30 14 -33 17 -34L18 -38L20.500 -34C24 -32 27 -29 28 -25.500C26 -23 24 -23 22 -25
    C19 -25 17 -23 16 -19C15 -15 13 -12 10 -11L-10 -10C-13 -11 -15 -12 -16 -14Z" fill="${horse}"/>
  <path d="M-1 -36C-8 -32 -12 -26 -13 -18L-3 -22Z" fill="${ink}"/><path d="M-3 -20C-4 -30 -3 -36 2 -38C6 -37 7 -30 6 -20L9 -13L6 -11Z" fill="${ink}"/>
  <circle cx="3" cy="-41" r="3.400" fill="${ink}"/><path d="M3 -46C-2 -46 -6 -43 -7 -38L-2 -40Z" fill="${ink}"/>
  <path d="M6.500 -43C7.500 -41 7 -39.500 6 -38M6 -36C8 -31 8 -26 7 -21M19 -34C23 -32 26 -29 27.500 -26M10 -25C12 -30 14 -32 16 -33" fill="none"
  stroke="${rim}" stroke-width="1"/></g>`;
}
/** the riders' running horse, small and plain, for flags */
export const flagHorse = (x, y, s, fill = '#F4EFDF') => `<g transform="translate(${f(x)} ${f(y)}) scale(${s})" stroke-linecap="round" stroke-linejoin="round">
  <path d="M10 -13L20 -9L26 -14M7 -12L15 -3L23 -4M-12 -13L-20 -7L-27 -6M-9 -12L-14 -3L-22 2" fill="none" stroke="${fill}" stroke-width="3.6"/>
  <path d="M-15 -19C-22 -25 -29 -21 -33 -13C-27 -17 -22 -16 -16 -14Z" fill="${fill}"/>
  <path d="M-16 -14C-18 -20 -12 -24 -4 -22C2 -21 6 -22 9 -25C11 -30 14 -33 17 -34L18 -38L20.500 -34C24 -32 27 -29 28 -25.500C26 -23 24 -23 22 -25
    C19 -25 17 -23 16 -19C15 -15 13 -12 10 -11L-10 -10C-13 -11 -15 -12 -16 -14Z" fill="${fill}"/></g>`;
/** outline of a warrior seen from behind: shoulders and a pointed helm, h high without the point */
export const warrior = (x, y, h) => `M${f(x - h * .45)} ${f(y)}V${f(y - h * .38)}Q${f(x - h * .4)} ${f(y - h * .62)} ${f(x - h * .17)} ${f(y - h * .68)}
V${f(y - h * .95)}
  L${f(x)} ${f(y - h * 1.35)}L${f(x + h * .19)} ${f(y - h * .95)}V${f(y - h * .68)}Q${f(x + h * .4)} ${f(y - h * .62)} ${f(x + h * .45)} ${f(y - h * .38)}
  V${f(y)}Z`;
/** battlements along a polyline: merlons n, height h0 at the left to h1 at the right */
export function battlement(pts, n, h0, h1, fill, stroke = '#0d1114') {
  let d = '';
  const x0 = pts[0][0], x1 = pts.at(-1)[0], w = (x1 - x0) / n;
  for (let i = 0; i < n; i++) {
    const a = x0 + i * w, b = a + w * .58, h = lerp(h0, h1, i / n), ya = yAt(pts, a), yb = yAt(pts, b);
    d += `M${f(a)} ${f(ya + 1)}V${f(ya - h)}L${f(b)} ${f(yb - h)}V${f(yb + 1)}Z`;
  }
  return path(d, fill, stroke, .9);
}
/** ragged mask of the plate, the same as on the other boards */
export const raggedMask = (m, W, H) =>
  `<mask id="${m}"><rect x="9" y="8" width="${W - 18}" height="${H - 16}" rx="10" fill="#fff" filter="url(#rag)"/></mask>`;
export const gradient = (gid, stops, attr = 'x2="0" y2="1"') =>
  `<linearGradient id="${gid}" ${attr}>${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a == null ? '' : `
  stop-opacity="${a}"`}/>`).join('')}</linearGradient>`;
export const radial = (gid, stops, attr) =>
  `<radialGradient id="${gid}" ${attr}>${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a == null ? '' : `
  stop-opacity="${a}"`}/>`).join('')}</radialGradient>`;
/** rubble along the bottom corners */
export function rubble(cx, y, n, spread, size, r, fill, stroke) {
  let o = '';
  for (let i = 0; i < n; i++) {
    const q = size * (.5 + r());
    o += path(poly(blob(cx + (r() - .5) * spread, y - r() * size * .5, q * 1.3, q * .8, 7, .35, r)), fill, stroke, 1);
  }
  return o;
}
