// Emblems of the feature cards that lie on a space, box of 100: a star there would read as "wild".
import { COLOUR } from '../../kit/colour'
import { f } from '../../kit/geometry'
import { flagHorse } from '../../kit/riders'
import { sym } from '../../kit/signs'

const INK = COLOUR.ink
export const EMBLEM: Record<string, string> = {
  // a crown with three points
  theoden: `<path d="M12 72L8 30L31 50L50 16L69 50L92 30L88 72Z" fill="url(#gold)" stroke="#4C380A" stroke-width="5"
    stroke-linejoin="round"/><path d="M12 80H88" stroke="#4C380A" stroke-width="9"/>
    <path d="M14 80H86" stroke="#C9A227" stroke-width="4"/>`,
  // a horse's head
  shadowfax: `<path d="M70 94C73 74 84 62 80 40C77 22 64 12 48 12L45 2L37 13C27 22 19 38 9 56C8 64 18 70 27 64C35 57 43 56 49 57C47 70 36
    80 32 94Z" fill="#F2F0E8" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>
    <path d="M50 14C64 22 70 36 69 52C69 66 62 78 60 92M61 20C74 30 78 44 75 62" stroke="${INK}" stroke-width="4.5" fill="none"/>
    <circle cx="39" cy="33" r="4" fill="${INK}"/>`,
  // a rider's helm with a horse-tail
  eomer: `<path d="M50 12C66 2 86 8 93 30C84 24 74 26 64 30Z" fill="#E9E2CC" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
    <path d="M16 58C16 24 34 14 50 14C66 14 84 24 84 58L80 92L62 82V62H38V82L20 92Z" fill="#93A3AE" stroke="${INK}" stroke-width="5"
    stroke-linejoin="round"/><path d="M45 14H55V76L50 84L45 76Z" fill="url(#gold)" stroke="#4C380A" stroke-width="3"/>
    <path d="M17 58H83" stroke="#4C380A" stroke-width="5"/>`,
  // a bent bow with an arrow on the string
  faramir: `<path d="M26 6C78 20 78 80 26 94" fill="none" stroke="#5b3517" stroke-width="9" stroke-linecap="round"/>
    <path d="M26 6L16 50L26 94" fill="none" stroke="${INK}" stroke-width="3"/><path d="M14 50H88" stroke="${INK}" stroke-width="5"/>
    <path d="M96 50L78 40V60Z" fill="#4F6F52" stroke="${INK}" stroke-width="3"/>
    <path d="M14 50L4 42M14 50L4 58M22 50L12 42M22 50L12 58" stroke="#9E2B25" stroke-width="4"/>`,
  book: `<g transform="translate(0 2)">${sym('book', 50, 48, 92)}</g>`,
  // a long pipe with a thread of smoke
  pipe: `<path d="M10 30Q40 34 58 60" fill="none" stroke="${INK}" stroke-width="12" stroke-linecap="round"/>
    <path d="M10 30Q40 34 58 60" fill="none" stroke="#8a5a30" stroke-width="6.5" stroke-linecap="round"/>
    <path d="M52 52H86V66C86 84 78 90 68 90C58 90 52 82 52 68Z" fill="#8a5a30" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>
    <path d="M70 52V88C82 88 86 80 86 66V52Z" fill="#2a1608" opacity=".35"/>
    <path d="M69 44C58 34 82 28 70 16C66 11 70 7 74 4" fill="none" stroke="#7d8d86" stroke-width="6" stroke-linecap="round"/>`,
  // a green banner with the running horse
  riders_of_rohan: `<path d="M18 96V6" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>
    <path d="M20 10C40 2 62 20 92 10L82 36L92 62C62 72 42 54 20 62Z" fill="#3f6a49" stroke="${INK}" stroke-width="5"
    stroke-linejoin="round"/>${flagHorse(54, 44, 0.86)}`,
  // two pale eyes in the dark, and a fish
  gollum: `<path d="M50 6C74 6 92 22 92 46C92 62 82 70 74 74L70 90H30L26 74C18 70 8 62 8 46C8 22 26 6 50 6Z" fill="#5d6a58"
    stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>
    <circle cx="30" cy="46" r="15" fill="#F2F3D0" stroke="${INK}" stroke-width="4"/>
    <circle cx="70" cy="46" r="15" fill="#F2F3D0" stroke="${INK}" stroke-width="4"/><circle cx="32" cy="48" r="6" fill="${INK}"/>
    <circle cx="68" cy="48" r="6" fill="${INK}"/>
    <path d="M36 78Q50 70 64 78M42 78v6M50 76v8M58 78v6" fill="none" stroke="${INK}" stroke-width="3.6"/>
    <path d="M44 8q-6 -6 -14 -4M54 7q4 -6 10 -6" fill="none" stroke="${INK}" stroke-width="3.6"/>`,
  // a crowned skull
  army_of_the_dead: `<path d="M14 30L10 6L30 18L50 2L70 18L90 6L86 30Z" fill="url(#gold)" stroke="#4C380A" stroke-width="4.5"
    stroke-linejoin="round"/>
    <path d="M50 26C76 26 88 40 86 58C85 68 80 72 72 76V94H28V76C20 72 15 68 14 58C12 40 24 26 50 26Z" fill="#DDE6DC" stroke="${INK}"
    stroke-width="5" stroke-linejoin="round"/><ellipse cx="34" cy="56" rx="11" ry="12" fill="${INK}"/>
    <ellipse cx="66" cy="56" rx="11" ry="12" fill="${INK}"/><path d="M50 64L44 76H56Z" fill="${INK}"/>
    <path d="M38 82V94M50 82V94M62 82V94" stroke="${INK}" stroke-width="4"/>`,
  // a squat carved stone with a face
  ghan: `<path d="M22 96C10 70 12 18 50 6C88 18 90 70 78 96Z" fill="#A39474" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>
    <path d="M54 8C86 20 88 70 78 96H60C72 66 70 30 54 8Z" fill="#2a1f12" opacity=".35"/>
    <path d="M22 36Q36 28 46 38M54 38Q64 28 78 36" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>
    <circle cx="35" cy="46" r="5" fill="${INK}"/><circle cx="65" cy="46" r="5" fill="${INK}"/>
    <path d="M50 42L40 66H60Z" fill="#7d6d50" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>
    <path d="M28 78Q50 68 72 78" fill="none" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>`,
  // a white flower over a drawn sword
  eowyn: `<path d="M50 2L58 14V62H42V14Z" fill="#E9EEF0" stroke="${INK}" stroke-width="4.5" stroke-linejoin="round"/>
    <path d="M50 8V60" stroke="#7f97ae" stroke-width="4"/>
    <path d="M24 62Q50 54 76 62L74 72Q50 64 26 72Z" fill="url(#gold)" stroke="#4C380A" stroke-width="4"/>
    <path d="M45 70H55V90H45Z" fill="#3f6a49" stroke="${INK}" stroke-width="4"/>
    <circle cx="50" cy="93" r="6" fill="url(#gold)" stroke="#4C380A" stroke-width="3.5"/>
    <path d="M24 36C10 34 6 20 14 10C24 12 30 24 28 36ZM76 36C90 34 94 20 86 10C76 12 70 24 72 36Z" fill="#F2F0E8" stroke="${INK}"
    stroke-width="4" stroke-linejoin="round"/>`,
}

