/** What a language says of a set of casualties. */
export interface LossWords {
  /** "5 of 5" */
  sum(chosen: number, left: number): string
  readonly enough: string
  over(n: number): string
  short(n: number): string
  /** "4 leave 1 uncancelled" */
  falls(chosen: number, left: number): string
  /** "Guards and Gate are 5 without Gandalf" */
  needless(rest: string, sum: number, without: string): string
  /** "without its biggest card it falls short of 5" */
  needed(left: number): string
  readonly nobody: string
}
