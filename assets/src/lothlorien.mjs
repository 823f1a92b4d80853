// Lothlorien: silver trunks and golden leaves by night, platforms with lamps, the mirror in its hollow.
import { rng, f, id, line, smooth, hobbit, lantern , cut, layersOf } from './kit.mjs';
import * as K from './haven-kit.mjs';
import { hall } from './rivendell.mjs';
import { PIC } from './haven-pics.mjs';

export const LOTHLORIEN = { R: 53, seed: 950, at: 2, stops: [[.20, .74], [.495, .79], [.79, .745]], lan: 1.05 };

const GOLD = ['#8a611c', '#C9952f', '#F6D672'], DUSK = ['#5d4720', '#97752f', '#D3AD52'];
/** a mallorn: smooth silver trunk, flared root, long vertical strokes, light from the lamps on one side */
function mallorn(x, y, w, top, r, { lit = '#C4CCC8', mid = '#8d9a9c', shade = '#3d4a54', ink = '#141b22', light = -1, lean = 0, op = 1 } = {}) {
  const h = y - top, t = x + lean, a = w / 2;
  const edge = k => `M${f(x + a * k * 1.9)} ${f(y + 3)}C${f(x + a * k * 1.15)} ${f(y - h * .06)} ${f(x + a * k)} ${f(y - h * .18)} ${f(t +
    a * k * .84)} ${f(top)}`;
  let d = '', e = '';
  for (let i = 0; i < w * .8; i++) {
    const k = r() * 2 - 1, y0 = y - h * (.02 + r() * .7), l = h * (.05 + r() * .2);
    (k * light < .1 ? (d += `M${f(x + k * a * .95)} ${f(y0)}Q${f(x + k * a * .9 + (r() - .5) * 2)} ${f(y0 - l / 2)} ${f(x + k * a * .92 +
      lean * .5)} ${f(y0 - l)}`) : (e += `M${f(x + k * a * .9)} ${f(y0)}V${f(y0 - l)}`));
  }
  const body = `${edge(-1)}H${f(t + a * .84)}C${f(x + a)} ${f(y - h * .18)} ${f(x + a * 1.15)} ${f(y - h * .06)} ${f(x + a * 1.9)} ${f(y +
    3)}Q${f(x)} ${f(y - 5)} ${f(x - a * 1.9)} ${f(y + 3)}Z`;
  const g = id('ml');
  return `<g opacity="${op}"><defs>${K.grad(g, light < 0 ? [[0, lit], [.45, mid], [1, shade]] : [[0, shade], [.55, mid], [1, lit]],
    '')}</defs><path d="${body}" fill="url(#${g})" stroke="${ink}" stroke-width="1.200"/>` +
    `<path d="${d}" stroke="${ink}" stroke-width=".9" fill="none" opacity=".6"/><path d="${e}" stroke="#fff" stroke-width=".8" opacity=".35"/></g>`;
}
/** round platform about a trunk, on brackets, with rail and hanging lamps */
function flet(x, y, w, r, { lamps = 3, rail = true } = {}) {
  const h = w * .17;
  let o = `<path d="M${f(x - w * .3)} ${f(y + 2)}L${f(x - w * .06)} ${f(y + w * .3)}H${f(x + w * .06)}L${f(x + w * .3)} ${f(y + 2)}Z" fill="#5d5648"
    stroke="#15110c" stroke-width="1.100"/>` +
    `<path d="M${f(x - w / 2)} ${f(y)}Q${f(x)} ${f(y + h)} ${f(x + w / 2)} ${f(y)}L${f(x + w / 2)} ${f(y + 6)}Q${f(x)} ${f(y + h +
      9)} ${f(x - w / 2)} ${f(y + 6)}Z" fill="#6d5c40" stroke="#15110c" stroke-width="1.200"/>` +
    `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(w / 2)}" ry="${f(h * .5)}" fill="#D9C38c" stroke="#15110c" stroke-width="1.100"/>`;
  let p = '';
  for (let i = -5; i <= 5; i++) p += `M${f(x + i * w * .09)} ${f(y - h * .46)}L${f(x + i * w * .095)} ${f(y + h * .46)}`;
  o += `<path d="${p}" stroke="#5a4828" stroke-width=".8" opacity=".6"/>`;
  if (rail) {
    let b = '';
    for (let i = 0; i <= 14; i++) { const a = Math.PI * i / 14; b += `M${f(x + Math.cos(a) * w / 2)} ${f(y + Math.sin(a) * h * .5)}v-10`; }
    o += `<path d="${b}" stroke="#15110c" stroke-width="1.600"/><path d="${b}" stroke="#D9C38c"
    stroke-width=".8"/><path d="M${f(x - w / 2)} ${f(y - 10)}A${f(w / 2)} ${f(h * .5)} 0 0 0 ${f(x + w / 2)} ${f(y - 10)}" fill="none" stroke="#15110c"
      stroke-width="2.600"/><path d="M${f(x - w / 2)} ${f(y - 10)}A${f(w / 2)} ${f(h * .5)} 0 0 0 ${f(x + w / 2)} ${f(y - 10)}" fill="none" stroke="#EAD9A4"
      stroke-width="1.200"/>`;
  }
  for (let i = 0; i < lamps; i++) { const k = lamps < 2 ? 0 : i / (lamps - 1) * 2 - 1; o += K.lamp(x + k * w * .44, y + h * .5 * (1 - k * k) + 9, .95,
    '#FFF0B4', '#22303a', .85); }
  return o;
}
/** stair that winds about a trunk: each turn crosses the front as a rising band, treads, posts and a rail */
function winding(x, y0, y1, w, turns) {
  const step = (y1 - y0) / turns, E = t => w * (.5 + .16 * t * t);
  let o = '';
  for (let k = 0; k < turns; k++) {
    const ya = y0 + step * k, yb = ya + step * .62, e0 = E((y0 + step * k - y1) / (y0 - y1)) + 7, e1 = E((yb - y1) / (y0 - y1)) + 7, up = [], lo = [], dir =
      k % 2 ? -1 : 1;
    let tr = '', po = '';
    for (let i = 0; i <= 20; i++) {
      const t = i / 20, q = t * 2 - 1, px = x - dir * (e0 + (e1 - e0) * t) * -q, py = ya + (yb - ya) * t + (1 - q * q) * 7;
      up.push([px, py - 11]); lo.push([px, py]);
      tr += `M${f(px)} ${f(py - 2)}v4`; po += `M${f(px)} ${f(py - 2)}v-9`;
    }
    o += `<path d="${smooth(lo.map(p => [p[0], p[1] + 5]))}" fill="none" stroke="#0f161b" stroke-width="5" opacity=".45" filter="url(#b1)"/>` +
      `<path d="${smooth(lo)}" fill="none" stroke="#15110c" stroke-width="7"/><path d="${smooth(lo)}" fill="none" stroke="#CDB57c"
      stroke-width="4.600"/><path d="${tr}" stroke="#5a4828" stroke-width="1"/>` +
      `<path d="${po}" stroke="#15110c" stroke-width="1.300"/><path d="${smooth(up)}" fill="none" stroke="#15110c"
        stroke-width="2.600"/><path d="${smooth(up)}" fill="none" stroke="#F0E2B4" stroke-width="1.300"/>`;
  }
  return o;
}
/** canopy of gold: many small crowns along a line */
function canopy(pts, rx, ry, cols, r, n = 14, o = {}) { return pts.map(([x, y]) => K.crown(x, y, rx * (.8 + r() * .5), ry * (.8 + r() * .4), cols, r, { n,
  ink: '#2a1c08', ...o })).join(''); }
