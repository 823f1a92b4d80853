/**
 * The table a script plays on: the state, the cards, and the ways to ask. Each way yields one request,
 * and one request becomes one log entry. Holds nothing that the log and the state do not determine.
 */
import type { CardTable } from './cards.ts'
import type { Answers, Asked, FaceId, GameEvent, Handle, Prompt, Script, ScriptTable, Seat } from './types.ts'

export class Table<S, E extends GameEvent = GameEvent> implements ScriptTable<S, E> {
  listener: ((event: E) => void) | null = null

  constructor(
    public state: S,
    public cards: CardTable,
  ) {}

  emit(event: E): void {
    if (this.listener) this.listener(event)
  }

  face(handle: Handle): FaceId {
    const face = this.cards.face(handle)
    if (face === null) throw new Error(`the rules read the face of card ${handle}, which nobody has shown`)
    return face
  }

  peekFace(handle: Handle): FaceId | null {
    return this.cards.face(handle)
  }

  *ask(seat: Seat, prompt: () => Prompt): Script<readonly string[]> {
    const answers = (yield { type: 'ask', asked: [{ seat, prompt }] }) as Answers
    return answers.get(seat) as readonly string[]
  }

  *askAll(asked: readonly Asked[]): Script<Answers> {
    return (yield { type: 'ask', asked }) as Answers
  }

  *roll(sides: number): Script<number> {
    const values = (yield { type: 'roll', sides, count: 1 }) as readonly number[]
    return values[0] as number
  }

  *shuffle(deck: string, faces: readonly FaceId[]): Script<readonly Handle[]> {
    const first = this.cards.size
    yield { type: 'shuffle', deck, first, faces }
    return faces.map((_, i) => first + i)
  }

  *reshuffle(deck: string, from: readonly Handle[]): Script<readonly Handle[]> {
    if (!from.length) return []
    const first = this.cards.size
    yield { type: 'shuffle', deck, first, faces: [], from }
    return from.map((_, i) => first + i)
  }

  *draw(handles: readonly Handle[], seat: Seat): Script {
    if (handles.length) yield { type: 'draw', handles, to: seat }
  }

  *reveal(handles: readonly Handle[]): Script<readonly FaceId[]> {
    if (handles.length) yield { type: 'reveal', handles, to: null }
    return handles.map((handle) => this.face(handle))
  }

  *peek(handles: readonly Handle[], seat: Seat): Script {
    if (handles.length) yield { type: 'peek', handles, to: seat }
  }

  *peekAndShow(handles: readonly Handle[], seat: Seat, show: readonly FaceId[]): Script<readonly (FaceId | null)[]> {
    if (handles.length) yield { type: 'peek', handles, to: seat, show }
    return handles.map((handle) => {
      const face = this.cards.isPublic(handle) ? this.cards.face(handle) : null
      return face !== null && show.includes(face) ? face : null
    })
  }
}
