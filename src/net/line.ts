/**
 * What the rest of Mathom knows of the network: lines that carry text, and meetings that hand them out. Declares
 * types only; nothing here may know a game, a session or a screen.
 */

export type LineKind = 'peerjs' | 'direct' | 'tab' | 'memory'

/** One line to another device: text in, text out, like a postcard: it may be lost when the line breaks. */
export interface Line {
  /** Unique in this page. */
  readonly id: string
  readonly kind: LineKind
  /** Never throws; texts on a closed line are dropped. */
  send(text: string): void
  close(): void
  /** Texts that came before anybody listened are kept and delivered. */
  onText(listener: (text: string) => void): void
  /** Also called at once if already closed. */
  onClose(listener: () => void): void
  /** Straight to the other device or through a relay (TURN); null where the transport cannot say. */
  route(): Promise<'straight' | 'relay' | null>
}

export type MeetingTrouble =
  /** Never reached so far; retrying. */
  | { code: 'signalling-unreachable' }
  /** Reached before and gone; open lines go on; retrying. */
  | { code: 'signalling-lost' }
  /** This browser cannot open lines to other devices at all. */
  | { code: 'no-webrtc' }
  /** The signalling server answers and will not have us. */
  | { code: 'server-refused'; detail: string }

/** Finds the devices at a table and gives a line to each. */
export interface Meeting {
  onLine(listener: (line: Line) => void): void
  /** null: the trouble is over. */
  onTrouble(listener: (trouble: MeetingTrouble | null) => void): void
  /** The page is visible again, the network is back: reconnect to signalling and look for everybody again, now. */
  refresh(): void
  close(): void
}

/** Where PeerJS introduces devices to each other. */
export interface SignallingServer {
  readonly host: string
  readonly port: number
  readonly path: string
  readonly secure: boolean
  readonly key?: string
}

export interface NetSettings {
  readonly server: SignallingServer
  readonly iceServers: readonly RTCIceServer[]
}
