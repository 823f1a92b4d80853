/**
 * The half of a line that every transport shares: who listens, what waits for a listener, and that closing happens once.
 * Knows nothing of the transport; may not keep more than a bounded number of texts for somebody who never listens.
 */
import type { Line, LineKind } from './line.ts'

/** What a transport brings. `send` may assume that the line is open; `close` is called once. */
export interface Carrier {
  send(text: string): void
  close(): void
  route?(): Promise<'straight' | 'relay' | null>
}

/** The transport's side of a line. */
export interface LineEnd {
  readonly line: Line
  isOpen(): boolean
  /** A text came in. */
  hear(text: string): void
  /** The transport is gone: tells the listeners, and does not call `Carrier.close`. */
  lost(): void
}

const MOST_KEPT_CHARACTERS = 8_000_000
let made = 0

export function lineEnd(kind: LineKind, carrier: Carrier): LineEnd {
  const textListeners: ((text: string) => void)[] = []
  let closeListeners: (() => void)[] = []
  let kept: string[] = []
  let keptCharacters = 0
  let open = true

  function lost(): void {
    if (!open) return
    open = false
    const told = closeListeners
    closeListeners = []
    for (const listener of told) listener()
  }

  const line: Line = {
    id: `${kind}-${++made}`,
    kind,
    send(text) {
      if (open) carrier.send(text)
    },
    close() {
      if (!open) return
      carrier.close()
      lost()
    },
    onText(listener) {
      textListeners.push(listener)
      const waiting = kept
      kept = []
      keptCharacters = 0
      for (const text of waiting) listener(text)
    },
    onClose(listener) {
      if (open) closeListeners.push(listener)
      else listener()
    },
    route: () => (open && carrier.route ? carrier.route() : Promise.resolve(null)),
  }

  return {
    line,
    isOpen: () => open,
    lost,
    hear(text) {
      if (!open) return
      if (textListeners.length) for (const listener of textListeners) listener(text)
      else if ((keptCharacters += text.length) > MOST_KEPT_CHARACTERS) line.close()
      else kept.push(text)
    },
  }
}
