// A drawing as a file of its own: every gradient and filter it uses is copied in, and its names are made unique.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { defs } from '../src/kit.mjs'

const shared: string = defs()
const definition = (name: string) =>
  shared.match(new RegExp(`<(filter|pattern|linearGradient|radialGradient) id="${name}"[\\s\\S]*?</\\1>`))?.[0] ?? ''

export function standalone(prefix: string, svg: string): string {
  let s = svg
  const own = new Set([...s.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!))
  const used = [...new Set([...s.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]!))]
  const need = used.filter((name) => !own.has(name))
  s = s.replace(/^<svg ([^>]*)>/, (_, attrs: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attrs.replace(/xmlns="[^"]*" ?/, '').replace(/ ?style="[^"]*"/, '')}><defs>${need.map(definition).join('')}</defs>`)
  ;[...new Set([...own, ...need])].forEach((name, i) => {
    const unique = `${prefix}-${i.toString(36)}`
    s = s.replaceAll(`id="${name}"`, `id="${unique}"`).replaceAll(`url(#${name})`, `url(#${unique})`)
  })
  s = tidy(s.replaceAll('<defs></defs>', ''))
  const missing = [...s.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]!).filter((name) => !s.includes(`id="${name}"`))
  if (missing.length || /<text|NaN|undefined|href/.test(s)) throw new Error(`bad picture ${prefix} ${missing}`)
  return s + '\n'
}

/** shorter text, same picture: no idle zeros, blanks or breaks */
const tidy = (s: string) =>
  s.replace(/\s+/g, ' ').replace(/> </g, '><').replace(/(\.\d*?)0+(?=[^\d.]|$)/g, (_, d: string) => (d === '.' ? '' : d)).replace(/ \/>/g, '/>')

export function writeSvg(file: string, prefix: string, svg: string): number {
  const s = standalone(prefix, svg)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, s)
  return s.length
}
