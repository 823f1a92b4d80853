// A drawing as a file of its own: every gradient and filter it uses is copied in, and its names are made unique.
import { defs } from '../kit/defs'

const shared = defs()
const definition = (name: string) =>
  shared.match(new RegExp(`<(filter|pattern|linearGradient|radialGradient) id="${name}"[\\s\\S]*?</\\1>`))?.[0] ?? ''
const namesUsed = (svg: string) => [...new Set([...svg.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]!))]
const namesMade = (svg: string) => [...new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!))]

export function standalone(prefix: string, svg: string): string {
  const own = namesMade(svg)
  const need = namesUsed(svg).filter((name) => !own.includes(name))
  let s = svg.replace(
    /^<svg ([^>]*)>/,
    (_, attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><defs>${need.map(definition).join('')}</defs>`,
  )
  for (const [i, name] of [...own, ...need].entries()) {
    const unique = `${prefix}-${i.toString(36)}`
    s = s.replaceAll(`id="${name}"`, `id="${unique}"`).replaceAll(`url(#${name})`, `url(#${unique})`)
  }
  s = tidy(s.replaceAll('<defs></defs>', ''))
  const made = namesMade(s)
  const missing = namesUsed(s).filter((name) => !made.includes(name))
  if (missing.length || /<text|NaN|undefined|href/.test(s)) throw new Error(`bad picture ${prefix} ${missing.join(' ')}`)
  return `${s}\n`
}

/** shorter text, same picture: no idle zeros, blanks or breaks */
const tidy = (s: string) =>
  s
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/(\.\d*?)0+(?=[^\d.]|$)/g, (_, digits: string) => (digits === '.' ? '' : digits))
    .replace(/ \/>/g, '/>')
