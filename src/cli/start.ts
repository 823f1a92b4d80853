/**
 * `npm start`: builds the app where that is due and serves it, with signalling, to this machine and its network.
 * `--port N`, default 4173.
 */
import { parseArgs } from 'node:util'
import { buildApp, DIST, isBuilt } from './build.ts'
import { networkAddresses, type Served, serveFolder } from './serve.ts'

const DEFAULT_PORT = 4173
const TRIES = 50

async function listen(first: number): Promise<Served> {
  for (let port = first; ; port++) {
    try {
      return await serveFolder(DIST, { port, host: '0.0.0.0', signalling: true })
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!taken || port >= Math.min(first + TRIES, 65535)) throw error
    }
  }
}

const { values } = parseArgs({ options: { port: { type: 'string', default: String(DEFAULT_PORT) } } })
const wanted = Number(values.port)
if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
  console.error(`--port takes a number from 0 to 65535, not ${values.port}.`)
  process.exit(1)
}
if (!(await isBuilt())) {
  console.log('Building ...')
  await buildApp()
}
const served = await listen(wanted)
if (wanted && served.port !== wanted) console.log(`Port ${wanted} is taken; this is the next free one.`)
console.log(`\n  Mathom on this machine:  http://localhost:${served.port}/`)
for (const address of networkAddresses()) console.log(`  on the network:          http://${address}:${served.port}/`)
console.log('\nBrowsers install the app from localhost or over https only. Ctrl+C stops.')

const stop = () => served.close().then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
