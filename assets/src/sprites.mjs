// Everything the table draws live on a board, each with its origin at the anchor.
import { C, LINE, ACT, HC, sym, gicon, station, lantern, hobbit, sauron, f, id, rng, blob, poly, line } from './kit.mjs';
import { EMBLEM, cardOn, flagHorse } from './conflict-parts.mjs';
import { standard } from './helms-deep.mjs';
import { stop, ribbon } from './haven-kit.mjs';
import { PIC } from './haven-pics.mjs';
import { PICTURES } from './cards/index.mjs';
import { leaf } from './cards/pen.mjs';

const list = [];
const add = (name, svg, left, top, right = left, bottom = top) => list.push({ name, svg, left, top, right, bottom });
const centred = (name, svg, w, h = w) => add(name, svg, Math.ceil(w / 2), Math.ceil(h / 2));
const HOBBITS = ['frodo', 'sam', 'pippin', 'merry', 'fatty'];

// ---------- figures, feet at the anchor
for (const k of HOBBITS) {
  add('figure/' + k, hobbit(k, 0, 0, 1.38), 36, 74, 36, 12);
  add(`figure/${k}-lost`, `<g style="filter:grayscale(1) brightness(.72)" opacity=".62">${hobbit(k, 0, 0, 1.38)}</g>`, 36, 74, 36, 12);
}
add('figure/sauron', sauron(0, 0, 1), 60, 112, 60, 24);

// ---------- stones: the face lies at the anchor, the sign goes on top of it
const R1 = 23, R2 = 21;
const stone = (name, R, o, seed) => add('stone/' + name, station(0, 0, R, 'none', { seed, ...o }), Math.ceil(R * 1.36), Math.ceil(R * 1.1), Math.ceil(R * 1.62), Math.ceil(R * 1.95));
const main = { hgt: R1 * .66 };
stone('main-open', R1, main, 205); stone('main-done', R1, { ...main, state: 'done' }, 205);
stone('side-open', R2, {}, 205); stone('side-done', R2, { state: 'done' }, 205);
stone('main-start', R1 * .96, { ...main, line: 'start' }, 205); stone('side-start', R2 * .96, { line: 'start' }, 205);
/** the last space of a main line: larger, with gold leaves laid round its rim */
const laurel = R => [-1, 1].map(k => [0, 1, 2, 3, 4].map(i => { const a = (100 - i * 24) * Math.PI / 180, x = k * Math.cos(a) * R * .86, y = Math.sin(a) * R * .84 * .86, out = Math.atan2(y, x) * 180 / Math.PI;
  return leaf(x, y, out - k * (90 + 28), 9, i % 2 ? '#C9A227' : '#E9C860', '#6d4f0a', .8); }).join('')).join('');
add('stone/goal', station(0, 0, R1 * 1.2, 'none', { seed: 205, hgt: R1 * 1.2 * .66 }) + laurel(R1 * 1.2), 38, 32, 45, 54);
// great stations of the havens, without picture and ribbon
const great = state => stop(0, 0, 53, '', { n: 0, name: '', state, seed: 911, bare: true });
add('stone/haven-open', great('open'), 70, 54, 80, 92);
add('stone/haven-done', great('done'), 70, 54, 80, 92);
add('stone/haven-now', great('now'), 95, 82, 95, 94);

// ---------- light
const face = blob(0, 0, R1, R1 * .84, 11, .1, rng(205 * 977 + 13), .2), ring = k => poly(face.map(p => [p[0] * k, p[1] * k]));
add('halo/gold', `<ellipse cy="3" rx="${R1 * 1.75}" ry="${f(R1 * .84 * 1.7)}" fill="url(#glowG)"/><path d="${ring(1.09)}" fill="none" stroke="#FFD978" stroke-width="3"/>
  <path d="${ring(1.19)}" fill="none" stroke="#FFE9AE" stroke-width="1" opacity=".7" stroke-dasharray="2 4"/>`, 42, 38, 42, 40);
add('glow/lantern', `<ellipse rx="52" ry="48" fill="url(#glowG)"/>`, 52, 48);
add('glow/ember', `<ellipse rx="60" ry="56" fill="url(#glowE)"/>`, 60, 56);
add('glow/white', `<ellipse rx="46" ry="40" fill="url(#glowW)"/>`, 46, 40);
// the look of the Eye: falls from the anchor to the right, to be turned and stretched by the game
add('glow/beam', `<defs><linearGradient id="beamG"><stop offset="0" stop-color="#FFC46A" stop-opacity=".34"/><stop offset="1" stop-color="#FFC46A" stop-opacity=".12"/></linearGradient></defs>
  <path d="M0 0L240 -48V48Z" fill="url(#beamG)" filter="url(#b4)"/>`, 8, 60, 256, 60);

