// The two endings: the Ring goes into the fire at daybreak; the Dark Lord finds the Ring-bearer.
import { C, rng, f, id, poly, line, smooth, jagPath, blob, fall, hobbit, sym } from './kit.mjs';
import * as K from './haven-kit.mjs';
import { theEye } from './scenes.mjs';

/** great eagle seen from below: spread fingers at the wing tips, fan of a tail, light along the leading edge */
const eagle = (x, y, s, a = 0) => { const wing = (k) => `<g transform="scale(${k} 1)"><path d="M2 -5C16 -15 30 -22 46 -20C58 -19 70 -13 80 -5C72 -8 68 -9 63
  -9L77 2C69 -2 64 -4 58 -5L71 8C63 3 58 1 53 0L62 13C54 8 49 5 45 4C36 8 26 5 18 9C12 11 8 11 5 10Z" fill="#3a2818" stroke="#120b07" stroke-width="1.300"
    stroke-linejoin="round"/>` +
  `<path d="M4 -6C16 -15 30 -21 46 -19.500C57 -18.500 68 -13 77 -7" fill="none" stroke="#F6D28a"
    stroke-width="1.700"/><path d="M18 7C20 0 20 -4 18 -9M27 6C30 0 31 -6 29 -13M36 5C40 0 41 -8 39 -15M45 3C48 -3 49 -9 48 -15" fill="none" stroke="#120b07"
      stroke-width="1"/></g>`;
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${a}) scale(${s})">${wing(1)}<g transform="rotate(9)">${wing(-1)}</g><path d="M-4 8L-13 29L-6 27L-2
    31L2 27L7 31L9 26L14 28L5 8Z" fill="#4a3420" stroke="#120b07" stroke-width="1.200" stroke-linejoin="round"/>` +
    `<path d="M0 -17C-6 -14 -8 -2 -5 10C-2 14 3 14 5 10C8 -2 6 -14 0 -17Z" fill="#4a3420" stroke="#120b07"
    stroke-width="1.200"/><path d="M-4 -13C-5 -20 5 -20 4 -13C3 -9 -3 -9 -4 -13Z" fill="#EFE3C8" stroke="#120b07"
    stroke-width="1.100"/><path d="M-1.500 -18L0 -23L1.800 -18Z" fill="#E0A63a" stroke="#120b07" stroke-width=".9"/></g>`; };

/** mountain of fire with its streams */
function doom(ax, ay, W, H, r, m) {
  const q = rng(5), Lf = jagPath([[ax - 34, ay], [ax - 92, ay + 120], [ax - 190, ay + 240], [ax - 360, H + 10]], 7, 11, q), Rt = jagPath([[ax + 36, ay + 4],
    [ax + 90, ay + 110], [ax + 200, ay + 230], [ax + 400, H + 10]], 7, 11, q);
  const d = line([...Lf].reverse()) + `L${f(ax - 14)} ${f(ay + 9)}L${f(ax + 6)} ${f(ay + 3)}` + line(Rt).replace('M', 'L');
  let st = '', lt = '';
  for (let i = 0; i < 760; i++) { const t = q(), a = (q() - .5) * 2, y = ay + 10 + t * (H - ay), hw = 34 + t * 330; st += `M${f(ax +
    a * hw)} ${f(y)}l${f(a * (8 + t * 22))} ${f(10 + q() * 18)}`; }
  for (let i = 0; i < 260; i++) { const t = q(), y = ay + 10 + t * (H - ay); lt += `M${f(ax - q() * (34 + t * 330))} ${f(y)}l${f(-6 - q() * 9)} ${f(9 +
    q() * 9)}`; }
  let o = K.wob(`<path d="${d}Z" fill="url(#${m}d)" stroke="#0c0605" stroke-width="1.500"/><clipPath id="${m}dc"><path d="${d}Z"/></clipPath><g
    clip-path="url(#${m}dc)"><path d="${st}" stroke="#0a0504" stroke-width="1.100" opacity=".5"/><path d="${lt}" stroke="#F6C07a" stroke-width="1"
    opacity=".55"/></g>` +
    `<path d="${line(Lf)}" stroke="#FFE2A0" stroke-width="2" fill="none" opacity=".9"/><path d="${line(Rt)}" stroke="#F2A050" stroke-width="1.500"
      fill="none" opacity=".7"/>`);
  const lava = [[[ax - 6, ay], [ax - 18, ay + 60], [ax + 8, ay + 120], [ax - 40, ay + 200], [ax - 24, ay + 270], [ax - 90, ay + 380]], [[ax + 14, ay], [ax +
    40, ay + 70], [ax + 30, ay + 140], [ax + 96, ay + 220], [ax + 110, ay + 330]], [[ax - 18, ay + 2], [ax - 62, ay + 96], [ax - 74, ay + 170], [ax - 130,
    ay + 250]]];
  lava.forEach((p, i) => { const e = smooth(p); o += `<path d="${e}" stroke="#E8571F" stroke-width="${20 - i * 3}" fill="none" opacity=".5" filter="url(#b4)"
    stroke-linecap="round"/><path d="${e}" stroke="#F0752A" stroke-width="${7 - i}" fill="none" stroke-linecap="round" filter="url(#wob)"/><path d="${e}"
    stroke="#FFE79A" stroke-width="${2.6 - i * .4}" fill="none" stroke-linecap="round" filter="url(#wob)"/>`; });
  return o;
}

