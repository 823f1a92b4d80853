// Rivendell: the hidden valley in autumn; falls, slender arches, a council ring above the river.
import { C, rng, f, id, line, smooth, jagPath, fall , cut, layersOf } from './kit.mjs';
import * as K from './haven-kit.mjs';
import { PIC } from './haven-pics.mjs';

export const RIVENDELL = { R: 53, seed: 930, at: 2, stops: [[.205, .735], [.50, .785], [.795, .725]], lan: 1.05 };

const AUT = [['#5a3a1c', '#9b6428', '#D9A347'], ['#5c2a1a', '#9a4526', '#D07a3c'], ['#3c4424', '#6b7434', '#A9A654']];
const ogee = (a, b, floor, spring, apex) => {
  const m = (a + b) / 2, w = b - a, h = spring - apex;
  return `M${f(a)} ${f(floor)}V${f(spring)}C${f(a)} ${f(spring - h * .62)} ${f(m - w * .14)} ${f(apex + h * .34)} ${f(m)} ${f(apex)}` +
    `C${f(m + w * .14)} ${f(apex + h * .34)} ${f(b)} ${f(spring - h * .62)} ${f(b)} ${f(spring)}V${f(floor)}Z`;
};
/** an elven hall: slender ogee arches under a roof whose ridge curves like a keel */
export function hall(x, y, w, h, n, { wall = '#EFE6CC', shade = '#A79a7c', roof = '#6f8076', rim = '#E3D9B4', lit = '#F6C968', fin = true } = {}) {
  const L = x - w / 2, R = x + w / 2, eave = y - h * .56, top = y - h;
  let o = `<path d="M${f(L)} ${f(y)}V${f(eave)}H${f(R)}V${f(y)}Z" fill="${wall}" stroke="#2b2118" stroke-width="1.2"/>` +
    `<path d="M${f(x + w * .18)} ${f(y)}V${f(eave)}H${f(R)}V${f(y)}Z" fill="${shade}" opacity=".55"/>`;
  let ar = '', pill = '', tr = '';
  for (let i = 0; i < n; i++) {
    const a = L + w * (i + .16) / n, b = L + w * (i + .84) / n;
    ar += ogee(a, b, y, y - h * .28, y - h * .5);
    tr += `M${f((a + b) / 2)} ${f(y)}V${f(y - h * .3)}M${f(a + 1)} ${f(y - h * .24)}H${f(b - 1)}`;
    pill += `M${f(L + w * i / n)} ${f(y)}V${f(eave)}`;
  }
  o += `<path d="${ar}" fill="${lit}" stroke="#2b2118" stroke-width="1"/><path d="${tr}" stroke="#8a6a34" stroke-width=".8" opacity=".75"/><path d="${pill}"
    stroke="#6b5a3c" stroke-width="1" opacity=".7"/>`;
  // keel roof with slates
  const rd = `M${f(L - w * .08)} ${f(eave + 2)}C${f(L + w * .1)} ${f(eave - h * .06)} ${f(x - w * .2)} ${f(top + h * .2)} ${f(x)} ${f(top)}` +
    `C${f(x + w * .2)} ${f(top + h * .2)} ${f(R - w * .1)} ${f(eave - h * .06)} ${f(R + w * .08)} ${f(eave + 2)}Z`;
  let sl = '';
  for (let i = 1; i < 6; i++) { const t = i / 6; sl += `M${f(x - w * .5 * t * t - w * .04)} ${f(top + h * .44 * t)}Q${f(x)} ${f(top + h * .44 * t +
    4)} ${f(x + w * .5 * t * t + w * .04)} ${f(top + h * .44 * t)}`; }
  o += `<path d="${rd}" fill="${roof}" stroke="#22302c" stroke-width="1.3"/><path d="M${f(x)} ${f(top)}C${f(x + w * .2)} ${f(top +
    h * .2)} ${f(R - w * .1)} ${f(eave - h * .06)} ${f(R + w * .08)} ${f(eave + 2)}H${f(x + w * .1)}Z" fill="#1d2a28" opacity=".38"/>` +
    `<path d="${sl}" fill="none" stroke="#22302c" stroke-width=".8" opacity=".55"/><path d="M${f(L - w * .08)} ${f(eave + 2)}C${f(L +
    w * .1)} ${f(eave - h * .06)} ${f(x - w * .2)} ${f(top + h * .2)} ${f(x)} ${f(top)}" fill="none" stroke="${rim}" stroke-width="1.6"/>` +
    `<path d="M${f(L - w * .1)} ${f(eave + 4)}H${f(R + w * .1)}" stroke="#2b2118" stroke-width="3.2"/><path d="M${f(L - w * .1)} ${f(eave + 3.4)}H${f(R +
    w * .1)}" stroke="${rim}" stroke-width="1.4"/>`;
  if (fin) o += `<path d="M${f(x)} ${f(top)}V${f(top - h * .2)}M${f(x - 3)} ${f(top - h * .09)}Q${f(x)} ${f(top - h * .16)} ${f(x + 3)} ${f(top - h * .09)}"
    fill="none" stroke="#2b2118" stroke-width="1.5"/><circle cx="${f(x)}" cy="${f(top - h * .21)}" r="1.8" fill="#F2D98a" stroke="#2b2118" stroke-width=".7"/>`;
  return o;
}
/** open pavilion with a pointed cupola */
function cupola(x, y, w, h) {
  const e = y - h * .52;
  return `<path d="${ogee(x - w * .5, x - w * .17, y, y - h * .26, y - h * .47)}${ogee(x - w * .16, x + w * .16, y, y - h * .26, y - h * .47)}${ogee(x +
    w * .17, x + w * .5, y, y - h * .26, y - h * .47)}" fill="#F8DC94" opacity=".75"/>` +
    [-.5, -.165, .165, .5].map(k => `<path d="M${f(x + w * k)} ${f(y)}V${f(e)}" stroke="#2b2118" stroke-width="4.2"/><path d="M${f(x +
      w * k)} ${f(y)}V${f(e)}" stroke="#EFE6CC" stroke-width="2.4"/>`).join('') +
    `<path d="M${f(x - w * .6)} ${f(e)}H${f(x + w * .6)}L${f(x + w * .52)} ${f(e - h * .06)}H${f(x - w * .52)}Z" fill="#EFE6CC" stroke="#2b2118"
      stroke-width="1.1"/>` +
    `<path d="M${f(x - w * .5)} ${f(e - h * .06)}C${f(x - w * .5)} ${f(e - h * .3)} ${f(x - w * .1)} ${f(e - h * .28)} ${f(x)} ${f(e - h * .56)}C${f(x +
      w * .1)} ${f(e - h * .28)} ${f(x + w * .5)} ${f(e - h * .3)} ${f(x + w * .5)} ${f(e - h * .06)}Z" fill="#7d8f84" stroke="#22302c" stroke-width="1.2"/>` +
    `<path d="M${f(x)} ${f(e - h * .5)}C${f(x + w * .1)} ${f(e - h * .28)} ${f(x + w * .5)} ${f(e - h * .3)} ${f(x + w * .5)} ${f(e - h * .06)}H${f(x +
    w * .12)}Z" fill="#1d2a28" opacity=".4"/><path d="M${f(x)} ${f(e - h * .56)}v${f(-h * .16)}" stroke="#2b2118" stroke-width="1.4"/>`;
}
/** wall of rock: strata, ledges with little pines, deep strokes on the shaded side */
function cliff(pts, H, fill, r, { ink = '#2a241d', lean = .1, rim = '#FBEBC0', pines = 0, pc = '#4d5a42' } = {}) {
  const p = jagPath(pts, 5, 12, r), d = line(p);
  let o = `<path d="${d}Z" fill="${fill}" stroke="${ink}" stroke-width="1.2"/>` + fall(p, 90, 4, r, { op: .5, col: ink, lean, w: .9 }) + fall(p, 34, 7, r, {
    op: .45, col: rim, lean, w: 1 });
  const c = id('cf'), xs = pts.map(q => q[0]), ys = pts.map(q => q[1]), x0 = Math.min(...xs), x1 = Math.max(...xs), y0 = Math.min(...ys), y1 = Math.max(...ys);
  let st = '', hi = '';
  for (let i = 0; i < 330; i++) { // broken faces: a dark crack and the lit edge beside it
    const x = x0 + r() * (x1 - x0), y = y0 + r() * (y1 - y0) * .8, l = 12 + r() * 46;
    st += `M${f(x)} ${f(y)}l${f((r() - .5) * 5)} ${f(l * .5)}l${f((r() - .5) * 7)} ${f(l * .5)}`;
    if (i % 2) hi += `M${f(x + 2.500)} ${f(y + 3)}l${f((r() - .5) * 4)} ${f(l * .55)}`;
    if (i % 5 === 0) st += `M${f(x)} ${f(y)}h${f(10 + r() * 26)}`;
  }
  o += `<clipPath id="${c}"><path d="${d}Z"/></clipPath><g clip-path="url(#${c})"><path d="${st}" fill="none" stroke="${ink}" stroke-width="1"
    opacity=".55"/><path d="${hi}" fill="none" stroke="${rim}" stroke-width="1.200" opacity=".4"/></g>`;
  o += `<path d="${line(p.map(q => [q[0], q[1] + 2]))}" fill="none" stroke="${rim}" stroke-width="1.4" opacity=".7"/>`;
  for (let i = 0; i < pines; i++) { const q = p[Math.floor(r() * (p.length - 2)) + 1]; o += K.pine(q[0] + (r() - .5) * 8, q[1] + 4, 15 + r() * 15, pc, r, {
    lit: '#C9C08a' }); }
  return o;
}

