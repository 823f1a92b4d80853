/** From what a person typed into the settings to the servers a table uses. Asks nobody but the page's own address. */
import { askHomeServer, homeServer, type NetSettings, PUBLIC_SERVER, readNetSettings, writeServer } from '../net/index.ts'
import type { NetFields } from './settings.ts'

/** The public way needs to learn its address from somebody. */
const PUBLIC_STUN = 'stun:stun.l.google.com:19302'

export interface TableNet extends NetSettings {
  /** Where other devices reach this page, when it lies on the machine it was opened on; null for the address it has. */
  readonly address: string | null
}

/** Null where a field cannot be read: the settings say which; codes and windows work all the same. */
export async function netSettingsOf(fields: NetFields): Promise<TableNet | null> {
  const home = fields.server === 'auto' ? await askHomeServer((path, init) => fetch(path, init)) : null
  const isPublic = !home && fields.server !== 'own'
  const server = fields.server === 'own' ? fields.own : writeServer(home ? homeServer(location) : PUBLIC_SERVER)
  const stun = fields.stun.trim() || !isPublic ? fields.stun : PUBLIC_STUN
  const read = readNetSettings({ server, stun, turn: fields.turn }, location.protocol === 'https:')
  if (!('settings' in read)) return null
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
  return {
    ...read.settings,
    iceServers: [...read.settings.iceServers, ...(home?.iceServers ?? [])],
    address: isLoopback ? (home?.address ?? null) : null,
  }
}
