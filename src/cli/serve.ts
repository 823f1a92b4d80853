/**
 * A small static server for the built app: the right types, nothing outside its folder, hashed files cached for ever,
 * everything else asked for again each time. Used by `npm start`, the end-to-end tests, bench and shots. On request it
 * has a signalling server beside it; without one it says so to the app that asks.
 */
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { attachSignalling, SIGNALLING_QUESTION, type Signalling } from './signalling.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt'])
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

type Encoding = 'br' | 'gzip' | ''
interface Body {
  readonly bytes: Buffer
  readonly changed: number
}

export interface Served {
  readonly port: number
  readonly url: string
  /** Ends the signalling alone: its sockets are dropped and new ones refused until `startSignalling`. */
  stopSignalling(): void
  startSignalling(): void
  close(): Promise<void>
}

/** IPv4 addresses of this machine on its networks. */
export function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port?: number
  readonly host?: string
  /** With a signalling server at `/peerjs`. */
  readonly signalling?: boolean
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return encoding === 'gzip' ? compressGzip(bytes) : Promise.resolve(bytes)
}

function encodingFor(request: IncomingMessage, ending: string): Encoding {
  if (!COMPRESSED.has(ending)) return ''
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : ''
}

/** The file a request path names inside `folder`, or null when it leaves the folder or cannot be read as a path. */
export function fileFor(folder: string, requestPath: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(requestPath.split(/[?#]/, 1)[0] as string)
  } catch {
    return null
  }
  if (path.includes('\0') || path.includes('\\') || !path.startsWith('/')) return null
  const root = normalize(folder + sep)
  const file = normalize(join(root, path.endsWith('/') ? `${path}index.html` : path))
  return file.startsWith(root) ? file : null
}

export function createStaticServer(folder: string, signalling: () => Signalling | null = () => null): Server {
  const cache = new Map<string, Body>()

  async function bodyOf(file: string, encoding: Encoding): Promise<Buffer> {
    const { mtimeMs, size } = await stat(file)
    const key = `${encoding}:${file}`
    const known = cache.get(key)
    if (known && known.changed === mtimeMs + size) return known.bytes
    const bytes = await compress(await readFile(file), encoding)
    cache.set(key, { bytes, changed: mtimeMs + size })
    return bytes
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (signalling()?.answer(request, response)) return
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405, 'Only GET and HEAD are answered here.')
    if (request.url === SIGNALLING_QUESTION) return tellSignalling(request, response)
    const file = fileFor(folder, request.url ?? '/')
    const found = file ? await stat(file).catch(() => null) : null
    if (!file || !found?.isFile()) return end(response, 404, 'There is no such file.')
    const ending = extname(file)
    const encoding = encodingFor(request, ending)
    const tag = `"${found.mtimeMs.toString(36)}-${found.size.toString(36)}${encoding}"`
    response.setHeader('ETag', tag)
    response.setHeader('Cache-Control', file.includes(`${sep}assets${sep}`) ? FOR_EVER : ASK_AGAIN)
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304)
      response.end()
      return
    }
    const bytes = await bodyOf(file, encoding)
    response.setHeader('Content-Type', TYPES[ending] ?? 'application/octet-stream')
    response.setHeader('Content-Length', bytes.length)
    if (encoding) response.setHeader('Content-Encoding', encoding)
    if (COMPRESSED.has(ending)) response.setHeader('Vary', 'Accept-Encoding')
    response.writeHead(200)
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  function tellSignalling(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': TYPES['.json'], 'Cache-Control': 'no-store' })
    response.end(request.method === 'HEAD' ? undefined : JSON.stringify({ signalling: signalling()?.isOn() ?? false, ...homeAddress() }))
  }

  /** For links that are made on this machine: other devices cannot reach its `localhost`. */
  function homeAddress(): { address?: string } {
    const bound = server.address() as AddressInfo | null
    const [first] = bound?.address === '0.0.0.0' ? networkAddresses() : []
    return bound && first ? { address: `http://${first}:${bound.port}/` } : {}
  }

  function end(response: ServerResponse, status: number, sentence: string): void {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': ASK_AGAIN })
    response.end(`${sentence}\n`)
  }

  const server = createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'no-referrer')
    answer(request, response).catch(() => {
      if (!response.headersSent) end(response, 500, 'The file could not be read.')
      else response.destroy()
    })
  })
  return server
}

/** Listens; rejects with the socket's error when the port is taken. */
export async function serveFolder(folder: string, options: ServeOptions = {}): Promise<Served> {
  const { port = 0, host = '127.0.0.1', signalling: isWanted = false } = options
  let signalling: Signalling | null = null
  const server = createStaticServer(folder, () => signalling)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  if (isWanted) signalling = await attachSignalling(server)
  const bound = (server.address() as AddressInfo).port
  return {
    port: bound,
    url: `http://${host === '0.0.0.0' ? 'localhost' : host}:${bound}/`,
    stopSignalling: () => signalling?.stop(),
    startSignalling: () => signalling?.start(),
    close: () =>
      new Promise((closed) => {
        signalling?.stop()
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
