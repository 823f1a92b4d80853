// Event pictures of Lothlórien, box of 100.
import { rows } from '../../kit/geometry'
import { face, OUTLINE, rays, sky } from './pen'

/** the lady, golden hair, white robe, a leafed crown */
export const galadriel = () =>
  sky('#2f4358', '#B9B48a') +
  rays(50, 38, 22, 74, 54, '#F6EBB6', 0.9, 0.55) +
  `<path d="M18 104C18 82 32 70 50 68C68 70 82 82 82 104Z" fill="#F4F0E2" ${OUTLINE} stroke-width="2"/>
    <path d="M56 69C74 72 82 84 82 104H66C66 88 64 76 56 69Z" fill="#6f7f92" opacity=".5"/>` +
  `<path d="M30 46C26 20 40 12 50 12C60 12 74 20 70 46C70 62 76 78 82 92C70 90 62 82 60 68H40C38 82 30 90 18 92C24 78 30 62 30 46Z"
    fill="#E3B84A" ${OUTLINE} stroke-width="1.8"/>` +
  `<path d="M28 84C33 72 36 60 35 44M23 88C30 76 33 62 32 48M72 84C67 72 64 60 65 44M77 88C70 76 67 62 68 48" fill="none" stroke="#8a6218"
    stroke-width="1.3"/>` +
  face(50, 45, 14, 17.5, '#F3DCBC') +
  `<path d="M36 40C36 24 44 20 50 24C56 20 64 24 64 40C61 33 56 29 50 30C44 29 39 33 36 40Z" fill="#EBC65c"/>
    <path d="M34 33Q50 24 66 33" fill="none" stroke="#1d140c" stroke-width="3.6"/>
    <path d="M34 33Q50 24 66 33" fill="none" stroke="#F7F3DC" stroke-width="2"/>` +
  rows('-12 30 -30, -6 27 -14, 6 27 14, 12 30 30')
    .map(
      ([x, y, a]) =>
        `<g transform="translate(${50 + x} ${y}) rotate(${a})">
          <path d="M0 0C-3 -4 -2 -9 0 -12C2 -9 3 -4 0 0Z" fill="#F7E69a" ${OUTLINE} stroke-width="1"/></g>`,
    )
    .join('') +
  `<path d="M42 43L47 43.5M58 43L53 43.5" ${OUTLINE} stroke-width="1.5"/><circle cx="45" cy="46" r="1.5" fill="#24405a"/>
    <circle cx="55" cy="46" r="1.5" fill="#24405a"/>
    <path d="M46 55Q50 57.5 54 55M50 47V51" stroke="#8a4a34" stroke-width="1.4" fill="none"/>
    <circle cx="50" cy="80" r="9" fill="url(#glowW)"/><circle cx="50" cy="80" r="3" fill="#fff"/>`

