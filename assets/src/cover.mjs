// The cover: one device goes round; the round door is shut until the right hobbit holds the knob.
import { lantern, rng, f } from './kit.mjs';
import * as K from './haven-kit.mjs';
let W, H, CX, CY, R, r;
function wall() {
  let s = `<defs>${K.radial('cw', [[0, '#C9A66c'], [.45, '#8f6c40'], [1, '#2f2014']], `gradientUnits="userSpaceOnUse" cx="${CX}" cy="${CY}"
    r="860"`)}${K.grad('cg', [[0, '#6d8046'], [1, '#2a3822']])}</defs><rect width="${W}" height="${H}" fill="url(#cw)"/>`;
  // courses of small stones, following the ring of the door
  let d = '', e = '';
  for (let k = 0; k < 13; k++) {
    const q = R + 62 + k * 36, n = Math.round(q / 11);
    e += `M${f(CX - q)} ${CY}A${q} ${q} 0 1 1 ${f(CX + q)} ${CY}A${q} ${q} 0 1 1 ${f(CX - q)} ${CY}`;
    for (let i = 0; i < n; i++) { const a = (i + (k % 2) * .5 + (r() - .5) * .3) / n * 6.2832; d += `M${f(CX + Math.cos(a) * q)} ${f(CY +
    Math.sin(a) * q)}L${f(CX + Math.cos(a) * (q + 36))} ${f(CY + Math.sin(a) * (q + 36))}`; }
  }
  s += K.wob(`<path d="${e}${d}" fill="none" stroke="#3a2814" stroke-width="1.500" opacity=".6"/><path d="${e}" fill="none" stroke="#F3DDA8" stroke-width="1"
    opacity=".22" transform="translate(0 2)"/>`);
  let h = ''; for (let i = 0; i < 900; i++) { const x = r() * W, y = r() * H; h += `M${f(x)} ${f(y)}l${f(3 + r() * 6)} ${f(-2 - r() * 4)}`; } s +=
    `<path d="${h}" stroke="#2B1a0c" stroke-width=".8" opacity=".4"/>`;
  return s;
}
function door() {
  let s = `<circle cx="${CX + 10}" cy="${CY + 16}" r="${R + 64}" fill="#1b0f07" opacity=".6" filter="url(#b9)"/><defs>${K.grad('dr', [[0, '#B5834a'], [.5,
    '#86592e'], [1, '#4d3018']], 'x2=".7" y2="1"')}${K.radial('dg', [[0, '#6f9a6c'], [.55, '#3f6a48'], [1, '#1c3524']], 'cx=".36" cy=".28" r=".9"')}</defs>` +
    `<circle cx="${CX}" cy="${CY}" r="${R + 58}" fill="url(#dr)" stroke="#160c06" stroke-width="2.500"/>`;
  let st = '', gr = '';
  for (let i = 0; i < 34; i++) { const a = i / 34 * 6.2832; st += `M${f(CX + Math.cos(a) * (R + 6))} ${f(CY + Math.sin(a) * (R + 6))}L${f(CX +
    Math.cos(a) * (R + 57))} ${f(CY + Math.sin(a) * (R + 57))}`; }
  for (let k = 0; k < 6; k++) { const q = R + 12 + k * 8; for (let i = 0; i < 26; i++) { const a = r() * 6.2832, b = a + .05 + r() * .12; gr += `M${f(CX +
    Math.cos(a) * q)} ${f(CY + Math.sin(a) * q)}A${q} ${q} 0 0 1 ${f(CX + Math.cos(b) * q)} ${f(CY + Math.sin(b) * q)}`; } }
  s += `<path d="${gr}" fill="none" stroke="#2B1608" stroke-width="1" opacity=".5"/><path d="${st}" stroke="#1d1008" stroke-width="1.800"/><path d="${st}"
    stroke="#E0B06C" stroke-width="1" opacity=".4" transform="translate(2 1)"/><circle cx="${CX}" cy="${CY}" r="${R + 5}" fill="none" stroke="#160c06"
    stroke-width="3"/><circle cx="${CX}" cy="${CY}" r="${R + 50}" fill="none" stroke="#E0B06C" stroke-width="1.200" opacity=".6"/>`;
  for (let i = 0; i < 34; i += 2) { const a = (i + .5) / 34 * 6.2832; s += `<circle cx="${f(CX + Math.cos(a) * (R + 32))}" cy="${f(CY + Math.sin(a) * (R +
    32))}" r="5" fill="url(#gold)" stroke="#2a1b06" stroke-width="1.200"/>`; }
  s += `<clipPath id="dcl"><circle cx="${CX}" cy="${CY}" r="${R}"/></clipPath><g clip-path="url(#dcl)"><circle cx="${CX}" cy="${CY}" r="${R}"
    fill="url(#dg)"/>`;
  // boards with grain
  let b = '', g = '';
  for (let i = -4; i <= 4; i++) b += `M${CX + i * 76 - 38} ${CY - R}V${CY + R}`;
  for (let i = 0; i < 90; i++) { let y = CY - R - 10; const x = CX - R + r() * R * 2; g += `M${f(x)} ${f(y)}`; while (y < CY + R) { const dy = 60 +
    r() * 120; g += `q${f((r() - .5) * 9)} ${f(dy / 2)} ${f((r() - .5) * 3)} ${f(dy)}`; y += dy; } }
  for (let i = 0; i < 9; i++) { const x = CX - R * .8 + r() * R * 1.6, y = CY - R * .7 + r() * R * 1.4; g +=
    `M${f(x - 5)} ${f(y)}a5 11 0 1 0 10 0a5 11 0 1 0 -10 0M${f(x - 10)} ${f(y)}q3 -24 10 -24q8 0 10 24q-2 24 -10 24q-8 0 -10 -24`; }
  s += K.wob(`<path d="${g}" fill="none" stroke="#14261a" stroke-width="1.100" opacity=".5"/><path d="${b}" stroke="#0f1d14" stroke-width="4"/><path d="${b}"
    stroke="#A9CFA0" stroke-width="1.200" opacity=".45" transform="translate(3.500 0)"/>`);
  // iron bands with rivets
  for (const y of [CY - 176, CY + 176]) { s += K.wob(`<path d="M${CX - R} ${y - 17}H${CX + R * .42}q26 3 30 17q-4 14 -30 17H${CX - R}Z" fill="#2b2622"
    stroke="#0c0806" stroke-width="2"/><path d="M${CX - R} ${y - 13}H${CX + R * .42}" stroke="#9a8d80" stroke-width="1.600" opacity=".7"/>`); for (let i = 0;
    i < 7; i++) s += `<circle cx="${CX - R * .86 + i * 62}" cy="${y}" r="6" fill="#57504a" stroke="#0c0806"
    stroke-width="1.500"/><circle cx="${CX - R * .86 + i * 62 - 2}" cy="${y - 2}" r="1.800" fill="#C9BDAE"/>`; }
  s += `<path d="M${CX + 70} ${CY - R}A${R} ${R} 0 0 1 ${CX + 70} ${CY + R}L${CX + R + 10} ${CY + R}V${CY - R}Z" fill="#08120c" opacity=".34"
    filter="url(#b22)"/><circle cx="${CX}" cy="${CY}" r="${R - 9}" fill="none" stroke="#D6EBC4" stroke-width="3" opacity=".28" stroke-dasharray="520 3000"
    transform="rotate(188 ${CX} ${CY})" stroke-linecap="round"/></g><circle cx="${CX}" cy="${CY}" r="${R}" fill="none" stroke="#0c1510" stroke-width="4"/>`;
  // the knob, and about it the ring that fills while it is held
  const q = 84;
  s += `<circle cx="${CX}" cy="${CY}" r="150" fill="url(#glowG)" style="mix-blend-mode:screen"/><circle cx="${CX}" cy="${CY}" r="${q}" fill="#132019"
    opacity=".55"/><circle cx="${CX}" cy="${CY}" r="${q}" fill="none" stroke="#0c1510" stroke-width="17"/><circle cx="${CX}" cy="${CY}" r="${q}" fill="none"
    stroke="#57705a" stroke-width="11" stroke-dasharray="2 6"/>`;
  return s;
}
/** the knob in the middle of the door */
function knobAt(CX, CY) {
  let s = `<circle cx="${CX + 3}" cy="${CY + 8}" r="58" fill="#0c0806" opacity=".6" filter="url(#b4)"/><circle cx="${CX}" cy="${CY}" r="56" fill="url(#gold)"
    stroke="#2a1b06" stroke-width="2.500"/><circle cx="${CX}" cy="${CY}" r="47" fill="none" stroke="#5b430c" stroke-width="2"/><circle cx="${CX}" cy="${CY}"
    r="44" fill="none" stroke="#FBEBA9" stroke-width="1.200" opacity=".8"/>`;
  let ch = ''; for (let i = 0; i < 40; i++) { const a = i / 40 * 6.2832; ch += `M${f(CX + Math.cos(a) * 48)} ${f(CY + Math.sin(a) * 48)}L${f(CX +
    Math.cos(a) * 54)} ${f(CY + Math.sin(a) * 54)}`; }
  return s + `<path d="${ch}" stroke="#5b430c" stroke-width="1.600"/><path d="M${CX - 34} ${CY - 18}A38 38 0 0 1 ${CX - 4} ${CY - 38}" fill="none"
    stroke="#FFF8D0" stroke-width="6" stroke-linecap="round"/>`;
}
const board = (x, y, w, h) => { for (let i = 0; i < 32; i++) r();
  return `<rect x="${x + 6}" y="${y + 12}" width="${w}" height="${h}" rx="8" fill="#120a05" opacity=".6"
    filter="url(#b9)"/><path d="M${x - 14} ${y - 22}h${w + 28}v26h${-w - 28}ZM${x - 14} ${y + h - 8}h${w + 28}v26h${-w - 28}Z" fill="#6b4526"
    stroke="#160c06" stroke-width="1.800"/><path d="M${x - 12} ${y - 16}h${w + 24}M${x - 12} ${y + h - 2}h${w + 24}" stroke="#C08A50" stroke-width="1.400"
    opacity=".6"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="#F6EACB" stroke="#24160b" stroke-width="1.800"/><rect x="${x}" y="${y}" width="${w}"
      height="${h}" fill="#000" filter="url(#blotch)" opacity=".26"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#000" filter="url(#grain)"
      opacity=".34"/><rect x="${x + 10}" y="${y + 10}" width="${w - 20}" height="${h - 20}" rx="3" fill="none" stroke="#6B5A45" stroke-width="1.400"/>` +
    [[x + 8, y - 9], [x + w - 8, y - 9], [x + 8, y + h + 5], [x + w - 8, y + h + 5]].map(p => `<circle cx="${p[0]}" cy="${p[1]}" r="6" fill="url(#gold)"
    stroke="#2a1b06" stroke-width="1.300"/>`).join(''); };
