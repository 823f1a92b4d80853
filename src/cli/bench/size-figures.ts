/** What the built app weighs: scripts before and with the table, and everything that is kept for offline play. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { DIST } from '../build.ts'
import type { Figure } from './figure.ts'

const KB = 1000

function brotli(name: string): number {
  return brotliCompressSync(readFileSync(join(DIST, name))).length / KB
}

/** Scripts that the page itself asks for: its own and those it tells the browser to load at once. */
export function scriptsOfThePage(): string[] {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8')
  return [...page.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, name]) => name as string)
}

/** `loadedOnShelf`: scripts a browser really loaded before a table opened, where that was watched. */
export function sizeFigures(loadedOnShelf: readonly string[] | null): Figure[] {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(DIST, name)).isFile() && !/^(?:sw|workbox-[\w-]+)\.js$|^screenshots\//.test(name))
  const sizes = files.map((name) => statSync(join(DIST, name)).size)
  const scripts = files.filter((name) => name.endsWith('.js'))
  const first = loadedOnShelf ?? scriptsOfThePage()
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + brotli(name), 0)
  return [
    {
      name: 'JavaScript before a table opens, brotli',
      unit: 'KB',
      target: 130,
      wants: 'at most',
      value: sum(first),
      note: loadedOnShelf ? `${first.length} files loaded by a browser` : `${first.length} files named by the page`,
    },
    {
      name: 'JavaScript altogether, brotli',
      unit: 'KB',
      target: 450,
      wants: 'at most',
      value: sum(scripts),
      note: `${scripts.length} files`,
    },
    {
      name: 'kept for offline play',
      unit: 'MB',
      target: 12,
      wants: 'at most',
      value: sizes.reduce((a, b) => a + b, 0) / KB / KB,
      note: `${files.length} files`,
    },
    { name: 'largest file', unit: 'MB', target: 1.5, wants: 'at most', value: Math.max(...sizes) / KB / KB },
  ]
}
