// npm run art [name...]   draws every picture of the app and stores it under public/.
// Names pick single jobs (places, road, sprites, cards, hobbits, ends, shelf, cover, paper, icons); without names all are baked.
import { existsSync, mkdirSync, readFileSync, statSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bakeAtlas } from './bake/atlas'
import { Studio } from './bake/browser'
import { writeSvg } from './bake/svg'
import { describe } from './index'
import { plates, type Plate } from './plates'
import * as art from './pictures'
import { SPRITES } from './src/sprites.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = (...p: string[]) => join(root, 'public/art', ...p)
const icons = (...p: string[]) => join(root, 'public/icons', ...p)
const wanted = process.argv.slice(2)
const studio = await Studio.open()

const jobs: Record<string, () => Promise<void>> = {
  async places() {
    for (const [place, plate] of Object.entries(plates)) await bakePlace(place, plate)
    await studio.webp(out('lotr/places/edge.webp'), art.raggedEdge(806, 452), 806, 452, 0.9)
  },
  async road() {
    for (const [name, r] of Object.entries(art.roads)) {
      await studio.webp(out(`lotr/road/${name}.webp`), art.road(r, false), r.w, r.h, 0.82)
      await studio.webp(out(`lotr/road/${name}-candle.webp`), art.road(r, true), r.w, r.h, 0.82)
    }
    await studio.webp(out('lotr/road/night.webp'), art.night(600, 126), 600, 126, 0.8)
  },
  async sprites() {
    await bakeAtlas(studio, out('lotr/sprites'), SPRITES)
  },
  async cards() {
    for (const [id, svg] of Object.entries(art.cards)) writeSvg(out(`lotr/cards/${id}.svg`), id, svg())
    for (const [id, svg] of Object.entries(art.signs)) writeSvg(out(`lotr/signs/${id}.svg`), `sign-${id}`, svg)
    for (const [id, svg] of Object.entries(art.rounds)) writeSvg(out(`lotr/rounds/${id}.svg`), `round-${id}`, svg)
  },
  async hobbits() {
    for (const k of art.HOBBITS) {
      writeSvg(out(`lotr/hobbits/${k}.svg`), `medal-${k}`, art.medallion(k))
      writeSvg(out(`lotr/hobbits/${k}-figure.svg`), `figure-${k}`, art.figure(k))
      await studio.webp(out(`lotr/hobbits/${k}-niche.webp`), art.nicheOf(k, false), 184, 160, 0.85)
      await studio.webp(out(`lotr/hobbits/${k}-away.webp`), art.nicheOf(k, true), 184, 160, 0.85)
    }
    writeSvg(out('lotr/hobbits/sauron.svg'), 'sauron', art.darkLord())
    writeSvg(out('lotr/gandalf.svg'), 'gandalf', art.gandalf())
  },
  async ends() {
    await studio.webp(out('lotr/end/victory.webp'), art.end.victory(), 1180, 524, 0.8)
    await studio.webp(out('lotr/end/defeat.webp'), art.end.defeat(), 1180, 524, 0.8)
  },
  async shelf() {
    for (const [name, p] of Object.entries(art.shelf)) await studio.webp(out(`shelf/${name}.webp`), p.svg(), p.w, p.h, p.q ?? 0.82, p.finish)
  },
  async cover() {
    for (const [name, p] of Object.entries(art.cover)) await studio.webp(out(`cover/${name}.webp`), p.svg(), p.w, p.h, p.q ?? 0.76, p.finish)
  },
  async paper() {
    for (const [name, p] of Object.entries(art.paper)) await studio.webp(out(`paper/${name}.webp`), p.svg(), p.w, p.h, p.q ?? 0.6, p.finish)
  },
  async icons() {
    mkdirSync(icons(), { recursive: true })
    for (const [name, svg, size] of art.icons) {
      const png = await studio.photo(`<g transform="scale(${size / studio.scale / 512})">${svg}</g>`, size / studio.scale, size / studio.scale)
      writeFileSync(icons(name), png)
    }
    writeSvg(icons('favicon.svg'), 'favicon', art.favicon)
  },
}

/** layers of one place, and the small picture on the shelf */
async function bakePlace(place: string, plate: Plate) {
  const [w, h] = [806, 452]
  const names = Object.keys(plate.groups)
  const files: Buffer[] = []
  for (const [i, name] of names.entries()) {
    const inside = plate.defs + names.map((n) => `<g${n === name ? '' : ' display="none"'}>${plate.groups[n]}</g>`).join('')
    const file = out(`lotr/places/${place}/${String(i + 1).padStart(2, '0')}-${name}.webp`)
    await studio.webp(file, inside, w, h, 0.82, name === 'air' ? {} : plate)
    files.push(readFileSync(file))
  }
  await studio.flatten(out(`lotr/places/${place}/thumb.webp`), files, 224, 124, 0.8)
}

for (const [name, job] of Object.entries(jobs)) {
  if (wanted.length && !wanted.includes(name)) continue
  const start = Date.now()
  await job()
  console.log(name.padEnd(8), `${((Date.now() - start) / 1000).toFixed(1)} s`)
}
await studio.close()

const sizes: Record<string, number> = {}
const walk = (dir: string) => {
  for (const entry of readdirSync(out(dir), { withFileTypes: true })) {
    const path = dir ? `${dir}/${entry.name}` : entry.name
    if (entry.isDirectory()) walk(path)
    else if (path !== 'index.json') sizes[path] = statSync(out(path)).size
  }
}
if (existsSync(out())) walk('')
writeFileSync(out('index.json'), JSON.stringify(describe(sizes), null, 1) + '\n')
const total = Object.values(sizes).reduce((a, b) => a + b, 0)
console.log(`${Object.keys(sizes).length} files, ${(total / 1e6).toFixed(2)} MB`)