/** a feature card lying on a station */
export function cardOn(x: number, y: number, R: number, card: string, op = 1) {
  return `<g transform="translate(${f(x)} ${f(y - 1)}) rotate(-6)" opacity="${op}">
    <rect x="${f(-R * 0.5)}" y="${f(-R * 0.68)}" width="${f(R)}" height="${f(R * 1.3)}" rx="3" fill="#FBF3DC" stroke="#2B2118"
    stroke-width="1.4"/>
    <rect x="${f(-R * 0.41)}" y="${f(-R * 0.59)}" width="${f(R * 0.82)}" height="${f(R * 1.12)}" rx="1.5" fill="#E7D19A" stroke="#6B5A45"
    stroke-width=".7"/><g transform="translate(${f(-R * 0.36)} ${f(-R * 0.4)}) scale(${f(R * 7.2) / 1000})">${EMBLEM[card]}</g></g>`
}

/** a feature card without emblem of its own: a star */
export const plainCard = (R: number) =>
  `<g transform="rotate(-6)">
    <rect x="${f(-R * 0.5)}" y="${f(-R * 0.68)}" width="${R}" height="${f(R * 1.3)}" rx="3" fill="#FBF3DC" stroke="${INK}"
    stroke-width="1.4"/>
    <rect x="${f(-R * 0.41)}" y="${f(-R * 0.59)}" width="${f(R * 0.82)}" height="${f(R * 1.12)}" rx="1.5" fill="#E7D19A" stroke="#6B5A45"
    stroke-width=".7"/></g>${sym('star', 0, -0.5, R * 0.62)}`