/** flat-topped boulder, split and hatched, lit from the left */
function rock(x, y, r) {
  const top = jagPath([[x - 92, y + 8], [x - 60, y - 3], [x + 20, y - 6], [x + 74, y + 2], [x + 104, y + 16]], 4, 5, r);
  const bot = jagPath([[x + 118, y + 62], [x + 40, y + 74], [x - 50, y + 72], [x - 112, y + 58]], 4, 8, r), d = line(top) + line(bot).replace('M', 'L');
  let c = '';
  for (const k of [-58, -22, 16, 52, 84]) c += `M${x + k} ${y + 4}l${f((r() - .5) * 14)} ${f(20 + r() * 12)}l${f((r() - .5) * 18)} ${f(22 + r() * 12)}`;
  return K.wob(`<path d="${d}Z" fill="#6f523c" stroke="#1d120b" stroke-width="1.800"/><path d="M${x + 30} ${y - 4}L${x + 104} ${y + 16}L${x + 118} ${y +
    62}L${x + 40} ${y + 74}Z" fill="#1d120b" opacity=".38"/>` +
    fall(top, 44, 4, r, { op: .6, col: '#1d120b', lean: .1 }) + `<path d="${c}" fill="none" stroke="#120a06" stroke-width="1.500"/><path d="${line(top)}"
      fill="none" stroke="#FFE9B0" stroke-width="2.800"/>`);
}

