// Shelob's Lair: marsh, pool, stair and den in one night. Original drawing; plate(W, H, layout) returns the inside of an svg of that size.
import { rng, f, id, poly, line, smooth, jagPath, blob, fall } from './kit.mjs';
import { scaled, path, glow, wob, lerp, yAt, track, stations, raggedMask, gradient, radial, rubble } from './conflict-parts.mjs';

// Places as fractions of the plate. The march runs along the bottom and up the stair; the fight goes on from there into the den, round
// the spider and out at the cleft under the tower. mouth: outline of the den, left side upwards, then right side downwards.
export const SHELOB = {
  R1: 20.5, R2: 18.5, lan: .9,
  cur: { fighting: 6, hiding: 4, travelling: 7 }, targets: { fighting: [7, 8] },
  hiding: [[.045, .265], [.098, .305], [.150, .262], [.262, .275], [.306, .228], [.348, .276], [.390, .228], [.430, .262]],
  fighting: [[.945, .625], [.868, .59], [.794, .635], [.718, .595], [.643, .64], [.568, .612], [.507, .552], [.482, .36], [.545, .245],
    [.632, .17], [.722, .135]],
  travelling: [[.045, .80], [.117, .86], [.19, .805], [.265, .87], [.34, .815], [.415, .875], [.49, .825], [.568, .882], [.655, .895],
    [.748, .855], [.842, .79]],
  fall: [.207, .085, .465], pool: [.205, .51, .185, .075], moon: [.075, .095],
  mouth: [[[.475, .76], [.45, .66], [.462, .56], [.44, .46], [.462, .37], [.452, .28], [.485, .17], [.545, .085], [.63, .05], [.72, .065], [.785, .03], [.81,
  -.03]],
    [[.945, -.03], [.95, .08], [.972, .18], [.958, .32], [.978, .46], [.968, .6], [.99, .72]]],
  spider: [.69, .425, 1.04], glass: [.6, .455], tower: [.884, .25, .172], cleft: [[.80, -.04], [.812, .05], [.832, .12], [.826, .19], [.85, .25], [.846,
  .31], [.885, .335], [.925, .31], [.938, .22], [.93, .12], [.947, .05], [.94, -.04]],
  ground: [[-.04, .68], [.1, .665], [.22, .685], [.33, .67], [.42, .70], [.5, .745], [.6, .755], [.7, .745], [.8, .735], [.9, .715], [1.04, .68]],
  stair: [[.605, .985], [.635, .955], [.685, .945], [.725, .905], [.775, .898], [.815, .85], [.865, .835], [.91, .775], [.945, .77], [1.02, .69]],
  windingStair: [[.437, .70], [.418, .645], [.446, .595], [.421, .545], [.446, .49], [.424, .435], [.444, .385], [.43, .335], [.452, .2], [.44, .155], [.47,
  .10], [.462, .055]],
};
export const CONTENTS = {
  fighting: ['shield', 'shield', 'shield', 'shield', 'shield', 'die', 'die', 'bigShield', 'ring', 'ring'],
  hiding: ['card:faramir', 'ring', 'heart', 'ring', 'heart', 'ring', 'heart'],
  travelling: ['shield', 'shield', 'sun', 'shield', 'shield', 'sun', 'shield', 'heal', 'shield', 'sun'],
};

