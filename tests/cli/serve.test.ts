/** The static server: types, caching, compression, and nothing outside its folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileFor, type Served, serveFolder } from '../../src/cli/serve.ts'

let folder = ''
let served: Served

beforeAll(async () => {
  const above = mkdtempSync(join(tmpdir(), 'mathom-serve-'))
  folder = join(above, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(above, 'secret.txt'), 'not for you')
  mkdirSync(join(above, 'dist-other'))
  writeFileSync(join(above, 'dist-other', 'x.txt'), 'not for you')
  writeFileSync(join(folder, 'index.html'), '<!doctype html>'.repeat(100))
  writeFileSync(join(folder, 'sw.js'), 'self.x = 1')
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'let x = 1;'.repeat(200))
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  writeFileSync(join(folder, 'a b.webp'), 'picture')
  served = await serveFolder(folder)
})

afterAll(async () => {
  await served.close()
  rmSync(join(folder, '..'), { recursive: true })
})

/** A request whose path is sent as it stands: `fetch` would tidy it up. */
function raw(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port: served.port, host: '127.0.0.1', path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

describe('the static server', () => {
  it('gives each kind of file its type', async () => {
    const types: [string, string][] = [
      ['', 'text/html'],
      ['index.html', 'text/html'],
      ['sw.js', 'text/javascript'],
      ['manifest.webmanifest', 'application/manifest+json'],
      ['a%20b.webp', 'image/webp'],
    ]
    for (const [path, type] of types) {
      const response = await fetch(served.url + path)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type'), path).toContain(type)
    }
  })

  it('asks again for the page and the worker, never for hashed files', async () => {
    const caching = async (path: string) => (await fetch(served.url + path)).headers.get('cache-control')
    expect(await caching('')).toBe('no-cache')
    expect(await caching('sw.js')).toBe('no-cache')
    expect(await caching('assets/index-abc.js')).toContain('immutable')
  })

  it('compresses text for those who can read it, and sends nothing twice', async () => {
    const packed = await fetch(`${served.url}assets/index-abc.js`, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(500)
    expect(await packed.text()).toBe('let x = 1;'.repeat(200))
    const tag = packed.headers.get('etag') ?? ''
    const again = await fetch(`${served.url}assets/index-abc.js`, { headers: { 'accept-encoding': 'br', 'if-none-match': tag } })
    expect(again.status).toBe(304)
  })

  it('stays in its folder', async () => {
    const outside = ['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '/../dist-other/x.txt']
    for (const path of [...outside, '/%00', '/%zz', '/..\\secret.txt', '/nothing']) expect(await raw(path), path).toBe(404)
    expect(fileFor('/srv/dist', '/../dist-other/x.txt')).toBeNull()
    expect(fileFor('/srv/dist', '/a/./b/../c.js?x#y')).toBe('/srv/dist/a/c.js')
  })

  it('only reads', async () => {
    expect((await fetch(served.url, { method: 'POST' })).status).toBe(405)
    const head = await fetch(served.url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('says so when its port is taken', async () => {
    await expect(serveFolder(folder, { port: served.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
