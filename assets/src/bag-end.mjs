// Bag End: evening at the round door, lights of a party in the field, and a rider on the road.
import { C, rng, f, id, poly, smooth, blob , cut, layersOf } from './kit.mjs';
import * as K from './haven-kit.mjs';
import { PIC } from './haven-pics.mjs';

export const BAG_END = { R: 53, seed: 910, at: 1, stops: [[.222, .745], [.50, .79], [.785, .735]], lan: 1.05 };

const GREEN = ['#2b3a26', '#3f5432', '#647845'];

/** the front of the smial: timber ring, green door, round windows, beds of flowers */
function doorFront(x, y, s, r) {
  const T = (a, b) => `${f(x + a * s)} ${f(y + b * s)}`, R = n => f(n * s);
  let o = K.glow(x, y + 10 * s, 120 * s, 90 * s, .55);
  // stone face around the door, cut into the hill
  o += `<path d="M${T(-104, 46)}C${T(-104, 6)} ${T(-66, -54)} ${T(0, -58)}C${T(66, -54)} ${T(104, 6)} ${T(104, 46)}Z" fill="#B79A6B" stroke="#21170e"
    stroke-width="1.3"/>`;
  let br = '';
  for (let i = 0; i < 46; i++) {
    const a = (r() * 2 - 1) * 96, b = 40 - r() * 90;
    if (b > -50 * Math.cos(a / 70)) br += `M${T(a, b)}h${R(6 + r() * 8)}m${R(-3)} ${R(0)}v${R(4)}`;
  }
  o += `<path d="${br}" stroke="#5b4527" stroke-width=".8" opacity=".6"/>`;
  // windows, each with a cross and a warm pane
  for (const [a, b, q] of [[-72, 14, 17], [70, 14, 17]]) {
    o += K.glow(x + a * s, y + b * s, 52 * s, 44 * s, .85) + `<circle cx="${f(x + a * s)}" cy="${f(y + b * s)}" r="${R(q + 5)}" fill="#6b4a28"
      stroke="#21170e" stroke-width="1.2"/>` +
      `<circle cx="${f(x + a * s)}" cy="${f(y + b * s)}" r="${R(q)}" fill="#FFE08A" stroke="#21170e" stroke-width="1.2"/>` +
      `<path d="M${T(a - q, b)}h${R(2 * q)}M${T(a, b - q)}v${R(2 * q)}" stroke="#4a3018" stroke-width="${R(2.2)}"/>` +
      `<path d="M${T(a - q + 3, b + 8)}q${R(8)} ${R(-12)} ${R(12)} ${R(4)}" fill="none" stroke="#C98A3A" stroke-width="1" opacity=".7"/>` +
      `<path d="M${T(a - 20, b + 22)}h${R(40)}v${R(5)}h${R(-40)}Z" fill="#6b4a28" stroke="#21170e" stroke-width="1"/>`;
    for (let i = 0; i < 9; i++) o += `<circle cx="${f(x + (a - 18 + i * 4.5) * s)}" cy="${f(y + (b + 20 - r() * 4) * s)}" r="${R(2.3)}" fill="${['#C9473A',
    '#F3D06A', '#E8E0D0'][i % 3]}" stroke="#21170e" stroke-width=".6"/>`;
  }
  // the ring of the door: staves, then boards, knob in the very middle
  let st = '', bd = '';
  for (let i = 0; i < 30; i++) {
    const a = i / 30 * Math.PI * 2;
    st += `M${T(Math.cos(a) * 36, Math.sin(a) * 36)}L${T(Math.cos(a) * 44, Math.sin(a) * 44)}`;
  }
  for (let a = -30; a <= 30; a += 10) {
    const h = Math.sqrt(35 * 35 - a * a);
    bd += `M${T(a, -h)}V${f(y + h * s)}`;
  }
  o += `<circle cx="${f(x)}" cy="${f(y)}" r="${R(45)}" fill="#8a6236" stroke="#1d130a" stroke-width="1.8"/><path d="${st}" stroke="#3a2410"
    stroke-width="1.1"/>` +
    `<circle cx="${f(x)}" cy="${f(y)}" r="${R(36)}" fill="#3f6a48" stroke="#14100a" stroke-width="1.8"/><path d="${bd}" stroke="#1c3322" stroke-width="1.4"/>` +
    `<path d="M${T(8, -34)}A${R(35)} ${R(35)} 0 0 1 ${T(8, 34)}A${R(60)} ${R(60)} 0 0 0 ${T(8, -34)}Z" fill="#0c1a10" opacity=".4"/>` +
    `<path d="M${T(-31, -12)}A${R(33)} ${R(33)} 0 0 1 ${T(-8, -32)}" fill="none" stroke="#B9D3A0" stroke-width="1.6" opacity=".8"/>` +
    `<circle cx="${f(x)}" cy="${f(y)}" r="${R(5)}" fill="url(#gold)" stroke="#21170e" stroke-width="1.2"/><circle cx="${f(x - 1.5 * s)}"
    cy="${f(y - 1.5 * s)}" r="${R(1.4)}" fill="#fff"/>` +
    `<path d="M${T(-33, -14)}h${R(12)}M${T(-33, 14)}h${R(12)}" stroke="#1d130a" stroke-width="${R(3)}" stroke-linecap="round"/>`;
  // a lamp on either side of the door
  o += K.lamp(x - 53 * s, y - 26 * s, 1.1 * s) + K.lamp(x + 53 * s, y - 26 * s, 1.1 * s);
  return o;
}
/** small neighbours: a round window and a chimney in a far bank */
const farHole = (x, y, s) => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(9 * s)}" fill="url(#glowG)" opacity=".8"/><circle cx="${f(x)}" cy="${f(y)}"
  r="${f(2.6 * s)}" fill="#FFE39A" stroke="#2b2118" stroke-width=".8"/>`;
/** string of party lanterns that sags between two posts */
function garland(a, b, sag, n, s, r) {
  const q = t => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)];
  const cols = ['#FFE39A', '#F6B15C', '#F2D6A0', '#E98A5A', '#CFE0A8'];
  let o = `<path d="M${f(a[0])} ${f(a[1])}Q${f((a[0] + b[0]) / 2)} ${f((a[1] + b[1]) / 2 + sag * 2)} ${f(b[0])} ${f(b[1])}" fill="none" stroke="#1a120b"
    stroke-width="1"/>`;
  for (let i = 1; i < n; i++) { const [x, y] = q(i / n); o += K.lamp(x, y + 1, s, cols[i % 5], '#2a1c10', .7); }
  return o;
}
/** dancers and guests, rim-lit from the lanterns */
function guest(x, y, h, r, up = r() < .4) {
  const c = ['#3a2a22', '#2c2f2a', '#3d2a1a', '#2a2730'][Math.floor(r() * 4)];
  return `<path d="M${f(x - h * .3)} ${f(y)}C${f(x - h * .3)} ${f(y - h * .5)} ${f(x - h * .16)} ${f(y - h * .72)} ${f(x)} ${f(y - h * .74)}C${f(x +
    h * .18)} ${f(y - h * .72)} ` +
    `${f(x + h * .3)} ${f(y - h * .5)} ${f(x + h * .28)} ${f(y)}Z" fill="${c}"/><circle cx="${f(x)}" cy="${f(y - h * .86)}" r="${f(h * .19)}" fill="${c}"/>` +
    (up ? `<path d="M${f(x - h * .15)} ${f(y - h * .6)}L${f(x - h * .5)} ${f(y - h * 1.05)}M${f(x + h * .15)} ${f(y - h * .6)}L${f(x +
    h * .48)} ${f(y - h * 1.1)}" stroke="${c}" stroke-width="${f(h * .13)}" stroke-linecap="round"/>` : '') +
    `<path d="M${f(x - h * .26)} ${f(y - 1)}C${f(x - h * .27)} ${f(y - h * .5)} ${f(x - h * .14)} ${f(y - h * .7)} ${f(x)} ${f(y - h * .73)}" fill="none"
    stroke="#FFD98A" stroke-width="1" opacity=".75"/>`;
}
function burst(x, y, R, n, col, r) {
  let d = '', p = '';
  for (let i = 0; i < n; i++) {
    const a = i / n * Math.PI * 2 + r() * .2, l = R * (.65 + r() * .4);
    const ex = x + Math.cos(a) * l, ey = y + Math.sin(a) * l + l * l * .003;
    d += `M${f(x + Math.cos(a) * R * .2)} ${f(y + Math.sin(a) * R * .2)}Q${f(x + Math.cos(a) * l * .7)} ${f(y + Math.sin(a) * l * .62)} ${f(ex)} ${f(ey)}`;
    p += `<circle cx="${f(ex)}" cy="${f(ey)}" r="${f(.9 + r())}" fill="#FFF6D8"/>`;
  }
  return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(R * 1.5)}" fill="url(#glowG)" opacity=".5"/><path d="${d}" fill="none" stroke="${col}" stroke-width="1.3"
    stroke-linecap="round"/>${p}<circle cx="${x}" cy="${y}" r="${f(R * .3)}"
    fill="url(#glowW)" opacity=".9"/><circle cx="${x}" cy="${y}" r="${f(R * .07)}" fill="#fff"/>`;
}
/** the rider: horse and hood, one dark shape with a cold edge */
const rider = (x, y, s) => `<g transform="translate(${f(x)} ${f(y)}) scale(${s})">` +
  `<path d="M-34 40L-31 14C-34 4 -30 -8 -18 -10L-8 -12C-16 -34 -10 -50 2 -54C14 -50 17 -36 13 -20L22 -22C26 -34 34 -44 40 -44L44 -52L47 -43C54 -36 60 -28 58
    -23C56 -20 52 -20 48 -23` +
  `L42 -25C40 -14 36 -4 30 2L32 16L28 40H23L24 20L18 8C6 12 -8 12 -16 8L-22 20L-20 40H-25L-27 22L-30 40Z" fill="#0b090a" stroke="#7f93a6" stroke-width="1.2"
    stroke-linejoin="round"/>` +
  `<path d="M-30 10C-46 20 -44 34 -48 42C-38 36 -34 26 -28 14Z" fill="#0b090a"/><path d="M-12 -14C-28 -2 -36 14 -50 24C-34 24 -20 18 -6 14L12 10L14 -16Z"
    fill="#0b090a"/>` +
  `<path d="M-2 -40C1 -46 7 -46 9 -39C8 -34 1 -34 -2 -40Z" fill="#000"/><path d="M1 -40.500L3.500 -39.500M8 -40.500L6 -39.500" stroke="#F08A2C"
    stroke-width="1.700" stroke-linecap="round"/>` +
  `<circle cx="50" cy="-33" r="1.500" fill="#E24A2A"/><path d="M-8 -30C-14 -14 -26 4 -44 20" stroke="#54677a" stroke-width="1" fill="none" opacity=".7"/></g>`;

export function plate(W, H, L = BAG_END) {
  const r = rng(1111), m = id('be'), P = p => p.map(q => [q[0] * W, q[1] * H]), X = t => t * W, Y = t => t * H;
  let s = `<defs>${K.plateMask(m, W, H, L.bleed)}
    ${K.grad(m + 's', [[0, '#1f2c44'], [.22, '#3f4c69'], [.36, '#8a6d72'], [.47, '#E0A466'], [.56, '#F8DFA4']])}
    ${K.grad(m + 'h', [[0, '#6d8046'], [.4, '#4c6038'], [1, '#2a3823']])}
    ${K.grad(m + 'f', [[0, '#8d8f4e'], [.4, '#5c6c3c'], [1, '#2c3a25']])}
    ${K.grad(m + 'w', [[0, '#F2C98c'], [.5, '#8f8390'], [1, '#48506a']])}
    ${K.grad(m + 'n', [[0, '#0f1519', 0], [.5, '#0d1317', .6], [1, '#080b0f', .94]], '')}</defs>${cut('sky')}`;
  // 1 sky with the first stars, afterglow behind the far downs
  s += `<rect x="-40" y="-40" width="${W + 80}" height="${H + 80}" fill="url(#${m}s)"/>` + K.stars(64, [X(.25), 8, X(.75), Y(.26)], r, .85) +
    K.glow(X(.56), Y(.46), W * .3, H * .22, .75) + K.bands(9, [X(.3), Y(.2), X(.7), Y(.2)], r, ['#F3C58A', '#6a5a72', '#C98a6a'], .4);
  // 2 fireworks over the field
  s += burst(X(.62), Y(.15), 42, 22, '#FFD98A', r) + burst(X(.50), Y(.235), 25, 16, '#F08A5A', r) + burst(X(.745), Y(.225), 21, 14, '#CFE3B0', r) +
    `<path d="M${X(.6)} ${Y(.46)}Q${X(.605)} ${Y(.3)} ${X(.62)} ${Y(.17)}M${X(.515)} ${Y(.46)}Q${X(.512)} ${Y(.36)} ${X(.502)} ${Y(.26)}" fill="none"
    stroke="#FFE7B0" stroke-width="1" opacity=".55" stroke-dasharray="5 3"/>`;
  // 3 far downs, hedges and lit windows, church-small trees
  const downs = (pts, c, o) => K.wob(K.slope(P(pts), H, c, r, o));
  s += downs([[.2, .46], [.36, .435], [.5, .455], [.64, .425], [.8, .45], [.92, .42], [1.05, .44]], '#7d7484', { depth: 14, op: .2, rim: '#F7D9A0' });
  s += downs([[.3, .50], [.44, .475], [.58, .492], [.72, .462], [.86, .48], [1.05, .46]], '#7c7c58', { depth: 20, op: .3, rim: '#F3DFA0' });
  for (let i = 0; i < 26; i++) {
    const x = X(.42 + r() * .55), y = Y(.487 + r() * .02);
    s += `<circle cx="${f(x)}" cy="${f(y - 3)}" r="${f(2.5 + r() * 2.5)}" fill="#4d5a38" stroke="#2b2118" stroke-width=".7"/>`;
  }
  for (const [x, y, k] of [[.47, .492, 1], [.505, .485, .9], [.69, .478, 1], [.73, .484, .9], [.80, .48, 1], [.835, .487, .8]]) s += farHole(X(x), Y(y), k);
  s += cut('field');
  // 4 the water with the mill, evening lying on it
  s += `<path d="M${X(.44)} ${Y(.525)}Q${X(.6)} ${Y(.508)} ${X(.82)} ${Y(.522)}Q${X(.88)} ${Y(.535)} ${X(.82)} ${Y(.552)}Q${X(.62)} ${Y(.575)} ${X(.44)}
    ${Y(.553)}Z" fill="url(#${m}w)" stroke="#2b2118" stroke-width="1"/>`;
  let rip = '';
  for (let i = 0; i < 26; i++) rip += `M${f(X(.46 + r() * .34))} ${f(Y(.522 + r() * .034))}h${f(6 + r() * 18)}`;
  s += `<path d="${rip}" stroke="#FFF0C8" stroke-width=".9" opacity=".6"/>`;
  { const x = X(.80), y = Y(.53);
    s += K.wob(`<path d="M${x - 16} ${y}V${y - 20}L${x - 4} ${y - 31}L${x + 12} ${y - 20}V${y}Z" fill="#C9AE7a" stroke="#21170e"
      stroke-width="1.2"/><path d="M${x - 19} ${y - 18}L${x - 4} ${y - 33}L${x + 15} ${y - 18}" fill="none" stroke="#4a2f1a"
      stroke-width="3.4"/><rect x="${x - 3}" y="${y - 15}" width="6" height="7" fill="#FFE08A" stroke="#21170e"/><circle cx="${x - 18}" cy="${y - 3}" r="10"
      fill="none" stroke="#3a2614" stroke-width="2.6"/><path d="M${x - 28} ${y - 3}h20M${x - 18} ${y - 13}v20M${x - 25} ${y - 10}l14 14M${x - 25} ${y +
      4}l14 -14" stroke="#3a2614" stroke-width="1.2"/>`); }
  // 5 the party field: grass lit from within, tents, tree, lanterns, guests
  s += K.wob(K.slope(P([[.36, .60], [.5, .575], [.66, .585], [.82, .565], [1.05, .58]]), H, `url(#${m}f)`, r, { depth: 18, op: .3 }));
  s += K.glow(X(.59), Y(.6), W * .2, H * .15, .95);
  const tent = (x, y, w, h, a, b) => K.wob(`<path d="M${x - w} ${y}L${x - w * .8} ${y - h * .45}L${x} ${y - h}L${x + w * .8} ${y - h * .45}L${x + w} ${y}Z"
    fill="${a}" stroke="#21170e" stroke-width="1.3"/>` +
    `<path d="M${x - w * .5} ${y}L${x - w * .38} ${y - h * .5}L${x} ${y - h}L${x - w * .1} ${y}ZM${x + w * .28} ${y}L${x +
      w * .2} ${y - h * .6}L${x} ${y - h}L${x + w * .8} ${y - h * .45}L${x + w * .7} ${y}Z" fill="${b}" opacity=".85"/>` +
    `<path d="M${x - w * .82} ${y - h * .45}q${w * .2} 7 ${w * .41} 1q${w * .2} 7 ${w * .41} 0q${w * .2} 7 ${w * .41} 0q${w * .2} 6 ${w * .41} -1"
    fill="none" stroke="#21170e" stroke-width="1.2"/><path d="M${x} ${y - h}v-13l11 4l-11 4" fill="#9E2B25" stroke="#21170e" stroke-width="1"/>`);
  s += tent(X(.705), Y(.6), 40, 54, '#F2E1B4', '#B9673a') + tent(X(.475), Y(.595), 31, 42, '#EBD9AA', '#5d7a58');
  // the party tree
  s += K.wob(K.trunk(X(.592), Y(.61), 24, 96, '#4a3622', r)) +
    K.wob(`<path d="M${X(.592)} ${Y(.47)}q-30 -24 -58 -28M${X(.594)} ${Y(.46)}q34 -26 62 -26M${X(.592)} ${Y(.44)}q-8 -30 -24 -44" stroke="#2f2013"
      stroke-width="6" fill="none" stroke-linecap="round"/>`) +
    K.wob(K.crown(X(.592), Y(.345), 86, 52, ['#2c3f25', '#47602f', '#86944c'], r, { n: 74, light: 0 }) +
    K.crown(X(.545), Y(.385), 36, 20, ['#2c3f25', '#4a6432', '#93a052'], r, { n: 18, up: -.4, light: .4, edge: .6 }) + K.crown(X(.642), Y(.385), 38, 20,
    ['#2c3f25', '#4a6432', '#93a052'], r, { n: 18, up: -.4, light: -.4, edge: .6 }));
  s += K.glow(X(.592), Y(.46), 92, 54, .6);
  const post = (x, y, h) => `<path d="M${f(x)} ${f(y)}V${f(y - h)}" stroke="#120b06" stroke-width="4"/><path d="M${f(x - .7)} ${f(y)}V${f(y - h)}"
    stroke="#8a6236" stroke-width="1.6"/>`;
  s += post(X(.435), Y(.615), 62) + post(X(.76), Y(.615), 62) +
    garland([X(.435), Y(.48)], [X(.555), Y(.435)], 14, 7, .95, r) + garland([X(.63), Y(.435)], [X(.76), Y(.48)], 14, 7, .95, r) + garland([X(.555), Y(.43)],
      [X(.63), Y(.43)], 12, 5, .95, r);
  // long table and dancers
  s += K.wob(`<path d="M${X(.515)} ${Y(.628)}H${X(.685)}L${X(.695)} ${Y(.645)}H${X(.505)}Z" fill="#E9DDBB" stroke="#21170e"
    stroke-width="1.1"/><path d="M${X(.52)} ${Y(.645)}v10M${X(.68)} ${Y(.645)}v10M${X(.6)} ${Y(.645)}v10" stroke="#21170e" stroke-width="2"/>`);
  for (let i = 0; i < 11; i++) s += guest(X(.515 + i * .0172), Y(.627), 13 + r() * 3, r, false);
  for (const [x, y, h] of [[.455, .63, 18], [.48, .636, 17], [.72, .635, 18], [.745, .628, 16], [.775, .622, 15], [.42, .622, 15]]) s += guest(X(x), Y(y), h,
    r, true);
  s += cut('hill');
  // 6 the Hill itself: turf, terraces, chimneys, the oak on top
  const hill = [[-.05, .46], [.03, .30], [.11, .205], [.2, .185], [.29, .245], [.37, .39], [.435, .545], [.50, .64]];
  s += K.wob(K.slope(P(hill), H, `url(#${m}h)`, r, { depth: 46, step: 4, op: .4, rim: '#F7E3A0', rimOp: .75, lean: .4 }));
  { let d = '';
    for (const [a, b, y] of [[.0, .34, .34], [.02, .385, .43]]) d += `M${X(a)} ${Y(y)}Q${X((a + b) / 2)} ${Y(y - .07)} ${X(b)} ${Y(y + .03)}`;
    s += K.wob(`<path d="${d}" fill="none" stroke="#22301c" stroke-width="1.2" opacity=".6"/>`) +
    `<clipPath id="${m}hc"><path d="${smooth(P(hill))}V${H}H-40Z"/></clipPath><g clip-path="url(#${m}hc)">${K.tufts(190, [X(.0), Y(.25), X(.4), Y(.34)], r,
      '#1c2817', .5, 6)}</g>`; }
  s += K.wob(K.trunk(X(.155), Y(.21), 15, 46, '#3d2d1d', r) + K.crown(X(.155), Y(.085), 58, 33, GREEN, r, { n: 30, light: 1 }));
  for (const [x, y] of [[.285, .25], [.325, .33]]) s += K.wob(`<path d="M${X(x) - 5} ${Y(y) + 6}V${Y(y) - 18}H${X(x) + 5}V${Y(y) + 6}Z" fill="#9b6a4a"
    stroke="#21170e" stroke-width="1.1"/><path d="M${X(x) - 7} ${Y(y) - 18}h14v-4h-14Z" fill="#6d452c" stroke="#21170e" stroke-width="1"/>`) +
    `<path d="M${X(x)} ${Y(y) - 24}c-9 -12 8 -18 0 -32c-6 -10 6 -14 2 -24" fill="none" stroke="#D9CFC0" stroke-width="4" opacity=".4" filter="url(#b1)"/>`;
  s += K.wob(doorFront(X(.205), Y(.455), 1, r));
  for (const [x, y] of [[.035, .43], [.385, .50]]) s += K.glow(X(x), Y(y), 34, 30, .8) + K.wob(`<circle cx="${X(x)}" cy="${Y(y)}" r="11" fill="#6b4a28"
    stroke="#21170e" stroke-width="1.2"/><circle cx="${X(x)}" cy="${Y(y)}" r="7.500" fill="#FFDF86"
    stroke="#21170e"/><path d="M${X(x) - 7.5} ${Y(y)}h15M${X(x)} ${Y(y) - 7.5}v15" stroke="#4a3018" stroke-width="1.600"/>`);
  s += cut('lane');
  // 7 near ground, from lamp-lit lawn to the dark lane
  s += K.wob(K.slope(P([[-.05, .60], [.1, .575], [.3, .59], [.46, .655], [.6, .672], [.78, .64], [1.05, .60]]), H, `url(#${m}f)`, r, { depth: 26, op: .35,
    rim: '#FBE7A8', rimOp: .7 }));
  s += K.glow(X(.2), Y(.63), W * .17, H * .1, .6) + K.glow(X(.57), Y(.68), W * .16, H * .06, .5);
  // garden fence and beds, left and right of the gate
  { let fe = '', fl = '';
    for (let i = 0; i < 15; i++) {
      const t = i / 14, x = X(-.01 + t * .155), y = Y(.635 + t * .01);
      fe += `M${f(x - 2.500)} ${f(y + 14)}V${f(y - 7)}l2.500 -4l2.500 4V${f(y + 14)}Z`;
    }
    for (let i = 0; i < 12; i++) {
      const t = i / 11, x = X(.315 + t * .12), y = Y(.645 + t * .025);
      fe += `M${f(x - 2.500)} ${f(y + 14)}V${f(y - 7)}l2.500 -4l2.500 4V${f(y + 14)}Z`;
    }
    for (const [a, w, b] of [[0, .14, .605], [.30, .12, .625]]) for (let i = 0; i < 34; i++) {
      const x = X(a + r() * w), y = Y(b + r() * .022), c = ['#E9C34a', '#C9473A', '#EFE6D6', '#B98ac0', '#E08a4a'][i % 5];
      fl += `<path d="M${f(x)} ${f(y + 12)}V${f(y)}" stroke="#22301c"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(2.2 + r() * 1.4)}" fill="${c}"
      stroke="#21170e" stroke-width=".7"/>`;
    }
    s += K.wob(fl + `<path d="M${X(-.02)} ${Y(.642)}H${X(.15)}M${X(.31)} ${Y(.652)}L${X(.44)} ${Y(.675)}" stroke="#21170e"
      stroke-width="3.200"/><path d="${fe}" fill="#E3D2A4" stroke="#21170e" stroke-width="1"/>`); }
  // gate posts and the post-box
  for (const x of [.157, .303]) s += K.wob(`<path d="M${X(x) - 5} ${Y(.685)}V${Y(.60)}H${X(x) + 5}V${Y(.685)}Z" fill="#7a5630" stroke="#21170e"
    stroke-width="1.300"/>`) + K.lamp(X(x), Y(.565), 1.15);
  // 8 the dark wood on the right, mist, the rider
  s += `<rect x="${X(.66)}" y="-40" width="${W * .4}" height="${H + 80}" fill="url(#${m}n)"/>`;
  for (const [x, y, w, h] of [[.985, .62, 26, 300], [.93, .585, 15, 240], [.89, .575, 10, 190], [1.02, .66, 32, 320]]) s += K.wob(K.trunk(X(x), Y(y), w, h,
    '#14120f', r, { ink: '#060504', lean: -10 }));
  s += K.wob(K.crown(X(.97), Y(.10), 112, 66, ['#10150f', '#1a2318', '#2a3524'], r, { n: 34, ink: '#060705' }) + K.crown(X(.895), Y(.235), 56, 32,
    ['#131912', '#1f2a1b', '#34402a'], r, { n: 18, ink: '#060705' }));
  s += `<ellipse cx="${X(.90)}" cy="${Y(.53)}" rx="84" ry="46" fill="#9fb2bd" opacity=".32" filter="url(#b9)"/>` + rider(X(.905), Y(.505), .92) +
    `<ellipse cx="${X(.92)}" cy="${Y(.6)}" rx="100" ry="13" fill="#b9c6c8" opacity=".34" filter="url(#b4)"/>`;
  // 9 grass in front, stones of the lane
  s += K.tufts(260, [0, Y(.72), W, Y(.26)], r, '#141d10', .55, 8);
  { let d = '';
    for (let i = 0; i < 40; i++) d += poly(blob(X(r()), Y(.86 + r() * .12), 3 + r() * 5, 2 + r() * 2.500, 7, .3, r));
    s += K.wob(`<path d="${d}" fill="#6d6a4c" stroke="#14180f" stroke-width=".9" opacity=".6"/>`); }
  // tall grass and flowers in the near corners
  { let g = '', fl = '';
    for (const [a, b, n] of [[-.01, .20, 90], [.33, .10, 26], [.62, .12, 26], [.86, .16, 60]]) for (let i = 0; i < n; i++) {
      const x = X(a + r() * b), h = 14 + r() * 30 * (a < .3 || a > .8 ? 1 : .5), k = (r() - .5) * 16;
      g += `M${f(x - 1.600)} ${H}Q${f(x + k * .2)} ${f(H - h * .6)} ${f(x + k)} ${f(H - h)}Q${f(x + k * .3 + 2)} ${f(H - h * .5)} ${f(x + 1.600)} ${H}Z`;
      if (i % 6 === 0 && a < .8) fl += `<circle cx="${f(x + k)}" cy="${f(H - h)}" r="${f(2.2 + r() * 1.600)}" fill="${['#E9C34a', '#EFE6D6',
      '#C9473A'][i % 3]}" stroke="#14180f" stroke-width=".7"/>`;
    }
    s += `<path d="${g}" fill="#22301a" stroke="#0d140b" stroke-width=".7"/>${fl}`; }
  const S = P(L.stops);
  s += K.way([[X(.207), Y(.585)], [X(.209), Y(.63)], S[0], [X(.36), Y(.82)], S[1], [X(.65), Y(.82)], S[2], [X(.89), Y(.66)],
    [X(1.06), Y(.55)]], 15, { earth: '#8d7a4c' });
  s += cut('air');
  s += K.finish(m, W, H, { cx: .42, cy: .5, inner: .4, op: .72, top: .22 });
  return layersOf(s, { wash: .14, grain: .26 });
}