// ---------- signs at 1.18 R of a main station
const S = R1 * 1.18;
for (const k of ['shield', 'ring', 'heart', 'sun', 'die', 'heal', ...Object.keys(ACT)]) centred('sign/' + k, sym(k, 0, 0, S), S + 4);
for (const k of Object.keys(ACT)) centred(`sign/${k}-light`, gicon(ACT[k], 0, 0, R1 * 1.2, '#F1E2BD'), S + 4);
centred('sign/bigShield', sym('bigShield', 0, 0, S * 1.2 * 1.05), S * 1.2 * 1.05 + 4);
centred('sign/wild', sym('star', 0, 0, S), S + 4);
const E = '#2B2118';
/** emblems of the feature cards that lie on a space, box of 100 */
export const EMBLEMS = { ...EMBLEM,
  book: `<g transform="translate(0 2)">${sym('book', 50, 48, 92)}</g>`,
  // a long pipe with a thread of smoke
  pipe: `<path d="M10 30Q40 34 58 60" fill="none" stroke="${E}" stroke-width="12" stroke-linecap="round"/><path d="M10 30Q40 34 58 60" fill="none" stroke="#8a5a30" stroke-width="6.500" stroke-linecap="round"/>
    <path d="M52 52H86V66C86 84 78 90 68 90C58 90 52 82 52 68Z" fill="#8a5a30" stroke="${E}" stroke-width="5" stroke-linejoin="round"/><path d="M70 52V88C82 88 86 80 86 66V52Z" fill="#2a1608" opacity=".35"/>
    <path d="M69 44C58 34 82 28 70 16C66 11 70 7 74 4" fill="none" stroke="#7d8d86" stroke-width="6" stroke-linecap="round"/>`,
  // a green banner with the running horse
  riders_of_rohan: `<path d="M18 96V6" stroke="${E}" stroke-width="7" stroke-linecap="round"/><path d="M20 10C40 2 62 20 92 10L82 36L92 62C62 72 42 54 20 62Z" fill="#3f6a49" stroke="${E}" stroke-width="5" stroke-linejoin="round"/>${flagHorse(54, 44, .86)}`,
  // two pale eyes in the dark, and a fish
  gollum: `<path d="M50 6C74 6 92 22 92 46C92 62 82 70 74 74L70 90H30L26 74C18 70 8 62 8 46C8 22 26 6 50 6Z" fill="#5d6a58" stroke="${E}" stroke-width="5" stroke-linejoin="round"/>
    <circle cx="30" cy="46" r="15" fill="#F2F3D0" stroke="${E}" stroke-width="4"/><circle cx="70" cy="46" r="15" fill="#F2F3D0" stroke="${E}" stroke-width="4"/><circle cx="32" cy="48" r="6" fill="${E}"/><circle cx="68" cy="48" r="6" fill="${E}"/>
    <path d="M36 78Q50 70 64 78M42 78v6M50 76v8M58 78v6" fill="none" stroke="${E}" stroke-width="3.600"/><path d="M44 8q-6 -6 -14 -4M54 7q4 -6 10 -6" fill="none" stroke="${E}" stroke-width="3.600"/>`,
  // a crowned skull
  army_of_the_dead: `<path d="M14 30L10 6L30 18L50 2L70 18L90 6L86 30Z" fill="url(#gold)" stroke="#4C380A" stroke-width="4.500" stroke-linejoin="round"/><path d="M50 26C76 26 88 40 86 58C85 68 80 72 72 76V94H28V76C20 72 15 68 14 58C12 40 24 26 50 26Z" fill="#DDE6DC" stroke="${E}" stroke-width="5" stroke-linejoin="round"/>
    <ellipse cx="34" cy="56" rx="11" ry="12" fill="${E}"/><ellipse cx="66" cy="56" rx="11" ry="12" fill="${E}"/><path d="M50 64L44 76H56Z" fill="${E}"/><path d="M38 82V94M50 82V94M62 82V94" stroke="${E}" stroke-width="4"/>`,
  // a squat carved stone with a face
  ghan: `<path d="M22 96C10 70 12 18 50 6C88 18 90 70 78 96Z" fill="#A39474" stroke="${E}" stroke-width="5" stroke-linejoin="round"/><path d="M54 8C86 20 88 70 78 96H60C72 66 70 30 54 8Z" fill="#2a1f12" opacity=".35"/>
    <path d="M22 36Q36 28 46 38M54 38Q64 28 78 36" fill="none" stroke="${E}" stroke-width="6" stroke-linecap="round"/><circle cx="35" cy="46" r="5" fill="${E}"/><circle cx="65" cy="46" r="5" fill="${E}"/><path d="M50 42L40 66H60Z" fill="#7d6d50" stroke="${E}" stroke-width="4" stroke-linejoin="round"/><path d="M28 78Q50 68 72 78" fill="none" stroke="${E}" stroke-width="6" stroke-linecap="round"/>`,
  // a white flower over a drawn sword
  eowyn: `<path d="M50 2L58 14V62H42V14Z" fill="#E9EEF0" stroke="${E}" stroke-width="4.500" stroke-linejoin="round"/><path d="M50 8V60" stroke="#7f97ae" stroke-width="4"/><path d="M24 62Q50 54 76 62L74 72Q50 64 26 72Z" fill="url(#gold)" stroke="#4C380A" stroke-width="4"/><path d="M45 70H55V90H45Z" fill="#3f6a49" stroke="${E}" stroke-width="4"/><circle cx="50" cy="93" r="6" fill="url(#gold)" stroke="#4C380A" stroke-width="3.500"/>
    <path d="M24 36C10 34 6 20 14 10C24 12 30 24 28 36ZM76 36C90 34 94 20 86 10C76 12 70 24 72 36Z" fill="#F2F0E8" stroke="${E}" stroke-width="4" stroke-linejoin="round"/>`,
};
const blank = R => `<g transform="rotate(-6)"><rect x="${f(-R * .5)}" y="${f(-R * .68)}" width="${R}" height="${f(R * 1.3)}" rx="3" fill="#FBF3DC" stroke="#2B2118" stroke-width="1.400"/>
  <rect x="${f(-R * .41)}" y="${f(-R * .59)}" width="${f(R * .82)}" height="${f(R * 1.12)}" rx="1.500" fill="#E7D19A" stroke="#6B5A45" stroke-width=".7"/></g>` + sym('star', 0, -.5, R * .62);