export function plate(W, H, L = RIVENDELL) {
  const r = rng(2222), m = id('ri'), P = p => p.map(q => [q[0] * W, q[1] * H]), X = t => t * W, Y = t => t * H;
  let s = `<defs>${K.plateMask(m, W, H, L.bleed)}
    ${K.grad(m + 's', [[0, '#5f93ad'], [.2, '#A9C6c8'], [.42, '#F7E9C2'], [.6, '#F9E2A8']])}
    ${K.grad(m + 'l', [[0, '#B9A884'], [.5, '#8d7d60'], [1, '#50463a']])}
    ${K.grad(m + 'r', [[0, '#A09680'], [.5, '#736b5c'], [1, '#403a33']])}
    ${K.grad(m + 'g', [[0, '#96984e'], [.5, '#647238'], [1, '#2c3a22']])}
    ${K.grad(m + 'v', [[0, '#E4F0EE'], [.5, '#86b0ba'], [1, '#3a6476']])}
    ${K.grad(m + 't', [[0, '#EBDDB2'], [.12, '#CDB884'], [1, '#6b5836']])}</defs>${cut('mountains')}`;
  // 1 sky: cool above, warm where the sun comes over the left shoulder of the valley
  s += `<rect x="-40" y="-40" width="${W + 80}" height="${H + 80}" fill="url(#${m}s)"/>` + K.glow(X(.40), Y(.10), W * .32, H * .4, .8) +
    K.bands(8, [X(.2), Y(.06), X(.7), Y(.16)], r, ['#fff', '#F6E7C4', '#9db4ba'], .5);
  { let ry = ''; for (let i = 0; i < 80; i++) { const a = i / 80 * Math.PI * 2; ry += `M${f(X(.475) + Math.cos(a) * 30)} ${f(Y(.21) +
    Math.sin(a) * 30)}L${f(X(.475) + Math.cos(a) * (120 + (i % 3) * 70))} ${f(Y(.21) + Math.sin(a) * (90 + (i % 3) * 50))}`; }
    s += K.glow(X(.475), Y(.21), 170, 130, .9) + `<path d="${ry}" stroke="#B98A3A" stroke-width=".9" opacity=".42"/><circle cx="${X(.475)}" cy="${Y(.21)}"
    r="23" fill="#FFF6D4" stroke="#C48E2E" stroke-width="1.300"/>`; }
  // 2 snow mountains
  const mt = (pts, c, cap, op) => {
    const p = jagPath(P(pts), 5, 9, r); let o = `<path d="${line(p)}V${H}H-40Z" fill="${c}" opacity="${op}"/>` + fall(p, 56, 4.5, r, { op: .38, col:
      '#34505c', lean: .35 }) + `<path d="${line(p)}" fill="none" stroke="#2b3a40" stroke-width="1" opacity=".75"/>`;
    for (const [x, y] of P(pts).filter((_, i) => i % 2)) if (cap) o += `<path d="M${f(x)} ${f(y)}L${f(x - 17)} ${f(y + 25)}L${f(x - 8)} ${f(y +
    20)}L${f(x - 4)} ${f(y + 33)}L${f(x + 3)} ${f(y + 19)}L${f(x + 10)} ${f(y + 30)}L${f(x + 15)} ${f(y + 21)}Z" fill="#FBFAF0" opacity=".92"/>`;
    return K.wob(o);
  };
  s += mt([[-.05, .36], [.12, .12], [.24, .27], [.355, .075], [.475, .275], [.60, .05], [.71, .23], [.82, .09], [.93, .26], [1.05, .16]], '#A2BBC4', true, .95);
  s += `<rect x="-40" y="${Y(.2)}" width="${W + 80}" height="${Y(.3)}" fill="#F8EBC4" opacity=".32" filter="url(#b22)"/>`;
  s += cut('cliffs');
  // 3 the head of the valley: hanging woods and the great fall
  s += K.wob(K.slope(P([[.25, .40], [.36, .33], [.46, .30], [.505, .285], [.56, .285], [.62, .30], [.72, .34], [.82, .42]]), H, '#9c9d7e', r, { depth: 60,
    op: .35, jagged: 6, rim: '#FFF3CC' }));
  for (let i = 0; i < 30; i++) { const a = i % 2 ? .28 + r() * .21 : .58 + r() * .2; s += K.pine(X(a), Y(.32 + Math.abs(a - .53) * .35 + r() * .05), 13 +
    r() * 12, '#76805f', r, { edge: '#3a4436' }); }
  s += K.wob(K.falls(X(.533), Y(.29), 26, Y(.25), r, { spread: 1.5, mist: 1.3 }));
  s += K.glow(X(.53), Y(.53), 130, 60, .8, 'W');
  // 4 cliffs to left and right with lesser falls
  s += K.wob(cliff(P([[-.06, -.1], [.06, -.06], [.13, .06], [.20, .10], [.245, .235], [.31, .27], [.335, .40], [.40, .47], [.42, .58], [.40, .75], [-.06,
    .8]]), H, `url(#${m}l)`, r, { pines: 15, lean: .06 }));
  s += K.wob(cliff(P([[1.06, .8], [.64, .75], [.635, .57], [.665, .45], [.725, .39], [.75, .255], [.81, .22], [.845, .07], [.92, .02], [1.0, -.08], [1.06,
    -.1]]), H, `url(#${m}r)`, r, { pines: 15, lean: -.04, pc: '#3e4a3a' }));
  s += K.wob(K.falls(X(.262), Y(.25), 11, Y(.28), r, { lean: 8, mist: 1.2 }) + K.falls(X(.735), Y(.33), 12, Y(.22), r, { lean: -6, mist: 1.2 }) +
    K.falls(X(.877), Y(.05), 9, Y(.40), r, { lean: -14 }));
  s += cut('terraces');
  // 5 left terrace: the last homely house, hall behind hall
  s += K.wob(K.slope(P([[-.05, .44], [.06, .42], [.17, .44], [.28, .475], [.36, .52], [.41, .58]]), H, `url(#${m}g)`, r, { depth: 30, op: .45, rim:
    '#FBE9B4', rimOp: .8 }));
  for (const [x, y, a, b, c] of [[.025, .36, 34, 30, 0], [.335, .475, 27, 24, 1], [.10, .33, 26, 24, 2]]) s += K.wob(K.trunk(X(x), Y(y + .09), 6, 26,
    '#3d2a18', r) + K.crown(X(x), Y(y), a, b, AUT[c], r, { n: 22 }));
  s += K.wob(hall(X(.285), Y(.50), 62, 74, 4) + hall(X(.105), Y(.462), 84, 108, 4) + hall(X(.20), Y(.485), 112, 96, 6, { roof: '#7d8d80' }));
  s += K.wob(`<path d="M${X(.152)} ${Y(.42)}V${Y(.20)}H${X(.172)}V${Y(.42)}Z" fill="#EFE6CC" stroke="#2b2118"
    stroke-width="1.2"/><path d="M${X(.164)} ${Y(.42)}V${Y(.20)}H${X(.172)}V${Y(.42)}Z" fill="#8d8268" opacity=".6"/><path d="${ogee(X(.157), X(.167),
    Y(.265), Y(.245), Y(.222))}" fill="#F6C968" stroke="#2b2118"/><path d="M${X(.146)} ${Y(.203)}C${X(.150)} ${Y(.165)} ${X(.160)} ${Y(.15)} ${X(.162)}
    ${Y(.085)}C${X(.164)} ${Y(.15)} ${X(.174)} ${Y(.165)} ${X(.178)} ${Y(.203)}Z" fill="#6f8076" stroke="#22302c" stroke-width="1.2"/>`);
  s += K.glow(X(.19), Y(.46), 130, 50, .5);
  for (const [x, y, a, b, c] of [[.05, .475, 30, 24, 1], [.245, .50, 20, 17, 0], [.375, .565, 25, 20, 2], [-.01, .5, 34, 30, 0]]) s += K.wob(K.trunk(X(x),
    Y(y + .075), 5, 22, '#3d2a18', r) + K.crown(X(x), Y(y), a, b, AUT[c], r, { n: 20 }));
  // 6 right terrace: cupola, stair cut in the rock, second house
  s += K.wob(K.slope(P([[.625, .60], [.68, .535], [.76, .50], [.86, .475], [.95, .47], [1.05, .45]]), H, `url(#${m}g)`, r, { depth: 30, op: .45, rim:
    '#FBE9B4', rimOp: .8, lean: -.2 }));
  for (const [x, y, a, b, c] of [[.955, .385, 34, 32, 1], [.845, .43, 24, 22, 2]]) s += K.wob(K.trunk(X(x), Y(y + .085), 6, 26, '#3d2a18', r) + K.crown(X(x),
    Y(y), a, b, AUT[c], r, { n: 22 }));
  s += K.wob(hall(X(.925), Y(.50), 96, 92, 5, { roof: '#66776f' }) + cupola(X(.79), Y(.515), 50, 96));
  { let st = ''; for (let i = 0; i < 11; i++) st += `M${f(X(.70 + i * .0055))} ${f(Y(.60 - i * .0085))}h${f(20 - i * .8)}`; s +=
    K.wob(`<path d="M${X(.695)} ${Y(.61)}L${X(.757)} ${Y(.505)}h16L${X(.73)} ${Y(.61)}Z" fill="#D8CBA4" stroke="#2b2118"/><path d="${st}" stroke="#3a3022"
    stroke-width="1.300"/>`); }
  for (const [x, y, a, b, c] of [[.865, .53, 22, 18, 0], [1.0, .50, 36, 30, 0], [.66, .575, 22, 18, 1]]) s += K.wob(K.trunk(X(x), Y(y + .06), 5, 18,
    '#3d2a18', r) + K.crown(X(x), Y(y), a, b, AUT[c], r, { n: 20 }));
  // 7 the river in its gorge, and one slender bridge
  s += `<path d="M${X(.50)} ${Y(.53)}C${X(.46)} ${Y(.58)} ${X(.44)} ${Y(.60)} ${X(.41)} ${Y(.66)}L${X(.64)} ${Y(.66)}C${X(.60)} ${Y(.6)} ${X(.59)} ${Y(.57)}
    ${X(.565)} ${Y(.53)}Z" fill="url(#${m}v)"/>`;
  { let w = ''; for (let i = 0; i < 40; i++) { const t = r(), x = X(.53 + (r() - .5) * (.06 + t * .17)); w += `M${f(x)} ${f(Y(.54 + t * .11))}q${f(5 +
    t * 8)} -2.500 ${f(10 + t * 14)} 0`; } s += `<path d="${w}" stroke="#fff" stroke-width="1.100" fill="none" opacity=".8"/>`; }
  s += K.wob(`<path d="M${X(.375)} ${Y(.60)}Q${X(.525)} ${Y(.43)} ${X(.675)} ${Y(.60)}L${X(.675)} ${Y(.625)}Q${X(.525)} ${Y(.475)} ${X(.375)} ${Y(.625)}Z"
    fill="#E9DFC2" stroke="#2b2118" stroke-width="1.300"/>` +
    `<path d="M${X(.375)} ${Y(.593)}Q${X(.525)} ${Y(.418)} ${X(.675)} ${Y(.593)}" fill="none" stroke="#2b2118"
      stroke-width="3"/><path d="M${X(.375)} ${Y(.593)}Q${X(.525)} ${Y(.418)} ${X(.675)} ${Y(.593)}" fill="none" stroke="#FFF6DC" stroke-width="1.500"/>` +
    `<path d="${Array.from({ length: 25 }, (_, i) => { const q = i / 24, x = (1 - q) * (1 - q) * .375 + 2 * q * (1 - q) * .525 + q * q * .675, y =
    (1 - q) * (1 - q) * .6 + 2 * q * (1 - q) * .43 + q * q * .6; return `M${f(X(x))} ${f(Y(y))}v-5M${f(X(x))} ${f(Y(y) + 2)}v7`; }).join('')}"
    stroke="#2b2118" stroke-width="1"/>`);
  s += cut('court');
  // 8 near terrace: paving, balustrade, the ring of seats
  s += K.wob(K.slope(P([[-.05, .60], [.1, .605], [.25, .625], [.38, .655], [.52, .665], [.66, .655], [.8, .62], [.92, .605], [1.05, .59]]), H, `url(#${m}t)`,
    r, { depth: 10, op: .3, rim: '#FFF6DC', rimOp: .9, lean: 0 }));
  { let b = '', cap = [];
    for (let i = 0; i <= 84; i++) { const t = i / 84, x = X(-.02 + t * 1.04), y = Y(.60 + .062 * Math.sin(Math.PI * Math.min(1, Math.max(0, t))));
      cap.push([x, y - 11]); b += `M${f(x)} ${f(y)}q-2.600 -5 0 -11`; }
    s += K.wob(`<path d="${b}" stroke="#2b2118" stroke-width="3.600"/><path d="${b}" stroke="#EFE6CC" stroke-width="2"/><path d="${smooth(cap)}" fill="none"
      stroke="#2b2118" stroke-width="5.400"/><path d="${smooth(cap)}" fill="none" stroke="#F4ECD2" stroke-width="3.200"/>`);
    for (const t of [.06, .345, .655, .94]) { const x = X(t), y = Y(.60 + .062 * Math.sin(Math.PI * t)) + 3; s +=
    K.wob(`<path d="M${x - 6} ${y}V${y - 21}H${x + 6}V${y}Z" fill="#E3D8B8" stroke="#2b2118" stroke-width="1.200"/><path d="M${x - 8} ${y - 21}h16v-4h-16Z"
    fill="#F4ECD2" stroke="#2b2118"/>`) + K.lamp(x, y - 41, 1.25); } }
  { let d = ''; // paving rings about the council stone, joints fanning out
    for (const [a, b] of [[150, 40], [215, 62], [290, 88], [380, 118], [480, 150]]) d += `M${f(X(.5) - a)} ${f(Y(.80))}A${a} ${b} 0 0 1 ${f(X(.5) +
      a)} ${f(Y(.80))}A${a} ${b} 0 0 1 ${f(X(.5) - a)} ${f(Y(.80))}`;
    for (let i = 0; i < 44; i++) { const a = i / 44 * Math.PI * 2; d += `M${f(X(.5) + Math.cos(a) * 150)} ${f(Y(.8) + Math.sin(a) * 40)}L${f(X(.5) +
      Math.cos(a) * 480)} ${f(Y(.8) + Math.sin(a) * 150)}`; }
    s += `<clipPath id="${m}pc"><rect x="-20" y="${Y(.665)}" width="${W + 40}" height="${H}"/></clipPath><g clip-path="url(#${m}pc)">${K.wob(`<path d="${d}"
      fill="none" stroke="#4d3f28" stroke-width="1" opacity=".5"/>`)}</g>`; }
  const chair = (x, y, k, c) => `<path d="M${f(x - 9 * k)} ${f(y)}V${f(y - 22 * k)}Q${f(x - 9 * k)} ${f(y - 34 * k)} ${f(x)} ${f(y - 40 * k)}Q${f(x +
    9 * k)} ${f(y - 34 * k)} ${f(x + 9 * k)} ${f(y - 22 * k)}V${f(y)}Z" fill="#7d5a32" stroke="#21170e" stroke-width="1.200"/>` +
    `<path d="M${f(x - 6 * k)} ${f(y - 8 * k)}V${f(y - 22 * k)}Q${f(x - 6 * k)} ${f(y - 30 * k)} ${f(x)} ${f(y - 34 * k)}Q${f(x +
    6 * k)} ${f(y - 30 * k)} ${f(x + 6 * k)} ${f(y - 22 * k)}V${f(y - 8 * k)}Z" fill="${c}" stroke="#21170e"
    stroke-width=".9"/><path d="M${f(x - 11 * k)} ${f(y + 2 * k)}V${f(y - 9 * k)}H${f(x + 11 * k)}V${f(y + 2 * k)}Z" fill="#8d6b41" stroke="#21170e"
    stroke-width="1.100"/>`;
  for (const [x, y, k, c] of [[.325, .735, .8, '#4a6078'], [.375, .715, .74, '#4F6F52'], [.43, .70, .7, '#8A3A2A'], [.57, .70, .7, '#6a5a7a'], [.625, .715,
    .74, '#7a6430'], [.675, .735, .8, '#4b6a72']]) s += `<ellipse cx="${X(x) + 5}" cy="${Y(y) + 2}" rx="15" ry="4" fill="#1a130c" opacity=".4"/>` +
    K.wob(chair(X(x), Y(y), k, c));
  // 9 leaves on the stones, near boughs
  { let lv = ''; const cs = ['#C9772F', '#9a4526', '#D9A347', '#7a7a38']; for (let i = 0; i < 120; i++) { const x = X(r()), y = Y(.68 + r() * .3), a =
    r() * 180, q = 2 + r() * 2.6; lv += `<path d="M0 0Q${f(q)} ${f(-q * .8)} ${f(q * 2.2)} 0Q${f(q)} ${f(q * .8)} 0 0Z"
    transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})" fill="${cs[i % 4]}" stroke="#21170e" stroke-width=".5" opacity=".85"/>`; } s += lv; }
  s += K.wob(`<path d="M-20 ${Y(.02)}Q${X(.06)} ${Y(.06)} ${X(.15)} ${Y(.035)}M${X(1.02)} ${Y(.05)}Q${X(.94)} ${Y(.10)} ${X(.86)} ${Y(.06)}" stroke="#1d140c"
    stroke-width="6" fill="none" stroke-linecap="round"/>` +
    K.crown(X(.03), Y(.03), 84, 34, ['#5a2a16', '#8d4420', '#CF7a36'], r, { n: 40, up: -.7, light: .5 }) + K.crown(X(.98), Y(.03), 78, 32, ['#5a3f18',
      '#8d6826', '#CFA544'], r, { n: 40, up: -.7, light: -.5 }) + K.crown(X(.01), Y(1.02), 92, 46, ['#3a2010', '#6d3a1a', '#B0662c'], r, { n: 40 }) +
      K.crown(X(.99), Y(1.02), 92, 46, ['#33240f', '#5f451c', '#A07c34'], r, { n: 40 }));
  s += `<path d="M${X(.1)} -40L${X(.3)} -40L${X(.62)} ${H}L${X(.2)} ${H}Z" fill="#FFF3C8" opacity=".10" filter="url(#b22)"/>`;
  const S = P(L.stops);
  s += K.way([[X(-.06), Y(.66)], [X(.05), Y(.685)], S[0], [X(.35), Y(.815)], S[1], [X(.65), Y(.81)], S[2], [X(.905), Y(.69)],
    [X(1.05), Y(.60)]], 15, { earth: '#C9B98c' });
  s += cut('air');
  s += K.finish(m, W, H, { edge: '#1a1712', cx: .5, cy: .45, inner: .5, op: .6, top: .08 });
  return layersOf(s, { wash: .14, grain: .26, tints: [K.glow(X(.5), Y(.42), W * .46, H * .44, .6, 'G', 'normal'), K.glow(X(.5), Y(.78), W * .4, H * .2, .45, 'G', 'normal')] });
}
