// Shields: the number, as many stars, and a richer rim.
import { rows } from '../../kit/geometry'
import { leaf, rays, star } from '../cards/grounds'
import { area, DARK, group, mirror, pic, shape, stroke } from '../cards/pen'

const DIGIT: Record<number, string> = {
  1: 'M42 41L52 36H55V67H61V71H41V67H47V44L42 46Z',
  2: 'M38 47C37 35 62 31 62 46C62 56 50 60 47 65H57L60 61H64L62 71H38V67C42 59 53 54 53 46' + 'C53 39 46 40 46 47Z',
  3:
    'M38 42C43 33 62 33 61 44C61 49 58 51.5 54 52.5C60 53.5 63 57 62 62.5C61 73 44 75 37 68L40 62.5C44 68 53 68 53 61.5' +
    'C53 56.5 49 55 44 55.5V50.5C49 50.5 52.5 49 52.5 44C52.5 39 45 39 42 45Z',
}

const BODY = 'M50 5C62 13 77 17 90 17C93 54 79 80 50 96C21 80 7 54 10 17C23 17 38 13 50 5Z'
const INNER = 'M50 14C60 20 71 24 82 25C83 53 72 74 50 87C28 74 17 53 18 25C29 24 40 20 50 14Z'

const shieldBase = (rim: string, face: string) =>
  `<path d="${BODY}" transform="translate(2 4)" fill="#120b06" opacity=".5" filter="url(#b2)"/>` +
  shape(BODY, rim, 2) +
  shape(INNER, face, 1.4) +
  area('M50 14C60 20 71 24 82 25C83 53 72 74 50 87Z', DARK, 0.2) +
  area('M50 14C60 20 71 24 82 25C83 53 72 74 50 87Z', 'url(#hA)', 0.25)

const numbered = (n: number, rim: string, face: string) =>
  pic(
    () =>
      shieldBase(rim, face) +
      rays(50, 53, 21, 34, 40, 0.8, '#EAF0F2', 0.3) +
      stroke('M14 21C25 20 38 17 50 9', 1.6, '#fff', 0.55) +
      Array.from({ length: n }, (_, i) =>
        shape(star(50 + (i - (n - 1) / 2) * 13, 26 + (i - (n - 1) / 2) ** 2 * 1.4, 6), '#F6E08C', 0.9),
      ).join('') +
      shape(DIGIT[n], '#FBF6E4', 2.6, 'paint-order="stroke" transform="translate(-10 -9.5) scale(1.2)"'),
  )

export const shield_1 = numbered(1, '#8d9fb0', 'url(#steel)')

export const shield_2 = numbered(2, '#B08A55', 'url(#steel)')

export const shield_3 = numbered(3, 'url(#gold)', 'url(#steel)')

export const shield_back = pic(
  () =>
    shieldBase('#8d9fb0', 'url(#steel)') +
    stroke('M14 21C25 20 38 17 50 9', 1.6, '#fff', 0.55) +
    rays(50, 49, 20, 36, 40, 0.8, '#EAF0F2', 0.4) +
    shape(star(50, 49, 23), '#EEF2F2', 1.4) +
    area('M50 26L50 49L55.5 41.5ZM72 42L50 49L59 52ZM63.5 67.5L50 49V59ZM36.5 67.5L50 49L41 52ZM28 42L50 49L44.5 41.5Z', '#8d9fb0', 0.7),
)

export const shield_big = pic(
  () =>
    mirror(
      group(
        stroke('M30 95C8 84 2 60 8 36', 3.2) +
          stroke('M30 95C8 84 2 60 8 36', 1.6, '#C9A227') +
          rows('8 40 -118, 6 52 -104, 7 64 -92, 11 75 -78, 18 85 -62')
            .map(([x, y, a]) => leaf(x, y, a + 62, 13, '#E9C860', '#6d4f0a', 1.1) + leaf(x, y, a - 34, 12, '#C9A227', '#6d4f0a', 1.1))
            .join(''),
        'translate(9 2) scale(.94)',
      ),
    ) +
    group(
      shieldBase('url(#gold)', 'url(#steel)') +
        stroke('M14 21C25 20 38 17 50 9', 1.6, '#fff', 0.55) +
        rays(50, 49, 20, 36, 40, 0.8, '#EAF0F2', 0.4) +
        shape(star(50, 49, 23), '#EEF2F2', 1.4) +
        area(
          'M50 26L50 49L55.5 41.5ZM72 42L50 49L59 52ZM63.5 67.5L50 49V59ZM36.5 67.5L50 49L41 52ZM28 42L50 49' + 'L44.5 41.5Z',
          '#8d9fb0',
          0.7,
        ),
      'translate(13 4) scale(.74 .8)',
    ),
)
