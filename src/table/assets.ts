/**
 * Pictures from files: loaded when a table opens or a place is reached, let go when nobody shows them any more.
 * Counts who needs what, so that two scenes may share a file. Trouble is told, never thrown.
 */
import { Assets, type Spritesheet, Texture } from 'pixi.js'
import { useEffect, useState } from 'react'
import { useStage } from './stage-context.ts'
import { flattened, wipe } from './textures.ts'

/** Workers would be started from blobs, which a strict content policy refuses; decoding off the main thread happens anyway. */
Assets.setPreferences({ preferWorkers: false })

/** Where pictures lie, relative to the page. */
export const artUrl = (file: string): string => `${import.meta.env.BASE_URL}art/${file}`

/** A place is looked at for a while before the next one matters. */
const AHEAD_AFTER = 4000
/** A scene that is built anew at once finds its pictures still there. */
const GRACE = 3000
const needed = new Map<string, number>()

function need(file: string): void {
  needed.set(file, (needed.get(file) ?? 0) + 1)
}
function release(file: string): void {
  needed.set(file, (needed.get(file) ?? 1) - 1)
  setTimeout(() => {
    if ((needed.get(file) ?? 0) > 0) return
    needed.delete(file)
    if (Assets.cache.has(artUrl(file))) void Assets.unload(artUrl(file))
  }, GRACE)
}

export interface Art {
  /** What these pictures were asked for. */
  readonly name: string
  /** A whole picture by its file, or one of a sheet by its frame. Empty where it is missing. */
  texture(name: string): Texture
}

async function load(name: string, files: readonly string[]): Promise<Art> {
  const found = new Map<string, Texture>()
  const loaded = await Promise.all(files.map(async (file) => [file, await Assets.load<Texture | Spritesheet>(artUrl(file))] as const))
  for (const [file, asset] of loaded) {
    if (asset instanceof Texture) found.set(file, asset)
    else for (const [frame, texture] of Object.entries(asset.textures)) found.set(frame, texture)
  }
  return { name, texture: (wanted) => found.get(wanted) ?? Texture.EMPTY }
}

/**
 * The pictures `files`, known together as `name`. While new ones load, the last ones that came are given (look at `name`);
 * null before the first. `name` must change when `files` do.
 */
export function useArt(name: string, files: readonly string[]): Art | null {
  const { report, loop } = useStage()
  const [art, setArt] = useState<Art | null>(null)
  // the name stands for the files
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isCurrent = true
    for (const file of files) need(file)
    load(name, files).then(
      (loaded) => {
        if (!isCurrent) return
        setArt(loaded)
        loop.invalidate()
      },
      () => {
        if (isCurrent) report('pictures-missing')
      },
    )
    return () => {
      isCurrent = false
      for (const file of files) release(file)
    }
  }, [name, report, loop])
  return art
}

export interface Plate {
  readonly name: string
  readonly texture: Texture
}

async function picture(file: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = artUrl(file)
  await image.decode()
  return image
}

/** Layers of a board as one picture, cut out by `mask`; null while it loads. `name` must change when the files do. */
export function usePlate(name: string, layers: readonly string[], mask: string | null): Plate | null {
  const { report, loop } = useStage()
  const [plate, setPlate] = useState<Plate | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the files
  useEffect(() => {
    let isCurrent = true
    let texture: Texture | null = null
    Promise.all([...layers, ...(mask ? [mask] : [])].map(picture)).then(
      (images) => {
        const [first] = images
        if (!isCurrent || !first) return
        const cut = mask ? (images.pop() ?? null) : null
        texture = flattened(`plate ${name}`, images, cut, first.naturalWidth, first.naturalHeight)
        setPlate({ name, texture })
        loop.invalidate()
      },
      () => {
        if (isCurrent) report('pictures-missing')
      },
    )
    return () => {
      isCurrent = false
      setPlate(null)
      if (texture) wipe(texture)
    }
  }, [name, report, loop])
  return plate?.name === name ? plate : null
}

/** Fetches pictures that will be wanted soon, once nothing else is on its way, so that a new place is there when one arrives. */
export function usePicturesAhead(files: readonly string[], ready: boolean): void {
  const list = files.join(' ')
  useEffect(() => {
    if (!ready || !list) return
    const timer = setTimeout(() => {
      // What does not come now is loaded, and reported, when it is needed.
      for (const file of list.split(' ')) void picture(file).catch(() => undefined)
    }, AHEAD_AFTER)
    return () => clearTimeout(timer)
  }, [list, ready])
}
