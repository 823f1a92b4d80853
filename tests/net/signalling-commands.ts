/** Signalling servers for tests in a browser, each on a port of its own; started, stopped and ended from the page. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import { type Served, serveFolder } from '../../src/cli/serve.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Serves nothing but signalling; the port. */
    openSignalling(): Promise<number>
    /** Drops all sockets and refuses new ones, or takes them again. */
    setSignalling(port: number, on: boolean): Promise<void>
    closeSignalling(port: number): Promise<void>
  }
}

const running = new Map<number, Served>()

const openSignalling: BrowserCommand<[]> = async () => {
  const served = await serveFolder(mkdtempSync(join(tmpdir(), 'mathom-net-')), { signalling: true })
  running.set(served.port, served)
  return served.port
}
const setSignalling: BrowserCommand<[number, boolean]> = (_, port, on) => {
  const served = running.get(port)
  if (on) served?.startSignalling()
  else served?.stopSignalling()
}
const closeSignalling: BrowserCommand<[number]> = async (_, port) => {
  await running.get(port)?.close()
  running.delete(port)
}

export const signallingCommands = { openSignalling, setSignalling, closeSignalling }
