// Event pictures of Bag End, box of 100.
import { COLOUR } from '../../kit/colour'
import { face, OUTLINE, rays, sky } from './pen'

/** the wizard, hat and beard, staff with a light */
export const gandalf = () =>
  sky('#5b6f88', '#EBC98A') +
  rays(24, 30, 9, 52, 36, '#FFF3C4', 1, 0.6) +
  `<path d="M12 104C14 78 30 62 50 60C72 62 86 78 90 104Z" fill="#8b918f" ${OUTLINE} stroke-width="2"/>
    <path d="M56 62C74 66 84 82 88 104H66C66 84 64 70 56 62Z" fill="#2b3036" opacity=".5"/>` +
  face(50, 48, 13, 14) +
  `<path d="M36 50C34 70 42 92 50 98C58 92 66 70 64 50C60 57 56 58 50 58C44 58 40 57 36 50Z" fill="#EDEBE2" ${OUTLINE} stroke-width="1.8"/>` +
  `<path d="M42 62C43 74 46 84 49 90M50 61V88M58 62C57 74 54 84 52 90" stroke="#7d7a70" stroke-width="1.3" fill="none"/>` +
  `<path d="M22 43C36 36 64 36 80 44C70 49 62 46 50 46C38 46 32 48 22 43Z" fill="#3f5670" ${OUTLINE} stroke-width="1.8"/>` +
  `<path d="M35 40C40 26 46 12 60 3C58 14 62 26 66 40C56 43 44 43 35 40Z" fill="#4d6683" ${OUTLINE} stroke-width="1.8"/>
    <path d="M60 4C58 14 62 26 66 40C62 41 58 42 54 42C54 26 55 14 60 4Z" fill="#1c2836" opacity=".5"/>` +
  `<path d="M43 47L47 49M57 47L53 49" ${OUTLINE} stroke-width="2"/><circle cx="45" cy="51" r="1.4" fill="#1d140c"/>
    <circle cx="55" cy="51" r="1.4" fill="#1d140c"/>` +
  `<path d="M24 104L24 34" ${OUTLINE} stroke-width="5.5"/><path d="M24 104L24 34" stroke="#8a6236" stroke-width="3"/>
    <circle cx="24" cy="30" r="15" fill="url(#glowG)"/><circle cx="24" cy="30" r="5" fill="#FFF6CF" ${OUTLINE} stroke-width="1.4"/>`

/** a packed rucksack, blanket roll, pan, stick and a loaf */
export const preparations = () =>
  sky('#E7C98E', '#F7E9C4') +
  rays(50, 46, 18, 60, 44, COLOUR.ink, 0.8, 0.3) +
  `<path d="M-4 84Q50 74 104 84V104H-4Z" fill="#8b6a44" ${OUTLINE} stroke-width="1.6"/>` +
  `<path d="M82 90L88 18" ${OUTLINE} stroke-width="5"/><path d="M82 90L88 18" stroke="#9b7040" stroke-width="2.8"/>` +
  `<path d="M27 40C25 30 38 24 50 24C62 24 75 30 73 40L77 84C66 90 34 90 23 84Z" fill="#8a5a30" ${OUTLINE} stroke-width="2.2"/>
    <path d="M58 25C68 27 74 33 73 40L77 84C72 87 66 88 60 88.5C64 68 64 44 58 25Z" fill="#2a1608" opacity=".4"/>` +
  `<path d="M24 42C34 52 66 52 76 42L75 54C64 63 36 63 25 54Z" fill="#A8743E" ${OUTLINE} stroke-width="1.8"/>
    <path d="M38 49V66M62 49V66" ${OUTLINE} stroke-width="4.5"/><path d="M38 49V66M62 49V66" stroke="#4d3018" stroke-width="2.4"/>
    <rect x="34.5" y="60" width="7" height="7" fill="none" stroke="#E4C05A" stroke-width="2"/>
    <rect x="58.5" y="60" width="7" height="7" fill="none" stroke="#E4C05A" stroke-width="2"/>` +
  `<rect x="21" y="17" width="58" height="15" rx="7.5" fill="#4F6F52" ${OUTLINE} stroke-width="2"/>
    <path d="M33 17V32M67 17V32" ${OUTLINE} stroke-width="3"/>
    <circle cx="72" cy="24.5" r="4.4" fill="#7f9c79" ${OUTLINE} stroke-width="1.2"/>
    <path d="M72 22.5a2 2 0 1 1 -2 2" fill="none" stroke="#1d140c"/>` +
  `<circle cx="17" cy="70" r="11" fill="#39322c" ${OUTLINE} stroke-width="2"/>
    <circle cx="17" cy="70" r="7.5" fill="none" stroke="#7d7066" stroke-width="1.3"/><path d="M22 60L32 44" ${OUTLINE} stroke-width="4"/>` +
  `<ellipse cx="62" cy="90" rx="14" ry="7" fill="#D9A65A" ${OUTLINE} stroke-width="1.8"/>
    <path d="M54 88l5 4M60 86.5l5 5M66 86.5l4 4" stroke="#7a4a18" stroke-width="1.5"/>`

/** hooded rider, no face, horse's head below */
export const nazgul = () =>
  sky('#222a34', '#8c5a44') +
  `<circle cx="72" cy="22" r="11" fill="#E9DDBB" opacity=".85"/>` +
  `<path d="M-4 60L16 40L28 56L44 34L60 58L80 42L104 62V104H-4Z" fill="#2c2a2c" opacity=".8"/>` +
  `<path d="M50 12C36 14 30 30 31 44C20 52 14 74 10 104H86C84 76 78 54 68 44C70 28 64 13 50 12Z" fill="#0e0b0b" stroke="#7a3a28"
    stroke-width="1.8"/>` +
  `<path d="M50 19C41 21 37 32 38 42C42 50 58 50 62 42C63 31 59 20 50 19Z" fill="#000"/>
    <path d="M44 35L48 36.5M56 35L52 36.5" stroke="#F2A03A" stroke-width="2.6" stroke-linecap="round"/>` +
  `<path d="M36 52C32 66 30 84 28 104M63 52C68 66 72 84 74 104M50 52V76" stroke="#4a2a22" stroke-width="1.5" fill="none"/>` +
  `<path d="M34 104C34 88 40 78 50 77C58 76 62 70 62 64L66 70L72 62L74 72C82 78 84 88 92 96C90 102 84 102 78 99L68 92C64 96 60 100 60
    104Z" fill="#17110f" stroke="#8c4a30" stroke-width="1.8" stroke-linejoin="round"/><circle cx="73" cy="80" r="2" fill="#E24A2A"/>`
