/**
 * What occurred in many matches, and what never did: kinds of decisions, verbs of choices, faces of cards and tiles, events, endings.
 * Knows no game: it looks at prompts, log entries and events as the engine shows them.
 */
import { cardInKey, type Entry, type GameEvent, type OptionValues, type Outcome, type Prompt, type Request } from '../engine/index.ts'

/** How often each thing occurred; things that could have and did not stand with 0. */
export type Counts = Map<string, number>

export interface Coverage {
  readonly decisions: Counts
  readonly choices: Counts
  readonly faces: Counts
  readonly events: Counts
  readonly endings: Counts
  readonly settings: Counts
}

export function emptyCoverage(): Coverage {
  const counts = (): Counts => new Map()
  return { decisions: counts(), choices: counts(), faces: counts(), events: counts(), endings: counts(), settings: counts() }
}

function add(counts: Counts, name: string, by: number): void {
  counts.set(name, (counts.get(name) ?? 0) + by)
}

function verbOf(key: string): string {
  return key.split(':', 1)[0] as string
}

export function coverPrompt(coverage: Coverage, prompt: Prompt): void {
  add(coverage.decisions, prompt.kind, 1)
  for (const key of prompt.keys) {
    const verb = `${prompt.kind} ${verbOf(key)}`
    if (!coverage.choices.has(verb)) coverage.choices.set(verb, 0)
  }
}

/** `kind` is the decision a choice answers. */
export function coverKeys(coverage: Coverage, kind: string, keys: readonly string[]): void {
  for (const key of keys) {
    add(coverage.choices, `${kind} ${verbOf(key)}`, 1)
    const face = cardInKey(key)?.face
    if (face) add(coverage.faces, `played ${face}`, 1)
  }
}

/** The name a face is counted under: the deck it was first seen in, whichever decks have it in other matches. */
const names = new WeakMap<Counts, Map<string, string>>()

function namesIn(faces: Counts): Map<string, string> {
  const known = names.get(faces) ?? new Map<string, string>()
  names.set(faces, known)
  return known
}

/** Faces are counted when they come up; a shuffle names those that could. */
export function coverEntry(coverage: Coverage, request: Request | null, entry: Entry): void {
  const known = namesIn(coverage.faces)
  if (request?.type === 'shuffle') {
    for (const face of request.faces) {
      if (known.has(face)) continue
      known.set(face, `${request.deck} ${face}`)
      add(coverage.faces, `${request.deck} ${face}`, 0)
    }
    return
  }
  if (!('faces' in entry)) return
  for (const face of entry.faces) {
    const name = known.get(face)
    if (name) add(coverage.faces, name, 1)
  }
}

/** An event counts with the words it carries: `event moria watcher`, `roll eye space`. Keys that name cards are left out. */
export function coverEvent(coverage: Coverage, event: GameEvent): void {
  const words = Object.values(event).filter((value) => typeof value === 'string' && !/[#:.]/.test(value))
  add(coverage.events, words.join(' '), 1)
}

export function coverEnd(coverage: Coverage, outcome: Outcome, seats: number, options: OptionValues): void {
  add(coverage.endings, `${outcome.result} with ${seats} seats`, 1)
  for (const [id, value] of Object.entries(options)) add(coverage.settings, `${id}=${value}`, 1)
}

/** `known`: what could occur is known from elsewhere, so what never did can be named. */
function paragraph(title: string, counts: Counts, full: boolean, known = true): string {
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  const never = sorted.filter(([, count]) => count === 0).map(([name]) => name)
  const seen = sorted.filter(([, count]) => count > 0)
  const rare = [...seen].sort(([, a], [, b]) => a - b).slice(0, full ? seen.length : 8)
  const list = rare.map(([name, count]) => `${name} ${count}`).join(', ')
  const lines = [
    known ? `${title}: ${seen.length} of ${counts.size} occurred` : `${title}: ${seen.length} different ones occurred`,
    `  ${full ? 'counts' : 'rarest'}: ${list || 'none'}`,
  ]
  return (known ? [...lines, `  never: ${never.join(', ') || 'none'}`] : lines).join('\n')
}

/** A table for people. */
export function describeCoverage(coverage: Coverage): string {
  return [
    paragraph('Decisions', coverage.decisions, true, false),
    paragraph('Choices', coverage.choices, false),
    paragraph('Cards and tiles', coverage.faces, false),
    paragraph('Events', coverage.events, false, false),
    paragraph('Endings', coverage.endings, true, false),
    paragraph('Settings', coverage.settings, false, false),
  ].join('\n')
}
