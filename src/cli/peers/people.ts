/** People at one device of a simulated table, who do what people do: choose, vote, notice who is gone, ask for seats. */
import { type Below, policies, type Seat } from '../../engine/index.ts'
import type { AnyPeerSession } from '../../session/peers/peer-session.ts'
import type { Together } from '../../session/together.ts'
import type { SimDevice, SimulatedTable } from './simulated-table.ts'

const STANDING_IN = 'standing in'

export class People {
  private readonly absentSince = new Map<Seat, number>()
  private proposalSeen = { id: '', at: 0 }
  private wishedAt = -100_000
  /** They do nothing. */
  idle = false
  /** They wait for whoever is gone. */
  isPatient = false

  constructor(
    private readonly table: SimulatedTable,
    private readonly device: SimDevice,
    private readonly below: Below,
    private readonly counts: { undos: number; handOvers: number; wishes: number },
    /** In the end everybody agrees. */
    private readonly isEnding: () => boolean = () => false,
  ) {}

  tick(): void {
    const { session } = this.device
    if (!session || this.idle) return
    const { together } = session.getSnapshot()
    if (!together || this.below(4) === 0) return
    this.talk(session, together)
    this.noticeAbsent(session, together)
    this.askBack(together)
    this.choose(session)
  }

  private get now(): number {
    return this.table.net.now()
  }

  private choose(session: AnyPeerSession): void {
    for (let i = 0; i < 4; i++) {
      const { decision } = session.getSnapshot()
      const one = decision?.seats[this.below(decision.seats.length)]
      if (!decision || !one || this.device.session !== session) return
      if (decision.isWindow && this.below(3) > 0) {
        session.goOn()
        continue
      }
      const keys = policies.random({ seat: one.seat, prompt: () => one.prompt }, this.below) ?? []
      const refusal = session.choose(one.seat, keys)
      if (!refusal) continue
      // What is offered while a save is on its way may be past.
      if (session.getSnapshot().decision === decision && this.device.disk.slowness === 0 && !this.device.disk.broken)
        throw new Error(`${this.device.id} offered ${keys.join(' ')} to seat ${one.seat}, then refused it: ${refusal.code}`)
      return
    }
  }

  /** Proposals of others, and own ones that nobody answers. */
  private talk(session: AnyPeerSession, { proposal, wishes }: Together): void {
    const actions = session.together
    for (const wish of wishes) if (!wish.isReturn && this.below(6) === 0) actions.grant(wish, this.isEnding() || this.below(4) > 0)
    if (!proposal) return
    if (proposal.id !== this.proposalSeen.id) this.proposalSeen = { id: proposal.id, at: this.now }
    const waited = this.now - this.proposalSeen.at
    if (proposal.mayVote && this.below(4) === 0) actions.vote(this.below(4) > 0)
    else if (proposal.mine && waited > 5000 && this.below(20) === 0) actions.withdraw()
    else if (waited > 20_000 && this.below(20) === 0) actions.vote(false)
  }

  /** Somebody for whom the table waits cannot be heard: a helper plays, or somebody here. */
  private noticeAbsent(session: AnyPeerSession, { holders, waits, mine }: Together): void {
    if (!mine.length || this.isPatient) return
    const missing: Seat[] = []
    for (const { seat, presence } of holders) {
      if (presence.state === 'mine' || presence.state === 'here') this.absentSince.delete(seat)
      else if (!this.absentSince.has(seat)) this.absentSince.set(seat, this.now)
      else if (this.now - (this.absentSince.get(seat) ?? 0) > 15_000) missing.push(seat)
    }
    if (!waits.some(({ seat }) => missing.includes(seat)) || this.below(12) > 0) return
    const isPerson = this.below(3) === 0
    const refusal = session.together.takeOver(missing, isPerson ? 'person' : 'helper', isPerson ? STANDING_IN : 'helper')
    if (!refusal) this.counts.handOvers++
  }

  private askBack({ holders, mine }: Together): void {
    if (this.now - this.wishedAt < 4000) return
    const { session } = this.device
    // What somebody else plays for good is asked for now and then only.
    const was = holders.find(
      ({ wasMine, playedBy, name }) => wasMine && (playedBy === 'helper' || name === STANDING_IN || this.below(200) === 0),
    )
    const free = this.isCurious && !mine.length ? holders.find(({ playedBy }) => playedBy === 'helper') : undefined
    const seat = was ?? free
    if (!session || !seat) return
    this.wishedAt = this.now
    this.counts.wishes++
    session.together.wish(seat.seat, this.device.id)
  }
  /** Would like a seat. */
  isCurious = false

  undo(): void {
    const { session } = this.device
    if (!session?.stops.length) return
    const { stops } = session
    const back = this.below(3) === 0 ? this.below(stops.length) : Math.max(0, stops.length - 1 - this.below(5))
    if (!session.undoTo(stops[back] as number)) this.counts.undos++
  }
}
