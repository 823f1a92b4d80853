/** The seats a device answers for: their secrets, and the items it signs with them. */
import type { Seat } from '../../engine/index.ts'
import type { Holding } from './branches.ts'
import { type ChanceChain, chanceChain } from './chance-chain.ts'
import { type Answer, claimText, type Proposal, type SignedItem, type SignedSeatChange, signedText, type Vote } from './items.ts'
import type { Signing } from './signing.ts'

/** Kept on the device; whoever has it can be this seat. */
export interface SeatSecret {
  readonly seat: Seat
  readonly secret: string
  /** Of the chance chain; null where the seat contributes nothing. */
  readonly chance: string | null
  /** It came from another device: it answers nothing until this one has heard what the seat said there. */
  readonly moved?: boolean
}

/** The public key of a secret, or null where it is damaged. */
export function keyOf(signing: Signing, { secret }: SeatSecret): string | null {
  try {
    return signing.publicKey(secret)
  } catch {
    // Not the text of a key: damaged in storage, or typed by hand.
    return null
  }
}

/** Chains of one seat that are kept: it gets another each time it comes back. */
const MAX_CHAINS = 12
/** The oldest of the seats that were only kept warm make room. */
const MAX_SECRETS = 80

export class OwnSeats {
  private readonly keys = new Map<string, SeatSecret>()
  private readonly chains = new Map<string, { readonly chain: ChanceChain; readonly secret: SeatSecret }>()
  /** Whose chain nobody has asked for yet. */
  private readonly unbuilt = new Map<SeatSecret, string>()
  /** All there ever were: a seat may go back to an older chain where two hand-overs met. */
  private readonly kept: SeatSecret[] = []

  constructor(
    private readonly match: string,
    private readonly signing: Signing,
    secrets: readonly SeatSecret[],
  ) {
    for (const secret of secrets) {
      const key = keyOf(signing, secret)
      if (key !== null) this.take(key, secret)
      // Damaged: of no use here, but not ours to throw away.
      else this.kept.push(secret)
    }
  }

  get secrets(): readonly SeatSecret[] {
    return this.kept
  }

  /** Returns the public key and the commitment of a new secret. */
  add(secret: SeatSecret): { readonly key: string; readonly chance: string | null } {
    const key = this.signing.publicKey(secret.secret)
    this.take(key, secret)
    if (secret.chance === null) return { key, chance: null }
    return { key, chance: this.build(secret.chance, secret).commitment }
  }
  private take(key: string, secret: SeatSecret): void {
    // A seat that comes back keeps its key; its new chain joins the old one.
    this.keys.set(key, secret)
    const known = this.kept.findIndex((one) => one.secret === secret.secret && one.chance === secret.chance)
    if (known >= 0) this.kept[known] = secret
    else this.kept.push(secret)
    this.makeRoom(secret)
    if (secret.chance !== null) this.unbuilt.set(secret, secret.chance)
  }
  private build(chance: string, secret: SeatSecret): ChanceChain {
    const chain = chanceChain(chance)
    this.unbuilt.delete(secret)
    this.chains.set(chain.commitment, { chain, secret })
    return chain
  }
  /** A chain is four thousand hashes: made when it is first asked for. */
  private chainTo(key: string, commitment: string) {
    for (const [secret, chance] of this.unbuilt) {
      if (this.chains.has(commitment)) break
      if (keyOf(this.signing, secret) === key) this.build(chance, secret)
    }
    return this.chains.get(commitment)
  }
  private makeRoom({ secret }: SeatSecret): void {
    const same = this.kept.filter((one) => one.secret === secret)
    const spare =
      same.length > MAX_CHAINS ? same[1] : this.kept.length > MAX_SECRETS ? this.kept.find(({ chance }) => chance === null) : null
    if (spare) this.kept.splice(this.kept.indexOf(spare), 1)
  }
  /** It belongs to another device from now on. */
  forget({ key }: Holding): void {
    const secret = this.keys.get(key)
    this.keys.delete(key)
    for (let i = this.kept.length - 1; i >= 0; i--) if (this.kept[i]?.secret === secret?.secret) this.kept.splice(i, 1)
  }
  /** It knows now what the seat said elsewhere. */
  settleIn(): void {
    this.kept.forEach((secret, i) => {
      if (secret.moved) this.kept[i] = { seat: secret.seat, secret: secret.secret, chance: secret.chance }
    })
  }
  /** A seat came from another device, and may have said things that are not known here. */
  get hasMoved(): boolean {
    return this.kept.some(({ moved }) => moved)
  }

  holds({ key }: Holding): boolean {
    return this.keys.has(key)
  }
  /** With the chain that counts for this holding. */
  secretOf({ key, chance }: Holding): SeatSecret | null {
    return this.secretFor({ key, chance: chance?.commitment ?? null })
  }
  secretFor({ key, chance }: { readonly key: string; readonly chance: string | null }): SeatSecret | null {
    const secret = this.keys.get(key)
    return (secret && chance !== null ? this.chainTo(key, chance)?.secret : secret) ?? secret ?? null
  }
  chainOf({ key, chance }: Holding): ChanceChain | null {
    return chance && this.keys.has(key) ? (this.chainTo(key, chance.commitment)?.chain ?? null) : null
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