/** a tall elf: flowing robe, wide sleeves, hair down the back, a faint light about them */
const elf = (x, y, h, c = '#F4F0E2', hair = '#E3B84A', shade = '#8d99a0', bright = .55) => {
  const T = (a, b) => `${f(x + a * h)} ${f(y + b * h)}`;
  return `<ellipse cx="${f(x)}" cy="${f(y - h * .5)}" rx="${f(h * .62)}" ry="${f(h * .7)}" fill="url(#glowW)" opacity="${bright}"/>` +
    `<ellipse cx="${f(x + h * .06)}" cy="${f(y)}" rx="${f(h * .26)}" ry="${f(h * .05)}" fill="#07100f" opacity=".5"/>` +
    `<path d="M${T(-.1, -.9)}C${T(-.16, -.7)} ${T(-.15, -.5)} ${T(-.17, -.42)}L${T(.1, -.44)}C${T(.14, -.6)} ${T(.12, -.8)} ${T(.09, -.9)}Z" fill="${hair}"
    stroke="#15110c" stroke-width=".9"/>` +
    `<path d="M${T(0, -.79)}C${T(-.1, -.78)} ${T(-.13, -.7)} ${T(-.11, -.58)}C${T(-.1, -.5)} ${T(-.08, -.46)} ${T(-.09, -.4)}C${T(-.14, -.2)} ${T(-.2,
      -.1)} ${T(-.27, 0)}Q${T(0, .05)} ${T(.29, -.01)}` +
    `C${T(.2, -.12)} ${T(.13, -.24)} ${T(.1, -.4)}C${T(.09, -.48)} ${T(.12, -.52)} ${T(.12, -.6)}C${T(.12, -.7)} ${T(.1, -.78)} ${T(0, -.79)}Z" fill="${c}"
      stroke="#15110c" stroke-width="1"/>` +
    `<path d="M${T(.03, -.77)}C${T(.1, -.74)} ${T(.12, -.66)} ${T(.11, -.56)}C${T(.1, -.5)} ${T(.09, -.46)} ${T(.1, -.4)}C${T(.13, -.24)} ${T(.2,
      -.12)} ${T(.28, -.02)}L${T(.12, .01)}C${T(.08, -.2)} ${T(.05, -.5)} ${T(.03, -.77)}Z" fill="${shade}" opacity=".65"/>` +
    `<path d="M${T(-.1, -.62)}C${T(-.2, -.52)} ${T(-.27, -.42)} ${T(-.3, -.27)}L${T(-.17, -.33)}C${T(-.13, -.44)} ${T(-.1, -.5)} ${T(-.07, -.55)}Z"
    fill="${c}" stroke="#15110c" stroke-width=".9"/>` +
    `<path d="M${T(-.05, -.36)}C${T(-.07, -.2)} ${T(-.12, -.1)} ${T(-.15, -.01)}M${T(.01, -.4)}V${f(y - h * .02)}M${T(-.09, -.42)}Q${T(0, -.38)} ${T(.09,
      -.42)}" fill="none" stroke="#15110c" stroke-width=".8" opacity=".6"/>` +
    `<ellipse cx="${f(x)}" cy="${f(y - h * .87)}" rx="${f(h * .062)}" ry="${f(h * .08)}" fill="#F3DCBC" stroke="#15110c" stroke-width=".8"/>` +
    (h > 40 ? `<path d="M${T(-.03, -.875)}h.1M${T(.022, -.875)}h.1" stroke="#24405a" stroke-width="2" stroke-linecap="round"/>` : '') +
    `<path d="M${T(-.075, -.84)}C${T(-.09, -.98)} ${T(.09, -.99)} ${T(.075, -.84)}C${T(.05, -.92)} ${T(-.03, -.93)} ${T(-.075, -.84)}Z" fill="${hair}"
    stroke="#15110c" stroke-width=".8"/>`;
};