/** a spring among roots, a cup, two hobbits asleep under one cloak */
export const recovery = () =>
  sky('#4c6a62', '#D8CF9a') +
  `<path d="M-4 -4H30C24 20 26 50 14 78H-4ZM104 -4H76C80 20 78 50 88 78H104Z" fill="#9aa39a" ${OUTLINE} stroke-width="1.6"/>
    <path d="M8 0C10 30 8 56 2 76M18 0C16 26 18 48 10 70M88 0C86 26 92 52 96 76" stroke="#4d5751" fill="none" stroke-width="1.2"/>` +
  `<ellipse cx="50" cy="22" rx="30" ry="26" fill="url(#glowG)" opacity=".9"/><path d="M50 8V14" ${OUTLINE} stroke-width="1.4"/>
    <path d="M43 16H57L60 26L55 36H45L40 26Z" fill="#FFF0B0" ${OUTLINE} stroke-width="1.8"/>
    <path d="M42 16L50 9L58 16Z" fill="#5c6b58" ${OUTLINE} stroke-width="1.4"/>` +
  `<path d="M-4 70Q50 56 104 70V104H-4Z" fill="#5f7a4c" ${OUTLINE} stroke-width="1.6"/>` +
  `<path d="M20 82C22 62 40 56 56 60C74 62 84 72 84 86C64 94 36 94 20 82Z" fill="#7d8d86" ${OUTLINE} stroke-width="2"/>
    <path d="M36 62C40 72 40 82 36 90M54 60C60 70 60 82 56 91M70 64C76 72 76 82 72 89" stroke="#38443f" fill="none" stroke-width="1.3"/>` +
  (
    [
      [27, 66, '#6a3f1c'],
      [42, 60, '#a8742f'],
    ] as const
  )
    .map(
      ([x, y, c]) =>
        `<circle cx="${x}" cy="${y}" r="8.5" fill="#E0B88C" ${OUTLINE} stroke-width="1.6"/>
          <path d="M${x - 9} ${y - 1}C${x - 10} ${y - 12} ${x + 8} ${y - 14} ${x + 9} ${y - 2}C${x + 4} ${y - 6} ${x - 3} ${y - 6}
          ${x - 9} ${y - 1}Z" fill="${c}" ${OUTLINE} stroke-width="1.2"/>
          <path d="M${x - 4} ${y + 2}q1.5 1.5 3 0M${x + 2} ${y + 2}q1.5 1.5 3 0" stroke="#1d140c" fill="none" stroke-width="1.2"/>`,
    )
    .join('') +
  rows('14 92, 30 97, 70 96, 88 92, 52 98')
    .map(([x, y]) => `<path d="M${x} ${y}l2 -3l2 3l-2 2Z" fill="#FFF2A8" stroke="#6b6a20" stroke-width=".8"/>`)
    .join('')

/** silver basin on its stem, stars in the water, an eye that looks back */
export const mirror = () =>
  sky('#1a2536', '#5b7186') +
  Array.from(
    { length: 22 },
    (_, i) => `<circle cx="${(i * 37) % 100}" cy="${(i * 23) % 38}" r="${0.6 + (i % 3) * 0.4}" fill="#fff" opacity=".8"/>`,
  ).join('') +
  rays(50, 46, 30, 62, 60, '#DCE9EE', 0.9, 0.5) +
  `<path d="M-4 84Q50 72 104 84V104H-4Z" fill="#31463c" ${OUTLINE} stroke-width="1.6"/>` +
  `<path d="M40 96C44 84 46 76 45 64H55C54 76 56 84 60 96Z" fill="#BFC8C6" ${OUTLINE} stroke-width="2"/>
    <path d="M51 64H55C54 76 56 84 60 96H52Z" fill="#3a4a52" opacity=".5"/>
    <path d="M34 97Q50 91 66 97V104H34Z" fill="#8d9998" ${OUTLINE} stroke-width="1.6"/>` +
  `<path d="M8 44C10 62 30 70 50 70C70 70 90 62 92 44Z" fill="#C9D2D0" ${OUTLINE} stroke-width="2"/>
    <path d="M54 70C74 69 90 60 92 44H76C74 58 66 66 54 70Z" fill="#33454f" opacity=".45"/>
    <path d="M18 56q8 7 18 9M64 66q10 -2 18 -9" stroke="#fff" stroke-width="1.4" fill="none" opacity=".8"/>` +
  `<ellipse cx="50" cy="44" rx="42" ry="15" fill="#EEF4F0" ${OUTLINE} stroke-width="2"/>
    <ellipse cx="50" cy="44" rx="36" ry="11.5" fill="#17283a" ${OUTLINE} stroke-width="1.4"/>` +
  `<ellipse cx="50" cy="44" rx="30" ry="14" fill="url(#glowE)" opacity=".8"/>
    <path d="M30 44C38 36 62 36 70 44C62 52 38 52 30 44Z" fill="#E8842C" stroke="#5a160c" stroke-width="1.4"/>
    <path d="M38 44C43 39.5 57 39.5 62 44C57 48.5 43 48.5 38 44Z" fill="#FFD56a"/>
    <path d="M50 38C53 42 53 46 50 50C47 46 47 42 50 38Z" fill="#160705"/>` +
  `<path d="M20 42q4 -3 8 -4M74 50q5 -2 7 -4" stroke="#9fc0d0" stroke-width="1.2" fill="none"/>`
