/** The test of the lines, as rows of yes, no and not known. Loads the network code only when somebody tests. */
import type { CheckResult, ConnectionCheck } from '../../net/index.ts'
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
  const [{ checkConnection }, { netSettingsOf }] = await Promise.all([import('../../net/index.ts'), import('../table-net.ts')])
  const settings = await netSettingsOf(net)
  if (!settings) throw new Error('the settings of playing together cannot be read')
  return lineRows(await checkConnection(settings))
}
