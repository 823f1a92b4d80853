/** What going back costs: shown before anybody does it, and to everybody who is asked to agree. */

/** What going back to a point of the log would undo. */
export interface UndoNote {
  readonly to: number
  /** Choices of people that would be taken back, and log entries with them. */
  readonly choices: number
  readonly entries: number
  /** Hidden or random things were seen since: dice rolled, cards drawn, tiles turned. */
  readonly revealed: { readonly rolls: number; readonly cards: number; readonly tiles: number }
}
