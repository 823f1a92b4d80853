/** From what a person typed into the settings to the servers a table uses. Asks nobody but the page's own address. */
import { hasHomeServer, homeServer, type NetSettings, PUBLIC_SERVER, readNetSettings, writeServer } from '../net/index.ts'
import type { NetFields } from './settings.ts'

/** The public way needs to learn its address from somebody; a home server usually stands in the same network. */
const PUBLIC_STUN = 'stun:stun.l.google.com:19302'

/** Null where a field cannot be read: the settings say which; codes and windows work all the same. */
export async function netSettingsOf(fields: NetFields): Promise<NetSettings | null> {
  const isHome = fields.server === 'auto' && (await hasHomeServer((path, init) => fetch(`.${path}`, init)))
  const server = fields.server === 'own' ? fields.own : writeServer(isHome ? homeServer(location) : PUBLIC_SERVER)
  const stun = fields.stun.trim() || isHome || fields.server === 'own' ? fields.stun : PUBLIC_STUN
  const read = readNetSettings({ server, stun, turn: fields.turn }, location.protocol === 'https:')
  return 'settings' in read ? read.settings : null
}