// ---- layer 1: night sky with the moon at the left, the red dusk of the dark land in the cleft at the right
function sky(W, H, m, r, L) {
  const [mx, my] = [L.moon[0] * W, L.moon[1] * H];
  let s = `<rect width="${W}" height="${H}" fill="url(#${m}sky)"/>`;
  for (let i = 0; i < 60; i++) s += `<circle cx="${f(r() * W * .46)}" cy="${f(r() * H * .2)}" r="${f(.4 + r() * .7)}" fill="#E4ECF2"
    opacity="${f(.3 + r() * .6)}"/>`;
  s += glow(mx, my, 92, 80, 'W', .5) + `<circle cx="${f(mx)}" cy="${f(my)}" r="17" fill="#F3F1DF" stroke="#5b6470" stroke-width="1.2"/>`;
  s += path(`M${f(mx + 5)} ${f(my - 16)}A17 17 0 0 1 ${f(mx + 3)} ${f(my + 16.500)}A24 24 0 0 0 ${f(mx + 5)} ${f(my - 16)}Z`, '#8f98a3', '', 0,
    'opacity=".55"');
  for (const [dx, dy, q] of [[-7, -4, 3.4], [-2, 6, 2.6], [-10, 4, 1.8], [1, -8, 1.8]]) s += `<circle cx="${f(mx + dx)}" cy="${f(my + dy)}" r="${q}"
    fill="#b9bfb8" opacity=".6"/>`;
  s += '<g filter="url(#wob2)">';
  for (let i = 0; i < 12; i++) {
    const right = i > 6, x = right ? W * (.84 + r() * .12) : r() * W * .4, y = H * (.02 + r() * (right ? .2 : .14)), l = right ? 60 : 70 + r() * 60;
    s += path(`M${f(x - l)} ${f(y)}C${f(x - l * .4)} ${f(y - 10)} ${f(x + l * .4)} ${f(y + 3)} ${f(x + l)} ${f(y - 4)}C${f(x + l * .4)} ${f(y + 11)}
      ${f(x - l * .5)} ${f(y + 7)} ${f(x - l)} ${f(y)}Z`,
      right ? (i % 2 ? '#0d0607' : '#A4402A') : '#0a0f18', '', 0, `opacity="${right && i % 2 === 0 ? .4 : .55}"`);
  }
  return s + '</g>';
}
// ---- layer 2: the cleft out of the den and the tower in the distance, three tiers on a crag, one red window
function tower(W, H, m, r, L) {
  const [x, base, h] = [L.tower[0] * W, L.tower[1] * H, L.tower[2] * H], w = h * .2;
  const edge = jagPath(scaled(W, H)(L.cleft), 4, 5, r), cid = id('cleft');
  let s = glow(x + 4, base - h * .8, w * 4, h * .9, 'E', .95);
  for (let i = 0; i < 7; i++) { const y = H * (.02 + i * .032), q = 30 + r() * 40;
  s += path(`M${f(x - q)} ${f(y)}q${f(q * .6)} -7 ${f(q * 1.2)} 0q${f(-q * .5)} 8 ${f(-q * 1.2)} 0Z`, '#0d0607', '', 0, 'opacity=".5"'); }
  const far = jagPath([[x - 90, base + 20], [x - 52, base - 26], [x - 36, base - 8], [x + 30, base - 34], [x + 46, base - 14], [x + 80, base - 6]], 4, 6, r);
  s += path(line(far) + `V${base + 80}H${x - 90}Z`, '#4a1a18', '#1a0808', 1) + fall(far, 30, 4, r, { op: .5, col: '#1a0808' });
  const crag = jagPath([[x - 74, base + 64], [x - 44, base + 20], [x - w * 1.8, base - 2], [x + w * 1.9, base - 4], [x + 38, base + 12], [x + 80, base
    + 60]], 5, 6, r);
  const tier = (y0, y1, a, b) => {
    let o = path(`M${f(x - a)} ${f(y0)}L${f(x - b)} ${f(y1)}H${f(x + b)}L${f(x + a)} ${f(y0)}Z`, '#141013', '#050304', 1.2);
    o += path(`M${f(x + a)} ${f(y0)}L${f(x + b)} ${f(y1)}`, 'none', '#C5532F', 1.4, 'opacity=".8"');
    let d = '';
    for (let y = y1 + 3; y < y0; y += 3.4) d += `M${f(x - lerp(b, a, (y - y1) / (y0 - y1)) * .9)} ${f(y)}h${f(a * (.4 + r() * .5))}`;
    o += path(d, 'none', '#3c3138', .8, 'opacity=".8"');
    let c = `M${f(x - b * 1.14)} ${f(y1 + 2)}`;
    for (let i = 0; i < 6; i++) { const q = x - b * 1.14 + i * b * .38; c += `V${f(y1 - 5)}h${f(b * .2)}V${f(y1 - 1)}h${f(b * .18)}`; }
    return o + path(c + `V${f(y1 + 2)}Z`, '#141013', '#050304', .8);
  };
  s += tier(base, base - h * .34, w * 1.5, w * 1.2) + tier(base - h * .33, base - h * .62, w * 1.02, w * .84)
    + tier(base - h * .61, base - h * .92, w * .66, w * .5);
  s += path(`M${f(x - w * .66)} ${f(base - h * .95)}L${f(x - w * .3)} ${f(base - h * 1.02)}L${f(x)} ${f(base - h * 1.2)}
    L${f(x + w * .3)} ${f(base - h * 1.02)}L${f(x + w * .66)} ${f(base - h * .95)}Z`,
    '#141013', '#C5532F', 1);
  s += glow(x, base - h * .8, 17, 17, 'E', 1) + path(`M${f(x - 3)} ${f(base - h * .74)}v-9q3 -5 6 0v9Z`, '#FF7A3C', '#2a0805', .8);
  s += path(`M${f(x - w * .5)} ${f(base - h * .45)}v5M${f(x + w * .4)} ${f(base - h * .5)}v5M${f(x - w * .8)} ${f(base - h * .15)}v6M${f(x + w * .5)}
    ${f(base - h * .2)}v6`, 'none', '#E0602E', 2);
  s += path(line(crag) + 'Z', '#1b1418', '#7a3524', 1.1) + fall(crag, 44, 3.4, r, { op: .7, col: '#060405' });
  return `<clipPath id="${cid}"><path d="${line(edge)}Z"/></clipPath><g clip-path="url(#${cid})">`
    + path(line(edge) + 'Z', `url(#${m}dusk)`) + wob(s) + '</g>' + wob(path(line(edge), 'none', '#050307', 3)
    + path(line(edge.slice(20)), 'none', '#E0784A', 1.3, 'opacity=".8"'));
}
// ---- layer 3: the cliff of the falls, a ledge cut across it, the waterfall and the pool with the fisher
function falls(W, H, m, r, L) {
  const P = scaled(W, H), [fx, fy, fb] = [L.fall[0] * W, L.fall[1] * H, L.fall[2] * H];
  const top = jagPath(P([[-.04, .215], [.03, .20], [.085, .175], [.13, .12], [.165, .06], [.186, .09], [.228, .088], [.25, .04], [.31, .05], [.36, .015],
    [.44, .03], [.52, -.04]]), 5, 6, r);
  let s = path(line(top) + `V${H * .7}H-40Z`, `url(#${m}cliff)`, '#0a0f15', 1.4) + fall(top, H * .2, 3.2, r, { op: .65, col: '#070b10', lean: .1, w: .95 })
    + fall(top, H * .07, 6, r, { op: .5, col: '#A9BFD0', lean: .2 }) + path(line(top), 'none', '#B9CBD8', 1.3, 'opacity=".65"');
  // layers of the rock
  let d = '';
  for (let j = 0; j < 9; j++) {
    const y0 = H * (.2 + j * .045);
    for (let x = -10; x < W * .46; x += 40 + r() * 50) d += `M${f(x)} ${f(y0 + Math.sin(x * .02 + j) * 7)}q${f(12)} ${f((r() - .5) * 8)} ${f(24 + r() * 14)}
      ${f((r() - .5) * 5)}`;
  }
  s += path(d, 'none', '#05090d', 1.1, 'opacity=".55"') + path(d, 'none', '#8FA6B4', .8, 'opacity=".3" transform="translate(1 1.8)"');
  // the hidden cave behind the water
  s += path(`M${f(fx - 33)} ${f(H * .335)}V${f(H * .25)}L${f(fx - 20)} ${f(H * .195)}L${f(fx + 16)} ${f(H * .185)}L${f(fx + 34)} ${f(H * .25)}
    V${f(H * .335)}Z`, '#05070a', '#34424e', 1.2)
    + glow(fx - 4, H * .285, 34, 28, 'G', .55);
  // the ledge
  const up = [[-.04, .30], ...L.hiding.map(p => [p[0], p[1] + .042])].concat([[.475, .30]]).map(p => [p[0] * W, p[1] * H]);
  const low = up.map((p, i) => [p[0], p[1] + 14 + (i % 2) * 6]);
  s += path(smooth(up.map(p => [p[0], p[1] + 24])), 'none', '#04070a', 16, 'opacity=".5" filter="url(#b4)"');
  s += path(smooth(up) + smooth([...low].reverse()).replace('M', 'L') + 'Z', '#2b3741', '#070b0f', 1.3) + fall(up, 15, 3, r, { op: .7, col: '#070b0f' })
    + path(smooth(up.map(p => [p[0], p[1] - 2])), 'none', '#7C909C', 6) + path(smooth(up.map(p => [p[0], p[1] - 5])), 'none', '#D3E0E6', 1.2, 'opacity=".75"');
  s = wob(s);
  // pool: dark water, the moon's road on it, rings where the fall strikes
  const [px, py, rx, ry] = [L.pool[0] * W, L.pool[1] * H, L.pool[2] * W, L.pool[3] * H];
  const shore = blob(px, py, rx, ry, 22, .1, r);
  s += wob(path(smooth([...shore, shore[0]]) + 'Z', `url(#${m}pool)`, '#05090d', 2) + path(smooth(shore.slice(0, 12)), 'none', '#8FA6B4', 1.2, 'opacity=".6"'));
  let w = '', ring = '', moon = '';
  for (let i = 0; i < 70; i++) { const a = r() * 6.3, q = Math.sqrt(r()) * .86;
  w += `M${f(px + Math.cos(a) * rx * q)} ${f(py + Math.sin(a) * ry * q)}h${f(6 + r() * 14)}`; }
  for (let i = 0; i < 24; i++) { const y = py - ry * .62 + i * ry * .062, k = 2 + i * .55 + r() * 5, o = (r() - .5) * 8;
  moon += `M${f(px - rx * .58 - k + o)} ${f(y)}h${f(k * 2)}`; }
  for (let i = 1; i < 6; i++) ring += `M${f(fx - 24 - i * 11)} ${f(fb + 4 + i * 1.5)}a${f(24 + i * 11)} ${f(5 + i * 3.4)} 0 0 0 ${f(48 + i * 22)} 0`;
  s += path(w, 'none', '#54707f', 1, 'opacity=".6"') + path(moon, 'none', '#F1F3E4', 1.3, 'opacity=".8"') + path(ring, 'none', '#C5DAE4', 1.1, 'opacity=".6"');
  // the bank below: steps of rock, low bushes, mist off the water
  let low2 = '', bush = '';
  for (let i = 0; i < 60; i++) { const x = r() * W * .44, y = H * (.6 + r() * .08);
  low2 += `M${f(x)} ${f(y)}q${f(8)} ${f((r() - .5) * 6)} ${f(14 + r() * 14)} ${f((r() - .5) * 5)}l2 5`; }
  for (let i = 0; i < 26; i++) { const x = W * (.05 + r() * .31), y = H * (.665 + r() * .012);
  for (let j = -3; j <= 3; j++) bush += `M${f(x)} ${f(y)}q${f(j * 1.2)} ${f(-8 - r() * 6)} ${f(j * 4)} ${f(-9 - r() * 9 + Math.abs(j) * 2)}`; }
  s += wob(path(low2, 'none', '#70858F', .9, 'opacity=".4"') + path(bush, 'none', '#0a120f', 2.4) + path(bush, 'none', '#58766b', .8, 'opacity=".8"'));
  s += glow(W * .2, H * .6, W * .24, H * .06, 'W', .22) + glow(W * .3, H * .47, W * .12, H * .04, 'W', .2);
  return s + water(W, H, r, L, 1);
}
// the falling water; drawn once behind the path and once, thin, in front of it
function water(W, H, r, L, op) {
  const [x, y0, y1] = [L.fall[0] * W, L.fall[1] * H, L.fall[2] * H];
  let a = '', b = '', c = '', s = '';
  const n = op < 1 ? 14 : 40;
  for (let i = 0; i < n; i++) {
    const t = (r() - .5) * 2, xa = x + t * 13, xb = x + t * 24 + (r() - .5) * 5, ya = op < 1 ? H * .22 + r() * 20 : y0 + r() * 6, yb = op < 1 ? H * .36
      + r() * 30 : y1 + (r() - .5) * 12;
    const d = `M${f(xa)} ${f(ya)}C${f(xa)} ${f(lerp(ya, yb, .35))} ${f(xb)} ${f(lerp(ya, yb, .5))} ${f(xb)} ${f(yb)}`;
    if (i % 3 === 0) a += d; else if (i % 3 === 1) b += d; else c += d;
  }
  if (op === 1) s += path(`M${f(x - 14)} ${f(y0)}C${f(x - 17)} ${f(y0 + 50)} ${f(x - 27)} ${f(y0 + 90)} ${f(x - 28)} ${f(y1)}H${f(x + 28)}
    C${f(x + 27)} ${f(y0 + 90)} ${f(x + 17)} ${f(y0 + 50)} ${f(x + 14)} ${f(y0)}Z`, '#A9C3D2', '', 0, 'opacity=".5" filter="url(#b2)"');
  s += path(a, 'none', '#F2F8FA', 2, `opacity="${.85 * op}"`) + path(b, 'none', '#BCD3DF', 2.4, `opacity="${.8 * op}"`)
    + path(c, 'none', '#6F93A6', 1.6, `opacity="${.8 * op}"`);
  if (op === 1) s += glow(x, y1, 56, 26, 'W', .75) + glow(x, y1 - 26, 34, 40, 'W', .35);
  return wob(s);
}
// the fisher on his stone, and the woods of the garden land on both banks
function banks(W, H, m, r, L) {
  let s = '';
  const X = .335 * W, Y = .535 * H;
  s += path(poly(blob(X, Y, 26, 10, 10, .25, r)), '#1a222a', '#8FA6B4', 1.1) + path(`M${f(X - 18)} ${f(Y + 2)}h12M${f(X - 2)} ${f(Y + 5)}h14`, 'none',
    '#05080b', 1);
  // a thin crouched shape, knees up, a fish in its hands, two pale eyes
  s += `<g transform="translate(${f(X)} ${f(Y - 3)}) scale(1.2)" stroke-linecap="round" stroke-linejoin="round">`
    + path('M4 0C12 -1 13 -9 10 -15C8 -20 2 -22 -2 -20C1 -15 2 -8 1 -3Z', '#11161c', '#A9BFCC', .8)
    + path('M5 -16L8 -12M7 -12l3 3M6 -8l4 3', 'none', '#54656f', .8)
    + path('M4 -2C-2 -4 -6 -9 -5 -13C-7 -9 -8 -4 -9 0H-13', 'none', '#11161c', 2.6) + path('M0 -18C-5 -16 -8 -13 -13 -13M2 -15C-3 -11 -8 -10 -12 -11',
    'none', '#11161c', 2.2)
    + path('M-9 -24C-9 -29 -4 -31 0 -29C4 -27 4 -21 0 -19C-4 -18 -9 -19 -9 -24Z', '#11161c', '#A9BFCC', .8)
    + path('M-2 -29l3 -3M0 -29l4 -2', 'none', '#54656f', .8)
    + path('M-20 -15C-17 -18 -12 -17 -9 -14C-12 -11 -17 -11 -20 -15L-24 -18V-12Z', '#C4D5DC', '#0a0d11', .7)
    + `<circle cx="-6" cy="-25" r="1.700" fill="#E4FAB8"/><circle cx="-2.200" cy="-25.500" r="1.300" fill="#E4FAB8"/></g>`;
  const cedar = (x, y, h) => {
    const n = 6, right = [], left = [];
    for (let i = 1; i <= n; i++) {
      const q = h * .08 + i / n * h * .28, yy = y - h + i * h * .145;
      right.push([x + q * (.85 + r() * .3), yy + 4], [x + q * .4, yy]);
      left.unshift([x - q * .4, yy], [x - q * (.85 + r() * .3), yy + 4]);
    }
    let d = '';
    for (let i = 0; i < h / 3; i++) { const t = .12 + r() * .75, q = (h * .06 + t * h * .2) * (r() - .5) * 2;
    d += `M${f(x + q)} ${f(y - h + t * h)}l${f(q > 0 ? 4 : -4)} 4`; }
    return path(poly([[x, y - h], ...right, ...left]), '#0d1613', '#33473f', .9) + path(`M${f(x)} ${f(y - h * .13)}V${f(y + 3)}`, 'none', '#0a0d0b', 3)
      + path(d, 'none', '#6E8F86', .8, 'opacity=".6"');
  };
  for (const [x, y, h] of [[.0, .66, 84], [.035, .675, 62], [.075, .68, 46], [.385, .665, 60], [.415, .68, 78], [.36, .69, 40], [.443, .70, 52], [.125, .685,
    34]]) s += cedar(x * W, y * H, h);
  return wob(s);
}
// ---- webs: spokes from a hub between two angles, sagging rings across them
function web(cx, cy, R, a0, a1, n, rings, r, col = '#CFCBDD', op = .5, w = .9) {
  const sp = Array.from({ length: n + 1 }, (_, i) => { const a = lerp(a0, a1, i / n) + (r() - .5) * .08; return [Math.cos(a), Math.sin(a), R * (.85
    + r() * .3)]; });
  let d = '', e = '';
  for (const [c, s, l] of sp) d += `M${f(cx)} ${f(cy)}L${f(cx + c * l)} ${f(cy + s * l)}`;
  for (let k = 1; k <= rings; k++) for (let i = 0; i < n; i++) {
    if (r() < .12) continue;
    const q = Math.pow(k / rings, 1.15) * .93, [c1, s1, l1] = sp[i], [c2, s2, l2] = sp[i + 1];
    const x1 = cx + c1 * l1 * q, y1 = cy + s1 * l1 * q, x2 = cx + c2 * l2 * q, y2 = cy + s2 * l2 * q;
    e += `M${f(x1)} ${f(y1)}Q${f(lerp(cx, (x1 + x2) / 2, .9))} ${f(lerp(cy, (y1 + y2) / 2, .9) + 2)} ${f(x2)} ${f(y2)}`;
  }
  return path(d, 'none', col, w * 1.15, `opacity="${op}"`) + path(e, 'none', col, w * .8, `opacity="${op * .9}"`);
}
// ---- layer 4: the den: a hollow in the mountain, its back wall, old webs, bundles hung from the roof
function den(W, H, m, r, L) {
  const P = scaled(W, H), [a, b] = L.mouth.map(P), left = jagPath(a, 4, 9, r), right = jagPath(b, 4, 8, r);
  const shape = line(left) + line(right).replace('M', 'L') + `V${H * .8}H${a[0][0]}Z`, cid = id('den');
  let s = `<clipPath id="${cid}"><path d="${shape}"/></clipPath>`;
  // the mountain around it
  s += wob(path(`M${f(W * .43)} ${f(H * .8)}L${f(W * .425)} ${f(H * .5)}L${f(W * .45)} ${f(H * .2)}L${f(W * .52)} ${f(-10)}H${f(W * .83)}
    L${f(W * .80)} ${f(H * .1)}L${f(W * .8)} ${f(H * .8)}Z`, '#171319'));
  let in_ = path(shape, `url(#${m}den)`);
  // the cleft stays open to the sky: drawn by the caller behind; here only the inner rock up to its rim
  let d = '';
  for (let i = 0; i < 300; i++) { const x = W * (.45 + r() * .54), y = H * (.06 + r() * .55);
  d += `M${f(x)} ${f(y)}q${f((r() - .5) * 10)} ${f(7 + r() * 8)} ${f((r() - .5) * 12)} ${f(14 + r() * 16)}`; }
  in_ += path(d, 'none', '#050307', 1, 'opacity=".55"');
  d = '';
  for (let i = 0; i < 90; i++) { const x = W * (.47 + r() * .26), y = H * (.12 + r() * .42);
  d += `M${f(x)} ${f(y)}q${f((r() - .5) * 8)} ${f(5 + r() * 6)} ${f((r() - .5) * 9)} ${f(9 + r() * 10)}`; }
  in_ += path(d, 'none', '#AEB6D4', .8, 'opacity=".35"');
  s += `<g clip-path="url(#${cid})">${wob(in_)}</g>`;
  return { back: s, cid, left, right };
}
// ---- layer 5: the spider, lit from the star-glass at her left: hind legs, body, jaws and eyes, fore legs
function spider(W, H, m, r, L) {
  const [x, y, k] = [L.spider[0] * W, L.spider[1] * H, L.spider[2]];
  // a leg: a curve through hip, knee, ankle and claw, thick at the thigh and thin as a thorn at the end
  const leg = (pts, w, far) => {
    const p = [];
    for (let i = 0; i < pts.length - 1; i++) {
      const a = pts[i - 1] || pts[i], b = pts[i], c = pts[i + 1], e = pts[i + 2] || c;
      for (let j = 0; j < 10; j++) {
        const t = j / 10, h = (v, q) => .5 * (2 * b[q] + (c[q] - a[q]) * t * .8 + (2 * a[q] - 5 * b[q] + 4 * c[q] - e[q]) * t * t * .5
          + (c[q] - b[q]) * t * t * .5);
        // linear with rounded joints: sharper at the knee than a spline
        p.push([lerp(lerp(b[0], c[0], t), h(t, 0), .22), lerp(lerp(b[1], c[1], t), h(t, 1), .22)]);
      }
    }
    p.push(pts.at(-1));
    const n = p.length - 1, A = [], B = [];
    p.forEach(([px, py], i) => {
      const u = p[Math.max(0, i - 1)], v = p[Math.min(n, i + 1)], l = Math.hypot(v[0] - u[0], v[1] - u[1]) || 1, t = i / n;
      const q = w * .5 * (1 - t * .86) * (1 + .35 * Math.sin(Math.min(1, t * 3) * Math.PI)) + .5;
      A.push([px - (v[1] - u[1]) / l * q, py + (v[0] - u[0]) / l * q]);
      B.push([px + (v[1] - u[1]) / l * q, py - (v[0] - u[0]) / l * q]);
    });
    let hair = '';
    for (let i = 1; i < n; i++) for (const [S, d] of [[A, 1], [B, -1]]) {
      const dx = S[i][0] - p[i][0], dy = S[i][1] - p[i][1], l = Math.hypot(dx, dy) || 1;
      hair += `M${f(S[i][0])} ${f(S[i][1])}l${f(dx / l * (3 + r() * 3))} ${f(dy / l * (3 + r() * 3) + 2)}`;
    }
    // rim light on whichever side faces left, broken where the side changes at a joint
    let rim = '', run = [], side = null;
    const flush = () => { if (run.length > 2) rim += smooth(run); run = []; };
    for (let i = 1; i <= n; i++) {
      const d = A[i][0] - B[i][0], q = Math.abs(d) < .8 ? side : d < 0 ? A : B;
      if (q !== side) { flush(); side = q; }
      if (q) run.push(q[i]);
    }
    flush();
    const hip = far ? '' : `<circle cx="${f(p[0][0])}" cy="${f(p[0][1])}" r="${f(w * .52)}" fill="#0b080e" stroke="#3b3546" stroke-width="1"/>`;
    return (far ? '' : path(hair, 'none', '#07050a', 1)) + path(smooth(A) + smooth([...B].reverse()).replace('M', 'L')
      + 'Z', far ? '#15111b' : '#0b080e', '#040206', 1.2)
      + hip + path(rim, 'none', far ? '#6f7290' : '#DCE4FB', far ? .9 : 1.4, `opacity="${far ? .6 : .85}" stroke-linecap="round"`);
  };
  let s = '';
  // far legs: dim, reaching for roof and walls
  s += leg([[0, -14], [-30, -70], [-84, -104], [-104, -84]], 14, 1) + leg([[14, -20], [26, -96], [2, -142], [-4, -166]], 13, 1)
    + leg([[34, -18], [96, -118], [104, -150], [98, -180]], 13, 1) + leg([[40, -10], [160, -84], [216, -58], [232, 26]], 15, 1);
  // abdomen: a swollen bag, bristled, with pale veins
  const bag = [[34, -6], [40, -46], [70, -86], [118, -100], [166, -82], [194, -40], [188, 2], [156, 34], [108, 42], [62, 26]];
  let d = '', e = '', v = '';
  for (let i = 0; i < 110; i++) { const a = i / 110 * 6.283, X = 115 + Math.cos(a) * 80, Y = -30 + Math.sin(a) * 70;
  v += `M${f(X)} ${f(Y)}l${f(Math.cos(a) * (3 + r() * 4))} ${f(Math.sin(a) * (3 + r() * 4) + 1)}`; }
  s += path(v, 'none', '#07050a', 1.1) + path(smooth([...bag, bag[0]], 1) + 'Z', `url(#${m}bag)`, '#040206', 2);
  for (let i = 0; i < 22; i++) { const t = i / 21, X = 48 + t * 134;
  d += `M${f(X)} ${f(-30 - Math.sin(t * 3.1) * 64)}q${f(16 - t * 24)} ${f(46)} ${f(4 - t * 24)} ${f(52 + Math.sin(t * 3.1) * 42)}`; }
  for (let i = 0; i < 80; i++) { const a = r() * 6.3, q = Math.sqrt(r()) * .92, X = 112 + Math.cos(a) * 76 * q, Y = -30 + Math.sin(a) * 64 * q;
  e += `M${f(X)} ${f(Y)}l${f(1 + r() * 3)} ${f(4 + r() * 4)}`; }
  s += path(d, 'none', '#030204', 1.2, 'opacity=".55"') + path(e, 'none', '#746b86', .9, 'opacity=".55"');
  s += path(`M66 -40C84 -52 92 -34 110 -44C126 -54 138 -36 158 -46M64 -20C82 -28 94 -14 112 -22C130 -30 142 -14 164 -22M70 2C86 -4 96 8 112 2C128 -4 138 8
    154 2M110 -44C112 -30 110 -34 112 -22C114 -8 110 -12 112 2`,
    'none', '#C9BFA6', 1.6, 'opacity=".4"');
  s += path(smooth([[37, -34], [46, -62], [72, -90], [112, -102], [140, -98]], 1), 'none', '#EEF2FF', 2.4, 'opacity=".9"')
    + path(smooth([[36, 0], [48, 20], [70, 31]], 1), 'none', '#AEB8D8', 1.5, 'opacity=".6"');
  // the first two near legs rise behind the head, black against the light
  s += leg([[12, 6], [4, -82], [-48, -44], [-64, 46]], 16) + leg([[-2, 2], [-34, -76], [-82, -74], [-108, -26]], 16);
  // fore body and head
  const fore = [[-34, 2], [-30, -18], [-10, -30], [22, -30], [46, -16], [48, 8], [24, 24], [-14, 22]];
  s += path(smooth([...fore, fore[0]], 1) + 'Z', '#120e16', '#040206', 1.8)
    + path('M-6 -20Q14 -28 42 -14M6 -4Q22 -10 46 -2M-2 14Q18 8 42 12M-10 -26Q0 -6 -6 20', 'none', '#463f52', 1, 'opacity=".8"');
  s += path(smooth([[-36, 4], [-31, -18], [-10, -31], [16, -32]], 1), 'none', '#F1F5FF', 2.1, 'opacity=".95"');
  // jaws with wet points
  s += path('M-32 8C-48 14 -54 30 -43 50C-41 38 -33 29 -22 24ZM-18 18C-27 28 -29 42 -19 60C-16 48 -9 38 0 27Z', '#17121b', '#DCE4FB', 1.3)
    + path('M-36 20q6 2 11 -2M-40 30q4 1 8 -2M-20 30q6 2 11 -2M-23 40q4 1 8 -2', 'none', '#6f6880', 1);
  s += path('M-43 50l1 6M-19 60l1 7', 'none', '#C6F08A', 2, 'stroke-linecap="round"');
  // clustered eyes, like many windows
  const eye = (ex, ey, q) => `<circle cx="${ex}" cy="${ey}" r="${f(q * 1.6)}" fill="#C8F07A" opacity=".2"/>
    <circle cx="${ex}" cy="${ey}" r="${q}" fill="#DDF59A" stroke="#1a2408" stroke-width="1.1"/>`
    + path(`M${f(ex - q * .62)} ${f(ey + q * .3)}L${f(ex + q * .1)} ${f(ey - q * .7)}M${f(ex - q * .1)} ${f(ey + q * .7)}
    L${f(ex + q * .65)} ${f(ey - q * .3)}`, 'none', '#5d7d1e', .9)
    + `<circle cx="${f(ex - q * .35)}" cy="${f(ey - q * .3)}" r="${f(q * .3)}" fill="#fff"/>`;
  s += glow(-15, -6, 40, 30, 'G', .32) + eye(-25, -3, 6.4) + eye(-9, -5, 7) + eye(-28, -15, 3.1) + eye(-18, -19, 3.8) + eye(-5, -20, 3.4) + eye(5, -13, 3)
    + eye(-30, 8, 2.5) + eye(3, 4, 2.9) + eye(-16, 8, 2.6);
  // the last two near legs stand in front of the body
  s += leg([[40, 4], [138, -70], [196, 14], [204, 58]], 17) + leg([[34, 10], [82, -58], [114, 12], [118, 56]], 16);
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${k})">${wob(s)}</g>`;
}
// ---- layer 6: two hobbits behind the star-glass, on the last ledge
function starGlass(W, H, m, r, L) {
  const [gx, gy] = [L.glass[0] * W, L.glass[1] * H];
  let rays = '', s = glow(gx, gy, 120, 100, 'W', .5, 'style="mix-blend-mode:screen"') + glow(gx, gy, 46, 40, 'W', .9);
  for (let i = 0; i < 40; i++) { const a = i / 40 * 6.283, l = (i % 2 ? 40 : 62) + r() * 16;
  rays += `M${f(gx + Math.cos(a) * 10)} ${f(gy + Math.sin(a) * 10)}L${f(gx + Math.cos(a) * l)} ${f(gy + Math.sin(a) * l)}`; }
  s += path(rays, 'none', '#FFFFFF', .8, 'opacity=".5"');
  const figure = (x, y, q, arm) => `<g transform="translate(${f(x)} ${f(y)}) scale(${q})">` + path('M-9 1C-8 -8 -5 -17 0 -19C5 -17 6 -8 5 0L1 1L0 -4L-3 1Z',
    '#0c0a0e', '#DCE6F4', .8)
    + `<circle cy="-21.500" r="4.400" fill="#0c0a0e" stroke="#DCE6F4" stroke-width=".7"/>` + path(arm, 'none', '#0c0a0e', 2.6, 'stroke-linecap="round"')
    + path('M5 -15C6.500 -10 6.500 -5 6 -1M3.500 -24q2 3 0 6', 'none', '#FFFFFF', 1.2) + '</g>';
  s += figure(gx - 17, gy + 34, 1.2, 'M2 -15L13 -26') + figure(gx - 37, gy + 36, 1.15, 'M2 -13L11 -15')
    + path(`M${f(gx - 27)} ${f(gy + 20)}L${f(gx - 12)} ${f(gy + 6)}`, 'none', '#F4FAFF', 1.8);
  s += `<path d="M${f(gx)} ${f(gy - 8)}l2 6l6 2l-6 2l-2 6l-2 -6l-6 -2l6 -2Z" fill="#fff"/>`;
  return s;
}
// floor of the den with bones; the thread of the path lies on it
function denFloor(W, H, m, r, L) {
  const P = scaled(W, H), edge = jagPath(P([[.44, .62], [.50, .585], [.56, .55], [.62, .535], [.70, .55], [.80, .545], [.90, .56], [1.0, .55]]), 6, 5, r);
  let s = path(line(edge) + `V${H * .82}H${W * .44}Z`, `url(#${m}floor)`, '#050307', 1.2) + path(line(edge), 'none', '#B5BAD2', 1.3, 'opacity=".6"')
    + fall(edge, H * .12, 4, r, { op: .55, col: '#060408', lean: -.15 });
  const bone = (x, y, a) => `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})">` + path('M-7 0H7M-8 -1.500l-1 3M8 -1.500l1 3', 'none', '#0a070b',
    3.4, 'stroke-linecap="round"')
    + path('M-7 0H7M-8 -1.500l-1 3M8 -1.500l1 3', 'none', '#CFC6AE', 1.8, 'stroke-linecap="round"') + '</g>';
  const skull = (x, y, q) => `<g transform="translate(${f(x)} ${f(y)}) scale(${q})">` + path('M-6 2C-8 -6 -4 -10 1 -10C7 -10 9 -5 7 1L5 3V6H-3V3Z',
    '#D2C9B2', '#0a070b', 1)
    + path('M-3 -2.500h2.500M2.500 -2.500h2.500M-1 4v2M2 4v2', 'none', '#0a070b', 1.8) + '</g>';
  for (let i = 0; i < 16; i++) s += bone(W * (.52 + r() * .44), H * (.665 + r() * .075), r() * 180);
  s += skull(W * .605, H * .70, .9) + skull(W * .755, H * .705, .8) + skull(W * .832, H * .715, .9) + skull(W * .68, H * .715, .75);
  return wob(s);
}
// bundles in silk
function bundle(x, y, h, thread, r) {
  const b = blob(x, y + h / 2, h * .26, h * .5, 12, .14, r);
  let d = '';
  for (let i = 1; i < 9; i++) { const t = i / 9, q = Math.sin(t * 3.1) * h * .25;
  d += `M${f(x - q)} ${f(y + h * t - 2)}q${f(q)} ${f(5)} ${f(q * 2)} ${f((r() - .5) * 5)}`; }
  return path(`M${f(x)} ${f(y - thread)}V${f(y + 3)}`, 'none', '#CFCBDD', 1) + path(smooth([...b, b[0]]) + 'Z', '#8e8a94', '#0a070b', 1.2)
    + path(smooth(b.slice(8)), 'none', '#E6E9F5', 1.4, 'opacity=".8"') + path(d, 'none', '#2a2630', 1)
    + path(line(b.slice(0, 4)), 'none', '#1a161d', 3, 'opacity=".5"');
}
// ---- layer 7: the rim of the den, torn rock hung with near webs
function rim(W, H, m, r, L, d) {
  const out = [[W * .40, H * .82], [W * .405, H * .6], [W * .41, H * .42], [W * .43, H * .2], [W * .47, H * .06], [W * .5, -20]];
  let s = path(line(out) + `H${f(W * .83)}` + line([...d.left].reverse()).replace('M', 'L') + 'Z', `url(#${m}rim)`, '#050307', 1.4);
  const d2 = [...d.right].reverse();
  s += path(`M${f(W + 40)} ${f(H * .82)}` + line(d2).replace('M', 'L') + `L${f(W + 40)} -20Z`, `url(#${m}rim)`, '#050307', 1.4);
  // strata of the mountain wall and the winding stair cut into it, a lamp-less line of worn treads
  let st = '', tr = '';
  for (let i = 0; i < 120; i++) { const y = r() * H * .74, x = lerp(.41, .462, 1 - y / H) * W + 6 + r() * 26;
  st += `M${f(x)} ${f(y)}l${f(4 + r() * 8)} ${f(9 + r() * 12)}`; }
  for (let i = 0; i < 70; i++) { const x = W * (.5 + r() * .3), y = r() * H * .055; st += `M${f(x)} ${f(y)}l${f(3 + r() * 6)} ${f(4 + r() * 7)}`; }
  const ws = scaled(W, H)(L.windingStair);
  for (let i = 0; i < ws.length - 1; i++) {
    const [a, b] = [ws[i], ws[i + 1]], n = 8, q = lerp(7, 3.5, i / ws.length);
    for (let j = 0; j < n; j++) { const t = j / n; tr += `M${f(lerp(a[0], b[0], t) - q)} ${f(lerp(a[1], b[1], t))}h${f(q * 2)}`; }
  }
  s += path(st, 'none', '#050307', 1.1, 'opacity=".8"') + path(st, 'none', '#8b86a0', .7, 'opacity=".28" transform="translate(2 1)"');
  s += path(line(ws), 'none', '#050307', 15, 'opacity=".7"') + path(line(ws.map(p => [p[0] + 1, p[1] + 1.500])), 'none', '#2f2a35', 10)
    + path(tr, 'none', '#C9C3CF', 1.3, 'opacity=".8"');
  s += path(line(d.left), 'none', '#D3DAF0', 1.5, 'opacity=".55"') + path(line(d.right), 'none', '#C9603A', 1.4, 'opacity=".65"');
  s += fall(d.left.slice(20), 16, 5, r, { op: .4, col: '#AEB6D4', lean: -.2 });
  return wob(s);
}
// ---- layer 8: the march: dead marshes with their faces, the plain of ash, the winding stair
function march(W, H, m, r, L) {
  const P = scaled(W, H), edge = jagPath(P(L.ground), 6, 5, r);
  let s = path(line(edge) + `L${W + 40} ${H + 20}L-40 ${H + 20}Z`, `url(#${m}ground)`, '#050606', 1.3)
    + path(line(edge), 'none', '#9FB0A0', 1.3, 'opacity=".5"')
    + fall(edge, H * .07, 4, r, { op: .6, col: '#050606', lean: .15 });
  s = wob(s);
  // water of the marsh in long pools
  const pools = [[.075, .905, .13, .075], [.215, .925, .10, .06], [.14, .765, .15, .045], [.30, .955, .12, .045], [.30, .755, .085, .035], [.03, .80, .06,
    .035]];
  for (const [x, y, a, b] of pools) {
    const q = blob(x * W, y * H, a * W, b * H, 18, .16, r);
    s += wob(path(smooth([...q, q[0]]) + 'Z', `url(#${m}marsh)`, '#060b09', 1.4) + path(smooth(q.slice(9, 18)), 'none', '#8FB79A', 1, 'opacity=".5"'));
  }
  // faces under the water
  const face = (x, y, q, a, k) => `<g transform="translate(${f(x)} ${f(y)}) rotate(${a}) scale(${q})" opacity=".92">${glow(0, 0, 26, 22, 'W', .3)}`
    + path('M-9 -3C-9 -13 9 -13 9 -3C9 5 5 12 0 13C-5 12 -9 5 -9 -3Z', '#A8C7AE', '#24382d', 1)
    + path(`M-6.500 -3q2.500 ${k} 5 0M1.500 -3q2.500 ${k} 5 0M-1 -1L-2 4H1M-3 7.500q3 ${k > 0 ? -1.5 : 2} 6 0M-7 -6q3 -2 5 -1M2 -7q3 -1 5 1`, 'none',
    '#1f3328', 1.1)
    + path('M1 -10C8 -10 9 -4 8 0C7 6 4 11 0 12C4 6 5 -2 1 -10Z', '#2f4a3c', '', 0, 'opacity=".45"')
    + path('M-8 -6C-14 -8 -18 -4 -24 -7M-7 -9C-12 -14 -18 -11 -23 -14M7 -9C13 -13 17 -9 23 -12M8 -5C14 -6 17 -2 24 -4', 'none', '#7FA08A', 1,
    'opacity=".75"') + '</g>';
  s += face(.055 * W, .918 * H, 1.15, -16, 2) + face(.158 * W, .938 * H, 1.2, 10, 2) + face(.075 * W, .735 * H, .78, 14, 2)
    + face(.228 * W, .945 * H, .98, -8, -2) + face(.153 * W, .752 * H, .72, -12, -2) + face(.30 * W, .75 * H, .72, 8, 2) + face(.337 * W, .94 * H, .95, 14, 2);
  // ripples over the faces
  let w = '';
  for (let i = 0; i < 120; i++) { const [x, y, a, b] = pools[i % 6], t = r() * 6.3, q = Math.sqrt(r()) * .85;
  w += `M${f((x + Math.cos(t) * a * q) * W)} ${f((y + Math.sin(t) * b * q) * H)}h${f(6 + r() * 13)}`; }
  s += path(w, 'none', '#BFE0C4', .8, 'opacity=".32"');
  // plain of ash: cracks and little cones
  let cr = '', cone = '';
  for (let i = 0; i < 26; i++) { let x = W * (.38 + r() * .24), y = H * (.79 + r() * .2); cr += `M${f(x)} ${f(y)}`;
  for (let j = 0; j < 3; j++) cr += `L${f(x += (r() - .4) * 20)} ${f(y += (r() - .4) * 7)}`; }
  for (const [x, y, q] of [[.45, .765, 12], [.52, .79, 9], [.385, .745, 8], [.455, .96, 11], [.52, .955, 8], [.60, .80, 8]])
    cone += path(`M${f(x * W - q * 1.6)} ${f(y * H)}L${f(x * W - q * .3)} ${f(y * H - q)}H${f(x * W + q * .4)}L${f(x * W + q * 1.8)} ${f(y * H)}Z`,
    '#3b332d', '#0a0807', 1)
      + path(`M${f(x * W + q * .1)} ${f(y * H - q)}l${f(q * .5)} ${f(q)}M${f(x * W + q * .4)} ${f(y * H - q)}l${f(q)} ${f(q)}`, 'none', '#0a0807', .9);
  s += wob(path(cr, 'none', '#070504', 1.1, 'opacity=".75"') + cone);
  // the stair at the end of the march: flights and landings, each tread lit, each riser dark, a wall of squared stone below
  const c = P(L.stair), prof = [], n = 30, top = [], back = [];
  for (let i = 0; i <= n; i++) { const x = lerp(c[0][0], c.at(-1)[0], i / n); prof.push([x, yAt(c, x)]); }
  let tread = '', riser = '', joint = '', edgeLit = '';
  for (let i = 0; i < n; i++) {
    const [x0, y0] = prof[i], [x1, y1] = prof[i + 1], k = lerp(23, 11, i / n); // k: how far the tread runs back
    top.push([x0, y0], [x1, y0]);
    tread += `M${f(x0)} ${f(y0)}H${f(x1)}l${f(-k * .5)} ${f(-k)}H${f(x0 - k * .5)}Z`;
    riser += `M${f(x1)} ${f(y0)}V${f(y1)}l${f(-k * .5)} ${f(-k)}V${f(y0 - k)}Z`;
    edgeLit += `M${f(x0)} ${f(y0)}H${f(x1)}`;
    if (i === n - 1) back.push([x1, y1]);
  }
  for (let i = 0; i < 120; i++) { const x = lerp(c[0][0], W, r()), y = yAt(c, x) + 8 + r() * r() * 90; joint += `M${f(x)} ${f(y)}h${f(6 + r() * 9)}v5`; }
  const wall = line([...top, ...back]) + `V${H + 20}H${f(c[0][0])}Z`;
  let st = path(tread, '#857d79', '#0a080a', .9) + path(riser, '#2c272d', '#0a080a', .9) + path(wall, `url(#${m}stair)`, '#050406', 1.3)
    + path(joint, 'none', '#070508', 1, 'opacity=".7"') + path(edgeLit, 'none', '#E6DCC6', 1.3, 'opacity=".85"');
  return s + wob(st);
}
// small lights over the marsh
function corpseLights(W, H, r) {
  let s = '';
  for (const [x, y, q] of [[.015, .735, .8], [.115, .725, .8], [.205, .745, .75], [.262, .735, .7], [.355, .735, .7], [.085, .965, 1.1], [.19, .895, .9],
    [.275, .975, 1], [.02, .915, 1], [.385, .935, .85]])
    s += glow(x * W, y * H - 5, 20 * q, 22 * q, 'W', .5) + `<ellipse cx="${f(x * W)}" cy="${f(y * H - 5)}" rx="${f(11 * q)}" ry="${f(13 * q)}" fill="#9BE08A"
    opacity=".35" filter="url(#b2)"/>`
      + path(`M${f(x * W)} ${f(y * H)}q${f(-5 * q)} ${f(-4 * q)} 0 ${f(-13 * q)}q${f(5 * q)} ${f(9 * q)} 0 ${f(13 * q)}Z`, '#EAFBD2', '#5f9a56', .8);
  return s;
}
// ---- layer 9: dark foreground: reeds and stones at the left, rock at the right
function foreground(W, H, r) {
  let d = '', e = '';
  for (let i = 0; i < 34; i++) { const x = W * (r() * .36), y = H * 1.0, l = 10 + r() * 22;
  d += `M${f(x)} ${f(y)}q${f((r() - .5) * 6)} ${f(-l * .6)} ${f((r() - .4) * 12)} ${f(-l)}`; if (i % 4 === 0) e += `M${f(x + 2)} ${f(y - l * .7)}l1 -8`; }
  return wob(path(d, 'none', '#050806', 1.7) + path(e, 'none', '#0a0d09', 4, 'stroke-linecap="round"')
    + rubble(W * .46, H * .99, 7, W * .16, 13, r, '#0c0a0a', '#4b433c')
    + rubble(W * .93, H * .995, 6, W * .14, 12, r, '#0c0a0d', '#57505c'));
}

