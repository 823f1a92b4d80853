/** From the screen before a match to the match: which scenario, who sits where, and back. Pure. */
import { SCENARIO_DATA } from '../data/index.ts'
import type { ScenarioId } from '../types.ts'

/** How many people a scenario can be played by. */
export const peopleOf = (scenario: ScenarioId): readonly number[] => Object.keys(SCENARIO_DATA[scenario].people).map(Number)

/** The seats each person plays. */
export const sharesOf = (scenario: ScenarioId, people: number): readonly (readonly number[])[] =>
  SCENARIO_DATA[scenario].people[people] ?? []

/** By seat the number of its person. */
export function personOfSeat(scenario: ScenarioId, people: number): readonly number[] {
  const shares = sharesOf(scenario, people)
  return SCENARIO_DATA[scenario].seats.map((_, seat) => shares.findIndex((seats) => seats.includes(seat)))
}

/**
 * Names by seat. Whoever plays two seats and has no name yet gets one, or the table could not know that they are one person.
 */
export function namesBySeat(
  scenario: ScenarioId,
  people: number,
  names: readonly string[],
  nameless: (person: number) => string,
): string[] {
  const shares = sharesOf(scenario, people)
  return personOfSeat(scenario, people).map((person) => {
    const name = names[person]?.trim() ?? ''
    return name || ((shares[person]?.length ?? 1) > 1 ? nameless(person) : '')
  })
}

/** A person who plays two seats: which, and in which line its bracket is drawn, so that no two lie over each other. */
export interface Bracket {
  readonly person: number
  readonly from: number
  readonly to: number
  readonly line: number
}
export function bracketsOf(shares: readonly (readonly number[])[]): readonly Bracket[] {
  const found: Bracket[] = []
  shares.forEach((seats, person) => {
    if (seats.length < 2) return
    const [from, to] = [Math.min(...seats), Math.max(...seats)]
    const near = found.filter((one) => one.from <= to && from <= one.to).map(({ line }) => line)
    let line = 0
    while (near.includes(line)) line++
    found.push({ person, from, to, line })
  })
  return found
}
