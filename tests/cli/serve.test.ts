/** The static server: types, caching, compression, nothing outside its folder; and the signalling server beside it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { Socket } from 'node:net'
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

describe('the signalling server', () => {
  let together: Served

  beforeAll(async () => {
    together = await serveFolder(folder, { signalling: true })
  })
  afterAll(() => together.close())

  /** Registers as PeerJS does. What the server says first, or null when it hangs up. */
  function register(id: string, { port, path = '/peerjs/peerjs', token = 'mine' }: { port: number; path?: string; token?: string }) {
    return new Promise<{ said: string; socket: Socket } | null>((resolve) => {
      const asked = request({
        port,
        host: '127.0.0.1',
        path: `${path}?key=peerjs&id=${id}&token=${token}`,
        headers: {
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          'Sec-WebSocket-Version': '13',
          'Sec-WebSocket-Key': btoa('sixteen bytes !!'),
        },
      })
      asked.on('upgrade', (_, socket: Socket, head: Buffer) => {
        // A short text frame from a server: two bytes, then the text.
        const read = (frame: Buffer) => resolve({ said: frame.subarray(2, 2 + (frame[1] as number)).toString(), socket })
        if (head.length) read(head)
        else socket.once('data', read)
      })
      asked.on('response', () => resolve(null))
      asked.on('error', () => resolve(null))
      asked.end()
    })
  }
  const tells = async (served: Served) => (await fetch(`${served.url}peerjs/mathom`)).json()

  it('tells the app that it is there, or that it is not', async () => {
    expect(await tells(together)).toEqual({ signalling: true })
    expect(await tells(served)).toEqual({ signalling: false })
    expect((await fetch(`${served.url}peerjs/peerjs/id`)).status).toBe(404)
    expect((await fetch(together.url)).headers.get('content-type')).toContain('text/html')
  })

  it('gives each id to one device, and a list of devices to nobody', async () => {
    const first = await register('bilbo', together)
    expect(first?.said).toContain('OPEN')
    const second = await register('bilbo', { port: together.port, token: 'other' })
    expect(second?.said).toContain('ID-TAKEN')
    expect((await fetch(`${together.url}peerjs/peerjs/peers`)).status).toBe(401)
    first?.socket.destroy()
    second?.socket.destroy()
  })

  it('opens no socket elsewhere', async () => {
    expect(await register('frodo', { port: together.port, path: '/' })).toBeNull()
    expect(await register('frodo', { port: together.port, path: '/peerjs' })).toBeNull()
    expect(await register('frodo', { port: together.port, path: '/peerjs/other' })).toBeNull()
  })

  it('stops and starts alone, while files are served', async () => {
    const own = await serveFolder(folder, { signalling: true })
    const device = await register('sam', own)
    const dropped = new Promise((resolve) => device?.socket.on('close', resolve))
    own.stopSignalling()
    await dropped
    expect(await register('sam', own)).toBeNull()
    expect(await tells(own)).toEqual({ signalling: false })
    expect((await fetch(own.url)).status).toBe(200)
    own.startSignalling()
    expect((await register('sam', own))?.said).toContain('OPEN')
    await own.close()
  })

  it('cuts off who floods it', async () => {
    const device = await register('smaug', together)
    const dropped = new Promise((resolve) => device?.socket.on('close', resolve))
    device?.socket.on('error', () => {})
    // One masked text frame after another, of 64 KB.
    const frame = Buffer.alloc(8 + 65_000)
    frame.set([0x81, 0xfe, 65_000 >> 8, 65_000 & 255])
    for (let n = 0; n < 20; n++) device?.socket.write(frame)
    await dropped
  })
})
