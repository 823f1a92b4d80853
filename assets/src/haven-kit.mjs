// Shapes that the three havens and the end pictures share: plate, hills, trees, falls, lamps, the great stations.
import { C, rng, f, id, poly, line, smooth, jagPath, blob, fall, lantern } from './kit.mjs';

export const INK = C.ink;
export const grad = (gid, stops, dir = 'x2="0" y2="1"') =>
  `<linearGradient id="${gid}" ${dir}>${stops.map(([o, c, a = 1]) =>
    `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</linearGradient>`;
export const radial = (gid, stops, at = '') =>
  `<radialGradient id="${gid}" ${at}>${stops.map(([o, c, a = 1]) =>
    `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`;
export const wob = inner => `<g filter="url(#wob)">${inner}</g>`;
export const glow = (x, y, rx, ry, op = .8, k = 'G', blend = 'screen') =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="url(#glow${k})" opacity="${op}" style="mix-blend-mode:${blend}"/>`;

/** the ragged plate: everything is drawn inside this mask (or to the edge when the layout says bleed) */
export function plateMask(m, W, H, bleed) {
  const [x, y, w, h] = bleed ? [-40, -40, W + 80, H + 80] : [9, 8, W - 18, H - 16];
  return `<mask id="${m}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10" fill="#fff" filter="url(#rag)"/></mask>`;
}
/** vignette, wash and grain over a whole plate */
export function finish(m, W, H, { edge = '#0d1218', cx = .5, cy = .42, r = .78, inner = .42, op = .74, top = .3, grain = .26 } = {}) {
  const all = `x="-40" y="-40" width="${W + 80}" height="${H + 80}"`;
  return `<defs>${radial(m + 'vg', [[inner, edge, 0], [1, edge, op]], `cx="${cx}" cy="${cy}" r="${r}"`)}
    ${grad(m + 'tp', [[0, edge, top], [.25, edge, 0]])}</defs>
    <rect ${all} fill="url(#${m}vg)"/><rect ${all} fill="url(#${m}tp)"/>`;
}

/** a slope: filled edge, light line along the crest, hatching down the fall line */
export function slope(pts, H, fill, r, { depth = 40, step = 5, lean = .3, op = .4, rim = '#F3DFAF', rimOp = .5, col = INK, jagged = 0, w = .8 } = {}) {
  const p = jagged ? jagPath(pts, 5, jagged, r) : pts;
  const d = jagged ? line(p) : smooth(p);
  const [a, b] = [p[0][0], p.at(-1)[0]];
  return `<path d="${d}L${f(b)} ${H + 40}L${f(a)} ${H + 40}Z" fill="${fill}"/>` + fall(p, depth, step, r, { lean, op, col, w }) +
    `<path d="${d}" fill="none" stroke="${col}" stroke-width="1.1" opacity=".8"/>` +
    `<path d="${jagged ? line(p.map(q => [q[0], q[1] + 2])) : smooth(p.map(q => [q[0], q[1] + 2]))}" fill="none" stroke="${rim}" ` +
    `stroke-width="1.3" opacity="${rimOp}"/>`;
}

/** broad-leaved crown: dark mass, lit clumps towards the light, engraved scallops on the shade side */
export function crown(x, y, rx, ry, [dark, mid, lit], r, { n = 26, light = -1, up = 1, ink = '#1b2016', edge = 1.1 } = {}) {
  let o = `<path d="${smooth(closed(blob(x, y, rx, ry, 17, .2, r)))}Z" fill="${dark}" stroke="${ink}" stroke-width="${edge}"/>`;
  let hatch = '', dab = '';
  for (let i = 0; i < n; i++) {
    const a = r() * Math.PI * 2, k = Math.sqrt(r()) * .8, cx = x + Math.cos(a) * rx * k, cy = y + Math.sin(a) * ry * k;
    const l = light * (cx - x) / rx * .6 - up * (cy - y) / ry * .75 + (r() - .5) * .7, q = Math.min(rx, ry) * (.17 + r() * .15);
    if (l > -.3) o += `<path d="${smooth(closed(blob(cx, cy, q * 1.15, q * .85, 8, .24, r)))}Z" fill="${l > .22 ? lit : mid}" opacity=".92" stroke="${ink}"
    stroke-width=".6" stroke-opacity=".45"/>`;
    if (l > .1) for (let k = 0; k < 3; k++) dab += `M${f(cx + (r() - .5) * q * 1.4)} ${f(cy - r() * q * .6)}q2 -1.600 3.600 0`;
    hatch += `M${f(cx - q)} ${f(cy + q * .2)}q${f(q * .5)} ${f(q * .7)} ${f(q)} ${f(q * .25)}q${f(q * .55)} ${f(q * .45)} ${f(q * .95)} ${f(-q * .2)}`;
  }
  return o + `<path d="${hatch}" fill="none" stroke="${ink}" stroke-width=".85" opacity=".5" stroke-linecap="round"/>` +
    `<path d="${dab}" fill="none" stroke="#FFF3C4" stroke-width=".9" opacity=".45" stroke-linecap="round"/>`;
}
export const closed = pts => [...pts, pts[0], pts[1]];
export function trunk(x, y, w, h, fill, r, { ink = '#17110b', lean = 0, roots = 1.9 } = {}) {
  const t = x + lean;
  let d = '';
  for (let i = 0; i < Math.max(4, w / 2.2); i++) {
    const k = (i + .5) / Math.max(4, w / 2.2) * 2 - 1;
    d += `M${f(x + k * w * .7)} ${f(y - r() * h * .1)}Q${f(x + k * w * .42 + (r() - .5) * 3)} ${f(y - h * .5)} ${f(t + k * w * .4)} ${f(y - h * (.6 +
      r() * .4))}`;
  }
  return `<path d="M${f(x - w * .5 * roots)} ${f(y + 2)}Q${f(x - w * .55)} ${f(y - h * .12)} ${f(x - w * .45)} ${f(y - h * .4)}L${f(t - w * .42)} ${f(y - h)}` +
    `H${f(t + w * .42)}L${f(x + w * .45)} ${f(y - h * .4)}Q${f(x + w * .55)} ${f(y - h * .12)} ${f(x + w * .5 * roots)} ${f(y + 2)}Q${f(x)} ${f(y - 3)} ` +
    `${f(x - w * .5 * roots)} ${f(y + 2)}Z" fill="${fill}" stroke="${ink}" stroke-width="1.1"/><path d="${d}" stroke="${ink}" stroke-width=".8" fill="none"
    opacity=".55"/>`;
}
export function pine(x, y, h, fill, r, { edge = '#101410', lit = null } = {}) {
  const n = 4 + Math.round(h / 16), L = [[x, y - h]], R = [];
  for (let i = 1; i <= n; i++) {
    const t = i / n, w = h * .24 * t * (.85 + r() * .3);
    L.push([x - w, y - h * (1 - t) * .92 - h * .04], [x - w * .42, y - h * (1 - t) * .92 - h * .06]);
    R.push([x + w, y - h * (1 - t) * .92 - h * .03], [x + w * .42, y - h * (1 - t) * .92 - h * .06]);
  }
  const d = poly([...L, ...R.reverse()]);
  return `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width=".8"/>` + (lit ? `<path d="${line(L)}" fill="none" stroke="${lit}" stroke-width=".8"
    opacity=".55"/>` : '');
}
export const tufts = (n, box, r, col, op = .5, len = 5) => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = box[0] + r() * box[2], y = box[1] + r() * box[3];
    d += `M${f(x)} ${f(y)}l${f((r() - .5) * 4)} ${f(-len * (.5 + r() * .6))}m1 ${f(len * .5)}l${f(2 + r() * 2)} ${f(-len * (.4 + r() * .5))}`;
  }
  return `<path d="${d}" stroke="${col}" stroke-width=".9" opacity="${op}" fill="none" stroke-linecap="round"/>`;
};
/** falling water: a bright ribbon, threads down its length, mist where it lands */
export function falls(x, y, w, h, r, { lean = 0, top = '#F7FBF7', foot = '#B9CDD2', mist = 1, spread = 1.35 } = {}) {
  const g = id('wf');
  let d = '', e = '';
  for (let i = 0; i < w * 1.1; i++) {
    const a = r(), t0 = r() * .6, t1 = Math.min(1, t0 + .15 + r() * .4), X = t => x + lean * t + (a - .5) * w * (1 + (spread - 1) * t);
    d += `M${f(X(t0))} ${f(y + h * t0)}L${f(X(t1))} ${f(y + h * t1)}`;
    if (i % 3 === 0) e += `M${f(X(t0) + 1)} ${f(y + h * t0)}L${f(X(t1) + 1)} ${f(y + h * t1)}`;
  }
  return `<defs>${grad(g, [[0, top], [.5, '#E4EFEE'], [1, foot, .75]])}</defs><path d="M${f(x - w / 2)} ${f(y)}Q${f(x)} ${f(y - 3)} ${f(x + w / 2)} ${f(y)}` +
    `L${f(x + lean + w * spread / 2)} ${f(y + h)}H${f(x + lean - w * spread / 2)}Z" fill="url(#${g})"/>` +
    `<path d="${d}" stroke="#fff" stroke-width=".9" opacity=".8"/><path d="${e}" stroke="#54707c" stroke-width=".8" opacity=".55"/>` +
    (mist ? `<ellipse cx="${f(x + lean)}" cy="${f(y + h)}" rx="${f(w * 1.7 * mist + 6)}" ry="${f(w * .8 * mist + 4)}" fill="url(#glowW)" opacity=".85"/>` : '');
}
/** hanging lamp: small paper or glass lantern with its halo */
export const lamp = (x, y, s = 1, body = '#FFE7A0', cap = '#3a2a17', halo = .75) =>
  `<ellipse cx="${f(x)}" cy="${f(y + 6 * s)}" rx="${f(22 * s)}" ry="${f(22 * s)}" fill="url(#glowG)" opacity="${halo}"/>` +
  `<path d="M${f(x - 3.4 * s)} ${f(y + 2 * s)}H${f(x + 3.4 * s)}L${f(x + 4.4 * s)} ${f(y + 7 * s)}L${f(x + 2.6 * s)} ${f(y +
    12 * s)}H${f(x - 2.6 * s)}L${f(x - 4.4 * s)} ` +
  `${f(y + 7 * s)}Z" fill="${body}" stroke="${cap}" stroke-width="${f(Math.max(.7, .9 * s))}"/><path d="M${f(x - 3 * s)} ${f(y +
    2 * s)}L${f(x)} ${f(y - 1.6 * s)}L${f(x + 3 * s)} ` +
  `${f(y + 2 * s)}Z" fill="${cap}"/>`;
