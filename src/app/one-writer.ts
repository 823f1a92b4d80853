/** Windows of this device tell each other which of them has opened a match or table last: it is the one that writes. */

export interface OneWriter {
  /** Told at once if it happened before anybody listened. */
  onTaken(listener: () => void): void
  /** The database said so. */
  tell(): void
  readonly isTaken: boolean
  close(): void
}

const CHANNEL = 'mathom-matches'

export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Announces `writer` for `id`; hears when another window does. */
export function oneWriter(id: string, writer: string): OneWriter {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
  const listeners = new Set<() => void>()
  let isTaken = false
  const tell = (): void => {
    if (isTaken) return
    isTaken = true
    for (const listener of listeners) listener()
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const said = data as { id?: unknown; writer?: unknown } | null
    if (said?.id === id && said.writer !== writer) tell()
  })
  channel?.postMessage({ id, writer })
  return {
    onTaken(listener) {
      listeners.add(listener)
      if (isTaken) listener()
    },
    tell,
    get isTaken() {
      return isTaken
    },
    close: () => channel?.close(),
  }
}
