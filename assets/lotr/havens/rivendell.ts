// Event pictures of Rivendell, box of 100.
import { f } from '../../kit/geometry'
import { face, OUTLINE, rays, sky } from './pen'

/** the lord of the valley, circlet and star between two arches */
export const elrond = () =>
  sky('#7f98a5', '#EFE6C6') +
  rays(50, 26, 20, 70, 50, '#fff', 0.9, 0.55) +
  `<path d="M4 104V44Q4 14 22 6Q12 26 12 46V104ZM96 104V44Q96 14 78 6Q88 26 88 46V104Z" fill="#D9D2BC" ${OUTLINE} stroke-width="1.4"/>` +
  `<path d="M14 104C16 80 30 68 50 66C70 68 84 80 86 104Z" fill="#5a3b4e" ${OUTLINE} stroke-width="2"/>
    <path d="M56 67C74 70 84 82 86 104H66C66 86 64 74 56 67Z" fill="#1c0f18" opacity=".45"/>
    <path d="M36 70L50 92L64 70" fill="none" stroke="#D9C07a" stroke-width="3"/>` +
  `<path d="M31 44C29 20 40 14 50 14C60 14 71 20 69 44C69 58 72 72 76 82C66 80 60 74 59 64H41C40 74 34 80 24 82C28 72 31 58 31 44Z"
    fill="#2c211d" ${OUTLINE} stroke-width="1.8"/>` +
  face(50, 44, 14.5, 18, '#EBCDA6') +
  `<path d="M35.5 38C36 24 44 21 50 24C56 21 64 24 64.5 38C60 32 56 30 50 31C44 30 40 32 35.5 38Z" fill="#2c211d"/>` +
  `<path d="M35 34Q50 25 65 34" fill="none" stroke="#1d140c" stroke-width="4"/>
    <path d="M35 34Q50 25 65 34" fill="none" stroke="#EBD58a" stroke-width="2.2"/>
    <path d="M50 20L52.5 27L59 29L52.5 31L50 38L47.5 31L41 29L47.5 27Z" fill="#fff" stroke="#7d95a5" stroke-width="1"/>` +
  `<path d="M41 42L47 42.5M59 42L53 42.5" ${OUTLINE} stroke-width="1.8"/><circle cx="44.5" cy="45.5" r="1.5" fill="#1d140c"/>
    <circle cx="55.5" cy="45.5" r="1.5" fill="#1d140c"/>
    <path d="M46 55Q50 57 54 55M50 46V51" stroke="#5a3420" stroke-width="1.4" fill="none"/>`

/** chairs in a round, the Ring on its stone in the middle */
export const council = () =>
  sky('#C9CFAE', '#F4EBCB') +
  `<path d="M-4 34Q50 18 104 34V104H-4Z" fill="#B9AC88"/>
    <ellipse cx="50" cy="66" rx="48" ry="34" fill="#D8CBA4" ${OUTLINE} stroke-width="1.6"/>
    <ellipse cx="50" cy="66" rx="36" ry="24" fill="none" stroke="#7a6a48" stroke-width="1.2"/>
    <ellipse cx="50" cy="66" rx="30" ry="19" fill="none" stroke="#7a6a48" stroke-width="1.2" stroke-dasharray="3 3"/>` +
  [
    [50, 36, 1, '#4a6078'],
    [27, 41, 0.95, '#6a5a7a'],
    [73, 41, 0.95, '#4F6F52'],
    [11, 56, 1.05, '#8A3A2A'],
    [89, 56, 1.05, '#7a6430'],
    [19, 80, 1.15, '#5c4a3a'],
    [81, 80, 1.15, '#4b6a72'],
  ]
    .map(
      ([x, y, s, c]) =>
        `<g transform="translate(${x} ${y}) scale(${s})">
          <path d="M-8 8V-13Q-8 -20 0 -23Q8 -20 8 -13V8Z" fill="#8d6b41" ${OUTLINE} stroke-width="1.5"/>
          <path d="M-6 9C-7 -4 -4 -9 0 -9C4 -9 7 -4 6 9Z" fill="${c}" ${OUTLINE} stroke-width="1.3"/>
          <circle cy="-11" r="4" fill="#E3C19A" ${OUTLINE} stroke-width="1.2"/><path d="M-4 -12.5Q0 -18 4 -12.5" fill="#4a3220"/></g>`,
    )
    .join('') +
  `<ellipse cx="50" cy="66" rx="24" ry="22" fill="url(#glowG)"/>
    <path d="M41 84L43 68H57L59 84Z" fill="#A79B80" ${OUTLINE} stroke-width="1.6"/>
    <ellipse cx="50" cy="67" rx="9.5" ry="4" fill="#E9DFC4" ${OUTLINE} stroke-width="1.4"/>` +
  `<ellipse cx="50" cy="60" rx="7" ry="7" fill="none" stroke="#4C380A" stroke-width="6"/>
    <ellipse cx="50" cy="60" rx="7" ry="7" fill="none" stroke="#F2CF55" stroke-width="3.4"/>`

