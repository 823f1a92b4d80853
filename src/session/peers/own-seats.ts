/** The seats a device answers for: their secrets, and the items it signs with them. */
import type { Seat } from '../../engine/index.ts'
import type { Holding } from './branches.ts'
import { type ChanceChain, chanceChain } from './chance-chain.ts'
import { type Answer, claimText, type Item, type Proposal, type SignedItem, type SignedSeatChange, signedText, type Vote } from './items.ts'
import type { Signing } from './signing.ts'

/** Kept on the device; whoever has it can be this seat. */
export interface SeatSecret {
  readonly seat: Seat
  readonly secret: string
  /** Of the chance chain; null where the seat contributes nothing. */
  readonly chance: string | null
}

export class OwnSeats {
  private readonly keys = new Map<string, SeatSecret>()
  private readonly chains = new Map<string, ChanceChain>()

  constructor(
    private readonly match: string,
    private readonly signing: Signing,
    secrets: readonly SeatSecret[],
  ) {
    for (const secret of secrets) this.add(secret)
  }

  get secrets(): readonly SeatSecret[] {
    return [...this.keys.values()]
  }

  /** Returns the public key and the commitment of a new secret. */
  add(secret: SeatSecret): { readonly key: string; readonly chance: string | null } {
    const key = this.signing.publicKey(secret.secret)
    const commitment = secret.chance === null ? null : this.addChain(secret.chance)
    // A seat that comes back keeps its key; its new chain joins the old one.
    this.keys.set(key, secret)
    return { key, chance: commitment }
  }
  addChain(chance: string): string {
    const chain = chanceChain(chance)
    this.chains.set(chain.commitment, chain)
    return chain.commitment
  }
  forget(seat: Seat): void {
    for (const [key, secret] of this.keys) if (secret.seat === seat) this.keys.delete(key)
  }

  holds({ key }: Holding): boolean {
    return this.keys.has(key)
  }
  secretOf({ key }: Holding): SeatSecret | null {
    return this.keys.get(key) ?? null
  }
  chainOf(holding: Holding): ChanceChain | null {
    return holding.chance && this.holds(holding) ? (this.chains.get(holding.chance.commitment) ?? null) : null
  }

  private signed<I extends SignedItem>(holding: Holding, item: I): I {
    const secret = this.keys.get(holding.key)
    if (!secret) throw new Error('this device does not hold that seat')
    return { ...item, signature: this.signing.sign(secret.secret, signedText(this.match, item)) }
  }
  answer(holding: Holding, answer: Omit<Answer, 'type' | 'signature'>): Answer {
    return this.signed(holding, { type: 'answer', ...answer, signature: '' })
  }
  proposal(holding: Holding, proposal: Omit<Proposal, 'type' | 'signature'>): Proposal {
    return this.signed(holding, { type: 'propose', ...proposal, signature: '' })
  }
  vote(holding: Holding, vote: Omit<Vote, 'type' | 'signature'>): Vote {
    return this.signed(holding, { type: 'vote', ...vote, signature: '' })
  }
  /** Signs with any text of this seat's key: proofs. */
  sign(holding: Holding, text: string): string | null {
    const secret = this.keys.get(holding.key)
    return secret ? this.signing.sign(secret.secret, text) : null
  }
  claim(secret: string, change: Omit<SignedSeatChange, 'claim'>): SignedSeatChange {
    return { ...change, claim: this.signing.sign(secret, claimText(this.match, change)) }
  }
}

export type { Item }