export function stars(n, box, r, op = .8) {
  let o = '';
  for (let i = 0; i < n; i++) {
    const x = box[0] + r() * box[2], y = box[1] + r() * box[3], q = r();
    o += q > .9 ? `<path d="M${f(x)} ${f(y - 4)}L${f(x + .8)} ${f(y - .8)}L${f(x + 4)} ${f(y)}L${f(x + .8)} ${f(y + .8)}L${f(x)} ${f(y +
      4)}L${f(x - .8)} ${f(y + .8)}` +
      `L${f(x - 4)} ${f(y)}L${f(x - .8)} ${f(y - .8)}Z" fill="#FFF8E0" opacity="${op}"/>` :
      `<circle cx="${f(x)}" cy="${f(y)}" r="${f(.4 + q * .7)}" fill="#FFF8E0" opacity="${f(op * (.5 + r() * .5))}"/>`;
  }
  return o;
}
/** long thin clouds, engraved flat */
export function bands(n, box, r, cols, op = .35, scale = 1) {
  let o = '';
  for (let i = 0; i < n; i++) {
    const x = box[0] + r() * box[2], y = box[1] + r() * box[3], l = (60 + r() * 110) * scale;
    o += `<path d="M${f(x - l)} ${f(y)}C${f(x - l * .4)} ${f(y - 9 * scale)} ${f(x + l * .3)} ${f(y + 3)} ${f(x + l)} ${f(y - 3)}C${f(x + l * .3)} ${f(y +
      9 * scale)} ` +
      `${f(x - l * .5)} ${f(y + 5)} ${f(x - l)} ${f(y)}Z" fill="${cols[i % cols.length]}" opacity="${op}"/>`;
  }
  return `<g filter="url(#wob2)">${o}</g>`;
}

