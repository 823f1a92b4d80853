/**
 * Which servers introduce devices to each other: what people type into the fields of the network settings, parsed, and
 * the two servers that need no typing. Contacts nobody by itself, except for one question to the page's own origin.
 */
import type { NetSettings, SignallingServer } from './line.ts'

/** The public service of PeerJS. Used only where a person chose it. */
export const PUBLIC_SERVER: SignallingServer = { host: '0.peerjs.com', port: 443, path: '/', secure: true }
export const HOME_PATH = '/peerjs'
const HOME_QUESTION = `${HOME_PATH}/mathom`

export type ServerProblem = 'empty' | 'scheme' | 'host' | 'port' | 'path' | 'key'
export type IceProblem = 'scheme' | 'host' | 'port' | 'credentials' | 'too-many'
/** The line that is wrong, from 1. */
export interface IceTrouble {
  readonly line: number
  readonly problem: IceProblem
}
/** As typed. A line of `stun` is an address, a line of `turn` an address, a name and a password. */
export interface NetSettingsText {
  readonly server: string
  readonly stun: string
  readonly turn: string
}
export interface NetSettingsProblems {
  readonly server?: ServerProblem
  readonly stun?: IceTrouble
  readonly turn?: IceTrouble
}
export type ReadNetSettings = { readonly settings: NetSettings } | { readonly problems: NetSettingsProblems }

const MOST_ICE_SERVERS = 8
const LONGEST_FIELD = 500
const SCHEMES: Readonly<Record<string, boolean>> = { 'http:': false, 'ws:': false, 'https:': true, 'wss:': true }
const IS_HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])$/i

const isPort = (port: number) => Number.isInteger(port) && port > 0 && port < 65536

/** `host`, `host:port`, `host:port/path`, with or without `http(s)://`; a key of the server's own as `?key=`. */
export function readServer(text: string, isPageSecure: boolean): SignallingServer | ServerProblem {
  const typed = text.trim()
  if (!typed) return 'empty'
  if (typed.length > LONGEST_FIELD) return 'host'
  const found = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\[[^\]]*\]|[^:/?#]*)(?::([^/?#]*))?(\/[^?#]*)?(?:\?key=([^#&]*))?$/i.exec(typed)
  if (!found) return 'path'
  const [, scheme, host = '', portText, path = '/', key] = found
  if (scheme && !(scheme.toLowerCase() in SCHEMES)) return 'scheme'
  if (!IS_HOST.test(host)) return 'host'
  const named = scheme ? (SCHEMES[scheme.toLowerCase()] as boolean) : null
  if (portText !== undefined && !/^\d{1,5}$/.test(portText)) return 'port'
  const port = portText === undefined ? (named === false ? 80 : 443) : Number(portText)
  if (!isPort(port)) return 'port'
  if (!/^\/[\w\-./~]*$/.test(path)) return 'path'
  if (key !== undefined && !/^[\w-]{1,100}$/.test(key)) return 'key'
  const isLoopback = host === 'localhost' || host.startsWith('127.') || host === '[::1]'
  const secure = named ?? (port === 443 || (isPageSecure && !isLoopback))
  return { host: host.toLowerCase(), port, path, secure, ...(key === undefined ? {} : { key }) }
}

function readAddress(address: string, schemes: readonly string[]): IceProblem | null {
  const found = /^([a-z]+):(\[[^\]]*\]|[^:?]*)(?::([^?]*))?(\?transport=(?:udp|tcp))?$/i.exec(address)
  if (!found || !schemes.includes((found[1] as string).toLowerCase())) return 'scheme'
  if (!IS_HOST.test(found[2] as string)) return 'host'
  return found[3] === undefined || (/^\d{1,5}$/.test(found[3]) && isPort(Number(found[3]))) ? null : 'port'
}

function linesOf(text: string): [number, string[]][] {
  const lines = text.split(/[\n,;]/).map((line, at): [number, string[]] => [at + 1, line.trim().split(/\s+/)])
  return lines.filter(([, words]) => words[0])
}

function isTrouble(read: readonly RTCIceServer[] | IceTrouble): read is IceTrouble {
  return !Array.isArray(read)
}

