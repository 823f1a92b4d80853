/** From what a person typed into the settings to the servers a table uses. Asks nobody but the page's own address. */
import { askHomeServer, homeServer, type NetSettings, PUBLIC_SERVER, readNetSettings, writeServer } from '../net/index.ts'
import type { NetFields } from './settings.ts'

/** The public way needs to learn its address from somebody. */
const PUBLIC_STUN = 'stun:stun.l.google.com:19302'

/** Null where a field cannot be read: the settings say which; codes and windows work all the same. */
export async function netSettingsOf(fields: NetFields): Promise<NetSettings | null> {
  const home = fields.server === 'auto' ? await askHomeServer((path, init) => fetch(path, init)) : null
  const isPublic = !home && fields.server !== 'own'
  const server = fields.server === 'own' ? fields.own : writeServer(home ? homeServer(location) : PUBLIC_SERVER)
  const stun = fields.stun.trim() || !isPublic ? fields.stun : PUBLIC_STUN
  const read = readNetSettings({ server, stun, turn: fields.turn }, location.protocol === 'https:')
  if (!('settings' in read)) return null
  return { ...read.settings, iceServers: [...read.settings.iceServers, ...(home?.iceServers ?? [])] }
}
