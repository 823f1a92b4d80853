/** The test of the lines, as rows of yes, no and not known. Loads the network code only when somebody tests. */
import type { CheckResult, ConnectionCheck, NetSettings } from '../../net/index.ts'
import type { NetFields } from '../settings.ts'

export const LINE_ROWS = ['webrtc', 'server', 'lan', 'net', 'relay'] as const
export type LineRow = (typeof LINE_ROWS)[number]
/** Null: not set, so not known. */
export type LineCheck = { readonly [R in LineRow]: boolean | null }

const told = (result: CheckResult): boolean | null => (result === 'not-set' ? null : result === 'works')

/** What was found, in the order in which people ask for it. */
export function lineRows({ webrtc, signalling, host, reflexive, relay }: ConnectionCheck): LineCheck {
  return { webrtc: told(webrtc), server: told(signalling), lan: told(host), net: told(reflexive), relay: told(relay) }
}

export async function loadLineCheck(net: NetFields): Promise<LineCheck> {
  const { checkConnection } = await import('../../net/index.ts')
  return lineRows(await checkConnection(await netSettings(net)))
}

/** What a table opened now would use. */
async function netSettings(net: NetFields): Promise<NetSettings> {
  const { hasHomeServer, homeServer, PUBLIC_SERVER, readServer, readStun, readTurn } = await import('../../net/index.ts')
  const own = net.server === 'own' ? readServer(net.own, location.protocol === 'https:') : null
  const server =
    own && typeof own !== 'string' ? own : net.server === 'auto' && (await hasHomeServer(fetch)) ? homeServer(location) : PUBLIC_SERVER
  const ice = [readStun(net.stun), readTurn(net.turn)].flatMap((read) => (Array.isArray(read) ? (read as readonly RTCIceServer[]) : []))
  return { server, iceServers: ice }
}
