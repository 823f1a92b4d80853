// Fingerprints of all drawings, for whoever moves code about: the same fingerprint means the same picture.
// Names, blanks and the way a number is written do not count.  tsx assets/bake/sums.ts [file] writes or compares.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { catalogue } from '../catalogue'

const plain = (svg: string) => {
  const names = new Map<string, string>()
  const name = (n: string) => names.get(n) ?? names.set(n, `n${names.size}`).get(n)!
  return svg
    .replace(
      /(\bid="|url\(#)([^")]+)/g,
      (_, a: string, n: string) =>
        a + (/^(hA|hB|hL|glow|gold|steel|ember|b\d|wob|grain|stone|st|sun|blotch|wash|rag)/.test(n) ? n : name(n)),
    )
    .replace(/ stop-opacity="1"/g, '')
    .replace(/-?\d*\.?\d+(e-?\d+)?/g, (n) => ` ${Number(n)} `)
    .replace(/\s+/g, ' ')
    .replace(/> /g, '>')
    .replace(/ (?=[<>"/=])|(?<=[<>"/=(]) /g, '')
    .replace(/\s+/g, ' ')
}
const sum = (text: string) => createHash('sha256').update(plain(text)).digest('hex').slice(0, 16)

const sums: Record<string, string> = {}
const texts: Record<string, string> = {}
const note = (key: string, text: string) => {
  sums[key] = sum(text)
  texts[key] = plain(text)
}
for (const r of Object.values(catalogue).flat()) {
  if (r.kind === 'layers') {
    const p = r.draw()
    for (const [layer, s] of Object.entries(p.groups)) note(`${r.file} ${layer}`, s)
    note(`${r.file} finish`, `${p.grain} ${p.wash} ${(p.tints ?? []).join('')}`)
  } else if (r.kind === 'atlas') {
    for (const s of r.draw()) note(`${r.file} ${s.name}`, `${s.svg} ${s.left} ${s.top} ${s.right} ${s.bottom}`)
  } else note(r.file, r.draw())
}
const file = process.argv[2] ?? 'sums.json'
if (existsSync(file)) {
  const before = JSON.parse(readFileSync(file, 'utf8')) as { sums: Record<string, string>; texts: Record<string, string> }
  let bad = 0
  for (const key of new Set([...Object.keys(sums), ...Object.keys(before.sums)])) {
    if (sums[key] === before.sums[key]) continue
    bad++
    const [a, b] = [before.texts[key] ?? '', texts[key] ?? '']
    let i = 0
    while (i < a.length && a[i] === b[i]) i++
    console.log(`${key}\n  was ${a.slice(Math.max(0, i - 60), i + 80)}\n  is  ${b.slice(Math.max(0, i - 60), i + 80)}`)
  }
  console.log(`${Object.keys(sums).length} drawings, ${bad} changed`)
} else {
  writeFileSync(file, JSON.stringify({ sums, texts }))
  console.log(`${Object.keys(sums).length} drawings noted`)
}