const plants = () => { let g = '', fl = ''; for (let i = 0; i < 230; i++) { const x = r() * W, h = 24 + r() * 62, k = (r() - .5) * 30; g +=
  `M${f(x - 2.500)} ${H}Q${f(x + k * .2)} ${f(H - h * .6)} ${f(x + k)} ${f(H - h)}Q${f(x + k * .3 + 3)} ${f(H - h * .5)} ${f(x + 2.500)} ${H}Z`;
    if (i % 4 === 0) { const c = ['#E9C34a', '#C9473A', '#EFE6D6', '#B98ac0'][(i / 4) % 4]; fl += `<circle cx="${f(x + k)}" cy="${f(H - h)}" r="${f(4 +
    r() * 4)}" fill="${c}" stroke="#1d150e" stroke-width="1"/><circle cx="${f(x + k)}" cy="${f(H - h)}" r="1.800" fill="#5b430c"/>`; } }
  return `<path d="${g}" fill="#3d5230" stroke="#141d10" stroke-width=".9"/>${fl}`; };
const lampPost = (x, y) => K.glow(x, y - 30, 210, 200, .8) + `<path d="M-10 ${y - 150}H${x + 8}q12 2 12 14v26" fill="none" stroke="#120b06"
  stroke-width="9"/><path d="M-10 ${y - 151}H${x + 8}q11 2 11 14v25" fill="none" stroke="#57504a"
    stroke-width="4"/><path d="M-10 ${y - 106}Q${x - 20} ${y - 110} ${x - 14} ${y - 148}" fill="none" stroke="#120b06" stroke-width="6"/>` +
  lantern(x + 20, y, 'fighting', 2.3);
export const COVER = { landscape: { W: 1180, H: 820, CX: 398, CY: 414, R: 324, panel: [800, 92, 346, 604], lamp: [40, 172] },
  portrait: { W: 820, H: 1180, CX: 410, CY: 372, R: 300, panel: [190, 772, 440, 340], lamp: [30, 150] } };
/** the whole cover without words: wall, door, lamp, blank notice, flowers */
export function cover(L) {
  ({ W, H, CX, CY, R } = L); r = rng(505);
  return wall() + door() + lampPost(...L.lamp) + board(...L.panel) + plants() + `<rect width="${W}" height="${H}" fill="#000" filter="url(#grain)" opacity=".3"/>`;
}
export const knob = () => knobAt(70, 66);
