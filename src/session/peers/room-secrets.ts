/** What a device signs with, made when it sits down in the lobby: one key and one chain of chance for each seat. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat } from '../../engine/index.ts'
import { chanceChain } from './chance-chain.ts'
import type { Genesis } from './genesis.ts'
import { keyOf, type SeatSecret } from './own-seats.ts'
import type { Signing } from './signing.ts'
import type { SeatClaim } from './wire.ts'

/** Sitting down and getting up again makes no endless list. */
const MAX_SECRETS = 40

export class RoomSecrets {
  readonly all: SeatSecret[]

  constructor(
    secrets: readonly SeatSecret[],
    private readonly signing: Signing,
    private readonly random: () => string,
  ) {
    this.all = [...secrets]
  }

  holdsKey(key: string): boolean {
    return this.all.some((secret) => keyOf(this.signing, secret) === key)
  }
  /**
   * With the seats they have in the match: those in front may have been left out. Where it begins now, what was made for a seat
   * that was not taken in the end goes; later a secret may have come by a wish, and one from another device always stays.
   */
  forMatch({ seats }: Genesis, beginsNow: boolean): SeatSecret[] {
    return this.all.flatMap((secret) => {
      const own = keyOf(this.signing, secret)
      const seat = seats.findIndex(({ key }) => key === own)
      if (seat >= 0) return { ...secret, seat }
      return beginsNow && own !== null && !secret.moved ? [] : secret
    })
  }

  /** A fresh secret, and what it says to others. `inUse`: keys that stand in the lobby. */
  make(seat: Seat, name: string, playedBy: 'person' | 'helper', inUse: readonly string[]): SeatClaim {
    // Random text as 32 bytes.
    const secret = this.signing.secret(sha256(utf8ToBytes(this.random())))
    const chance = playedBy === 'person' ? this.random() : null
    const key = this.signing.publicKey(secret)
    this.makeRoom(inUse)
    this.all.push({ seat, secret, chance })
    return { name: name.slice(0, 40), key, chance: chance === null ? null : chanceChain(chance).commitment, playedBy }
  }
  private makeRoom(inUse: readonly string[]): void {
    if (this.all.length < MAX_SECRETS) return
    const spare = this.all.findIndex((one) => !one.moved && !inUse.includes(keyOf(this.signing, one) ?? ''))
    if (spare >= 0) this.all.splice(spare, 1)
  }
}
