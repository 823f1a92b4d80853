/**
 * What the keys of a prompt mean on the table: which stations a card reaches, which lines and hobbits may be chosen. Pure.
 */
import type { Prompt } from '../../../engine/types.ts'
import type { Preview } from '../../../table/contract.ts'
import type { Halo } from '../../../table/station.tsx'
import { CARDS, PLACE_DATA } from '../data/index.ts'
import { type About, ACTIVITIES, type Activity, isCardId, type View } from '../types.ts'

/** A key that moves along a line: how far it would bring the marker. */
export interface LineKey {
  readonly key: string
  readonly line: Activity
  readonly to: number
}
export interface Choices {
  readonly moves: readonly LineKey[]
  /** Lines that are chosen as a whole. */
  readonly lines: ReadonlySet<Activity>
  /** How many spaces the chosen line will move. */
  readonly spaces: number
  /** Seats that can be chosen. */
  readonly players: ReadonlySet<number>
  /** Key by seat. */
  readonly playerKey: ReadonlyMap<number, string>
}
const NOTHING: Choices = { moves: [], lines: new Set(), spaces: 1, players: new Set(), playerKey: new Map() }

const isActivity = (word: string | undefined): word is Activity => (ACTIVITIES as readonly (string | undefined)[]).includes(word)

/** Last space of a line on this board. */
export const lastOf = (view: View, line: Activity): number => PLACE_DATA[view.place].lines[line]?.spaces.length ?? 0

function lineKey(view: View, key: string, spaces: number): LineKey | null {
  const play = /^play@([a-z]+):([^#]*)#/.exec(key)
  const whole = /^line:([a-z]+)$/.exec(key)
  const line = play?.[1] ?? whole?.[1]
  if (!isActivity(line)) return null
  const now = view.board?.lines[line]
  if (now === null || now === undefined) return null
  const face = play?.[2] ?? ''
  const signs = isCardId(face) ? CARDS[face].signs : spaces
  return { key, line, to: Math.min(now + Math.max(1, signs), lastOf(view, line)) }
}

export function choicesOf(view: View, prompt: Prompt | null): Choices {
  if (!prompt) return NOTHING
  const moves: LineKey[] = []
  const lines = new Set<Activity>()
  const playerKey = new Map<number, string>()
  const spaces = (prompt.about as About | undefined)?.count ?? 1
  for (const key of prompt.keys) {
    const move = lineKey(view, key, spaces)
    if (move) {
      moves.push(move)
      if (key.startsWith('line:')) lines.add(move.line)
    }
    const player = /^player:(\d+)$/.exec(key)
    if (player) playerKey.set(Number(player[1]), key)
  }
  return { moves, lines, spaces, players: new Set(playerKey.keys()), playerKey }
}

/** The keys a touched station stands for: those that end there, or else those that come at least so far. */
export function keysFor(choices: Choices, line: Activity, space: number): readonly string[] {
  const there = choices.moves.filter((m) => m.line === line)
  const exact = there.filter((m) => m.to === space)
  return (exact.length > 0 ? exact : there.filter((m) => m.to >= space)).map((m) => m.key)
}
export const keysOfLine = (choices: Choices, line: Activity): readonly string[] =>
  choices.moves.filter((m) => m.line === line).map((m) => m.key)

/** How each station glows: strongly what the next confirmation would reach, softly what could be reached. */
export function haloOf(view: View, choices: Choices, preview: Preview | null): (line: Activity, space: number) => Halo {
  const chosen = (preview?.keys ?? []).map((key) => lineKey(view, key, choices.spaces)).filter((m) => m !== null)
  const far = (list: readonly LineKey[], line: Activity) => Math.max(0, ...list.filter((m) => m.line === line).map((m) => m.to))
  return (line, space) => {
    const now = view.board?.lines[line]
    if (now === null || now === undefined || space <= now) return 'none'
    if (space <= far(chosen, line)) return 'strong'
    if (chosen.length > 0) return 'none'
    return space <= far(choices.moves, line) ? 'soft' : 'none'
  }
}
/** The line a raised card would move, if any. */
export const previewedLine = (view: View, preview: Preview | null): Activity | null =>
  (preview?.keys ?? []).map((key) => lineKey(view, key, 1)).find((m) => m !== null)?.line ?? null
