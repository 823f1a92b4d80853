/**
 * Whether a person is asked: each may say, window by window, from which weight on. Where nobody needs to be asked the device
 * answers: it lets windows go, and takes a choice that is the only one.
 */
import type { Prompt, Seat, WindowWeight } from '../engine/index.ts'
import type { AskFrom } from './types.ts'

const WEIGHT: Readonly<Record<WindowWeight | 'never', number>> = { idle: 0, standard: 1, special: 2, never: 3 }
/** Unless a player says otherwise: asked where an operation was made for the moment, left in peace elsewhere. */
export const DEFAULT_ASK_FROM: AskFrom = 'special'

export interface Asking {
  askFrom(seat: Seat, window: string): AskFrom
  setAskFrom(seat: Seat, window: string | null, from: AskFrom): void
  /** Whether this seat wants to be asked in the window of this prompt. */
  wants(seat: Seat, prompt: Prompt): boolean
}

export function askingOf(given?: ReadonlyMap<string, AskFrom>): Asking {
  const asking = new Map<string, AskFrom>(given)
  const askFrom = (seat: Seat, window: string): AskFrom => asking.get(`${seat}:${window}`) ?? asking.get(`${seat}:*`) ?? DEFAULT_ASK_FROM
  return {
    askFrom,
    setAskFrom: (seat, window, from) => asking.set(`${seat}:${window ?? '*'}`, from),
    wants(seat, prompt) {
      const window = typeof prompt.about?.window === 'string' ? prompt.about.window : prompt.kind
      return WEIGHT[prompt.weight ?? 'idle'] >= WEIGHT[askFrom(seat, window)]
    },
  }
}

/** The only answer there is, or null where there is something to choose. */
export function forcedKeys({ keys, min, max }: Prompt): readonly string[] | null {
  return keys.length === 1 && min === 1 && max === 1 ? keys : null
}
