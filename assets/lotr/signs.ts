// The small signs used within sentences, each a file of 24 x 24.
import { LINE_COLOUR } from '../kit/colour'
import { ACTIVITY, gicon, sym } from '../kit/signs'

const box = (inside: string) => `<svg width="24" height="24" viewBox="0 0 24 24">${inside}</svg>`
const SMALL = ['eye', 'die', 'heal', 'card', 'shield', 'bigShield', 'ring', 'heart', 'sun', 'sundial', 'dot']
export const inlineSigns: Record<string, string> = {
  ...Object.fromEntries(SMALL.map((k) => [k, box(sym(k, 12, 12, 22))])),
  wild: box(sym('star', 12, 12, 23)),
  // activities in the colour of their line, and pale for dark ground
  ...Object.fromEntries(Object.entries(ACTIVITY).map(([k, icon]) => [k, box(gicon(icon, 12, 12, 23, LINE_COLOUR[k]))])),
  ...Object.fromEntries(Object.entries(ACTIVITY).map(([k, icon]) => [`${k}-light`, box(gicon(icon, 12, 12, 23, '#F0DDB0'))])),
}
