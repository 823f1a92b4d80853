/**
 * What this device knows of the cards: the face behind each handle, who else may know it, and, where this
 * device deals, the faces that still lie unseen in each deck. The state of a match holds handles only.
 */
import type { FaceId, Faces, Handle, SceneCard, Seat } from './types.ts'

const EVERYBODY = 0x40000000
/** The face of a card this device may not know. */
export const UNKNOWN = '?'
/** The deck of handles that went into another deck and are no cards any more. */
const GONE = ''

export class CardTable implements Faces {
  private constructor(
    private faces: (FaceId | null)[],
    /** Bit s: seat s has seen it. */
    private seen: number[],
    private deckOf: string[],
    /** Faces not yet given to a handle, by deck; `?` for a card that went in unknown to this device. */
    private unseen: Map<string, FaceId[]>,
    /** Decks whose faces the `?` of a deck may turn out to be. */
    private origins: Map<string, readonly string[]>,
    /** Faces everybody has seen, also of handles that are no cards any more: what was told stays told. */
    private shown: (FaceId | null)[],
  ) {}

  static empty(): CardTable {
    return new CardTable([], [], [], new Map(), new Map(), [])
  }

  static of(cards: readonly SceneCard[]): CardTable {
    const table = CardTable.empty()
    for (const card of cards) {
      const handle = table.faces.length
      table.faces.push(null)
      table.seen.push(0)
      table.shown.push(null)
      table.deckOf.push(card.deck)
      if (card.known === 'none') {
        const pool = table.unseen.get(card.deck)
        if (pool) pool.push(card.face)
        else table.unseen.set(card.deck, [card.face])
      } else {
        table.faces[handle] = card.face
        table.seen[handle] = card.known === 'all' ? EVERYBODY : 1 << card.known
        if (card.known === 'all') table.shown[handle] = card.face
      }
    }
    return table
  }

  get size(): number {
    return this.faces.length
  }

  clone(): CardTable {
    const unseen = new Map<string, FaceId[]>()
    for (const [deck, pool] of this.unseen) unseen.set(deck, pool.slice())
    return new CardTable(this.faces.slice(), this.seen.slice(), this.deckOf.slice(), unseen, new Map(this.origins), this.shown.slice())
  }

  /** New hidden cards. An earlier deck of that name keeps its own pool: its handles may still lie somewhere. */
  add(deck: string, faces: readonly FaceId[]): void {
    const name = `${deck}@${this.faces.length}`
    for (const _ of faces) {
      this.faces.push(null)
      this.seen.push(0)
      this.shown.push(null)
      this.deckOf.push(name)
    }
    this.unseen.set(name, faces.slice())
  }

  /**
   * These cards become a new hidden deck. What is known of them here goes along: faces, the whole rest of a deck, or else `?`.
   * The old handles are no cards any more.
   */
  reshuffle(deck: string, from: readonly Handle[]): void {
    const name = `${deck}@${this.faces.length}`
    const pool: FaceId[] = []
    const origins = new Set<string>()
    const unknown = new Map<string, number>()
    for (const handle of from) {
      const face = this.faces[handle]
      const source = this.deckOf[handle]
      if (source === undefined || source === GONE) throw new Error(`there is no card ${handle}`)
      if (typeof face === 'string') pool.push(face)
      else unknown.set(source, (unknown.get(source) ?? 0) + 1)
      this.faces[handle] = null
      this.seen[handle] = 0
      this.deckOf[handle] = GONE
    }
    for (const [source, count] of unknown) {
      const left = this.unseen.get(source) ?? []
      if (left.length === count) {
        pool.push(...left.splice(0))
        for (const origin of this.origins.get(source) ?? []) origins.add(origin)
      } else {
        for (let i = 0; i < count; i++) pool.push(UNKNOWN)
        origins.add(source)
      }
    }
    for (const _ of from) {
      this.faces.push(null)
      this.seen.push(0)
      this.shown.push(null)
      this.deckOf.push(name)
    }
    this.unseen.set(name, pool)
    if (origins.size) this.origins.set(name, [...origins])
  }

