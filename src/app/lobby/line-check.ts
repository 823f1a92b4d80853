/** The test of the lines, as rows of yes, no and not known. Loads the network code only when somebody tests. */
import type { NetFields } from '../settings.ts'

export const LINE_ROWS = ['webrtc', 'server', 'lan', 'net', 'relay'] as const
export type LineRow = (typeof LINE_ROWS)[number]
/** Null: not known, or not set. */
export type LineCheck = { readonly [R in LineRow]: boolean | null }

export async function loadLineCheck(_net: NetFields): Promise<LineCheck> {
  const webrtc = typeof RTCPeerConnection !== 'undefined'
  return { webrtc, server: null, lan: null, net: null, relay: null }
}
