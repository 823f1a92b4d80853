/** The built app (`npm run build` comes first in `npm test`): small enough, complete, and all of it kept for offline play. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const DIST = 'dist'
const MEGABYTE = 1_000_000
/** Served but not kept: the worker itself, and what only the install dialogue and the home screen show, which keep it themselves. */
const EXEMPT = [/^sw\.js$/, /^workbox-[\w-]+\.js$/, /^screenshots\//, /^icons\/.*\.png$/]

const shipped = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => statSync(join(DIST, name)).isFile())
const sizeOf = (name: string) => statSync(join(DIST, name)).size
const isExempt = (name: string) => EXEMPT.some((pattern) => pattern.test(name))
const precached = new Set(
  [...readFileSync(join(DIST, 'sw.js'), 'utf8').matchAll(/url:\s*["']([^"']+)["']/g)].map(([, url]) => decodeURI(url as string)),
)

describe('the built app', () => {
  it('keeps every file that it ships', () => {
    expect(precached.size).toBeGreaterThan(5)
    expect(shipped.filter((name) => !precached.has(name) && !isExempt(name))).toEqual([])
    expect([...precached].filter((name) => !shipped.includes(name))).toEqual([])
  })

  it('has no file over 1.5 MB and is 12 MB at most', () => {
    const kept = shipped.filter((name) => precached.has(name))
    const total = kept.reduce((sum, name) => sum + sizeOf(name), 0)
    console.info(`precached: ${kept.length} files, ${(total / MEGABYTE).toFixed(2)} MB`)
    expect(kept.filter((name) => sizeOf(name) > 1.5 * MEGABYTE)).toEqual([])
    expect(total).toBeLessThanOrEqual(12 * MEGABYTE)
  })

  it('describes itself so that a browser installs it, below any path', () => {
    const manifest = JSON.parse(readFileSync(join(DIST, 'manifest.webmanifest'), 'utf8'))
    expect(manifest).toMatchObject({ name: 'Mathom', start_url: './', scope: './', display: 'standalone' })
    for (const { src } of [...manifest.icons, ...(manifest.screenshots ?? [])]) expect(shipped, src).toContain(src)
    const page = readFileSync(join(DIST, 'index.html'), 'utf8')
    expect([...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url).filter((url) => url?.startsWith('/'))).toEqual([])
    expect(page).toContain('Content-Security-Policy')
  })

  it('names no other server', () => {
    const linked = shipped
      .filter((name) => /\.(?:html|css)$/.test(name))
      .flatMap((name) => readFileSync(join(DIST, name), 'utf8').match(/(?:src|href)="https?:[^"]+|url\(["']?https?:[^)]+/g) ?? [])
    expect(linked).toEqual([])
  })
})
