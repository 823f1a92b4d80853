/**
 * Which characters' leadership counts on a battleground: each needs an army of its own faction to itself. Who is to be supported is
 * chosen where armies are too few; which army supports whom follows from it. [wotr-cards BC2]
 */
import { cardKey, handleInKey } from '../../../engine/cards.ts'
import type { Handle, Prompt, Script, Seat } from '../../../engine/types.ts'
import { BATTLEGROUND_DATA, CARDS } from '../data/index.ts'
import { type BattlegroundId, CARD_IDS, type CardId, type Piece, type Side, type Support } from '../types.ts'
import { iconsOf } from './icons.ts'
import { factionAt, unitsAt } from './pieces.ts'
import { askSeat } from './piles.ts'
import { fitsGround, permissionsFor } from './places.ts'
import { type CardsTable, dataAt, faceAt, type Sight, seatsInOrder } from './seats.ts'

interface Field {
  readonly armies: readonly Piece[]
  /** Characters to whom support is worth something, with what it is worth. */
  readonly characters: readonly Piece[]
  readonly worth: ReadonlyMap<Handle, number>
  supports(army: Piece, character: Piece): boolean
}

/** Characters that an army's own text names. */
const namedBy = (id: CardId): readonly CardId[] =>
  CARDS[id].effects.flatMap((effect) => (effect.when === 'static' ? (effect.if?.supporting ?? []) : []))

/** By title, so that it does not matter in which order cards came there. */
const order = (s: Sight, { handle }: Piece): number => CARD_IDS.indexOf(faceAt(s, handle))

function fieldOf(s: Sight, ground: BattlegroundId, side: Side): Field {
  const units = unitsAt(s.state, ground, side).sort((a, b) => order(s, a) - order(s, b))
  const armies = units.filter(({ handle }) => dataAt(s, handle).type === 'army')
  const named = new Set(armies.flatMap(({ handle }) => namedBy(faceAt(s, handle))))
  const defends = BATTLEGROUND_DATA[ground].side === side
  const worth = new Map<Handle, number>()
  const characters = units.filter((unit) => {
    if (dataAt(s, unit.handle).type === 'army') return false
    const icons = iconsOf(s, unit, [])
    const lead = defends ? icons.leadDefense : icons.leadAttack
    // ruling armySupportsNonLeaders
    const isNamed = named.has(faceAt(s, unit.handle)) && (s.state.options.armySupportsNonLeaders || lead > 0)
    worth.set(unit.handle, lead + (isNamed ? 2 : 0))
    return lead > 0 || isNamed
  })
  const others = new Map(characters.map((unit) => [unit.handle, otherFactions(s, unit, ground)]))
  return {
    armies,
    characters,
    worth,
    supports: (army, character) =>
      factionAt(s, army) === factionAt(s, character) || (others.get(character.handle)?.includes(factionAt(s, army)) ?? false),
  }
}

/** Armies of other factions that a text lets count there. */
function otherFactions(s: Sight, unit: Piece, ground: BattlegroundId): readonly string[] {
  const factions: string[] = []
  for (const { onto, supportedBy } of permissionsFor(s, faceAt(s, unit.handle), unit.handle)) {
    if (supportedBy && fitsGround(s.state, ground, onto)) factions.push(...supportedBy)
  }
  return factions
}

/** An army for each of these characters, or null; `fixed` is taken as given. */
function assign({ armies, supports }: Field, characters: readonly Piece[], fixed: Support | null): Support[] | null {
  const supporter = new Map<Handle, Piece>()
  if (fixed) supporter.set(fixed.army, characters.find(({ handle }) => handle === fixed.character) as Piece)
  const place = (character: Piece, tried: Set<Handle>): boolean => {
    for (const army of armies) {
      if (army.handle === fixed?.army || tried.has(army.handle) || !supports(army, character)) continue
      tried.add(army.handle)
      const other = supporter.get(army.handle)
      if (other && !place(other, tried)) continue
      supporter.set(army.handle, character)
      return true
    }
    return false
  }
  for (const character of characters) if (character.handle !== fixed?.character && !place(character, new Set())) return null
  return armies.flatMap(({ handle }) => {
    const character = supporter.get(handle)
    return character ? [{ army: handle, character: character.handle }] : []
  })
}

