// Icons of the app: the Ring on ember and night, box of 512.
import { one_ring } from '../lotr/tokens/life'

const ring = (size: number) => {
  const at = (512 - size) / 2
  return `<g transform="translate(${at} ${at})">${one_ring(size, size)}</g>`
}
const ground = (radius: number) =>
  `<radialGradient id="ig" cx=".5" cy=".46" r=".72"><stop offset="0" stop-color="#C24A2E"/><stop offset=".42" stop-color="#7a1f19"/>
    <stop offset="1" stop-color="#16120F"/></radialGradient><rect width="512" height="512" rx="${radius}" fill="url(#ig)"/>`
/** round corners of its own */
export const icon = () => ground(96) + ring(400)
/** the system cuts the shape: all that matters lies in the middle 80 % */
export const maskable = () => ground(0) + ring(310)
export const touchIcon = () => ground(0) + ring(380)
export const favicon = () => `<svg width="64" height="64" viewBox="0 0 512 512">${ground(96)}${ring(430)}</svg>`