/** `stun:host:port`, one a line; an empty text is no server. */
export function readStun(text: string): readonly RTCIceServer[] | IceTrouble {
  const servers: RTCIceServer[] = []
  for (const [line, [address = '', ...rest]] of linesOf(text)) {
    if (servers.length === MOST_ICE_SERVERS) return { line, problem: 'too-many' }
    const full =
      address.includes(':') && /^stuns?:/i.test(address) ? address : /^[a-z]+:(?!\d+$)/i.test(address) ? address : `stun:${address}`
    const problem = rest.length || address.length > LONGEST_FIELD ? 'host' : readAddress(full, ['stun', 'stuns'])
    if (problem) return { line, problem }
    servers.push({ urls: full })
  }
  return servers
}

/** `turn:host:port name password`, one a line; an empty text is no server. */
export function readTurn(text: string): readonly RTCIceServer[] | IceTrouble {
  const servers: RTCIceServer[] = []
  for (const [line, [address = '', username, credential, ...rest]] of linesOf(text)) {
    if (servers.length === MOST_ICE_SERVERS) return { line, problem: 'too-many' }
    const problem = address.length > LONGEST_FIELD ? 'host' : readAddress(address, ['turn', 'turns'])
    if (problem) return { line, problem }
    if (!username || !credential || rest.length) return { line, problem: 'credentials' }
    servers.push({ urls: address, username, credential })
  }
  return servers
}

export function readNetSettings(text: NetSettingsText, isPageSecure: boolean): ReadNetSettings {
  const [server, stun, turn] = [readServer(text.server, isPageSecure), readStun(text.stun), readTurn(text.turn)]
  if (typeof server !== 'string' && !isTrouble(stun) && !isTrouble(turn)) return { settings: { server, iceServers: [...stun, ...turn] } }
  return {
    problems: {
      ...(typeof server === 'string' ? { server } : {}),
      ...(isTrouble(stun) ? { stun } : {}),
      ...(isTrouble(turn) ? { turn } : {}),
    },
  }
}

/** How a server looks in its field. */
export function writeServer({ host, port, path, secure, key }: SignallingServer): string {
  return `${secure ? 'https' : 'http'}://${host}:${port}${path}${key ? `?key=${key}` : ''}`
}

/** The PeerServer beside the page, as `npm start` runs it. */
export function homeServer({ protocol, hostname, port }: Pick<Location, 'protocol' | 'hostname' | 'port'>): SignallingServer {
  const secure = protocol === 'https:'
  return { host: hostname, port: port ? Number(port) : secure ? 443 : 80, path: HOME_PATH, secure }
}

/** What the page's own origin offers: signalling, and the STUN and TURN servers its host gives to everybody. */
export interface HomeAnswer {
  readonly iceServers: readonly RTCIceServer[]
  /** Where other devices reach the page, when it was opened on the serving machine itself; null where that is not known. */
  readonly address: string | null
}

/** Null on any plain static host, and offline. Servers that cannot be read are left out: lines may stand without them. */
export async function askHomeServer(fetchFn: (path: string, init?: RequestInit) => Promise<Response>): Promise<HomeAnswer | null> {
  try {
    const response = await fetchFn(HOME_QUESTION, { cache: 'no-store' })
    const answer: unknown = response.ok ? await response.json() : null
    if (typeof answer !== 'object' || answer === null || !('signalling' in answer) || answer.signalling !== true) return null
    const given = 'iceServers' in answer && Array.isArray(answer.iceServers) ? answer.iceServers.slice(0, MOST_ICE_SERVERS) : []
    const address =
      'address' in answer && typeof answer.address === 'string' && /^https?:\/\/[\w.:[\]-]+\/$/.test(answer.address) ? answer.address : null
    return { iceServers: given.flatMap(readGiven), address }
  } catch {
    return null
  }
}

function readGiven(server: unknown): readonly RTCIceServer[] {
  const { urls, username, credential } = (server ?? {}) as Readonly<Record<string, unknown>>
  if (typeof urls !== 'string') return []
  const read =
    typeof username === 'string' && typeof credential === 'string' ? readTurn(`${urls} ${username} ${credential}`) : readStun(urls)
  return isTrouble(read) ? [] : read
}