/** An army whose text names a character supports that one if all the others still find an army. */
function supportFor(s: Sight, field: Field, characters: readonly Piece[]): Support[] | null {
  for (const army of field.armies) {
    const named = namedBy(faceAt(s, army.handle))
    for (const character of characters) {
      if (!named.includes(faceAt(s, character.handle)) || !field.supports(army, character)) continue
      const found = assign(field, characters, { army: army.handle, character: character.handle })
      if (found) return found
    }
  }
  return assign(field, characters, null)
}

/** As many characters as can be supported, those first who gain most. */
function best(s: Sight, field: Field): Piece[] {
  const chosen: Piece[] = []
  const ranked = field.characters
    .slice()
    .sort((a, b) => (field.worth.get(b.handle) ?? 0) - (field.worth.get(a.handle) ?? 0) || order(s, a) - order(s, b))
  for (const character of ranked) if (supportFor(s, field, [...chosen, character])) chosen.push(character)
  return chosen
}

/** What would be chosen for a side if it were fought now. */
export function forecastSupport(s: Sight, ground: BattlegroundId, side: Side): Support[] {
  const field = fieldOf(s, ground, side)
  return field.armies.length && field.characters.length ? (supportFor(s, field, best(s, field)) ?? []) : []
}

/** Fixed for the whole combat. ruling supportAssignment: asked is who controls the first army that is wanted twice. */
export function* decideSupport(t: CardsTable, ground: BattlegroundId, side: Side): Script<Support[]> {
  const field = fieldOf(t, ground, side)
  if (!field.armies.length || !field.characters.length) return []
  const most = best(t, field)
  if (most.length === 0 || most.length === field.characters.length) return supportFor(t, field, most) ?? []
  const wanted = field.characters.filter((character) => field.armies.some((army) => field.supports(army, character)))
  if (wanted.length === most.length || isAllTheSame(field, wanted, ground, side)) return supportFor(t, field, most) ?? []
  const keys = yield* askSeat(t, chooser(t, field, wanted), () => supportPrompt(t, field, wanted, most.length, ground))
  const handles = keys.map(handleInKey)
  return (
    supportFor(
      t,
      field,
      wanted.filter(({ handle }) => handles.includes(handle)),
    ) ?? []
  )
}

/** Attackers are all lost in the end: who of equals led them makes no difference. */
function isAllTheSame({ worth }: Field, wanted: readonly Piece[], ground: BattlegroundId, side: Side): boolean {
  return BATTLEGROUND_DATA[ground].side !== side && new Set(wanted.map(({ handle }) => worth.get(handle))).size === 1
}

function chooser(t: CardsTable, { armies, supports }: Field, wanted: readonly Piece[]): Seat {
  const contested = armies.filter((army) => wanted.filter((character) => supports(army, character)).length > 1)
  const seats = new Set(contested.map(({ controller }) => controller))
  return seatsInOrder(t.state).find((seat) => seats.has(seat)) ?? (armies[0] as Piece).controller
}

function supportPrompt(t: CardsTable, field: Field, wanted: readonly Piece[], count: number, location: BattlegroundId): Prompt {
  const keys = wanted.map(({ handle }) => cardKey('support', faceAt(t, handle), handle))
  const piecesOf = (chosen: readonly string[]): Piece[] => wanted.filter(({ handle }) => chosen.some((key) => handleInKey(key) === handle))
  const refuse = (chosen: readonly string[]) => (supportFor(t, field, piecesOf(chosen)) ? null : { code: 'not-enough-armies' })
  const examples = (): string[][] => {
    const sets: string[][] = []
    const extend = (chosen: readonly string[], from: number): void => {
      if (chosen.length === count) sets.push([...chosen])
      else
        for (let i = from; i < keys.length && sets.length < 20; i++) {
          const more = [...chosen, keys[i] as string]
          if (!refuse(more)) extend(more, i + 1)
        }
    }
    extend([], 0)
    return sets
  }
  return { kind: 'support', keys, min: count, max: count, about: { location }, refuse, examples }
}