export function plate(W, H, L = LOTHLORIEN) {
  const r = rng(3333), m = id('lo'), P = p => p.map(q => [q[0] * W, q[1] * H]), X = t => t * W, Y = t => t * H;
  let s = `<defs>${K.plateMask(m, W, H, L.bleed)}
    ${K.radial(m + 's', [[0, '#D8CFA0'], [.22, '#8fa08f'], [.5, '#3f5766'], [1, '#141f2e']], 'cx=".5" cy=".46" r=".72"')}
    ${K.grad(m + 'g', [[0, '#7d8a56'], [.35, '#4a6048'], [1, '#14201f']])}
    ${K.grad(m + 'b', [[0, '#5d7454'], [.5, '#2f4640'], [1, '#0f1a1c']])}</defs>${cut('wood')}`;
  // 1 night air: blue at the edges, a golden haze within the wood, stars in the gaps
  s += `<rect x="-40" y="-40" width="${W + 80}" height="${H + 80}" fill="url(#${m}s)"/>` + K.stars(70, [0, 0, W, Y(.42)], r, .9) + K.glow(X(.5), Y(.44),
    W * .34, H * .4, .7);
  // 2 far trunks, thinning into the haze
  for (let i = 0; i < 34; i++) { const x = X(.02 + i * .0292 + (r() - .5) * .016), k = Math.abs(x / W - .5) * 2; s += mallorn(x, Y(.56 + r() * .02), 5 +
    r() * 5, -30, r, { lit: '#C9CDB8', mid: k > .5 ? '#5f7680' : '#A3AE9c', shade: '#4f6872', ink: '#3d545e', op: .55 }); }
  s += `<rect x="-40" y="${Y(.3)}" width="${W + 80}" height="${Y(.3)}" fill="#E3D9A8" opacity=".2" filter="url(#b22)"/>`;
  s += `<g opacity=".8">` + K.wob(canopy([[.06, .10], [.19, .05], [.33, .07], [.47, .03], [.62, .06], [.76, .04], [.9, .08]].map(p => [X(p[0]), Y(p[1])]),
    74, 34, ['#5d5a34', '#8d8544', '#C9B968'], r, 14)) + '</g>';
  s += cut('trees');
  // 3 middle trunks with small platforms and first lamps
  for (const [x, w, l] of [[.085, 15, 1], [.335, 14, 1], [.425, 11, 1], [.60, 12, -1], [.685, 15, -1], [.945, 16, -1]]) s += K.wob(mallorn(X(x), Y(.595), w,
    -30, r, { light: l, lit: '#D3D6C4', mid: '#87958f', shade: '#3f525c', ink: '#1d2a30' }));
  for (const [x, y, w] of [[.335, .32, 46], [.60, .24, 40], [.425, .185, 34], [.685, .385, 50]]) s += K.wob(flet(X(x), Y(y), w, r, { lamps: 2 }));
  for (let i = 0; i < 26; i++) s += K.lamp(X(.05 + r() * .9), Y(.12 + r() * .36), .34 + r() * .25, '#FFF0B4', '#3d4a44', .9);
  // 4 hanging bridge between the two great trees
  { const a = [X(.27), Y(.285)], b = [X(.745), Y(.275)], q = t => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 58 * 4 * t * (1 - t) * .5]; let d =
    '', u = [];
    for (let i = 0; i <= 40; i++) { const [x, y] = q(i / 40); u.push([x, y]); d += `M${f(x)} ${f(y)}v-9`; }
    s += K.wob(`<path d="${line(u)}" fill="none" stroke="#15110c" stroke-width="4.400"/><path d="${line(u)}" fill="none" stroke="#D9C38c"
    stroke-width="2.400" stroke-dasharray="3.500 1.500"/><path d="${line(u.map(p => [p[0], p[1] - 9]))}" fill="none" stroke="#EAD9A4"
    stroke-width="1"/><path d="${d}" stroke="#EAD9A4" stroke-width=".8"/>`);
    for (const t of [.2, .35, .5, .65, .8]) { const [x, y] = q(t); s += K.lamp(x, y + 4, .7, '#FFF0B4', '#22303a', .8); } }
  // 5 the great trees: left with the hall of the lady, right with a stair
  s += K.wob(mallorn(X(.20), Y(.63), 58, -40, r, { light: 1, lit: '#E0DFC8', mid: '#94a09a', shade: '#33444f' }));
  s += K.wob(winding(X(.20), Y(.61), Y(.37), 58, 2)) + K.glow(X(.20), Y(.24), 128, 78, .85) +
    K.wob(flet(X(.20), Y(.315), 176, r, { lamps: 0, rail: false }) + hall(X(.20), Y(.315), 128, 92, 5, { wall: '#E9E6D2', roof: '#5f7a78', rim: '#F4E3A0',
      lit: '#FFDF86' }) +
      hall(X(.105), Y(.318), 42, 50, 2, { wall: '#DDDBC8', roof: '#58716f', rim: '#F4E3A0', lit: '#FFD877' }) + hall(X(.295), Y(.318), 42, 50, 2, { wall:
        '#C9CABC', roof: '#4d6664', rim: '#F4E3A0', lit: '#FFD877' }));
  for (const k of [-1, -.6, -.2, .2, .6, 1]) s += K.lamp(X(.20) + k * 82, Y(.335) + 12 * (1 - k * k), .95, '#FFF0B4', '#22303a', .9);
  s += K.wob(mallorn(X(.815), Y(.61), 50, -40, r, { light: -1, lit: '#E0DFC8', mid: '#94a09a', shade: '#2f404b' }) + winding(X(.815), Y(.585), Y(.33), 50, 2));
  s += K.glow(X(.815), Y(.24), 92, 62, .7) + K.wob(flet(X(.815), Y(.275), 124, r, { lamps: 0, rail: false }) + hall(X(.815), Y(.275), 76, 68, 3, { wall:
    '#E3E0CC', roof: '#58716f', rim: '#F4E3A0', lit: '#FFDF86' }));
  for (const k of [-1, -.5, 0, .5, 1]) s += K.lamp(X(.815) + k * 58, Y(.293) + 8 * (1 - k * k), .9, '#FFF0B4', '#22303a', .9);
  // 6 golden canopy over all
  s += K.wob(canopy([[.08, .05], [.33, .055], [.58, .035], [.70, .05], [.92, .06]].map(p => [X(p[0]), Y(p[1])]), 66, 30, DUSK, r, 34, { up: -.6, light: .1 }) +
    canopy([[.02, .05], [.14, .0], [.25, .02], [.40, .0], [.50, .02], [.64, .0], [.77, .01], [.88, .0], [.99, .05]].map(p => [X(p[0]), Y(p[1])]), 74, 38,
    GOLD, r, 60, { light: .15, up: -.55 }));
  { let lv = ''; for (let i = 0; i < 90; i++) { const x = X(r()), y = Y(.08 + r() * .6); lv += `<path d="M0 0Q2.500 -2 5 0Q2.500 2 0 0Z"
    transform="translate(${f(x)} ${f(y)}) rotate(${f(r() * 180)})" fill="#F7DE86" opacity="${f(.4 + r() * .5)}"/>`; } s += lv; }
  s += cut('lawn');
  // 7 lawn, spring and the stair down to the hollow
  s += K.wob(K.slope(P([[-.05, .60], [.1, .585], [.28, .60], [.42, .575], [.56, .57], [.70, .585], [.86, .575], [1.05, .59]]), H, `url(#${m}g)`, r, { depth:
    22, op: .35, rim: '#F6EDB4', rimOp: .8 }));
  s += K.glow(X(.5), Y(.60), W * .2, H * .07, .6) + K.glow(X(.20), Y(.62), W * .12, H * .05, .5);
  // tents for the guests, white against the dusk
  const tent = (x, y, w, h) => K.glow(x, y - h * .4, w * 1.1, h * .9, .55) +
    K.wob(`<path d="M${f(x - w)} ${f(y)}Q${f(x - w * .3)} ${f(y - h * .5)} ${f(x)} ${f(y - h)}Q${f(x + w * .3)} ${f(y - h * .5)} ${f(x + w)} ${f(y)}Z"
      fill="#E6E6D4" stroke="#15110c" stroke-width="1.200"/>` +
    `<path d="M${f(x + w * .15)} ${f(y)}Q${f(x + w * .12)} ${f(y - h * .5)} ${f(x)} ${f(y - h)}Q${f(x + w * .3)} ${f(y - h * .5)} ${f(x + w)} ${f(y)}Z"
      fill="#6f8088" opacity=".7"/><path d="M${f(x - w * .28)} ${f(y)}Q${f(x - w * .1)} ${f(y - h * .4)} ${f(x)} ${f(y - h * .72)}Q${f(x +
      w * .02)} ${f(y - h * .4)} ${f(x + w * .1)} ${f(y)}Z" fill="#FFDF8a" stroke="#15110c"/><path d="M${f(x)} ${f(y - h)}v-9" stroke="#15110c"
      stroke-width="1.400"/>`);
  s += tent(X(.385), Y(.625), 27, 44) + tent(X(.47), Y(.615), 22, 38) + tent(X(.565), Y(.622), 25, 42);
  for (const [x, y, h] of [[.43, .638, 24], [.525, .632, 23]]) s += elf(X(x), Y(y), h + 8, '#C9D0C8', '#7a5a2c', '#5f6d70', .3);
  // 8 the hollow: basin on its stem, the lady beside it, the spring behind
  s += K.wob(`<ellipse cx="${X(.70)}" cy="${Y(.655)}" rx="92" ry="26" fill="#22352f" stroke="#0f1a18" stroke-width="1.200"/><ellipse cx="${X(.70)}"
    cy="${Y(.662)}" rx="76" ry="19" fill="#31493c"/>`) + K.tufts(70, [X(.61), Y(.645), X(.18), Y(.04)], r, '#0f1d18', .6, 5);
  s += K.glow(X(.705), Y(.585), 80, 62, .9, 'W') + K.wob(`<path d="M${X(.695)} ${Y(.665)}C${X(.70)} ${Y(.64)} ${X(.70)} ${Y(.62)} ${X(.698)}
    ${Y(.60)}H${X(.714)}C${X(.712)} ${Y(.62)} ${X(.712)} ${Y(.64)} ${X(.717)} ${Y(.665)}Z" fill="#BFC8C6" stroke="#15110c" stroke-width="1.200"/>` +
    `<path d="M${X(.672)} ${Y(.575)}C${X(.675)} ${Y(.605)} ${X(.69)} ${Y(.617)} ${X(.706)} ${Y(.617)}C${X(.722)} ${Y(.617)} ${X(.737)} ${Y(.605)} ${X(.74)}
    ${Y(.575)}Z" fill="#D6DEDC" stroke="#15110c" stroke-width="1.300"/><ellipse cx="${X(.706)}" cy="${Y(.575)}" rx="27.500" ry="7.500" fill="#F4F8F4"
    stroke="#15110c" stroke-width="1.300"/><ellipse cx="${X(.706)}" cy="${Y(.575)}" rx="23" ry="5.400" fill="#26435a"/>`) +
    `<circle cx="${X(.698)}" cy="${Y(.574)}" r="1.200" fill="#fff"/><circle cx="${X(.712)}" cy="${Y(.577)}" r="1" fill="#fff"/><circle cx="${X(.72)}"
    cy="${Y(.573)}" r=".8" fill="#fff"/>` + elf(X(.652), Y(.662), 66) + hobbit('frodo', X(.757), Y(.668), .66);
  s += cut('bank');
  // 9 near bank with its yellow and white stars of flowers, dark roots at the sides
  s += K.wob(K.slope(P([[-.05, .665], [.12, .655], [.3, .675], [.48, .70], [.64, .71], [.82, .685], [1.05, .665]]), H, `url(#${m}b)`, r, { depth: 30, op: .4,
    rim: '#E9E8B4', rimOp: .55 })) + K.tufts(280, [0, Y(.69), W, Y(.3)], r, '#0c1614', .6, 8);
  { let fl = ''; for (let i = 0; i < 130; i++) { const x = X(r()), y = Y(.685 + Math.pow(r(), 1.3) * .3), q = 1.6 + (y / H - .68) * 7, g = i % 3; fl +=
    `<path d="${Array.from({ length: 5 }, (_, k) => { const a = k / 5 * 6.283 - 1.57, b = a + .628; return `${k ? 'L' : 'M'}${f(x +
    Math.cos(a) * q * 1.5)} ${f(y + Math.sin(a) * q * 1.2)}L${f(x + Math.cos(b) * q * .6)} ${f(y + Math.sin(b) * q * .5)}`; }).join('')}Z" fill="${g ?
    '#F7DE7a' : '#F4F6EC'}" stroke="#1b2412" stroke-width=".5"/>`; } s += fl; }
  s += K.wob(mallorn(X(-.005), Y(1.06), 84, -40, r, { light: 1, lit: '#6d7d80', mid: '#2f3d46', shade: '#10181f', ink: '#06090c' }) + mallorn(X(1.012),
    Y(1.06), 78, -40, r, { light: -1, lit: '#66767a', mid: '#2a3740', shade: '#10181f', ink: '#06090c' }));
  // two way-lanterns on brackets let into the near trunks
  for (const [x, y, k] of [[.062, .40, 1], [.938, .45, -1]]) s += `<path d="M${X(x) - 34 * k} ${Y(y) - 66}H${X(x) - 6 * k}q${6 * k} 0 ${6 * k} 8v6"
    fill="none" stroke="#0a0e12" stroke-width="5"/>` +
    `<path d="M${X(x) - 34 * k} ${Y(y) - 67}H${X(x) - 6 * k}q${5 * k} 0 ${5 * k} 8v5" fill="none" stroke="#8fa0a6" stroke-width="1.600"/>` + lantern(X(x),
      Y(y), 'hiding', 1.05);
  const S = P(L.stops);
  s += K.way([[X(-.06), Y(.66)], [X(.05), Y(.69)], S[0], [X(.345), Y(.82)], S[1], [X(.645), Y(.825)], S[2], [X(.90), Y(.715)],
    [X(1.05), Y(.675)]], 15, { light: '#F1EBC4', earth: '#6d7a58' });
  s += cut('air');
  s += K.finish(m, W, H, { edge: '#0a121c', cx: .5, cy: .46, inner: .42, op: .68, top: .12 });
  return layersOf(s, { wash: .14, grain: .26 });
}
