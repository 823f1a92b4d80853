/**
 * The signalling server beside the app, on the same port: introduces devices to each other and sees nothing of a game.
 * May be switched off and on while the app is served. Everything below `/peerjs` is its own.
 */
import { EventEmitter } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export const SIGNALLING_PATH = '/peerjs'
/** Asked by the app to find out whether its own origin has a signalling server. */
export const SIGNALLING_QUESTION = `${SIGNALLING_PATH}/mathom`

const MOST_DEVICES = 500
const MOST_DEVICES_OF_ADDRESS = 100
/** A device says a few kilobytes to meet another. One that says more than this within the window is cut off. */
const FLOOD_BYTES = 1_000_000
const FLOOD_WINDOW_MS = 10_000

export interface Signalling {
  isOn(): boolean
  /** True when the request was for signalling and is answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Drops everybody and refuses newcomers. */
  stop(): void
  start(): void
}

/** Counts what comes in on a socket and ends it when it is a flood. */
function cutFloods(socket: Duplex): void {
  let since = Date.now()
  let bytes = 0
  socket.on('data', (data: Buffer) => {
    const now = Date.now()
    if (now - since > FLOOD_WINDOW_MS) {
      since = now
      bytes = 0
    }
    bytes += data.length
    if (bytes > FLOOD_BYTES) socket.destroy()
  })
}

/**
 * PeerServer's clocks wind themselves up again for ever and nobody can stop them, so that a process would never end.
 * While it starts, and each time one of those clocks strikes, its timers are made such that no process waits for them.
 */
function withoutHoldingTheProcess(start: () => void): void {
  const ordinary = globalThis.setTimeout
  const unheld = (call: () => void, ms?: number) => ordinary(() => withoutHoldingTheProcess(call), ms).unref()
  globalThis.setTimeout = unheld as typeof setTimeout
  try {
    start()
  } finally {
    globalThis.setTimeout = ordinary
  }
}

/** Loaded only when wanted: it brings a web framework along. */
export async function attachSignalling(server: Server): Promise<Signalling> {
  const { ExpressPeerServer } = await import('peer')
  // PeerServer listens for upgrades itself. It gets a stand-in for the server, so that they pass the gate below first.
  const behindTheGate = new EventEmitter() as unknown as Server
  // It starts when it is mounted on an application; one that is never mounted itself is a plain application.
  const application = ExpressPeerServer(behindTheGate)
  const peerServer = ExpressPeerServer(behindTheGate, {
    path: '/',
    allow_discovery: false,
    concurrent_limit: MOST_DEVICES,
    alive_timeout: 60_000,
    expire_timeout: 3000,
  })
  application.disable('x-powered-by')
  withoutHoldingTheProcess(() => application.use(SIGNALLING_PATH, peerServer))
  // A broken socket is its owner's trouble.
  peerServer.on('error', () => {})

  const sockets = new Map<Duplex, string>()
  let on = true

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = request.socket.remoteAddress ?? ''
    const ofAddress = [...sockets.values()].filter((one) => one === address).length
    const isOurs = (request.url ?? '').startsWith(`${SIGNALLING_PATH}/`)
    socket.on('error', () => socket.destroy())
    if (!on || !isOurs || ofAddress >= MOST_DEVICES_OF_ADDRESS) return void socket.destroy()
    sockets.set(socket, address)
    socket.on('close', () => sockets.delete(socket))
    cutFloods(socket)
    behindTheGate.emit('upgrade', request, socket, head)
  })

  return {
    isOn: () => on,
    answer(request, response) {
      const path = (request.url ?? '').split('?', 1)[0]
      if (!on || path === SIGNALLING_QUESTION || !path?.startsWith(`${SIGNALLING_PATH}/`)) return false
      application(request, response)
      return true
    },
    stop() {
      on = false
      for (const socket of sockets.keys()) socket.destroy()
    },
    start() {
      on = true
    },
  }
}