centred('sign/card', blank(R1), 32, 36);
Object.assign(EMBLEM, EMBLEMS);
for (const k of ['book', 'pipe', 'theoden', 'shadowfax', 'eomer', 'riders_of_rohan', 'gollum', 'faramir', 'army_of_the_dead', 'ghan', 'eowyn']) centred('sign/card-' + k, cardOn(0, 1, R1, k), 32, 36);

// ---------- markers: way-lanterns, base at the anchor, glow apart (glow/lantern at -20)
for (const k of [...Object.keys(ACT), 'event']) add('lantern/' + k, lantern(0, 0, k, 1, false), 18, 56, 18, 9);

// ---------- tiles, die, tokens
const scaled = (id, s) => `<g transform="translate(${-s / 2} ${-s / 2})">${PICTURES[id](s, s)}</g>`;
for (const k of ['travelling', 'fighting', 'hiding', 'friendship', 'sundial', 'sundial3cards', 'sundialItems', 'ring', 'sauron', 'back']) centred('tile/' + k, scaled('tile_' + k, 92), 92);
const DIE = ['blank', 'one_dot', 'two_dots', 'three_dots', 'eye', 'two_cards'];
for (const k of DIE) centred('die/' + k, scaled('die_' + k, 64), 64);
[['two_dots', 28, 2.2], ['eye', 61, 3], ['three_dots', 118, 1.6]].forEach(([k, a, b], i) =>
  centred(`die/blur-${i + 1}`, `<filter id="tum${i}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${b} .5"/></filter><g filter="url(#tum${i})"><g transform="rotate(${a}) scale(.98)">${scaled('die_' + k, 64)}</g></g>`, 92));
for (const [k, p] of [['ring', 'life_ring'], ['heart', 'life_heart'], ['sun', 'life_sun'], ['shield', 'shield_back']]) centred('token/' + k, scaled(p, 48), 48);
centred('ring/one', scaled('one_ring', 64), 64);

// ---------- nine pictures for the great stations
const NINE = { bag_end: ['gandalf', 'preparations', 'nazgul'], rivendell: ['elrond', 'council', 'fellowship'], lothlorien: ['galadriel', 'recovery', 'mirror'] };
for (const [place, three] of Object.entries(NINE)) three.forEach((k, i) => {
  const rx = 53 * .8, ry = 53 * .86 * .8, c = id('hp');
  add(`haven/${place}-${i + 1}`, `<clipPath id="${c}"><ellipse rx="${f(rx)}" ry="${f(ry)}"/></clipPath><g clip-path="url(#${c})"><g transform="translate(${f(-rx)} ${f(-ry)}) scale(${f(rx * 20) / 1000} ${f(ry * 20) / 1000})">${PIC[k]()}</g>
    <rect x="-53" y="-53" width="106" height="106" fill="url(#hA)" opacity=".1"/><rect x="-53" y="-53" width="106" height="106" fill="#000" filter="url(#grain)" opacity=".22"/></g>
    <ellipse rx="${f(rx)}" ry="${f(ry)}" fill="none" stroke="#1d150e" stroke-width="1.800"/>`, 44, 38);
});
// ribbons under them, to be stretched between the numbers and the right end (nine-slice 40 / 24)
for (const k of ['open', 'now', 'done']) add('ribbon/' + k, ribbon(0, 0, '', ' '.repeat(8), { state: k }), 74, 2, 74, 42);

// ---------- backs of cards that fly
for (const k of ['hobbit', 'feature', 'gandalf']) { const c = id('cb');
  centred('card-back/' + k, `<g transform="translate(-53 -75)"><clipPath id="${c}"><rect width="106" height="150" rx="9"/></clipPath><g clip-path="url(#${c})">${PICTURES['back_' + k](106, 150)}</g><rect x=".75" y=".75" width="104.500" height="148.500" rx="8.500" fill="none" stroke="#1d150e" stroke-width="1.500"/></g>`, 106, 150); }

// ---------- scenery that follows the state of the game
add('scenery/standard', standard(0, 0), 6, 76, 34, 6);
export const SPRITES = list;
