// Signs in one colour, box of 24, and tokens with colours of their own.
import type { SignName, TokenName } from '../../src/games/wotr-cards/text/pictures'
import { shape } from './cards/silhouettes'

/** a shape of the icon set in the box of 24 */
const small = (name: string) => `<g transform="scale(.046875)">${shape(name)}</g>`
/** no fill of their own, and holes cut out: whatever holds them gives the colour */
export const SIGN: Record<SignName, () => string> = {
  attack: () => '<path d="M20.5 2L22 3.5l-1 5L10.5 17l-2-.5-.5-2L17 4z"/><path d="M4.5 14l5.5 5.5L8.5 21l-2-1-3 3-2-2 3-3-1-2.5z"/>',
  defense: () => '<path d="M12 1.5l9 3v7q0 7-9 11-9-4-9-11v-7z"/><path d="M12 4.5V19" stroke="#0004" stroke-width="2"/>',
  path: () =>
    `<path d="M7.5 4.5c2.6-.6 4.3 1.6 4 5-.2 2.4-1 4.2-3 4.5-2 .2-3.3-1.2-3.7-3.7-.5-3.2.3-5.3 2.7-5.8zM6 15.5l4.3-.6c.4
      2.2-.2 4-1.8 4.2S6 17.6 6 15.5z"/><path d="M16 1.5c2.5.2 3.6 2.2 3.3 5.4-.3 2.6-1.3 4.2-3.3 4.1-2-.1-3-1.9-3-4.3
      0-3.4 1-5.4 3-5.2zM13.8 12.2l4.2.4c-.1 2.2-1 3.7-2.5 3.5-1.5-.1-2-1.8-1.7-3.9z"/>`,
  leadership: () => '<path d="M3.75 1.5h2.5V3H21l-4 5 4 5H6.25v9.5h-2.5z"/>',
  army: () => small('crossed-swords'),
  character: () => small('cowled'),
  item: () => small('swap-bag'),
  event: () => small('scroll-unfurled'),
  nazgul: () => small('cloaked-figure-on-horseback'),
  ent: () => small('tree-face'),
  weapon: () => small('broadsword'),
  mount: () => small('horse-head'),
  ring: () => small('diamond-ring'),
  'ring-bearer': () => small('ring'),
  shield: () => small('checked-shield'),
  battleground: () => small('white-tower'),
  'shadow-battleground': () => small('evil-tower'),
}

const STAR = 'M20 1l5.5 12 13 1.3-9.8 8.7 3 13L20 29.5 8.3 36l3-13L1.5 14.3l13-1.3z'
const ring = (gold: string, opacity: number) =>
  `<g opacity="${opacity}"><circle r="13" fill="none" stroke="${gold}" stroke-width="5"/><circle r="16" fill="none" stroke="#5c430a"/>
  <circle r="10.4" fill="none" stroke="#5c430a" stroke-width=".8"/></g>`
const wedge = (d: string, fill: string) => `<path d="${d}" fill="${fill}" stroke="#F0DDB8" stroke-width="1.6" stroke-linejoin="round"/>`
interface Token {
  readonly box: string
  readonly draw: () => string
}
export const TOKEN: Record<TokenName, Token> = {
  star: { box: '0 0 40 38', draw: () => `<path d="${STAR}" fill="#D9B43A" stroke="#3d2a02" stroke-width="1.5" stroke-linejoin="round"/>` },
  corruption: {
    box: '-14 -14 28 28',
    draw: () => `<circle r="12" fill="#1a0907" stroke="#B8382B" stroke-width="2"/>
      <path d="M-8 0Q0-8 8 0 0 8-8 0z" fill="none" stroke="#F0A184" stroke-width="1.8"/><path d="M0-4q2.5 4 0 8-2.5-4 0-8z" fill="#F0A184"/>`,
  },
  'ring-ready': { box: '-18 -18 36 36', draw: () => ring('#E0B93C', 1) },
  'ring-turned': { box: '-18 -18 36 36', draw: () => ring('#8d7446', 0.5) },
  'wedge-free': { box: '0 0 42 22', draw: () => wedge('M2 20L21 2l19 18z', '#4F6F52') },
  'wedge-shadow': { box: '0 0 42 22', draw: () => wedge('M2 2l19 18L40 2z', '#9E2B25') },
}
/** CSS pixels of a token */
export const tokenSize = (name: TokenName): [number, number] => TOKEN[name].box.split(' ').slice(2).map(Number) as [number, number]
