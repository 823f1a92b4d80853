/**
 * Matches of random players that are looked at from all sides while they are played. Knows no game.
 * A walk is given by its game, its beginning and its seed, and is the same on every machine.
 */
import {
  answersOf,
  type Below,
  type CardTable,
  clone,
  type Dealer,
  defaultOptions,
  generator,
  localDealer,
  Match,
  mixSeeds,
  type Policy,
  policies,
  promptFor,
  type Table,
} from '../../src/engine/index.ts'
import type { ChanceRequest, Entry, GameEvent, Prompt, Scene, SceneCard, Seat } from '../../src/engine/types.ts'
import type { AnyRules, Subject } from './subject.ts'

export type AnyMatch = Match<object, unknown, GameEvent>

/** Where a walk begins: the usual setup for that many seats, or a scene. */
export type Beginning = { readonly seats: number } | { readonly scene: string }

export interface Walk {
  readonly match: AnyMatch
  readonly dealer: Dealer
  readonly below: Below
  readonly events: GameEvent[]
}

export function beginnings({ rules, scenes }: Subject): Beginning[] {
  const seats = Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, i) => ({ seats: rules.seats.min + i }))
  return [...seats, ...scenes.map((scene) => ({ scene }))]
}

export const named = (at: Beginning): string => ('seats' in at ? `${at.seats} seats` : at.scene.slice(0, 40))

export function setOut(rules: AnyRules, at: Beginning, seed: number): Walk {
  const events: GameEvent[] = []
  const hear = (event: GameEvent): void => {
    events.push(event)
  }
  const match = 'seats' in at ? startWith(rules, at.seats, hear) : fromScene(rules, rules.notation.read(at.scene), hear)
  return { match, dealer: localDealer(seed), below: generator(mixSeeds(seed, -1)), events }
}

const startWith = (rules: AnyRules, seats: number, hear: (event: GameEvent) => void): AnyMatch =>
  Match.start(rules, { options: defaultOptions(rules.options), seats }, hear)

/** States of these games carry their options and players. */
export function fromScene(rules: AnyRules, scene: Scene<object>, hear?: (event: GameEvent) => void): AnyMatch {
  const state = scene.state as { options: Record<string, boolean | string | number>; players: unknown[] }
  return Match.from(rules, { options: state.options, seats: state.players.length }, scene, hear)
}

/** Random, but seldom lets a moment pass for which an operation was made. */
const eager: Policy = (asked, below) => {
  if (asked.pass === undefined) return policies.random(asked, below)
  const { weight, keys } = asked.prompt()
  const operations = keys.filter((key) => key.startsWith('use:') || key.startsWith('call:'))
  if (weight === 'special' && operations.length && below(2)) return [operations[below(operations.length)] as string]
  return policies.random(asked, below)
}

/** One step: every answer that is due, or one piece of chance. */
export function nextEntries({ match, dealer, below }: Walk): Entry[] {
  const request = match.pending
  if (!request) return []
  return request.type === 'ask'
    ? answersOf(request, eager, below)
    : [dealer.answer(request as ChanceRequest, match.cards, match.log.length)]
}

export function prompts(match: AnyMatch): { seat: Seat; prompt: Prompt }[] {
  return match.waitingFor.flatMap((seat) => {
    const prompt = promptFor(match, seat)
    return prompt ? [{ seat, prompt }] : []
  })
}

/** Some legal answers of a prompt. */
export const legalAnswers = (prompt: Prompt): readonly (readonly string[])[] => {
  if (prompt.refuse) return prompt.examples?.() ?? []
  return prompt.min <= 1 && prompt.max >= 1 ? prompt.keys.map((key) => [key]) : [prompt.keys.slice(0, prompt.min)]
}

/** Plays to the end, with a look before and after every entry. */
export function walkOn(walk: Walk, look: { before?: (entry: Entry) => void; after?: (entry: Entry) => void }): void {
  for (let entries = nextEntries(walk); entries.length; entries = nextEntries(walk)) {
    for (const entry of entries) {
      look.before?.(entry)
      walk.match.put(entry)
      look.after?.(entry)
    }
    if (walk.match.log.length > 5000) throw new Error('this match does not end')
  }
}

/** A scene names one knower of a card; what several seats have seen counts as seen by all, so that no holder forgets it. */
function known(cards: CardTable): SceneCard[] {
  const seats = Array.from({ length: 8 }, (_, seat) => cards.seenBy(seat))
  return cards.scene().map((card, handle) => {
    const knowers = seats.filter((seat) => seat.face(handle) !== null).length
    return knowers > 1 ? { ...card, known: 'all' as const } : card
  })
}

/** The scenes at which rounds of a match began: only there a match can be taken up again. */
export function roundScenes(rules: AnyRules, at: Beginning, seed: number): Scene<object>[] {
  const scenes: Scene<object>[] = []
  const listening: AnyRules = {
    ...rules,
    round(table) {
      scenes.push({ state: clone(table.state), cards: known((table as Table<object>).cards) })
      return rules.round(table)
    },
  }
  walkOn(setOut(listening, at, seed), {})
  return scenes
}
