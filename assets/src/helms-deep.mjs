// Helm's Deep: a night of rain before dawn. Original drawing; plate(W, H, layout) returns the inside of an svg of that size.
import { rng, f, id, poly, line, smooth, jagPath, blob, fall } from './kit.mjs';
import { scaled, path, glow, wob, lerp, yAt, distance, track, stations, rider, flagHorse, warrior, battlement, raggedMask, gradient,
  radial, rubble }
  from './conflict-parts.mjs';

// Places as fractions of the plate. A line's first point is its start; the wall is a polyline from the Hornburg to the right cliff.
export const HELM = {
  R1: 22, R2: 19, lan: .92,
  cur: { fighting: 5, friendship: 5, travelling: 6 }, targets: {},
  friendship: [[.268, .312], [.332, .33], [.397, .305], [.462, .322], [.527, .288], [.591, .302], [.655, .262], [.719, .272]],
  fighting: [[.088, .545], [.165, .60], [.248, .635], [.332, .60], [.415, .575], [.498, .60], [.58, .63], [.664, .60], [.748, .555],
    [.832, .515], [.914, .455]],
  travelling: [[.05, .825], [.128, .885], [.212, .845], [.296, .89], [.38, .85], [.462, .89], [.57, .85], [.655, .895], [.74, .85], [.825, .89],
    [.912, .845]],
  wallTop: [[.2, .35], [.4, .34], [.58, .315], [.75, .285]], wallBase: [[.2, .585], [.4, .55], [.58, .49], [.75, .42]],
  ridge: [[.72, .52], [.77, .43], [.815, .37], [.86, .325], [.91, .285], [.96, .255], [1.04, .225]],
  near: [[-.04, .755], [.08, .742], [.2, .76], [.34, .748], [.46, .79], [.52, .815], [.6, .785], [.72, .765], [.86, .75], [1.04, .735]],
};
export const CONTENTS = {
  fighting: ['shield', 'shield', 'ring', 'shield', 'shield', 'ring', 'shield', 'shield', 'shield', 'bigShield'],
  friendship: ['die', 'card:theoden', 'ring', 'card:shadowfax', 'ring', 'card:eomer', 'ring'],
  travelling: ['shield', 'heart', 'heart', 'heart', 'shield', 'sun', 'shield', 'sun', 'shield', 'sun'],
};

