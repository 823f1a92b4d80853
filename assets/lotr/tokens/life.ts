// Life tokens: a clay disc with the sign raised on it; and the One Ring.
import { rng } from '../../kit/chance'
import { f } from '../../kit/geometry'
import { id } from '../../kit/names'
import { sym } from '../../kit/signs'
import { glow, rays, spark } from '../cards/grounds'
import { area, DARK, dot, INK, pic, stroke } from '../cards/pen'

const disc = (bg: string[], rim: string[], k: string, s: number, ray: string) =>
  pic(() => {
    const g = id('lt')
    return (
      `<radialGradient id="${g}" cx=".36" cy=".28" r=".9"><stop offset="0" stop-color="${bg[0]}"/><stop offset="1" stop-color="${bg[1]}"/>` +
      `</radialGradient><circle cx="51" cy="54" r="44" fill="#120b06" opacity=".5" filter="url(#b2)"/>` +
      dot(50, 52, 45, rim[1], 1.6) +
      dot(50, 49, 45, rim[0], 1.8) +
      Array.from({ length: 36 }, (_, i) => {
        const a = (i * Math.PI) / 18
        return stroke(
          `M${f(50 + Math.cos(a) * 40)} ${f(49 + Math.sin(a) * 40)}L${f(50 + Math.cos(a) * 43.5)} ${f(49 + Math.sin(a) * 43.5)}`,
          1,
          INK,
          0.55,
        )
      }).join('') +
      `<circle cx="50" cy="49" r="38" fill="url(#${g})" stroke="${INK}" stroke-width="1.5"/>` +
      rays(50, 49, 26, 37, 48, 0.8, ray, 0.5) +
      stroke('M20 38A33 33 0 0 1 50 14', 1.6, '#fff', 0.6) +
      area('M50 87A38 38 0 0 0 84 32A40 40 0 0 1 50 87Z', DARK, 0.16) +
      sym(k, 50, 49, s)
    )
  })

export const life_ring = disc(['#7d6a52', '#3d3022'], ['#a58f68', '#5a4730'], 'ring', 48, '#F3DFA4')

export const life_heart = disc(['#FBF2DA', '#D9C08A'], ['#B5564A', '#5e1a15'], 'heart', 48, '#6d1c17')

export const life_sun = disc(['#5d7690', '#2f4256'], ['#8ea3b6', '#33475b'], 'sun', 58, '#DCE8F0')

export const one_ring = pic(() => {
  const g = id('or')
  const q = rng(4)
  let d = ''
  const c = (R: number, a: number) => f(50 + Math.cos(a) * R) + ' ' + f(48 + Math.sin(a) * R)
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2
    const s = 0.157
    const h = 31 + (q() - 0.5)
    const k = 33.4 + q() * 1.8
    d += `M${c(h, a)}Q${c(k, a + s * 0.3)} ${c(h, a + s * 0.62)}`
    if (i % 4 === 0) d += `M${c(h, a)}Q${c(28, a + 0.02)} ${c(27.5, a + 0.06)}`
    if (i % 5 === 2) d += `M${c(34.6, a)}Q${c(36.5, a + 0.03)} ${c(37, a + 0.09)}`
  }
  return (
    `<radialGradient id="${g}" cx=".34" cy=".26" r=".95"><stop offset="0" stop-color="#FFF3B4"/><stop offset=".3" stop-color="#E9BE45"/>` +
    `<stop offset=".7" stop-color="#A87A14"/><stop offset="1" stop-color="#5e430a"/></radialGradient>` +
    glow(50, 50, 50, 'E', 0.6) +
    `<ellipse cx="53" cy="56" rx="40" ry="38" fill="#120b06" opacity=".5" filter="url(#b4)"/>` +
    `<path fill-rule="evenodd" d="M50 6a42 42 0 1 0 .01 0ZM50 27a21 21 0 1 1 -.01 0Z" fill="url(#${g})" stroke="#3d2c06" stroke-width="2.2"/>` +
    `<circle cx="50" cy="48" r="23.6" fill="none" stroke="#5e430a" stroke-width="2.4" opacity=".75"/>` +
    `<circle cx="50" cy="48" r="40" fill="none" stroke="#FFF0A8" stroke-width="1.2" opacity=".7"/>` +
    stroke(d, 2.8, '#8a2a0c', 0.5) +
    stroke(d, 1.2, '#FF8A2C') +
    stroke(d, 0.5, '#FFE9B0') +
    stroke('M15.5 38A36.5 36.5 0 0 1 42 12.5', 3, '#FFFBE0', 0.95) +
    stroke('M72 77A36.5 36.5 0 0 0 84 62', 2, '#FBE9A0', 0.8) +
    stroke('M31 60A21.8 21.8 0 0 0 66 63', 2, '#FFE78A', 0.75) +
    spark(22, 21, 9)
  )
})