/** the short road that joins the three stations of a haven */
export function way(pts, w = 13, { light = '#F6E7BC', op = .5, earth = '#9c8455' } = {}) {
  const d = smooth(pts), under = smooth(pts.map(p => [p[0], p[1] + 2])), xs = pts.map(p => p[0]), ys = pts.map(p => p[1]);
  // the empty box keeps the filters from cutting the stroke at its bounding box
  const box = `<path d="M${f(Math.min(...xs) - 80)} ${f(Math.min(...ys) - 80)}H${f(Math.max(...xs) + 80)}V${f(Math.max(...ys) + 80)}" fill="none"/>`;
  const stroke = (p, c, width, o) => `<path d="${p}" stroke="${c}" stroke-width="${width}" fill="none" opacity="${o}" stroke-linecap="round"/>`;
  return `<g filter="url(#b4)">${box}${stroke(under, '#140d08', w * 3.1, .3)}</g><g filter="url(#wob2)">${box}${stroke(under, earth, w * 2.5, .5)}</g>` +
    `<g filter="url(#b2)">${box}${stroke(d, '#140d08', w + 7, .3)}</g><g filter="url(#wob)">${box}${stroke(d, light, w, op)}</g>`;
}
/** name on a strip of parchment, with the number of the event in a dark stone before it */
export function ribbon(x, y, n, text, { state = 'open', fs = 19.5 } = {}) {
  const w = text.length * fs * .5 + 46, h = 28, L = x - w / 2, on = state === 'now', face = state === 'done' ? '#C9B78F' : on ? '#FFF6DA' : '#F1E3BF';
  const d = `M${f(L - 9)} ${f(y + 4)}L${f(L + 8)} ${f(y)}H${f(x + w / 2 - 8)}L${f(x + w / 2 + 9)} ${f(y + 4)}L${f(x + w / 2 + 2)} ${f(y + h / 2 + 2)}L${f(x +
    w / 2 + 9)} ` +
    `${f(y + h + 3)}L${f(x + w / 2 - 8)} ${f(y + h)}H${f(L + 8)}L${f(L - 9)} ${f(y + h + 3)}L${f(L - 2)} ${f(y + h / 2 + 2)}Z`;
  return `<path d="${d}" fill="#0d0806" opacity=".5" transform="translate(1 4)" filter="url(#b2)"/><path d="${d}" fill="${face}" stroke="${on ? '#A67C12' :
    '#2B2118'}" ` +
    `stroke-width="${on ? 2.2 : 1.4}" stroke-linejoin="round"/><path d="${d}" filter="url(#stonetex)" opacity=".2"/>` +
    `<circle cx="${f(L + 12)}" cy="${f(y + h / 2)}" r="11" fill="${on ? '#9E2B25' : '#3a2d22'}" stroke="#140d08" stroke-width="1.2"/>` +
    `<text x="${f(L + 12)}" y="${f(y + h / 2 + 5.5)}" text-anchor="middle" font-family="EB Garamond" font-weight="600" font-size="16.5"
    fill="#FFF3D6">${n}</text>` +
    `<text x="${f(x + 13)}" y="${f(y + h / 2 + 6.5)}" text-anchor="middle" font-family="Fell SC" font-size="${fs}" fill="#2B2118" opacity="${state ===
      'done' ? .78 : 1}">${text}</text>`;
}
/** great station: a worn millstone with a picture let into its face; states open, now (gold, lantern), done (darker) */
export function stop(x, y, R, pic, { n, name, state = 'open', seed = 1, ln = 'friendship', lan = 1, bare = false } = {}) {
  const q = rng(seed * 977 + 13), ry = R * .86, d = R * .36, m = 15, face = blob(x, y, R, ry, m, .06, q, .2), c = id('sp');
  const ring = k => face.map(p => [x + (p[0] - x) * k, y + (p[1] - y) * k]);
  let o = `<ellipse cx="${f(x + R * .14)}" cy="${f(y + d + ry * .45)}" rx="${f(R * 1.16)}" ry="${f(ry * .6)}" fill="#0d0806" opacity=".55" filter="url(#b4)"/>`;
  if (state === 'now') o += `<ellipse cx="${f(x)}" cy="${f(y + 4)}" rx="${f(R * 1.75)}" ry="${f(ry * 1.7)}" fill="url(#glowG)"/>`;
  for (let i = Math.round(d); i > 0; i -= 2) o += `<path d="${poly(face.map(p => [p[0], p[1] + i]))}" fill="${i > d - 3 ? '#140e0a' : '#4a3c2c'}"/>`;
  let ch = '';
  for (let i = 0; i < 20; i++) {
    const a = .1 + q() * 2.9;
    ch += `M${f(x + Math.cos(a) * R * .97)} ${f(y + Math.sin(a) * ry * .97 + 1)}v${f(d * (.4 + q() * .45))}`;
  }
  o += `<path d="${ch}" stroke="#000" opacity=".35" stroke-width="1"/><path d="${poly(face)}" fill="url(#${state === 'done' ? 'stDone' : 'stFace'})"
    stroke="#1d150e" ` +
    `stroke-width="1.6" stroke-linejoin="round"/><path d="${poly(face)}" filter="url(#stonetex)" opacity=".38"/>`;
  // notches round the rim, then the sunken picture
  let nt = '';
  for (let i = 0; i < 24; i++) {
    const a = i / 24 * Math.PI * 2;
    nt += `M${f(x + Math.cos(a) * R * .86)} ${f(y + Math.sin(a) * ry * .86)}L${f(x + Math.cos(a) * R * .93)} ${f(y + Math.sin(a) * ry * .93)}`;
  }
  o += `<path d="${nt}" stroke="#6b5636" stroke-width="1.1" opacity=".8"/><path d="${poly(ring(.965))}" fill="none" stroke="#fff8e2" stroke-width="1"
    opacity=".5"/>`;
  const rx2 = R * .8, ry2 = ry * .8;
  o += `<clipPath id="${c}"><ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx2)}" ry="${f(ry2)}"/></clipPath><g clip-path="url(#${c})" opacity="${state ===
    'done' ? .62 : 1}">` +
    `<g transform="translate(${f(x - rx2)} ${f(y - ry2)}) scale(${f(rx2 * 20) / 1000} ${f(ry2 * 20) / 1000})">${pic}</g>` +
    `<rect x="${f(x - R)}" y="${f(y - R)}" width="${f(R * 2)}" height="${f(R * 2)}" fill="url(#hA)" opacity=".1"/>` +
    `<rect x="${f(x - R)}" y="${f(y - R)}" width="${f(R * 2)}" height="${f(R * 2)}" fill="#000" filter="url(#grain)" opacity=".22"/></g>` +
    `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx2)}" ry="${f(ry2)}" fill="none" stroke="#1d150e" stroke-width="1.8"/>` +
    `<path d="M${f(x - rx2 * .96)} ${f(y + ry2 * .42)}A${f(rx2 + 2)} ${f(ry2 + 2)} 0 0 0 ${f(x + rx2 * .96)} ${f(y + ry2 * .42)}" fill="none"
    stroke="#fff8e2" stroke-width="1.2" opacity=".7"/>`;
  if (state === 'done') o += `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx2)}" ry="${f(ry2)}" fill="#6b5a45" opacity=".28"/>`;
  if (state === 'now') o += `<path d="${poly(ring(1.05))}" fill="none" stroke="#FFD978" stroke-width="3.4"/>` +
    `<path d="${poly(ring(1.12))}" fill="none" stroke="#FFE9AE" stroke-width="1" opacity=".7" stroke-dasharray="2 4"/>`;
  if (bare) return o;
  if (state === 'now') o += lantern(x + R * .88, y - ry * .42, ln, lan);
  return o + ribbon(x, y + ry * .9, n, name, { state });
}
/** all stations of a haven: states follow from the number of the event that stands */
export function stops(P, L, list) {
  const at = L.at ?? 1, R = L.R || 46;
  return list.map(([name, pic], i) => [P[i][1], stop(P[i][0], P[i][1], R, pic,
    { n: i + 1, name, seed: (L.seed || 900) + i, state: i + 1 < at ? 'done' : i + 1 === at ? 'now' : 'open', lan: L.lan || 1 })])
    .sort((a, b) => a[0] - b[0]).map(x => x[1]).join('');
}