// ---- layer 1: sky of night and cloud, dawn at the right edge, one far flash
function sky(W, H, m, r) {
  let s = `<rect width="${W}" height="${H}" fill="url(#${m}sky)"/>`;
  s += `<rect width="${W}" height="${H}" fill="url(#${m}dawn)"/>`;
  s += '<g filter="url(#wob2)">';
  for (let i = 0; i < 26; i++) {
    const x = r() * W * 1.05, y = r() * H * .3, l = W * (.09 + r() * .16), lit = x > W * .66 && i % 3 === 0;
    const c = lit ? '#D9925A' : i % 3 ? '#0a0f14' : '#51616c';
    s += path(`M${f(x - l)} ${f(y)}C${f(x - l * .4)} ${f(y - 17)} ${f(x + l * .4)} ${f(y + 4)} ${f(x + l)} ${f(y - 5)}
      C${f(x + l * .4)} ${f(y + 17)} ${f(x - l * .5)} ${f(y + 10)} ${f(x - l)} ${f(y)}Z`, c, '', 0, `opacity="${i % 3 ? .5 : .42}"`);
  }
  s += '</g>';
  // one flash over the gorge, its light on the cloud
  const bolt = scaled(W, H)([[.272, -.02], [.262, .05], [.276, .09], [.255, .15], [.264, .185], [.243, .25], [.247, .29], [.235, .34]]);
  const fork = scaled(W, H)([[.255, .15], [.285, .2], [.281, .225], [.298, .26]]);
  s += glow(W * .262, H * .14, W * .13, H * .3, 'W', .5) + path(line(bolt), 'none', '#CFE2EE', 6, 'opacity=".5" filter="url(#b2)"');
  return s + wob(path(line(bolt), 'none', '#F7FBFC', 1.9) + path(line(fork), 'none', '#E6F0F4', 1, 'opacity=".8"'));
}
// ---- layer 2: the mountain of three horns, snow on its heads, dawn on its right faces
function mountain(W, H, m, r) {
  const P = scaled(W, H);
  const edge = jagPath(P([[.2, .46], [.27, .32], [.325, .22], [.36, .105], [.40, .2], [.43, .17], [.478, .045], [.525, .185], [.55, .16],
    [.585, .10], [.62, .2], [.66, .3], [.72, .46]]), 6, 8, r);
  let s = path(line(edge) + 'Z', `url(#${m}mt)`, '#0f161c', 1.3);
  s += fall(edge, H * .19, 3.6, r, { op: .6, col: '#10171d', lean: .3 });
  // snow: a ragged cap under each horn
  for (const [hx, hy, w, d] of [[.36, .105, .022, .085], [.478, .045, .03, .12], [.585, .10, .02, .07]]) {
    const n = 7, cap = [[hx * W, hy * H]];
    for (let i = 0; i <= n; i++) cap.push([(hx + w - 2 * w * i / n) * W, (hy + d * (i % 2 ? .62 : 1) * (.75 + r() * .3)) * H]);
    s += path(poly(cap), '#C9D2D6', '#10171d', .8);
    s += path(poly([[hx * W, hy * H], [(hx + w) * W, (hy + d * .85) * H], [(hx + w * .35) * W, (hy + d * .6) * H]]), '#F3D9B4', '', 0, 'opacity=".9"');
  }
  return wob(s);
}
// ---- layer 3: the two cliffs that close the gorge, mist and the glimmer of the caves between them
function gorge(W, H, m, r) {
  const P = scaled(W, H);
  const right = jagPath(P([[.585, .50], [.62, .36], [.655, .26], [.68, .12], [.705, .06], [.735, .035], [.765, .12], [.79, .21], [.805, .3], [.84, .4],
    [.86, .5]]), 6, 8, r);
  const left = jagPath(P([[-.04, .0], [.05, -.03], [.13, .10], [.19, .16], [.235, .27], [.285, .34], [.32, .48]]), 6, 8, r);
  let s = glow(W * .46, H * .33, W * .16, H * .14, 'W', .3);
  s += glow(W * .455, H * .345, W * .05, H * .06, 'G', .7);
  s += wob(path(line(right) + 'Z', `url(#${m}cliffR)`, '#0b1014', 1.4) + fall(right, H * .26, 3.4, r, { op: .6, col: '#0b1014', lean: -.12, w: .9 })
    + path(line(right.slice(25)), 'none', '#F2C285', 1.6, 'opacity=".8"') + fall(right.slice(26), H * .1, 6, r, { op: .4, col: '#E7AE70', lean: -.3 }));
  s += wob(path(line(left) + `V${H}H-40Z`, `url(#${m}cliffL)`, '#0b1014', 1.4) + fall(left, H * .24, 3.6, r, { op: .6, col: '#070b0e', lean: .2, w: .9 })
    + fall(left, H * .08, 9, r, { op: .35, col: '#8EA2AE', lean: .3 }));
  return s;
}
// ---- layer 4: the ridge under the dawn, riders pouring down it, the white one first
function dawnRidge(W, H, m, r, L) {
  const P = scaled(W, H), edge = P(L.ridge), jag = jagPath(edge, 5, 4, r), Y = x => yAt(edge, x * W);
  let s = glow(W * 1.0, H * .22, W * .3, H * .36, 'G', .95) + glow(W * 1.0, H * .22, W * .15, H * .2, 'W', .9);
  // rays of the dawn, engraved
  let rays = '';
  for (let i = 0; i < 46; i++) {
    const a = Math.PI * (.93 + i / 46 * .6), l0 = W * (.07 + (i % 3) * .012), l1 = W * (.14 + r() * .12);
    rays += `M${f(W * 1.0 + Math.cos(a) * l0)} ${f(H * .22 + Math.sin(a) * l0)}L${f(W * 1.0 + Math.cos(a) * l1)} ${f(H * .22 + Math.sin(a) * l1)}`;
  }
  s += path(rays, 'none', '#FFF3D0', 1, 'opacity=".5"');
  s += wob(path(line(jag) + `V${H * .8}H${W * .7}Z`, `url(#${m}ridge)`, '#0f1210', 1.3) + fall(jag, H * .17, 4.2, r, { op: .5, col: '#0c0f0d', lean: -.5 })
    + fall(jag, H * .06, 5, r, { op: .6, col: '#F5CB8B', lean: -.8 }) + path(line(jag), 'none', '#FFEBC0', 2, 'opacity=".95"'));
  // the far rank rides on the crest against the sky, two nearer ranks come down the slope
  for (const x of [.995, .972, .95, .928, .906, .884])
    s += rider(x * W, Y(x) + 1, .5, { dir: -1, ink: '#1b1712', rim: '#FFDFA6', pennon: r() > .5 ? '#3f6a49' : '#7c2b20' });
  for (const [x, d, z] of [[.985, 27, .54], [.945, 25, .55], [.905, 25, .56], [.868, 21, .57]])
    s += rider(x * W, Y(x) + d, z, { dir: -1, ink: '#15130f', rim: '#FFD596' });
  const wx = .838, wy = Y(wx) + 2;
  s += glow(wx * W - 3, wy - 16, 46, 40, 'W', .75)
    + rider(wx * W, wy, .8, { dir: -1, ink: '#3b3a3c', horse: '#2d2a28', rim: '#fff' })
    + rider(wx * W, wy - .4, .74, { dir: -1, ink: '#FBFAF2', horse: '#F4F1E6', rim: '#8a8f94' });
  return s;
}
// ---- layer 5: the Deeping Wall: courses of stone, battlements, its defenders, the culvert
function deepingWall(W, H, m, r, L) {
  const P = scaled(W, H), top = P(L.wallTop), base = P(L.wallBase), x0 = top[0][0], x1 = top.at(-1)[0];
  const Y = (x, t) => lerp(yAt(top, x), yAt(base, x), t);
  let s = path(line(top) + line([...base].reverse()).replace('M', 'L') + 'Z', `url(#${m}wall)`, '#0d1114', 1.5);
  // courses and joints
  let d = '';
  for (let k = 1; k < 10; k++) {
    d += `M${f(x0)} ${f(Y(x0, k / 10))}`;
    for (let x = x0; x <= x1; x += 18) d += `L${f(x)} ${f(Y(x, k / 10))}`;
  }
  for (let k = 0; k < 10; k++) for (let x = x0 + r() * 12; x < x1; x += 9 + r() * 9) d += `M${f(x)} ${f(Y(x, k / 10))}L${f(x)} ${f(Y(x, (k + 1) / 10))}`;
  s += path(d, 'none', '#10161a', .8, 'opacity=".6"');
  // wet light on some stones, hatching under the walk and between the ribs
  let lit = '', hat = '';
  for (let i = 0; i < 120; i++) { const x = lerp(x0, x1, r()), t = Math.floor(r() * 10) / 10; lit += `M${f(x)} ${f(Y(x, t) + 1.4)}h${f(4 + r() * 8)}`; }
  for (let x = x0; x < x1; x += 2.6) hat += `M${f(x)} ${f(Y(x, .03))}l${f((r() - .5) * 2)} ${f(7 + r() * 12)}`;
  s += path(hat, 'none', '#0b1013', .8, 'opacity=".7"') + path(lit, 'none', '#BFCED5', 1, 'opacity=".5"');
  // buttresses
  for (const x of [.30, .385, .56, .635, .70]) {
    const X = x * W, w = lerp(13, 9, (x - .2) / .55);
    s += path(`M${f(X - w * .4)} ${f(Y(X, .08))}H${f(X + w * .4)}L${f(X + w * .8)} ${f(Y(X, 1) + 2)}H${f(X - w * .8)}Z`, '#4b585f', '#0d1114', 1)
      + path(`M${f(X + w * .05)} ${f(Y(X, .08))}H${f(X + w * .4)}L${f(X + w * .8)} ${f(Y(X, 1) + 2)}H${f(X + w * .2)}Z`, '#1b2327', '', 0, 'opacity=".7"');
  }
  // shade towards the castle and under the walk, cracks where the rams have been
  const face = line(top) + line([...base].reverse()).replace('M', 'L') + 'Z';
  s += path(face, `url(#${m}wallS)`) + path(face, 'url(#hB)', '', 0, 'opacity=".16"');
  let cr = '';
  for (const [x, t] of [[.338, .4], [.505, .62], [.59, .35], [.664, .6]]) {
    let X = x * W, y = Y(X, t);
    cr += `M${f(X)} ${f(y)}`;
    for (let j = 0; j < 5; j++) { X += (r() - .5) * 12; y += 4 + r() * 5; cr += `L${f(X)} ${f(y)}`; }
  }
  s += path(cr, 'none', '#06090b', 1.5, 'opacity=".85"');
  // culvert: a low arch with iron bars
  const cx = .366 * W, cy = Y(cx, 1);
  s += path(`M${f(cx - 15)} ${f(cy + 1)}V${f(cy - 13)}Q${f(cx)} ${f(cy - 29)} ${f(cx + 15)} ${f(cy - 14)}V${f(cy)}Z`, '#070a0c', '#8b9aa2', 1.6);
  s += path(`M${f(cx - 8)} ${f(cy)}v-18M${f(cx)} ${f(cy)}v-21M${f(cx + 8)} ${f(cy)}v-18M${f(cx - 14)} ${f(cy - 9)}h28`, 'none', '#3e4a50', 1.1);
  // wall-walk, defenders and battlements
  s += path(line(top.map(p => [p[0], p[1] - 3])), 'none', '#8B9BA3', 5) + path(line(top.map(p => [p[0], p[1] - 6])), 'none', '#D5DFE2', 1.2, 'opacity=".8"');
  let men = '', spears = '';
  for (let x = x0 + 26; x < x1; x += 6.5 + r() * 6) {
    const y = yAt(top, x) - 6, h = lerp(10, 7.5, (x - x0) / (x1 - x0));
    men += `M${f(x - h * .32)} ${f(y)}V${f(y - h * .6)}Q${f(x)} ${f(y - h * 1.3)} ${f(x + h * .32)} ${f(y - h * .6)}V${f(y)}Z`;
    if (r() > .35) spears += `M${f(x + 3)} ${f(y)}l${f(1 + r() * 2)} ${f(-h * 2.1)}`;
  }
  s += path(spears, 'none', '#0b0f12', 1.1) + path(men, '#0f1518', '#A9BAC2', .6);
  s += battlement(top.map(p => [p[0], p[1] - 2]), 58, 8.5, 6.5, '#66757d');
  // fire baskets on the walk, and the corner tower that ties the wall to the castle rock
  const out = jagPath(P([[.728, .445], [.737, .38], [.742, .31], [.752, .262], [.763, .30], [.772, .37], [.785, .42], [.80, .45]]), 4, 5, r);
  s += path(line(out) + 'Z', `url(#${m}cliffR)`, '#0b1014', 1.3) + fall(out, 42, 3, r, { op: .6, col: '#0b1014' })
    + path(line(out.slice(13)), 'none', '#F2C285', 1.4, 'opacity=".8"');
  let fire = '';
  for (const x of [.300, .364, .430, .495, .559, .623, .687]) {
    const y = yAt(top, x * W) - 12;
    fire += glow(x * W, y - 3, 17, 17, 'G', .9) + path(`M${f(x * W)} ${f(y + 3)}q-4 -3 -.5 -9q4.500 5 .5 9Z`, '#FFE39A', '#B4512C', .8);
  }
  return wob(s) + fire;
}
// ---- layer 6: the Hornburg on its rock: keep, horn turret, inner and outer ring, gatehouse, causeway
function hornburg(W, H, m, r, L) {
  const X = v => v * W, Y = v => v * H;
  const cut = { lit: '#AEB7B6', mid: '#6C7A81', shade: '#333C43' };
  // a round tower in three facets with contour strokes on the shadow side
  const tower = (x, top, bot, w, n, lean = .06) => {
    const t = w * (1 - lean * 2) / 2, b = w / 2;
    let o = path(`M${f(x - t)} ${f(top)}H${f(x + t)}L${f(x + b)} ${f(bot)}H${f(x - b)}Z`, cut.mid, '#0b0f12', 1.4);
    o += path(`M${f(x - t)} ${f(top)}H${f(x - t * .35)}L${f(x - b * .35)} ${f(bot)}H${f(x - b)}Z`, cut.shade, '', 0, 'opacity=".9"');
    o += path(`M${f(x + t * .5)} ${f(top)}H${f(x + t)}L${f(x + b)} ${f(bot)}H${f(x + b * .5)}Z`, cut.lit, '', 0, 'opacity=".85"');
    let d = '', c = '';
    for (let y = top + 3; y < bot; y += 2.8) d += `M${f(x - lerp(t, b, (y - top) / (bot - top)))} ${f(y)}q${f(w * .14)} 1.6 ${f(w * (.26 + r() * .2))}
      ${f(.6 + r())}`;
    for (let y = top + 8; y < bot; y += 9) c += `M${f(x + w * (r() * .3 - .05))} ${f(y)}h${f(w * .14)}v4M${f(x + w * .2)} ${f(y + 4)}h${f(w * .16)}`;
    o += path(d, 'none', '#090d10', .85, 'opacity=".7"') + path(c, 'none', '#151c20', .8, 'opacity=".55"');
    const k = t * 1.2; // corbelled head with merlons
    o += path(`M${f(x - t)} ${f(top + 9)}L${f(x - k)} ${f(top)}V${f(top - 7)}H${f(x + k)}V${f(top)}L${f(x + t)} ${f(top + 9)}Z`, '#4a565c', '#0b0f12', 1.2);
    o += path(`M${f(x + k * .35)} ${f(top - 7)}H${f(x + k)}V${f(top)}L${f(x + t)} ${f(top + 9)}H${f(x + t * .4)}Z`, '#98A4A6', '', 0, 'opacity=".7"');
    o += battlement([[x - k, top - 6], [x + k, top - 6]], n, 7, 7, '#66737a');
    return o;
  };
  const win = (x, y, w = 3, h = 7) => glow(x, y, 13, 14, 'G', .7)
    + path(`M${f(x - w / 2)} ${f(y + h / 2)}V${f(y - h * .2)}Q${f(x)} ${f(y - h * .8)} ${f(x + w / 2)} ${f(y - h * .2)}V${f(y + h / 2)}Z`, '#FFD27A',
    '#1a1008', .8);
  let s = glow(X(.13), Y(.22), W * .15, H * .26, 'W', .34);
  // banner of the keep
  s += path(`M${f(X(.122))} ${f(Y(.13))}V${f(Y(.042))}`, 'none', '#0b0f12', 2.2);
  s += `<g transform="translate(${f(X(.122))} ${f(Y(.05))})">` + path('M0 0C10 -6 20 7 36 0L31 10L36 21C20 26 10 13 0 21Z', '#3f6a49', '#0b0f12', 1.2)
    + flagHorse(16, 19, .44) + '</g>';
  // keep and horn turret, hall roof between
  s += tower(X(.122), Y(.15), Y(.41), 60, 6) + tower(X(.055), Y(.235), Y(.43), 36, 4) + tower(X(.188), Y(.255), Y(.43), 32, 4);
  s += win(X(.118), Y(.205)) + win(X(.134), Y(.275)) + win(X(.108), Y(.325)) + win(X(.057), Y(.30)) + win(X(.19), Y(.32));
  s += path(`M${f(X(.138))} ${f(Y(.36))}L${f(X(.165))} ${f(Y(.29))}L${f(X(.192))} ${f(Y(.36))}Z`, '#2c3236', '#0b0f12', 1);
  s += path(`M${f(X(.165))} ${f(Y(.29))}L${f(X(.192))} ${f(Y(.36))}H${f(X(.17))}Z`, '#4a5154', '', 0, 'opacity=".8"');
  let tiles = '';
  for (let i = 1; i < 6; i++) { const y = lerp(Y(.29), Y(.36), i / 6), q = W * .027 * i / 6; tiles += `M${f(X(.165) - q)} ${f(y)}h${f(q * 2)}`; }
  s += path(tiles, 'none', '#0b0f12', .9, 'stroke-dasharray="5 1.5"');
  // rock
  const rock = jagPath(scaled(W, H)([[-.04, .42], [.02, .43], [.07, .46], [.13, .47], [.19, .45], [.232, .47], [.25, .55], [.272, .63], [.29, .70]]), 6, 7, r);
  s += path(line(rock) + `V${H * .85}H-40Z`, `url(#${m}rock)`, '#0b0f12', 1.5)
    + fall(rock, H * .2, 3.2, r, { op: .65, col: '#080b0d', lean: .12, w: .95 }) + fall(rock, H * .07, 7, r, { op: .45, col: '#A8B6BC', lean: .25 });
  s += path(line(rock.slice(30)), 'none', '#E6A560', 1.3, 'opacity=".6"');
  // outer ring: a curved wall that meets the Deeping Wall
  const ring = scaled(W, H)([[-.04, .375], [.03, .385], [.10, .398], [.16, .39], [.215, .36], [.24, .345]]);
  const foot = scaled(W, H)([[.24, .52], [.2, .50], [.13, .50], [.06, .475], [-.04, .455]]);
  s += path(line(ring) + line(foot).replace('M', 'L') + 'Z', `url(#${m}wall)`, '#0b0f12', 1.4);
  let d = '';
  for (let k = 1; k < 6; k++) { d += 'M-20 ' + f(lerp(yAt(ring, -20), H * .457, k / 6));
  for (let x = 0; x < W * .235; x += 12) d += `L${f(x)} ${f(lerp(yAt(ring, x), H * .49, k / 6))}`; }
  for (let i = 0; i < 90; i++) { const x = r() * W * .23, t = Math.floor(r() * 6) / 6, y = lerp(yAt(ring, x), H * .49, t);
  d += `M${f(x)} ${f(y)}v${f(H * .017)}`; }
  s += path(d, 'none', '#0d1215', .8, 'opacity=".6"') + battlement(ring, 24, 8, 8, '#66757d');
  s += tower(X(.22), Y(.315), Y(.565), 38, 4, .08) + path(`M${f(X(.222))} ${f(Y(.41))}v9M${f(X(.213))} ${f(Y(.48))}v8`, 'none', '#0a0d0f', 2.2);
  // gatehouse with the lit gate
  const gx = X(.088), gy = Y(.515);
  s += path(`M${f(gx - 34)} ${f(gy)}V${f(gy - 66)}H${f(gx - 17)}V${f(gy - 58)}H${f(gx + 17)}V${f(gy - 66)}H${f(gx + 34)}V${f(gy)}Z`, '#566369', '#0b0f12', 1.5);
  s += path(`M${f(gx + 17)} ${f(gy - 66)}H${f(gx + 34)}V${f(gy)}H${f(gx + 22)}Z`, '#87949A', '', 0, 'opacity=".7"');
  s += path(`M${f(gx - 34)} ${f(gy - 66)}h8v${f(66)}h-8Z`, '#20282d', '', 0, 'opacity=".8"');
  s += battlement([[gx - 35, gy - 65], [gx - 15, gy - 65]], 3, 6, 6, '#66757d') + battlement([[gx + 15, gy - 65], [gx + 36, gy - 65]], 3, 6, 6, '#77868d');
  s += path(`M${f(gx - 17)} ${f(gy)}V${f(gy - 30)}Q${f(gx)} ${f(gy - 54)} ${f(gx + 17)} ${f(gy - 30)}V${f(gy)}Z`, '#FFC866', '#0b0f12', 2);
  s += path(`M${f(gx - 17)} ${f(gy)}V${f(gy - 30)}Q${f(gx - 14)} ${f(gy - 37)} ${f(gx - 9)} ${f(gy - 40)}V${f(gy)}ZM${f(gx + 17)} ${f(gy)}V${f(gy - 30)}
    Q${f(gx + 14)} ${f(gy - 37)} ${f(gx + 9)} ${f(gy - 40)}V${f(gy)}Z`, '#3a2615', '#0b0705', 1.2);
  s += path(`M${f(gx - 6)} ${f(gy - 41)}v10M${f(gx)} ${f(gy - 43)}v12M${f(gx + 6)} ${f(gy - 41)}v10`, 'none', '#2a1c10', 1.6);
  return wob(s) + glow(gx, gy - 16, 58, 48, 'G', .85, 'style="mix-blend-mode:screen"');
}
// ---- layer 7: the field and the host: rank after rank of pikes, a torch for every few
function host(W, H, m, r, L) {
  const P = scaled(W, H), base = P(L.wallBase), road = P(L.fighting), near = P(L.near), ridge = P(L.ridge);
  let s = '', top = [[-40, H * .6], [W * .2, H * .585], ...base.slice(1), [W * .80, H * .40], [W * .88, H * .40], [W + 40, H * .42]];
  s += path(line(top) + `V${H}H-40Z`, `url(#${m}field)`);
  s += glow(W * .5, H * .62, W * .4, H * .17, 'E', .8) + glow(W * .2, H * .71, W * .3, H * .1, 'E', .85) + glow(W * .75, H * .7, W * .3, H * .09, 'E', .75)
    + glow(W * .42, H * .6, W * .2, H * .09, 'G', .5, 'style="mix-blend-mode:screen"');
  for (let row = 0; row < 15; row++) {
    const t = row / 14, k = lerp(.5, 1.12, t);
    let men = '', pikes = '', rim = '', torch = '';
    for (let x = -10 + r() * 8; x < W + 10; x += (5.5 + r() * 4) * k * 1.15) {
      const yTop = yAt(top, x) + 6, yBot = yAt(near, x) + 4, y = lerp(yTop, yBot, t) + (r() - .5) * 4;
      if (y < H * .60 && x < W * .27) continue;                                   // the rock of the castle stays free
      if (distance(road, x, y - 4 * k) < 14 + 4 * t) continue;                   // so does the road of the battle
      if (x > lerp(W * .80, W * .93, t) && r() > .25) continue;                   // the host thins before the riders
      const h = 9 * k;
      men += warrior(x, y, h);
      if (r() > .22) pikes += `M${f(x + 2)} ${f(y)}l${f((r() - .35) * 5)} ${f(-h * (2.1 + r() * 1.1))}`;
      if (r() > .5) rim += `M${f(x - h * .42)} ${f(y - h * .4)}Q${f(x - h * .36)} ${f(y - h * .62)} ${f(x - h * .17)} ${f(y - h * .7)}
        M${f(x - h * .17)} ${f(y - h * .95)}L${f(x)} ${f(y - h * 1.33)}`;
      if (r() > .87) {
        const ty = y - h * 1.75;
        torch += glow(x, ty, 12 * k, 12 * k, 'E', .95) + path(`M${f(x)} ${f(y)}V${f(ty)}`, 'none', '#1a0f08', 1.2)
          + path(`M${f(x)} ${f(ty + 1)}q${f(-3 * k)} ${f(-3 * k)} ${f(.4)} ${f(-7 * k)}q${f(3.4 * k)} ${f(4 * k)} -.4 ${f(7 * k)}Z`, '#FFD98A');
      }
    }
    s += path(pikes, 'none', '#07090a', .9 + t * .3) + path(men, row % 2 ? '#0b0d0e' : '#111517') + path(rim, 'none', '#E89A4A', .9, 'opacity=".75"') + torch;
  }
  // ragged standards above the ranks
  for (const [x, y, q, d] of [[.445, .545, .7, 1], [.545, .525, .7, -1], [.63, .50, .68, 1], [.70, .475, .66, -1], [.622, .715, 1.05, -1], [.79, .64, .95,
    1]]) {
    const X = x * W, Y = y * H, u = v => f(X + v * q * d), w = v => f(Y - v * q);
    s += path(`M${f(X)} ${w(-6)}V${w(38)}`, 'none', '#0a0807', 1.7 * q)
      + path(`M${f(X)} ${w(37)}C${u(6)} ${w(40)} ${u(11)} ${w(33)} ${u(18)} ${w(36)}L${u(15)} ${w(30)}L${u(19)} ${w(25)}L${u(14)} ${w(22)}L${u(16)} ${w(15)}
        C${u(10)} ${w(14)} ${u(6)} ${w(20)} ${f(X)} ${w(17)}Z`, '#15100e', '#B86A34', .9);
  }
  // scaling ladders with climbers
  for (const [x, lean] of [[.345, 10], [.425, -9], [.53, 9], [.60, -8], [.672, 7]]) {
    const X = x * W, y1 = yAt(base, X) + 9, y0 = yAt(P(L.wallTop), X + lean) + 7;
    let d = `M${f(X - 4)} ${f(y1)}L${f(X + lean - 3)} ${f(y0)}M${f(X + 4)} ${f(y1)}L${f(X + lean + 3)} ${f(y0)}`;
    for (let t = .06; t < 1; t += .09) d += `M${f(lerp(X - 4, X + lean - 3, t))} ${f(lerp(y1, y0, t))}h7`;
    s += path(d, 'none', '#0c0a08', 1.5);
    for (const t of [.14, .36, .6]) {
      const a = lerp(X, X + lean, t), b = lerp(y1, y0, t) + 5;
      s += path(`M${f(a - 2.5)} ${f(b - 5)}L${f(a - 4)} ${f(b - 12)}M${f(a + 2.5)} ${f(b - 5)}L${f(a + 4)} ${f(b - 10)}`, 'none', '#090b0c', 2)
        + path(warrior(a, b, 8.5), '#090b0c', '#B4743A', .6);
    }
  }
  return wob(s);
}
// the causeway: a ramp on arches from the gate down to the field
function causeway(W, H, m, r, L) {
  const P = scaled(W, H), c = P([[.088, .518], [.108, .575], [.168, .622], [.245, .655], [.335, .635]]);
  const w = [5, 16, 18, 14, 3], wall = [34, 40, 36, 22, 0];
  const up = c.map((p, i) => [p[0] + w[i] * .35, p[1] - w[i] * .8]), low = c.map((p, i) => [p[0] - w[i] * .5, p[1] + w[i] * .8]);
  const foot = low.map((p, i) => [p[0] - 2, p[1] + wall[i]]);
  const band = (a, b) => smooth(a) + smooth([...b].reverse()).replace('M', 'L') + 'Z';
  let s = path(band(low, foot), `url(#${m}ramp)`, '#0b0f12', 1.4);
  // arches under the ramp, courses between them
  let d = '';
  for (const [x, h] of [[.115, 26], [.155, 25], [.195, 19], [.23, 12]]) {
    const X = x * W, y = yAt(foot, X) + 2;
    s += path(`M${f(X - 9)} ${f(y)}v${f(-h * .6)}q9 ${f(-h * .7)} 18 0v${f(h * .6)}Z`, '#080a0c', '#6b767b', 1);
  }
  for (let i = 0; i < 44; i++) { const x = lerp(low[1][0], low[3][0], r()), y = lerp(yAt(low, x), yAt(foot, x), r());
  d += `M${f(x)} ${f(y)}h${f(5 + r() * 6)}v4`; }
  s += path(d, 'none', '#0d1215', .8, 'opacity=".55"');
  s += path(band(up, low), '#8a877a', '#0b0f12', 1.4) + path(smooth(low), 'none', '#D8CBA6', 2, 'opacity=".85"') + path(smooth(up), 'none', '#20272b', 2.4);
  d = '';
  for (let i = 0; i < 70; i++) { const t = r() * 3.6, k = Math.floor(t), q = t - k, v = r();
  d += `M${f(lerp(lerp(up[k][0], up[k + 1][0], q), lerp(low[k][0], low[k + 1][0], q), v))}
    ${f(lerp(lerp(up[k][1], up[k + 1][1], q), lerp(low[k][1], low[k + 1][1], q), v))}h${f(3 + r() * 6)}`; }
  return wob(s + path(d, 'none', '#2a2c28', .9, 'opacity=".6"')) + glow(W * .15, H * .735, W * .22, H * .09, 'E', .8)
    + glow(W * .15, H * .745, W * .2, H * .05, 'G', .35);
}
// ---- layer 8: the near ridge: riders at the left, the wood that walked at the right
// a gnarled tree: trunk with forked limbs, crown of leaf clumps, firelight on its lower left
function tree(x, y, h, w, r, P = ['#0e120e', '#1a241b', '#27331f', '#C98546']) {
  let o = path(`M${f(x - w * .13)} ${f(y)}C${f(x - w * .03)} ${f(y - h * .25)} ${f(x - w * .1)} ${f(y - h * .4)} ${f(x - w * .24)} ${f(y - h * .6)}
    L${f(x - w * .17)} ${f(y - h * .6)}L${f(x - w * .02)} ${f(y - h * .45)}L${f(x)} ${f(y - h * .72)}L${f(x + w * .07)} ${f(y - h * .45)}
    L${f(x + w * .22)} ${f(y - h * .62)}
    L${f(x + w * .28)} ${f(y - h * .6)}C${f(x + w * .12)} ${f(y - h * .4)} ${f(x + w * .07)} ${f(y - h * .2)} ${f(x + w * .18)} ${f(y)}Z`, P[0], P[3], .7);
  const clump = [[-.3, .62, .26], [.28, .63, .27], [-.13, .74, .3], [.15, .76, .3], [0, .88, .25], [-.36, .74, .17], [.36, .76, .17]];
  for (const [cx, cy, q] of clump) {
    const b = blob(x + cx * w, y - cy * h, q * w * (.9 + r() * .25), q * h * .62, 11, .26, r);
    o += path(smooth([...b, b[0]]) + 'Z', cy > .7 ? P[1] : P[2], '#070907', .9);
    let d = '';
    for (let i = 0; i < 9; i++) { const a = r() * 6.3, k = Math.sqrt(r()) * .8;
    d += `M${f(x + cx * w + Math.cos(a) * q * w * k)} ${f(y - cy * h + Math.sin(a) * q * h * .55 * k)}q2 -3 4 0`; }
    o += path(d, 'none', '#5d6d4c', .8, 'opacity=".7"') + path(line(b.slice(3, 6)), 'none', P[3], 1, 'opacity=".75"');
  }
  return o;
}
// an ent: trunk body with rooted legs, long arms, a crown of boughs, a mossy beard, two lights for eyes
function ent(x, y, h, dir, r, old = false) {
  const q = h / 120, X = v => f(x + v * q * dir), Y = v => f(y - v * q), T = '#1c160e', B = '#9a7038';
  const limb = (d, w) => path(d, 'none', '#060504', (w + 1.6) * q, 'stroke-linecap="round"') + path(d, 'none', T, w * q, 'stroke-linecap="round"');
  let o = limb(`M${X(12)} ${Y(66)}C${X(28)} ${Y(76)} ${X(38)} ${Y(64)} ${X(52)} ${Y(76)}M${X(44)} ${Y(69)}L${X(60)} ${Y(66)}M${X(48)} ${Y(72)}
    L${X(50)} ${Y(86)}`, 5);
  if (!old) o += limb(`M${X(-12)} ${Y(64)}C${X(-26)} ${Y(60)} ${X(-30)} ${Y(44)} ${X(-34)} ${Y(28)}M${X(-33)} ${Y(34)}L${X(-42)} ${Y(24)}M${X(-33)} ${Y(34)}
    L${X(-26)} ${Y(22)}`, 5);
  else o += limb(`M${X(-10)} ${Y(70)}C${X(-22)} ${Y(74)} ${X(-26)} ${Y(84)} ${X(-34)} ${Y(86)}M${X(-28)} ${Y(83)}L${X(-34)} ${Y(76)}M${X(-31)} ${Y(85)}
    L${X(-33)} ${Y(95)}`, 4);
  o += limb(`M${X(-6)} ${Y(90)}L${X(-15)} ${Y(112)}M${X(-11)} ${Y(101)}L${X(-24)} ${Y(106)}M${X(0)} ${Y(92)}L${X(1)} ${Y(122)}M${X(0)} ${Y(106)}
    L${X(-8)} ${Y(116)}
    M${X(6)} ${Y(90)}L${X(17)} ${Y(114)}M${X(11)} ${Y(101)}L${X(24)} ${Y(108)}`, 3.4);
  o += path(`M${X(-24)} ${Y(0)}L${X(-12)} ${Y(26)}L${X(-14)} ${Y(54)}C${X(-18)} ${Y(68)} ${X(-13)} ${Y(80)} ${X(-9)} ${Y(94)}L${X(9)} ${Y(94)}
    C${X(14)} ${Y(80)} ${X(18)} ${Y(66)} ${X(13)} ${Y(52)}
    L${X(17)} ${Y(28)}L${X(34)} ${Y(0)}L${X(20)} ${Y(0)}L${X(3)} ${Y(34)}L${X(-8)} ${Y(0)}Z`, T, '#060504', 1.6);
  o += path(`M${X(-11)} ${Y(28)}L${X(-12)} ${Y(54)}C${X(-15)} ${Y(66)} ${X(-11)} ${Y(80)} ${X(-7)} ${Y(92)}M${X(-22)} ${Y(2)}L${X(-11)} ${Y(27)}`, 'none',
    '#E29A4E', 1.5, 'opacity=".9"');
  o += path(`M${X(-4)} ${Y(60)}V${Y(30)}M${X(2)} ${Y(64)}V${Y(40)}M${X(8)} ${Y(60)}L${X(11)} ${Y(34)}M${X(14)} ${Y(24)}L${X(25)} ${Y(3)}M${X(-7)} ${Y(48)}
    L${X(-6)} ${Y(22)}M${X(6)} ${Y(90)}L${X(9)} ${Y(80)}`,
    'none', B, 1, 'opacity=".75"');
  o += path(`M${X(-6)} ${Y(72)}L${X(-4)} ${Y(52)}L${X(-1)} ${Y(66)}L${X(2)} ${Y(46)}L${X(5)} ${Y(66)}L${X(8)} ${Y(54)}L${X(9)} ${Y(72)}Z`, '#4a4a2c',
    '#0a0805', 1);
  o += path(`M${X(-7)} ${Y(88)}L${X(-1)} ${Y(85)}M${X(10)} ${Y(88)}L${X(4)} ${Y(85)}M${X(1)} ${Y(83)}L${X(-1)} ${Y(74)}H${X(4)}`, 'none', B, 1.3,
    'opacity=".9"');
  for (const [cx, cy, k] of [[-18, 112, 8], [-8, 119, 9], [3, 124, 9], [16, 117, 9], [24, 109, 7]]) {
    const b = blob(+X(cx), +Y(cy), k * q * 1.3, k * q, 9, .3, r);
    let hatch = '';
    for (let i = 0; i < 12; i++) {
      const t = r() * 6.3, v = Math.sqrt(r()) * .8;
      hatch += `M${f(+X(cx) + Math.cos(t) * k * q * 1.3 * v)} ${f(+Y(cy) + Math.sin(t) * k * q * v)}q${f(q * 1.5)} ${f(-q * 2)} ${f(q * 3)} 0`;
    }
    o += path(smooth([...b, b[0]]) + 'Z', '#232e1e', '#070907', .9) + path(hatch, 'none', '#66784f', .8, 'opacity=".7"')
      + path(line(b.slice(3, 6)), 'none', '#D08E4A', 1, 'opacity=".7"');
  }
  return o + glow(+X(2), +Y(82), 13 * q, 10 * q, 'G', .75) + path(`M${X(-4)} ${Y(82.500)}L${X(0)} ${Y(81)}M${X(4)} ${Y(81)}L${X(8)} ${Y(82.500)}`, 'none',
    '#FFEDB0', 2.6 * q, 'stroke-linecap="round"');
}
function nearRidge(W, H, m, r, L) {
  const P = scaled(W, H), edge = P(L.near), jag = jagPath(edge, 6, 5, r), Y = x => yAt(edge, x * W);
  let s = '';
  for (const [x, h, w] of [[.548, 50, 44], [.598, 60, 50], [.668, 54, 42], [.735, 66, 52], [.782, 60, 44], [.862, 88, 62], [.905, 82, 52]])
    s += tree(x * W, Y(x) + 7, h, w, r);
  s += ent(W * .636, Y(.636) + 13, 72, -1, r) + ent(W * .822, Y(.822) + 16, 96, -1, r);
  // riders of the first part, on the crest against the fires
  for (const [x, z] of [[.035, .78], [.10, .8], [.165, .78], [.235, .82], [.30, .8], [.37, .84], [.44, .88]])
    s += rider(x * W, Y(x) + 5, z, { ink: '#0b0d0d', rim: '#F7B465', pennon: r() > .45 ? '#4f7d58' : '#93352a' });
  // the ridge itself
  s += path(line(jag) + `L${W + 40} ${H + 20}L-40 ${H + 20}Z`, `url(#${m}near)`, '#080a0b', 1.3) + path(line(jag), 'none', '#F0B064', 1.7, 'opacity=".85"');
  s += fall(jag, H * .13, 4, r, { op: .55, col: '#06080a', lean: .25, w: .95 }) + fall(jag.map(p => [p[0], p[1] - 4]), 9, 4, r, { op: .7, col: '#0b0e0c',
    lean: .5 });
  s += fall(jag, H * .05, 7, r, { op: .5, col: '#E2A35C', lean: .2 });
  let g = '', roots = '';
  for (let i = 0; i < 320; i++) { const x = r() * W * .56, y = H * (.8 + r() * .2); g += `M${f(x)} ${f(y)}l${f(1 + r() * 4)} ${f(-4 - r() * 6)}`; }
  for (let i = 0; i < 34; i++) {
    let x = W * (.53 + r() * .44), y = H * (.8 + r() * .17);
    const pts = [[x, y]];
    for (let j = 0; j < 4; j++) pts.push([x += 6 + r() * 12, y += (r() - .35) * 7]);
    roots += smooth(pts);
  }
  s += path(g, 'none', '#93A184', .9, 'opacity=".45"') + path(roots, 'none', '#060807', 2, 'opacity=".65"')
    + path(roots, 'none', '#8a6b3e', .7, 'opacity=".6" transform="translate(-1 -1.5)"');
  // things left on the grass: boulders, broken spears
  for (const [x, y, q] of [[.088, .945, 9], [.17, .80, 8], [.255, .94, 7], [.425, .81, 7], [.345, .955, 9], [.60, .945, 8], [.785, .955, 9], [.70, .815, 7],
    [.868, .81, 6]]) {
    const b = blob(x * W, y * H, q * 1.5, q * .9, 8, .3, r);
    s += path(poly(b), '#2c322f', '#080a0b', 1.1) + path(line(b.slice(4, 8)), 'none', '#A9A58A', 1, 'opacity=".6"')
      + fall(b.slice(0, 4).reverse(), -q * .7, 3, r, { op: .6, col: '#07090a' });
  }
  s += path(`M${f(W * .19)} ${f(H * .955)}l34 -7M${f(W * .2)} ${f(H * .935)}l22 13M${f(W * .41)} ${f(H * .955)}l-26 -9M${f(W * .02)} ${f(H * .92)}l20 6`,
    'none', '#080a0b', 2.6)
    + path(`M${f(W * .19)} ${f(H * .955)}l34 -7M${f(W * .2)} ${f(H * .935)}l22 13M${f(W * .41)} ${f(H * .955)}l-26 -9M${f(W * .02)} ${f(H * .92)}l20 6`,
    'none', '#8a7350', 1.2);
  // dark foreground: stones, long grass, a great ent at the right edge
  s += rubble(W * .06, H * .985, 6, W * .14, 13, r, '#0d1110', '#4d5448') + rubble(W * .44, H * .985, 5, W * .12, 11, r, '#0d1110', '#4d5448');
  let tuft = '';
  for (let i = 0; i < 150; i++) { const x = r() * W, y = H * (.985 + r() * .02);
  tuft += `M${f(x)} ${f(y)}q${f((r() - .5) * 4)} ${f(-8)} ${f((r() - .3) * 14)} ${f(-11 - r() * 12)}`; }
  s += path(tuft, 'none', '#070a08', 1.6) + ent(W * .966, H * 1.0, 208, 1, r, true);
  return wob(s);
}
// where the first part of the march is complete: a standard of the riders between space 5 and the wood
export function standard(x, y) {
  return wob(path(`M${f(x)} ${f(y)}V${f(y - 66)}`, 'none', '#0a0705', 3) + path(`M${f(x)} ${f(y)}V${f(y - 66)}`, 'none', '#8a6236', 1.4)
    + path(`M${f(x)} ${f(y - 64)}C${f(x + 9)} ${f(y - 70)} ${f(x + 17)} ${f(y - 58)} ${f(x + 28)} ${f(y - 63)}V${f(y - 38)}
      L${f(x + 20)} ${f(y - 42)}C${f(x + 13)} ${f(y - 36)} ${f(x + 8)} ${f(y - 43)} ${f(x)} ${f(y - 38)}Z`, '#3f6a49', '#0a0705', 1.3)
    + flagHorse(x + 14, y - 42, .4));
}
// ---- layer 9: rain, thinning towards the dawn
function rain(W, H, r) {
  let a = '', b = '';
  for (let i = 0; i < 620; i++) {
    const x = r() * W * 1.04, y = r() * H * .98;
    if (r() < (x / W - .55) * 1.6) continue;
    const l = 7 + r() * 13;
    if (i % 3) a += `M${f(x)} ${f(y)}l${f(-l * .3)} ${f(l)}`; else b += `M${f(x)} ${f(y)}l${f(-l * .36)} ${f(l * 1.25)}`;
  }
  return path(a, 'none', '#B9CBD5', .7, 'opacity=".34"') + path(b, 'none', '#E3EEF2', .9, 'opacity=".34"');
}

