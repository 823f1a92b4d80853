// Follows a recipe: draws, photographs, packs, stores.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plate } from '../kit/plate'
import { bakeAtlas } from './atlas'
import type { Studio } from './browser'
import { store } from './files'
import type { Layers, Recipe } from './recipe'
import { standalone } from './svg'

/** the file of a layer: its number from far to near, and its name */
export const layerFile = (folder: string, name: string, i: number) => `${folder}/${String(i + 1).padStart(2, '0')}-${name}.webp`
/** size of the small picture on the shelf */
const THUMB = { width: 224, height: 124, quality: 0.8 }

export async function bake(studio: Studio, folder: string, r: Recipe): Promise<void> {
  const file = join(folder, r.file)
  switch (r.kind) {
    case 'webp':
      return store(`${file}.webp`, await studio.webp(r.draw(), r.width, r.height, r.quality, { grain: r.grain }))
    case 'svg':
      return store(`${file}.svg`, standalone(r.prefix, r.draw()))
    case 'symbols':
      return store(`${file}.svg`, r.draw())
    case 'png': {
      const side = r.size / studio.scale
      return store(`${file}.png`, await studio.photo(`<g transform="scale(${side / 512})">${r.draw()}</g>`, side, side))
    }
    case 'atlas':
      return bakeAtlas(studio, file, r.draw())
    case 'layers':
      return bakeLayers(studio, file, r)
  }
}

/** one layer of a plate: the others are there, unseen, for the gradients they share */
const onlyLayer = (plate: Plate, shown: string) =>
  plate.defs +
  Object.entries(plate.groups)
    .map(([name, inside]) => `<g${name === shown ? '' : ' display="none"'}>${inside}</g>`)
    .join('')

async function bakeLayers(studio: Studio, folder: string, { draw, width, height, quality }: Layers): Promise<void> {
  const plate = draw()
  const baked: Buffer[] = []
  for (const [i, name] of Object.keys(plate.groups).entries()) {
    const file = layerFile(folder, name, i)
    store(file, await studio.webp(onlyLayer(plate, name), width, height, quality, name === 'air' ? {} : plate))
    baked.push(readFileSync(file))
  }
  store(`${folder}/thumb.webp`, await studio.flatten(baked, THUMB.width, THUMB.height, THUMB.quality))
}
