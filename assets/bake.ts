// npm run art [job...]   draws every picture of the app and stores it under public/.
// Names pick single jobs, those of the catalogues (places, road, sprites, cards, hobbits, ends, wotr-cards, wotr-cards-landscapes,
// wotr-cards-scenes, shelf, cover, paper, icons); without names all are baked.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bake } from './bake/baker'
import { Studio } from './bake/browser'
import { writeIndex } from './bake/index'
import { catalogue } from './catalogue'

const publicFolder = join(fileURLToPath(new URL('..', import.meta.url)), 'public')
const wanted = process.argv.slice(2)
const unknown = wanted.filter((job) => !(job in catalogue))
if (unknown.length) throw new Error(`no job ${unknown.join(', ')}; there are ${Object.keys(catalogue).join(', ')}`)

const studio = await Studio.open()
for (const [job, recipes] of Object.entries(catalogue)) {
  if (wanted.length && !wanted.includes(job)) continue
  const start = performance.now()
  for (const recipe of recipes) await bake(studio, publicFolder, recipe)
  console.log(job.padEnd(8), `${((performance.now() - start) / 1000).toFixed(1)} s`)
}
await studio.close()
console.log(writeIndex(join(publicFolder, 'art')))