/** the picture in groups, far to near; each may move on its own (see NOTES-conflicts.md) */
export function layers(W, H, L = HELM) {
  const r = rng(30540), m = id('hd');
  const defs = '<defs>' + raggedMask(m, W, H)
    + gradient(m + 'sky', [[0, '#0c1218'], [.22, '#1d2932'], [.5, '#4b5c67']])
    + radial(m + 'dawn', [[0, '#FFF8DC'], [.3, '#FBD998', 1], [.62, '#D88F5E', .7], [1, '#8a5a4a', 0]], 'cx="1" cy=".23" r=".4"')
    + gradient(m + 'mt', [[0, '#55646E'], [.5, '#5D6B72'], [.75, '#7d7c74'], [1, '#9a8b76']], 'x1="0" x2="1"')
    + gradient(m + 'cliffR', [[0, '#3f4a52'], [.5, '#2f3940'], [1, '#1c2429']]) + gradient(m + 'cliffL', [[0, '#1b242b'], [.6, '#222c33'], [1, '#11171b']])
    + gradient(m + 'ridge', [[0, '#6d6043'], [.3, '#43422f'], [1, '#1c211d']]) + gradient(m + 'wall', [[0, '#7C8B92'], [.55, '#4E5B62'], [.86, '#4a4136'],
    [1, '#7a5130']])
    + gradient(m + 'wallS', [[0, '#0a0f13', .62], [.3, '#0a0f13', .12], [.8, '#0a0f13', 0], [1, '#F0B878', .3]], 'x1="0" x2="1"')
    + gradient(m + 'rock', [[0, '#4b565c'], [.4, '#333c42'], [1, '#12171a']]) + gradient(m + 'field', [[0, '#6b4a2c'], [.35, '#3d3226'], [1, '#15191a']])
    + gradient(m + 'ramp', [[0, '#59636a'], [.6, '#333b40'], [1, '#5a3c26']]) + gradient(m + 'near', [[0, '#5a5a42'], [.2, '#3b4236'], [.6, '#262d29'], [1,
    '#11161a']])
    + radial(m + 'v', [[.42, '#0b1116', 0], [.75, '#0b1116', .34], [1, '#070b0f', .8]], 'cx=".54" cy=".46" r=".74"') + '</defs>';
  const far = sky(W, H, m, r) + mountain(W, H, m, r) + gorge(W, H, m, r);
  const wall = dawnRidge(W, H, m, r, L) + deepingWall(W, H, m, r, L);
  const field = host(W, H, m, r, L) + hornburg(W, H, m, r, L) + causeway(W, H, m, r, L);
  const near = nearRidge(W, H, m, r, L) + ways(W, H, L);
  // ---- layer 9 and 10: rain, a wash of warm light over the middle, vignette, grain
  const air = rain(W, H, r)
    + `<rect width="${W}" height="${H}" fill="url(#${m}v)"/>` + glow(W * 1.0, H * .14, W * .16, H * .18, 'G', .45, 'style="mix-blend-mode:screen"')
    ;
  return { mask: m, defs, groups: { far, wall, field, near, air }, wash: .14, grain: .28,
    tints: [`<ellipse cx="${W * .5}" cy="${H * .45}" rx="${W * .36}" ry="${H * .3}" fill="url(#glowG)" opacity=".3"/>`] };
}
/** the trodden ways of the three lines; the march thins between space 5 and the wood */
function ways(W, H, L) {
  const P = scaled(W, H), tr = P(L.travelling);
  return track(P(L.friendship), { w: 8, op: .34 }) + track(P(L.fighting), { op: .5 }) + track(tr.slice(0, 6), { w: 9 })
    + track(tr.slice(5, 7), { w: 4, op: .2 }) + track(tr.slice(6), { w: 9 });
}
/** tracks, stations and lanterns, above everything */
export function lines(W, H, L = HELM) {
  const P = scaled(W, H), fr = P(L.friendship), fi = P(L.fighting), tr = P(L.travelling);
  const put = (pts, R, ln, labels, seed) =>
    stations(pts, R, CONTENTS[ln], { line: ln, cur: L.cur[ln], targets: L.targets[ln] || [], labels, seed, lan: L.lan });
  let s = track(fr, { w: 8, op: .34 }) + put(fr, L.R2, 'friendship', null, 830);
  s += track(fi, { op: .5 }) + put(fi, L.R1, 'fighting', [30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40], 860);
  // the march has two parts: the track thins between space 5 and space 6
  s += track(tr.slice(0, 6), { w: 9 }) + track(tr.slice(5, 7), { w: 4, op: .2 }) + track(tr.slice(6), { w: 9 }) + put(tr, L.R2, 'travelling', null, 890);
  return s;
}
export function plate(W, H, L = HELM) {
  const { mask, defs, groups } = layers(W, H, L);
  return defs + `<g mask="url(#${mask})">` + Object.entries(groups).map(([k, g]) => `<g data-layer="${k}">${g}</g>`).join('') + '</g>' + lines(W, H, L);
}
