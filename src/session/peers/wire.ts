/**
 * What devices say to each other: one JSON object a text. Read through schemas with bounds; unknown keys are refused. The
 * first words of a hello are the same in every version, so that two versions can say which of them is older.
 */
import * as v from 'valibot'
import { GenesisSchema, KeySchema, NameSchema } from './genesis.ts'
import { MAX_LINE } from './items.ts'
import { HaveSchema } from './sync.ts'

/** Raised by every change of what devices say to each other. */
export const WIRE_VERSION = 1
/** The longest text one device takes from another; a whole finished match is a tenth of it. */
export const MAX_TEXT = 400_000
/** About this much in one text of items. */
export const ITEMS_TEXT = 12_000
const MAX_ITEMS = 600
/** A log in one text: as JSON within JSON it grows. */
export const MAX_LOG = 300_000

const Device = v.pipe(v.string(), v.regex(/^[\w-]{8,24}$/))
const Whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const SeatNumber = v.pipe(Whole, v.maxValue(7))
const Signature = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))
const Version = v.pipe(v.string(), v.maxLength(20))

export const SeatClaimSchema = v.strictObject({
  name: NameSchema,
  key: KeySchema,
  chance: v.nullable(KeySchema),
  playedBy: v.picklist(['person', 'helper']),
})
export type SeatClaim = v.InferOutput<typeof SeatClaimSchema>

export const LobbyStateSchema = v.strictObject({
  /** Who keeps the table: each new keeper counts on. With `rev`, the higher state is the newer. */
  term: Whole,
  rev: Whole,
  game: v.pipe(v.string(), v.maxLength(40)),
  rulesVersion: v.pipe(Whole, v.minValue(1)),
  options: v.record(v.pipe(v.string(), v.maxLength(60)), v.union([v.boolean(), v.pipe(v.string(), v.maxLength(60)), v.number()])),
  title: NameSchema,
  keeper: Device,
  seats: v.pipe(v.array(v.nullable(v.strictObject({ device: Device, ...SeatClaimSchema.entries }))), v.minLength(1), v.maxLength(8)),
  /** In the order they came: the next of them keeps the table when the keeper is gone. */
  members: v.pipe(v.array(v.strictObject({ device: Device, name: NameSchema })), v.maxLength(24)),
})
export type LobbyState = v.InferOutput<typeof LobbyStateSchema>

/** A stored lobby, or null for anything else. */
export function parseLobbyState(value: unknown): LobbyState | null {
  const parsed = v.safeParse(LobbyStateSchema, value, { abortEarly: true })
  return parsed.success ? parsed.output : null
}

export const WishSchema = v.strictObject({
  t: v.literal('wish'),
  seat: SeatNumber,
  name: NameSchema,
  key: KeySchema,
  chance: v.nullable(KeySchema),
  claim: Signature,
})

const MessageSchema = v.variant('t', [
  v.strictObject({
    t: v.literal('hello'),
    wire: v.literal(WIRE_VERSION),
    app: Version,
    device: Device,
    name: NameSchema,
    /** To be signed by whoever claims a seat on this line. */
    nonce: KeySchema,
    match: v.nullable(KeySchema),
  }),
  /** Seats of the sender, each with its signature under the other's nonce. */
  v.strictObject({ t: v.literal('prove'), seats: v.pipe(v.array(v.tuple([SeatNumber, Signature])), v.maxLength(8)) }),
  v.strictObject({
    t: v.literal('beat'),
    /** The sender's clock, to be echoed. */
    at: Whole,
    /** The last `at` heard, and how long ago. */
    echo: v.nullable(v.tuple([Whole, Whole])),
    /** What the sender has of the match. */
    tag: v.nullable(v.pipe(v.string(), v.maxLength(12))),
    /** Devices the sender has a line to. */
    sees: v.pipe(v.array(Device), v.maxLength(24)),
    name: NameSchema,
  }),
  v.strictObject({ t: v.literal('bye') }),
  v.strictObject({ t: v.literal('lobby'), state: LobbyStateSchema }),
  v.strictObject({ t: v.literal('sit'), seat: SeatNumber, claim: SeatClaimSchema }),
  v.strictObject({ t: v.literal('stand'), seat: SeatNumber }),
  v.strictObject({ t: v.literal('removed') }),
  v.strictObject({ t: v.literal('genesis'), genesis: GenesisSchema }),
  v.strictObject({ t: v.literal('have'), have: HaveSchema }),
  v.strictObject({ t: v.literal('items'), items: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_LINE))), v.maxLength(MAX_ITEMS)) }),
  WishSchema,
  v.strictObject({ t: v.literal('refuse-wish'), seat: SeatNumber }),
  /** Asks for the whole log with its fingerprints: the two logs of a difference. */
  v.strictObject({ t: v.literal('log?') }),
  v.strictObject({ t: v.literal('log'), file: v.pipe(v.string(), v.maxLength(MAX_LOG)) }),
])
export type Message = v.InferOutput<typeof MessageSchema>
export type Hello = Extract<Message, { t: 'hello' }>

const OtherVersionSchema = v.object({ t: v.literal('hello'), wire: Whole, app: Version })

/** A text as a message; the versions of a device that speaks another version; or what is wrong with it. */
export function readMessage(
  text: string,
): Message | { readonly t: 'other-version'; readonly wire: number; readonly app: string } | 'oversized' | 'malformed' {
  if (text.length > MAX_TEXT) return 'oversized'
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'malformed'
  }
  const parsed = v.safeParse(MessageSchema, json, { abortEarly: true })
  if (parsed.success) return parsed.output
  const other = v.safeParse(OtherVersionSchema, json, { abortEarly: true })
  return other.success && other.output.wire !== WIRE_VERSION ? { ...other.output, t: 'other-version' } : 'malformed'
}

export const writeMessage = (message: Message): string => JSON.stringify(message)

/** Lines of items in texts of a handy size. */
export function inTexts(lines: readonly string[]): string[][] {
  const texts: string[][] = []
  let text: string[] = []
  let length = 0
  for (const line of lines) {
    if (text.length && (length + line.length > ITEMS_TEXT || text.length >= MAX_ITEMS)) {
      texts.push(text)
      text = []
      length = 0
    }
    text.push(line)
    length += line.length
  }
  if (text.length) texts.push(text)
  return texts
}
