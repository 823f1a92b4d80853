/**
 * Why a device could not be let in, here or there. Each is told only as long as whoever it is about is there and was not let in:
 * a stranger that came by says nothing about this table.
 */
import type { DoorTrouble } from '../together.ts'

/** The line is cut at once where versions differ: whoever is there comes again before this has passed. */
export const COMES_AGAIN_MS = 30_000

interface Raised {
  readonly trouble: DoorTrouble
  readonly lasts: () => boolean
}

export class DoorTroubles {
  /** By what they are about; the one raised last at the end. */
  private readonly all = new Map<string, Raised>()

  raise(about: string, trouble: DoorTrouble, lasts: () => boolean): void {
    this.all.delete(about)
    this.all.set(about, { trouble, lasts })
  }
  clear(about: string): void {
    this.all.delete(about)
  }

  get current(): DoorTrouble | null {
    for (const [about, { lasts }] of this.all) if (!lasts()) this.all.delete(about)
    return [...this.all.values()].at(-1)?.trouble ?? null
  }
}
