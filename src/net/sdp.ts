/**
 * What two devices must know of each other to connect, read out of a browser's session description and written back
 * into one from a fixed template. Only data channels; may not rewrite what the browser chose.
 */

export type SetupRole = 'actpass' | 'active' | 'passive'
export type CandidateType = 'host' | 'srflx' | 'relay'

export interface Candidate {
  readonly type: CandidateType
  /** `1.2.3.4`, eight groups of IPv6, or `<uuid>.local`: see `plainHost`. */
  readonly host: string
  readonly port: number
}

export interface Introduction {
  readonly ufrag: string
  readonly pwd: string
  /** SHA-256 of the certificate: 32 bytes. */
  readonly fingerprint: Uint8Array
  readonly setup: SetupRole
  readonly candidates: readonly Candidate[]
}

export const SETUP_ROLES: readonly SetupRole[] = ['actpass', 'active', 'passive']
export const CANDIDATE_TYPES: readonly CandidateType[] = ['host', 'srflx', 'relay']
/** How many addresses of each kind are told: the first ones a browser names are the likeliest. */
const MOST_OF_TYPE: Readonly<Record<CandidateType, number>> = { host: 6, srflx: 2, relay: 2 }
const TYPE_PREFERENCE: Readonly<Record<CandidateType, number>> = { host: 126, srflx: 100, relay: 0 }
const ICE_WORD = /^[A-Za-z0-9+/]{4,255}$/
const UUID_LOCAL = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.local$/
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/

export const isIceWord = (text: string) => ICE_WORD.test(text)
export const isIpv4 = (host: string) => IPV4.test(host)
export const isUuidLocal = (host: string) => UUID_LOCAL.test(host)

/** Eight groups without leading zeros; null for anything that is no plain IPv6 address. */
function plainIpv6(host: string): string | null {
  const halves = host.split('::')
  if (halves.length > 2) return null
  const [before = [], after] = halves.map((half) => (half ? half.split(':') : []))
  const missing = 8 - before.length - (after?.length ?? 0)
  if (after ? missing < 1 : missing !== 0) return null
  const groups = after ? [...before, ...Array<string>(missing).fill('0'), ...after] : before
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** One spelling for each address; null for what no code can carry. */
export function plainHost(text: string): string | null {
  const host = text.toLowerCase()
  if (isUuidLocal(host)) return host
  if (isIpv4(host)) return host.split('.').map(Number).join('.')
  return host.includes(':') ? plainIpv6(host) : null
}

function readCandidate(line: string): Candidate | null {
  const [, component, protocol, , address = '', port, , type] = line.split(' ')
  if (component !== '1' || protocol?.toLowerCase() !== 'udp') return null
  const host = plainHost(address)
  const kind = CANDIDATE_TYPES.find((one) => one === type)
  const number = Number(port)
  if (!host || !kind || !Number.isInteger(number) || number < 1 || number > 65535) return null
  return { type: kind, host, port: number }
}

const bySize = (a: Candidate, b: Candidate) => CANDIDATE_TYPES.indexOf(a.type) - CANDIDATE_TYPES.indexOf(b.type)

/** null where a browser wrote something the template has no place for. */
export function readSdp(sdp: string): Introduction | null {
  const lines = sdp.split(/\r?\n/)
  const value = (name: string) => lines.find((line) => line.startsWith(`a=${name}:`))?.slice(name.length + 3)
  const [ufrag, pwd, setupText, mid] = [value('ice-ufrag'), value('ice-pwd'), value('setup'), value('mid')]
  const setup = SETUP_ROLES.find((role) => role === setupText)
  const hex = /^sha-256 ((?:[0-9a-f]{2}:){31}[0-9a-f]{2})$/i.exec(value('fingerprint') ?? '')?.[1]
  if (!ufrag || !pwd || !isIceWord(ufrag) || !isIceWord(pwd) || !setup || !hex || mid !== '0') return null
  const found: Candidate[] = []
  for (const line of lines) {
    const candidate = line.startsWith('a=candidate:') ? readCandidate(line.slice(12)) : null
    if (!candidate || found.some(({ host, port }) => host === candidate.host && port === candidate.port)) continue
    if (found.filter(({ type }) => type === candidate.type).length < MOST_OF_TYPE[candidate.type]) found.push(candidate)
  }
  const fingerprint = Uint8Array.from(hex.split(':'), (byte) => Number.parseInt(byte, 16))
  return { ufrag, pwd, fingerprint, setup, candidates: found.sort(bySize) }
}

function candidateLine({ type, host, port }: Candidate, at: number): string {
  const priority = TYPE_PREFERENCE[type] * 2 ** 24 + (65535 - at) * 256 + 255
  const base = type === 'host' ? '' : ' raddr 0.0.0.0 rport 9'
  return `a=candidate:${at + 1} 1 udp ${priority} ${host} ${port} typ ${type}${base}`
}

export function writeSdp({ ufrag, pwd, fingerprint, setup, candidates }: Introduction): string {
  const hex = Array.from(fingerprint, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':')
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(candidateLine),
    'a=end-of-candidates',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${hex}`,
    `a=setup:${setup}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ]
  return `${lines.join('\r\n')}\r\n`
}
