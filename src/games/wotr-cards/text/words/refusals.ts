/** What a language says when something may not be done. */
import type { EngineRefusal } from '../../../../engine/index.ts'
import type { RefusalCode } from '../../types.ts'

/** What a sentence may need of the refusal's data; null where it is not told. */
export interface RefusalData {
  readonly hand: number | null
  readonly limit: number | null
  readonly left: number | null
  readonly chosen: number | null
  readonly min: number | null
  readonly max: number | null
  /** The seat it is about, by name. */
  readonly seat: string | null
}

export type Reason = string | ((data: RefusalData) => string)

export interface RefusalWords {
  readonly reasons: { readonly [C in RefusalCode | EngineRefusal]: Reason }
  readonly unknown: string
}