  /** Takes a face out of a deck's unseen ones, if need be as one of those that went in unknown. */
  private takeUnseen(deck: string, face: FaceId): boolean {
    const pool = this.unseen.get(deck) ?? []
    const at = pool.indexOf(face)
    if (at >= 0) {
      pool.splice(at, 1)
      return true
    }
    const unknown = pool.indexOf(UNKNOWN)
    if (unknown < 0 || !(this.origins.get(deck) ?? []).some((origin) => this.takeUnseen(origin, face))) return false
    pool.splice(unknown, 1)
    return true
  }

  face(handle: Handle): FaceId | null {
    return this.faces[handle] ?? null
  }

  /** The faces this handle may turn out to have, as far as this device can tell. */
  pool(handle: Handle): readonly FaceId[] {
    return this.unseen.get(this.deckOf[handle] as string) ?? []
  }

  /** A face becomes known to a seat, or to all (null). Throws when it contradicts what is known. */
  learn(handle: Handle, face: FaceId, to: Seat | null): void {
    if (handle < 0 || handle >= this.faces.length) throw new Error(`there is no card ${handle}`)
    if (face !== UNKNOWN) {
      const known = this.faces[handle]
      if (known === null) {
        if (!this.takeUnseen(this.deckOf[handle] as string, face))
          throw new Error(`card ${handle} cannot be ${face}: that face is not in its deck any more`)
        this.faces[handle] = face
      } else if (known !== face) throw new Error(`card ${handle} is ${known}, not ${face}`)
    }
    this.seen[handle] = (this.seen[handle] as number) | (to === null ? EVERYBODY : 1 << to)
    if (this.isPublic(handle)) this.shown[handle] = this.faces[handle] as FaceId | null
  }

  /** The cards as one seat knows them; null for a spectator. */
  seenBy(seat: Seat | null): Faces {
    const mask = seat === null ? EVERYBODY : EVERYBODY | (1 << seat)
    return { face: (handle) => ((this.seen[handle] ?? 0) & mask ? (this.faces[handle] ?? null) : null) }
  }

  /** Whether everybody has seen this card. */
  isPublic(handle: Handle): boolean {
    return ((this.seen[handle] ?? 0) & EVERYBODY) !== 0
  }

  /**
   * The face under which everybody saw this card, also when it has gone into another deck since: for telling what happened.
   * Says nothing about where the card is now; the new deck has new handles.
   */
  shownFace(handle: Handle): FaceId | null {
    return this.shown[handle] ?? null
  }

  /** For notation and tests: every card with what is known of it. Unseen faces are given to the unseen handles in pool order. */
  scene(): SceneCard[] {
    const left = new Map<string, FaceId[]>()
    for (const [deck, pool] of this.unseen) left.set(deck, pool.slice())
    return this.faces.map((face, handle) => {
      const deck = this.deckOf[handle] as string
      if (face === null) return { face: left.get(deck)?.shift() ?? UNKNOWN, known: 'none', deck }
      const seen = this.seen[handle] as number
      return { face, known: seen & EVERYBODY ? 'all' : seen ? 31 - Math.clz32(seen) : 'none', deck }
    })
  }
}

const CARD = /^[^:]*:([^#]*)#(\d+)$/

/** The key of a choice that names a card and shows its face. */
export function cardKey(verb: string, face: FaceId, handle: Handle): string {
  return `${verb}:${face}#${handle}`
}

/** The key of a choice that names a card without showing it. */
export function hiddenCardKey(verb: string, handle: Handle): string {
  return `${verb}:#${handle}`
}

/** The card a key names, with its face where the key shows it; null for keys without a card. */
export function cardInKey(key: string): { handle: Handle; face: FaceId | null } | null {
  const at = key.lastIndexOf('#')
  if (at < 0) return null
  const match = CARD.exec(key)
  return match ? { handle: Number(match[2]), face: match[1] || null } : null
}

/** The handle a key names. Throws if it names none: the rules offered that key themselves. */
export function handleInKey(key: string): Handle {
  const at = key.lastIndexOf('#')
  if (at < 0) throw new Error(`the key ${key} names no card`)
  return Number(key.slice(at + 1))
}