/** nine walkers on a ridge against the morning */
export const fellowship = () => {
  const who = [
    [16, 15, 'd'],
    [25, 12, 'h'],
    [33, 19, 'm'],
    [42, 12, 'h'],
    [50, 12, 'h'],
    [58, 20, 'b'],
    [67, 12, 'h'],
    [76, 20, 'm'],
    [86, 21, 'w'],
  ] as const
  return (
    sky('#E9C987', '#FBF2D6') +
    `<circle cx="62" cy="44" r="17" fill="#FFF6D2"/>` +
    rays(62, 44, 21, 80, 60, '#B98A3A', 1, 0.5) +
    `<path d="M-4 62L14 36L24 48L38 26L52 52L66 42L84 30L104 58V80H-4Z" fill="#A9B4B0" ${OUTLINE} stroke-width="1.2" opacity=".85"/>
      <path d="M38 26L44 38L39 36L34 42L31 37Z" fill="#fff"/>` +
    `<path d="M-4 80Q30 68 52 70T104 66V104H-4Z" fill="#6d7a4c" ${OUTLINE} stroke-width="1.8"/>
      <path d="M-4 92Q40 78 104 84V104H-4Z" fill="#4d5a38" ${OUTLINE} stroke-width="1.2"/>` +
    who
      .map(([x, h, t]) => {
        const y = 76 - (x - 16) * 0.09
        return (
          `<path d="M${x - h * 0.28} ${f(y)}C${x - h * 0.3} ${f(y - h * 0.5)} ${x - h * 0.2} ${f(y - h * 0.85)} ${x}
            ${f(y - h * 0.9)}C${x + h * 0.22} ${f(y - h * 0.85)} ${x + h * 0.3} ${f(y - h * 0.5)} ${x + h * 0.28} ${f(y)}Z"
            fill="#1b1712"/>` +
          `<circle cx="${x}" cy="${f(y - h)}" r="${f(h * 0.17)}" fill="#1b1712"/>` +
          (t === 'w'
            ? `<path d="M${x - 5} ${f(y - h - 1)}H${x + 5}L${x + 1} ${f(y - h - 11)}Z" fill="#1b1712"/>
              <path d="M${x + 7} ${f(y)}V${f(y - h - 7)}" stroke="#1b1712" stroke-width="1.6"/>`
            : '') +
          (t === 'b'
            ? `<path d="M${x - 7} ${f(y - 4)}Q${x - 12} ${f(y - 13)} ${x - 4} ${f(y - 23)}" fill="none" stroke="#1b1712" stroke-width="1.5"/>`
            : '') +
          (t === 'd'
            ? `<path d="M${x - 7} ${f(y - 3)}L${x + 4} ${f(y - h - 5)}" stroke="#1b1712" stroke-width="1.7"/>
              <path d="M${x + 1} ${f(y - h - 7)}l7 2l-2 6Z" fill="#1b1712"/>`
            : '')
        )
      })
      .join('')
  )
}
