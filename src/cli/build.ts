/** Builds `dist/` with Vite, and says whether that is due. No test and no game is needed for it. */
import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export const DIST = 'dist'
const SOURCES = ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts', 'public', 'src']
/** The service worker is written last, so its time is that of a complete build. */
const STAMP = join(DIST, 'sw.js')

function changed(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** The newest change at or below a path. Folders count too: a deleted file changes its folder. */
async function newest(path: string): Promise<number> {
  const at = changed(path)
  const below = await readdir(path, { recursive: true }).catch(() => [])
  return below.reduce((latest, name) => Math.max(latest, changed(join(path, name))), at)
}

export async function isBuilt(): Promise<boolean> {
  const built = changed(STAMP)
  if (!built) return false
  const times = await Promise.all(SOURCES.map(newest))
  return times.every((time) => time <= built)
}

export async function buildApp(): Promise<void> {
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
}