/** the picture in groups, far to near; each may move on its own (see NOTES-conflicts.md) */
export function layers(W, H, L = SHELOB) {
  const r = rng(40550), m = id('sl');
  const defs = '<defs>' + raggedMask(m, W, H)
    + gradient(m + 'skyL', [[0, '#0a111d'], [.3, '#26384a']]) + `<linearGradient id="${m}sky"><stop offset="0" stop-color="#1b2b3c"/>
    <stop offset=".45" stop-color="#0f1621"/>
      <stop offset=".8" stop-color="#4a1613"/><stop offset=".9" stop-color="#8d3020"/><stop offset="1" stop-color="#4a1613"/></linearGradient>`
    + gradient(m + 'dusk', [[0, '#1c0a0c'], [.45, '#7a2a1e'], [.8, '#C4542E'], [1, '#E8853F']]) + gradient(m
    + 'cliff', [[0, '#4d6070'], [.3, '#33434f'], [.7, '#1c2731'], [1, '#101820']]) + gradient(m + 'pool', [[0, '#2f4a58'], [.5, '#18303c'], [1, '#0a161d']])
    + radial(m + 'den', [[0, '#9AA6C4'], [.16, '#565C78'], [.42, '#2b2837'], [1, '#0c0910']], `gradientUnits="userSpaceOnUse" cx="${L.glass[0] * W}"
    cy="${L.glass[1] * H}" r="${W * .42}"`)
    + gradient(m + 'floor', [[0, '#514a5a'], [.5, '#2c2732'], [1, '#141017']]) + gradient(m + 'rim', [[0, '#2d2730'], [.5, '#1b171e'], [1, '#100d12']])
    + radial(m + 'bag', [[0, '#4b4660'], [.4, '#231d2b'], [1, '#0a070c']], 'cx=".2" cy=".22" r=".9"')
    + `<linearGradient id="${m}ground"><stop offset="0" stop-color="#1c2a22"/><stop offset=".34" stop-color="#26302a"/>
    <stop offset=".46" stop-color="#372f28"/><stop offset=".62" stop-color="#332c2b"/>
      <stop offset="1" stop-color="#221d24"/></linearGradient>` + gradient(m + 'stair', [[0, '#57505a'], [.4, '#37313a'], [1, '#151217']]) + gradient(m
      + 'marsh', [[0, '#2f4f40'], [.6, '#16291f'], [1, '#0b1611']])
    + radial(m + 'v', [[.45, '#050407', 0], [.78, '#050407', .3], [1, '#030204', .78]], 'cx=".5" cy=".48" r=".76"') + '</defs>';
  const d = den(W, H, m, r, L);
  const far = sky(W, H, m, r, L) + falls(W, H, m, r, L) + d.back + tower(W, H, m, r, L)
    // old webs on the back wall, behind the spider, in a haze that sets her off
    + `<g clip-path="url(#${d.cid})"><ellipse cx="${W * .8}" cy="${H * .34}" rx="${W * .2}" ry="${H * .3}" fill="#A9A6C6" opacity=".34" filter="url(#b22)"/>`
    + web(W * .80, H * .33, W * .27, 0, 6.283, 22, 9, r, '#BFBAD2', .3) + web(W * .5, H * .1, W * .16, .1, 1.7, 7, 6, r, '#D9DCEB', .5)
    + bundle(W * .945, H * .395, 46, 56, r) + bundle(W * .917, H * .415, 30, 46, r) + '</g>';
  const lair = denFloor(W, H, m, r, L) + spider(W, H, m, r, L) + starGlass(W, H, m, r, L);
  const mouth = rim(W, H, m, r, L, d) + web(W * .455, H * .33, W * .075, -.9, .9, 5, 5, r, '#E3E6F2', .6)
    + web(W * .975, H * .22, W * .07, 1.9, 3.6, 5, 5, r, '#E3C9C0', .5) + banks(W, H, m, r, L);
  const ground = march(W, H, m, r, L) + corpseLights(W, H, r) + web(W * .988, H * .985, W * .115, 3.25, 4.65, 7, 6, r, '#DCD8E6', .5) + foreground(W, H, r) + ways(W, H, L);
  // ---- layer 10: vignette and grain
  const air = `<rect width="${W}" height="${H}" fill="url(#${m}v)"/>`
    ;
  return { mask: m, defs, groups: { far, lair, mouth, ground, air }, wash: .12, grain: .3 };
}
/** the trodden ways of the three lines; a thin veil of water falls before the hidden one */
function ways(W, H, L) {
  const P = scaled(W, H);
  return track(P(L.hiding), { w: 8, op: .4 }) + water(W, H, rng(77), L, .7)
    + track(P(L.fighting), { w: 9, dust: '#D6D3E4', op: .4, edge: .55 }) + track(P(L.travelling), { w: 9 });
}
/** tracks, stations and lanterns, above everything; the hidden path runs behind a thin veil of water */
export function lines(W, H, L = SHELOB) {
  const P = scaled(W, H), hi = P(L.hiding), fi = P(L.fighting), tr = P(L.travelling);
  const put = (pts, R, ln, labels, seed) =>
    stations(pts, R, CONTENTS[ln], { line: ln, cur: L.cur[ln], targets: L.targets[ln] || [], labels, seed, lan: L.lan });
  let s = track(hi, { w: 8, op: .4 }) + water(W, H, rng(77), L, .7) + put(hi, L.R2, 'hiding', null, 930);
  s += track(fi, { w: 9, dust: '#D6D3E4', op: .4, edge: .55 }) + put(fi, L.R1, 'fighting', [40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50], 950);
  s += track(tr, { w: 9 }) + put(tr, L.R2, 'travelling', null, 970);
  return s;
}
export function plate(W, H, L = SHELOB) {
  const { mask, defs, groups } = layers(W, H, L);
  return defs + `<g mask="url(#${mask})">` + Object.entries(groups).map(([k, g]) => `<g data-layer="${k}">${g}</g>`).join('') + '</g>' + lines(W, H, L);
}
