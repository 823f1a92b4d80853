/**
 * What a device keeps of a table besides the lines of its log. Read back from storage through schemas: what is damaged is not
 * used, and not thrown away either.
 */
import * as v from 'valibot'
import { type Genesis, parseGenesis } from './genesis.ts'
import type { SeatSecret } from './own-seats.ts'
import { type LobbyState, parseLobbyState } from './wire.ts'

export interface TableKeep {
  readonly genesis: Genesis | null
  readonly lobby: LobbyState | null
  readonly secrets: readonly SeatSecret[]
  /** What the person at this device is called at this table; empty or absent in tables of older versions. */
  readonly name?: string
}

const Text = v.pipe(v.string(), v.maxLength(200))
const SecretSchema = v.object({
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  secret: Text,
  chance: v.nullable(Text),
  moved: v.optional(v.boolean()),
})

export interface ReadKeep {
  readonly genesis: Genesis | null
  readonly lobby: LobbyState | null
  readonly secrets: readonly SeatSecret[]
  /** Secrets nobody can read, to be kept as they are. */
  readonly damaged: readonly SeatSecret[]
  /** Null where none was kept. */
  readonly name: string | null
  readonly lines: readonly string[]
}

/** `kept` may be anything, whatever its type says: it comes from a database. */
export function readKeep(kept: TableKeep, lines: readonly string[]): ReadKeep {
  const whole: unknown = kept
  const parts: Partial<Record<keyof TableKeep, unknown>> = typeof whole === 'object' && whole !== null ? whole : {}
  const secrets: SeatSecret[] = []
  const damaged: SeatSecret[] = []
  for (const one of Array.isArray(parts.secrets) ? parts.secrets : []) {
    const parsed = v.safeParse(SecretSchema, one)
    if (!parsed.success) damaged.push(one as SeatSecret)
    else {
      const { seat, secret, chance, moved } = parsed.output
      secrets.push({ seat, secret, chance, ...(moved ? { moved } : {}) })
    }
  }
  const texts: unknown = lines
  return {
    genesis: parseGenesis(parts.genesis),
    lobby: parseLobbyState(parts.lobby),
    secrets,
    damaged,
    name: typeof parts.name === 'string' && parts.name !== '' ? parts.name.slice(0, 40) : null,
    lines: Array.isArray(texts) ? texts.filter((line): line is string => typeof line === 'string') : [],
  }
}
