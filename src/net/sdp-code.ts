/**
 * An introduction as a code that fits a small QR code and any chat: bytes packed by hand, a version, a checksum. Reading
 * refuses everything else by name and never throws. May not know what the code is for beyond offer and answer.
 */
import {
  CANDIDATE_TYPES,
  type Candidate,
  type Introduction,
  isIceWord,
  isIpv4,
  isUuidLocal,
  plainHost,
  SETUP_ROLES,
  type SetupRole,
} from './sdp.ts'

export type CodeKind = 'offer' | 'answer'
export type CodeProblem = 'not-a-code' | 'answer-not-offer' | 'offer-not-answer' | 'other-version' | 'damaged'

const VERSION = 1
/** Every code begins so: what does not is no code of ours. */
const BEGINNING = 'MTH'
/**
 * Base32. A QR code's alphanumeric mode spends 5.5 bits on a letter that carries 5; base64url needs its byte mode, 8 bits
 * for 6. Base45 would be 6 % smaller, but its spaces and `$%*` do not survive a chat; letters and digits do, in any case.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const ICE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const LONGEST_CODE = 1200
const MOST_CANDIDATES = 15
const FINGERPRINT_BYTES = 32
const HOST_BYTES = { ipv4: 4, ipv6: 16, uuid: 16 } as const
const HOST_KINDS = ['ipv4', 'ipv6', 'uuid'] as const
type HostKind = (typeof HOST_KINDS)[number]

/** CRC-16/CCITT: sees any damage within 16 bits in a row. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffff
  for (const byte of bytes) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x8000 ? ((sum << 1) ^ 0x1021) & 0xffff : (sum << 1) & 0xffff
  }
  return sum
}

/** Numbers of `from` bits each as numbers of `to` bits; what is left over at the end is zero bits. */
function regroup(numbers: Iterable<number>, from: number, to: number, keepRest: boolean): number[] {
  const out: number[] = []
  let held = 0
  let bits = 0
  for (const number of numbers) {
    held = (held << from) | number
    bits += from
    while (bits >= to) {
      bits -= to
      out.push((held >> bits) & ((1 << to) - 1))
    }
    held &= (1 << bits) - 1
  }
  if (keepRest && bits) out.push((held << (to - bits)) & ((1 << to) - 1))
  return out
}

const iceBytes = (word: string) =>
  regroup(
    [...word].map((letter) => ICE_LETTERS.indexOf(letter)),
    6,
    8,
    true,
  )

function kindOf(host: string): HostKind {
  if (isUuidLocal(host)) return 'uuid'
  return isIpv4(host) ? 'ipv4' : 'ipv6'
}

function hostBytes(host: string): number[] {
  if (isIpv4(host)) return host.split('.').map(Number)
  const hex = isUuidLocal(host)
    ? host.slice(0, 36).replaceAll('-', '')
    : host
        .split(':')
        .map((group) => group.padStart(4, '0'))
        .join('')
  return (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
}

function hostFrom(kind: HostKind, bytes: Uint8Array): string {
  if (kind === 'ipv4') return bytes.join('.')
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (kind === 'uuid') return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}.local`
  return plainHost((hex.match(/.{4}/g) ?? []).join(':')) ?? ''
}

function candidateBytes({ type, host, port }: Candidate): number[] {
  const head = (CANDIDATE_TYPES.indexOf(type) << 2) | HOST_KINDS.indexOf(kindOf(host))
  return [head, port >> 8, port & 255, ...hostBytes(host)]
}

export function writeCode(kind: CodeKind, introduction: Introduction): string {
  const { ufrag, pwd, fingerprint, setup, candidates } = introduction
  const told = candidates.slice(0, MOST_CANDIDATES)
  const bytes = [
    (VERSION << 4) | (kind === 'answer' ? 8 : 0) | SETUP_ROLES.indexOf(setup),
    ufrag.length,
    ...iceBytes(ufrag),
    pwd.length,
    ...iceBytes(pwd),
    ...fingerprint,
    told.length,
    ...told.flatMap(candidateBytes),
  ]
  const sum = checksum(Uint8Array.from(bytes))
  const letters = regroup([...bytes, sum >> 8, sum & 255], 8, 5, true)
  return BEGINNING + letters.map((number) => LETTERS[number]).join('')
}

/** Reads bytes one after another; null once there are too few. */
function reader(bytes: Uint8Array) {
  let at = 0
  const take = (count: number): Uint8Array | null => {
    if (at + count > bytes.length) return null
    at += count
    return bytes.subarray(at - count, at)
  }
  return { take, byte: () => take(1)?.[0] ?? null, isDone: () => at === bytes.length }
}

function readIntroduction(bytes: Uint8Array, setup: SetupRole): Introduction | null {
  const { take, byte, isDone } = reader(bytes)
  const iceWord = () => {
    const length = byte()
    const packed = length === null ? null : take(Math.ceil((length * 6) / 8))
    if (length === null || !packed) return null
    const word = regroup(packed, 8, 6, false).slice(0, length)
    const text = word.map((number) => ICE_LETTERS[number]).join('')
    return isIceWord(text) ? text : null
  }
  const ufrag = iceWord()
  const pwd = iceWord()
  const fingerprint = take(FINGERPRINT_BYTES)
  const count = byte()
  if (!ufrag || !pwd || !fingerprint || count === null || count > MOST_CANDIDATES) return null
  const candidates: Candidate[] = []
  for (let n = 0; n < count; n++) {
    const [head, high, low] = take(3) ?? []
    if (head === undefined || high === undefined || low === undefined) return null
    const [type, kind] = [CANDIDATE_TYPES[head >> 2], HOST_KINDS[head & 3]]
    const host = kind ? take(HOST_BYTES[kind]) : null
    if (!type || !kind || !host || high + low === 0) return null
    candidates.push({ type, host: hostFrom(kind, host), port: high * 256 + low })
  }
  return isDone() ? { ufrag, pwd, fingerprint: fingerprint.slice(), setup, candidates } : null
}

/** Spaces, line breaks and dashes are forgiven: chats and people put them in. */
export function readCode(text: string, due: CodeKind): Introduction | CodeProblem {
  if (text.length > LONGEST_CODE * 2) return 'not-a-code'
  const code = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
  if (!code.startsWith(BEGINNING) || code.length > LONGEST_CODE || !/^[A-Z2-7]{8,}$/.test(code)) return 'not-a-code'
  const letters = [...code.slice(BEGINNING.length)].map((letter) => LETTERS.indexOf(letter))
  const bytes = Uint8Array.from(regroup(letters, 5, 8, false))
  const head = bytes[0] ?? 0
  if (head >> 4 !== VERSION) return 'other-version'
  const body = bytes.subarray(0, -2)
  const sum = (bytes.at(-2) ?? 0) * 256 + (bytes.at(-1) ?? 0)
  const setup = SETUP_ROLES[head & 7]
  if (checksum(body) !== sum || !setup) return 'damaged'
  const kind: CodeKind = head & 8 ? 'answer' : 'offer'
  if (kind !== due) return due === 'offer' ? 'answer-not-offer' : 'offer-not-answer'
  return readIntroduction(body.subarray(1), setup) ?? 'damaged'
}
