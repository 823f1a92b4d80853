/**
 * Items that cannot be judged before others arrive: answers to decisions still to come, votes on proposals not seen yet. Each
 * with the device it came from, which answers for it. Bounded for each seat and each device, so that nobody crowds out others;
 * what is dropped is found again by the exchange of what each has.
 */
import type { Seat } from '../../engine/index.ts'
import { saysSame } from './item-set.ts'
import { type Answer, type BranchId, type Item, writeItem } from './items.ts'

export interface Early<I extends Item = Item> {
  readonly item: I
  /** Null for this device's own, and for what it had stored. */
  readonly from: string | null
}

const MAX_ANSWERS_OF_SEAT = 400
/** The first, and one that says something else: both are judged when their time comes. */
const MAX_IN_SLOT = 2
const MAX_OF_DEVICE = 150

export class EarlyItems {
  private readonly bySeat = new Map<string, Map<number, Early<Answer>[]>>()
  private readonly rest = new Map<string, Early>()
  private readonly restOf = new Map<string | null, number>()

  private slots(branch: BranchId, seat: Seat): Map<number, Early<Answer>[]> | undefined {
    return this.bySeat.get(`${branch} ${seat}`)
  }
  hasAnswer(item: Answer): boolean {
    return (
      this.slots(item.branch, item.seat)
        ?.get(item.decision)
        ?.some((one) => saysSame(one.item, item)) ?? false
    )
  }
  putAnswer(item: Answer, from: string | null): void {
    const key = `${item.branch} ${item.seat}`
    const slots = this.bySeat.get(key) ?? new Map<number, Early<Answer>[]>()
    this.bySeat.set(key, slots)
    const there = slots.get(item.decision)
    if (there) {
      if (there.length < MAX_IN_SLOT) there.push({ item, from })
    } else if (slots.size < MAX_ANSWERS_OF_SEAT) slots.set(item.decision, [{ item, from }])
  }
  takeAnswers(branch: BranchId, decision: number, seat: Seat): readonly Early<Answer>[] {
    const slots = this.slots(branch, seat)
    const found = slots?.get(decision)
    if (!slots || !found) return []
    slots.delete(decision)
    return found
  }
  /** What was left behind will not be asked again. */
  forgetAnswersBut(branches: readonly BranchId[]): void {
    for (const key of this.bySeat.keys()) if (!branches.includes(key.split(' ')[0] as string)) this.bySeat.delete(key)
  }

  put(item: Item, from: string | null): void {
    const line = writeItem(item)
    const count = this.restOf.get(from) ?? 0
    if (this.rest.has(line) || count >= MAX_OF_DEVICE) return
    this.rest.set(line, { item, from })
    this.restOf.set(from, count + 1)
  }
  /** All but answers to later decisions, to be tried again. */
  takeRest(): readonly Early[] {
    const all = [...this.rest.values()]
    this.rest.clear()
    this.restOf.clear()
    return all
  }
}