export function victory(W, H) {
  const r = rng(6060), m = id('vc'), X = t => t * W, Y = t => t * H, ax = X(.60), ay = Y(.30);
  let s = `<defs>${K.grad(m + 's', [[0, '#3d5d78'], [.3, '#8FA9AC'], [.52, '#F1DDA8'], [.7, '#F4B76A']])}${K.grad(m + 'k', [[0, '#2a1410', 0], [.55,
    '#2a1410', .25], [1, '#160b0a', .92]], '')}
    ${K.grad(m + 'd', [[0, '#6a4432'], [.45, '#4a2c22'], [.7, '#33201b'], [1, '#1c1311']], '')}${K.grad(m + 'c', [[0, '#FFF8DC', 0], [.5, '#FFF3C4', .55],
      [1, '#FFFBEA', .95]])}${K.grad(m + 'g', [[0, '#5d4330'], [1, '#150e0b']])}</defs>`;
  // 1 dawn from the left, the last of the dark rolling off to the right
  s += `<rect width="${W}" height="${H}" fill="url(#${m}s)"/>`;
  let ry = '';
  for (let i = 0; i < 150; i++) { const a = -Math.PI * (i / 150 * 1.16) + .25, l0 = 72 + (i % 2) * 9, l1 = 150 + (i % 3) * 150 + r() * 260; ry +=
    `M${f(X(.145) + Math.cos(a) * l0)} ${f(Y(.60) + Math.sin(a) * l0)}L${f(X(.145) + Math.cos(a) * l1)} ${f(Y(.60) + Math.sin(a) * l1)}`; }
  s += `<circle cx="${X(.145)}" cy="${Y(.6)}" r="330" fill="url(#glowG)"/><path d="${ry}" stroke="#B9822E" stroke-width="1.100"
    opacity=".5"/><circle cx="${X(.145)}" cy="${Y(.60)}" r="60" fill="#FFF8DC" stroke="#C48E2E" stroke-width="2"/>`;
  s += K.bands(16, [X(.05), Y(.06), X(.55), Y(.34)], r, ['#FFF3D0', '#F6C98A', '#D99a7a'], .5, 1.5) + `<rect width="${W}" height="${H}"
    fill="url(#${m}k)"/>` + K.bands(22, [X(.62), 0, X(.42), Y(.5)], r, ['#120b0a', '#2a1512', '#6d2b1c'], .6, 1.7);
  // 2 ranges; the dark tower breaking
  s += K.wob(K.slope([[-20, Y(.66)], [X(.10), Y(.62)], [X(.2), Y(.57)], [X(.28), Y(.63)], [X(.37), Y(.56)], [X(.46), Y(.62)], [X(.7), Y(.6)], [X(.86),
    Y(.55)], [W + 20, Y(.60)]], H, '#8d6a5c', r, { depth: 60, jagged: 22, op: .4, rim: '#FFE7B0', rimOp: .9 }));
  s += K.wob(K.slope([[-20, Y(.72)], [X(.08), Y(.69)], [X(.17), Y(.715)], [X(.27), Y(.665)], [X(.35), Y(.71)], [X(.44), Y(.68)], [X(.56), Y(.74)], [X(.72),
    Y(.70)], [X(.84), Y(.73)], [X(.95), Y(.67)], [W + 20, Y(.70)]], H, '#6a483c', r, { depth: 70, jagged: 16, op: .5, rim: '#FFD89a', rimOp: .9 }));
  { const tx = X(.885), b = Y(.66);
    s += `<ellipse cx="${tx - 8}" cy="${Y(.25)}" rx="130" ry="110" fill="url(#glowE)" opacity=".9"/>` +
      K.wob(`<path d="M${tx - 58} ${b}L${tx - 40} ${Y(.44)}L${tx - 48} ${Y(.40)}L${tx - 28} ${Y(.36)}L${tx - 30} ${Y(.31)}L${tx - 12} ${Y(.335)}L${tx - 2}
      ${Y(.30)}L${tx + 10} ${Y(.35)}L${tx + 24} ${Y(.33)}L${tx + 28} ${Y(.40)}L${tx + 46} ${Y(.43)}L${tx + 40} ${Y(.5)}L${tx + 62} ${b}Z" fill="#171010"
      stroke="#B4512C" stroke-width="1.600"/>` +
      `<path d="M${tx - 20} ${Y(.34)}l10 34l-12 22l14 40l-8 50M${tx + 14} ${Y(.36)}l-6 40l14 30l-6 50" fill="none" stroke="#F2813A" stroke-width="2"/>` +
      [[-34, .26, 16, 20], [-4, .215, 13, -28], [26, .255, 17, 34], [48, .32, 12, 60], [-60, .33, 13, -50], [8, .28, 9, 12], [64, .40, 10, 20], [-74, .44,
      10, 70], [-20, .18, 8, 8]].map(([dx, y, q, a]) => `<path d="${poly(blob(0, 0, q * 1.2, q, 6, .4, r))}" transform="translate(${f(tx +
      dx)} ${f(Y(y))}) rotate(${a})" fill="#1c1413" stroke="#B4512C" stroke-width="1.200"/>`).join('') +
      `<path d="M${tx - 46} ${Y(.13)}C${tx - 26} ${Y(.075)} ${tx + 20} ${Y(.075)} ${tx + 40} ${Y(.13)}C${tx +
      20} ${Y(.185)} ${tx - 26} ${Y(.185)} ${tx - 46} ${Y(.13)}Z" fill="none" stroke="#E8743A" stroke-width="3" stroke-dasharray="14 5 3 6"
      opacity=".8"/><path d="M${tx - 3} ${Y(.085)}q9 28 0 54q-9 -26 0 -54Z" fill="#120706" opacity=".85"/>`);
    for (let i = 0; i < 26; i++) s += `<circle cx="${f(tx + (r() - .5) * 200)}" cy="${f(b - r() * 40)}" r="${f(14 + r() * 24)}" fill="${i % 2 ? '#3a2620' :
    '#6d4a3a'}" opacity=".5" filter="url(#b4)"/>`; }
  // 3 the mountain opens: column of light, burning stones, the Ring melting above the fire
  s += `<ellipse cx="${ax}" cy="${ay}" rx="330" ry="300" fill="url(#glowE)" opacity=".75"/>`;
  { const b = []; for (let i = 0; i < 90; i++) { const t = i / 90, side = i % 2 ? 1 : -1; b.push([t, ax + side * (20 + t * 150) + (r() - .5) * 60 +
    t * t * 120, ay - 4 - t * (ay + 30) + (r() - .5) * 34, 14 + t * 40 + r() * 12]); } b.reverse();
    s += K.wob(b.map(([t, x, y, q]) => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(q)}" fill="${t < .15 ? '#F08A3A' : t < .32 ? '#B5532c' : t < .6 ?
      '#7d4a38' : '#5a3f38'}" opacity=".9"/><path d="M${f(x - q * .8)} ${f(y - q * .3)}A${f(q * .9)} ${f(q * .9)} 0 0 1 ${f(x + q * .1)} ${f(y - q * .86)}"
      stroke="#FFE0A0" stroke-width="1.800" fill="none" opacity="${f(.85 - t * .3)}"/><path d="M${f(x - q * .3)} ${f(y +
      q * .75)}A${f(q * .9)} ${f(q * .9)} 0 0 0 ${f(x + q * .85)} ${f(y + q * .2)}" stroke="#1d0f0a" stroke-width="1.100" fill="none"
      opacity=".5"/>`).join('')); }
  s += `<path d="M${ax - 34} ${ay + 6}L${ax - 96} -10H${ax + 96}L${ax + 36} ${ay + 6}Z" fill="url(#${m}c)" style="mix-blend-mode:screen"
    filter="url(#b4)"/>` + doom(ax, ay, W, H, r, m);
  s += `<path d="M${ax - 35} ${ay}Q${ax} ${ay - 13} ${ax + 37} ${ay + 4}Q${ax} ${ay + 17} ${ax - 35} ${ay}Z" fill="#FFF0B8" stroke="#7a1c0c"
    stroke-width="1.600"/><ellipse cx="${ax}" cy="${ay}" rx="150" ry="110" fill="url(#glowG)" style="mix-blend-mode:screen"/>`;
  let em = ''; for (let i = 0; i < 150; i++) { const a = -Math.PI * r(), l = 30 + r() * 260; em += `<circle cx="${f(ax + Math.cos(a) * l * 1.2)}"
    cy="${f(ay + Math.sin(a) * l * .9)}" r="${f(.8 + r() * 1.8)}" fill="#FFE39A" opacity="${f(.4 + r() * .6)}"/>`; } s += em;
  s += `<ellipse cx="${ax}" cy="${ay - 74}" rx="88" ry="84" fill="url(#glowW)" opacity=".9"/>` + sym('ring', ax, ay - 74, 76) +
    `<path d="M${ax - 18} ${ay - 38}q-3 16 1 26q5 -10 3 -27ZM${ax + 4} ${ay - 36}q-4 22 1 34q6 -12 3 -34ZM${ax + 22} ${ay - 42}q-2 12 1 20q4 -8 2 -20Z"
    fill="#F6D25a" stroke="#7A5A10" stroke-width="1.200"/>`;
  // 4 eagles out of the sunrise
  s += eagle(X(.335), Y(.27), 1.15, 24) + eagle(X(.235), Y(.385), .78, 30) + eagle(X(.425), Y(.41), .62, 18);
  // 5 broken ground in the first light, two friends on a rock
  const gr = jagPath([[-20, Y(.78)], [X(.1), Y(.755)], [X(.22), Y(.765)], [X(.33), Y(.83)], [X(.5), Y(.88)], [X(.7), Y(.86)], [X(.88), Y(.82)], [W + 20,
    Y(.80)]], 6, 12, r);
  s += K.wob(`<path d="${line(gr)}V${H + 20}H-20Z" fill="url(#${m}g)"/><path d="${line(gr)}" fill="none" stroke="#FFE3A0" stroke-width="2.400"/>` + fall(gr,
    90, 4.5, r, { op: .6, col: '#0c0706', lean: .3 }) + fall(gr, 22, 9, r, { op: .6, col: '#F6C98a', lean: .3 }));
  s += `<ellipse cx="${X(.20)}" cy="${Y(.70)}" rx="150" ry="110" fill="url(#glowG)" opacity=".8"/>` + rock(X(.20), Y(.775), r);
  const [ax2, ay2, bx, by] = [X(.172), Y(.775), X(.222), Y(.772)]; // Sam with his pack on the left, Frodo's arm about his shoulder
  s += hobbit('sam', ax2, ay2, 2.3, { base: true }) + hobbit('frodo', bx, by, 2.3, { base: true }) +
    `<path d="M${bx + 11} ${by - 52}L${bx - 22} ${by - 46}" stroke="#21160d" stroke-width="19" stroke-linecap="round"/><path d="M${bx +
      11} ${by - 52}L${bx - 20} ${by - 46.500}" stroke="#C9A227" stroke-width="15.500" stroke-linecap="round"/><circle cx="${bx - 25}" cy="${by - 45}"
      r="5.500" fill="#E0B88C" stroke="#21160d" stroke-width="1.800"/>`;
  return s + `<rect width="${W}" height="${H}" fill="#000" filter="url(#grain)" opacity=".3"/>`;
}

/** the Dark Lord, full figure, one arm stretched out; feet at 0,0 and about 480 high */
function darkLord() {
  const E = '#C2452E', q = rng(12); let fold = '', hot = '', sc = '';
  for (let i = 0; i < 46; i++) { const t = i / 45 * 2 - 1; fold += `M${f(t * 66)} ${f(-296 + Math.abs(t) * 12)}C${f(t * 120 +
    (q() - .5) * 20)} -200 ${f(t * 190)} -100 ${f(t * 236 + (q() - .5) * 12)} ${f(-6 - q() * 22)}`; }
  for (let i = 0; i < 9; i++) { const t = i / 8 * 2 - 1; hot += `M${f(t * 60)} -284C${f(t * 130)} -190 ${f(t * 200)} -90 ${f(t * 228)} -8`; }
  for (let y = -276; y < -170; y += 9) sc += `M${f(-52 + (-276 - y) * -.12)} ${y}h${f(104 - (y + 276) * .24)}`;
  return `<path d="M-74 -302C-180 -286 -238 -150 -262 -8L-228 6L-204 -8L-170 10L-138 -6L-100 12L-60 -4L-18 12L22 -4L64 12L104 -6L140 10L176 -8L206 8L262
    -10C240 -150 184 -284 74 -302Z" fill="#0b0706" stroke="${E}" stroke-width="2"/>` +
    `<path d="${fold}" fill="none" stroke="#3a1a14" stroke-width="1.200"/><path d="${hot}" fill="none" stroke="#8c3322" stroke-width="1.300" opacity=".8"/>` +
    `<path d="M-60 -298L60 -298L48 -176L0 -150L-48 -176Z" fill="#1a1110" stroke="${E}" stroke-width="1.800"/><path d="${sc}" stroke="#52231a"
    stroke-width="1.300"/><path d="M0 -296V-152M-34 -290L-22 -178M34 -290L22 -178" stroke="#7a2f20"
    stroke-width="1.400"/><path d="M-22 -250L0 -268L22 -250L0 -206Z" fill="#2c1512" stroke="${E}" stroke-width="1.500"/>` +
    // shoulders
    `<path d="M-52 -300C-98 -338 -150 -332 -176 -286L-204 -300L-186 -268L-214 -262L-180 -246L-190 -218L-150 -240C-122 -262 -92 -272 -56 -268ZM52 -300C98 -338
      150 -332 176 -286L204 -300L186 -268L214 -262L180 -246L190 -218L150 -240C122 -262 92 -272 56 -268Z" fill="#15100f" stroke="${E}" stroke-width="1.800"
      stroke-linejoin="round"/>` +
    `<path d="M-66 -296C-104 -322 -142 -314 -164 -276M-74 -282C-104 -302 -132 -296 -150 -262M66 -296C104 -322 142 -314 164 -276M74 -282C104 -302 132 -296 150
      -262" fill="none" stroke="#7a2f20" stroke-width="1.400"/>` +
    // helm with its crown of points
    `<path d="M-40 -288L-47 -352L-66 -446L-34 -394L-26 -486L-8 -402L0 -512L8 -402L26 -486L34 -394L66 -446L47 -352L40 -288L0 -262Z" fill="#171110"
      stroke="${E}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M-47 -352Q0 -384 47 -352M-42 -330Q0 -358 42 -330M-36 -394V-368M36 -394V-368M-8 -402V-378M8 -402V-378" fill="none" stroke="#8c3322"
      stroke-width="1.500"/><path d="M-34 -338L-8 -324L-12 -314L-32 -324ZM34 -338L8 -324L12 -314L32 -324Z" fill="#FFB03A" stroke="#7a1c0c"
      stroke-width="1.400"/><path d="M-30 -335L-12 -325M30 -335L12 -325" stroke="#FFF3C4" stroke-width="2.400"/>` +
    `<path d="M-5 -328L0 -276L5 -328ZM-26 -306L-18 -280M26 -306L18 -280M-34 -306L-28 -286M34 -306L28 -286" fill="#0b0706" stroke="#8c3322"
    stroke-width="1.300"/>` +
    // the arm, plate on plate, and the open hand
    `<path d="M-146 -262C-196 -248 -248 -214 -290 -168L-262 -138C-226 -172 -178 -206 -118 -216Z" fill="#15100f" stroke="${E}"
      stroke-width="1.900"/><path d="M-176 -252L-146 -208M-208 -236L-178 -194M-240 -214L-208 -174M-266 -192L-236 -156" stroke="#8c3322"
      stroke-width="1.600"/><path d="M-262 -204L-296 -216L-286 -182ZM-216 -232L-240 -254L-236 -220Z" fill="#15100f" stroke="${E}" stroke-width="1.500"/>` +
    `<path d="M-288 -172C-304 -170 -318 -160 -326 -146L-346 -140L-378 -126L-380 -119L-346 -126L-330 -128L-352 -112L-376 -90L-372 -85L-342 -104L-322 -116L-336
    -94L-350 -66L-344 -63L-324 -88L-308 -108L-312 -86L-316 -60L-309 -59L-300 -84L-292 -112C-282 -112 -272 -120 -264 -136Z" fill="#1c1413" stroke="${E}"
    stroke-width="1.900" stroke-linejoin="round"/>` +
    `<path d="M-326 -146L-318 -132M-330 -128L-318 -122M-322 -116L-312 -112M-308 -108L-300 -108M-346 -140l3 13M-352 -112l7 9M-336 -94l9 6M-312 -86l9 2"
      stroke="#8c3322" stroke-width="1.400"/>`;
}
export function defeat(W, H) {
  const r = rng(4242), m = id('df'), X = t => t * W, Y = t => t * H, fx = X(.285), fy = Y(.842), sx = X(.655), sy = Y(.98);
  let s = `<defs>${K.grad(m + 's', [[0, '#090505'], [.3, '#1f0e0c'], [.6, '#5a1f14'], [.8, '#A8481f']])}${K.grad(m + 'g', [[0, '#3d261c'], [.4, '#1c120e'],
    [1, '#070404']])}
    ${K.grad(m + 'r', [[0, '#F6E3AE'], [.4, '#B98a56'], [.62, '#5a3426'], [1, '#1a0e0b']], '')}${K.radial(m + 'v', [[.35, '#000', 0], [1, '#000', .8]],
      'cx=".45" cy=".55" r=".8"')}</defs>`;
  // 1 sky of smoke, the Eye wide open above the tower
  s += `<rect width="${W}" height="${H}" fill="url(#${m}s)"/>` + K.bands(30, [0, 0, W, Y(.5)], r, ['#060303', '#140907', '#7a2a18'], .6, 2);
  s += `<ellipse cx="${sx}" cy="${Y(.45)}" rx="520" ry="380" fill="url(#glowE)" opacity=".95"/>`;
  // 2 ranges and the tower far behind
  s += K.wob(K.slope([[-20, Y(.64)], [X(.12), Y(.55)], [X(.22), Y(.63)], [X(.34), Y(.53)], [X(.44), Y(.62)], [X(.58), Y(.54)], [X(.74), Y(.6)], [X(.86),
    Y(.5)], [W + 20, Y(.6)]], H, '#1c0f0c', r, { depth: 70, jagged: 30, op: .7, col: '#050202', rim: '#E07A3A', rimOp: .55 }));
  { const tx = X(.10), b = Y(.60); s += K.wob(`<path d="M${tx - 30} ${b}L${tx - 20} ${Y(.36)}L${tx - 26} ${Y(.33)}L${tx - 14} ${Y(.31)}L${tx - 18}
    ${Y(.2)}L${tx - 7} ${Y(.27)}H${tx + 7}L${tx + 18} ${Y(.2)}L${tx + 14} ${Y(.31)}L${tx + 26} ${Y(.33)}L${tx + 20} ${Y(.36)}L${tx + 30} ${b}Z"
    fill="#0a0605" stroke="#B4512C" stroke-width="1.400"/>`) + theEye(tx, Y(.20), 34, rng(4)) +
    `<path d="M${tx} ${Y(.20)}L${fx - 60} ${fy + 6}H${fx + 70}Z" fill="#FFC46A" opacity=".16" filter="url(#b4)"/>`; }
  // 3 spears of the host on either side
  { let d = '', h = ''; for (let i = 0; i < 130; i++) { const x = r() < .5 ? X(.36 + r() * .12) : X(.80 + r() * .22), y = Y(.70 + r() * .07); d +=
    `M${f(x)} ${f(y)}l${f((r() - .5) * 10)} ${f(-34 - r() * 40)}`; if (i % 2) h += `<path d="M${f(x - 9)} ${f(y + 12)}q1 -22 9 -24q8 2 9 24Z" fill="#0a0605"
    stroke="#5a2a1c" stroke-width=".8"/>`; } s += `<path d="${d}" stroke="#0a0605" stroke-width="2"/>${h}`; }
  // 4 ground, and the road that ends here
  const gr = jagPath([[-20, Y(.72)], [X(.2), Y(.71)], [X(.4), Y(.735)], [X(.62), Y(.75)], [X(.82), Y(.74)], [W + 20, Y(.71)]], 6, 9, r);
  s += K.wob(`<path d="${line(gr)}V${H + 20}H-20Z" fill="url(#${m}g)"/><path d="${line(gr)}" fill="none" stroke="#C9713A" stroke-width="1.600"
    opacity=".8"/>` + fall(gr, 80, 5, r, { op: .7, col: '#030101', lean: .2 }));
  s += K.wob(`<path d="M-20 ${Y(.86)}C${X(.15)} ${Y(.80)} ${X(.3)} ${Y(.84)} ${X(.45)} ${Y(.855)}C${X(.55)} ${Y(.86)} ${X(.6)} ${Y(.87)} ${X(.68)}
    ${Y(.90)}L${X(.72)} ${H}H${X(.5)}C${X(.4)} ${Y(.93)} ${X(.2)} ${Y(.92)} -20 ${Y(.97)}Z" fill="url(#${m}r)" stroke="#0c0605" stroke-width="1.600"/>`);
  for (let i = 0; i < 5; i++) { const x = X(.285 + (i - 2) * .118), y = Y(.868 - Math.abs(i - 2) * .003 + i * .003); s += `<path d="${poly(blob(x, y + 5, 29,
    12, 11, .1, rng(i + 4)))}" fill="#0c0705" opacity=".8"/><path d="${poly(blob(x, y, 29, 12, 11, .1, rng(i + 4)))}" fill="${['#F2E2B8', '#EBD3a0',
    '#E0BE86', '#7d513a', '#3c241b'][i]}" stroke="#120a07" stroke-width="1.500"/>`; }
  // 5 the Dark Lord, taller than the sky, and the small light before him
  s += `<g transform="translate(${sx} ${sy}) scale(1.12)">${darkLord()}</g>`;
  s += `<ellipse cx="${fx}" cy="${fy - 44}" rx="140" ry="124" fill="url(#glowG)" opacity=".95"/>`;
  s += `<path d="M${fx - 6} ${fy + 4}L${fx - 150} ${fy + 40}L${fx - 60} ${fy + 30}Z" fill="#000" opacity=".5" filter="url(#b2)"/>` + hobbit('frodo', fx, fy, 2.5, { base: false });
  s += `<circle cx="${fx}" cy="${fy - 50}" r="40" fill="url(#glowG)" style="mix-blend-mode:screen"/>`;
  let em = ''; for (let i = 0; i < 130; i++) em += `<circle cx="${f(X(.2 + r() * .8))}" cy="${f(Y(r() * .95))}" r="${f(.6 + r() * 1.7)}" fill="#FFB65A"
    opacity="${f(.25 + r() * .6)}"/>`;
  return s + em + `<rect width="${W}" height="${H}" fill="url(#${m}v)"/><rect width="${W}" height="${H}" fill="#000" filter="url(#grain)" opacity=".34"/>`;
}
